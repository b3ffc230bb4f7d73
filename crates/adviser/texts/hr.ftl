# Što kaže savjetnik, na hrvatskom.
# Presude su dijelovi rečenice: malo slovo, bez točke. Spajaju se u jednu rečenicu.

over-checkmate = partija je završena matom: { $result }
over-resignation = { $unwinnable ->
    [yes] partija je završena predajom, ali protivnik ne bi mogao matirati: { $result }
   *[no] partija je završena predajom: { $result }
}
over-stalemate = partija je remi: pat
over-dead-position = partija je remi: nijedan igrač ne može matirati
over-agreement = partija je remi po dogovoru
over-threefold = partija je remi zbog trostrukog ponavljanja pozicije
over-fifty = partija je remi po pravilu pedeset poteza
over-fivefold = partija je remi: pozicija se pojavila pet puta
over-seventyfive = partija je remi: sedamdeset pet poteza svakog igrača bez uzimanja i bez poteza pješakom
over-flag = { $unwinnable ->
    [yes] vrijeme je isteklo, ali protivnik ne može matirati: { $result }
   *[no] partija je izgubljena na vrijeme: { $result }
}
over-both-flags = pale su obje zastavice: { $result }
over-illegal-moves = { $unwinnable ->
    [yes] nepravilan potez značio bi poraz, ali protivnik ne može matirati: { $result }
   *[no] partija je izgubljena zbog nepravilnog poteza: { $result }
}
over-illegal-position = partija je remi: pozicija je nepravilna
over-late = partija je izgubljena zbog zakašnjenja: { $result }
over-sealed-move = partija je izgubljena zbog kuvertiranog poteza: { $result }
over-quickplay = partija je završena po reklamaciji: { $result }
over-device = { $unwinnable ->
    [yes] partija je izgubljena zbog elektroničkog uređaja, ali protivnik ne bi mogao pobijediti: { $result }
   *[no] partija je izgubljena zbog elektroničkog uređaja: { $result }
}
over-conduct = partija je izgubljena zbog nedoličnog ponašanja: { $result }
over-declared = sudac proglašava rezultat: { $result }

claim-threefold = { $verdict ->
    [upheld] reklamacija trostrukog ponavljanja pozicije je točna
   *[rejected] reklamacija trostrukog ponavljanja pozicije je netočna
}
claim-fifty = { $verdict ->
    [upheld] reklamacija po pravilu pedeset poteza je točna
   *[rejected] reklamacija po pravilu pedeset poteza je netočna
}
claim-flag = { $verdict ->
    [upheld] reklamacija pada zastavice je točna
   *[rejected] reklamacija pada zastavice se odbija
}
claim-illegal-move = { $verdict ->
    [upheld] reklamacija nepravilnog poteza je točna
   *[rejected] reklamacija nepravilnog poteza se odbija
}
claim-touch-move = { $verdict ->
    [upheld] reklamacija zbog taknute figure je točna
   *[rejected] reklamacija zbog taknute figure se odbija
}
claim-two-hands = { $verdict ->
    [upheld] reklamacija poteza objema rukama je točna
   *[rejected] reklamacija poteza objema rukama se odbija
}
claim-wrong-start = { $verdict ->
    [upheld] reklamacija nepravilne početne pozicije je točna
   *[rejected] reklamacija nepravilne početne pozicije se odbija
}
claim-quickplay = { $verdict ->
    [upheld] reklamacija remija u posljednje dvije minute se prihvaća
    [deferred] odluka o reklamaciji se odgađa i igra se nastavlja
   *[rejected] reklamacija remija u posljednje dvije minute se odbija
}
claim-two-moves = { $verdict ->
    [upheld] reklamacija da su odigrana dva poteza zaredom je točna
   *[rejected] reklamacija da su odigrana dva poteza zaredom se odbija
}

