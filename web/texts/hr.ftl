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
wrong-link-text = Poveznica je pogrešno upisana, istekla je ili je opozvana. Zatražite od suca novu.
wrong-code-title = Nijedan stol ni igrač nema ovaj kod
wrong-code-text = Pogledajte karticu i upišite kod još jednom, ili pitajte suca.
connecting = Spajanje s dvoranom …
connection-lost = Veza je prekinuta
connection-lost-hint = Dok se veza ne vrati, vremena su procijenjena. Pritisci se čuvaju i bit će poslani.
clocks-stand-why = { $cause ->
    [journal] Poslužitelj trenutačno ne može ništa zabilježiti.
    [busy] Poslužitelj je preopterećen.
   *[stopped] Poslužitelj je na trenutak prestao raditi.
} Nikome vrijeme ne teče.
press-not-recorded = Još nije zabilježeno: automatski će se ponovno poslati i vrijedi od trenutka kad ste pritisnuli.
not-recorded = Nije zabilježeno: poslužitelj trenutačno ne može ništa zabilježiti. Satovi stoje; pokušajte ponovno.
no-connection = Veza je prekinuta: ništa nije poslano.
link-void = Ovaj je uređaj odspojen

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
promotion = Promocija pješaka u …
which-piece = Koja figura?
entry-fault = { $fault ->
    [none] Nijedna takva figura ne može na to polje. Ispravite unos.
    [squares] Ovdje su potrebna oba polja, na primjer Sg1-f3.
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
period = Period { $period } od { $periods }
increment = +{ $seconds } s po potezu
delay = zadržka { $seconds } s
delay-left = Zadržka { $seconds } s
phase-waiting = Čeka se sudac
phase-running = U tijeku
phase-stopped = Satovi zaustavljeni
phase-sealing = Kuvertiranje
phase-adjourned = Prekinuto
phase-over = Kraj partije
annulled = Poništena
table-title = Stol { $table }
play-title = Stol { $table }
say-times = Pročitaj vremena
turn-table = Zamijeni polovice
fill-screen = Preko cijelog zaslona
to-clock = Sat
to-scoresheet = Zapisnik
game = Partija
own-place = Vaše mjesto
clock-not-running = Vaš sat ne radi.
flag-fallen-first = Prva pala zastavica
low-time = Malo vremena
press-kept = { $presses ->
    [one] Spremljeno, bit će poslano
   *[other] Spremljeno ({ $presses }), bit će poslano
}
time-estimated = Procijenjeno vrijeme
white-sits-here = Ovdje sjedi bijeli
seat-no-game = Ovdje još nema partije. Pojavit će se automatski.
next-game = Sljedeća partija
sound-off = Isključi zvuk pritiska
sound-on = Uključi zvuk pritiska
sound-press = Zvuk pri svakom pritisku
sound-low = Zvučni znak kad igraču ponestaje vremena
manual = Kako radi ovaj sat
manual-line = { $line ->
   *[press] Odigrajte potez na ploči, pa dodirnite svoju polovicu sata bilo gdje. Dodir dok vaš sat ne radi ne znači ništa.
    [offer] Remi ponudite nakon poteza, a prije nego što pritisnete sat.
    [claim] Reklamacija zaustavlja oba sata i ide sucu.
    [call] „Pozovi suca“ zaustavlja oba sata.
    [offline] Kad nema veze, igrajte dalje: sat radi, a pritisci se šalju sa svojim vremenom čim se veza vrati.
    [seats] Prije partije dodirnite „Ovdje sjedi bijeli“ na strani bijelog. Strelice između polovica zamjenjuju ih u svakom trenutku.
}
awake-kept = Zaslon ostaje uključen.
awake-not-kept = Ovaj preglednik ne dopušta stranici da drži zaslon uključenim. U postavkama uređaja isključite automatsko gašenje zaslona.
battery-not-told = Ovaj preglednik ne javlja stanje baterije. Držite punjač pri ruci.

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
actions-offer = Ponuditi remi?
actions-menu = { $side ->
    [white] Bijeli
   *[black] Crni
}
actions-resign = Predati partiju?
actions-claim = Reklamacija
actions-written = Reklamacija zapisanim potezom
actions-stop = Pozvati suca?
offer-draw = Ponudi remi
offer-sure = { $side ->
    [white] Bijeli
   *[black] Crni
} nudi remi. Najprije odigrajte potez, ponudite remi, pa pritisnite sat.
offer-open = { $side ->
    [white] Bijeli
   *[black] Crni
} nudi remi.
accept-draw = Prihvati
accept-draw-sure = Prihvaćam: partija je remi
decline-draw = Odbij
resign = Predaj partiju
resign-sure = { $side ->
    [white] Bijeli
   *[black] Crni
} gubi partiju. To se ne može poništiti.
has-resigned = { $side ->
    [white] Bijeli
   *[black] Crni
} je predao partiju
resigned-next = Partija je završena. Sudac upisuje rezultat; figure ostavite kako stoje.
clocks-stand = Satovi stoje.
has-called = { $own ->
    [yes] Pozvali ste suca.
   *[no] { $side ->
        [white] Bijeli
       *[black] Crni
    } je pozvao suca.
}
called-next = Sudac dolazi. Ostanite za pločom i ne mičite figure; igra se nastavlja kad sudac pokrene satove.
question-next = Sudac će odlučiti i reći kako se partija nastavlja.
stopped-next = Igra se nastavlja kad sudac pokrene satove.
call-arbiter = Pozovi suca
stop-clocks = Zaustavi satove
stop-sure = Oba sata staju, a sudac dolazi.
report-end = Ako je partija završena, odaberite kako:
end-checkmate = { $side ->
    [white] Bijeli je dao mat
   *[black] Crni je dao mat
}
end-stalemate = Pat
arrive = Tu sam
ask-scoresheet = Zatraži uvid u zapis
correct-by-agreement = Sporazumno ispravi nepravilan potez
adjust = Popravljam
adjust-hint = Dodirnite figuru koju popravljate.
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
claim-touch-move = Taknutom figurom nije odigrano
claim-two-hands = Potez objema rukama
claim-two-moves = Dva poteza zaredom
claim-wrong-start = Nepravilna početna pozicija
claim-cannot-win = Protivnik ne može pobijediti na uobičajeni način
claim-no-effort = Protivnik ne ulaže dovoljno napora da pobijedi na uobičajeni način
written-hint = Zapišite potez koji ćete odigrati. Kad je poslan, ne može se promijeniti.
written-move = Moj potez
written-lock = { $claim ->
    [threefold] Tim potezom pozicija nastaje treći put:
   *[fifty] Tim se potezom navršava pedeset poteza:
}
lock-and-claim = Zaključaj i reklamiraj

### Prekid

sealing = Kuvertirajte potez
sealing-hint = Zapišite potez pa zatvorite omotnicu. Nitko neće vidjeti potez prije nastavka partije.
sealed-move = Kuvertirani potez
seal = Kuvertiraj
close-envelope = Zatvori omotnicu

### In every room

hall = Dvorana
desk = Sudački stol
wall = Prikaz partija
organiser = Organizator
reading-room = Čitaonica
reading-room-hint = Pravila šaha članak po članak, u šest izdanja, s primjerima partija uz svaki članak.
motto = Pravila šaha kao softver
watch = Gledaj
help = Pomoć
help-players = Pomoć za igrače
help-players-about = Pritiskanje sata, ponuda remija, reklamacija, pozivanje suca.
help-arbiters = Pomoć za suce
help-arbiters-about = Cijeli dan, od postavljanja dvorane do rezultata.
what-this-is = Touchmove vodi šahovski turnir s jednog računala: tableti pokraj ploča su satovi, a sudac s jednog mjesta vidi sve partije. Poznaje Pravila šaha FIDE u svim izdanjima od 2005. i uz svaku odluku navodi članak.
code-from-card = Kod s kartice
code-from-card-hint = Dvanaest slova i znamenki ispod QR koda. Crtice i velika slova nisu važni.
open-code = Otvori
front-page = Početna stranica
no-events = Još nema natjecanja.
new-event = Novo natjecanje
boards = { $boards ->
    [one] { $boards } ploča
    [few] { $boards } ploče
   *[other] { $boards } ploča
}
edition-of = Pravila iz { $edition }.
edition = Izdanje
no-clock = bez sata
result = Rezultat
results = Rezultati
player = Igrač
server = Poslužitelj
role = { $role ->
    [player] Igrač
    [organiser] Organizator
    [arbiter] Sudac
    [assistant] Pomoćnik
    [table] Stol
    [white] Bijeli
    [black] Crni
   *[spectator] Gledatelj
}
article-of = Članak { $article }, izdanje { $edition }
read-on = Otvori u čitaonici
which-round = Koje kolo
all-rounds = Sva kola
round-label = Kolo
table-label = Stol
starting-position = Početna pozicija
step-back = Korak natrag
step-on = Korak naprijed

### The desk

all-boards = Ploče
docket = Nepravilni potezi
docket-title = Nepravilni potezi i bilješke
docket-empty = Ni na jednoj ploči nema nepravilnog poteza ni bilješke.
illegal-count = { $count ->
    [one] { $count } nepravilan potez
    [few] { $count } nepravilna poteza
   *[other] { $count } nepravilnih poteza
}
search-boards = Stol ili ime
filter = Filtar
filter-boards = { $filter ->
    [all] Sve
    [attention] Pozornost
    [running] U tijeku
   *[over] Završene
}
no-boards = Još nema postavljenih ploča.
nothing-found = Nema rezultata pretraživanja.
choose-board = Odaberite ploču. Na vrhu su ploče koje traže pozornost.
need = { $need ->
    [question] Pitanje
    [call] Zove suca
    [flag] Zastavica
    [illegal] Nepravilan potez
    [lost] Uređaj nije povezan
    [stopped] Satovi stoje
    [battery] Slaba baterija
    [sealing] Kuvertira
    [trouble] Cajtnot
    [absent] Igrač odsutan
    [late] Još bez poteza
   *[offer] Ponuđen remi
}
desk-said = Stol { $table }: { $need ->
    [question] Pitanje
    [call] Zove suca
    [flag] Zastavica
    [illegal] Nepravilan potez
    [lost] Uređaj nije povezan
    [stopped] Satovi stoje
    [battery] Slaba baterija
    [sealing] Kuvertira
    [trouble] Cajtnot
    [absent] Igrač odsutan
    [late] Još bez poteza
   *[offer] Ponuđen remi
}
notices = Obavijesti
notice = { $what ->
    [server_was_away] Poslužitelj nije radio { $time }. Za to vrijeme nijedan igrač nije gubio vrijeme; namjestite satove gdje treba.
    [damaged] { $of ->
        [board] Stol { $table }: dnevnik ove ploče je oštećen. Za nju se više ništa ne može unijeti; prikazano je ono što se može pročitati. Vratite sigurnosnu kopiju ili ponovno postavite partiju na drugoj ploči.
       *[event] { $event ->
            [0] Zapis o dvorani je oštećen i pročitan je koliko je bilo moguće. Ako nešto nedostaje, vratite sigurnosnu kopiju.
           *[other] Zapis o natjecanju { $event } je oštećen i pročitan je koliko je bilo moguće. Ako nešto nedostaje, vratite sigurnosnu kopiju.
        }
    }
    [not_broadcast] { $table ->
        [0] { $round }. kolo se ne prenosi: { $why }
       *[other] Stol { $table }, { $round }. kolo: poslužitelj za prijenos javlja pogrešku: { $why }. Pogledajte „Prijenos“.
    }
    [no_backup] Sigurnosna kopija na kraju kola nije napravljena: { $why }
    [link_in_progress] Stol { $table }: organizator je tijekom partije izdao poveznicu za { $seat ->
        [white] mjesto bijelog
        [black] mjesto crnog
       *[table] stol
    }. Tko je ima, može ondje igrati. Pitajte čemu služi.
    [names_in_progress] Stol { $table }: organizator je tijekom partije promijenio imena ili broj stola. Provjerite tko ovdje igra.
   *[answers_differ] Stol { $table }: ova bi verzija softvera presudila drukčije. Vrijedi prvotna odluka; pogledajte dnevnik.
}
electronic-notice = Stol { $table }: { $matter ->
    [dropped_out] elektronička ploča { $serial } više se ne javlja. Dok se ne vrati, unosite poteze na tabletu ili za sudačkim stolom.
    [back] elektronička ploča { $serial } ponovno se javlja.
    [unexplained] sat je pritisnut, a pozicija na ploči ne može se objasniti nijednim potezom ({ $squares }). Satovi stoje. Ispravite poziciju pa nastavite igru. Članak { $article }
    [no_move_seen] sat je pritisnut, a na ploči se ne vidi potez. Satovi stoje. Pitajte igrače pa nastavite igru. Članak { $article }
    [pieces_missing] ne vide se figure na poljima { $squares }. Jesu li pale? Članak { $article }
    [differs] ploča se ne slaže sa zapisom na poljima { $squares }. Članak { $article }
    [touched] figura s polja { $squares } podignuta je i vraćena, a zatim je odigrano { $move }. Je li samo popravljana? Članak { $article }
    [kings] kraljevi u središtu označavaju rezultat { $result }. Članak { $article }
    [last_move] na ploči stoji { $move }, na što nema odgovora; sat nije pritisnut. Je li potez odigran? Članak { $article }
   *[clock_differs] sat uz ploču i sat poslužitelja pokazuju različito vrijeme. Članak { $article }
}
confirm-result = Potvrdi { $result }
stalled = { $cause ->
    [journal] U dnevnik se nije moglo pisati { $time }.
    [busy] Poslužitelj je bio preopterećen i nije odgovarao { $time }.
   *[stopped] Poslužitelj nije radio { $time }.
} Nijedan igrač nije izgubio vrijeme. { $stand ->
    [yes] Satovi stoje dok ne nastavite igru.
   *[no] Satovi su nastavili raditi od mjesta na kojem su stali.
}
all-clocks-stand = Svi satovi stoje.
resume-all = { $boards ->
    [one] Nastavi igru na { $boards } ploči
    [few] Nastavi igru na { $boards } ploče
   *[other] Nastavi igru na { $boards } ploča
}
resume-failed = Nije nastavljeno, stolovi: { $tables }
turn-board = Okreni ploču
latest-ruling = Posljednja odluka
papers = Spisi partije
desk-tab = { $tab ->
    [rule] Odluke
    [sheets] Zapisnici
    [journal] Dnevnik
   *[evidence] Dokazi
}
journal-whole = I svaki potez i pritisak
nothing-written = Još ništa nije zapisano.
sheets-agree = Zapisnici se slažu.
sheet-stopped = { $number ->
    [0] { $side ->
        [white] Bijeli nije ništa zapisao.
       *[black] Crni nije ništa zapisao.
    }
   *[other] { $side ->
        [white] Bijeli je prestao zapisivati kod { $number }. poteza.
       *[black] Crni je prestao zapisivati kod { $number }. poteza.
    }
}
sheets-differ = Prva razlika: { $number }. potez { $side ->
    [white] bijelog
   *[black] crnog
}
sheet-of = { $side ->
    [white] Zapisnik bijelog
   *[black] Zapisnik crnog
}
ply = Polupotez
question-open = Pitanje za suca
resigned-asks = Partija je završena. Je li { $side ->
    [white] bijeli
   *[black] crni
} još mogao matirati bilo kojim nizom pravilnih poteza? Gotovo uvijek jest.
can-still-checkmate = { $decision ->
    [uphold] Da, mogao je
   *[reject] Ne, nije mogao
}
decision = { $decision ->
    [uphold] Prihvati
    [reject] Odbij
   *[defer] Odgodi
}
defer-with-time = Odgodi, dvije minute protivniku
points = Bodovi
start-clocks = Pokreni satove
start-all = { $boards ->
    [one] Pokreni satove na { $boards } ploči
    [few] Pokreni satove na sve { $boards } ploče
   *[other] Pokreni satove na svih { $boards } ploča
}
start-all-sure = { $boards ->
    [one] Partija počinje na { $boards } ploči koja čeka u ovom kolu.
    [few] Partije počinju na sve { $boards } ploče koje čekaju u ovom kolu.
   *[other] Partije počinju na svih { $boards } ploča koje čekaju u ovom kolu.
}
start-failed = Nije pokrenuto, stolovi: { $tables }
still-in-play = { $games ->
    [one] Još se igra { $games } partija ranijeg kola.
    [few] Još se igraju { $games } partije ranijih kola.
   *[other] Još se igra { $games } partija ranijih kola.
}
who-is-absent = Tko je odsutan?
tap-who-is-absent = Netko je odsutan? Dodirnite ime.
attendance = Nazočnost
not-here = Odsutni: { $names }
is-not-here = Nije za pločom
player-not-here = { $name } nije za pločom
loses-in = gubi za { $time }
default-time = { $ms ->
    [0] Dopušteno kašnjenje 0:00: tko nije za pločom kad se satovi pokrenu, odmah gubi.
   *[other] Dopušteno kašnjenje { $time }: tko nakon početka dođe kasnije, gubi.
}
has-arrived = { $side ->
    [white] Bijeli je stigao
   *[black] Crni je stigao
}
resume = Nastavi partiju
open-envelope = Otvori omotnicu
envelope-lost = Omotnica izgubljena
envelope-lost-move = Kuvertirani potez, prema izjavi igrača; ostavite prazno ako ga nitko ne zna
observe = Zapažanje
illegal-move-by = Nepravilan potez { $side ->
    [white] bijelog
   *[black] crnog
}
what-was-seen = Što ste primijetili?
observed = { $what ->
    [illegal_move] Nepravilan potez
    [flag] Pala zastavica
    [both_flags] Obje zastavice, redoslijed nepoznat
    [touch_move] Taknutom figurom nije odigrano
    [two_hands] Dvije ruke
    [device] Elektronički uređaj
    [wrong_start] Nepravilna početna pozicija
    [wrong_board] Pogrešno okrenuta ploča
    [colours_reversed] Obrnute boje
    [displaced] Pomaknute figure
    [clock_counter] Pogrešan brojač poteza
    [wrong_hand] Sat pritisnut pogrešnom rukom
    [on_the_button] Prst na satu
    [clock_mistreated] Nepravilno rukovanje satom
    [left] Napustio mjesto igre
    [notes] Bilješke ili informacije
    [advice] Savjeti
    [distracting] Ometa protivnika
    [refused_search] Odbio pregled
    [disrepute] Dovodi šah na loš glas
    [smoking] Pušenje
    [disobeys] Odbija se pridržavati Pravila
    [absent] Nije za pločom
    [clock_defect] Neispravan sat
    [sheets_due] Dopuniti zapisnike
    [sheet_complete] Zapisnik je dopunjen
    [wrong_entry] Pogrešno zapisan potez
    [illegible] Nečitljiv zapisnik
    [not_algebraic] Nije algebarska notacija
    [sheet_not_returned] Protivnikov zapisnik nije vraćen
    [not_repeated] Objavljeni potez nije ponovljen
    [left_unreported] Napustio prostor za igru bez prijave
   *[illegal_position] Nepravilna pozicija
}
observed-at-board = Ploča i sat
observed-conduct = Ponašanje
by-whom = Tko?
whose-counter = Čiji je brojač pogrešan?
to-whom = Kome?
device-sound = Oglasio se
record = Zabilježi
penalise = Kazna
penalties-of = Kazne po izdanju { $edition }
penalty-name = { $penalty ->
    [warning] Opomena
    [add_time] Povećanje vremena protivniku
    [take_time] Smanjenje vremena prekršitelju
    [raise_opponent] Povećanje bodova protivniku
    [lower_offender] Smanjenje bodova prekršitelju
    [loss] Gubitak partije
    [fine] Novčana kazna
    [exclude_rounds] Isključenje iz jednog ili više kola
   *[expel] Isključenje s natjecanja
}
penalty-for = Zbog čega?
reopen = Ponovno otvori partiju
reopen-hint = Rezultat se poništava i partija se nastavlja od trenutka kad je završena. Satovi stoje dok se igra ne nastavi.
retract = Povuci posljednju odluku
retract-hint = Povlači se: { $act }. Sve je kao prije toga, a satovi stoje dok se igra ne nastavi.
why = Zašto?
which-move = Koji je potez kuvertiran?
which-ply = Koja se pozicija vraća?
set-clocks = Namjesti satove
time = Vrijeme
time-form = Sati, minute i sekunde: 1:30:00, 12:05, 0:45
clock-runs = Jedan sat teče; vidite vrijeme iz trenutka otvaranja.
before = Prije
after = Poslije
moves-counted = potezi
look-again = Provjeri …
restore-position = Vrati poziciju
adjourn = Prekini partiju
adjourn-hint = Igrač na potezu kuvertira; sat teče dok se omotnica ne zatvori.
resumption = Nastavak: dan, vrijeme, mjesto
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
    [interrupt] Sudac zaustavio satove
    [write] Zapisano
    [ask_scoresheet] Traži zapis
    [correct_by_agreement] Ispravljeno sporazumno
    [seal] Potez kuvertiran
    [sign] Potpis
    [observe] Zapažanje
    [rule] Odluka
    [penalise] Kazna
    [set_clock] Satovi namješteni
    [resume] Partija nastavljena
    [restore] Pozicija vraćena
    [adjourn] Prekid
    [open_envelope] Omotnica otvorena
    [envelope_lost] Omotnica izgubljena
    [reconstruct] Rekonstrukcija
    [position] Pozicija postavljena
    [appeal] Žalba
    [declare] Rezultat proglašen
    [reopen] Partija ponovno otvorena
    [retract] Odluka povučena
    [admit] Zakašnjeli igrač pripušten
    [hand_in] Predano uz reklamaciju
    [confirm] Protivnik potvrdio
    [grant_time] Dodano vrijeme
    [annul] Partija poništena
    [inform] Priopćeni potezi i vrijeme
   *[tick] Vrijeme
}
devices = Uređaji za ovim stolom
disconnect = Odspoji
disconnect-sure = Uređaji koji koriste ovu poveznicu odspajaju se.
other-device = Drugi uređaj
alarms = { $boards ->
    [one] { $boards } ploča čeka suca
    [few] { $boards } ploče čekaju suca
   *[other] { $boards } ploča čeka suca
}
alarms-elsewhere = { $boards ->
    [one] Suca čeka još { $boards } ploča
    [few] Suca čekaju još { $boards } ploče
   *[other] Suca čeka još { $boards } ploča
}
is-new = novo
current-rounds = Kola u tijeku
bell = Zvono
bell-is-on = Zvono je uključeno
bell-is-off = Zvono je isključeno
rings-again = Zvoni ponovno svakih 20 s
rings-once = Zvoni jednom
all-devices = Uređaji
no-devices = Još nijedan uređaj nije korišten za pločom.
devices-online = Povezano: { $online }, nepovezano: { $offline }
tables-without-device = Stolovi bez uređaja: { $tables }
no-arbiters-link = Ovaj preglednik nema sudačku poveznicu: možete gledati, ali ne i odlučivati. Otvorite sudačku poveznicu na ovom uređaju.
mating-line = Na primjer: { $line }
given-position = postavljena pozicija
fill-trf = Upiši rezultate { $round }. kola u TRF …
start-without-device = Za ovim stolovima nije povezan nijedan uređaj: { $tables }. Njihovi satovi svejedno teku, a nitko ih ne može pritisnuti.
device-unused = još nije korišten
device-online = povezan
device-last-seen = nije povezan, posljednji put prije { $time }
device-battery = baterija { $percent } %{ $charging ->
    [yes] , puni se
   *[no] { "" }
}
other-device-how = Tablet je otkazao? Skenirajte karticu stola drugim tabletom; ništa više nije potrebno. Ako kartice nema, ovdje dodajte uređaj. Zamjena odspaja sve uređaje s ovom poveznicom i poništava ispisanu karticu: učinite to samo ako je kartica izgubljena ili je kod nekoga drugog.
device-beside = Dodaj uređaj
device-instead = Zamijeni uređaj
other-device-hint = Usmjerite kameru novog uređaja na kod. { $how ->
    [instead] Stari je odspojen.
   *[beside] Stari ostaje povezan.
}
desk-on-phone = Sudački stol na mobitelu
desk-on-phone-hint = Usmjerite kameru mobitela na kod. Tko ga otvori, ima ovlasti suca; ovaj uređaj ostaje povezan.
type-instead = Ili upišite:
own-address-warning = Drugi uređaji ne mogu otvoriti { $address }. Odaberite adresu u mreži na stranici organizatora.
usual-reason = { $reason ->
    [pairings] Pogrešni parovi
    [result] Pogrešan rezultat
    [table] Pogrešan stol
    [player] Pogrešan igrač
   *[mistake] Zabilježeno pogreškom
}
withdraw-this-round = Povuci kolo
withdraw-round-hint = { $boards ->
    [one] Uklanja se { $boards } ploča { $round }. kola. To je moguće dok nije odigran nijedan potez; u dnevniku ostaje zabilježeno.
    [few] Uklanjaju se sve { $boards } ploče { $round }. kola. To je moguće dok nije odigran nijedan potez; u dnevniku ostaje zabilježeno.
   *[other] Uklanja se svih { $boards } ploča { $round }. kola. To je moguće dok nije odigran nijedan potez; u dnevniku ostaje zabilježeno.
}
withdraw-this-board = Povuci ovu ploču
withdraw-board-hint = Ploča za stolom { $table } se uklanja i stol je ponovno slobodan. To je moguće dok nije odigran nijedan potez; u dnevniku ostaje zabilježeno.
choose = Odaberite …
ends-with = Ovime partija završava: { $result }
result-becomes = Rezultat postaje { $result }
then-phase = { $phase ->
    [running] Igra se nastavlja.
    [stopped] Satovi stoje dok se igra ne nastavi.
   *[other] { "" }
}
brings-nothing = Bilježi se; ništa se drugo ne mijenja.
ended-by-mistake = Je li završena pogreškom?
record-promotion = Promocija
promotion-held = Nova figura nije ispuštena iz ruke
promotion-colour = Nova je figura protivnikove boje
promotion-squares = Ako pješak još stoji na svojem polju: odakle i kamo?
square-from = S polja
square-to = Na polje
write-note = Napiši bilješku
note = Bilješka
note-of-board = Bilješka o ovoj ploči
note-of-ruling = Bilješka uz zapis { $n }

