# Šta kaže savetnik, na srpskom, latinicom.
# Presude su delovi rečenice: malo slovo, bez tačke. Spajaju se u jednu rečenicu.

over-checkmate = partija je završena matom: { $result }
over-resignation = { $unwinnable ->
    [yes] partija je završena predajom, ali protivnik ne bi mogao da matira: { $result }
   *[no] partija je završena predajom: { $result }
}
over-stalemate = partija je remi: pat
over-dead-position = partija je remi: nijedan igrač ne može da matira
over-agreement = partija je remi po sporazumu
over-threefold = partija je remi zbog trostrukog ponavljanja pozicije
over-fifty = partija je remi po pravilu pedeset poteza
over-fivefold = partija je remi: pozicija se pojavila pet puta
over-seventyfive = partija je remi: sedamdeset pet poteza svakog igrača bez uzimanja i bez poteza pešakom
over-flag = { $unwinnable ->
    [yes] vreme je isteklo, ali protivnik ne može da matira: { $result }
   *[no] partija je izgubljena na vreme: { $result }
}
over-both-flags = pale su obe zastavice: { $result }
over-illegal-moves = { $unwinnable ->
    [yes] nelegalan potez bi značio poraz, ali protivnik ne može da matira: { $result }
   *[no] partija je izgubljena zbog nelegalnog poteza: { $result }
}
over-illegal-position = partija je remi: pozicija je nelegalna
over-late = partija je izgubljena zbog zakašnjenja: { $result }
over-sealed-move = partija je izgubljena zbog kovertiranog poteza: { $result }
over-quickplay = partija je završena po reklamaciji: { $result }
over-device = { $unwinnable ->
    [yes] partija je izgubljena zbog elektronskog uređaja, ali protivnik ne bi mogao da pobedi: { $result }
   *[no] partija je izgubljena zbog elektronskog uređaja: { $result }
}
over-conduct = partija je izgubljena zbog nedoličnog ponašanja: { $result }
over-declared = sudija proglašava rezultat: { $result }

claim-threefold = { $verdict ->
    [upheld] reklamacija trostrukog ponavljanja pozicije je ispravna
   *[rejected] reklamacija trostrukog ponavljanja pozicije je neispravna
}
claim-fifty = { $verdict ->
    [upheld] reklamacija po pravilu pedeset poteza je ispravna
   *[rejected] reklamacija po pravilu pedeset poteza je neispravna
}
claim-flag = { $verdict ->
    [upheld] reklamacija pada zastavice je ispravna
   *[rejected] reklamacija pada zastavice se odbija
}
claim-illegal-move = { $verdict ->
    [upheld] reklamacija nelegalnog poteza je ispravna
   *[rejected] reklamacija nelegalnog poteza se odbija
}
claim-touch-move = { $verdict ->
    [upheld] reklamacija zbog dodirnute figure je ispravna
   *[rejected] reklamacija zbog dodirnute figure se odbija
}
claim-two-hands = { $verdict ->
    [upheld] reklamacija poteza sa dve ruke je ispravna
   *[rejected] reklamacija poteza sa dve ruke se odbija
}
claim-wrong-start = { $verdict ->
    [upheld] reklamacija nepravilne početne pozicije je ispravna
   *[rejected] reklamacija nepravilne početne pozicije se odbija
}
claim-quickplay = { $verdict ->
    [upheld] reklamacija remija u poslednja dva minuta se prihvata
    [deferred] odluka o reklamaciji se odlaže i igra se nastavlja
   *[rejected] reklamacija remija u poslednja dva minuta se odbija
}
claim-two-moves = { $verdict ->
    [upheld] reklamacija da su odigrana dva poteza zaredom je ispravna
   *[rejected] reklamacija da su odigrana dva poteza zaredom se odbija
}

