# Šta kaže sudija, na srpskom, latinicom.

made = { $by ->
    [white] Beli
   *[black] Crni
} je odigrao { $san }.
completed = { $by ->
    [white] Beli
   *[black] Crni
} je završio potez { $move }.

must-move = { $by ->
    [white] Beli
   *[black] Crni
} je dodirnuo figuru na { $square } i mora da je povuče.
must-capture = { $by ->
    [white] Beli
   *[black] Crni
} je dodirnuo figuru na { $square } i mora da je uzme.
must-capture-with = { $by ->
    [white] Beli
   *[black] Crni
} mora da uzme figuru na { $square } figurom sa { $with }.
must-castle-king = { $by ->
    [white] Beli
   *[black] Crni
} mora da izvrši malu rokadu.
must-castle-queen = { $by ->
    [white] Beli
   *[black] Crni
} mora da izvrši veliku rokadu.
free = { $by ->
    [white] Beli
   *[black] Crni
} ne može da povuče ni da uzme nijednu dodirnutu figuru i može da odigra bilo koji legalan potez.

illegal-no-piece = Nelegalan potez { $move }: na tom polju nema figure.
illegal-not-yours = Nelegalan potez { $move }: figura je protivnikova.
illegal-castling-right-lost = Nelegalan potez { $move }: pravo na rokadu je izgubljeno.
illegal-castling-blocked = Nelegalan potez { $move }: na putu rokadi stoji figura.
illegal-castling-attacked = Nelegalan potez { $move }: kralj ne sme da rokira iz šaha, preko napadnutog polja ni u šah.
illegal-own-piece = Nelegalan potez { $move }: na tom polju stoji sopstvena figura.
illegal-cannot-reach = Nelegalan potez { $move }: ta figura se tako ne kreće.
illegal-blocked = Nelegalan potez { $move }: na putu stoji druga figura.
illegal-king-captured = Nelegalan potez { $move }: kralj ne sme da se uzme.
illegal-own-king-in-check = Nelegalan potez { $move }: sopstveni kralj bi bio u šahu.
illegal-pawn-not-promoted = Nelegalan potez { $move }: pešak na poslednjem redu nije zamenjen novom figurom.
illegal-clock-without-move = { $by ->
    [white] Beli
   *[black] Crni
} je pritisnuo sat, a nije odigrao potez; to se računa kao nelegalan potez.
illegal-two-hands = { $by ->
    [white] Beli
   *[black] Crni
} je potez izveo sa dve ruke; to se računa kao nelegalan potez.

stands = Niko nije na vreme reklamirao nelegalan potez { $move }; potez važi.
touch-move = { $by ->
    [white] Beli
   *[black] Crni
} mora da igra dodirnutom figurom ({ $square }), odnosno da je uzme; potez se vraća.
restored = Vraća se pozicija { $after }.
time-added = { $to ->
    [white] Beli
   *[black] Crni
} dobija još { $time }.
time-lowered = { $to ->
    [white] Beli
   *[black] Crni
} dobija još { $time } ({ $figure }: jedan minut umesto dva).
time-taken = { $to ->
    [white] Belom
   *[black] Crnom
} se oduzima { $time }.