### Drvene ploče i papiri suca

no-position = Drvena ploča: potezi se ne unose, pa pozicija nije poznata.
both-squares = Navedite oba polja: Sg1-f3.
claim-answered = { $verdict ->
    [upheld] Reklamacija je točna.
   *[rejected] Reklamacija je netočna.
}
set-up-position = Postavi poziciju
set-up-hint = Ovo postaje pozicija na ploči. Satovi se ne mijenjaju.
set-up-answers = Pozicija odlučuje može li protivnik još matirati.
this-position = Ovo je pozicija
palette = Figure
tool-move = Premjesti figuru
tool-erase = Ukloni figuru
whose-move = Tko je na potezu?
on-move = { $side ->
    [white] Bijeli na potezu
   *[black] Crni na potezu
}
clear-board = Isprazni ploču
castling-and-fen = Pravo na rokadu, FEN
castling-rights = Pravo na rokadu
fen-unreadable = Ovo nije FEN. Na ploči je posljednji koji se mogao pročitati.
answer = { $decision ->
    [uphold] Da
   *[reject] Ne
}
position-answers = Odgovor daje pozicija.
from-scoresheet = Iz zapisnika
from-scoresheet-hint = Unesite poteze iz zapisnika. Postavlja se pozicija nakon posljednjeg poteza koji se može odigrati.
play-through = Odigraj
sheet-played = { $count ->
    [one] Odigran je { $count } polupotez.
    [few] Odigrana su { $count } polupoteza.
   *[other] Odigrano je { $count } polupoteza.
}
sheet-unplayable = Zaustavljeno kod „{ $text }“, što se ne može odigrati.
papers-missing = Za ovu reklamaciju još nedostaje:
paper-comes = { $paper ->
    [position] Predana završna pozicija …
    [scoresheet] Predan zapisnik
   *[confirmation] Protivnik potvrđuje
}
reconstruct = Rekonstruiraj partiju
reconstruct-hint = Ispravite ono što je pogrešno pročitano. Za potez koji nitko ne može pročitati upišite —.
reconstruct-board = Postavite poziciju koja je sada na ploči.
reconstruct-line = Partija koja odgovara zapisnicima i ploči
sheets-agree-until = Zapisnici se slažu do ove pozicije
appeal = Žalba
who-appeals = Tko ulaže žalbu?
appeal-against = Na koju odluku?
appeal-subject = { $against ->
    [quickplay] Na odluku o reklamaciji u posljednje dvije minute
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
    [one] { $count } potez svakog igrača bez uzimanja i poteza pješakom.
    [few] { $count } poteza svakog igrača bez uzimanja i poteza pješakom.
   *[other] { $count } poteza svakog igrača bez uzimanja i poteza pješakom.
}
after-ply = Nakon { $number }. poteza { $side ->
    [white] bijelog
   *[black] crnog
}
position-same = ista pozicija
position-differs = { $difference ->
    [turn] drugi igrač je na potezu
    [castling] različita prava na rokadu
   *[en_passant] uzimanje anpasan
}
who-can-mate = Tko još može matirati?
can-mate = { $side ->
    [white] Bijeli
   *[black] Crni
} { $verdict ->
    [possible] još može matirati
    [impossible] ne može matirati
   *[unknown] – nije utvrđeno
}
proof = { $proof ->
    [material] Nijedan raspored ovih figura nije mat.
    [frozen] Figure ne mogu stići na polja potrebna za mat.
   *[exhausted] Pregledane su sve dostižne pozicije; nijedna nije mat.
}
helpmate-line = Potezi do mata