illegal-move = { $by ->
    [white] bijeli je dovršio nepravilan potez
   *[black] crni je dovršio nepravilan potez
}
illegal-empty-press = { $by ->
    [white] bijeli je pritisnuo sat, a nije odigrao potez, što se smatra nepravilnim potezom
   *[black] crni je pritisnuo sat, a nije odigrao potez, što se smatra nepravilnim potezom
}
illegal-two-hands = { $by ->
    [white] bijeli je potez odigrao objema rukama, što se smatra nepravilnim potezom
   *[black] crni je potez odigrao objema rukama, što se smatra nepravilnim potezom
}
stands = { $by ->
    [white] nepravilan potez bijelog nije reklamiran na vrijeme i vrijedi
   *[black] nepravilan potez crnog nije reklamiran na vrijeme i vrijedi
}
touch-move = { $by ->
    [white] bijeli mora igrati taknutom figurom, odnosno uzeti je
   *[black] crni mora igrati taknutom figurom, odnosno uzeti je
}
restored = vraća se ranija pozicija
must-move = { $by ->
    [white] bijeli mora igrati taknutom figurom
   *[black] crni mora igrati taknutom figurom
}
must-capture = { $by ->
    [white] bijeli mora uzeti taknutu figuru
   *[black] crni mora uzeti taknutu figuru
}
must-capture-with = { $by ->
    [white] bijeli mora svojom taknutom figurom uzeti taknutu protivnikovu
   *[black] crni mora svojom taknutom figurom uzeti taknutu protivnikovu
}
must-castle = { $by ->
    [white] bijeli mora izvesti rokadu
   *[black] crni mora izvesti rokadu
}
free = { $by ->
    [white] bijeli smije odigrati bilo koji pravilan potez
   *[black] crni smije odigrati bilo koji pravilan potez
}
time-added = { $to ->
    [white] bijeli dobiva još { $time }
   *[black] crni dobiva još { $time }
}
time-taken = { $to ->
    [white] bijelom se oduzima { $time }
   *[black] crnom se oduzima { $time }
}

breach-two-hands = { $by ->
    [white] bijeli je potez odigrao objema rukama, što sudac može kazniti
   *[black] crni je potez odigrao objema rukama, što sudac može kazniti
}
breach-clock-without-move = { $by ->
    [white] bijeli je pritisnuo sat, a nije odigrao potez, što sudac može kazniti
   *[black] crni je pritisnuo sat, a nije odigrao potez, što sudac može kazniti
}
breach-offer-timing = { $by ->
    [white] bijeli je ponudio remi u pogrešnom trenutku, ali ponuda vrijedi
   *[black] crni je ponudio remi u pogrešnom trenutku, ali ponuda vrijedi
}
breach-scoresheet = { $by ->
    [white] bijeli ne vodi zapisnik kako je propisano, što sudac može kazniti
   *[black] crni ne vodi zapisnik kako je propisano, što sudac može kazniti
}
breach-device = { $by ->
    [white] bijeli ima uređaj koji ovdje nije dopušten, što sudac može kazniti
   *[black] crni ima uređaj koji ovdje nije dopušten, što sudac može kazniti
}
breach-disturbance = { $by ->
    [white] bijeli ometa protivnika, što sudac može kazniti
   *[black] crni ometa protivnika, što sudac može kazniti
}
breach-wrong-hand = { $by ->
    [white] bijeli je pritisnuo sat rukom kojom nije odigrao potez, što sudac može kazniti
   *[black] crni je pritisnuo sat rukom kojom nije odigrao potez, što sudac može kazniti
}
breach-on-the-button = { $by ->
    [white] bijeli drži prst na tipki sata ili iznad nje, što sudac može kazniti
   *[black] crni drži prst na tipki sata ili iznad nje, što sudac može kazniti
}
breach-clock-mistreated = { $by ->
    [white] bijeli ne rukuje satom pravilno, što sudac može kazniti
   *[black] crni ne rukuje satom pravilno, što sudac može kazniti
}
breach-left = { $by ->
    [white] bijeli je bez dopuštenja napustio mjesto igre, što sudac može kazniti
   *[black] crni je bez dopuštenja napustio mjesto igre, što sudac može kazniti
}
breach-left-unreported = { $by ->
    [white] bijeli je napustio prostor za igru bez prijave sucu, što sudac može kazniti
   *[black] crni je napustio prostor za igru bez prijave sucu, što sudac može kazniti
}
breach-notes = { $by ->
    [white] bijeli se služio bilješkama, što sudac može kazniti
   *[black] crni se služio bilješkama, što sudac može kazniti
}
breach-advice = { $by ->
    [white] bijeli se služio savjetima, što sudac može kazniti
   *[black] crni se služio savjetima, što sudac može kazniti
}
breach-distracting = { $by ->
    [white] bijeli ometa ili uznemirava protivnika, što sudac može kazniti
   *[black] crni ometa ili uznemirava protivnika, što sudac može kazniti
}
breach-refused-search = { $by ->
    [white] bijeli je odbio pregled, što sudac može kazniti
   *[black] crni je odbio pregled, što sudac može kazniti
}
breach-disrepute = { $by ->
    [white] bijeli je doveo šah na loš glas, što sudac može kazniti
   *[black] crni je doveo šah na loš glas, što sudac može kazniti
}
breach-smoking = { $by ->
    [white] bijeli puši tamo gdje nije dopušteno, što sudac može kazniti
   *[black] crni puši tamo gdje nije dopušteno, što sudac može kazniti
}
breach-disobeys = { $by ->
    [white] bijeli se uporno odbija pridržavati Pravila: kazna je gubitak partije, a sudac odlučuje koliko bodova dobiva protivnik
   *[black] crni se uporno odbija pridržavati Pravila: kazna je gubitak partije, a sudac odlučuje koliko bodova dobiva protivnik
}
breach-not-repeated = { $by ->
    [white] bijeli nije ponovio objavljeni potez, što sudac može kazniti
   *[black] crni nije ponovio objavljeni potez, što sudac može kazniti
}

