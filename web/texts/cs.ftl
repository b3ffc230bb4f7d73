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
wrong-link-text = Odkaz je špatně opsaný, vypršel nebo byl zrušen. Požádejte rozhodčího o nový.
wrong-code-title = Tento kód nemá žádný stůl ani hráč
wrong-code-text = Podívejte se na kartu a zadejte kód ještě jednou, nebo se zeptejte rozhodčího.
connecting = Připojování k sálu …
connection-lost = Spojení je přerušeno
connection-lost-hint = Do obnovení spojení jsou časy jen odhad. Stisky se uchovají a odešlou.
clocks-stand-why = { $cause ->
    [journal] Server teď nemůže nic zaznamenat.
    [busy] Server je přetížený.
   *[stopped] Server se na chvíli zastavil.
} Nikomu čas neběží.
press-not-recorded = Zatím nezaznamenáno: odešle se automaticky znovu a platí od chvíle, kdy jste hodiny stiskli.
not-recorded = Nezaznamenáno: server teď nemůže nic zaznamenat. Hodiny stojí; zkuste to znovu.
no-connection = Spojení je přerušeno: nic nebylo odesláno.
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
promotion = Proměna pěšce v …
which-piece = Který kámen?
entry-fault = { $fault ->
    [none] Žádný takový kámen na toto pole nemůže. Opravte zápis.
    [squares] Zde jsou potřeba obě pole, například Jg1-f3.
    [no_connection] Spojení je přerušeno: zápis nebyl přečten.
   *[unreadable] Tohle nelze přečíst jako tah. Opravte zápis.
}

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
period = Časový úsek { $period } z { $periods }
increment = +{ $seconds } s na tah
delay = odklad { $seconds } s
delay-left = Odklad { $seconds } s
phase-waiting = Čeká se na rozhodčího
phase-running = Hraje se
phase-stopped = Hodiny zastaveny
phase-sealing = Pečetění tahu
phase-adjourned = Přerušeno
phase-over = Konec partie
annulled = Zrušena
table-title = Stůl { $table }
play-title = Stůl { $table }
say-times = Přečíst časy
turn-table = Prohodit poloviny
fill-screen = Na celou obrazovku
to-clock = Hodiny
to-scoresheet = Partiář
game = Partie
own-place = Vaše místo
clock-not-running = Vaše hodiny neběží.
flag-fallen-first = Praporek spadl jako první
low-time = Časová tíseň
press-kept = { $presses ->
    [one] Uchováno, bude odesláno
   *[other] Uchováno ({ $presses }), bude odesláno
}
time-estimated = Odhadovaný čas
white-sits-here = Tady sedí bílý
seat-no-game = Zatím tu není žádná partie. Objeví se automaticky.
next-game = Další partie
sound-off = Vypnout zvuk stisku
sound-on = Zapnout zvuk stisku
sound-press = Zvuk při každém stisku
sound-low = Zvukové znamení, když hráči dochází čas
manual = Jak tyto hodiny fungují
manual-line = { $line ->
   *[press] Proveďte tah na šachovnici a pak se kdekoli dotkněte své poloviny hodin. Dotyk ve chvíli, kdy vaše hodiny neběží, nic neudělá.
    [offer] Remízu nabídněte po tahu a před stiskem hodin.
    [claim] Reklamace zastaví oboje hodiny a jde k rozhodčímu.
    [call] „Přivolat rozhodčího“ zastaví oboje hodiny.
    [offline] Bez spojení hrajte dál: hodiny běží a stisky se po obnovení spojení odešlou se svým časem.
    [seats] Před partií klepněte na „Tady sedí bílý“ na straně bílého. Šipky mezi polovinami je kdykoli prohodí.
}
awake-kept = Obrazovka zůstane zapnutá.
awake-not-kept = Tento prohlížeč nedovolí stránce nechat obrazovku zapnutou. V nastavení zařízení vypněte automatické zhasínání obrazovky.
battery-not-told = Tento prohlížeč nesděluje stav baterie. Mějte nabíječku po ruce.

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
actions-offer = Nabídnout remízu?
actions-menu = { $side ->
    [white] Bílý
   *[black] Černý
}
actions-resign = Vzdát partii?
actions-claim = Reklamace
actions-written = Reklamace zapsaným tahem
actions-stop = Přivolat rozhodčího?
offer-draw = Nabídnout remízu
offer-sure = { $side ->
    [white] Bílý
   *[black] Černý
} nabízí remízu. Nejprve proveďte tah, nabídněte remízu a pak stiskněte hodiny.
offer-open = { $side ->
    [white] Bílý
   *[black] Černý
} nabízí remízu.
accept-draw = Přijmout
accept-draw-sure = Přijmout: partie končí remízou
decline-draw = Odmítnout
resign = Vzdát partii
resign-sure = { $side ->
    [white] Bílý
   *[black] Černý
} prohraje partii. To nelze vzít zpět.
has-resigned = { $side ->
    [white] Bílý
   *[black] Černý
} se vzdal
resigned-next = Partie skončila. Výsledek zapíše rozhodčí; nechte kameny na místě.
clocks-stand = Hodiny stojí.
has-called = { $own ->
    [yes] Přivolali jste rozhodčího.
   *[no] { $side ->
        [white] Bílý
       *[black] Černý
    } přivolal rozhodčího.
}
called-next = Rozhodčí přijde. Zůstaňte u šachovnice a nechte kameny na místě; hra pokračuje, až rozhodčí spustí hodiny.
question-next = Rozhodčí rozhodne a oznámí, jak se v partii pokračuje.
stopped-next = Hra pokračuje, až rozhodčí spustí hodiny.
call-arbiter = Přivolat rozhodčího
stop-clocks = Zastavit hodiny
stop-sure = Oboje hodiny se zastaví a rozhodčí přijde.
report-end = Pokud partie skončila, zvolte jak:
end-checkmate = { $side ->
    [white] Bílý dal mat
   *[black] Černý dal mat
}
end-stalemate = Pat
arrive = Jsem zde
ask-scoresheet = Požádat o nahlédnutí do zápisu
correct-by-agreement = Opravit nepřípustný tah dohodou
adjust = Opravuji
adjust-hint = Dotkněte se kamene, který opravujete.
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
claim-touch-move = Dotknutým kamenem nebylo taženo
claim-two-hands = Tah oběma rukama
claim-two-moves = Dva tahy po sobě
claim-wrong-start = Nesprávné základní postavení
claim-cannot-win = Soupeř nemůže vyhrát normálními prostředky
claim-no-effort = Soupeř neusiluje o výhru normálními prostředky
written-hint = Zapište tah, který zahrajete. Po odeslání jej nelze změnit.
written-move = Můj tah
written-lock = { $claim ->
    [threefold] Tímto tahem nastane pozice potřetí:
   *[fifty] Tímto tahem se naplní padesát tahů:
}
lock-and-claim = Uzamknout a reklamovat