violation-two-hands = { $by ->
    [white] Beli
   *[black] Crni
} je potez izveo sa dve ruke.
violation-clock-without-move = { $by ->
    [white] Beli
   *[black] Crni
} je pritisnuo sat, a nije odigrao potez.
violation-offer-timing = { $by ->
    [white] Beli
   *[black] Crni
} je ponudio remi u pogrešnom trenutku; ponuda važi.
violation-scoresheet = { $by ->
    [white] Beli
   *[black] Crni
} ne vodi formular kako je propisano.
violation-device = { $by ->
    [white] Beli
   *[black] Crni
} ima elektronski uređaj u prostoru za igru.
violation-disturbance = { $by ->
    [white] Beli
   *[black] Crni
} ometa protivnika.
violation-wrong-hand = { $by ->
    [white] Beli
   *[black] Crni
} je pritisnuo sat rukom kojom nije povukao potez.
violation-on-the-button = { $by ->
    [white] Beli
   *[black] Crni
} drži prst na dugmetu sata ili iznad njega.
violation-clock-mistreated = { $by ->
    [white] Beli
   *[black] Crni
} ne rukuje satom pravilno.
violation-left = { $by ->
    [white] Beli
   *[black] Crni
} je bez dozvole napustio prostor za igru.
violation-left-unreported = { $by ->
    [white] Beli
   *[black] Crni
} je napustio turnirsku salu bez prijave sudiji.
violation-notes = { $by ->
    [white] Beli
   *[black] Crni
} se služio beleškama ili drugim izvorom informacija.
violation-advice = { $by ->
    [white] Beli
   *[black] Crni
} se služio savetima.
violation-distracting = { $by ->
    [white] Beli
   *[black] Crni
} ometa ili uznemirava protivnika.
violation-refused-search = { $by ->
    [white] Beli
   *[black] Crni
} je odbio pretres.
violation-disrepute = { $by ->
    [white] Beli
   *[black] Crni
} je doveo šah na loš glas.
violation-smoking = { $by ->
    [white] Beli
   *[black] Crni
} puši tamo gde nije dozvoljeno.
violation-disobeys = { $by ->
    [white] Beli
   *[black] Crni
} uporno odbija da se pridržava Pravila.

offer = { $by ->
    [white] Beli
   *[black] Crni
} nudi remi.
offer-ends-accepted = Remi koji je ponudio { $by ->
    [white] beli
   *[black] crni
} je prihvaćen.
offer-ends-declined = Remi koji je ponudio { $by ->
    [white] beli
   *[black] crni
} je odbijen.
offer-ends-touched = Protivnik je dodirnuo figuru; remi koji je ponudio { $by ->
    [white] beli
   *[black] crni
} je odbijen.
offer-ends-game-over = Partija je završena; ponuda remija koju je dao { $by ->
    [white] beli
   *[black] crni
} više ne važi.
offer-ends-no-consent = Sudija ne odobrava remi koji je ponudio { $by ->
    [white] beli
   *[black] crni
}.

claim-threefold = { $verdict ->
    [upheld] Reklamacija je ispravna: pozicija se pojavila { $count } puta: { $after }.
   *[rejected] { $count ->
        [0] Reklamacija je neispravna: pozicija se nije pojavila tri puta.
        [1] Reklamacija je neispravna: pozicija se pojavila samo jednom, { $after }.
        [2] Reklamacija je neispravna: pozicija se pojavila samo dva puta: { $after }.
       *[other] Reklamacija je neispravna: pozicija se nije pojavila tri puta.
    }
}
claim-fifty = { $verdict ->
    [upheld] { $count ->
        [one] Reklamacija je ispravna: svaki igrač je odigrao { $count } potez bez uzimanja i bez poteza pešakom.
       *[other] Reklamacija je ispravna: svaki igrač je odigrao { $count } poteza bez uzimanja i bez poteza pešakom.
    }
   *[rejected] { $count ->
        [one] Reklamacija je neispravna: svaki igrač je odigrao samo { $count } potez bez uzimanja i bez poteza pešakom.
       *[other] Reklamacija je neispravna: svaki igrač je odigrao samo { $count } poteza bez uzimanja i bez poteza pešakom.
    }
}
claim-flag = { $verdict ->
    [upheld] Reklamacija pada zastavice je ispravna.
   *[rejected] Reklamacija pada zastavice se odbija.
}
claim-illegal-move = { $verdict ->
    [upheld] Reklamacija je ispravna: završen je nelegalan potez.
   *[rejected] Reklamacija se odbija: protivnik nije završio nijedan nelegalan potez koji bi se još mogao reklamirati.
}
claim-touch-move = { $verdict ->
    [upheld] Reklamacija je ispravna: prekršeno je pravilo o dodirnutoj figuri.
   *[rejected] Reklamacija se odbija: pravilo o dodirnutoj figuri nije prekršeno.
}
claim-two-hands = { $verdict ->
    [upheld] Reklamacija je ispravna: potez je izveden sa dve ruke.
   *[rejected] Reklamacija se odbija: potez je izveden jednom rukom.
}
claim-other-written = Reklamacija je neispravna: na formularu je upisan drugi potez i on se mora odigrati.
claim-wrong-start = { $verdict ->
    [upheld] Reklamacija je ispravna: početna pozicija je bila nepravilna.
   *[rejected] Reklamacija se odbija: početna pozicija je bila pravilna.
}
claim-quickplay = { $verdict ->
    [upheld] Reklamacija se prihvata.
    [deferred] Odluka o reklamaciji se odlaže; igra se nastavlja.
   *[rejected] Reklamacija se odbija.
}
claim-two-moves = { $verdict ->
    [upheld] Reklamacija je ispravna: protivnik je povukao dva poteza zaredom. Sudija uspostavlja poziciju.
   *[rejected] Reklamacija se odbija: protivnik nije povukao dva poteza zaredom.
}