penalty-warning = { $by ->
    [white] bijeli dobiva opomenu
   *[black] crni dobiva opomenu
}
penalty-add-time = { $by ->
    [white] bijeli je kažnjen: protivnik dobiva dodatno vrijeme
   *[black] crni je kažnjen: protivnik dobiva dodatno vrijeme
}
penalty-take-time = { $by ->
    [white] bijeli je kažnjen oduzimanjem vremena
   *[black] crni je kažnjen oduzimanjem vremena
}
penalty-raise-opponent = { $by ->
    [white] bijeli je kažnjen: protivniku se povećava broj bodova
   *[black] crni je kažnjen: protivniku se povećava broj bodova
}
penalty-lower-offender = { $by ->
    [white] bijeli je kažnjen: smanjuje mu se broj bodova
   *[black] crni je kažnjen: smanjuje mu se broj bodova
}
penalty-loss = { $by ->
    [white] bijeli je kažnjen gubitkom partije
   *[black] crni je kažnjen gubitkom partije
}
penalty-fine = { $by ->
    [white] bijeli je kažnjen novčano
   *[black] crni je kažnjen novčano
}
penalty-exclude-rounds = { $by ->
    [white] bijeli se isključuje iz jednog ili više kola
   *[black] crni se isključuje iz jednog ili više kola
}
penalty-expel = { $by ->
    [white] bijeli se isključuje s natjecanja
   *[black] crni se isključuje s natjecanja
}

offer = { $by ->
    [white] ponuda remija koju je dao bijeli vrijedi i ostaje otvorena
   *[black] ponuda remija koju je dao crni vrijedi i ostaje otvorena
}
offer-ends-accepted = { $by ->
    [white] remi koji je ponudio bijeli prihvaćen je
   *[black] remi koji je ponudio crni prihvaćen je
}
offer-ends-declined = { $by ->
    [white] remi koji je ponudio bijeli odbijen je
   *[black] remi koji je ponudio crni odbijen je
}
offer-ends-touched = { $by ->
    [white] remi koji je ponudio bijeli odbijen je jer je protivnik taknuo figuru
   *[black] remi koji je ponudio crni odbijen je jer je protivnik taknuo figuru
}
offer-ends-game-over = { $by ->
    [white] ponuda remija koju je dao bijeli prestaje završetkom partije
   *[black] ponuda remija koju je dao crni prestaje završetkom partije
}
offer-ends-no-consent = { $by ->
    [white] ponuda remija koju je dao bijeli prestaje jer je sudac ne odobrava
   *[black] ponuda remija koju je dao crni prestaje jer je sudac ne odobrava
}

flag = { $by ->
    [white] pala je zastavica bijelog
   *[black] pala je zastavica crnog
}

noted-wrong-board = pozicija se prenosi na pravilno postavljenu ploču i igra se nastavlja
noted-displaced = figure se vraćaju na svoja mjesta i igra se nastavlja
noted-wrong-start = kasno je za reklamaciju početne pozicije: igra se nastavlja
noted-colours-reversed = boje ostaju kakve jesu i igra se nastavlja
noted-illegal-position = ostane li pozicija nepravilna i nakon sljedećeg poteza, partija je remi
noted-both-absent = nijedan igrač nije za pločom i teče vrijeme bijelog
noted-absent = igrač nije za pločom
noted-clock-setting = satovi su namješteni
noted-second-envelope = odgovor je kuvertiran
noted-felt = figura je samo opipana i ne smatra se taknutom
noted-not-announced = smatra se da je potez odigran tek kada bude objavljen
noted-misannounced = omaška u izgovoru mora se ispraviti prije pritiska na sat
noted-boards-differ = ispravlja se pozicija na ploči koja se ne podudara sa zapisnicima
noted-assistant = pomoćnik to smije učiniti
noted-appeal = žalba je zabilježena
noted-signatures = rezultat koji su oba igrača potpisala vrijedi, osim ako sudac ne odluči drukčije
noted-position = pozicija je zabilježena
noted-reopen = partija se nastavlja
noted-retract = posljednja odluka se povlači
noted-clock-counter = satovi stoje dok se ne ispravi brojač poteza
noted-admitted = igrač koji je zakasnio smije igrati
noted-clock-defect = satovi stoje dok se sat ne zamijeni i ne namjesti
noted-sheet-due = zapisnik se mora dopuniti prije sljedećeg poteza
noted-sheet-complete = zapisnik je dopunjen
noted-wrong-colour = figura je pogrešne boje i pješak još nije promoviran
noted-sheet-asked = igrač može dobiti zapisnik za pisanje
noted-assistant-needed = u ovoj je partiji pomoćnik obvezan
noted-informed = igrač oštećena vida obaviješten je o broju poteza i utrošenom vremenu
annulled = partija se poništava i igra se nova

