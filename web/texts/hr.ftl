# Što kažu stranice, na hrvatskom.

language = Jezik
close = Zatvori
cancel = Odustani
back = Natrag
dismiss = Ukloni
article = Članak { $article }
round = { $round }. kolo
side = { $side ->
    [white] Bijeli
   *[black] Crni
}
seconds = { $seconds } s

### Poveznice i veza

wrong-link-title = Ova poveznica ne radi
wrong-link-text = Ne vrijedi, ili više ne vrijedi. Zatražite od suca novu.
connecting = Spajanje s dvoranom …
connection-lost = Nema veze
connection-lost-hint = Sat na poslužitelju ide dalje. Stranica se vraća sama.
no-connection = Nema veze: ništa nije poslano.
link-void = Ovaj je uređaj isključen

### Ploča

board = Šahovska ploča
board-rank = { $rank }. red
board-empty = prazno
board-piece = { $side ->
    [white] { $piece ->
        [k] bijeli kralj
        [q] bijela dama
        [r] bijeli top
        [b] bijeli lovac
        [n] bijeli skakač
       *[p] bijeli pješak
    }
   *[black] { $piece ->
        [k] crni kralj
        [q] crna dama
        [r] crni top
        [b] crni lovac
        [n] crni skakač
       *[p] crni pješak
    }
}
piece-name = { $piece ->
    [k] kralj
    [q] dama
    [r] top
    [b] lovac
    [n] skakač
   *[p] pješak
}
board-lifted = { $square }, { $piece ->
    [k] kralj podignut
    [q] dama podignuta
    [r] top podignut
    [b] lovac podignut
    [n] skakač podignut
   *[p] pješak podignut
}
board-put-back = vraćeno
promotion = Što pješak postaje?
which-piece = Koja figura?

### Potezi u govoru

spoken-moves = { $piece ->
    [k] kralj
    [q] dama
    [r] top
    [b] lovac
    [n] skakač
   *[p] pješak
} { $from } na { $to }
spoken-takes = { $piece ->
    [k] kralj
    [q] dama
    [r] top
    [b] lovac
    [n] skakač
   *[p] pješak
} { $from } uzima { $to }
spoken-moves-promotes = pješak { $from } na { $to }, { $promotion ->
    [r] top
    [b] lovac
    [n] skakač
   *[q] dama
}
spoken-takes-promotes = pješak { $from } uzima { $to }, { $promotion ->
    [r] top
    [b] lovac
    [n] skakač
   *[q] dama
}
spoken-castles-short = mala rokada
spoken-castles-long = velika rokada
spoken-time = { $side ->
    [white] Bijeli
   *[black] Crni
}: { $hours ->
    [0] { "" }
    [one] { $hours } sat
    [few] { $hours } sata
   *[other] { $hours } sati
} { $minutes ->
    [0] { "" }
    [one] { $minutes } minuta
    [few] { $minutes } minute
   *[other] { $minutes } minuta
} { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekunde
   *[other] { $seconds } sekundi
}.
spoken-warning = { $side ->
    [white] Bijelom
   *[black] Crnom
} { $minutes ->
    [one] je ostala { $minutes } minuta.
    [few] su ostale { $minutes } minute.
   *[other] je ostalo { $minutes } minuta.
}

### Sat

half = { $side ->
    [white] Bijeli
   *[black] Crni
}: { $name }
press = { $side ->
    [white] Pritisni sat bijelog
   *[black] Pritisni sat crnog
}
press-clock = Pritisni sat
press-to-complete = Pritisni i dovrši potez
enter-first = Unesite potez pa pritisnite sat. Pritisnite još jednom za pritisak bez poteza.
flag-fallen = Zastavica
moves-made = { $moves ->
    [one] { $moves } potez
    [few] { $moves } poteza
   *[other] { $moves } poteza
}
moves-left = { $moves ->
    [one] još { $moves } do kontrole
    [few] još { $moves } do kontrole
   *[other] još { $moves } do kontrole
}
period = Razdoblje { $period } od { $periods }
increment = +{ $seconds } s po potezu
delay = odgoda { $seconds } s
delay-left = Odgoda { $seconds } s
phase-waiting = Čeka se sudac
phase-running = U tijeku
phase-stopped = Satovi zaustavljeni
phase-sealing = Kuvertiranje
phase-adjourned = Prekinuto
phase-over = Kraj partije
annulled = Poništena
table-title = Stol { $table }
play-title = Stol { $table }
say-times = Reci vremena
turn-table = Zamijeni polovice
fill-screen = Preko cijelog zaslona
to-clock = Sat
to-scoresheet = Zapisnik
game = Partija
own-place = Vaše mjesto

### Zapisnik

scoresheet = Zapisnik
notation = Notacija
entry = Način unosa
entry-board = Ploča
entry-letters = Slova
entry-move = { $number }. potez
correct-entry = Ispravi ovaj zapis
keys = Tipke
key-back = Obriši zadnje slovo
key-write = Zapiši
sign-offered = Ponuđen je remi
sign-not-written = Potez nije zapisan
sign = Potpiši: { $result }

### Što igrač može reći

actions = Radnje
actions-menu = { $side ->
    [white] Bijeli
   *[black] Crni
}
actions-resign = Predati partiju?
actions-claim = Reklamacija
actions-written = Reklamacija zapisanim potezom
actions-stop = Zaustaviti satove?
offer-draw = Ponudi remi
offer-open = { $side ->
    [white] Bijeli
   *[black] Crni
} nudi remi.
accept-draw = Prihvati
decline-draw = Odbij
resign = Predaj partiju
resign-sure = { $side ->
    [white] Bijeli
   *[black] Crni
} gubi partiju. To se ne može poništiti.
call-arbiter = Pozovi suca
stop-clocks = Zaustavi satove
stop-sure = Oba sata staju, i poziva se sudac.
arrive = Stigao sam
ask-scoresheet = Zatraži uvid u zapis
correct-by-agreement = Sporazumno ispravi nepravilan potez
adjust = J'adoube
adjust-hint = Dodirnite figuru koju namještate.
claim = Reklamiraj
claim-on-board = { $claim ->
    [threefold] Ista pozicija treći put
   *[fifty] Pedeset poteza bez uzimanja i poteza pješakom
}
claim-with-move = { $claim ->
    [threefold] Treći put mojim idućim potezom …
   *[fifty] Pedeset poteza mojim idućim potezom …
}
claim-flag = Zastavica je pala
claim-illegal-move = Nepravilan potez
claim-touch-move = Taknuta figura nije odigrana
claim-wrong-start = Pogrešna početna pozicija
claim-cannot-win = Protivnik ne može dobiti normalnim sredstvima
claim-no-effort = Protivnik ne pokušava dobiti
written-hint = Zapišite potez koji ćete odigrati. Kad je poslan, ne može se promijeniti.
written-move = Moj potez
written-unread = Napišite s kojeg polja: na primjer Sg1-f3.
written-lock = { $claim ->
    [threefold] Tim potezom pozicija nastaje treći put:
   *[fifty] Tim se potezom navršava pedeset poteza:
}
lock-and-claim = Zaključaj i reklamiraj

### Prekid

sealing = Kuvertirajte potez
sealing-hint = Zapišite potez pa zatvorite kuvertu. Nitko je ne vidi prije nastavka partije.
sealed-move = Kuvertirani potez
seal = Kuvertiraj
close-envelope = Zatvori kuvertu