### Přerušení

sealing = Zapečeťte svůj tah
sealing-hint = Zapište tah a uzavřete obálku. Nikdo jej neuvidí, dokud se v partii nepokračuje.
sealed-move = Pečetěný tah
seal = Zapečetit
close-envelope = Uzavřít obálku

### In every room

hall = Sál
desk = Stůl rozhodčího
wall = Přehled partií
organiser = Pořadatel
reading-room = Čítárna
reading-room-hint = Pravidla šachu článek po článku v šesti vydáních, s ukázkovými partiemi ke každému článku.
motto = Pravidla šachu jako software
watch = Sledovat
help = Nápověda
help-players = Nápověda pro hráče
help-players-about = Stisknutí hodin, nabídka remízy, reklamace, přivolání rozhodčího.
help-arbiters = Nápověda pro rozhodčí
help-arbiters-about = Celý den, od přípravy sálu po výsledky.
what-this-is = Touchmove řídí šachový turnaj z jednoho notebooku: tablety u šachovnic jsou hodiny a rozhodčí vidí všechny partie z jednoho místa. Zná Pravidla šachu FIDE ve všech vydáních od roku 2005 a u každého rozhodnutí uvádí článek.
code-from-card = Kód z karty
code-from-card-hint = Dvanáct písmen a číslic pod QR kódem. Na pomlčkách a velikosti písmen nezáleží.
open-code = Otevřít
front-page = Úvodní stránka
no-events = Zatím není žádná soutěž.
new-event = Nová soutěž
boards = { $boards ->
    [one] { $boards } šachovnice
    [few] { $boards } šachovnice
   *[other] { $boards } šachovnic
}
edition-of = Pravidla { $edition }
edition = Vydání
no-clock = bez hodin
result = Výsledek
results = Výsledky
player = Hráč
server = Server
role = { $role ->
    [player] Hráč
    [organiser] Pořadatel
    [arbiter] Rozhodčí
    [assistant] Pomocník
    [table] Stůl
    [white] Bílý
    [black] Černý
   *[spectator] Divák
}
article-of = Článek { $article }, vydání { $edition }
read-on = Otevřít v čítárně
which-round = Které kolo
all-rounds = Všechna kola
round-label = Kolo
table-label = Stůl
starting-position = Základní postavení
step-back = O krok zpět
step-on = O krok dál

### The desk

