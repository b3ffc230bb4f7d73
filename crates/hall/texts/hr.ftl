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
encoding-guessed = U datoteci ne piše kako su slova kodirana. Pročitana su kao { $encoding }; ako neko ime izgleda pogrešno, odaberite drugo kodiranje.
table-twice = stol { $table } već ima partiju u retku { $first }. Svakoj partiji dodijelite njezin stol.
player-twice = „{ $name }“ već igra u retku { $first }. Izbrišite jedan od ta dva retka; ako dva igrača imaju isto ime, dodajte nešto po čemu se razlikuju.
table-taken = { $round }. kolo već ima ploču za stolom { $table }. Povucite tu ploču ili odaberite drugo kolo ili drugi stol.
not-a-name = ime je predugačko. Ime ima najviše { $most } znakova i stoji u jednom retku.
hidden-sign = ime sadrži nevidljiv znak ({ $sign }) zbog kojeg može izgledati kao drugo ime. Izbrišite ime i upišite ga ponovno.

### PGN

empty = Datoteka je prazna. Odaberite PGN datoteku; dovoljne su oznake (tagovi).
no-games = U datoteci nema partija. Odaberite PGN datoteku; dovoljne su oznake (tagovi).
too-many-games = U datoteci ima više od { $most } partija. Odaberite datoteku s partijama jednog kola.
no-tag = partija { $game } nema oznaku { $tag }. Dodajte redak [{ $tag } "Ime"] ispred njezinih poteza.
not-a-round-tag = „{ $found }“ u oznaci Round partije { $game } nije broj kola. Upišite broj kola ili kolo i stol s točkom između njih.
not-a-board-tag = „{ $found }“ u oznaci Board partije { $game } nije broj stola. Upišite cijeli broj ili izbrišite oznaku.
not-written = Partija se ne može zapisati kao PGN ({ $detail }). Pogledajte dnevnik ploče.

### TRF

no-players = U datoteci nema igrača: nijedan redak ne počinje s 001. Izvezite turnirsko izvješće (TRF) iz programa za sparivanje.
not-paired = { $round }. kolo u ovoj datoteci nema parova. Sparite kolo pa ponovno izvezite datoteku.
not-their-round = „{ $white }“ i „{ $black }“ ne igraju međusobno u { $round }. kolu ove datoteke. Odaberite datoteku iz koje je kolo uvezeno.
one-sided = igrač { $player } igra s igračem { $opponent } u { $round }. kolu, ali kod igrača { $opponent } ta partija nije navedena sa suprotnom bojom. Ispravite par u programu za sparivanje.
not-in-file = protivnik u { $round }. kolu je igrač { $player }, kojeg nema u datoteci. Ponovno izvezite datoteku sa svim igračima.
number-twice = igrač { $player } već je u retku { $first }. Svakom igraču dodijelite njegov broj.
name-twice = igrači { $first } i { $player } imaju isto ime, „{ $name }“, pa se ovdje ne bi razlikovali. U programu za sparivanje dodajte imenu nešto po čemu se razlikuju, na primjer godinu rođenja, i ponovno izvezite datoteku.
not-a-player = „{ $found }“ u stupcima 5 do 8 nije broj igrača. Ponovno izvezite datoteku: stupci su pomaknuti.
no-name = igrač { $player } nema ime u stupcima 15 do 47. Ponovno izvezite datoteku: stupci su pomaknuti.
not-points = „{ $found }“ u stupcima 81 do 84 nije broj bodova. Ponovno izvezite datoteku: stupci su pomaknuti.
too-many-rounds = igrač { $player } ima { $rounds } kola. Ponovno izvezite datoteku: stupci su pomaknuti.
not-a-game = „{ $found }“ nije par { $round }. kola. Ponovno izvezite datoteku: stupci su pomaknuti.
too-many-points = igrač { $player } imao bi { $points } bodova, više nego što stane u stupce. Ispravite zapis u programu za sparivanje.

### Što je izostavljeno

skipped-bye = { $name } ima slobodno kolo.
skipped-unpaired = { $name } nema para u { $round }. kolu.
skipped-forfeit = { $name }: partija u { $round }. kolu odlučena je bez borbe.

### Sljedeće kolo