illegal-move = { $by ->
    [white] beli je završio nelegalan potez
   *[black] crni je završio nelegalan potez
}
illegal-empty-press = { $by ->
    [white] beli je pritisnuo sat, a nije odigrao potez, što se računa kao nelegalan potez
   *[black] crni je pritisnuo sat, a nije odigrao potez, što se računa kao nelegalan potez
}
illegal-two-hands = { $by ->
    [white] beli je potez izveo sa dve ruke, što se računa kao nelegalan potez
   *[black] crni je potez izveo sa dve ruke, što se računa kao nelegalan potez
}
stands = { $by ->
    [white] nelegalan potez belog nije reklamiran na vreme i važi
   *[black] nelegalan potez crnog nije reklamiran na vreme i važi
}
touch-move = { $by ->
    [white] beli mora da igra dodirnutom figurom, odnosno da je uzme
   *[black] crni mora da igra dodirnutom figurom, odnosno da je uzme
}
restored = vraća se ranija pozicija
must-move = { $by ->
    [white] beli mora da povuče dodirnutu figuru
   *[black] crni mora da povuče dodirnutu figuru
}
must-capture = { $by ->
    [white] beli mora da uzme dodirnutu figuru
   *[black] crni mora da uzme dodirnutu figuru
}
must-capture-with = { $by ->
    [white] beli mora svojom dodirnutom figurom da uzme dodirnutu protivnikovu
   *[black] crni mora svojom dodirnutom figurom da uzme dodirnutu protivnikovu
}
must-castle = { $by ->
    [white] beli mora da izvrši rokadu
   *[black] crni mora da izvrši rokadu
}
free = { $by ->
    [white] beli može da odigra bilo koji legalan potez
   *[black] crni može da odigra bilo koji legalan potez
}
time-added = { $to ->
    [white] beli dobija još { $time }
   *[black] crni dobija još { $time }
}
time-taken = { $to ->
    [white] belom se oduzima { $time }
   *[black] crnom se oduzima { $time }
}

breach-two-hands = { $by ->
    [white] beli je potez izveo sa dve ruke, što sudija može da kazni
   *[black] crni je potez izveo sa dve ruke, što sudija može da kazni
}
breach-clock-without-move = { $by ->
    [white] beli je pritisnuo sat, a nije odigrao potez, što sudija može da kazni
   *[black] crni je pritisnuo sat, a nije odigrao potez, što sudija može da kazni
}
breach-offer-timing = { $by ->
    [white] beli je ponudio remi u pogrešnom trenutku, ali ponuda važi
   *[black] crni je ponudio remi u pogrešnom trenutku, ali ponuda važi
}
breach-scoresheet = { $by ->
    [white] beli ne vodi formular kako je propisano, što sudija može da kazni
   *[black] crni ne vodi formular kako je propisano, što sudija može da kazni
}
breach-device = { $by ->
    [white] beli ima uređaj koji ovde nije dozvoljen, što sudija može da kazni
   *[black] crni ima uređaj koji ovde nije dozvoljen, što sudija može da kazni
}
breach-disturbance = { $by ->
    [white] beli ometa protivnika, što sudija može da kazni
   *[black] crni ometa protivnika, što sudija može da kazni
}
breach-wrong-hand = { $by ->
    [white] beli je pritisnuo sat rukom kojom nije povukao potez, što sudija može da kazni
   *[black] crni je pritisnuo sat rukom kojom nije povukao potez, što sudija može da kazni
}
breach-on-the-button = { $by ->
    [white] beli drži prst na dugmetu sata ili iznad njega, što sudija može da kazni
   *[black] crni drži prst na dugmetu sata ili iznad njega, što sudija može da kazni
}
breach-clock-mistreated = { $by ->
    [white] beli ne rukuje satom pravilno, što sudija može da kazni
   *[black] crni ne rukuje satom pravilno, što sudija može da kazni
}
breach-left = { $by ->
    [white] beli je bez dozvole napustio prostor za igru, što sudija može da kazni
   *[black] crni je bez dozvole napustio prostor za igru, što sudija može da kazni
}
breach-left-unreported = { $by ->
    [white] beli je napustio turnirsku salu bez prijave sudiji, što sudija može da kazni
   *[black] crni je napustio turnirsku salu bez prijave sudiji, što sudija može da kazni
}
breach-notes = { $by ->
    [white] beli se služio beleškama, što sudija može da kazni
   *[black] crni se služio beleškama, što sudija može da kazni
}
breach-advice = { $by ->
    [white] beli se služio savetima, što sudija može da kazni
   *[black] crni se služio savetima, što sudija može da kazni
}
breach-distracting = { $by ->
    [white] beli ometa ili uznemirava protivnika, što sudija može da kazni
   *[black] crni ometa ili uznemirava protivnika, što sudija može da kazni
}
breach-refused-search = { $by ->
    [white] beli je odbio pretres, što sudija može da kazni
   *[black] crni je odbio pretres, što sudija može da kazni
}
breach-disrepute = { $by ->
    [white] beli je doveo šah na loš glas, što sudija može da kazni
   *[black] crni je doveo šah na loš glas, što sudija može da kazni
}
breach-smoking = { $by ->
    [white] beli puši tamo gde nije dozvoljeno, što sudija može da kazni
   *[black] crni puši tamo gde nije dozvoljeno, što sudija može da kazni
}
breach-disobeys = { $by ->
    [white] beli uporno odbija da se pridržava Pravila: kazna je gubitak partije, a sudija odlučuje koliko poena dobija protivnik
   *[black] crni uporno odbija da se pridržava Pravila: kazna je gubitak partije, a sudija odlučuje koliko poena dobija protivnik
}
breach-not-repeated = { $by ->
    [white] beli nije ponovio objavljeni potez, što sudija može da kazni
   *[black] crni nije ponovio objavljeni potez, što sudija može da kazni
}