all-boards = Šachovnice
docket = Nepřípustné tahy
docket-title = Nepřípustné tahy a poznámky
docket-empty = Na žádné šachovnici není nepřípustný tah ani poznámka.
illegal-count = { $count ->
    [one] { $count } nepřípustný tah
    [few] { $count } nepřípustné tahy
   *[other] { $count } nepřípustných tahů
}
search-boards = Stůl nebo jméno
filter = Filtr
filter-boards = { $filter ->
    [all] Vše
    [attention] Pozor
    [running] Hraje se
   *[over] Dohrané
}
no-boards = Zatím nejsou žádné šachovnice.
nothing-found = Nic nenalezeno.
choose-board = Vyberte šachovnici. Nahoře jsou ty, které vyžadují pozornost.
need = { $need ->
    [question] Otázka
    [call] Volá rozhodčího
    [flag] Praporek
    [illegal] Nepřípustný tah
    [lost] Zařízení nepřipojeno
    [stopped] Hodiny stojí
    [battery] Slabá baterie
    [sealing] Pečetění
    [trouble] Časová tíseň
    [absent] Hráč chybí
    [late] Zatím bez tahu
   *[offer] Nabídnuta remíza
}
desk-said = Stůl { $table }: { $need ->
    [question] Otázka
    [call] Volá rozhodčího
    [flag] Praporek
    [illegal] Nepřípustný tah
    [lost] Zařízení nepřipojeno
    [stopped] Hodiny stojí
    [battery] Slabá baterie
    [sealing] Pečetění
    [trouble] Časová tíseň
    [absent] Hráč chybí
    [late] Zatím bez tahu
   *[offer] Nabídnuta remíza
}
notices = Oznámení
notice = { $what ->
    [server_was_away] Server byl { $time } mimo provoz. Nikomu mezitím neběžel čas; kde je třeba, nastavte hodiny.
    [damaged] { $of ->
        [board] Stůl { $table }: deník této šachovnice je poškozen. Nic dalšího pro ni nelze zapsat; zobrazeno je, co se dá přečíst. Obnovte zálohu, nebo partii založte znovu na jiné šachovnici.
       *[event] { $event ->
            [0] Záznam o sále je poškozen a byl přečten, pokud to šlo. Chybí-li něco, obnovte zálohu.
           *[other] Záznam o soutěži { $event } je poškozen a byl přečten, pokud to šlo. Chybí-li něco, obnovte zálohu.
        }
    }
    [not_broadcast] { $table ->
        [0] { $round }. kolo se nepřenáší: { $why }
       *[other] Stůl { $table }, { $round }. kolo: server přenosu hlásí chybu: { $why }. Podívejte se do části „Přenos“.
    }
    [no_backup] Zálohu na konci kola se nepodařilo vytvořit: { $why }
    [link_in_progress] Stůl { $table }: pořadatel během partie vydal odkaz na { $seat ->
        [white] místo bílého
        [black] místo černého
       *[table] stůl
    }. Kdo ho má, může tam hrát. Zeptejte se, k čemu slouží.
    [names_in_progress] Stůl { $table }: pořadatel během partie změnil jména nebo číslo stolu. Ověřte, kdo zde hraje.
   *[answers_differ] Stůl { $table }: tato verze softwaru by rozhodla jinak. Platí původní rozhodnutí; podívejte se do deníku.
}
electronic-notice = Stůl { $table }: { $matter ->
    [dropped_out] elektronická šachovnice { $serial } se přestala hlásit. Než se vrátí, zadávejte tahy na tabletu nebo u stolu rozhodčího.
    [back] elektronická šachovnice { $serial } se znovu hlásí.
    [unexplained] hodiny byly stisknuty, ale postavení nevysvětluje žádný tah ({ $squares }). Hodiny stojí. Opravte postavení a nechte pokračovat ve hře. Článek { $article }
    [no_move_seen] hodiny byly stisknuty, ale na šachovnici není vidět žádný tah. Hodiny stojí. Zeptejte se hráčů a nechte pokračovat ve hře. Článek { $article }
    [pieces_missing] na polích { $squares } nejsou vidět kameny. Nespadly? Článek { $article }
    [differs] šachovnice se neshoduje se záznamem na polích { $squares }. Článek { $article }
    [touched] kámen z pole { $squares } byl zvednut a vrácen, potom se hrálo { $move }. Byl jen opravován? Článek { $article }
    [kings] králové ve středu označují výsledek { $result }. Článek { $article }
    [last_move] na šachovnici stojí { $move } a není na to odpověď; hodiny nebyly stisknuty. Byl tah proveden? Článek { $article }
   *[clock_differs] hodiny u šachovnice a hodiny serveru ukazují jiný čas. Článek { $article }
}
confirm-result = Potvrdit { $result }
stalled = { $cause ->
    [journal] Do deníku se { $time } nedalo zapisovat.
    [busy] Server byl přetížený a { $time } neodpovídal.
   *[stopped] Server { $time } nepracoval.
} Nikdo tím o čas nepřišel. { $stand ->
    [yes] Hodiny stojí, dokud nenecháte ve hře pokračovat.
   *[no] Hodiny pokračují od okamžiku, kdy se zastavily.
}
all-clocks-stand = Všechny hodiny stojí.
resume-all = { $boards ->
    [one] Pokračovat ve hře na { $boards } šachovnici
    [few] Pokračovat ve hře na { $boards } šachovnicích
   *[other] Pokračovat ve hře na { $boards } šachovnicích
}
resume-failed = Nepodařilo se pokračovat, stoly: { $tables }
turn-board = Otočit šachovnici
latest-ruling = Poslední rozhodnutí
papers = Spisy partie
desk-tab = { $tab ->
    [rule] Rozhodnout
    [sheets] Partiáře
    [journal] Deník
   *[evidence] Důkazy
}
journal-whole = I každý tah a stisk
nothing-written = Zatím není nic zapsáno.
sheets-agree = Partiáře se shodují.
sheet-stopped = { $number ->
    [0] { $side ->
        [white] Bílý nezapsal nic.
       *[black] Černý nezapsal nic.
    }
   *[other] { $side ->
        [white] Bílý přestal zapisovat u { $number }. tahu.
       *[black] Černý přestal zapisovat u { $number }. tahu.
    }
}
sheets-differ = První rozdíl: { $number }. tah { $side ->
    [white] bílého
   *[black] černého
}
sheet-of = { $side ->
    [white] Partiář bílého
   *[black] Partiář černého
}
ply = Půltah
question-open = Otázka pro rozhodčího
resigned-asks = Partie skončila. Mohl { $side ->
    [white] bílý
   *[black] černý
} ještě dát mat jakoukoli posloupností přípustných tahů? Téměř vždy ano.
can-still-checkmate = { $decision ->
    [uphold] Ano, mohl
   *[reject] Ne, nemohl
}
decision = { $decision ->
    [uphold] Uznat
    [reject] Zamítnout
   *[defer] Odložit
}
defer-with-time = Odložit, dvě minuty soupeři
points = Body
start-clocks = Spustit hodiny
start-all = { $boards ->
    [one] Spustit hodiny na { $boards } šachovnici
    [few] Spustit hodiny na všech { $boards } šachovnicích
   *[other] Spustit hodiny na všech { $boards } šachovnicích
}
start-all-sure = { $boards ->
    [one] Partie začne na { $boards } šachovnici, která v tomto kole čeká.
    [few] Partie začnou na všech { $boards } šachovnicích, které v tomto kole čekají.
   *[other] Partie začnou na všech { $boards } šachovnicích, které v tomto kole čekají.
}
start-failed = Nespuštěno, stoly: { $tables }
still-in-play = { $games ->
    [one] { $games } partie dřívějšího kola se ještě hraje.
    [few] { $games } partie dřívějších kol se ještě hrají.
   *[other] { $games } partií dřívějších kol se ještě hraje.
}
who-is-absent = Kdo chybí?
tap-who-is-absent = Chybí někdo? Klepněte na jméno.
attendance = Přítomnost
not-here = Chybí: { $names }
is-not-here = Chybí
player-not-here = { $name } není u šachovnice
loses-in = prohraje za { $time }
default-time = { $ms ->
    [0] Čekací doba 0:00: kdo při spuštění hodin není u šachovnice, ihned prohrává.
   *[other] Čekací doba { $time }: kdo po začátku přijde později, prohrává.
}
has-arrived = { $side ->
    [white] Bílý přišel
   *[black] Černý přišel
}
resume = Pokračovat ve hře
open-envelope = Otevřít obálku
envelope-lost = Obálka ztracena
envelope-lost-move = Pečetěný tah podle prohlášení hráče; nechte prázdné, pokud ho nikdo nezná
observe = Zjištění
illegal-move-by = Nepřípustný tah { $side ->
    [white] bílého
   *[black] černého
}
what-was-seen = Co jste zjistili?
observed = { $what ->
    [illegal_move] Nepřípustný tah
    [flag] Praporek spadl
    [both_flags] Oba praporky, pořadí neznámé
    [touch_move] Dotknutým kamenem nebylo taženo
    [two_hands] Obě ruce
    [device] Elektronické zařízení
    [wrong_start] Chybné základní postavení
    [wrong_board] Šachovnice špatně položena
    [colours_reversed] Obrácené barvy
    [displaced] Posunuté kameny
    [clock_counter] Chybné počítadlo tahů
    [wrong_hand] Hodiny stisknuty nesprávnou rukou
    [on_the_button] Prst na hodinách
    [clock_mistreated] Nesprávné zacházení s hodinami
    [left] Opustil hrací prostor
    [notes] Poznámky nebo informace
    [advice] Rady
    [distracting] Ruší soupeře
    [refused_search] Odmítl prohlídku
    [disrepute] Poškozuje dobré jméno šachu
    [smoking] Kouření
    [disobeys] Odmítá se řídit Pravidly šachu
    [absent] Není u šachovnice
    [clock_defect] Vadné hodiny
    [sheets_due] Doplnit partiáře
    [sheet_complete] Partiář je doplněn
    [wrong_entry] Chybně zapsaný tah
    [illegible] Nečitelný partiář
    [not_algebraic] Není v algebraické notaci
    [sheet_not_returned] Soupeřův partiář nebyl vrácen
    [not_repeated] Oznámený tah nebyl zopakován
    [left_unreported] Opustil hrací místnost bez ohlášení
   *[illegal_position] Nepřípustná pozice
}
observed-at-board = Šachovnice a hodiny
observed-conduct = Chování
by-whom = Kdo?
whose-counter = Čí počítadlo je chybné?
to-whom = Komu?
device-sound = Vydalo zvuk
record = Zaznamenat
penalise = Trest
penalties-of = Tresty podle vydání { $edition }
penalty-name = { $penalty ->
    [warning] Napomenutí
    [add_time] Přidání času soupeři
    [take_time] Odebrání času provinilci
    [raise_opponent] Zvýšení bodů soupeři
    [lower_offender] Snížení bodů provinilci
    [loss] Prohra partie
    [fine] Pokuta
    [exclude_rounds] Vyloučení z jednoho nebo více kol
   *[expel] Vyloučení ze soutěže
}
penalty-for = Za co?
reopen = Znovu otevřít partii
reopen-hint = Výsledek se ruší a partie pokračuje od okamžiku, kdy skončila. Hodiny stojí, dokud se ve hře nepokračuje.
retract = Odvolat poslední rozhodnutí
retract-hint = Odvolává se: { $act }. Vše je jako předtím a hodiny stojí, dokud se ve hře nepokračuje.
why = Proč?
which-move = Který tah byl zapečetěn?
which-ply = Která pozice se obnoví?
set-clocks = Nastavit hodiny
time = Čas
time-form = Hodiny, minuty a sekundy: 1:30:00, 12:05, 0:45
clock-runs = Jedny hodiny běží; vidíte čas z okamžiku otevření.
before = Před
after = Po
moves-counted = tahy
look-again = Zkontrolovat …
restore-position = Obnovit pozici
adjourn = Přerušit partii
adjourn-hint = Hráč na tahu zapečetí tah; hodiny běží, dokud není obálka uzavřena.
resumption = Dohrávka: den, čas, místo
declare-result = Vyhlásit výsledek
declare = Vyhlásit { $result }
act-name = { $act ->
    [open] Partie otevřena
    [start] Hodiny spuštěny
    [arrive] Příchod
    [touch] Dotek
    [adjust] Opravuji
    [place] Kámen puštěn
    [promote] Proměna
    [move] Tah
    [announce] Oznámení
    [press] Stisk
    [offer_draw] Nabídka remízy
    [accept_draw] Remíza přijata
    [decline_draw] Remíza odmítnuta
    [resign] Vzdání se
    [claim] Reklamace
    [stop_clocks] Hodiny zastaveny
    [interrupt] Rozhodčí zastavil hodiny
    [write] Zapsáno
    [ask_scoresheet] Žádost o zápis
    [correct_by_agreement] Opraveno dohodou
    [seal] Tah zapečetěn
    [sign] Podpis
    [observe] Zjištění
    [rule] Rozhodnutí
    [penalise] Trest
    [set_clock] Hodiny nastaveny
    [resume] Hra pokračuje
    [restore] Pozice obnovena
    [adjourn] Přerušení
    [open_envelope] Obálka otevřena
    [envelope_lost] Obálka ztracena
    [reconstruct] Rekonstrukce
    [position] Pozice nastavena
    [appeal] Odvolání
    [declare] Výsledek vyhlášen
    [reopen] Partie znovu otevřena
    [retract] Rozhodnutí odvoláno
    [admit] Opozdilý hráč připuštěn
    [hand_in] Odevzdáno k reklamaci
    [confirm] Potvrdil soupeř
    [grant_time] Přidán čas
    [annul] Partie zrušena
    [inform] Sděleny tahy a čas
   *[tick] Čas
}
devices = Zařízení u tohoto stolu
disconnect = Odpojit
disconnect-sure = Zařízení používající tento odkaz budou odpojena.
other-device = Jiné zařízení
alarms = { $boards ->
    [one] { $boards } šachovnice čeká na rozhodčího
    [few] { $boards } šachovnice čekají na rozhodčího
   *[other] { $boards } šachovnic čeká na rozhodčího
}
alarms-elsewhere = { $boards ->
    [one] Na rozhodčího čeká ještě { $boards } šachovnice
    [few] Na rozhodčího čekají ještě { $boards } šachovnice
   *[other] Na rozhodčího čeká ještě { $boards } šachovnic
}
is-new = nové
current-rounds = Právě hraná kola
bell = Zvonek
bell-is-on = Zvonek je zapnutý
bell-is-off = Zvonek je vypnutý
rings-again = Zvoní znovu každých 20 s
rings-once = Zvoní jednou
all-devices = Zařízení
no-devices = U šachovnic zatím nebylo žádné zařízení.
devices-online = Připojeno: { $online }, nepřipojeno: { $offline }
tables-without-device = Stoly bez zařízení: { $tables }
no-arbiters-link = Tento prohlížeč nemá odkaz rozhodčího: můžete se dívat, ale ne rozhodovat. Otevřete odkaz rozhodčího na tomto zařízení.
mating-line = Například: { $line }
given-position = nastavená pozice
fill-trf = Doplnit výsledky { $round }. kola do TRF …
start-without-device = U těchto stolů není připojeno žádné zařízení: { $tables }. Jejich hodiny přesto poběží a nikdo je nemůže stisknout.
device-unused = dosud nepoužito
device-online = připojeno
device-last-seen = nepřipojeno, naposledy před { $time }
device-battery = baterie { $percent } %{ $charging ->
    [yes] , nabíjí se
   *[no] { "" }
}
other-device-how = Tablet vypověděl službu? Naskenujte kartu stolu jiným tabletem; nic víc není potřeba. Nemáte-li kartu, přidejte zařízení zde. Nahrazení odpojí všechna zařízení s tímto odkazem a zneplatní vytištěnou kartu: udělejte to, jen když se karta ztratila nebo ji má někdo jiný.
device-beside = Přidat zařízení
device-instead = Nahradit zařízení
other-device-hint = Namiřte kameru nového zařízení na kód. { $how ->
    [instead] Staré je odpojeno.
   *[beside] Staré zůstává připojeno.
}
desk-on-phone = Stůl rozhodčího v telefonu
desk-on-phone-hint = Namiřte kameru telefonu na kód. Kdo ho otevře, jedná jako rozhodčí; toto zařízení zůstává připojeno.
type-instead = Nebo napište:
own-address-warning = Ostatní zařízení se na { $address } nedostanou. Na stránce pořadatele zvolte adresu v síti.
usual-reason = { $reason ->
    [pairings] Špatné nalosování
    [result] Špatný výsledek
    [table] Špatný stůl
    [player] Špatný hráč
   *[mistake] Zaznamenáno omylem
}
withdraw-this-round = Odebrat kolo
withdraw-round-hint = { $boards ->
    [one] Odstraní se { $boards } šachovnice { $round }. kola. Je to možné, dokud nebyl proveden žádný tah; v deníku zůstane.
    [few] Odstraní se všechny { $boards } šachovnice { $round }. kola. Je to možné, dokud nebyl proveden žádný tah; v deníku zůstanou.
   *[other] Odstraní se všech { $boards } šachovnic { $round }. kola. Je to možné, dokud nebyl proveden žádný tah; v deníku zůstanou.
}
withdraw-this-board = Odebrat tuto šachovnici
withdraw-board-hint = Šachovnice u stolu { $table } se odstraní a stůl je opět volný. Je to možné, dokud nebyl proveden žádný tah; v deníku zůstane.
choose = Vyberte …
ends-with = Tím partie končí: { $result }
result-becomes = Výsledek bude { $result }
then-phase = { $phase ->
    [running] Hraje se dál.
    [stopped] Hodiny stojí, dokud se ve hře nepokračuje.
   *[other] { "" }
}
brings-nothing = Zaznamená se; nic jiného se nemění.
ended-by-mistake = Skončila omylem?
record-promotion = Proměna
promotion-held = Nový kámen nebyl puštěn z ruky
promotion-colour = Nový kámen má barvu soupeře
promotion-squares = Stojí-li pěšec ještě na svém poli: odkud kam?
square-from = Z pole
square-to = Na pole
write-note = Napsat poznámku
note = Poznámka
note-of-board = Poznámka k této šachovnici
note-of-ruling = Poznámka k záznamu { $n }