flag = Pala je zastavica { $by ->
    [white] belog
   *[black] crnog
}.

question-quickplay = Sudija: da li protivnik može da dobije partiju normalnim sredstvima i da li ulaže napor da to učini?
question-increment = Sudija: da li oba igrača dobijaju dodatnih pet sekundi po potezu?
question-wrong-start = Sudija: da li je početna pozicija bila nepravilna?
question-opponent-points = Sudija: koliko poena dobija protivnik?
question-unwinnable = Sudija: da li je sigurno da protivnik ne bi mogao da matira nijednom serijom legalnih poteza?
question-next-period = Sudija: da li se sledeći potez smatra prvim u narednom periodu, jer ništa ne pokazuje da je odigrano više poteza?
question-boards-differ = Sudija: da li se potezi vraćaju do pozicije u kojoj se oba formulara slažu?
question-sealed-move = Sudija: koji je potez kovertiran i da li važi?
question-two-moves = Sudija: da li je protivnik povukao dva poteza zaredom?
question-draw-consent = Sudija: da li odobravate remi ({ $article })? Da: remi sme da se ponudi, odnosno dogovoren je. Ne: igra se nastavlja.
question-illegal-position = Sudija: da li je pozicija nelegalna i koja se pozicija uspostavlja?

envelope = { $by ->
    [white] Beli
   *[black] Crni
} je kovertirao { $number }. potez; partija se prekida.
annulled = Partija se poništava i igra se nova.
reconstruction = { $found ->
    [yes] { $count ->
        [one] Formulari se slažu u { $count } potezu, i postoji niz legalnih poteza koji odgovara formularima i poziciji na tabli.
       *[other] Formulari se slažu u { $count } poteza, i postoji niz legalnih poteza koji odgovara formularima i poziciji na tabli.
    }
   *[no] { $count ->
        [one] Formulari se slažu u { $count } potezu; nije nađen niz legalnih poteza koji odgovara formularima i poziciji na tabli.
       *[other] Formulari se slažu u { $count } poteza; nije nađen niz legalnih poteza koji odgovara formularima i poziciji na tabli.
    }
}