too-late-wrong-board = kasno je za reklamaciju položaja ploče: igra se nastavlja
device-score = { $by ->
    [white] bijeli gubi zbog uređaja, a protivnik dobiva pobjedu ako je mat još bio moguć bilo kojim nizom pravilnih poteza, inače pola boda
   *[black] crni gubi zbog uređaja, a protivnik dobiva pobjedu ako je mat još bio moguć bilo kojim nizom pravilnih poteza, inače pola boda
}

judge-quickplay = sudac prosuđuje može li protivnik pobijediti na uobičajeni način i ulaže li napor da pobijedi
judge-increment = sudac odlučuje dobivaju li oba igrača dodatnih pet sekundi po potezu
judge-wrong-start = sudac utvrđuje je li početna pozicija bila nepravilna
judge-opponent-points = igrač gubi, a sudac odlučuje koliko bodova dobiva protivnik
judge-unwinnable = sudac prosuđuje bi li protivnik mogao matirati bilo kojim nizom pravilnih poteza
judge-next-period = sudac odlučuje smatra li se sljedeći potez prvim u sljedećem periodu
judge-boards-differ = sudac odlučuje vraćaju li se potezi do pozicije u kojoj se oba zapisnika podudaraju
judge-threefold = sudac provjerava reklamaciju
judge-fifty = sudac provjerava reklamaciju
judge-illegal-move = sudac provjerava je li potez bio nepravilan
judge-touch-move = sudac utvrđuje je li figura taknuta
judge-two-hands = sudac utvrđuje je li potez odigran objema rukama
judge-can-checkmate = partija je izgubljena ako protivnik još može matirati bilo kojim nizom pravilnih poteza, a inače je remi
judge-sealed-move = sudac odlučuje koji je potez kuvertiran
judge-two-moves = sudac utvrđuje jesu li odigrana dva poteza zaredom
judge-illegal-position = sudac utvrđuje koja se pozicija vraća
judge-draw-consent = sudac odlučuje odobrava li remi

completed = { $by ->
    [white] potez bijelog vrijedi i igra se nastavlja
   *[black] potez crnog vrijedi i igra se nastavlja
}
made = { $by ->
    [white] potez bijelog vrijedi
   *[black] potez crnog vrijedi
}
play-on = ništa se ne mijenja: igra se nastavlja