### Dřevěné šachovnice a listiny rozhodčího

no-position = Dřevěná šachovnice: tahy se nezadávají, pozice tedy není známa.
both-squares = Uveďte obě pole: Jg1-f3.
claim-answered = { $verdict ->
    [upheld] Reklamace je oprávněná.
   *[rejected] Reklamace je neoprávněná.
}
set-up-position = Nastavit pozici
set-up-hint = Toto bude pozice na šachovnici. Hodiny se nemění.
set-up-answers = Pozice rozhodne, zda soupeř ještě může dát mat.
this-position = Toto je pozice
palette = Kameny
tool-move = Přesunout kámen
tool-erase = Odebrat kámen
whose-move = Kdo je na tahu?
on-move = { $side ->
    [white] Bílý na tahu
   *[black] Černý na tahu
}
clear-board = Vyprázdnit
castling-and-fen = Právo na rošádu, FEN
castling-rights = Právo na rošádu
fen-unreadable = Toto není FEN. Šachovnice ukazuje poslední, který se dal přečíst.
answer = { $decision ->
    [uphold] Ano
   *[reject] Ne
}
position-answers = Odpověď dá pozice.
from-scoresheet = Z partiáře
from-scoresheet-hint = Zadejte tahy z partiáře. Nastaví se pozice po posledním tahu, který lze zahrát.
play-through = Přehrát
sheet-played = { $count ->
    [one] Přehrán { $count } půltah.
    [few] Přehrány { $count } půltahy.
   *[other] Přehráno { $count } půltahů.
}
sheet-unplayable = Zastaveno u „{ $text }“, to nelze zahrát.
papers-missing = K této reklamaci ještě chybí:
paper-comes = { $paper ->
    [position] Odevzdána konečná pozice …
    [scoresheet] Odevzdán partiář
   *[confirmation] Soupeř potvrzuje
}
reconstruct = Rekonstruovat partii
reconstruct-hint = Opravte, co bylo přečteno chybně. Místo tahu, který nikdo nepřečte, napište —.
reconstruct-board = Nastavte pozici, která je teď na šachovnici.
reconstruct-line = Partie, která odpovídá partiářům i šachovnici
sheets-agree-until = Partiáře se shodují až po tuto pozici
appeal = Odvolání
who-appeals = Kdo se odvolává?
appeal-against = Proti kterému rozhodnutí?
appeal-subject = { $against ->
    [quickplay] O reklamaci v posledních dvou minutách
   *[other] Proti jinému rozhodnutí
}