note-wrong-board = Tabla je bila pogrešno postavljena; pozicija se prenosi na pravilno postavljenu tablu.
note-too-late-wrong-board = Tabla je bila pogrešno postavljena, ali je kasno za reklamaciju; igra se nastavlja.
note-displaced = Figure su bile pomerene; uspostavlja se ispravna pozicija.
note-wrong-start = Početna pozicija je bila nepravilna, ali je kasno za reklamaciju; igra se nastavlja.
note-colours-reversed = Partija je počela sa obrnutim bojama figura; igra se nastavlja.
note-illegal-position = Pozicija je nelegalna; ako takva ostane i posle sledećeg poteza, partija je remi.
note-both-absent = Nijedan igrač nije za tablom: { $by ->
    [white] beli
   *[black] crni
} gubi sve vreme koje protekne do njegovog dolaska, osim ako sudija ne odluči drugačije.
note-absent = { $by ->
    [white] Beli
   *[black] Crni
} nije za tablom.
note-clock-setting = Satovi su podešeni kasnije nego što Pravila inače dozvoljavaju; sudija to sme da učini samo ako bi inače bio ugrožen raspored takmičenja.
note-second-envelope = { $by ->
    [white] Beli
   *[black] Crni
} je kovertirao odgovor; koverta se otvara kada protivnik dođe.
note-felt = { $by ->
    [white] Beli
   *[black] Crni
} nije izvadio figuru iz otvora za učvršćivanje; figura se ne smatra dodirnutom.
note-not-announced = { $by ->
    [white] Beli
   *[black] Crni
} je izveo potez; smatra se da je odigran tek kada bude objavljen.
note-misannounced = { $by ->
    [white] Beli
   *[black] Crni
} je objavio drugi potez; greška se mora ispraviti pre pritiska na sat.
note-boards-differ = Tabla { $by ->
    [white] belog
   *[black] crnog
} ne odgovara zapisima na oba formulara i pozicija na njoj mora da se ispravi.
note-assistant = To je učinio pomoćnik { $by ->
    [white] belog
   *[black] crnog
}.
note-appeal = { $by ->
    [white] Beli
   *[black] Crni
} ulaže žalbu na odluku sudije.
note-signatures = Oba igrača su potpisala rezultat koji se razlikuje od ishoda partije; on važi, osim ako sudija ne odluči drugačije.
note-reopen = Partija se ponovo otvara; satovi ostaju zaustavljeni dok se igra ne nastavi.
note-retract = Poslednja odluka sudije se povlači; satovi ostaju zaustavljeni dok se igra ne nastavi.
note-clock-counter = Brojač poteza na satu je pogrešan; satovi ostaju zaustavljeni dok ga sudija ne ispravi.
note-admitted = { $by ->
    [white] Beli
   *[black] Crni
} sme da igra i pored zakašnjenja, po odluci sudije.
note-clock-defect = Sat je neispravan; satovi ostaju zaustavljeni dok ga sudija ne zameni i ne podesi vremena.
note-sheet-due = { $by ->
    [white] Beli
   *[black] Crni
} mora da dopuni formular pre sledećeg poteza.
note-sheet-complete = { $by ->
    [white] Beli
   *[black] Crni
} je dopunio formular.
note-wrong-colour = { $by ->
    [white] Beli
   *[black] Crni
} je na polje promocije stavio figuru pogrešne boje; pešak još nije promovisan.
note-sheet-asked = { $by ->
    [white] Beli
   *[black] Crni
} je zatražio formular za pisanje.
note-assistant-needed = Igrač oštećenog vida igra protiv igrača oštećenog sluha: pomoćnik je obavezan.

over-checkmate = Mat. Rezultat: { $result }.
over-resignation = { $unwinnable ->
    [yes] Predaja, ali protivnik ne bi mogao da matira. Rezultat: { $result }.
   *[no] Predaja. Rezultat: { $result }.
}
over-stalemate = Pat. Rezultat: { $result }.
over-dead-position = Mrtva pozicija: nijedan igrač ne može da matira. Rezultat: { $result }.
over-agreement = Igrači su se sporazumeli na remi. Rezultat: { $result }.
over-threefold = Remi trostrukim ponavljanjem pozicije. Rezultat: { $result }.
over-fifty = Remi po pravilu pedeset poteza. Rezultat: { $result }.
over-fivefold = Remi: pozicija se pojavila pet puta. Rezultat: { $result }.
over-seventyfive = Remi: sedamdeset pet poteza svakog igrača bez uzimanja i bez poteza pešakom. Rezultat: { $result }.
over-flag = { $unwinnable ->
    [yes] Vreme je isteklo, ali protivnik ne bi mogao da matira. Rezultat: { $result }.
   *[no] Partija je izgubljena na vreme. Rezultat: { $result }.
}
over-both-flags = Remi: pale su obe zastavice. Rezultat: { $result }.
over-illegal-moves = { $unwinnable ->
    [yes] Zbog nelegalnog poteza partija bi bila izgubljena, ali protivnik ne bi mogao da matira. Rezultat: { $result }.
   *[no] Partija je izgubljena zbog nelegalnog poteza. Rezultat: { $result }.
}
over-illegal-position = Remi: nelegalna pozicija nije ispravljena. Rezultat: { $result }.
over-late = Partija je izgubljena zbog zakašnjenja. Rezultat: { $result }.
over-sealed-move = { $unwinnable ->
    [yes] Kovertirani potez je neispravan, ali protivnik ne bi mogao da matira. Rezultat: { $result }.
   *[no] Partija je izgubljena zbog neispravnog kovertiranog poteza. Rezultat: { $result }.
}
over-quickplay = Remi: reklamacija u poslednja dva minuta je prihvaćena. Rezultat: { $result }.
over-device = Partija je izgubljena zbog elektronskog uređaja. Rezultat: { $result }.
over-conduct = Partija je izgubljena na osnovu izrečene kazne. Rezultat: { $result }.
over-declared = Sudija proglašava rezultat { $result }.