### The wall

last-move = Posljednji potez
delayed = { $minutes ->
    [one] kasni { $minutes } minutu
    [few] kasni { $minutes } minute
   *[other] kasni { $minutes } minuta
}
pages = Stranice
page-back = Prethodna stranica
page-on = Sljedeća stranica
hold-page = Zadrži
turn-pages = Nastavi
time-used = Utrošeno vrijeme: bijeli { $white } min, crni { $black } min
scene-title = { $kind ->
    [games] { $round }. kolo
    [results] { $round }. kolo: rezultati
    [pairings] { $round }. kolo: parovi
   *[standings] Stanje nakon { $round }. kola
}
follow-rounds = Ono što je u tijeku

### The organiser

event-name = Naziv
which-boards = Koje ploče?
boards-choice = { $choice ->
    [untold] Drvene ploče s našim satom
    [told] Potezi se unose na tabletu
   *[electronic] Elektroničke ploče
}
boards-choice-hint = { $choice ->
    [untold] Igra se na vašim pločama. Tablet ili mobitel na svakom stolu je šahovski sat.
    [told] Tablet prikazuje ploču i sat. Igrači na njemu povlače poteze.
   *[electronic] Svaka ploča preko programa DGT LiveChess javlja gdje stoje figure. Potezi se bilježe automatski.
}
livechess-address = Računalo na kojem radi LiveChess
livechess-address-hint = Njegovo ime ili IP adresa. Dodajte port ako nije 1982.
livechess-connect = Poveži
livechess-connected = LiveChess je povezan. Odaberite za kojim stolom stoji koja ploča.
livechess-not-connected = LiveChess nije povezan. { $why } Poslužitelj i dalje pokušava.
press-from = Sat
press-from-choice = { $from ->
    [board_clock] DGT satovi, povezani s pločama
   *[device] Naš sat, na tabletu za svakim stolom
}
wood-lift-is-touch = Podignuta figura smatra se taknutom (inače se pita suca)
electronic-boards = Elektroničke ploče
no-electronic-boards = LiveChess još nije našao nijednu ploču.
serial-number = Serijski broj
board-state = Stanje
table-of-board = Stol ploče { $serial }
electronic-state = { $state ->
    [active] javlja se
    [inactive] isključena u LiveChessu
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
period-time = Vrijeme za svakog igrača
period-bonus = { $kind ->
    [delay] Zadržka po potezu
   *[increment] Dodatak po potezu
}
bonus-kind = Svaki potez donosi
bonus-choice = { $kind ->
    [delay] zadržku
   *[increment] dodatno vrijeme
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
    [no_moves] period mora imati barem jedan potez
    [no_time] period mora imati neko vrijeme
    [not_the_last] samo posljednji period može biti za sve preostale poteze; prije njega pišite POTEZI/SEKUNDE
    [too_many_periods] ima previše perioda
   *[unexpected] ovo ovdje nije na mjestu; pišite sekunde, kao u 40/7200:3600, 5400+30 ili 180d2
}.
supervision = Nadzor
supervision-choice = { $level ->
    [rapid-full] Potpun: jedan sudac na najviše tri partije
    [blitz-full] Potpun: jedan sudac na svaku partiju
   *[limited] Ograničen: jedan sudac na mnogo partija, kao u većini klubova
}
illegal-means = { $loses ->
    [1] Nepravilnim potezom gubi se partija.
    [2] Za prvi nepravilan potez igrača protivnik dobiva dodatno { $minutes ->
        [one] { $minutes } minutu
        [few] { $minutes } minute
       *[other] { $minutes } minuta
    }; drugim se gubi partija.
   *[other] Za svaki od prva dva nepravilna poteza igrača protivnik dobiva dodatno { $minutes ->
        [one] { $minutes } minutu
        [few] { $minutes } minute
       *[other] { $minutes } minuta
    }; trećim se gubi partija.
}
arbiter-sees = { $sees ->
    [acts-called] Sudac koji vidi nepravilan potez ili palu zastavicu reagira sam.
    [acts-claimed] Sudac koji vidi nepravilan potez reagira sam; pala zastavica vrijedi tek kad je protivnik reklamira.
    [waits-called] Sudac objavljuje palu zastavicu; nepravilan potez vrijedi tek kad ga protivnik reklamira.
   *[waits-claimed] Nepravilni potezi i pale zastavice vrijede tek kad ih protivnik reklamira.
}
more-settings = Više postavki
late-by = Koliko igrač smije zakasniti
broadcast-delay = Odgoda prijenosa
event-language = Jezik odluka
standard-start = Uobičajena
draw-lots = Izvuci
at-the-boards = Na pločama
does-watch = Sustav vidi ploču i sat i postupa sam
has-sheets = Oba igrača ovdje vode zapisnik
lift-is-touch = Na zaslonu se podizanje figure smatra dodirom
is-private = Gledateljima je potrebna poveznica
make-event = Stvori natjecanje
links-once = Ove se poveznice prikazuju samo sada. Sudačku poveznicu zadržite za sebe; tko ima poveznicu, djeluje u njezinoj ulozi.
role-does = { $role ->
    [organiser] Postavlja kola, ispisuje, preuzima rezultate
    [arbiter] Sve: satovi, odluke, rezultati
    [assistant] Bilježi što se dogodilo na pločama
   *[spectator] Gleda
}
code-for = Kod: { $role ->
    [organiser] organizator
    [arbiter] sudac
    [assistant] pomoćnik
    [table] stol
    [white] bijeli
    [black] crni
   *[spectator] gledatelj
}
set-up-boards = Postavi ploče
boards-made = { $count ->
    [one] Postavljena je { $count } ploča.
    [few] Postavljene su { $count } ploče.
   *[other] Postavljeno je { $count } ploča.
}
set-up-count = { $count ->
    [one] Postavi { $count } ploču
    [few] Postavi { $count } ploče
   *[other] Postavi { $count } ploča
}
cards-still-work = Kartice iz ranijih kola vrijede i dalje.
print-table-cards = { $count ->
    [one] Ispiši karticu za { $count } novi stol
    [few] Ispiši kartice za { $count } nova stola
   *[other] Ispiši kartice za { $count } novih stolova
}
print-player-cards = { $count ->
    [one] Ispiši { $count } listić za igrače
    [few] Ispiši { $count } listića za igrače
   *[other] Ispiši { $count } listića za igrače
}
start-at-desk = Pokreni { $round }. kolo za sudačkim stolom
round-start = Početna pozicija kola
draw-on-projector = Izvuci na projektoru
use-drawn = Igraj ovu poziciju
next-round = Sljedeće kolo
pairings = Parovi
pairings-from = Iz
from-program = Iz programa za sparivanje
pair-here = Spari ovdje
pair-round = Spari { $round }. kolo programom { $engine }
number-of-rounds = Broj kola na turniru
first-colour = Boja prvog igrača u 1. kolu, po ždrijebu
not-playing = Ne igraju u { $round }. kolu: { $count }
plays = igra
bye = { $kind ->
    [zero] odsutan, bez boda
    [half] slobodan, pola boda
   *[full] slobodan, cijeli bod
}
report-file = Turnirsko izvješće (TRF)
another-report = Uzmi drugo turnirsko izvješće (TRF)
report-with-results = Turnirsko izvješće s rezultatima (TRF)
empty-tables = Stolovi bez imena
how-many-tables = Koliko stolova
from-file = Datoteka (CSV, TRF ili PGN)
or-paste = Ili zalijepite parove
show-preview = Prikaži pregled
preview = Bit će postavljeno
preview-of = Bit će postavljeno iz { $name }
encoding = Kodiranje
skipped = { $count ->
    [one] Preskače se { $count } zapis:
    [few] Preskaču se { $count } zapisa:
   *[other] Preskače se { $count } zapisa:
}
line = { $line }. redak
edit-names = Ispravi imena
edit-names-of = Ispravi imena: stol { $table }
save = Spremi
names-corrected = Imena su ispravljena. Kartica stola vrijedi i dalje.
withdraw = Povuci
withdraw-board = Povuci ploču za stolom { $table }
withdraw-round = Povuci { $round }. kolo
board-withdrawn = Ploča za stolom { $table } je povučena.
round-withdrawn = { $round }. kolo je povučeno.
print = Ispis
print-once = Jednom za cijelo natjecanje
print-once-hint = Kartica pripada stolu, a listić igraču, u svim kolima. Ponovno ispisane kartice vrijede uz ranije.
print-round = Za { $round }. kolo
void-cards = Poništi sve kartice i ispiši nove
void-cards-hint = Nijedna dosad ispisana kartica ni listić više neće vrijediti. Svi tableti i mobiteli za stolovima bit će odspojeni dok ne skeniraju novu karticu.
paper-size = Papir
hall-address = Tableti i mobiteli otvaraju:
another-address = Druga adresa …
which-address = Kojoj adresi mogu pristupiti tableti i mobiteli?
other-address = Druga adresa
use-address = Koristi ovu adresu
own-address = { $listens ->
    [this_machine] Dvoranu može otvoriti samo ovo računalo. Pokrenite je ponovno ovako, da bi mogli i tableti i mobiteli:
   *[other] Ovu adresu može otvoriti samo ovo računalo. Povežite ga s mrežom tableta i mobitela ili upišite njegovu adresu u toj mreži.
}
own-address-on-paper = Tableti i mobiteli ne mogu otvoriti ove kodove: oni vode samo do ovog računala. Prije ispisa odaberite drugu adresu.
paper = { $paper ->
    [cards] Kartice za stolove
    [players] Listići za igrače
    [scoresheets] Zapisnici
    [envelopes] Omotnice
    [slips] Listići za rezultat
    [results] Rezultati kola
   *[start] Početna pozicija
}
files = Datoteke
journal-file = Dnevnik
broadcast = Prijenos
broadcast-private = Ovo je natjecanje privatno: ništa se ne prenosi.
broadcast-folder = Mapa za prijenos
broadcast-no-folder = Ovaj poslužitelj ne zapisuje partije u mapu. Pokrenite ga ovako: touchmove serve --live-folder FOLDER
broadcast-folder-hint = U programu koji šalje partije, primjerice Lichess Broadcaster, odaberite mapu kola (round-1, round-2, …).
broadcast-written = Zadnja promjena u { $time }
broadcast-push = Slanje na { $server }
broadcast-push-hint = Ondje izradite osobni pristupni token s dozvolom study:write. Čuva se na računalu poslužitelja i više se nikada ne prikazuje.
broadcast-has-token = { $has ->
    [yes] Token je spremljen.
   *[no] Nema spremljenog tokena.
}
broadcast-token = Novi token
broadcast-forget-token = Ukloni token
broadcast-rounds = Kola
broadcast-rounds-hint = Na svakoj je adresi uvijek javni PGN tog kola, s vremenima na satu i nakon odgode prijenosa.
broadcast-push-to = ID kola ili adresa njegove stranice
broadcast-state = { $state ->
    [private] Ne šalje se: natjecanje je privatno.
    [no_token] Ne šalje se: nema tokena.
    [pending] Šalje se.
    [failing] Nije poslano: { $why }. Sljedeći pokušaj u { $again }.
   *[taken] Poslano u { $time }; ništa ne čeka.
}
broadcast-game-error-hint = U takvoj partiji možda postoji nepravilan potez koji nitko nije primijetio. Igrači ga moraju otkriti sami. Kada partija završi ili se pozicija vrati, partija se sama šalje ispravno.
keeping = Čuvanje
anchor = Kontrolni kod
anchor-hint = Zapišite ovaj kod ili ga ispišite uz rezultate kola. Pomoću njega svatko može poslije provjeriti da ništa što je dotad zabilježeno ne nedostaje i nije promijenjeno: touchmove journal verify JOURNAL --anchor CODE
anchor-entries = { $entries ->
    [one] { $entries } zapis
    [few] { $entries } zapisa
   *[other] { $entries } zapisa
}
anchor-again = Novi kod
anchor-file = Kao datoteka
anchor-on-paper = Ovaj kod dokazuje što je dnevnik u ovom trenutku sadržavao. Sačuvajte ovaj list.
backups = Sigurnosne kopije
backups-hint = Na kraju svakog kola uz dnevnik se izrađuje sigurnosna kopija. Povremeno jednu kopirajte na drugi uređaj.
backups-of-hall = Sigurnosne kopije sadrže sva natjecanja. Za njih je potrebna sudačka poveznica za cijelu dvoranu.
back-up-now = Izradi sigurnosnu kopiju
card-hint = Skenirajte tabletom ili mobitelom na ovom stolu, ili otvorite adresu i upišite kod. Kartica vrijedi u svim kolima.
player-card-hint = Skenirajte svojim mobitelom, ili otvorite adresu i upišite kod. Vrijedi u svim kolima.
signature = Potpis, { $side ->
    [white] bijeli
   *[black] crni
}
arbiter-signature = Potpis suca
envelope-sealed-by = Kuvertirao
envelope-number = Broj kuvertiranog poteza
envelope-used = Utrošeno vrijeme, { $side ->
    [white] bijeli
   *[black] crni
}
envelope-offer = Otvorena ponuda remija
envelope-position = Pozicija prije kuvertiranog poteza

### The reading room

beside = Usporedi s
beside-none = ničim
search = Traži
search-laws = Riječi ili broj
chapter = { $id ->
    [preface] Predgovor
    [guidelines] Smjernice
    [glossary] Rječnik pojmova
    [adj] Prekinute partije
   *[introduction] Uvod
}
contents = Sadržaj
own-words = Pravila šaha FIDE, izdanje { $edition }, našim riječima.
only-english = Ovo je izdanje ovdje dostupno samo na engleskom.
found = { $count ->
    [one] nađen { $count } članak
    [few] nađena { $count } članka
   *[other] nađeno { $count } članaka
}
articles = { $count ->
    [one] { $count } članak
    [few] { $count } članka
   *[other] { $count } članaka
}
scenarios = { $count ->
    [one] { $count } primjer
    [few] { $count } primjera
   *[other] { $count } primjera
}
played-on-board = Odigrano na ploči
see-also = Vidi i
nature = { $nature ->
    [decide] O ovome odlučuje softver.
    [assist] Softver iznosi činjenice; sudac prosuđuje.
    [record] Softver bilježi ono što ljudi prijave.
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
words-are-ours = Formulacije su naše, pa drukčija formulacija ne mora značiti drukčije pravilo; oznake novih i izostavljenih članaka su pouzdane.
side-by-side = { $from } i { $to } usporedno
change = Promjena
change-kind = { $kind ->
    [new] novo
    [gone] izostavljeno
    [changed] drukčije formulirano
    [moved] drugi broj
   *[same] isto
}
admit = Pripusti { $side ->
    [white] bijelog
   *[black] crnog
} unatoč kašnjenju
grant-time = Dodaj vrijeme zbog smetnje
both-players = Oba igrača
annul = Poništi partiju (obrnute boje)

### Savjetnik

ask-title = Kako da presudim?
ask-hint = Od događaja do odluke u nekoliko dodira: što učiniti, nova vremena na satovima i članci Pravila.
ask-topic = O čemu se radi?
ask-conditions = Uvjeti
ask-conditions-done = Gotovo
ask-class = Vrsta partije
game-class = { $class ->
    [blitz] Brzopotezni
    [rapid] Ubrzani
   *[standard] Standardni
}
ask-supervision = { $supervision ->
    [limited] jedan sudac na mnogo partija
   *[full] potpun nadzor
}
ask-increment-of = Dodatak po potezu
ask-increment = { $increment ->
    [false] bez dodatka
   *[true] s dodatkom
}
ask-again = Pokušaj ponovno
ask-offline = Veza je prekinuta: pitanja nisu učitana.
ask-answer-offline = Veza je prekinuta, a odgovor za ove uvjete nije na ovom uređaju.
ask-board-offline = Veza je prekinuta: pozicija se ne može provjeriti. Ona ostaje ovdje; pokušajte ponovno kad se veza vrati.
ask-clocks-offline = Veza je prekinuta: nova se vremena ne mogu izračunati. Gornje promjene vrijede za svako vrijeme.
ask-facts-offline = Veza je prekinuta: ovo je odluka bez unesene pozicije, odnosno vremena.
ask-ready = Svi su odgovori na ovom uređaju i dostupni su i bez veze.
ask-last = Posljednja pitanja
ask-forget = Obriši popis
ask-more = Još za suce
ask-trail = Vaši odgovori
ask-steps = Što sada učiniti
ask-board = Kakva je pozicija na ploči?
ask-board-hint = { $side ->
    [white] Može li bijeli još matirati bilo kojim nizom pravilnih poteza? Ako niste sigurni, postavite poziciju.
   *[black] Može li crni još matirati bilo kojim nizom pravilnih poteza? Ako niste sigurni, postavite poziciju.
}
ask-they-can = { $side ->
    [white] Bijeli može
   *[black] Crni može
}
ask-they-cannot = { $side ->
    [white] Bijeli ne može
   *[black] Crni ne može
}
ask-decide = Odluči po ovoj poziciji
ask-deciding = Traži se mat …
ask-can-they = { $side ->
    [white] Može li bijeli još matirati?
   *[black] Može li crni još matirati?
}
ask-sure = { $sure ->
    [true] Može: sigurni ste u to.
   *[false] Ne može: sigurni ste u to.
}
ask-other-position = Promijeni ovo
ask-clocks = Satovi
ask-change = { $why ->
    [press_undone] dodatak za poništeni pritisak
   *[elapsed] isteklo u međuvremenu
}
ask-unchanged = bez promjene
ask-runs = Ovaj sat teče
ask-clocks-any = Ove promjene vrijede za svako vrijeme. Upišite što satovi pokazuju da biste vidjeli nova vremena.
ask-clocks-read = Vremena očitana sa satova
ask-clocks-both = Upišite oba vremena, na primjer 1:12:30 ili 5.04.
ask-reckon = Izračunaj nova vremena
ask-articles = Članci iz izdanja { $edition }
ask-editions = Kako presuđuju druga izdanja
ask-editions-same = Sva druga izdanja presuđuju jednako.
ask-editions-alike = { $editions }: jednako.
ask-article-language = { $lang ->
    [en] { " " }(samo na engleskom)
   *[other] { " " }({ $lang })
}
ask-increment-seconds = Dodatak po potezu, u sekundama
ask-editions-more = { $count ->
    [one] { $count } drukčija odluka
    [few] { $count } drukčije odluke
   *[other] { $count } drukčijih odluka
}
ask-why-not = Zašto ne …?
ask-share = Podijeli
ask-shared = { $how ->
    [copied] Adresa je kopirana.
   *[failed] Adresa nije kopirana. Kopirajte je iz polja za adresu.
}
ask-new = Novo pitanje
ask-paper = Odluka suca
ask-paper-articles = Članci: { $articles }
drill-title = Sudačka vježbaonica
drill-hint = Vježbajte: događaji o kojima treba presuditi i članak Pravila uz svaki odgovor.

### Vježbaonica

drill-which = Što želite vježbati?
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
drill-weak = Vježbaj moje slabe teme
drill-is-weak = slabo
drill-paper = Izradi test
drill-paper-hint = Pitanja za ispis, s rješenjima na posebnoj stranici.
drill-length = Broj pitanja
drill-make-paper = Izradi test
drill-score = točno { $right } od { $asked }
drill-forget = Poništi rezultat
drill-waiting = Događaji se pripremaju …
drill-offline = Veza je prekinuta: novi se događaji ne mogu učitati.
drill-none = Nijedan događaj ne odgovara ovom izboru.
drill-number = Pitanje { $number } od { $count }
drill-tell-all = Prikaži sve
drill-stepwise = Prikazuj redak po redak
drill-at-once = Prikazuj sve odjednom
drill-after = Nakon odluke
drill-is-right = Točno:
drill-is-yours = Vaš odgovor:
drill-right = Točno.
drill-wrong = Nije točno.
drill-next = Sljedeće pitanje
drill-skip = Preskoči
drill-another = Drugi test
drill-paper-title = Kako odlučujete?
drill-name = Ime i prezime
drill-key = Rješenja
drill-seed = broj testa { $seed }
