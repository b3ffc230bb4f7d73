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

wrong-link-title = Ovaj link ne radi
wrong-link-text = Link je pogrešno ukucan, istekao je ili je povučen. Zatražite od sudije novi.
wrong-code-title = Nijedan sto ni igrač nema ovaj kod
wrong-code-text = Pogledajte karticu i upišite kod još jednom, ili pitajte sudiju.
connecting = Povezivanje sa salom …
connection-lost = Veza je prekinuta
connection-lost-hint = Dok se veza ne vrati, vremena su procenjena. Pritisci se čuvaju i biće poslati.
clocks-stand-why = { $cause ->
    [journal] Server trenutno ne može ništa da zabeleži.
    [busy] Server je preopterećen.
   *[stopped] Server je na trenutak prestao da radi.
} Nikome vreme ne teče.
press-not-recorded = Još nije zabeleženo: biće automatski ponovo poslato i važi od trenutka kada ste pritisnuli.
not-recorded = Nije zabeleženo: server trenutno ne može ništa da zabeleži. Satovi stoje; pokušajte ponovo.
no-connection = Veza je prekinuta: ništa nije poslato.
link-void = Ovaj uređaj više nije povezan

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
promotion = Promocija pešaka u …
which-piece = Koja figura?
entry-fault = { $fault ->
    [none] Nijedna takva figura ne može na to polje. Ispravite unos.
    [squares] Ovde su potrebna oba polja, na primer Sg1-f3.
    [no_connection] Veza je prekinuta: unos nije pročitan.
   *[unreadable] Ovo se ne može pročitati kao potez. Ispravite unos.
}

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
say-times = Pročitaj vremena
turn-table = Zameni polovine
fill-screen = Preko celog ekrana
to-clock = Sat
to-scoresheet = Formular
game = Partija
own-place = Vaše mesto
clock-not-running = Vaš sat ne radi.
flag-fallen-first = Prva pala zastavica
low-time = Malo vremena
press-kept = { $presses ->
    [one] Sačuvano, biće poslato
   *[other] Sačuvano ({ $presses }), biće poslato
}
time-estimated = Procenjeno vreme
white-sits-here = Ovde sedi beli
seat-no-game = Ovde još nema partije. Pojaviće se automatski.
next-game = Sledeća partija
sound-off = Isključi zvuk pritiska
sound-on = Uključi zvuk pritiska
sound-press = Zvuk pri svakom pritisku
sound-low = Zvučni znak kada igraču ponestaje vremena
manual = Kako radi ovaj sat
manual-line = { $line ->
   *[press] Odigrajte potez na tabli, pa dodirnite svoju polovinu sata bilo gde. Dodir dok vaš sat ne radi ne znači ništa.
    [offer] Remi ponudite posle poteza, a pre nego što pritisnete sat.
    [claim] Reklamacija zaustavlja oba sata i ide sudiji.
    [call] „Pozovi sudiju“ zaustavlja oba sata.
    [offline] Kad nema veze, igrajte dalje: sat radi, a pritisci se šalju sa svojim vremenom čim se veza vrati.
    [seats] Pre partije dodirnite „Ovde sedi beli“ na strani belog. Strelice između polovina ih zamenjuju u svakom trenutku.
}
awake-kept = Ekran ostaje uključen.
awake-not-kept = Ovaj pregledač ne dozvoljava stranici da drži ekran uključenim. U podešavanjima uređaja isključite automatsko gašenje ekrana.
battery-not-told = Ovaj pregledač ne javlja stanje baterije. Držite punjač pri ruci.

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
actions-offer = Ponuditi remi?
actions-menu = { $side ->
    [white] Beli
   *[black] Crni
}
actions-resign = Predati partiju?
actions-claim = Reklamacija
actions-written = Reklamacija zapisanim potezom
actions-stop = Pozvati sudiju?
offer-draw = Ponudi remi
offer-sure = { $side ->
    [white] Beli
   *[black] Crni
} nudi remi. Prvo odigrajte potez, ponudite remi, pa pritisnite sat.
offer-open = { $side ->
    [white] Beli
   *[black] Crni
} nudi remi.
accept-draw = Prihvati
accept-draw-sure = Prihvatam: partija je remi
decline-draw = Odbij
resign = Predaj partiju
resign-sure = { $side ->
    [white] Beli
   *[black] Crni
} gubi partiju. To se ne može poništiti.
has-resigned = { $side ->
    [white] Beli
   *[black] Crni
} je predao partiju
resigned-next = Partija je završena. Sudija upisuje rezultat; figure ostavite kako stoje.
clocks-stand = Satovi stoje.
has-called = { $own ->
    [yes] Pozvali ste sudiju.
   *[no] { $side ->
        [white] Beli
       *[black] Crni
    } je pozvao sudiju.
}
called-next = Sudija dolazi. Ostanite za tablom i ne pomerajte figure; igra se nastavlja kada sudija pokrene satove.
question-next = Sudija će odlučiti i reći kako se partija nastavlja.
stopped-next = Igra se nastavlja kada sudija pokrene satove.
call-arbiter = Pozovi sudiju
stop-clocks = Zaustavi satove
stop-sure = Oba sata staju, a sudija dolazi.
report-end = Ako je partija završena, izaberite kako:
end-checkmate = { $side ->
    [white] Beli je dao mat
   *[black] Crni je dao mat
}
end-stalemate = Pat
arrive = Tu sam
ask-scoresheet = Zatraži uvid u zapis
correct-by-agreement = Sporazumno ispravi nelegalan potez
adjust = Popravljam
adjust-hint = Dodirnite figuru koju popravljate.
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
claim-illegal-move = Nelegalan potez
claim-touch-move = Dodirnutom figurom nije igrano
claim-two-hands = Potez sa dve ruke
claim-two-moves = Dva poteza zaredom
claim-wrong-start = Nepravilna početna pozicija
claim-cannot-win = Protivnik ne može da dobije normalnim sredstvima
claim-no-effort = Protivnik ne ulaže napor da dobije normalnim sredstvima
written-hint = Zapišite potez koji ćete odigrati. Kada je poslat, ne može se promeniti.
written-move = Moj potez
written-lock = { $claim ->
    [threefold] Tim potezom pozicija nastaje treći put:
   *[fifty] Tim potezom se navršava pedeset poteza:
}
lock-and-claim = Zaključaj i reklamiraj

### Prekid