### Evidence

repetition = Opakování
same-positions = { $count ->
    [one] Pozice nastala jednou.
    [few] Pozice nastala { $count }krát.
   *[other] Pozice nastala { $count }krát.
}
quiet-moves = { $count ->
    [one] { $count } tah každého hráče bez braní a tahu pěšcem.
    [few] { $count } tahy každého hráče bez braní a tahu pěšcem.
   *[other] { $count } tahů každého hráče bez braní a tahu pěšcem.
}
after-ply = Po { $number }. tahu { $side ->
    [white] bílého
   *[black] černého
}
position-same = stejná pozice
position-differs = { $difference ->
    [turn] na tahu je druhý hráč
    [castling] jiná práva na rošádu
   *[en_passant] braní mimochodem
}
who-can-mate = Kdo ještě může dát mat?
can-mate = { $side ->
    [white] Bílý
   *[black] Černý
} { $verdict ->
    [possible] ještě může dát mat
    [impossible] nemůže dát mat
   *[unknown] – nerozhodnuto
}
proof = { $proof ->
    [material] Žádné rozestavení těchto kamenů není mat.
    [frozen] Kameny se nedostanou na pole potřebná k matu.
   *[exhausted] Byly prozkoumány všechny dosažitelné pozice; žádná není mat.
}
helpmate-line = Tahy vedoucí k matu

### The wall

last-move = Poslední tah
delayed = { $minutes ->
    [one] zpoždění { $minutes } minuta
    [few] zpoždění { $minutes } minuty
   *[other] zpoždění { $minutes } minut
}
pages = Strany
page-back = Předchozí strana
page-on = Další strana
hold-page = Pozastavit
turn-pages = Pokračovat
time-used = Spotřebovaný čas: bílý { $white } min, černý { $black } min
scene-title = { $kind ->
    [games] { $round }. kolo
    [results] { $round }. kolo: výsledky
    [pairings] { $round }. kolo: rozlosování
   *[standings] Pořadí po { $round }. kole
}
follow-rounds = Co se právě děje

### The organiser