penalty-warning = { $by ->
    [white] beli dobija opomenu
   *[black] crni dobija opomenu
}
penalty-add-time = { $by ->
    [white] beli je kažnjen: protivnik dobija dodatno vreme
   *[black] crni je kažnjen: protivnik dobija dodatno vreme
}
penalty-take-time = { $by ->
    [white] beli je kažnjen oduzimanjem vremena
   *[black] crni je kažnjen oduzimanjem vremena
}
penalty-raise-opponent = { $by ->
    [white] beli je kažnjen: protivniku se povećava broj poena
   *[black] crni je kažnjen: protivniku se povećava broj poena
}
penalty-lower-offender = { $by ->
    [white] beli je kažnjen: smanjuje mu se broj poena
   *[black] crni je kažnjen: smanjuje mu se broj poena
}
penalty-loss = { $by ->
    [white] beli je kažnjen gubitkom partije
   *[black] crni je kažnjen gubitkom partije
}
penalty-fine = { $by ->
    [white] beli je kažnjen novčano
   *[black] crni je kažnjen novčano
}
penalty-exclude-rounds = { $by ->
    [white] beli se isključuje iz jednog ili više kola
   *[black] crni se isključuje iz jednog ili više kola
}
penalty-expel = { $by ->
    [white] beli se isključuje sa takmičenja
   *[black] crni se isključuje sa takmičenja
}

offer = { $by ->
    [white] ponuda remija koju je dao beli važi i ostaje otvorena
   *[black] ponuda remija koju je dao crni važi i ostaje otvorena
}
offer-ends-accepted = { $by ->
    [white] remi koji je ponudio beli je prihvaćen
   *[black] remi koji je ponudio crni je prihvaćen
}
offer-ends-declined = { $by ->
    [white] remi koji je ponudio beli je odbijen
   *[black] remi koji je ponudio crni je odbijen
}
offer-ends-touched = { $by ->
    [white] remi koji je ponudio beli je odbijen, jer je protivnik dodirnuo figuru
   *[black] remi koji je ponudio crni je odbijen, jer je protivnik dodirnuo figuru
}
offer-ends-game-over = { $by ->
    [white] ponuda remija koju je dao beli prestaje sa završetkom partije
   *[black] ponuda remija koju je dao crni prestaje sa završetkom partije
}
offer-ends-no-consent = { $by ->
    [white] ponuda remija koju je dao beli prestaje, jer je sudija ne odobrava
   *[black] ponuda remija koju je dao crni prestaje, jer je sudija ne odobrava
}

flag = { $by ->
    [white] pala je zastavica belog
   *[black] pala je zastavica crnog
}

noted-wrong-board = pozicija se prenosi na pravilno postavljenu tablu i igra se nastavlja
noted-displaced = figure se vraćaju na svoja mesta i igra se nastavlja
noted-wrong-start = kasno je za reklamaciju početne pozicije: igra se nastavlja
noted-colours-reversed = boje ostaju kakve jesu i igra se nastavlja
noted-illegal-position = ako pozicija ostane nelegalna i posle sledećeg poteza, partija je remi
noted-both-absent = nijedan igrač nije za tablom i teče vreme belog
noted-absent = igrač nije za tablom
noted-clock-setting = satovi su podešeni
noted-second-envelope = odgovor je kovertiran
noted-felt = figura je samo opipana i ne smatra se dodirnutom
noted-not-announced = smatra se da je potez odigran tek kada bude objavljen
noted-misannounced = omaška u izgovoru mora da se ispravi pre pritiska na sat
noted-boards-differ = ispravlja se pozicija na tabli koja se ne slaže sa formularima
noted-assistant = pomoćnik to sme da učini
noted-appeal = žalba je zabeležena
noted-signatures = rezultat koji su oba igrača potpisala važi, osim ako sudija ne odluči drugačije
noted-position = pozicija je zabeležena
noted-reopen = partija se nastavlja
noted-retract = poslednja odluka se povlači
noted-clock-counter = satovi stoje dok se ne ispravi brojač poteza
noted-admitted = igrač koji je zakasnio sme da igra
noted-clock-defect = satovi stoje dok se sat ne zameni i ne podesi
noted-sheet-due = formular mora da se dopuni pre sledećeg poteza
noted-sheet-complete = formular je dopunjen
noted-wrong-colour = figura je pogrešne boje i pešak još nije promovisan
noted-sheet-asked = igrač može da dobije formular za pisanje
noted-assistant-needed = u ovoj partiji je pomoćnik obavezan
noted-informed = igrač oštećenog vida obavešten je o broju poteza i utrošenom vremenu
annulled = partija se poništava i igra se nova