sealing = Kovertirajte potez
sealing-hint = Zapišite potez pa zatvorite kovertu. Niko neće videti potez pre nastavka partije.
sealed-move = Kovertirani potez
seal = Kovertiraj
close-envelope = Zatvori kovertu

### In every room

hall = Sala
desk = Sudijski sto
wall = Prikaz partija
organiser = Organizator
reading-room = Čitaonica
reading-room-hint = Pravila šaha član po član, u šest izdanja, sa primerima partija uz svaki član.
motto = Pravila šaha kao softver
watch = Gledaj
help = Pomoć
help-players = Pomoć za igrače
help-players-about = Pritiskanje sata, ponuda remija, reklamacija, pozivanje sudije.
help-arbiters = Pomoć za sudije
help-arbiters-about = Ceo dan, od postavljanja sale do rezultata.
what-this-is = Touchmove vodi šahovski turnir sa jednog laptopa: tableti pored tabli su satovi, a sudija sa jednog mesta vidi sve partije. Poznaje Pravila šaha FIDE u svim izdanjima od 2005. i uz svaku odluku navodi član.
code-from-card = Kod sa kartice
code-from-card-hint = Dvanaest slova i cifara ispod QR koda. Crtice i velika slova nisu važni.
open-code = Otvori
front-page = Početna stranica
no-events = Još nema takmičenja.
new-event = Novo takmičenje
boards = { $boards ->
    [one] { $boards } tabla
    [few] { $boards } table
   *[other] { $boards } tabli
}
edition-of = Pravila iz { $edition }.
edition = Izdanje
no-clock = bez sata
result = Rezultat
results = Rezultati
player = Igrač
server = Server
role = { $role ->
    [player] Igrač
    [organiser] Organizator
    [arbiter] Sudija
    [assistant] Pomoćnik
    [table] Sto
    [white] Beli
    [black] Crni
   *[spectator] Gledalac
}
article-of = Član { $article }, izdanje { $edition }
read-on = Otvori u čitaonici
which-round = Koje kolo
all-rounds = Sva kola
round-label = Kolo
table-label = Sto
starting-position = Početna pozicija
step-back = Korak nazad
step-on = Korak napred

### The desk