event-name = Název
which-boards = Jaké šachovnice?
boards-choice = { $choice ->
    [untold] Dřevěné šachovnice s našimi hodinami
    [told] Tahy se zadávají na tabletu
   *[electronic] Elektronické šachovnice
}
boards-choice-hint = { $choice ->
    [untold] Hraje se na vašich šachovnicích. Tablet nebo telefon na každém stole je šachovými hodinami.
    [told] Tablet ukazuje šachovnici i hodiny. Hráči na něm táhnou.
   *[electronic] Každá šachovnice hlásí přes program DGT LiveChess, kde stojí kameny. Tahy se zapisují automaticky.
}
livechess-address = Počítač, na kterém běží LiveChess
livechess-address-hint = Jeho název nebo IP adresa. Doplňte port, pokud není 1982.
livechess-connect = Připojit
livechess-connected = LiveChess je připojen. Vyberte, u kterého stolu která šachovnice stojí.
livechess-not-connected = LiveChess není připojen. { $why } Server to zkouší dál.
press-from = Hodiny
press-from-choice = { $from ->
    [board_clock] Hodiny DGT připojené k šachovnicím
   *[device] Naše hodiny na tabletu u každého stolu
}
wood-lift-is-touch = Zvednutý kámen se považuje za dotknutý (jinak se systém zeptá rozhodčího)
electronic-boards = Elektronické šachovnice
no-electronic-boards = LiveChess zatím nenašel žádnou šachovnici.
serial-number = Výrobní číslo
board-state = Stav
table-of-board = Stůl šachovnice { $serial }
electronic-state = { $state ->
    [active] hlásí se
    [inactive] vypnutá v LiveChessu
    [not_responding] neodpovídá
    [delayed] hlásí se zpožděním
    [unused] zatím nepoužitá
   *[missing] nenalezena
}
electronic-differs = neshoduje se se záznamem
time-control = Časová kontrola
own-control = Jiná …
period-moves = Na kolik tahů
period-rest = zbytek
period-time = Čas pro každého hráče
period-bonus = { $kind ->
    [delay] Odklad na tah
   *[increment] Přídavek na tah
}
bonus-kind = Každý tah přináší
bonus-choice = { $kind ->
    [delay] odklad
   *[increment] přídavek času
}
period-more = Přidat časový úsek
period-less = Odebrat tento časový úsek
control-read = { $control }: { $class ->
    [blitz] bleskový šach
    [rapid] rapid šach
   *[standard] standardní šach
}
control-fault = Znak { $column }: { $code ->
    [number_missing] chybí číslo, jako v 40/7200:3600, 5400+30 nebo 180d2
    [number_too_large] číslo je příliš velké
    [no_moves] časový úsek musí mít aspoň jeden tah
    [no_time] časový úsek musí mít nějaký čas
    [not_the_last] jen poslední časový úsek může být na všechny zbývající tahy; před ním pište TAHY/SEKUNDY
    [too_many_periods] časových úseků je příliš mnoho
   *[unexpected] tohle sem nepatří; pište sekundy, jako v 40/7200:3600, 5400+30 nebo 180d2
}.
supervision = Dohled
supervision-choice = { $level ->
    [rapid-full] Plný: jeden rozhodčí nejvýše na tři partie
    [blitz-full] Plný: jeden rozhodčí na každou partii
   *[limited] Omezený: jeden rozhodčí na mnoho partií, jako ve většině klubů
}
illegal-means = { $loses ->
    [1] Nepřípustným tahem hráč prohrává partii.
    [2] Za první nepřípustný tah hráče dostane soupeř navíc { $minutes ->
        [one] { $minutes } minutu
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }; druhým partii prohrává.
   *[other] Za každý z prvních dvou nepřípustných tahů hráče dostane soupeř navíc { $minutes ->
        [one] { $minutes } minutu
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }; třetím partii prohrává.
}
arbiter-sees = { $sees ->
    [acts-called] Rozhodčí, který vidí nepřípustný tah nebo spadlý praporek, zasáhne sám.
    [acts-claimed] Rozhodčí, který vidí nepřípustný tah, zasáhne sám; spadlý praporek platí, až když ho soupeř reklamuje.
    [waits-called] Rozhodčí ohlásí spadlý praporek; nepřípustný tah platí, až když ho soupeř reklamuje.
   *[waits-claimed] Nepřípustné tahy a spadlé praporky platí, až když je soupeř reklamuje.
}
more-settings = Další nastavení
late-by = O kolik smí hráč přijít pozdě
broadcast-delay = Zpoždění přenosu
event-language = Jazyk rozhodnutí
standard-start = Obvyklé
draw-lots = Vylosovat
at-the-boards = U šachovnic
does-watch = Systém vidí šachovnici i hodiny a jedná sám
has-sheets = Oba hráči zde vedou partiář
lift-is-touch = Na obrazovce se zvednutí kamene považuje za dotyk
is-private = Diváci potřebují odkaz
make-event = Vytvořit soutěž
links-once = Tyto odkazy se zobrazí jen nyní. Odkaz rozhodčího si nechte pro sebe; kdo odkaz má, jedná v jeho roli.
role-does = { $role ->
    [organiser] Připravuje kola, tiskne, stahuje výsledky
    [arbiter] Vše: hodiny, rozhodnutí, výsledky
    [assistant] Zapisuje, co se u šachovnic stalo
   *[spectator] Dívá se
}
code-for = Kód: { $role ->
    [organiser] pořadatel
    [arbiter] rozhodčí
    [assistant] pomocník
    [table] stůl
    [white] bílý
    [black] černý
   *[spectator] divák
}
set-up-boards = Připravit šachovnice
boards-made = { $count ->
    [one] Připravena { $count } šachovnice.
    [few] Připraveny { $count } šachovnice.
   *[other] Připraveno { $count } šachovnic.
}
set-up-count = { $count ->
    [one] Připravit { $count } šachovnici
    [few] Připravit { $count } šachovnice
   *[other] Připravit { $count } šachovnic
}
cards-still-work = Karty z předchozích kol platí dál.
print-table-cards = { $count ->
    [one] Vytisknout kartu pro { $count } nový stůl
    [few] Vytisknout karty pro { $count } nové stoly
   *[other] Vytisknout karty pro { $count } nových stolů
}
print-player-cards = { $count ->
    [one] Vytisknout { $count } lístek pro hráče
    [few] Vytisknout { $count } lístky pro hráče
   *[other] Vytisknout { $count } lístků pro hráče
}
start-at-desk = Zahájit { $round }. kolo u stolu rozhodčího
round-start = Základní postavení kola
draw-on-projector = Losovat na projektoru
use-drawn = Hrát tuto pozici
next-round = Další kolo
pairings = Rozlosování
pairings-from = Odkud
from-program = Z losovacího programu
pair-here = Rozlosovat zde
pair-round = Rozlosovat { $round }. kolo pomocí { $engine }
number-of-rounds = Počet kol turnaje
first-colour = Barva prvního hráče v 1. kole, podle losu
not-playing = Nehrají v { $round }. kole: { $count }
plays = hraje
bye = { $kind ->
    [zero] chybí, bez bodu
    [half] volný los za půl bodu
   *[full] volný los za bod
}
report-file = Turnajová zpráva (TRF)
another-report = Použít jinou turnajovou zprávu (TRF)
report-with-results = Turnajová zpráva s výsledky (TRF)
empty-tables = Stoly beze jmen
how-many-tables = Kolik stolů
from-file = Soubor (CSV, TRF nebo PGN)
or-paste = Nebo rozlosování vložte
show-preview = Zobrazit náhled
preview = Připraví se
preview-of = Připraví se ze souboru { $name }
encoding = Kódování
skipped = { $count ->
    [one] Vynechá se { $count } záznam:
    [few] Vynechají se { $count } záznamy:
   *[other] Vynechá se { $count } záznamů:
}
line = Řádek { $line }
edit-names = Opravit jména
edit-names-of = Opravit jména: stůl { $table }
save = Uložit
names-corrected = Jména jsou opravena. Karta stolu platí dál.
withdraw = Odebrat
withdraw-board = Odebrat šachovnici u stolu { $table }
withdraw-round = Odebrat { $round }. kolo
board-withdrawn = Šachovnice u stolu { $table } je odebrána.
round-withdrawn = { $round }. kolo je odebráno.
print = Tisk
print-once = Jednou pro celou soutěž
print-once-hint = Karta patří ke stolu a lístek hráči, ve všech kolech. Znovu vytištěné karty platí vedle dřívějších.
print-round = Pro { $round }. kolo
void-cards = Zneplatnit všechny karty a vytisknout nové
void-cards-hint = Žádná dosud vytištěná karta ani lístek už nebude platit. Všechny tablety a telefony u stolů se odpojí, dokud nenačtou novou kartu.
paper-size = Papír
hall-address = Tablety a telefony otevírají:
another-address = Jiná adresa …
which-address = Na kterou adresu se tablety a telefony dostanou?
other-address = Jiná adresa
use-address = Použít tuto adresu
own-address = { $listens ->
    [this_machine] Sál otevře jen tento počítač. Spusťte ho znovu takto, aby ho otevřely i tablety a telefony:
   *[other] Tuto adresu otevře jen tento počítač. Připojte ho k síti tabletů a telefonů, nebo zadejte jeho adresu v té síti.
}
own-address-on-paper = Tablety a telefony tyto kódy neotevřou: vedou jen na tento počítač. Před tiskem zvolte jinou adresu.
paper = { $paper ->
    [cards] Karty na stoly
    [players] Lístky pro hráče
    [scoresheets] Partiáře
    [envelopes] Obálky
    [slips] Lístky s výsledkem
    [results] Výsledky kola
   *[start] Základní postavení
}
files = Soubory
journal-file = Deník
broadcast = Přenos
broadcast-private = Tato soutěž je soukromá: nic se nepřenáší.
broadcast-folder = Složka pro přenos
broadcast-no-folder = Tento server nezapisuje partie do složky. Spusťte ho takto: touchmove serve --live-folder FOLDER
broadcast-folder-hint = V programu, který partie odesílá, například Lichess Broadcaster, vyberte složku kola (round-1, round-2, …).
broadcast-written = Poslední změna v { $time }
broadcast-push = Odesílání na { $server }
broadcast-push-hint = Vytvořte si tam osobní přístupový token s oprávněním study:write. Uloží se v počítači serveru a už se nikdy nezobrazí.
broadcast-has-token = { $has ->
    [yes] Token je uložen.
   *[no] Žádný token není uložen.
}
broadcast-token = Nový token
broadcast-forget-token = Odstranit token
broadcast-rounds = Kola
broadcast-rounds-hint = Na každé adrese je vždy veřejné PGN daného kola s časy na hodinách a se zpožděním přenosu.
broadcast-push-to = ID kola nebo adresa jeho stránky
broadcast-state = { $state ->
    [private] Neodesílá se: soutěž je soukromá.
    [no_token] Neodesílá se: chybí token.
    [pending] Odesílá se.
    [failing] Neodesláno: { $why }. Další pokus v { $again }.
   *[taken] Odesláno v { $time }; nic nečeká.
}
broadcast-game-error-hint = V takové partii může být nepřípustný tah, kterého si nikdo nevšiml. Hráči na něj musejí přijít sami. Jakmile partie skončí nebo se pozice vrátí, odešle se sama správně.
keeping = Zálohy
anchor = Kontrolní kód
anchor-hint = Zapište si tento kód, nebo ho vytiskněte s výsledky kola. Každý s ním může později ověřit, že nic z toho, co bylo dosud zaznamenáno, nechybí a nebylo změněno: touchmove journal verify JOURNAL --anchor CODE
anchor-entries = { $entries ->
    [one] { $entries } záznam
    [few] { $entries } záznamy
   *[other] { $entries } záznamů
}
anchor-again = Nový kód
anchor-file = Jako soubor
anchor-on-paper = Tento kód dokládá, co deník v tuto chvíli obsahoval. List uschovejte.
backups = Zálohy
backups-hint = Na konci každého kola se vedle deníku vytvoří záloha. Občas ji zkopírujte na jiné zařízení.
backups-of-hall = Zálohy obsahují všechny soutěže. Je k nim potřeba odkaz rozhodčího pro celý sál.
back-up-now = Zálohovat nyní
card-hint = Načtěte tabletem nebo telefonem na tomto stole, nebo otevřete adresu a zadejte kód. Karta platí ve všech kolech.
player-card-hint = Načtěte svým telefonem, nebo otevřete adresu a zadejte kód. Platí ve všech kolech.
signature = Podpis, { $side ->
    [white] bílý
   *[black] černý
}
arbiter-signature = Podpis rozhodčího
envelope-sealed-by = Zapečetil
envelope-number = Číslo pečetěného tahu
envelope-used = Spotřebovaný čas, { $side ->
    [white] bílý
   *[black] černý
}
envelope-offer = Otevřená nabídka remízy
envelope-position = Pozice před pečetěným tahem

