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

not-in-encoding = Fajl nije u kodiranju { $encoding }. Izaberite drugo kodiranje ili prepustite izbor programu.
encoding-guessed = Fajl ne kaže kako su slova kodirana. Pročitana su kao { $encoding }; ako neko ime izgleda pogrešno, izaberite drugo kodiranje.
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
not-a-round-tag = „{ $found }“ u oznaci Round partije { $game } nije kolo. Upišite broj kola ili kolo i sto s tačkom između njih.
not-a-board-tag = „{ $found }“ u oznaci Board partije { $game } nije broj stola. Upišite ceo broj ili obrišite oznaku.
not-written = Partija ne može da se zapiše kao PGN ({ $detail }). Pogledajte dnevnik table.

### TRF

no-players = U datoteci nema igrača: nijedan red ne počinje sa 001. Izvezite turnirski izveštaj (TRF) iz programa za parovanje.
not-paired = { $round }. kolo u ovoj datoteci nema parova. Uparite kolo, pa ponovo izvezite datoteku.
not-their-round = „{ $white }“ i „{ $black }“ ne igraju međusobno u { $round }. kolu ove datoteke. Izaberite datoteku iz koje je kolo uvezeno.
one-sided = igrač { $player } igra s igračem { $opponent } u { $round }. kolu, ali kod igrača { $opponent } to ne stoji s drugom bojom. Ispravite par u programu za parovanje.
not-in-file = protivnik u { $round }. kolu je igrač { $player }, kojeg nema u datoteci. Ponovo izvezite datoteku sa svim igračima.
number-twice = igrač { $player } je već u redu { $first }. Svakom igraču dodelite njegov broj.
not-a-player = „{ $found }“ u kolonama 5 do 8 nije broj igrača. Ponovo izvezite datoteku: kolone su pomerene.
no-name = igrač { $player } nema ime u kolonama 15 do 47. Ponovo izvezite datoteku: kolone su pomerene.
not-points = „{ $found }“ u kolonama 81 do 84 nije broj poena. Ponovo izvezite datoteku: kolone su pomerene.
too-many-rounds = igrač { $player } ima { $rounds } kola. Ponovo izvezite datoteku: kolone su pomerene.
not-a-game = „{ $found }“ nije par { $round }. kola. Ponovo izvezite datoteku: kolone su pomerene.
too-many-points = igrač { $player } bi imao { $points } poena, više nego što staje u kolone. Ispravite zapis u programu za parovanje.

### Šta je izostavljeno

skipped-bye = { $name } ne igra u ovom kolu (slobodno).
skipped-unpaired = { $name } nema par u { $round }. kolu.
skipped-forfeit = { $name }: u { $round }. kolu partija je rešena bez igre.

### Sama hala

stall = { $cause ->
    [journal] U dnevnik se nije moglo upisivati { $seconds } s.
    [busy] Server je bio preopterećen i nije odgovarao { $seconds } s.
   *[stopped] Server je stajao { $seconds } s.
} Nikome vreme nije teklo. { $stand ->
    [yes] Satovi stoje dok sudija ne nastavi igru.
   *[no] Satovi su nastavili odatle gde su stali.
}

electronic-board-unread = { $seen ->
    [nothing] Sat je pritisnut, a na elektronskoj tabli se ne vidi potez.
   *[something] Sat je pritisnut, a položaj na elektronskoj tabli ne može se objasniti nijednim potezom.
} Satovi stoje dok sudija ne nastavi igru.