all-boards = Table
docket = Nelegalni potezi
docket-title = Nelegalni potezi i beleške
docket-empty = Ni na jednoj tabli nema nelegalnog poteza ni beleške.
illegal-count = { $count ->
    [one] { $count } nelegalan potez
    [few] { $count } nelegalna poteza
   *[other] { $count } nelegalnih poteza
}
search-boards = Sto ili ime
filter = Filter
filter-boards = { $filter ->
    [all] Sve
    [attention] Pažnja
    [running] U toku
   *[over] Završene
}
no-boards = Još nema postavljenih tabli.
nothing-found = Nema rezultata pretrage.
choose-board = Izaberite tablu. Na vrhu su table koje traže pažnju.
need = { $need ->
    [question] Pitanje
    [call] Zove sudiju
    [flag] Zastavica
    [illegal] Nelegalan potez
    [lost] Uređaj nije povezan
    [stopped] Satovi stoje
    [battery] Slaba baterija
    [sealing] Kovertira
    [trouble] Cajtnot
    [absent] Igrač odsutan
    [late] Još bez poteza
   *[offer] Ponuđen remi
}
desk-said = Sto { $table }: { $need ->
    [question] Pitanje
    [call] Zove sudiju
    [flag] Zastavica
    [illegal] Nelegalan potez
    [lost] Uređaj nije povezan
    [stopped] Satovi stoje
    [battery] Slaba baterija
    [sealing] Kovertira
    [trouble] Cajtnot
    [absent] Igrač odsutan
    [late] Još bez poteza
   *[offer] Ponuđen remi
}
notices = Obaveštenja
notice = { $what ->
    [server_was_away] Server nije radio { $time }. Za to vreme nijedan igrač nije gubio vreme; podesite satove gde treba.
    [damaged] { $of ->
        [board] Sto { $table }: dnevnik ove table je oštećen. Za nju se više ništa ne može uneti; prikazano je ono što se može pročitati. Vratite rezervnu kopiju ili ponovo postavite partiju na drugoj tabli.
       *[event] { $event ->
            [0] Zapis o sali je oštećen i pročitan je koliko je bilo moguće. Ako nešto nedostaje, vratite rezervnu kopiju.
           *[other] Zapis o takmičenju { $event } je oštećen i pročitan je koliko je bilo moguće. Ako nešto nedostaje, vratite rezervnu kopiju.
        }
    }
    [not_broadcast] { $table ->
        [0] { $round }. kolo se ne prenosi: { $why }
       *[other] Sto { $table }, { $round }. kolo: server za prenos javlja grešku: { $why }. Pogledajte „Prenos“.
    }
    [no_backup] Rezervna kopija na kraju kola nije napravljena: { $why }
    [link_in_progress] Sto { $table }: organizator je tokom partije izdao link za { $seat ->
        [white] mesto belog
        [black] mesto crnog
       *[table] sto
    }. Ko ga ima, može tamo da igra. Pitajte čemu služi.
    [names_in_progress] Sto { $table }: organizator je tokom partije promenio imena ili broj stola. Proverite ko ovde igra.
   *[answers_differ] Sto { $table }: ova verzija softvera presudila bi drugačije. Važi prvobitna odluka; pogledajte dnevnik.
}
electronic-notice = Sto { $table }: { $matter ->
    [dropped_out] elektronska tabla { $serial } više se ne javlja. Dok se ne vrati, unosite poteze na tabletu ili za sudijskim stolom.
    [back] elektronska tabla { $serial } ponovo se javlja.
    [unexplained] sat je pritisnut, a pozicija na tabli ne može se objasniti nijednim potezom ({ $squares }). Satovi stoje. Ispravite poziciju, pa nastavite igru. Član { $article }
    [no_move_seen] sat je pritisnut, a na tabli se ne vidi potez. Satovi stoje. Pitajte igrače, pa nastavite igru. Član { $article }
    [pieces_missing] ne vide se figure na poljima { $squares }. Jesu li pale? Član { $article }
    [differs] tabla se ne slaže sa zapisom na poljima { $squares }. Član { $article }
    [touched] figura s polja { $squares } podignuta je i vraćena, pa je odigrano { $move }. Da li je samo popravljana? Član { $article }
    [kings] kraljevi u centru označavaju rezultat { $result }. Član { $article }
    [last_move] na tabli stoji { $move }, na šta nema odgovora; sat nije pritisnut. Da li je potez odigran? Član { $article }
   *[clock_differs] sat uz tablu i sat servera pokazuju različito vreme. Član { $article }
}
confirm-result = Potvrdi { $result }
stalled = { $cause ->
    [journal] U dnevnik se nije moglo upisivati { $time }.
    [busy] Server je bio preopterećen i nije odgovarao { $time }.
   *[stopped] Server nije radio { $time }.
} Nijedan igrač nije izgubio vreme. { $stand ->
    [yes] Satovi stoje dok ne nastavite igru.
   *[no] Satovi su nastavili da rade od mesta na kom su stali.
}
all-clocks-stand = Svi satovi stoje.
resume-all = { $boards ->
    [one] Nastavi igru na { $boards } tabli
    [few] Nastavi igru na { $boards } table
   *[other] Nastavi igru na { $boards } tabli
}
resume-failed = Nije nastavljeno, stolovi: { $tables }
turn-board = Okreni tablu
latest-ruling = Poslednja odluka
papers = Spisi partije
desk-tab = { $tab ->
    [rule] Odluke
    [sheets] Formulari
    [journal] Dnevnik
   *[evidence] Dokazi
}
journal-whole = I svaki potez i pritisak
nothing-written = Još ništa nije zapisano.
sheets-agree = Formulari se slažu.
sheet-stopped = { $number ->
    [0] { $side ->
        [white] Beli nije ništa zapisao.
       *[black] Crni nije ništa zapisao.
    }
   *[other] { $side ->
        [white] Beli je prestao da zapisuje kod { $number }. poteza.
       *[black] Crni je prestao da zapisuje kod { $number }. poteza.
    }
}
sheets-differ = Prva razlika: { $number }. potez { $side ->
    [white] belog
   *[black] crnog
}
sheet-of = { $side ->
    [white] Formular belog
   *[black] Formular crnog
}
ply = Polupotez
question-open = Pitanje za sudiju
resigned-asks = Partija je završena. Da li je { $side ->
    [white] beli
   *[black] crni
} još mogao da matira ma kojom serijom legalnih poteza? Gotovo uvek jeste.
can-still-checkmate = { $decision ->
    [uphold] Da, mogao je
   *[reject] Ne, nije mogao
}
decision = { $decision ->
    [uphold] Prihvati
    [reject] Odbij
   *[defer] Odloži
}
defer-with-time = Odloži, dva minuta protivniku
points = Poeni
start-clocks = Pokreni satove
start-all = { $boards ->
    [one] Pokreni satove na { $boards } tabli
    [few] Pokreni satove na sve { $boards } table
   *[other] Pokreni satove na svih { $boards } tabli
}
start-all-sure = { $boards ->
    [one] Partija počinje na { $boards } tabli koja čeka u ovom kolu.
    [few] Partije počinju na sve { $boards } table koje čekaju u ovom kolu.
   *[other] Partije počinju na svih { $boards } tabli koje čekaju u ovom kolu.
}
start-failed = Nije pokrenuto, stolovi: { $tables }
still-in-play = { $games ->
    [one] Još se igra { $games } partija ranijeg kola.
    [few] Još se igraju { $games } partije ranijih kola.
   *[other] Još se igra { $games } partija ranijih kola.
}
who-is-absent = Ko je odsutan?
tap-who-is-absent = Neko je odsutan? Dodirnite ime.
attendance = Prisutnost
not-here = Odsutni: { $names }
is-not-here = Nije za tablom
player-not-here = { $name } nije za tablom
loses-in = gubi za { $time }
default-time = { $ms ->
    [0] Dozvoljeno kašnjenje 0:00: ko nije za tablom kad se satovi pokrenu, odmah gubi.
   *[other] Dozvoljeno kašnjenje { $time }: ko posle početka dođe kasnije, gubi.
}
has-arrived = { $side ->
    [white] Beli je stigao
   *[black] Crni je stigao
}
resume = Nastavi partiju
open-envelope = Otvori kovertu
envelope-lost = Koverta izgubljena
envelope-lost-move = Kovertirani potez, prema izjavi igrača; ostavite prazno ako ga niko ne zna
observe = Zapažanje
illegal-move-by = Nelegalan potez { $side ->
    [white] belog
   *[black] crnog
}
what-was-seen = Šta ste primetili?
observed = { $what ->
    [illegal_move] Nelegalan potez
    [flag] Pala zastavica
    [both_flags] Obe zastavice, redosled nepoznat
    [touch_move] Dodirnutom figurom nije igrano
    [two_hands] Dve ruke
    [device] Elektronski uređaj
    [wrong_start] Nepravilna početna pozicija
    [wrong_board] Pogrešno okrenuta tabla
    [colours_reversed] Obrnute boje
    [displaced] Pomerene figure
    [clock_counter] Pogrešan brojač poteza
    [wrong_hand] Sat pritisnut pogrešnom rukom
    [on_the_button] Prst na satu
    [clock_mistreated] Nepravilno rukovanje satom
    [left] Napustio prostor za igru
    [notes] Beleške ili informacije
    [advice] Saveti
    [distracting] Ometa protivnika
    [refused_search] Odbio pretres
    [disrepute] Dovodi šah na loš glas
    [smoking] Pušenje
    [disobeys] Odbija da se pridržava Pravila
    [absent] Nije za tablom
    [clock_defect] Neispravan sat
    [sheets_due] Dopuniti formulare
    [sheet_complete] Formular je dopunjen
    [wrong_entry] Pogrešno zapisan potez
    [illegible] Nečitljiv formular
    [not_algebraic] Nije algebarska notacija
    [sheet_not_returned] Protivnikov formular nije vraćen
    [not_repeated] Objavljeni potez nije ponovljen
    [left_unreported] Napustio turnirsku salu bez prijave
   *[illegal_position] Nelegalna pozicija
}
observed-at-board = Tabla i sat
observed-conduct = Ponašanje
by-whom = Ko?
whose-counter = Čiji je brojač pogrešan?
to-whom = Kome?
device-sound = Oglasio se
record = Zabeleži
penalise = Kazna
penalties-of = Kazne po izdanju { $edition }
penalty-name = { $penalty ->
    [warning] Opomena
    [add_time] Povećanje vremena protivniku
    [take_time] Smanjenje vremena prekršiocu
    [raise_opponent] Povećanje poena protivniku
    [lower_offender] Smanjenje poena prekršiocu
    [loss] Gubitak partije
    [fine] Novčana kazna
    [exclude_rounds] Isključenje iz jednog ili više kola
   *[expel] Isključenje sa takmičenja
}
penalty-for = Zbog čega?
reopen = Ponovo otvori partiju
reopen-hint = Rezultat se poništava i partija se nastavlja od trenutka kada je završena. Satovi stoje dok se igra ne nastavi.
retract = Povuci poslednju odluku
retract-hint = Povlači se: { $act }. Sve je kao pre toga, a satovi stoje dok se igra ne nastavi.
why = Zašto?
which-move = Koji je potez kovertiran?
which-ply = Koja se pozicija vraća?
set-clocks = Podesi satove
time = Vreme
time-form = Sati, minuti i sekunde: 1:30:00, 12:05, 0:45
clock-runs = Jedan sat teče; vidite vreme iz trenutka otvaranja.
before = Pre
after = Posle
moves-counted = potezi
look-again = Proveri …
restore-position = Vrati poziciju
adjourn = Prekini partiju
adjourn-hint = Igrač na potezu kovertira; sat teče dok se koverta ne zatvori.
resumption = Nastavak: dan, vreme, mesto
declare-result = Proglasi rezultat
declare = Proglasi { $result }
act-name = { $act ->
    [open] Partija otvorena
    [start] Satovi pokrenuti
    [arrive] Dolazak
    [touch] Dodir
    [adjust] Popravljam
    [place] Figura ispuštena
    [promote] Promocija
    [move] Potez
    [announce] Objava
    [press] Pritisak
    [offer_draw] Ponuđen remi
    [accept_draw] Remi prihvaćen
    [decline_draw] Remi odbijen
    [resign] Predaja
    [claim] Reklamacija
    [stop_clocks] Satovi zaustavljeni
    [interrupt] Sudija zaustavio satove
    [write] Zapisano
    [ask_scoresheet] Traži zapis
    [correct_by_agreement] Ispravljeno sporazumno
    [seal] Potez kovertiran
    [sign] Potpis
    [observe] Zapažanje
    [rule] Odluka
    [penalise] Kazna
    [set_clock] Satovi podešeni
    [resume] Partija nastavljena
    [restore] Pozicija vraćena
    [adjourn] Prekid
    [open_envelope] Koverta otvorena
    [envelope_lost] Koverta izgubljena
    [reconstruct] Rekonstrukcija
    [position] Pozicija postavljena
    [appeal] Žalba
    [declare] Rezultat proglašen
    [reopen] Partija ponovo otvorena
    [retract] Odluka povučena
    [admit] Zakasneli igrač pripušten
    [hand_in] Predato uz reklamaciju
    [confirm] Protivnik potvrdio
    [grant_time] Dodato vreme
    [annul] Partija poništena
    [inform] Saopšteni potezi i vreme
   *[tick] Vreme
}
devices = Uređaji za ovim stolom
disconnect = Prekini vezu
disconnect-sure = Uređaji koji koriste ovaj link gube vezu.
other-device = Drugi uređaj
alarms = { $boards ->
    [one] { $boards } tabla čeka sudiju
    [few] { $boards } table čekaju sudiju
   *[other] { $boards } tabli čeka sudiju
}
alarms-elsewhere = { $boards ->
    [one] Sudiju čeka još { $boards } tabla
    [few] Sudiju čekaju još { $boards } table
   *[other] Sudiju čeka još { $boards } tabli
}
is-new = novo
current-rounds = Kola u toku
bell = Zvono
bell-is-on = Zvono je uključeno
bell-is-off = Zvono je isključeno
rings-again = Zvoni ponovo na 20 s
rings-once = Zvoni jednom
all-devices = Uređaji
no-devices = Još nijedan uređaj nije korišćen za tablom.
devices-online = Povezano: { $online }, nepovezano: { $offline }
tables-without-device = Stolovi bez uređaja: { $tables }
no-arbiters-link = Ovaj pregledač nema sudijski link: možete da gledate, ali ne i da odlučujete. Otvorite sudijski link na ovom uređaju.
mating-line = Na primer: { $line }
given-position = postavljena pozicija
fill-trf = Upiši rezultate { $round }. kola u TRF …
start-without-device = Za ovim stolovima nije povezan nijedan uređaj: { $tables }. Njihovi satovi svejedno teku, a niko ne može da ih pritisne.
device-unused = još nije korišćen
device-online = povezan
device-last-seen = nije povezan, poslednji put pre { $time }
device-battery = baterija { $percent } %{ $charging ->
    [yes] , puni se
   *[no] { "" }
}
other-device-how = Tablet je otkazao? Skenirajte karticu stola drugim tabletom; ništa više nije potrebno. Ako kartice nema, ovde dodajte uređaj. Zamena prekida vezu svim uređajima sa ovim linkom i poništava odštampanu karticu: to uradite samo ako je kartica izgubljena ili je kod nekog drugog.
device-beside = Dodaj uređaj
device-instead = Zameni uređaj
other-device-hint = Usmerite kameru novog uređaja na kod. { $how ->
    [instead] Stari više nije povezan.
   *[beside] Stari ostaje povezan.
}
desk-on-phone = Sudijski sto na telefonu
desk-on-phone-hint = Usmerite kameru telefona na kod. Ko ga otvori, ima ovlašćenja sudije; ovaj uređaj ostaje povezan.
type-instead = Ili ukucajte:
own-address-warning = Drugi uređaji ne mogu da otvore { $address }. Izaberite adresu u mreži na strani organizatora.
usual-reason = { $reason ->
    [pairings] Pogrešni parovi
    [result] Pogrešan rezultat
    [table] Pogrešan sto
    [player] Pogrešan igrač
   *[mistake] Greškom zabeleženo
}
withdraw-this-round = Povuci kolo
withdraw-round-hint = { $boards ->
    [one] Uklanja se { $boards } tabla { $round }. kola. To je moguće dok nije odigran nijedan potez; u dnevniku ostaje zabeleženo.
    [few] Uklanjaju se sve { $boards } table { $round }. kola. To je moguće dok nije odigran nijedan potez; u dnevniku ostaje zabeleženo.
   *[other] Uklanja se svih { $boards } tabli { $round }. kola. To je moguće dok nije odigran nijedan potez; u dnevniku ostaje zabeleženo.
}
withdraw-this-board = Povuci ovu tablu
withdraw-board-hint = Tabla za stolom { $table } se uklanja i sto je ponovo slobodan. To je moguće dok nije odigran nijedan potez; u dnevniku ostaje zabeleženo.
choose = Izaberite …
ends-with = Ovim se partija završava: { $result }
result-becomes = Rezultat postaje { $result }
then-phase = { $phase ->
    [running] Igra se nastavlja.
    [stopped] Satovi stoje dok se igra ne nastavi.
   *[other] { "" }
}
brings-nothing = Beleži se; ništa drugo se ne menja.
ended-by-mistake = Da li je završena greškom?
record-promotion = Promocija
promotion-held = Nova figura nije puštena iz ruke
promotion-colour = Nova figura je protivnikove boje
promotion-squares = Ako pešak još stoji na svom polju: odakle i kuda?
square-from = Sa polja
square-to = Na polje
write-note = Napiši belešku
note = Beleška
note-of-board = Beleška o ovoj tabli
note-of-ruling = Beleška uz zapis { $n }

