# Šta ne valja u datoteci s parovima ili partijama i šta da se uradi. Iza broja reda rečenica se nastavlja malim slovom.

at-line = red { $line }: { $said }
at-column = red { $line }, kolona { $column }: { $said }

### CSV

no-pairings = U datoteci nema parova. Svaki par upišite u svoj red: sto, beli, crni.
open-quote = navodnik nije zatvoren. Zatvorite ga ili obrišite.
not-headings = „{ $found }“ nije broj stola; u prvoj koloni mora da bude sto. Upotrebite zaglavlja sto, beli, crni.
not-a-table = „{ $found }“ nije broj stola. Upišite ceo broj od 1 naviše.
not-a-round = „{ $found }“ nije broj kola. Upišite ceo broj od 1 naviše.
no-player = nedostaje ime { $side ->
    [white] belog
   *[black] crnog
}. Upišite sto, belog i crnog ili obrišite red ako to nije par.

### Svi formati

not-in-encoding = Datoteka nije u kodiranju { $encoding }. Izaberite drugo kodiranje ili prepustite izbor programu.
encoding-guessed = U datoteci ne piše kako su slova kodirana. Pročitana su kao { $encoding }; ako neko ime izgleda pogrešno, izaberite drugo kodiranje.
table-twice = sto { $table } već ima partiju u redu { $first }. Svakoj partiji dodelite njen sto.
player-twice = „{ $name }“ već igra u redu { $first }. Obrišite jedan od ta dva reda; ako dva igrača imaju isto ime, dodajte nešto po čemu se razlikuju.
table-taken = { $round }. kolo već ima tablu za stolom { $table }. Povucite tu tablu ili izaberite drugo kolo ili drugi sto.
not-a-name = ime je predugačko. Ime ima najviše { $most } znakova i stoji u jednom redu.
hidden-sign = ime sadrži nevidljiv znak ({ $sign }) zbog kog može da izgleda kao drugo ime. Obrišite ime i ukucajte ga ponovo.

### PGN

empty = Datoteka je prazna. Izaberite PGN datoteku; dovoljne su oznake (tagovi).
no-games = U datoteci nema partija. Izaberite PGN datoteku; dovoljne su oznake (tagovi).
too-many-games = U datoteci ima više od { $most } partija. Izaberite datoteku s partijama jednog kola.
no-tag = partija { $game } nema oznaku { $tag }. Dodajte red [{ $tag } "Ime"] ispred njenih poteza.
not-a-round-tag = „{ $found }“ u oznaci Round partije { $game } nije broj kola. Upišite broj kola ili kolo i sto s tačkom između njih.
not-a-board-tag = „{ $found }“ u oznaci Board partije { $game } nije broj stola. Upišite ceo broj ili obrišite oznaku.
not-written = Partija ne može da se zapiše kao PGN ({ $detail }). Pogledajte dnevnik table.

### TRF

no-players = U datoteci nema igrača: nijedan red ne počinje sa 001. Izvezite turnirski izveštaj (TRF) iz programa za parovanje.
not-paired = { $round }. kolo u ovoj datoteci nema parova. Uparite kolo, pa ponovo izvezite datoteku.
not-their-round = „{ $white }“ i „{ $black }“ ne igraju međusobno u { $round }. kolu ove datoteke. Izaberite datoteku iz koje je kolo uvezeno.
one-sided = igrač { $player } igra s igračem { $opponent } u { $round }. kolu, ali kod igrača { $opponent } ta partija nije navedena sa suprotnom bojom. Ispravite par u programu za parovanje.
not-in-file = protivnik u { $round }. kolu je igrač { $player }, kojeg nema u datoteci. Ponovo izvezite datoteku sa svim igračima.
number-twice = igrač { $player } je već u redu { $first }. Svakom igraču dodelite njegov broj.
name-twice = igrači { $first } i { $player } imaju isto ime, „{ $name }“, pa se ovde ne bi razlikovali. U programu za parovanje dodajte imenu nešto po čemu se razlikuju, na primer godinu rođenja, i ponovo izvezite datoteku.
not-a-player = „{ $found }“ u kolonama 5 do 8 nije broj igrača. Ponovo izvezite datoteku: kolone su pomerene.
no-name = igrač { $player } nema ime u kolonama 15 do 47. Ponovo izvezite datoteku: kolone su pomerene.
not-points = „{ $found }“ u kolonama 81 do 84 nije broj poena. Ponovo izvezite datoteku: kolone su pomerene.
too-many-rounds = igrač { $player } ima { $rounds } kola. Ponovo izvezite datoteku: kolone su pomerene.
not-a-game = „{ $found }“ nije par { $round }. kola. Ponovo izvezite datoteku: kolone su pomerene.
too-many-points = igrač { $player } bi imao { $points } poena, više nego što staje u kolone. Ispravite zapis u programu za parovanje.

### Šta je izostavljeno