pairing-no-engine = Ovaj poslužitelj nema program koji sparuje. Pokrenite ga s --pairing-engine, na primjer --pairing-engine py4swiss, ili uvezite parove iz datoteke.
pairing-no-report = Za sparivanje je potrebno turnirsko izvješće (TRF), a ovaj ga turnir nema: parovi su uvezeni kao CSV ili PGN, ili su uneseni ručno. Izvezite TRF iz programa za sparivanje i odaberite ga ovdje; prije prvog kola dovoljna je datoteka sa samim igračima.
pairing-not-finished = { $round }. kolo nije završeno. Nedostaju rezultati: { $games }.
pairing-open-game = stol { $table } ({ $white } – { $black })
pairing-open-game-elsewhere = { $white } – { $black } (bez ploče)
pairing-not-set-up = { $round }. kolo spareno je u turnirskom izvješću, ali nema ni ploča ni rezultata. Uvezite ga kao parove ili odaberite izvješće bez njega.
pairing-not-in-report = { $round }. kolo ovdje je postavljeno, ali ga nema u turnirskom izvješću. Odaberite izvješće u kojem ga ima.
pairing-all-paired = Sparena su sva kola iz turnirskog izvješća, njih { $rounds }.
pairing-rounds-unknown = U turnirskom izvješću nije naveden broj kola. Unesite ga.
pairing-first-unknown = U turnirskom izvješću nije navedeno koju boju prvi igrač ima u 1. kolu. Odredite je ždrijebom i odaberite.
pairing-acceleration-unknown = Turnirsko izvješće navodi ubrzani sustav, ali ne i bodove koje on dodaje (nema redaka 250 ni XXA). Izvezite ga s tim redcima ili sparite kolo u programu za sparivanje.
pairing-other-round = { $round }. kolo više nije sljedeće: netko ga je već spario ili je neka partija ponovno otvorena. Pogledajte turnir ponovno.
pairing-outdated = Rezultati ili igrači promijenili su se otkad su prikazani parovi { $round }. kola. Ponovno sparite kolo; ništa nije postavljeno.
pairing-not-a-player = Igrača broj { $player } nema u turnirskom izvješću. Odaberite igrače ponovno ili provjerite koju datoteku program čita.
pairing-twice = { $name } ima dva protivnika. Provjerite program koji sparuje; ništa nije postavljeno.
pairing-absent = { $name } ima protivnika, a ne igra u ovom kolu. Provjerite program koji sparuje; ništa nije postavljeno.
pairing-left-out = { $name } nema ni protivnika ni slobodno kolo. Provjerite program koji sparuje; ništa nije postavljeno.
pairing-two-byes = Više igrača ima slobodno kolo. Provjerite program koji sparuje; ništa nije postavljeno.
pairing-note-system = Turnirsko izvješće navodi sustav { $system }. Uvjerite se da program sparuje po njemu.
pairing-note-teams = U turnirskom izvješću ima momčadi. Program sparuje pojedinačne igrače, a ne momčadi.
engine-not-run = Program za sparivanje { $engine } nije se mogao pokrenuti ({ $detail }). Provjerite program koji navodi --pairing-engine.
engine-failed = Program za sparivanje { $engine } nije spario kolo: „{ $detail }“. Ispravite turnirsko izvješće ili sparite kolo u programu za sparivanje.
engine-too-late = Program za sparivanje { $engine } nije završio za { $seconds } s i zaustavljen je. Pokušajte ponovno ili sparite kolo u programu za sparivanje.
engine-no-pairs = Program za sparivanje nije dao nijedan par. Provjerite koliko igrača igra u ovom kolu.
engine-not-pairs = Program za sparivanje nije ispisao parove: „{ $found }“ u retku { $line }. Provjerite naredbu koju navodi --pairing-engine.
engine-not-all-pairs = Program za sparivanje najavio je broj parova { $said }, a ispisao { $found }. Pokušajte ponovno; ništa nije postavljeno.

### Sama dvorana

stall = { $cause ->
    [journal] U dnevnik se nije moglo pisati { $seconds } s.
    [busy] Poslužitelj je bio preopterećen i nije odgovarao { $seconds } s.
   *[stopped] Poslužitelj nije radio { $seconds } s.
} Nijedan igrač nije izgubio vrijeme. { $stand ->
    [yes] Satovi stoje dok sudac ne nastavi igru.
   *[no] Satovi su nastavili raditi od mjesta na kojem su stali.
}

electronic-board-unread = { $seen ->
    [question] Sudac treba pogledati elektroničku ploču.
    [nothing] Sat je pritisnut, a na elektroničkoj ploči ne vidi se potez.
   *[something] Sat je pritisnut, a pozicija na elektroničkoj ploči ne može se objasniti nijednim potezom.
} Satovi stoje dok sudac ne nastavi igru.