### Drvene table i papiri sudije

no-position = Drvena tabla: potezi se ne unose, pa pozicija nije poznata.
both-squares = Navedite oba polja: Sg1-f3.
claim-answered = { $verdict ->
    [upheld] Reklamacija je ispravna.
   *[rejected] Reklamacija je neispravna.
}
set-up-position = Postavi poziciju
set-up-hint = Ovo postaje pozicija na tabli. Satovi se ne menjaju.
set-up-answers = Pozicija odlučuje može li protivnik još da matira.
this-position = Ovo je pozicija
palette = Figure
tool-move = Premesti figuru
tool-erase = Ukloni figuru
whose-move = Ko je na potezu?
on-move = { $side ->
    [white] Beli na potezu
   *[black] Crni na potezu
}
clear-board = Isprazni tablu
castling-and-fen = Pravo na rokadu, FEN
castling-rights = Pravo na rokadu
fen-unreadable = Ovo nije FEN. Na tabli je poslednji koji se mogao pročitati.
answer = { $decision ->
    [uphold] Da
   *[reject] Ne
}
position-answers = Odgovor daje pozicija.
from-scoresheet = Iz formulara
from-scoresheet-hint = Unesite poteze iz formulara. Postavlja se pozicija posle poslednjeg poteza koji se može odigrati.
play-through = Odigraj
sheet-played = { $count ->
    [one] Odigran je { $count } polupotez.
    [few] Odigrana su { $count } polupoteza.
   *[other] Odigrano je { $count } polupoteza.
}
sheet-unplayable = Zaustavljeno kod „{ $text }“, što se ne može odigrati.
papers-missing = Za ovu reklamaciju još nedostaje:
paper-comes = { $paper ->
    [position] Predata završna pozicija …
    [scoresheet] Predat formular
   *[confirmation] Protivnik potvrđuje
}
reconstruct = Rekonstruiši partiju
reconstruct-hint = Ispravite ono što je pogrešno pročitano. Za potez koji niko ne može da pročita upišite —.
reconstruct-board = Postavite poziciju koja je sada na tabli.
reconstruct-line = Partija koja odgovara formularima i tabli
sheets-agree-until = Formulari se slažu do ove pozicije
appeal = Žalba
who-appeals = Ko ulaže žalbu?
appeal-against = Na koju odluku?
appeal-subject = { $against ->
    [quickplay] Na odluku o reklamaciji u poslednja dva minuta
   *[other] Na drugu odluku
}