too-late-wrong-board = kasno je za reklamaciju položaja table: igra se nastavlja
device-score = { $by ->
    [white] beli gubi zbog uređaja, a protivnik dobija pobedu ako je mat još bio moguć ma kojom serijom legalnih poteza, inače pola poena
   *[black] crni gubi zbog uređaja, a protivnik dobija pobedu ako je mat još bio moguć ma kojom serijom legalnih poteza, inače pola poena
}

judge-quickplay = sudija procenjuje da li protivnik može da dobije partiju normalnim sredstvima i da li ulaže napor da to učini
judge-increment = sudija odlučuje da li oba igrača dobijaju dodatnih pet sekundi po potezu
judge-wrong-start = sudija utvrđuje da li je početna pozicija bila nepravilna
judge-opponent-points = igrač gubi, a sudija odlučuje koliko poena dobija protivnik
judge-unwinnable = sudija procenjuje da li bi protivnik mogao da matira ma kojom serijom legalnih poteza
judge-next-period = sudija odlučuje da li se sledeći potez smatra prvim u narednom periodu
judge-boards-differ = sudija odlučuje da li se potezi vraćaju do pozicije u kojoj se oba formulara slažu
judge-threefold = sudija proverava reklamaciju
judge-fifty = sudija proverava reklamaciju
judge-illegal-move = sudija proverava da li je potez bio nelegalan
judge-touch-move = sudija utvrđuje da li je figura dodirnuta
judge-two-hands = sudija utvrđuje da li je potez izveden sa dve ruke
judge-can-checkmate = partija je izgubljena ako protivnik još može da matira ma kojom serijom legalnih poteza, a inače je remi
judge-sealed-move = sudija odlučuje koji je potez kovertiran
judge-two-moves = sudija utvrđuje da li su povučena dva poteza zaredom
judge-illegal-position = sudija utvrđuje koja se pozicija vraća
judge-draw-consent = sudija odlučuje da li odobrava remi

completed = { $by ->
    [white] potez belog važi i igra se nastavlja
   *[black] potez crnog važi i igra se nastavlja
}
made = { $by ->
    [white] potez belog važi
   *[black] potez crnog važi
}
play-on = ništa se ne menja: igra se nastavlja

refused-game-over = ono što je bilo posle toga ne važi
refused-not-started = partija još nije počela
refused-already-started = partija je već počela
refused-not-absent = igrač nije odsutan
refused-not-on-move = to sme samo igrač na potezu
refused-clocks-stopped = satovi su zaustavljeni: sada se ne mogu koristiti
refused-clocks-not-stopped = najpre treba zaustaviti satove
refused-clock-not-running = sat tog igrača ne radi
refused-no-clock = igra se bez sata
refused-no-move = potez nije odigran
refused-nothing-there = nema šta da se kazni
refused-not-part-of-a-move = to nije deo poteza
refused-no-pawn-to-promote = nijedan pešak ne čeka promociju
refused-touched-already = igrač koji reklamira dodirnuo je figuru i u ovom potezu više ne može da reklamira
refused-played-already = igrač koji reklamira već je odigrao potez i u njemu više ne može da reklamira
refused-complaint-lost = igrač koji reklamira u međuvremenu je dodirnuo figuru i izgubio pravo na reklamaciju
refused-stands = potez važi
refused-only-on-claim = sudija postupa samo na reklamaciju igrača
refused-no-offer = nema ponude remija koja bi se prihvatila
refused-agreement-restricted = turnirski pravilnik ne dozvoljava taj sporazum: igra se nastavlja
refused-agreement-too-early = remi se ne može dogovoriti dok oba igrača ne odigraju bar po jedan potez: igra se nastavlja
refused-not-in-this-edition = ovo izdanje Pravila to ne predviđa
refused-not-in-this-class = to pravilo ne važi za ovu vrstu partije
refused-not-announced = to pravilo važi samo ako je unapred objavljeno za takmičenje
refused-too-much-time = igrač koji reklamira ima još dva minuta ili više: ta reklamacija još nije moguća
refused-too-late = za to je prekasno: igra se nastavlja
refused-no-question = nema o čemu da se odlučuje
refused-not-an-answer = to nije odgovor na pitanje
refused-question-open = najpre treba odlučiti o drugom pitanju
refused-sealing = potez se upravo kovertira
refused-not-sealing = još nema poteza za kovertiranje
refused-nothing-sealed = nijedan potez nije kovertiran
refused-adjourned = partija je prekinuta
refused-not-adjourned = partija nije prekinuta
refused-replier-absent = igrač koji treba da odgovori nije prisutan
refused-no-scoresheets = formulari se ne vode
refused-not-written = najpre treba zapisati potez
refused-offer-open = protivnik najpre mora da odgovori na ponudu
refused-not-over = partija nije završena
refused-move-not-announced = najpre treba objaviti potez
refused-envelope-closed = koverta je zatvorena
refused-nobody-blind = nijedan igrač nije oštećenog vida
refused-no-assistant = igrač nema pomoćnika
refused-not-for-an-assistant = pomoćnik to ne sme da učini
refused-final = odluka je konačna
refused-board-untold = pozicija na tabli nije poznata
refused-moves-told = potezi su poznati

