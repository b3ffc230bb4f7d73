# Što ne valja u datoteci s parovima ili partijama i što treba učiniti. Iza broja retka rečenica se nastavlja malim slovom.

at-line = redak { $line }: { $said }
at-column = redak { $line }, stupac { $column }: { $said }

### CSV

no-pairings = U datoteci nema parova. Svaki par upišite u svoj redak: stol, bijeli, crni.
open-quote = navodnik nije zatvoren. Zatvorite ga ili izbrišite.
not-headings = „{ $found }“ nije broj stola; u prvom stupcu mora biti stol. Upotrijebite zaglavlja stol, bijeli, crni.
not-a-table = „{ $found }“ nije broj stola. Upišite cijeli broj od 1 nadalje.
not-a-round = „{ $found }“ nije broj kola. Upišite cijeli broj od 1 nadalje.
no-player = nedostaje ime { $side ->
    [white] bijelog
   *[black] crnog
}. Upišite stol, bijelog i crnog ili izbrišite redak ako to nije par.

### Svi formati

not-in-encoding = Datoteka nije u kodiranju { $encoding }. Odaberite drugo kodiranje ili prepustite izbor programu.
encoding-guessed = Datoteka ne kaže kako su slova kodirana. Pročitana su kao { $encoding }; ako neko ime izgleda pogrešno, odaberite drugo kodiranje.
table-twice = stol { $table } već ima partiju u retku { $first }. Svakoj partiji dodijelite njezin stol.
player-twice = „{ $name }“ već igra u retku { $first }. Izbrišite jedan od ta dva retka; ako dva igrača imaju isto ime, dodajte nešto po čemu se razlikuju.
table-taken = { $round }. kolo već ima ploču za stolom { $table }. Povucite tu ploču ili odaberite drugo kolo ili drugi stol.
not-a-name = ime je predugačko. Ime ima najviše { $most } znakova i stoji u jednom retku.
hidden-sign = ime sadrži nevidljiv znak ({ $sign }) zbog kojeg može izgledati kao drugo ime. Obrišite ime i upišite ga ponovno.

### PGN

empty = Datoteka je prazna. Odaberite PGN datoteku; dovoljne su oznake (tagovi).
no-games = U datoteci nema partija. Odaberite PGN datoteku; dovoljne su oznake (tagovi).
too-many-games = U datoteci ima više od { $most } partija. Odaberite datoteku s partijama jednog kola.
no-tag = partija { $game } nema oznaku { $tag }. Dodajte redak [{ $tag } "Ime"] ispred njezinih poteza.
not-a-round-tag = „{ $found }“ u oznaci Round partije { $game } nije kolo. Upišite broj kola ili kolo i stol s točkom između njih.
not-a-board-tag = „{ $found }“ u oznaci Board partije { $game } nije broj stola. Upišite cijeli broj ili izbrišite oznaku.
not-written = Partija se ne može zapisati kao PGN ({ $detail }). Pogledajte dnevnik ploče.

### TRF

no-players = U datoteci nema igrača: nijedan redak ne počinje s 001. Izvezite turnirsko izvješće (TRF) iz programa za sparivanje.
not-paired = { $round }. kolo u ovoj datoteci nema parova. Sparite kolo pa ponovno izvezite datoteku.
not-their-round = „{ $white }“ i „{ $black }“ ne igraju međusobno u { $round }. kolu ove datoteke. Odaberite datoteku iz koje je kolo uvezeno.
one-sided = igrač { $player } igra s igračem { $opponent } u { $round }. kolu, ali kod igrača { $opponent } to ne stoji s drugom bojom. Ispravite par u programu za sparivanje.
not-in-file = protivnik u { $round }. kolu je igrač { $player }, kojeg nema u datoteci. Ponovno izvezite datoteku sa svim igračima.
number-twice = igrač { $player } već je u retku { $first }. Svakom igraču dodijelite njegov broj.
not-a-player = „{ $found }“ u stupcima 5 do 8 nije broj igrača. Ponovno izvezite datoteku: stupci su pomaknuti.
no-name = igrač { $player } nema ime u stupcima 15 do 47. Ponovno izvezite datoteku: stupci su pomaknuti.
not-points = „{ $found }“ u stupcima 81 do 84 nije broj bodova. Ponovno izvezite datoteku: stupci su pomaknuti.
too-many-rounds = igrač { $player } ima { $rounds } kola. Ponovno izvezite datoteku: stupci su pomaknuti.
not-a-game = „{ $found }“ nije par { $round }. kola. Ponovno izvezite datoteku: stupci su pomaknuti.
too-many-points = igrač { $player } imao bi { $points } bodova, više nego što stane u stupce. Ispravite zapis u programu za sparivanje.

### Što je izostavljeno

skipped-bye = { $name } ne igra u ovom kolu (slobodno).
skipped-unpaired = { $name } nema para u { $round }. kolu.
skipped-forfeit = { $name }: u { $round }. kolu partija je riješena bez igre.

### Sama dvorana

stall = { $cause ->
    [journal] U dnevnik se nije moglo pisati { $seconds } s.
    [busy] Poslužitelj je bio preopterećen i nije odgovarao { $seconds } s.
   *[stopped] Poslužitelj je stajao { $seconds } s.
} Nikome vrijeme nije teklo. { $stand ->
    [yes] Satovi stoje dok sudac ne nastavi igru.
   *[no] Satovi su nastavili odande gdje su stali.
}

electronic-board-unread = { $seen ->
    [nothing] Sat je pritisnut, a na elektroničkoj ploči ne vidi se potez.
   *[something] Sat je pritisnut, a pozicija na elektroničkoj ploči ne može se objasniti nijednim potezom.
} Satovi stoje dok sudac ne nastavi igru.