### Evidence

repetition = Ponavljanje
same-positions = { $count ->
    [one] Pozicija je nastala { $count } put.
    [few] Pozicija je nastala { $count } puta.
   *[other] Pozicija je nastala { $count } puta.
}
quiet-moves = { $count ->
    [one] { $count } potez svakog igrača bez uzimanja i poteza pešakom.
    [few] { $count } poteza svakog igrača bez uzimanja i poteza pešakom.
   *[other] { $count } poteza svakog igrača bez uzimanja i poteza pešakom.
}
after-ply = Posle { $number }. poteza { $side ->
    [white] belog
   *[black] crnog
}
position-same = ista pozicija
position-differs = { $difference ->
    [turn] drugi igrač je na potezu
    [castling] različita prava na rokadu
   *[en_passant] uzimanje an pasan
}
who-can-mate = Ko još može da matira?
can-mate = { $side ->
    [white] Beli
   *[black] Crni
} { $verdict ->
    [possible] još može da matira
    [impossible] ne može da matira
   *[unknown] – nije utvrđeno
}
proof = { $proof ->
    [material] Nijedan raspored ovih figura nije mat.
    [frozen] Figure ne mogu da stignu na polja potrebna za mat.
   *[exhausted] Pregledane su sve dostižne pozicije; nijedna nije mat.
}
helpmate-line = Potezi do mata

### The wall

last-move = Poslednji potez
delayed = { $minutes ->
    [one] kasni { $minutes } minut
    [few] kasni { $minutes } minuta
   *[other] kasni { $minutes } minuta
}
pages = Strane
page-back = Prethodna strana
page-on = Sledeća strana
hold-page = Zadrži
turn-pages = Nastavi
time-used = Utrošeno vreme: beli { $white } min, crni { $black } min
scene-title = { $kind ->
    [games] { $round }. kolo
    [results] { $round }. kolo: rezultati
    [pairings] { $round }. kolo: parovi
   *[standings] Stanje posle { $round }. kola
}
follow-rounds = Ono što je u toku

### The organiser