refused-game-over = ono što je bilo poslije toga ne vrijedi
refused-not-started = partija još nije počela
refused-already-started = partija je već počela
refused-not-absent = igrač nije odsutan
refused-not-on-move = to smije samo igrač na potezu
refused-clocks-stopped = satovi su zaustavljeni: sada se ne mogu koristiti
refused-clocks-not-stopped = najprije treba zaustaviti satove
refused-clock-not-running = sat tog igrača ne radi
refused-no-clock = igra se bez sata
refused-no-move = potez nije odigran
refused-nothing-there = nema se što kazniti
refused-not-part-of-a-move = to nije dio poteza
refused-no-pawn-to-promote = nijedan pješak ne čeka promociju
refused-touched-already = igrač koji reklamira taknuo je figuru i u ovom potezu više ne može reklamirati
refused-played-already = igrač koji reklamira već je odigrao potez i u njemu više ne može reklamirati
refused-complaint-lost = igrač koji reklamira u međuvremenu je taknuo figuru i izgubio pravo na reklamaciju
refused-stands = potez vrijedi
refused-only-on-claim = sudac postupa samo na reklamaciju igrača
refused-no-offer = nema ponude remija koja bi se prihvatila
refused-agreement-restricted = pravilnik natjecanja ne dopušta taj dogovor: igra se nastavlja
refused-agreement-too-early = remi se ne može dogovoriti dok oba igrača ne odigraju barem po jedan potez: igra se nastavlja
refused-not-in-this-edition = ovo izdanje Pravila to ne predviđa
refused-not-in-this-class = to pravilo ne vrijedi za ovu vrstu partije
refused-not-announced = to pravilo vrijedi samo ako je unaprijed objavljeno za natjecanje
refused-too-much-time = igrač koji reklamira ima još dvije minute ili više: ta reklamacija još nije moguća
refused-too-late = za to je prekasno: igra se nastavlja
refused-no-question = nema se o čemu odlučivati
refused-not-an-answer = to nije odgovor na pitanje
refused-question-open = najprije treba odlučiti o drugom pitanju
refused-sealing = potez se upravo kuvertira
refused-not-sealing = još nema poteza za kuvertiranje
refused-nothing-sealed = nijedan potez nije kuvertiran
refused-adjourned = partija je prekinuta
refused-not-adjourned = partija nije prekinuta
refused-replier-absent = igrač koji treba odgovoriti nije nazočan
refused-no-scoresheets = zapisnici se ne vode
refused-not-written = najprije treba zapisati potez
refused-offer-open = protivnik najprije mora odgovoriti na ponudu
refused-not-over = partija nije završena
refused-move-not-announced = najprije treba objaviti potez
refused-envelope-closed = omotnica je zatvorena
refused-nobody-blind = nijedan igrač nije oštećena vida
refused-no-assistant = igrač nema pomoćnika
refused-not-for-an-assistant = pomoćnik to ne smije učiniti
refused-final = odluka je konačna
refused-board-untold = pozicija na ploči nije poznata
refused-moves-told = potezi su poznati

# Što sada treba učiniti. Cijele rečenice.
step-stop = Zaustavite oba sata.
step-put-back = { $by ->
    [white] Vratite poziciju prije prekršaja bijelog. Bijeli mora igrati figurom kojom je igrao, ili uzeti figuru koju je uzeo, ako za to postoji pravilan potez; inače smije odigrati bilo koji pravilan potez.
   *[black] Vratite poziciju prije prekršaja crnog. Crni mora igrati figurom kojom je igrao, ili uzeti figuru koju je uzeo, ako za to postoji pravilan potez; inače smije odigrati bilo koji pravilan potez.
}
step-must-move = { $by ->
    [white] Bijeli sada mora odigrati potez.
   *[black] Crni sada mora odigrati potez.
}
step-touch-move = { $by ->
    [white] Vratite potez bijelog. Bijeli mora igrati taknutom figurom, odnosno uzeti je, ako za to postoji pravilan potez.
   *[black] Vratite potez crnog. Crni mora igrati taknutom figurom, odnosno uzeti je, ako za to postoji pravilan potez.
}
step-wait-a-move = Pričekajte sljedeći dovršeni potez. Ako je pozicija i tada nepravilna, proglasite remi.
step-wait-for-claim = Ne poduzimajte ništa dok igrač ne reklamira.
step-estimate = Protivnik je u međuvremenu odigrao potez: prije nego što išta dodate, namjestite oba sata po najboljoj prosudbi na ono što su pokazivali u trenutku prekršaja.
step-annul = Ponovno postavite figure i započnite novu partiju s ispravnom pozicijom, bojama i vremenima.
step-displaced = Igrač koji je srušio figure vraća ih na mjesto dok njegov sat radi; protivnik smije zaustaviti satove i pozvati vas. Igrača smijete kazniti.
step-found-displaced = Zaustavite oba sata, vratite posljednju ispravnu poziciju, namjestite satove po najboljoj prosudbi i nastavite partiju odande.
step-other-board = Prenesite poziciju na pravilno postavljenu ploču.
step-replace-clock = Zamijenite sat, procijenite vremena što točnije i namjestite ih.
step-correct-counter = Ispravite brojač poteza na satu.
step-complete-sheet = Neka igrač prije sljedećeg poteza dopuni zapisnik, po potrebi uz pomoć protivnikova.
step-set = { $by ->
    [white] Namjestite sat bijelog s { $before } na { $after }.
   *[black] Namjestite sat crnog s { $before } na { $after }.
}
step-add = { $by ->
    [white] Dodajte { $time } na sat bijelog.
   *[black] Dodajte { $time } na sat crnog.
}
step-take = { $by ->
    [white] Oduzmite { $time } sa sata bijelog.
   *[black] Oduzmite { $time } sa sata crnog.
}
step-take-increment = { $by ->
    [white] Oduzmite sa sata bijelog dodatak za taj pritisak.
   *[black] Oduzmite sa sata crnog dodatak za taj pritisak.
}
step-start = { $by ->
    [white] Pokrenite sat bijelog.
   *[black] Pokrenite sat crnog.
}
step-record-offence = { $by ->
    [white] Zapišite: prekršaj bijelog, broj poteza, oba vremena i svoju odluku.
   *[black] Zapišite: prekršaj crnog, broj poteza, oba vremena i svoju odluku.
}
step-penalty = { $by ->
    [white] Odaberite kaznu za bijelog s popisa ispod i zapišite je.
   *[black] Odaberite kaznu za crnog s popisa ispod i zapišite je.
}
step-record-claim = Zapišite reklamaciju, broj poteza i svoju odluku.
step-result = Upišite { $result } u oba zapisnika i dajte ih igračima na potpis.
step-result-late = Zabilježite rezultat { $result }.
step-nothing = Ne treba ništa poduzimati: neka igrači nastave partiju.
step-announce = Priopćite igračima odluku; igra se nastavlja.
step-can-checkmate = Utvrdite može li protivnik još matirati: postavite poziciju na ploči.
step-judge = O ovome odlučujete vi. Zatim priopćite odluku.
step-play-stated-move = Igrač koji je reklamirao mora odigrati potez koji je zapisao ili najavio.
step-may-add-two-minutes = Protivniku smijete dodati dvije minute.
step-rook-first = Prvi je taknut top: u ovom potezu rokada na tu stranu nije dopuštena. Mora se igrati topom, ako je moguće.
step-king-instead = Rokada ovdje nije pravilna: mora se igrati kraljem, što može biti i rokada na drugu stranu. Ako kralj nema pravilnog poteza, može se odigrati bilo koji pravilan potez.
step-which-flag = Pogledajte sat: on pokazuje koja je zastavica prva pala. Taj je igrač izgubio na vrijeme, ako protivnik još može matirati.