# Šta sada treba uraditi. Cele rečenice.
step-stop = Zaustavite oba sata.
step-put-back = { $by ->
    [white] Vratite poziciju pre prekršaja belog. Beli mora da povuče figuru kojom je igrao, ili da uzme figuru koju je uzeo, ako za to postoji legalan potez; inače može da odigra bilo koji legalan potez.
   *[black] Vratite poziciju pre prekršaja crnog. Crni mora da povuče figuru kojom je igrao, ili da uzme figuru koju je uzeo, ako za to postoji legalan potez; inače može da odigra bilo koji legalan potez.
}
step-must-move = { $by ->
    [white] Beli sada mora da odigra potez.
   *[black] Crni sada mora da odigra potez.
}
step-touch-move = { $by ->
    [white] Vratite potez belog. Beli mora da igra dodirnutom figurom, odnosno da je uzme, ako za to postoji legalan potez.
   *[black] Vratite potez crnog. Crni mora da igra dodirnutom figurom, odnosno da je uzme, ako za to postoji legalan potez.
}
step-wait-a-move = Sačekajte sledeći završeni potez. Ako je pozicija i tada nelegalna, proglasite remi.
step-wait-for-claim = Ne preduzimajte ništa dok igrač ne reklamira.
step-estimate = Protivnik je u međuvremenu odigrao potez: pre nego što bilo šta dodate, podesite oba sata po svojoj najboljoj proceni na ono što su pokazivali u trenutku prekršaja.
step-annul = Ponovo postavite figure i započnite novu partiju sa ispravnom pozicijom, bojama i vremenima.
step-displaced = Igrač koji je oborio figure vraća ih na mesto dok njegov sat radi; protivnik sme da zaustavi satove i da vas pozove. Igrača smete da kaznite.
step-found-displaced = Zaustavite oba sata, vratite poslednju ispravnu poziciju, podesite satove po svojoj najboljoj proceni i nastavite partiju odatle.
step-other-board = Prenesite poziciju na pravilno postavljenu tablu.
step-replace-clock = Zamenite sat, procenite vremena što tačnije i podesite ih.
step-correct-counter = Ispravite brojač poteza na satu.
step-complete-sheet = Neka igrač pre sledećeg poteza dopuni formular, po potrebi uz pomoć protivnikovog.
step-set = { $by ->
    [white] Podesite sat belog sa { $before } na { $after }.
   *[black] Podesite sat crnog sa { $before } na { $after }.
}
step-add = { $by ->
    [white] Dodajte { $time } na sat belog.
   *[black] Dodajte { $time } na sat crnog.
}
step-take = { $by ->
    [white] Oduzmite { $time } sa sata belog.
   *[black] Oduzmite { $time } sa sata crnog.
}
step-take-increment = { $by ->
    [white] Oduzmite sa sata belog dodatak za taj pritisak.
   *[black] Oduzmite sa sata crnog dodatak za taj pritisak.
}
step-start = { $by ->
    [white] Pokrenite sat belog.
   *[black] Pokrenite sat crnog.
}
step-record-offence = { $by ->
    [white] Zapišite: prekršaj belog, broj poteza, oba vremena i svoju odluku.
   *[black] Zapišite: prekršaj crnog, broj poteza, oba vremena i svoju odluku.
}
step-penalty = { $by ->
    [white] Izaberite kaznu za belog sa spiska ispod i zapišite je.
   *[black] Izaberite kaznu za crnog sa spiska ispod i zapišite je.
}
step-record-claim = Zapišite reklamaciju, broj poteza i svoju odluku.
step-result = Upišite { $result } na oba formulara i dajte ih igračima na potpis.
step-result-late = Zabeležite rezultat { $result }.
step-nothing = Ne treba ništa preduzimati: neka igrači nastave partiju.
step-announce = Saopštite igračima odluku; igra se nastavlja.
step-can-checkmate = Utvrdite da li protivnik još može da matira: postavite poziciju na tabli.
step-judge = O ovome odlučujete vi. Zatim saopštite odluku.
step-play-stated-move = Igrač koji je reklamirao mora da odigra potez koji je zapisao ili najavio.
step-may-add-two-minutes = Protivniku smete da dodate dva minuta.
step-rook-first = Prvi je dodirnut top: u ovom potezu rokada na tu stranu nije dozvoljena. Mora se povući top, ako je moguće.
step-king-instead = Rokada ovde nije legalna: mora se odigrati drugi legalan potez kraljem, što može biti i rokada na drugu stranu. Ako kralj nema legalnog poteza, može se odigrati bilo koji legalan potez.
step-which-flag = Pogledajte sat: on pokazuje koja je zastavica prva pala. Taj igrač je izgubio na vreme, ako protivnik još može da matira.