event-name = Naziv
which-boards = Koje table?
boards-choice = { $choice ->
    [untold] Drvene table sa našim satom
    [told] Potezi se unose na tabletu
   *[electronic] Elektronske table
}
boards-choice-hint = { $choice ->
    [untold] Igra se na vašim tablama. Tablet ili telefon na svakom stolu je šahovski sat.
    [told] Tablet prikazuje tablu i sat. Igrači na njemu povlače poteze.
   *[electronic] Svaka tabla preko programa DGT LiveChess javlja gde stoje figure. Potezi se beleže automatski.
}
livechess-address = Računar na kome radi LiveChess
livechess-address-hint = Njegovo ime ili IP adresa. Dodajte port ako nije 1982.
livechess-connect = Poveži
livechess-connected = LiveChess je povezan. Izaberite za kojim stolom stoji koja tabla.
livechess-not-connected = LiveChess nije povezan. { $why } Server i dalje pokušava.
press-from = Sat
press-from-choice = { $from ->
    [board_clock] DGT satovi, povezani s tablama
   *[device] Naš sat, na tabletu za svakim stolom
}
wood-lift-is-touch = Podignuta figura smatra se dodirnutom (inače se pita sudija)
electronic-boards = Elektronske table
no-electronic-boards = LiveChess još nije našao nijednu tablu.
serial-number = Serijski broj
board-state = Stanje
table-of-board = Sto table { $serial }
electronic-state = { $state ->
    [active] javlja se
    [inactive] isključena u LiveChess-u
    [not_responding] ne odgovara
    [delayed] javlja sa zakašnjenjem
    [unused] još se ne koristi
   *[missing] nije nađena
}
electronic-differs = ne slaže se sa zapisom
time-control = Tempo igre
own-control = Drugo …
period-moves = Za koliko poteza
period-rest = ostatak
period-time = Vreme za svakog igrača
period-bonus = { $kind ->
    [delay] Odlaganje po potezu
   *[increment] Dodatak po potezu
}
bonus-kind = Svaki potez donosi
bonus-choice = { $kind ->
    [delay] odlaganje
   *[increment] dodatno vreme
}
period-more = Dodaj period
period-less = Ukloni ovaj period
control-read = { $control }: { $class ->
    [blitz] brzopotezni šah
    [rapid] ubrzani šah
   *[standard] standardni šah
}
control-fault = Znak { $column }: { $code ->
    [number_missing] nedostaje broj, kao u 40/7200:3600, 5400+30 ili 180d2
    [number_too_large] broj je prevelik
    [no_moves] period mora imati bar jedan potez
    [no_time] period mora imati neko vreme
    [not_the_last] samo poslednji period može biti za sve preostale poteze; ispred njega pišite POTEZI/SEKUNDE
    [too_many_periods] ima previše perioda
   *[unexpected] ovo ovde nije na mestu; pišite sekunde, kao u 40/7200:3600, 5400+30 ili 180d2
}.
supervision = Nadzor
supervision-choice = { $level ->
    [rapid-full] Potpun: jedan sudija na najviše tri partije
    [blitz-full] Potpun: jedan sudija na svaku partiju
   *[limited] Ograničen: jedan sudija na mnogo partija, kao u većini klubova
}
illegal-means = { $loses ->
    [1] Nelegalnim potezom gubi se partija.
    [2] Za prvi nelegalan potez igrača protivnik dobija dodatno { $minutes ->
        [one] { $minutes } minut
        [few] { $minutes } minuta
       *[other] { $minutes } minuta
    }; drugim se gubi partija.
   *[other] Za svaki od prva dva nelegalna poteza igrača protivnik dobija dodatno { $minutes ->
        [one] { $minutes } minut
        [few] { $minutes } minuta
       *[other] { $minutes } minuta
    }; trećim se gubi partija.
}
arbiter-sees = { $sees ->
    [acts-called] Sudija koji vidi nelegalan potez ili palu zastavicu reaguje sam.
    [acts-claimed] Sudija koji vidi nelegalan potez reaguje sam; pala zastavica važi tek kad je protivnik reklamira.
    [waits-called] Sudija objavljuje palu zastavicu; nelegalan potez važi tek kad ga protivnik reklamira.
   *[waits-claimed] Nelegalni potezi i pale zastavice važe tek kad ih protivnik reklamira.
}
more-settings = Još podešavanja
late-by = Koliko igrač sme da zakasni
broadcast-delay = Odlaganje prenosa
event-language = Jezik odluka
standard-start = Uobičajena
draw-lots = Izvuci
at-the-boards = Na tablama
does-watch = Sistem vidi tablu i sat i postupa sam
has-sheets = Oba igrača ovde vode formular
lift-is-touch = Na ekranu se podizanje figure smatra dodirom
is-private = Gledaocima je potreban link
make-event = Napravi takmičenje
links-once = Ovi linkovi prikazuju se samo sada. Sudijski link zadržite za sebe; ko ima link, deluje u njegovoj ulozi.
role-does = { $role ->
    [organiser] Postavlja kola, štampa, preuzima rezultate
    [arbiter] Sve: satovi, odluke, rezultati
    [assistant] Beleži šta se desilo na tablama
   *[spectator] Gleda
}
code-for = Kod: { $role ->
    [organiser] organizator
    [arbiter] sudija
    [assistant] pomoćnik
    [table] sto
    [white] beli
    [black] crni
   *[spectator] gledalac
}
set-up-boards = Postavi table
boards-made = { $count ->
    [one] Postavljena je { $count } tabla.
    [few] Postavljene su { $count } table.
   *[other] Postavljeno je { $count } tabli.
}
set-up-count = { $count ->
    [one] Postavi { $count } tablu
    [few] Postavi { $count } table
   *[other] Postavi { $count } tabli
}
cards-still-work = Kartice iz ranijih kola važe i dalje.
print-table-cards = { $count ->
    [one] Odštampaj karticu za { $count } novi sto
    [few] Odštampaj kartice za { $count } nova stola
   *[other] Odštampaj kartice za { $count } novih stolova
}
print-player-cards = { $count ->
    [one] Odštampaj { $count } listić za igrače
    [few] Odštampaj { $count } listića za igrače
   *[other] Odštampaj { $count } listića za igrače
}
start-at-desk = Pokreni { $round }. kolo za sudijskim stolom
round-start = Početna pozicija kola
draw-on-projector = Izvuci na projektoru
use-drawn = Igraj ovu poziciju
next-round = Sledeće kolo
pairings = Parovi
pairings-from = Iz
from-program = Iz programa za parovanje
pair-here = Upari ovde
pair-round = Upari { $round }. kolo programom { $engine }
number-of-rounds = Broj kola na turniru
first-colour = Boja prvog igrača u 1. kolu, po žrebu
not-playing = Ne igraju u { $round }. kolu: { $count }
plays = igra
bye = { $kind ->
    [zero] odsutan, bez poena
    [half] slobodan, pola poena
   *[full] slobodan, ceo poen
}
report-file = Turnirski izveštaj (TRF)
another-report = Uzmi drugi turnirski izveštaj (TRF)
report-with-results = Turnirski izveštaj sa rezultatima (TRF)
empty-tables = Stolovi bez imena
how-many-tables = Koliko stolova
from-file = Datoteka (CSV, TRF ili PGN)
or-paste = Ili nalepite parove
show-preview = Prikaži pregled
preview = Biće postavljeno
preview-of = Biće postavljeno iz { $name }
encoding = Kodiranje
skipped = { $count ->
    [one] Preskače se { $count } zapis:
    [few] Preskaču se { $count } zapisa:
   *[other] Preskače se { $count } zapisa:
}
line = { $line }. red
edit-names = Ispravi imena
edit-names-of = Ispravi imena: sto { $table }
save = Sačuvaj
names-corrected = Imena su ispravljena. Kartica stola važi i dalje.
withdraw = Povuci
withdraw-board = Povuci tablu za stolom { $table }
withdraw-round = Povuci { $round }. kolo
board-withdrawn = Tabla za stolom { $table } je povučena.
round-withdrawn = { $round }. kolo je povučeno.
print = Štampanje
print-once = Jednom za celo takmičenje
print-once-hint = Kartica pripada stolu, a listić igraču, u svim kolima. Ponovo odštampane kartice važe uz ranije.
print-round = Za { $round }. kolo
void-cards = Poništi sve kartice i odštampaj nove
void-cards-hint = Nijedna do sada odštampana kartica ni listić više neće važiti. Svi tableti i telefoni za stolovima ostaće bez veze dok ne skeniraju novu karticu.
paper-size = Papir
hall-address = Tableti i telefoni otvaraju:
another-address = Druga adresa …
which-address = Kojoj adresi mogu da pristupe tableti i telefoni?
other-address = Druga adresa
use-address = Koristi ovu adresu
own-address = { $listens ->
    [this_machine] Salu može da otvori samo ovaj računar. Pokrenite je ponovo ovako, da bi mogli i tableti i telefoni:
   *[other] Ovu adresu može da otvori samo ovaj računar. Povežite ga na mrežu tableta i telefona ili upišite njegovu adresu u toj mreži.
}
own-address-on-paper = Tableti i telefoni ne mogu da otvore ove kodove: oni vode samo do ovog računara. Pre štampanja izaberite drugu adresu.
paper = { $paper ->
    [cards] Kartice za stolove
    [players] Listići za igrače
    [scoresheets] Formulari
    [envelopes] Koverte
    [slips] Listići za rezultat
    [results] Rezultati kola
   *[start] Početna pozicija
}
files = Datoteke
journal-file = Dnevnik
broadcast = Prenos
broadcast-private = Ovo takmičenje je privatno: ništa se ne prenosi.
broadcast-folder = Folder za prenos
broadcast-no-folder = Ovaj server ne upisuje partije u folder. Pokrenite ga ovako: touchmove serve --live-folder FOLDER
broadcast-folder-hint = U programu koji šalje partije, na primer Lichess Broadcaster, izaberite folder kola (round-1, round-2, …).
broadcast-written = Poslednja promena u { $time }
broadcast-push = Slanje na { $server }
broadcast-push-hint = Tamo napravite lični pristupni token sa dozvolom study:write. Čuva se na računaru servera i više se nikada ne prikazuje.
broadcast-has-token = { $has ->
    [yes] Token je sačuvan.
   *[no] Nema sačuvanog tokena.
}
broadcast-token = Novi token
broadcast-forget-token = Ukloni token
broadcast-rounds = Kola
broadcast-rounds-hint = Na svakoj adresi je uvek javni PGN tog kola, sa vremenima na satu i posle odlaganja prenosa.
broadcast-push-to = ID kola ili adresa njegove stranice
broadcast-state = { $state ->
    [private] Ne šalje se: takmičenje je privatno.
    [no_token] Ne šalje se: nema tokena.
    [pending] Šalje se.
    [failing] Nije poslato: { $why }. Sledeći pokušaj u { $again }.
   *[taken] Poslato u { $time }; ništa ne čeka.
}
broadcast-game-error-hint = U takvoj partiji možda postoji nelegalan potez koji niko nije primetio. Igrači moraju sami da ga otkriju. Kada se partija završi ili se pozicija vrati, partija se sama šalje ispravno.
keeping = Čuvanje
anchor = Kontrolni kod
anchor-hint = Zapišite ovaj kod ili ga odštampajte uz rezultate kola. Pomoću njega svako može kasnije da proveri da ništa što je do tada zabeleženo ne nedostaje i nije promenjeno: touchmove journal verify JOURNAL --anchor CODE
anchor-entries = { $entries ->
    [one] { $entries } zapis
    [few] { $entries } zapisa
   *[other] { $entries } zapisa
}
anchor-again = Novi kod
anchor-file = Kao datoteka
anchor-on-paper = Ovaj kod dokazuje šta je dnevnik u ovom trenutku sadržao. Sačuvajte ovaj list.
backups = Rezervne kopije
backups-hint = Na kraju svakog kola pored dnevnika se pravi rezervna kopija. S vremena na vreme prekopirajte jednu na drugi uređaj.
backups-of-hall = Rezervne kopije sadrže sva takmičenja. Za njih je potreban sudijski link za celu salu.
back-up-now = Napravi rezervnu kopiju
card-hint = Skenirajte tabletom ili telefonom na ovom stolu, ili otvorite adresu i ukucajte kod. Kartica važi u svim kolima.
player-card-hint = Skenirajte svojim telefonom, ili otvorite adresu i ukucajte kod. Važi u svim kolima.
signature = Potpis, { $side ->
    [white] beli
   *[black] crni
}
arbiter-signature = Potpis sudije
envelope-sealed-by = Kovertirao
envelope-number = Broj kovertiranog poteza
envelope-used = Utrošeno vreme, { $side ->
    [white] beli
   *[black] crni
}
envelope-offer = Otvorena ponuda remija
envelope-position = Pozicija pre kovertiranog poteza