# Što se odgovorom podrazumijeva. Cijele rečenice.
supposes-rapid = Odgovor vrijedi za ubrzani šah: partije standardnog šaha uvijek imaju nadzor.
supposes-quickplay = Pretpostavka je da su pravila za partije bez dodatka vremena unaprijed objavljena, ako to izdanje zahtijeva.
supposes-reporting = Pretpostavka je da pravilnik natjecanja zahtijeva prijavu napuštanja prostora za igru, ako izdanje to dopušta.

# Kazne među kojima se bira.
penalties-warning = opomena
penalties-add-time = povećanje vremena protivniku
penalties-take-time = smanjenje vremena prekršitelju
penalties-raise-opponent = povećanje bodova protivniku
penalties-lower-offender = smanjenje bodova prekršitelju
penalties-loss = gubitak partije
penalties-fine = novčana kazna
penalties-exclude-rounds = isključenje iz jednog ili više kola
penalties-expel = isključenje s natjecanja

# Zašto odluka nije drukčija.
only-if-answer = Tako bi se odlučilo kada bi odgovor na „{ $question }“ bio „{ $answer }“.
only-if-standard = Tako se odlučuje u standardnom šahu.
only-if-rapid = Tako se odlučuje u ubrzanom šahu.
only-if-blitz = Tako se odlučuje u brzopoteznom šahu.
only-if-full = Tako se odlučuje kada postoji odgovarajući nadzor.
only-if-limited = Tako se odlučuje kada jedan sudac prati mnogo partija.
only-if-increment = Tako se odlučuje u partiji s dodatkom po potezu.
only-if-no-increment = Tako se odlučuje u partiji bez dodatka po potezu.

# Teme.
topic-illegal = Nepravilan potez
topic-illegal-about = Nepravilan potez, dvije ruke, pritisak bez poteza
topic-unsupervised = Nepravilan potez bez nadzora
topic-unsupervised-about = Ubrzani i brzopotezni šah, jedan sudac na mnogo partija
topic-ended = Partija je već bila gotova
topic-ended-about = Mat, pat, predaja ili remi, pa onda još nešto
topic-flag = Pala zastavica
topic-flag-about = Čija, tko je primijetio i može li protivnik još matirati?
topic-writing = Zapisnik
topic-writing-about = Ne piše, piše unaprijed, ima manje od pet minuta
topic-draws = Reklamacija remija
topic-draws-about = Trostruko ponavljanje, pedeset poteza, posljednje dvije minute
topic-touch = Taknuto-maknuto
topic-touch-about = Vlastita figura, protivnikova figura, rokada, popravljanje
topic-clock = Sat
topic-clock-about = Pogrešna ruka, udaranje, srušene figure, kvar
topic-automatic = 75 poteza, peterostruko ponavljanje
topic-automatic-about = Remi koji nitko ne mora reklamirati
topic-offers = Ponuda remija
topic-offers-about = Kada je dana i kako je na nju odgovoreno
topic-start = Kašnjenje, pogrešan početak
topic-start-about = Igrači koji kasne, boje, početna pozicija, ploča
topic-conduct = Mobitel i ponašanje
topic-conduct-about = Zvoni mobitel, izlazak, bilješke, buka