penalty-warning = { $to ->
    [white] Beli
   *[black] Crni
} dobija opomenu.
penalty-add-time = { $to ->
    [white] Beli
   *[black] Crni
} je kažnjen: protivnik dobija još { $time }.
penalty-take-time = { $to ->
    [white] Beli
   *[black] Crni
} je kažnjen oduzimanjem { $time }.
penalty-raise-opponent = { $to ->
    [white] Beli
   *[black] Crni
} je kažnjen: protivniku se povećava broj poena.
penalty-lower-offender = { $to ->
    [white] Beli
   *[black] Crni
} je kažnjen: smanjuje mu se broj poena.
penalty-loss = { $to ->
    [white] Beli
   *[black] Crni
} je kažnjen gubitkom partije.
penalty-fine = { $to ->
    [white] Beli
   *[black] Crni
} je kažnjen novčano.
penalty-exclude-rounds = { $to ->
    [white] Beli
   *[black] Crni
} se isključuje iz jednog ili više kola.
penalty-expel = { $to ->
    [white] Beli
   *[black] Crni
} se isključuje sa takmičenja.

refused-game-over = Partija je završena; rezultat još može da promeni samo sudija.
refused-not-started = Partija još nije počela; prvo je pokreće sudija.
refused-already-started = Partija je već počela; igra se nastavlja.
refused-not-absent = Igrač je već za tablom.
refused-not-on-move = Protivnik je na potezu; sačekajte njegov potez.
refused-clocks-stopped = Satovi su zaustavljeni; sačekajte da sudija nastavi partiju.
refused-clocks-not-stopped = Satovi nisu zaustavljeni; prvo ih zaustavite.
refused-clock-not-running = Sat ovog igrača ne radi; sačekajte da protivnik pritisne sat.
refused-no-clock = Igra se bez sata, pa to ovde ne važi.
refused-no-move = Potez nije odigran i sat i dalje radi; prvo odigrajte potez, pa pritisnite sat.
refused-nothing-there = Nema o čemu da se odlučuje; igra se nastavlja.
refused-not-part-of-a-move = Pre nego što je potez odigran mogu se ispustiti samo kralj pri rokadi i pešak na poslednjem redu; svaki drugi potez navedite u celini.
refused-no-pawn-to-promote = Nijedan pešak ne čeka promociju; prvo ga povucite na poslednji red.
refused-touched-already = Igrač je dodirnuo figuru i izgubio pravo na reklamaciju u ovom potezu; reklamirati može u sledećem.
refused-played-already = Igrač je već odigrao potez.
refused-complaint-lost = Pravo na reklamaciju je izgubljeno, jer je igrač u međuvremenu dodirnuo figuru.
refused-stands = Nelegalan potez nije reklamiran pre odgovora, pa važi; igra se nastavlja.
refused-only-on-claim = U ovoj partiji sudija postupa samo na reklamaciju igrača; sačekajte je.
refused-no-offer = Nema protivnikove ponude remija koja još važi.
refused-agreement-restricted = Turnirski pravilnik sada ne dozvoljava sporazumni remi; igra se nastavlja.
refused-agreement-too-early = Igrači se mogu sporazumeti na remi tek kada svaki odigra bar jedan potez.
refused-not-in-this-edition = Izdanje Pravila po kojem se igra to ne predviđa.
refused-not-in-this-class = To pravilo ne važi za ovu vrstu partije.
refused-not-announced = Ovo pravilo nije unapred objavljeno za takmičenje, pa ne važi.
refused-too-much-time = Za ovu reklamaciju igrač mora u poslednjem periodu imati manje od dva minuta; igrajte do tada.
refused-too-late = Za to je prekasno: partija je u međuvremenu nastavljena.
refused-no-question = Nema otvorenog pitanja, pa nema o čemu da se odlučuje.
refused-not-an-answer = Na to pitanje se ne može tako odgovoriti; izaberite jedan od ponuđenih odgovora.
refused-question-open = Sudija prvo mora da odluči o otvorenom pitanju; sačekajte odluku.
refused-sealing = Partija se prekida: igrač na potezu mora da kovertira potez.
refused-not-sealing = Još nema poteza za kovertiranje; sudija prvo mora da prekine partiju.
refused-nothing-sealed = Nijedan potez nije kovertiran; prvo ga kovertirajte.
refused-adjourned = Partija je prekinuta; sačekajte njen nastavak.
refused-not-adjourned = Partija nije prekinuta; nema koverte koja bi se otvorila.
refused-replier-absent = Koverta se otvara tek kada je prisutan igrač koji treba da odgovori; sačekajte ga.
refused-no-scoresheets = U ovoj partiji se ne vode formulari.
refused-not-written = Najpre upišite potez na formular, pa zatim reklamirajte remi.
refused-offer-open = Ponuda remija još važi; protivnik najpre mora da je odbije.
refused-not-over = Partija još nije završena; formulari se potpisuju po završetku.
refused-move-not-announced = Potez još nije objavljen; objavite ga pre pritiska na sat.
refused-envelope-closed = Druga koverta se otvara kada odsutni igrač dođe; sačekajte ga.
refused-nobody-blind = U ovoj partiji nema igrača oštećenog vida, pa to ovde ne važi.
refused-no-assistant = Ovaj igrač nema pomoćnika i mora to da učini sam.
refused-not-for-an-assistant = Pomoćnik to ne sme da učini; to mora da učini igrač.
refused-final = Odluka je konačna; žalba nije moguća.