# Šta se odgovorom podrazumeva. Cele rečenice.
supposes-rapid = Odgovor važi za ubrzani šah: partije standardnog šaha uvek imaju nadzor.
supposes-quickplay = Pretpostavka je da su pravila za partije bez dodatka vremena unapred objavljena, ako to izdanje zahteva.
supposes-reporting = Pretpostavka je da turnirski pravilnik zahteva da se napuštanje turnirske sale prijavi, ako izdanje to dozvoljava.

# Kazne između kojih se bira.
penalties-warning = opomena
penalties-add-time = povećanje vremena protivniku
penalties-take-time = smanjenje vremena prekršiocu
penalties-raise-opponent = povećanje poena protivniku
penalties-lower-offender = smanjenje poena prekršiocu
penalties-loss = gubitak partije
penalties-fine = novčana kazna
penalties-exclude-rounds = isključenje iz jednog ili više kola
penalties-expel = isključenje sa takmičenja

# Zašto odluka nije drugačija.
only-if-answer = Tako bi se odlučilo kada bi odgovor na „{ $question }“ bio „{ $answer }“.
only-if-standard = Tako se odlučuje u standardnom šahu.
only-if-rapid = Tako se odlučuje u ubrzanom šahu.
only-if-blitz = Tako se odlučuje u brzopoteznom šahu.
only-if-full = Tako se odlučuje kada postoji odgovarajući nadzor.
only-if-limited = Tako se odlučuje kada jedan sudija prati mnogo partija.
only-if-increment = Tako se odlučuje u partiji sa dodatkom po potezu.
only-if-no-increment = Tako se odlučuje u partiji bez dodatka po potezu.

# Teme.
topic-illegal = Nelegalan potez
topic-illegal-about = Nelegalan potez, dve ruke, pritisak bez poteza
topic-unsupervised = Nelegalan potez bez nadzora
topic-unsupervised-about = Ubrzani i brzopotezni šah, jedan sudija na mnogo partija
topic-ended = Partija je već bila gotova
topic-ended-about = Mat, pat, predaja ili remi, pa onda još nešto
topic-flag = Pala zastavica
topic-flag-about = Čija, ko je primetio i može li protivnik još da matira?
topic-writing = Zapisivanje poteza
topic-writing-about = Ne piše, piše unapred, ima manje od pet minuta
topic-draws = Reklamacija remija
topic-draws-about = Trostruko ponavljanje, pedeset poteza, poslednja dva minuta
topic-touch = Taknuto-maknuto
topic-touch-about = Sopstvena figura, protivnikova figura, rokada, popravljanje
topic-clock = Sat
topic-clock-about = Pogrešna ruka, udaranje, oborene figure, kvar
topic-automatic = 75 poteza, petostruko ponavljanje
topic-automatic-about = Remi koji niko ne mora da reklamira
topic-offers = Ponuda remija
topic-offers-about = Kada je data i kako je na nju odgovoreno
topic-start = Kašnjenje, pogrešan početak
topic-start-about = Igrači koji kasne, boje, početna pozicija, tabla
topic-conduct = Telefon i ponašanje
topic-conduct-about = Zvoni telefon, izlazak, beleške, buka