# Pitanja i odgovori. Odgovor bez vlastita teksta uzima zajednički.
answer-white = Bijeli
answer-black = Crni
answer-none = Nijedan: ovo je prvi
answer-one = Jedan: ovo je drugi
answer-two = Dva: ovo je treći

question-who = Koji igrač?
question-illegal-who = Tko je počinio prekršaj?
question-earlier = Koliko je nepravilnih poteza taj igrač već dovršio?
question-illegal-what = Što se dogodilo?
illegal-what-claimed = Sat pritisnut, protivnik odmah reklamira
illegal-what-seen = Sat pritisnut, primijetio sudac
illegal-what-replied = Protivnik odgovorio, pa reklamira
illegal-what-later = Otkriveno nekoliko poteza kasnije
illegal-what-not-pressed = Sat još nije pritisnut
illegal-what-empty-press = Sat pritisnut bez ikakva poteza
illegal-what-two-hands = Dvije ruke za jedan potez (rokada, uzimanje, promocija)

question-unsupervised-what = Što se dogodilo?
unsupervised-what-claimed = Protivnik reklamira prije odgovora
unsupervised-what-seen = Primijetio sudac, ali nitko ne reklamira
unsupervised-what-replied = Protivnik odgovorio, pa reklamira
unsupervised-what-both-in-check = Oba su kralja u šahu
unsupervised-what-king-taken = Ovaj je igrač uzeo protivnikova kralja

question-ended-what = Što je bilo prvo?
ended-what-checkmate = Mat
ended-what-stalemate = Pat
ended-what-dead = Nijedan igrač više ne može matirati
ended-what-resignation = Predaja
ended-what-agreement = Sporazumni remi
question-ended-who = Tko je završio partiju?
ended-who-white = Bijeli: dao mat, odigrao posljednji potez, predao partiju ili prihvatio remi
ended-who-black = Crni: dao mat, odigrao posljednji potez, predao partiju ili prihvatio remi
question-ended-then = Što je bilo poslije?
ended-then-own-flag = Pala zastavica tog igrača
ended-then-flag = Pala zastavica protivnika
ended-then-resigned = Protivnik predao partiju
ended-then-illegal = Reklamira se nepravilan potez
ended-then-agreed = Igrači se dogovorili za remi

question-flag-whose = Čija je zastavica pala?
flag-whose-both = Obje zastavice
question-flag-noticed = Tko je primijetio?
flag-noticed-claimed = Protivnik reklamira
flag-noticed-seen = Primijetio sudac
question-flag-both = Zna li se koja je prva pala?
flag-both-order-unknown = Ne
flag-both-white-first = Da: bijelog
flag-both-black-first = Da: crnog

question-writing-what = Što nije u redu?
writing-what-not-written = Potez nije zapisan, ima više od pet minuta
writing-what-under-five = Potez nije zapisan, ima manje od pet minuta
writing-what-in-advance = Potez zapisan prije nego što je odigran
writing-what-wrong-entry = Pogrešno zapisan potez
writing-what-illegible = Nečitljiv zapisnik
writing-what-not-algebraic = Nije algebarska notacija
writing-what-flag-fell = Pala zastavica, a u zapisniku nedostaju potezi
writing-what-sheet-kept = Protivnikov zapisnik nije vraćen

question-claim-who = Tko reklamira?
question-claim-what = Što se reklamira?
claim-what-threefold = Trostruko ponavljanje
claim-what-fifty = Pedeset poteza
claim-what-quickplay = Remi u posljednje dvije minute
question-claim-how = Kako se reklamira?
claim-how-board-right = Pozicija na ploči, reklamacija točna
claim-how-board-wrong = Pozicija na ploči, reklamacija netočna
claim-how-move-right = Zapisan neodigran potez, reklamacija točna
claim-how-move-wrong = Zapisan neodigran potez, reklamacija netočna
claim-how-moved-already = Igrač koji reklamira već je odigrao potez
claim-how-not-on-move = Na potezu je protivnik
question-quickplay-how = Kakva je situacija?
quickplay-how-upheld = Protivnik ne može pobijediti na uobičajeni način ili ne ulaže dovoljno napora
quickplay-how-rejected = Protivnik može pobijediti i ulaže dovoljno napora
quickplay-how-deferred = Želim još promatrati
quickplay-how-two-minutes-left = Igrač koji reklamira ima dvije minute ili više
quickplay-how-not-announced = Ova pravila nisu objavljena za natjecanje
quickplay-how-five-seconds = Igrač traži dodatnih pet sekundi po potezu