# Games whose moves are not entered.
completed-untold = { $by ->
    [white] Beli
   *[black] Crni
} je završio potez.
illegal-untold = { $by ->
    [white] Beli
   *[black] Crni
} je završio nelegalan potez: potez se vraća i mora se odigrati drugi.
touch-move-untold = { $by ->
    [white] Beli
   *[black] Crni
} mora da igra dodirnutom figurom, odnosno da je uzme.
question-threefold = Sudija: da li se ista pozicija pojavila tri puta, sa istim igračem na potezu i istim mogućim potezima ({ $article })? Da: partija je remi. Ne: neispravna reklamacija se kažnjava vremenom i igra se nastavlja.
question-fifty = Sudija: da li je svaki igrač odigrao poslednjih pedeset poteza bez poteza pešakom i bez uzimanja ({ $article })? Da: partija je remi. Ne: neispravna reklamacija se kažnjava vremenom i igra se nastavlja.
question-illegal-move = Sudija: da li je završen nelegalan potez ({ $article })? Pogledajte tablu i formulare. Da: potez se računa i kažnjava, a igrač mora da odigra drugi. Ne: igra se nastavlja.
question-touch-move = Sudija: da li je figura namerno dodirnuta, a njome nije igrano, odnosno nije uzeta, iako je to bilo moguće ({ $article })? Da: potez se vraća i mora se igrati dodirnutom figurom, odnosno uzeti je. Ne: igra se nastavlja.
question-two-hands = Sudija: da li je potez odigran sa dve ruke tamo gde Pravila to zabranjuju ({ $article })? Da: kažnjava se kako Pravila propisuju. Ne: igra se nastavlja.
question-untold-illegal-position = Sudija: da li je pozicija na tabli nelegalna ({ $article })? Da: bez odgovarajućeg nadzora sledeći završeni potez mora to da ispravi, inače je partija remi; u ostalim slučajevima ispravite poziciju i nastavite partiju. Ne: igra se nastavlja.
question-can-checkmate = Sudija: može li protivnik još da matira ma kojom serijom legalnih poteza ({ $article })? Da: partija je izgubljena. Ne: partija je remi. Ako postavite poziciju, program će to izračunati.
question-untold-sealed-move = Sudija: da li je kovertirani potez nedvosmislen i legalan ({ $article })? Da: igra se. Ne: igrač koji ga je kovertirao gubi partiju.
refused-board-untold = Potezi ove partije se ne unose, pa pozicija nije poznata. Ako je potrebna za odluku, sudija je postavlja.
refused-moves-told = Potezi ove partije se unose, pa je pozicija poznata. Ako želite nazad, vratite raniju poziciju.
note-position = Sudija je postavio poziciju koja je na tabli.
restored-start = Vraća se početna pozicija.
after-move = posle { $move }
after-start = na početku
claim-alike = Figure su stajale na istim poljima, ali pozicija nije bila ista: { $alike }.
differs-en-passant = an pasan
differs-castling = pravo na rokadu
differs-turn = igrač na potezu
over-line = Protivnik je još mogao da matira: { $line }.
refused-not-on-move-threefold = Ovaj remi može da reklamira samo igrač na potezu; sačekajte potez protivnika.
refused-not-on-move-fifty = Ovaj remi može da reklamira samo igrač na potezu; sačekajte potez protivnika.
refused-not-on-move-quickplay = Ovaj remi može da reklamira samo igrač na potezu; sačekajte potez protivnika.
refused-not-on-move-adjust = Figure sme da popravlja samo igrač na potezu; sačekajte potez protivnika ili pozovite sudiju.
refused-not-on-move-seal = Na potezu je protivnik i on mora da kovertira potez.
refused-not-on-move-stop-clocks = Na potezu je protivnik i on zatvara kovertu.
refused-not-on-move-adjourn = Pre kraja seanse partiju može da prekine samo igrač na potezu.
refused-not-on-move-ask-scoresheet = Formular sudije može da traži samo igrač na potezu; sačekajte potez protivnika.
refused-played-already-threefold = Igrač je potez već odigrao; reklamirati može u sledećem, pre nego što ga odigra.
refused-played-already-fifty = Igrač je potez već odigrao; reklamirati može u sledećem, pre nego što ga odigra.
refused-played-already-seal = Posle naloga za kovertiranje potez je odigran na tabli; on se smatra kovertiranim potezom.
refused-played-already-move = Posle naloga za kovertiranje potez je odigran na tabli; on se smatra kovertiranim potezom.
refused-too-late-wrong-start = Nepravilna početna pozicija može da se ispravi samo dok oba igrača ne završe po { $moves } poteza; igra se nastavlja.
refused-too-late-wrong-board = Pogrešno postavljena tabla može da se ispravi samo dok oba igrača ne završe po { $moves } poteza; igra se nastavlja.
refused-too-late-two-hands = Potez odigran sa dve ruke može da se reklamira samo dok protivnik ne odgovori; igra se nastavlja.
refused-too-late-illegal-move = Potez odigran sa dve ruke može da se reklamira samo dok protivnik ne odgovori; igra se nastavlja.
refused-too-late-quickplay = Reklamacija se podnosi pre pada zastavice igrača koji reklamira; ona je već pala.
refused-not-in-this-class-quickplay = Ova reklamacija je moguća samo u partijama bez dodatnog vremena po potezu, a ne i u brzopoteznom šahu; igra se nastavlja.
refused-not-in-this-class-correct-by-agreement = Sporazumno ispravljanje nelegalnog poteza moguće je samo u ubrzanom i brzopoteznom šahu bez odgovarajućeg nadzora; ovde ga reklamirajte.
refused-not-in-this-class-illegal-position = Sudija čeka sledeći potez samo u ubrzanom i brzopoteznom šahu bez odgovarajućeg nadzora; ovde treba ukazati na nelegalan potez.
refused-not-in-this-class-ask-scoresheet = Igrač može da traži zapis partije samo u ubrzanom i brzopoteznom šahu sa odgovarajućim nadzorom; ovde ga vode sami igrači.
refused-nothing-there-illegal-move = Nema nelegalnog poteza na koji bi se još moglo ukazati; igra se nastavlja.
refused-nothing-there-flag = Nijedna zastavica nije pala; igra se nastavlja.
refused-nothing-there-both-flags = Nisu pale obe zastavice; igra se nastavlja.
refused-nothing-there-touch-move = Poslednjim potezom nije prekršeno pravilo o dodirnutoj figuri; igra se nastavlja.
refused-nothing-there-two-hands = Nema poteza odigranog sa dve ruke na koji bi se još moglo ukazati; igra se nastavlja.
refused-nothing-there-correct-by-agreement = Nema važećeg nelegalnog poteza koji bi mogao da se ispravi; igra se nastavlja.
error-not-an-object = Red mora biti jedan JSON objekat.
error-not-json = To nije JSON: { $detail }.
error-not-utf8 = Red nije u kodiranju UTF-8.
error-line-too-long = Red sme imati najviše { $most } bajtova.
error-missing-field = Nedostaje polje „{ $field }“.
error-unknown-field = Ova radnja nema polje „{ $field }“.
error-unknown-act = Nema radnje „{ $name }“.
error-not-open = Nijedna partija nije otvorena; prvo otvorite partiju.
error-already-open = Partija je već otvorena.
error-unknown-regulation = Ovo izdanje nema mogućnost „{ $option }“.
error-needs-one-of = { $field }: mora biti jedno od { $detail }.
error-needs-millis = { $field }: potreban je ceo broj milisekundi od 0 do 9007199254740991.
error-needs-points = { $field }: potreban je broj poena sa najviše tri decimale.
error-needs-hands = { $field }: potez se izvodi sa 1 ili 2 ruke.
error-needs-square = { $field }: potrebno je polje od a1 do h8.
error-needs-move = { $field }: potreban je potez u zapisu UCI, na primer e2e4.
error-needs-result = { $field }: potreban je rezultat, na primer 1-0.
error-needs-text = { $field }: potreban je tekst.
error-needs-true-or-false = { $field }: potrebno je true ili false.
error-needs-object = { $field }: potreban je JSON objekat.
error-needs-position = { $field }: to nije pozicija u zapisu FEN.
error-needs-time-control = { $field }: to nije tempo igre; ispravno je, na primer, 5400+30.
error-needs-chess960 = { $field }: početne pozicije za Chess960 imaju brojeve od 0 do 959.
error-needs-listed-penalty = { $field }: izdanje ne navodi tu kaznu.
error-needs-time-of-penalty = { $field }: u „ms“ navedite koliko vremena.
error-needs-other = { $field }: vrednost nema traženi oblik.
error-time-goes-back = Ovo vreme je ranije od vremena poslednje prijavljene radnje; vreme ne sme da ide unazad.
error-unreadable-move = Ovo nije zapis poteza; poteze pišite kao e2e4.
error-no-such-move = To nije legalan potez; nelegalan potez prijavite u zapisu UCI, na primer e2e5.
error-not-legal = { $move } nije legalan potez i ne može biti kovertirani; navedite kovertirani potez ili nijedan.
error-ambiguous-move = To može biti više poteza; navedite i polazno polje.
error-no-piece = Na { $square } nema figure.
error-no-such-ply = Beli i crni su zajedno odigrali manje od { $ply } poteza.
error-not-a-score = Partija na ovom takmičenju ne može doneti toliko poena.
error-not-two-minutes = Protivniku se mogu dodati dva minuta (120000) ili ništa.
error-no-chess960 = Ovo izdanje ne obuhvata Chess960.
error-kings = { $field }: { $by ->
    [white] beli
   *[black] crni
} mora imati tačno jednog kralja.
error-pawn-on-end-rank = { $field }: pešak stoji na prvom ili poslednjem redu.
error-opponent-in-check = { $field }: u šahu je igrač koji nije na potezu.
error-no-legal-move = { $field }: igrač na potezu nema legalnog poteza.
error-dead = { $field }: nijedan igrač ne može da matira nijednom serijom legalnih poteza.
error-needs-some-squares = { $field }: navedite bar jedno polje.
error-needs-no-decision = { $field }: odlučuje pozicija, zato izostavite „decision“.
error-session-is-over = session_ends: seansa je već završena; navedite kasnije vreme.
error-untold-without-clock = moves: partiji čiji se potezi ne unose potreban je sat; navedite „time“.
claim-untold = { $verdict ->
    [upheld] Reklamacija je ispravna.
   *[rejected] Reklamacija se odbija.
}
error-needs-some-time = { $field }: navedite vreme veće od nule.
violation-not-repeated = { $by ->
    [white] Beli
   *[black] Crni
} nije ponovio objavljeni potez.
note-informed = { $by ->
    [white] Beli
   *[black] Crni
} je obavešten o broju poteza i utrošenom vremenu.