skipped-bye = { $name } ima slobodno kolo.
skipped-unpaired = { $name } nema par u { $round }. kolu.
skipped-forfeit = { $name }: partija u { $round }. kolu odlučena je bez igre.

### Sledeće kolo

pairing-no-engine = Ovaj server nema program koji paruje. Pokrenite ga sa --pairing-engine, na primer --pairing-engine py4swiss, ili uvezite parove iz datoteke.
pairing-no-report = Za parovanje je potreban turnirski izveštaj (TRF), a ovaj turnir ga nema: parovi su uvezeni kao CSV ili PGN, ili su uneti ručno. Izvezite TRF iz programa za parovanje i izaberite ga ovde; pre prvog kola dovoljna je datoteka sa samim igračima.
pairing-not-finished = { $round }. kolo nije završeno. Nedostaju rezultati: { $games }.
pairing-open-game = sto { $table } ({ $white } – { $black })
pairing-open-game-elsewhere = { $white } – { $black } (bez table)
pairing-not-set-up = { $round }. kolo je upareno u turnirskom izveštaju, ali nema ni tabli ni rezultata. Uvezite ga kao parove ili izaberite izveštaj bez njega.
pairing-not-in-report = { $round }. kolo je ovde postavljeno, ali ga nema u turnirskom izveštaju. Izaberite izveštaj u kome ga ima.
pairing-all-paired = Uparena su sva kola iz turnirskog izveštaja, njih { $rounds }.
pairing-rounds-unknown = U turnirskom izveštaju nije naveden broj kola. Unesite ga.
pairing-first-unknown = U turnirskom izveštaju nije navedeno koju boju prvi igrač ima u 1. kolu. Odredite je žrebom i izaberite.
pairing-acceleration-unknown = Turnirski izveštaj navodi ubrzani sistem, ali ne i poene koje on dodaje (nema redova 250 ni XXA). Izvezite ga sa tim redovima ili uparite kolo u programu za parovanje.
pairing-other-round = { $round }. kolo više nije sledeće: neko ga je već upario ili je neka partija ponovo otvorena. Pogledajte turnir ponovo.
pairing-outdated = Rezultati ili igrači su se promenili otkad su prikazani parovi { $round }. kola. Ponovo uparite kolo; ništa nije postavljeno.
pairing-not-a-player = Igrača broj { $player } nema u turnirskom izveštaju. Izaberite igrače ponovo ili proverite koju datoteku program čita.
pairing-twice = { $name } ima dva protivnika. Proverite program koji paruje; ništa nije postavljeno.
pairing-absent = { $name } ima protivnika, a ne igra u ovom kolu. Proverite program koji paruje; ništa nije postavljeno.
pairing-left-out = { $name } nema ni protivnika ni slobodno kolo. Proverite program koji paruje; ništa nije postavljeno.
pairing-two-byes = Više igrača ima slobodno kolo. Proverite program koji paruje; ništa nije postavljeno.
pairing-note-system = Turnirski izveštaj navodi sistem { $system }. Uverite se da program paruje po njemu.
pairing-note-teams = U turnirskom izveštaju ima ekipa. Program paruje pojedinačne igrače, a ne ekipe.
engine-not-run = Program za parovanje { $engine } nije mogao da se pokrene ({ $detail }). Proverite program koji navodi --pairing-engine.
engine-failed = Program za parovanje { $engine } nije upario kolo: „{ $detail }“. Ispravite turnirski izveštaj ili uparite kolo u programu za parovanje.
engine-too-late = Program za parovanje { $engine } nije završio za { $seconds } s i zaustavljen je. Pokušajte ponovo ili uparite kolo u programu za parovanje.
engine-no-pairs = Program za parovanje nije dao nijedan par. Proverite koliko igrača igra u ovom kolu.
engine-not-pairs = Program za parovanje nije ispisao parove: „{ $found }“ u redu { $line }. Proverite komandu koju navodi --pairing-engine.
engine-not-all-pairs = Program za parovanje najavio je broj parova { $said }, a ispisao { $found }. Pokušajte ponovo; ništa nije postavljeno.

### Sama hala

stall = { $cause ->
    [journal] U dnevnik se nije moglo upisivati { $seconds } s.
    [busy] Server je bio preopterećen i nije odgovarao { $seconds } s.
   *[stopped] Server nije radio { $seconds } s.
} Nijedan igrač nije izgubio vreme. { $stand ->
    [yes] Satovi stoje dok sudija ne nastavi igru.
   *[no] Satovi su nastavili da rade od mesta na kom su stali.
}

electronic-board-unread = { $seen ->
    [question] Sudija treba da pogleda elektronsku tablu.
    [nothing] Sat je pritisnut, a na elektronskoj tabli se ne vidi potez.
   *[something] Sat je pritisnut, a pozicija na elektronskoj tabli ne može se objasniti nijednim potezom.
} Satovi stoje dok sudija ne nastavi igru.