# Pitanja i odgovori. Odgovor bez sopstvenog teksta uzima zajednički.
answer-white = Beli
answer-black = Crni
answer-none = Nijedan: ovo je prvi
answer-one = Jedan: ovo je drugi
answer-two = Dva: ovo je treći

question-who = Koji igrač?
question-illegal-who = Ko je napravio prekršaj?
question-earlier = Koliko je nelegalnih poteza taj igrač već završio?
question-illegal-what = Šta se desilo?
illegal-what-claimed = Sat pritisnut, protivnik odmah reklamira
illegal-what-seen = Sat pritisnut, primetio sudija
illegal-what-replied = Protivnik odgovorio, pa reklamira
illegal-what-later = Otkriveno nekoliko poteza kasnije
illegal-what-not-pressed = Sat još nije pritisnut
illegal-what-empty-press = Sat pritisnut bez ikakvog poteza
illegal-what-two-hands = Dve ruke za jedan potez (rokada, uzimanje, promocija)

question-unsupervised-what = Šta se desilo?
unsupervised-what-claimed = Protivnik reklamira pre odgovora
unsupervised-what-seen = Primetio sudija, ali niko ne reklamira
unsupervised-what-replied = Protivnik odgovorio, pa reklamira
unsupervised-what-both-in-check = Oba kralja su u šahu
unsupervised-what-king-taken = Ovaj igrač je uzeo protivnikovog kralja

question-ended-what = Šta je bilo prvo?
ended-what-checkmate = Mat
ended-what-stalemate = Pat
ended-what-dead = Nijedan igrač više ne može da matira
ended-what-resignation = Predaja
ended-what-agreement = Sporazumni remi
question-ended-who = Ko je završio partiju?
ended-who-white = Beli: dao mat, odigrao poslednji potez, predao partiju ili prihvatio remi
ended-who-black = Crni: dao mat, odigrao poslednji potez, predao partiju ili prihvatio remi
question-ended-then = Šta je bilo posle?
ended-then-own-flag = Pala zastavica tog igrača
ended-then-flag = Pala zastavica protivnika
ended-then-resigned = Protivnik predao partiju
ended-then-illegal = Reklamira se nelegalan potez
ended-then-agreed = Igrači se sporazumeli na remi

question-flag-whose = Čija je zastavica pala?
flag-whose-both = Obe zastavice
question-flag-noticed = Ko je primetio?
flag-noticed-claimed = Protivnik reklamira
flag-noticed-seen = Primetio sudija
question-flag-both = Zna li se koja je prva pala?
flag-both-order-unknown = Ne
flag-both-white-first = Da: belog
flag-both-black-first = Da: crnog

question-writing-what = Šta nije u redu?
writing-what-not-written = Potez nije zapisan, ima više od pet minuta
writing-what-under-five = Potez nije zapisan, ima manje od pet minuta
writing-what-in-advance = Potez zapisan pre nego što je odigran
writing-what-wrong-entry = Pogrešno zapisan potez
writing-what-illegible = Nečitljiv formular
writing-what-not-algebraic = Nije algebarska notacija
writing-what-flag-fell = Pala zastavica, a na formularu nedostaju potezi
writing-what-sheet-kept = Protivnikov formular nije vraćen

question-claim-who = Ko reklamira?
question-claim-what = Šta se reklamira?
claim-what-threefold = Trostruko ponavljanje
claim-what-fifty = Pedeset poteza
claim-what-quickplay = Remi u poslednja dva minuta
question-claim-how = Kako se reklamira?
claim-how-board-right = Pozicija na tabli, reklamacija ispravna
claim-how-board-wrong = Pozicija na tabli, reklamacija neispravna
claim-how-move-right = Zapisan neodigran potez, reklamacija ispravna
claim-how-move-wrong = Zapisan neodigran potez, reklamacija neispravna
claim-how-moved-already = Igrač koji reklamira već je odigrao potez
claim-how-not-on-move = Na potezu je protivnik
question-quickplay-how = Kakva je situacija?
quickplay-how-upheld = Protivnik ne može da dobije normalnim sredstvima ili ne ulaže napor da to učini
quickplay-how-rejected = Protivnik može da dobije i ulaže napor da to učini
quickplay-how-deferred = Želim još da posmatram
quickplay-how-two-minutes-left = Igrač koji reklamira ima dva minuta ili više
quickplay-how-not-announced = Ova pravila nisu objavljena za takmičenje
quickplay-how-five-seconds = Igrač traži dodatnih pet sekundi po potezu