### The reading room

beside = Porovnat s
beside-none = ničím
search = Hledat
search-laws = Slova nebo číslo
chapter = { $id ->
    [preface] Předmluva
    [guidelines] Pokyny
    [glossary] Slovníček pojmů
    [adj] Přerušené partie
   *[introduction] Úvod
}
contents = Obsah
own-words = Pravidla šachu FIDE, vydání { $edition }, našimi slovy.
only-english = Toto vydání je zde k dispozici jen v angličtině.
found = { $count ->
    [one] nalezen { $count } článek
    [few] nalezeny { $count } články
   *[other] nalezeno { $count } článků
}
articles = { $count ->
    [one] { $count } článek
    [few] { $count } články
   *[other] { $count } článků
}
scenarios = { $count ->
    [one] { $count } ukázka
    [few] { $count } ukázky
   *[other] { $count } ukázek
}
played-on-board = Přehráno na šachovnici
see-also = Viz též
nature = { $nature ->
    [decide] O tom rozhoduje software.
    [assist] Software předkládá fakta; soudí rozhodčí.
    [record] Software zaznamenává, co lidé nahlásí.
    [equipment] O hracím materiálu.
   *[text] Vysvětluje nebo uvádí.
}
shown-by = { $by ->
    [test] Test
    [act] Úkon
    [field] Pole odpovědi
   *[nothing] Neukázáno
}
only-differences = Jen rozdíly
words-are-ours = Znění je naše, jiné znění tedy nemusí znamenat jiné pravidlo; označení nových a vypuštěných článků je spolehlivé.
side-by-side = { $from } a { $to } vedle sebe
change = Změna
change-kind = { $kind ->
    [new] nové
    [gone] vypuštěno
    [changed] jinak formulováno
    [moved] jiné číslo
   *[same] stejné
}
admit = Připustit { $side ->
    [white] bílého
   *[black] černého
} i přes pozdní příchod
grant-time = Přidat čas kvůli rušení
both-players = Oba hráči
annul = Zrušit partii (obrácené barvy)