### The reading room

beside = Uporedi sa
beside-none = ničim
search = Traži
search-laws = Reči ili broj
chapter = { $id ->
    [preface] Predgovor
    [guidelines] Smernice
    [glossary] Rečnik pojmova
    [adj] Prekinute partije
   *[introduction] Uvod
}
contents = Sadržaj
own-words = Pravila šaha FIDE, izdanje { $edition }, našim rečima.
only-english = Ovo izdanje je ovde dostupno samo na engleskom.
found = { $count ->
    [one] nađen { $count } član
    [few] nađena { $count } člana
   *[other] nađeno { $count } članova
}
articles = { $count ->
    [one] { $count } član
    [few] { $count } člana
   *[other] { $count } članova
}
scenarios = { $count ->
    [one] { $count } primer
    [few] { $count } primera
   *[other] { $count } primera
}
played-on-board = Odigrano na tabli
see-also = Vidi i
nature = { $nature ->
    [decide] O ovome odlučuje softver.
    [assist] Softver iznosi činjenice; sudija prosuđuje.
    [record] Softver beleži ono što ljudi prijave.
    [equipment] O opremi za igru.
   *[text] Objašnjava ili najavljuje.
}
shown-by = { $by ->
    [test] Test
    [act] Radnja
    [field] Polje odgovora
   *[nothing] Nije prikazano
}
only-differences = Samo razlike
words-are-ours = Formulacije su naše, pa drugačija formulacija ne mora da znači drugačije pravilo; oznake novih i izostavljenih članova su pouzdane.
side-by-side = { $from } i { $to } uporedo
change = Promena
change-kind = { $kind ->
    [new] novo
    [gone] izostavljeno
    [changed] drugačije formulisano
    [moved] drugi broj
   *[same] isto
}
admit = Pripusti { $side ->
    [white] belog
   *[black] crnog
} i pored zakašnjenja
grant-time = Dodaj vreme zbog smetnje
both-players = Oba igrača
annul = Poništi partiju (obrnute boje)

