# Šta kažu stranice, na srpskom.

language = Jezik
close = Zatvori
cancel = Odustani
back = Nazad
dismiss = Ukloni
article = Član { $article }
round = { $round }. kolo
side = { $side ->
    [white] Beli
   *[black] Crni
}
seconds = { $seconds } s

### Veze

wrong-link-title = Ova veza ne radi
wrong-link-text = Ne važi, ili više ne važi. Zatražite od sudije novu.
connecting = Povezivanje sa salom …
connection-lost = Nema veze
connection-lost-hint = Sat na serveru ide dalje. Stranica se vraća sama.
no-connection = Nema veze: ništa nije poslato.
link-void = Ovaj uređaj je isključen

### Tabla

board = Šahovska tabla
board-rank = { $rank }. red
board-empty = prazno
board-piece = { $side ->
    [white] { $piece ->
        [k] beli kralj
        [q] bela dama
        [r] beli top
        [b] beli lovac
        [n] beli skakač
       *[p] beli pešak
    }
   *[black] { $piece ->
        [k] crni kralj
        [q] crna dama
        [r] crni top
        [b] crni lovac
        [n] crni skakač
       *[p] crni pešak
    }
}
piece-name = { $piece ->
    [k] kralj
    [q] dama
    [r] top
    [b] lovac
    [n] skakač
   *[p] pešak
}
board-lifted = { $square }, { $piece ->
    [k] kralj podignut
    [q] dama podignuta
    [r] top podignut
    [b] lovac podignut
    [n] skakač podignut
   *[p] pešak podignut
}
board-put-back = vraćeno
promotion = Šta pešak postaje?
which-piece = Koja figura?

### Potezi u govoru

spoken-moves = { $piece ->
    [k] kralj
    [q] dama
    [r] top
    [b] lovac
    [n] skakač
   *[p] pešak
} { $from } na { $to }
spoken-takes = { $piece ->
    [k] kralj
    [q] dama
    [r] top
    [b] lovac
    [n] skakač
   *[p] pešak
} { $from } uzima { $to }
spoken-moves-promotes = pešak { $from } na { $to }, { $promotion ->
    [r] top
    [b] lovac
    [n] skakač
   *[q] dama
}
spoken-takes-promotes = pešak { $from } uzima { $to }, { $promotion ->
    [r] top
    [b] lovac
    [n] skakač
   *[q] dama
}
spoken-castles-short = mala rokada
spoken-castles-long = velika rokada
spoken-time = { $side ->
    [white] Beli
   *[black] Crni
}: { $hours ->
    [0] { "" }
    [one] { $hours } sat
    [few] { $hours } sata
   *[other] { $hours } sati
} { $minutes ->
    [0] { "" }
    [one] { $minutes } minut
    [few] { $minutes } minuta
   *[other] { $minutes } minuta
} { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekunde
   *[other] { $seconds } sekundi
}.
spoken-warning = { $side ->
    [white] Belom
   *[black] Crnom
} { $minutes ->
    [one] je ostao { $minutes } minut.
    [few] su ostala { $minutes } minuta.
   *[other] je ostalo { $minutes } minuta.
}

### Sat

half = { $side ->
    [white] Beli
   *[black] Crni
}: { $name }
press = { $side ->
    [white] Pritisni sat belog
   *[black] Pritisni sat crnog
}
press-clock = Pritisni sat
press-to-complete = Pritisni i završi potez
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
period = Period { $period } od { $periods }
increment = +{ $seconds } s po potezu
delay = odlaganje { $seconds } s
delay-left = Odlaganje { $seconds } s
phase-waiting = Čeka se sudija
phase-running = U toku
phase-stopped = Satovi zaustavljeni
phase-sealing = Kovertiranje
phase-adjourned = Prekinuto
phase-over = Kraj partije
annulled = Poništena
table-title = Sto { $table }
play-title = Sto { $table }
say-times = Reci vremena
turn-table = Zameni polovine
fill-screen = Preko celog ekrana
to-clock = Sat
to-scoresheet = Formular
game = Partija
own-place = Vaše mesto

### Formular

scoresheet = Formular
notation = Notacija
entry = Način unosa
entry-board = Tabla
entry-letters = Slova
entry-move = { $number }. potez
correct-entry = Ispravi ovaj zapis
keys = Tasteri
key-back = Obriši poslednje slovo
key-write = Zapiši
sign-offered = Ponuđen je remi
sign-not-written = Potez nije zapisan
sign = Potpiši: { $result }

### Šta igrač može da kaže

actions = Radnje
actions-menu = { $side ->
    [white] Beli
   *[black] Crni
}
actions-resign = Predati partiju?
actions-claim = Reklamacija
actions-written = Reklamacija zapisanim potezom
actions-stop = Zaustaviti satove?
offer-draw = Ponudi remi
offer-open = { $side ->
    [white] Beli
   *[black] Crni
} nudi remi.
accept-draw = Prihvati
decline-draw = Odbij
resign = Predaj partiju
resign-sure = { $side ->
    [white] Beli
   *[black] Crni
} gubi partiju. To se ne može poništiti.
call-arbiter = Pozovi sudiju
stop-clocks = Zaustavi satove
stop-sure = Oba sata staju, i poziva se sudija.
arrive = Stigao sam
ask-scoresheet = Zatraži uvid u zapis
correct-by-agreement = Sporazumno ispravi nepravilan potez
adjust = Žadub
adjust-hint = Dodirnite figuru koju nameštate.
claim = Reklamiraj
claim-on-board = { $claim ->
    [threefold] Ista pozicija treći put
   *[fifty] Pedeset poteza bez uzimanja i poteza pešakom
}
claim-with-move = { $claim ->
    [threefold] Treći put mojim sledećim potezom …
   *[fifty] Pedeset poteza mojim sledećim potezom …
}
claim-flag = Zastavica je pala
claim-illegal-move = Nepravilan potez
claim-touch-move = Taknuta figura nije odigrana
claim-wrong-start = Pogrešna početna pozicija
claim-cannot-win = Protivnik ne može da dobije normalnim sredstvima
claim-no-effort = Protivnik ne pokušava da dobije
written-hint = Zapišite potez koji ćete odigrati. Kada je poslat, ne može se promeniti.
written-move = Moj potez
written-unread = Napišite sa kog polja: na primer Sg1-f3.
written-lock = { $claim ->
    [threefold] Tim potezom pozicija nastaje treći put:
   *[fifty] Tim potezom se navršava pedeset poteza:
}
lock-and-claim = Zaključaj i reklamiraj

### Prekid

sealing = Kovertirajte potez
sealing-hint = Zapišite potez pa zatvorite kovertu. Niko je ne vidi pre nastavka partije.
sealed-move = Kovertirani potez
seal = Kovertiraj
close-envelope = Zatvori kovertu