question-touch-who = Ko je dodirnuo figuru?
question-touch-what = Šta je dodirnuto?
touch-what-own = Sopstvena figura koja može da se povuče
touch-what-own-stuck = Sopstvena figura koja ne može da se povuče
touch-what-capturable = Protivnikova figura koja može da se uzme
touch-what-not-capturable = Protivnikova figura koja ne može da se uzme
touch-what-own-and-enemy = Sopstvena, pa protivnikova figura
touch-what-king-and-rook = Kralj, pa top
touch-what-rook-and-king = Top, pa kralj
touch-what-castling-illegal = Kralj i top, ali rokada nije moguća
touch-what-adjusted = Figure, posle najave „popravljam“
touch-what-accident = Figura, očigledno slučajno
question-touch-then = Šta je bilo posle?
touch-then-nothing = Još ništa
touch-then-other-moved = Povučena druga figura, sat nije pritisnut
touch-then-other-pressed = Povučena druga figura, sat pritisnut, protivnik reklamira
touch-then-opponent-moved = Protivnik u međuvremenu odigrao, pa reklamira

question-clock-what = O čemu se radi?
clock-what-wrong-hand = Pritisnut pogrešnom rukom
clock-what-on-the-button = Prst stalno na dugmetu
clock-what-mistreated = Sat udaran, podizan ili oboren
clock-what-displaced = Oborene figure
clock-what-defect = Neispravan sat
clock-what-counter = Pogrešan brojač poteza

question-automatic-what = Koji slučaj?
automatic-what-seventyfive = 75 poteza bez uzimanja i poteza pešakom
automatic-what-fivefold = Ista pozicija pet puta
question-seventyfive-then = Šta je bilo posle?
seventyfive-then-at-once = Primećeno odmah
seventyfive-then-checkmate = Poslednjim od tih poteza dat je mat
seventyfive-then-resigned = Igrač je posle toga predao
seventyfive-then-fifty-only = Više od 50, ali još ne 75
question-fivefold-then = Šta je bilo posle?
fivefold-then-at-once = Primećeno odmah
fivefold-then-resigned = Igrač je posle toga predao
fivefold-then-four-only = Tek četvrti put

question-offer-who = Ko je ponudio remi?
question-offer-when = Kada?
offer-when-after-move = Posle poteza, pre pritiska na sat
offer-when-before-move = Dok teče sopstveno vreme, pre poteza
offer-when-opponents-time = Dok teče protivnikovo vreme
offer-when-too-early = Pre 30. poteza, što turnirski pravilnik zabranjuje
question-offer-then = Šta je učinio protivnik?
offer-then-open = Još ništa
offer-then-accepted = Prihvatio
offer-then-declined = Odbio
offer-then-touched = Dodirnuo figuru

question-start-what = Šta nije bilo u redu?
start-what-late = Igrač kasni
start-what-colours = Obrnute boje
start-what-position = Nepravilna početna pozicija
start-what-board = Pogrešno okrenuta tabla
start-what-displaced = Pomerene figure
question-start-moves = Koliko je poteza odigrano?
start-moves-two = Svaki najviše dva
start-moves-few = Svaki tri do devet
start-moves-ten = Svaki deset ili više
question-late-who = Ko kasni?
late-who-neither = Oba igrača
question-late-how = Koliko kasni?
late-how-within = U granicama dozvoljenog kašnjenja
late-how-beyond = Više od dozvoljenog kašnjenja
late-how-no-tolerance = Kašnjenje uopšte nije dozvoljeno

question-conduct-what = Šta se desilo?
conduct-what-phone-rings = Oglasio se telefon ili uređaj
conduct-what-phone-found = Pronađen uključen telefon ili uređaj
conduct-what-left = Igrač napustio prostor za igru, ili turnirsku salu dok je na potezu
conduct-what-left-area = Igrač napustio turnirsku salu dok nije na potezu
conduct-what-notes = Korišćene beleške ili knjiga
conduct-what-advice = Neko je savetovao igrača
conduct-what-distracting = Igrač ometa protivnika
conduct-what-refused-search = Igrač odbija pretres
conduct-what-disobeys = Igrač odbija da se pridržava Pravila
conduct-what-smoking = Igrač puši