### Savetnik

ask-title = Kako da presudim?
ask-hint = Od događaja do odluke u nekoliko dodira: šta uraditi, nova vremena na satovima i članovi Pravila.
ask-topic = O čemu se radi?
ask-conditions = Uslovi
ask-conditions-done = Gotovo
ask-class = Vrsta partije
game-class = { $class ->
    [blitz] Brzopotezni
    [rapid] Ubrzani
   *[standard] Standardni
}
ask-supervision = { $supervision ->
    [limited] jedan sudija na mnogo partija
   *[full] potpun nadzor
}
ask-increment-of = Dodatak po potezu
ask-increment = { $increment ->
    [false] bez dodatka
   *[true] sa dodatkom
}
ask-again = Pokušaj ponovo
ask-offline = Veza je prekinuta: pitanja nisu učitana.
ask-answer-offline = Veza je prekinuta, a odgovor za ove uslove nije na ovom uređaju.
ask-board-offline = Veza je prekinuta: pozicija ne može da se proveri. Ona ostaje ovde; pokušajte ponovo kad se veza vrati.
ask-clocks-offline = Veza je prekinuta: nova vremena ne mogu da se izračunaju. Gornje promene važe za svako vreme.
ask-facts-offline = Veza je prekinuta: ovo je odluka bez unete pozicije, odnosno vremena.
ask-ready = Svi odgovori su na ovom uređaju i dostupni su i bez veze.
ask-last = Poslednja pitanja
ask-forget = Obriši spisak
ask-more = Još za sudije
ask-trail = Vaši odgovori
ask-steps = Šta sada uraditi
ask-board = Kakva je pozicija na tabli?
ask-board-hint = { $side ->
    [white] Može li beli još da matira ma kojom serijom legalnih poteza? Ako niste sigurni, postavite poziciju.
   *[black] Može li crni još da matira ma kojom serijom legalnih poteza? Ako niste sigurni, postavite poziciju.
}
ask-they-can = { $side ->
    [white] Beli može
   *[black] Crni može
}
ask-they-cannot = { $side ->
    [white] Beli ne može
   *[black] Crni ne može
}
ask-decide = Odluči po ovoj poziciji
ask-deciding = Traži se mat …
ask-can-they = { $side ->
    [white] Može li beli još da matira?
   *[black] Može li crni još da matira?
}
ask-sure = { $sure ->
    [true] Može: sigurni ste u to.
   *[false] Ne može: sigurni ste u to.
}
ask-other-position = Promeni ovo
ask-clocks = Satovi
ask-change = { $why ->
    [press_undone] dodatak za poništeni pritisak
   *[elapsed] isteklo u međuvremenu
}
ask-unchanged = bez promene
ask-runs = Ovaj sat teče
ask-clocks-any = Ove promene važe za svako vreme. Ukucajte šta satovi pokazuju da biste videli nova vremena.
ask-clocks-read = Vremena pročitana sa satova
ask-clocks-both = Ukucajte oba vremena, na primer 1:12:30 ili 5.04.
ask-reckon = Izračunaj nova vremena
ask-articles = Članovi iz izdanja { $edition }
ask-editions = Kako presuđuju druga izdanja
ask-editions-same = Sva druga izdanja presuđuju isto.
ask-editions-alike = { $editions }: isto.
ask-article-language = { $lang ->
    [en] { " " }(samo na engleskom)
   *[other] { " " }({ $lang })
}
ask-increment-seconds = Dodatak po potezu, u sekundama
ask-editions-more = { $count ->
    [one] { $count } drugačija odluka
    [few] { $count } drugačije odluke
   *[other] { $count } drugačijih odluka
}
ask-why-not = Zašto ne …?
ask-share = Podeli
ask-shared = { $how ->
    [copied] Adresa je kopirana.
   *[failed] Adresa nije kopirana. Kopirajte je iz polja za adresu.
}
ask-new = Novo pitanje
ask-paper = Odluka sudije
ask-paper-articles = Članovi: { $articles }
drill-title = Sudijska vežbaonica
drill-hint = Vežbajte: događaji o kojima treba presuditi i član Pravila uz svaki odgovor.

### Vežbaonica

drill-which = Šta želite da vežbate?
drill-topic = Tema
drill-all-topics = Sve teme
drill-all-editions = Sva izdanja
drill-level-of = Težina
drill-level = { $level ->
    [1] lako
    [2] srednje
    [3] teško
   *[0] bilo koja
}
drill-start = Počni
drill-weak = Vežbaj moje slabe teme
drill-is-weak = slabo
drill-paper = Napravi test
drill-paper-hint = Pitanja za štampanje, sa rešenjima na posebnoj strani.
drill-length = Broj pitanja
drill-make-paper = Napravi test
drill-score = tačno { $right } od { $asked }
drill-forget = Poništi rezultat
drill-waiting = Događaji se pripremaju …
drill-offline = Veza je prekinuta: novi događaji ne mogu da se učitaju.
drill-none = Nijedan događaj ne odgovara ovom izboru.
drill-number = Pitanje { $number } od { $count }
drill-tell-all = Prikaži sve
drill-stepwise = Prikazuj red po red
drill-at-once = Prikazuj sve odjednom
drill-after = Posle odluke
drill-is-right = Tačno:
drill-is-yours = Vaš odgovor:
drill-right = Tačno.
drill-wrong = Nije tačno.
drill-next = Sledeće pitanje
drill-skip = Preskoči
drill-another = Drugi test
drill-paper-title = Kako odlučujete?
drill-name = Ime i prezime
drill-key = Rešenja
drill-seed = broj testa { $seed }
