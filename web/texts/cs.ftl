# Co říkají stránky, česky.

language = Jazyk
close = Zavřít
cancel = Zrušit
back = Zpět
dismiss = Odstranit
article = Článek { $article }
round = { $round }. kolo
side = { $side ->
    [white] Bílý
   *[black] Černý
}
seconds = { $seconds } s

### Odkazy a spojení

wrong-link-title = Tento odkaz nefunguje
wrong-link-text = Neplatí, nebo už neplatí. Požádejte rozhodčího o nový.
connecting = Připojování k sálu …
connection-lost = Není spojení
connection-lost-hint = Hodiny na serveru běží dál. Stránka se vrátí sama.
no-connection = Není spojení: nic nebylo odesláno.
link-void = Toto zařízení bylo odpojeno

### Šachovnice

board = Šachovnice
board-rank = { $rank }. řada
board-empty = prázdné
board-piece = { $side ->
    [white] { $piece ->
        [k] bílý král
        [q] bílá dáma
        [r] bílá věž
        [b] bílý střelec
        [n] bílý jezdec
       *[p] bílý pěšec
    }
   *[black] { $piece ->
        [k] černý král
        [q] černá dáma
        [r] černá věž
        [b] černý střelec
        [n] černý jezdec
       *[p] černý pěšec
    }
}
piece-name = { $piece ->
    [k] král
    [q] dáma
    [r] věž
    [b] střelec
    [n] jezdec
   *[p] pěšec
}
board-lifted = { $square }, { $piece ->
    [k] král zvednut
    [q] dáma zvednuta
    [r] věž zvednuta
    [b] střelec zvednut
    [n] jezdec zvednut
   *[p] pěšec zvednut
}
board-put-back = vráceno
promotion = Čím se pěšec stane?
which-piece = Která figura?

### Tahy v řeči

spoken-moves = { $piece ->
    [k] král
    [q] dáma
    [r] věž
    [b] střelec
    [n] jezdec
   *[p] pěšec
} { $from } na { $to }
spoken-takes = { $piece ->
    [k] král
    [q] dáma
    [r] věž
    [b] střelec
    [n] jezdec
   *[p] pěšec
} { $from } bere { $to }
spoken-moves-promotes = pěšec { $from } na { $to }, mění se v { $promotion ->
    [r] věž
    [b] střelce
    [n] jezdce
   *[q] dámu
}
spoken-takes-promotes = pěšec { $from } bere { $to }, mění se v { $promotion ->
    [r] věž
    [b] střelce
    [n] jezdce
   *[q] dámu
}
spoken-castles-short = malá rošáda
spoken-castles-long = velká rošáda
spoken-time = { $side ->
    [white] Bílý
   *[black] Černý
}: { $hours ->
    [0] { "" }
    [one] { $hours } hodina
    [few] { $hours } hodiny
   *[other] { $hours } hodin
} { $minutes ->
    [0] { "" }
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
} { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
spoken-warning = { $side ->
    [white] Bílému
   *[black] Černému
} { $minutes ->
    [one] zbývá { $minutes } minuta.
    [few] zbývají { $minutes } minuty.
   *[other] zbývá { $minutes } minut.
}

### Hodiny

half = { $side ->
    [white] Bílý
   *[black] Černý
}: { $name }
press = { $side ->
    [white] Stisknout hodiny bílého
   *[black] Stisknout hodiny černého
}
press-clock = Stisknout hodiny
press-to-complete = Stisknout a dokončit tah
enter-first = Zadejte tah a stiskněte hodiny. Druhým stiskem je stisknete bez tahu.
flag-fallen = Praporek
moves-made = { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}
moves-left = { $moves ->
    [one] zbývá { $moves } do kontroly
    [few] zbývají { $moves } do kontroly
   *[other] zbývá { $moves } do kontroly
}
period = Období { $period } z { $periods }
increment = +{ $seconds } s na tah
delay = odklad { $seconds } s
delay-left = Odklad { $seconds } s
phase-waiting = Čeká se na rozhodčího
phase-running = Hraje se
phase-stopped = Hodiny zastaveny
phase-sealing = Zapečetění tahu
phase-adjourned = Přerušeno
phase-over = Konec partie
annulled = Zrušena
table-title = Stůl { $table }
play-title = Stůl { $table }
say-times = Říct časy
turn-table = Prohodit poloviny
fill-screen = Na celou obrazovku
to-clock = Hodiny
to-scoresheet = Partiář
game = Partie
own-place = Vaše místo

### Partiář

scoresheet = Partiář
notation = Notace
entry = Způsob zápisu
entry-board = Šachovnice
entry-letters = Písmena
entry-move = { $number }. tah
correct-entry = Opravit tento zápis
keys = Klávesy
key-back = Smazat poslední písmeno
key-write = Zapsat
sign-offered = Byla nabídnuta remíza
sign-not-written = Tah nezapsán
sign = Podepsat: { $result }

### Co může hráč říct

actions = Akce
actions-menu = { $side ->
    [white] Bílý
   *[black] Černý
}
actions-resign = Vzdát partii?
actions-claim = Reklamace
actions-written = Reklamace zapsaným tahem
actions-stop = Zastavit hodiny?
offer-draw = Nabídnout remízu
offer-open = { $side ->
    [white] Bílý
   *[black] Černý
} nabízí remízu.
accept-draw = Přijmout
decline-draw = Odmítnout
resign = Vzdát partii
resign-sure = { $side ->
    [white] Bílý
   *[black] Černý
} prohraje partii. To nelze vzít zpět.
call-arbiter = Zavolat rozhodčího
stop-clocks = Zastavit hodiny
stop-sure = Oboje hodiny se zastaví a přivolá se rozhodčí.
arrive = Dostavil jsem se
ask-scoresheet = Požádat o nahlédnutí do zápisu
correct-by-agreement = Opravit nepřípustný tah dohodou
adjust = J'adoube
adjust-hint = Dotkněte se figury, kterou upravujete.
claim = Reklamovat
claim-on-board = { $claim ->
    [threefold] Stejná pozice potřetí
   *[fifty] Padesát tahů bez braní a tahu pěšcem
}
claim-with-move = { $claim ->
    [threefold] Potřetí mým příštím tahem …
   *[fifty] Padesát tahů mým příštím tahem …
}
claim-flag = Praporek spadl
claim-illegal-move = Nepřípustný tah
claim-touch-move = Dotčenou figurou nebylo taženo
claim-wrong-start = Nesprávná výchozí pozice
claim-cannot-win = Soupeř nemůže vyhrát normálními prostředky
claim-no-effort = Soupeř se nesnaží vyhrát
written-hint = Zapište tah, který zahrajete. Po odeslání jej nelze změnit.
written-move = Můj tah
written-unread = Napište, ze kterého pole: například Jg1-f3.
written-lock = { $claim ->
    [threefold] Tímto tahem nastane pozice potřetí:
   *[fifty] Tímto tahem se naplní padesát tahů:
}
lock-and-claim = Uzamknout a reklamovat

### Přerušení

sealing = Zapečeťte svůj tah
sealing-hint = Zapište tah a uzavřete obálku. Nikdo jej neuvidí, dokud se partie neobnoví.
sealed-move = Zapečetěný tah
seal = Zapečetit
close-envelope = Uzavřít obálku