### Rádce

ask-title = Jak mám rozhodnout?
ask-hint = Od události k rozhodnutí na pár klepnutí: co udělat, nové časy na hodinách a články Pravidel.
ask-topic = Čeho se to týká?
ask-conditions = Podmínky
ask-conditions-done = Hotovo
ask-class = Druh partie
game-class = { $class ->
    [blitz] Bleskový šach
    [rapid] Rapid šach
   *[standard] Standardní šach
}
ask-supervision = { $supervision ->
    [limited] jeden rozhodčí na mnoho partií
   *[full] plný dohled
}
ask-increment-of = Přídavek na tah
ask-increment = { $increment ->
    [false] bez přídavku
   *[true] s přídavkem
}
ask-again = Zkusit znovu
ask-offline = Spojení je přerušeno: otázky se nepodařilo načíst.
ask-answer-offline = Spojení je přerušeno a odpověď pro tyto podmínky v tomto zařízení není.
ask-board-offline = Spojení je přerušeno: pozici nelze posoudit. Zůstane tady; zkuste to znovu, až se spojení obnoví.
ask-clocks-offline = Spojení je přerušeno: nové časy nelze spočítat. Změny uvedené výše platí pro jakékoli časy.
ask-facts-offline = Spojení je přerušeno: toto je rozhodnutí bez zadané pozice či časů.
ask-ready = Všechny odpovědi jsou v tomto zařízení a dostanete je i bez spojení.
ask-last = Naposledy hledané
ask-forget = Smazat seznam
ask-more = Další pro rozhodčí
ask-trail = Vaše odpovědi
ask-steps = Co teď udělat
ask-board = Jaká je pozice na šachovnici?
ask-board-hint = { $side ->
    [white] Může bílý ještě dát mat jakoukoli posloupností přípustných tahů? Pokud si nejste jisti, nastavte pozici.
   *[black] Může černý ještě dát mat jakoukoli posloupností přípustných tahů? Pokud si nejste jisti, nastavte pozici.
}
ask-they-can = { $side ->
    [white] Bílý může
   *[black] Černý může
}
ask-they-cannot = { $side ->
    [white] Bílý nemůže
   *[black] Černý nemůže
}
ask-decide = Rozhodnout podle této pozice
ask-deciding = Hledá se mat …
ask-can-they = { $side ->
    [white] Může bílý ještě dát mat?
   *[black] Může černý ještě dát mat?
}
ask-sure = { $sure ->
    [true] Může: jste si jisti.
   *[false] Nemůže: jste si jisti.
}
ask-other-position = Změnit
ask-clocks = Hodiny
ask-change = { $why ->
    [press_undone] přídavek za stisk, který se bere zpět
   *[elapsed] mezitím uplynulo
}
ask-unchanged = beze změny
ask-runs = Tyto hodiny běží
ask-clocks-any = Tyto změny platí pro jakékoli časy. Zadejte, co hodiny ukazují, a uvidíte nové časy.
ask-clocks-read = Časy odečtené z hodin
ask-clocks-both = Zadejte oba časy, například 1:12:30 nebo 5.04.
ask-reckon = Spočítat nové časy
ask-articles = Články vydání { $edition }
ask-editions = Jak rozhodují jiná vydání
ask-editions-same = Všechna ostatní vydání rozhodují stejně.
ask-editions-alike = { $editions }: stejně.
ask-article-language = { $lang ->
    [en] { " " }(jen anglicky)
   *[other] { " " }({ $lang })
}
ask-increment-seconds = Přídavek na tah, v sekundách
ask-editions-more = { $count ->
    [one] { $count } jiné rozhodnutí
    [few] { $count } jiná rozhodnutí
   *[other] { $count } jiných rozhodnutí
}
ask-why-not = Proč ne …?
ask-share = Sdílet
ask-shared = { $how ->
    [copied] Adresa je zkopírovaná.
   *[failed] Adresu se nepodařilo zkopírovat. Zkopírujte ji z adresního řádku.
}
ask-new = Nová otázka
ask-paper = Rozhodnutí rozhodčího
ask-paper-articles = Články: { $articles }
drill-title = Trénink rozhodčích
drill-hint = Trénujte: události k rozhodnutí a článek Pravidel u každé odpovědi.

### Posilovna

drill-which = Co chcete trénovat?
drill-topic = Téma
drill-all-topics = Všechna témata
drill-all-editions = Všechna vydání
drill-level-of = Obtížnost
drill-level = { $level ->
    [1] lehké
    [2] střední
    [3] těžké
   *[0] jakákoli
}
drill-start = Začít
drill-weak = Trénovat má slabá témata
drill-is-weak = slabé
drill-paper = Vytvořit test
drill-paper-hint = Otázky k tisku, řešení na zvláštní stránce.
drill-length = Počet otázek
drill-make-paper = Vytvořit test
drill-score = správně { $right } z { $asked }
drill-forget = Vynulovat skóre
drill-waiting = Události se připravují …
drill-offline = Spojení je přerušeno: nové události nelze načíst.
drill-none = Této volbě neodpovídá žádná událost.
drill-number = Otázka { $number } z { $count }
drill-tell-all = Zobrazit vše
drill-stepwise = Zobrazovat po řádcích
drill-at-once = Zobrazovat vše najednou
drill-after = Po rozhodnutí
drill-is-right = Správně:
drill-is-yours = Vaše odpověď:
drill-right = Správně.
drill-wrong = Nesprávně.
drill-next = Další otázka
drill-skip = Přeskočit
drill-another = Jiný test
drill-paper-title = Jak rozhodnete?
drill-name = Jméno
drill-key = Řešení
drill-seed = číslo testu { $seed }