question-touch-who = Tko je taknuo figuru?
question-touch-what = Što je taknuto?
touch-what-own = Vlastita figura kojom se može igrati
touch-what-own-stuck = Vlastita figura kojom se ne može igrati
touch-what-capturable = Protivnikova figura koja se može uzeti
touch-what-not-capturable = Protivnikova figura koja se ne može uzeti
touch-what-own-and-enemy = Vlastita, pa protivnikova figura
touch-what-king-and-rook = Kralj, pa top
touch-what-rook-and-king = Top, pa kralj
touch-what-castling-illegal = Kralj i top, ali rokada nije moguća
touch-what-adjusted = Figure, nakon najave „popravljam“
touch-what-accident = Figura, očito slučajno
question-touch-then = Što je bilo poslije?
touch-then-nothing = Još ništa
touch-then-other-moved = Odigrano drugom figurom, sat nije pritisnut
touch-then-other-pressed = Odigrano drugom figurom, sat pritisnut, protivnik reklamira
touch-then-opponent-moved = Protivnik u međuvremenu odigrao, pa reklamira

question-clock-what = O čemu se radi?
clock-what-wrong-hand = Pritisnut pogrešnom rukom
clock-what-on-the-button = Prst stalno na tipki
clock-what-mistreated = Udaranje, podizanje ili rušenje sata
clock-what-displaced = Srušene figure
clock-what-defect = Neispravan sat
clock-what-counter = Pogrešan brojač poteza

question-automatic-what = Koji slučaj?
automatic-what-seventyfive = 75 poteza bez uzimanja i poteza pješakom
automatic-what-fivefold = Ista pozicija pet puta
question-seventyfive-then = Što je bilo poslije?
seventyfive-then-at-once = Primijećeno odmah
seventyfive-then-checkmate = Posljednjim od tih poteza dan je mat
seventyfive-then-resigned = Igrač je nakon toga predao
seventyfive-then-fifty-only = Više od 50, ali još ne 75
question-fivefold-then = Što je bilo poslije?
fivefold-then-at-once = Primijećeno odmah
fivefold-then-resigned = Igrač je nakon toga predao
fivefold-then-four-only = Tek četvrti put

question-offer-who = Tko je ponudio remi?
question-offer-when = Kada?
offer-when-after-move = Nakon poteza, prije pritiska na sat
offer-when-before-move = Dok teče vlastito vrijeme, prije poteza
offer-when-opponents-time = Dok teče protivnikovo vrijeme
offer-when-too-early = Prije 30. poteza, što pravilnik natjecanja zabranjuje
question-offer-then = Što je učinio protivnik?
offer-then-open = Još ništa
offer-then-accepted = Prihvatio
offer-then-declined = Odbio
offer-then-touched = Taknuo figuru

question-start-what = Što nije bilo u redu?
start-what-late = Igrač kasni
start-what-colours = Obrnute boje
start-what-position = Nepravilna početna pozicija
start-what-board = Pogrešno okrenuta ploča
start-what-displaced = Pomaknute figure
question-start-moves = Koliko je poteza odigrano?
start-moves-two = Svaki najviše dva
start-moves-few = Svaki tri do devet
start-moves-ten = Svaki deset ili više
question-late-who = Tko kasni?
late-who-neither = Oba igrača
question-late-how = Koliko kasni?
late-how-within = Unutar dopuštenog vremena kašnjenja
late-how-beyond = Dulje od dopuštenog vremena kašnjenja
late-how-no-tolerance = Kašnjenje uopće nije dopušteno

question-conduct-what = Što se dogodilo?
conduct-what-phone-rings = Oglasio se mobitel ili uređaj
conduct-what-phone-found = Pronađen uključen mobitel ili uređaj
conduct-what-left = Igrač napustio mjesto igre, ili prostor za igru dok je na potezu
conduct-what-left-area = Igrač napustio prostor za igru dok nije na potezu
conduct-what-notes = Korištene bilješke ili knjiga
conduct-what-advice = Netko je savjetovao igrača
conduct-what-distracting = Igrač ometa protivnika
conduct-what-refused-search = Igrač odbija pregled
conduct-what-disobeys = Igrač se odbija pridržavati Pravila
conduct-what-smoking = Igrač puši
