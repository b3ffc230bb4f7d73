# Što kaže sudac, na hrvatskom.

made = { $by ->
    [white] Bijeli
   *[black] Crni
} je odigrao { $san }.
completed = { $by ->
    [white] Bijeli
   *[black] Crni
} je dovršio potez { $move }.

must-move = { $by ->
    [white] Bijeli
   *[black] Crni
} je taknuo figuru na { $square } i mora njome odigrati potez.
must-capture = { $by ->
    [white] Bijeli
   *[black] Crni
} je taknuo figuru na { $square } i mora je uzeti.
must-capture-with = { $by ->
    [white] Bijeli
   *[black] Crni
} mora uzeti figuru na { $square } figurom s polja { $with }.
must-castle-king = { $by ->
    [white] Bijeli
   *[black] Crni
} mora izvesti malu rokadu.
must-castle-queen = { $by ->
    [white] Bijeli
   *[black] Crni
} mora izvesti veliku rokadu.
free = { $by ->
    [white] Bijeli
   *[black] Crni
} ne može igrati nijednom taknutom figurom niti je uzeti i smije odigrati bilo koji pravilan potez.

illegal-no-piece = Nepravilan potez { $move }: na tom polju nema figure.
illegal-not-yours = Nepravilan potez { $move }: figura je protivnikova.
illegal-castling-right-lost = Nepravilan potez { $move }: pravo na rokadu je izgubljeno.
illegal-castling-blocked = Nepravilan potez { $move }: na putu rokadi stoji figura.
illegal-castling-attacked = Nepravilan potez { $move }: kralj ne smije rokirati iz šaha, preko napadnutog polja ni u šah.
illegal-own-piece = Nepravilan potez { $move }: na tom polju stoji vlastita figura.
illegal-cannot-reach = Nepravilan potez { $move }: ta se figura tako ne kreće.
illegal-blocked = Nepravilan potez { $move }: na putu stoji druga figura.
illegal-king-captured = Nepravilan potez { $move }: kralj se ne smije uzeti.
illegal-own-king-in-check = Nepravilan potez { $move }: vlastiti bi kralj bio u šahu.
illegal-pawn-not-promoted = Nepravilan potez { $move }: pješak na posljednjem redu nije zamijenjen novom figurom.
illegal-clock-without-move = { $by ->
    [white] Bijeli
   *[black] Crni
} je pritisnuo sat, a nije odigrao potez; to se smatra nepravilnim potezom.
illegal-two-hands = { $by ->
    [white] Bijeli
   *[black] Crni
} je potez odigrao objema rukama; to se smatra nepravilnim potezom.

stands = Nitko nije na vrijeme reklamirao nepravilan potez { $move }; potez vrijedi.
touch-move = { $by ->
    [white] Bijeli
   *[black] Crni
} mora igrati taknutom figurom ({ $square }), odnosno uzeti je; potez se vraća.
restored = Vraća se pozicija { $after }.
time-added = { $to ->
    [white] Bijeli
   *[black] Crni
} dobiva još { $time }.
time-lowered = { $to ->
    [white] Bijeli
   *[black] Crni
} dobiva još { $time } ({ $figure }: jedna minuta umjesto dvije).
time-taken = { $to ->
    [white] Bijelom
   *[black] Crnom
} se oduzima { $time }.

violation-two-hands = { $by ->
    [white] Bijeli
   *[black] Crni
} je potez odigrao objema rukama.
violation-clock-without-move = { $by ->
    [white] Bijeli
   *[black] Crni
} je pritisnuo sat, a nije odigrao potez.
violation-offer-timing = { $by ->
    [white] Bijeli
   *[black] Crni
} je ponudio remi u pogrešnom trenutku; ponuda vrijedi.
violation-scoresheet = { $by ->
    [white] Bijeli
   *[black] Crni
} ne vodi zapisnik kako je propisano.
violation-device = { $by ->
    [white] Bijeli
   *[black] Crni
} ima elektronički uređaj na mjestu igre.
violation-disturbance = { $by ->
    [white] Bijeli
   *[black] Crni
} ometa protivnika.
violation-wrong-hand = { $by ->
    [white] Bijeli
   *[black] Crni
} je pritisnuo sat rukom kojom nije odigrao potez.
violation-on-the-button = { $by ->
    [white] Bijeli
   *[black] Crni
} drži prst na tipki sata ili iznad nje.
violation-clock-mistreated = { $by ->
    [white] Bijeli
   *[black] Crni
} ne rukuje satom pravilno.
violation-left = { $by ->
    [white] Bijeli
   *[black] Crni
} je bez dopuštenja napustio mjesto igre.
violation-left-unreported = { $by ->
    [white] Bijeli
   *[black] Crni
} je napustio prostor za igru bez prijave sucu.
violation-notes = { $by ->
    [white] Bijeli
   *[black] Crni
} se služio bilješkama ili drugim izvorom informacija.
violation-advice = { $by ->
    [white] Bijeli
   *[black] Crni
} se služio savjetima.
violation-distracting = { $by ->
    [white] Bijeli
   *[black] Crni
} ometa ili uznemirava protivnika.
violation-refused-search = { $by ->
    [white] Bijeli
   *[black] Crni
} je odbio pregled.
violation-disrepute = { $by ->
    [white] Bijeli
   *[black] Crni
} je doveo šah na loš glas.
violation-smoking = { $by ->
    [white] Bijeli
   *[black] Crni
} puši tamo gdje nije dopušteno.
violation-disobeys = { $by ->
    [white] Bijeli
   *[black] Crni
} uporno se odbija pridržavati Pravila.

offer = { $by ->
    [white] Bijeli
   *[black] Crni
} nudi remi.
offer-ends-accepted = Remi koji je ponudio { $by ->
    [white] bijeli
   *[black] crni
} prihvaćen je.
offer-ends-declined = Remi koji je ponudio { $by ->
    [white] bijeli
   *[black] crni
} odbijen je.
offer-ends-touched = Protivnik je taknuo figuru; remi koji je ponudio { $by ->
    [white] bijeli
   *[black] crni
} odbijen je.
offer-ends-game-over = Partija je završena; ponuda remija koju je dao { $by ->
    [white] bijeli
   *[black] crni
} više ne vrijedi.
offer-ends-no-consent = Sudac ne odobrava remi koji je ponudio { $by ->
    [white] bijeli
   *[black] crni
}.

claim-threefold = { $verdict ->
    [upheld] Reklamacija je točna: pozicija se pojavila { $count } puta: { $after }.
   *[rejected] { $count ->
        [0] Reklamacija je netočna: pozicija se nije pojavila tri puta.
        [1] Reklamacija je netočna: pozicija se pojavila samo jednom, { $after }.
        [2] Reklamacija je netočna: pozicija se pojavila samo dva puta: { $after }.
       *[other] Reklamacija je netočna: pozicija se nije pojavila tri puta.
    }
}
claim-fifty = { $verdict ->
    [upheld] { $count ->
        [one] Reklamacija je točna: svaki je igrač odigrao { $count } potez bez uzimanja i bez poteza pješakom.
       *[other] Reklamacija je točna: svaki je igrač odigrao { $count } poteza bez uzimanja i bez poteza pješakom.
    }
   *[rejected] { $count ->
        [one] Reklamacija je netočna: svaki je igrač odigrao samo { $count } potez bez uzimanja i bez poteza pješakom.
       *[other] Reklamacija je netočna: svaki je igrač odigrao samo { $count } poteza bez uzimanja i bez poteza pješakom.
    }
}
claim-flag = { $verdict ->
    [upheld] Reklamacija pada zastavice je točna.
   *[rejected] Reklamacija pada zastavice se odbija.
}
claim-illegal-move = { $verdict ->
    [upheld] Reklamacija je točna: dovršen je nepravilan potez.
   *[rejected] Reklamacija se odbija: protivnik nije dovršio nijedan nepravilan potez koji bi se još mogao reklamirati.
}
claim-touch-move = { $verdict ->
    [upheld] Reklamacija je točna: prekršeno je pravilo o taknutoj figuri.
   *[rejected] Reklamacija se odbija: pravilo o taknutoj figuri nije prekršeno.
}
claim-two-hands = { $verdict ->
    [upheld] Reklamacija je točna: potez je odigran objema rukama.
   *[rejected] Reklamacija se odbija: potez je odigran jednom rukom.
}
claim-other-written = Reklamacija je netočna: u zapisniku je upisan drugi potez i on se mora odigrati.
claim-wrong-start = { $verdict ->
    [upheld] Reklamacija je točna: početna pozicija bila je nepravilna.
   *[rejected] Reklamacija se odbija: početna pozicija bila je pravilna.
}
claim-quickplay = { $verdict ->
    [upheld] Reklamacija se prihvaća.
    [deferred] Odluka o reklamaciji se odgađa; igra se nastavlja.
   *[rejected] Reklamacija se odbija.
}
claim-two-moves = { $verdict ->
    [upheld] Reklamacija je točna: protivnik je odigrao dva poteza zaredom. Sudac uspostavlja poziciju.
   *[rejected] Reklamacija se odbija: protivnik nije odigrao dva poteza zaredom.
}

flag = Pala je zastavica { $by ->
    [white] bijelog
   *[black] crnog
}.

question-quickplay = Sudac: može li protivnik pobijediti na uobičajeni način i ulaže li napor da pobijedi?
question-increment = Sudac: dobivaju li oba igrača dodatnih pet sekundi po potezu?
question-wrong-start = Sudac: je li početna pozicija bila nepravilna?
question-opponent-points = Sudac: koliko bodova dobiva protivnik?
question-unwinnable = Sudac: je li sigurno da protivnik ne bi mogao matirati nikakvim nizom pravilnih poteza?
question-next-period = Sudac: smatra li se sljedeći potez prvim u sljedećem periodu, jer ništa ne pokazuje da je odigrano više poteza?
question-boards-differ = Sudac: vraćaju li se potezi do pozicije u kojoj se oba zapisnika podudaraju?
question-sealed-move = Sudac: koji je potez kuvertiran i vrijedi li?
question-two-moves = Sudac: je li protivnik odigrao dva poteza zaredom?
question-draw-consent = Sudac: odobravate li remi ({ $article })? Da: remi se smije ponuditi, odnosno dogovoren je. Ne: igra se nastavlja.
question-illegal-position = Sudac: je li pozicija nepravilna i koja se pozicija uspostavlja?

envelope = { $by ->
    [white] Bijeli
   *[black] Crni
} je kuvertirao { $number }. potez; partija se prekida.
annulled = Partija se poništava i igra se nova.
reconstruction = { $found ->
    [yes] { $count ->
        [one] Zapisnici se slažu u { $count } potezu, i postoji niz pravilnih poteza koji odgovara zapisnicima i poziciji na ploči.
       *[other] Zapisnici se slažu u { $count } poteza, i postoji niz pravilnih poteza koji odgovara zapisnicima i poziciji na ploči.
    }
   *[no] { $count ->
        [one] Zapisnici se slažu u { $count } potezu; nije nađen niz pravilnih poteza koji odgovara zapisnicima i poziciji na ploči.
       *[other] Zapisnici se slažu u { $count } poteza; nije nađen niz pravilnih poteza koji odgovara zapisnicima i poziciji na ploči.
    }
}

note-wrong-board = Ploča je bila pogrešno postavljena; pozicija se prenosi na pravilno postavljenu ploču.
note-too-late-wrong-board = Ploča je bila pogrešno postavljena, ali je kasno za reklamaciju; igra se nastavlja.
note-displaced = Figure su bile pomaknute; uspostavlja se ispravna pozicija.
note-wrong-start = Početna pozicija bila je nepravilna, ali je kasno za reklamaciju; igra se nastavlja.
note-colours-reversed = Partija je počela obrnutim bojama figura; igra se nastavlja.
note-illegal-position = Pozicija je nepravilna; ostane li takva i nakon sljedećeg poteza, partija je remi.
note-both-absent = Nijedan igrač nije za pločom: { $by ->
    [white] bijeli
   *[black] crni
} gubi sve vrijeme proteklo do njegova dolaska, osim ako sudac ne odluči drukčije.
note-absent = { $by ->
    [white] Bijeli
   *[black] Crni
} nije za pločom.
note-clock-setting = Satovi su namješteni kasnije nego što Pravila inače dopuštaju; sudac to smije učiniti samo ako bi inače bio ugrožen raspored natjecanja.
note-second-envelope = { $by ->
    [white] Bijeli
   *[black] Crni
} je kuvertirao odgovor; omotnica se otvara kada protivnik dođe.
note-felt = { $by ->
    [white] Bijeli
   *[black] Crni
} nije izvadio figuru iz rupice za učvršćivanje; figura se ne smatra taknutom.
note-not-announced = { $by ->
    [white] Bijeli
   *[black] Crni
} je izveo potez; smatra se da je odigran tek kada bude objavljen.
note-misannounced = { $by ->
    [white] Bijeli
   *[black] Crni
} je objavio drugi potez; omaška se mora ispraviti prije pritiska na sat.
note-boards-differ = Ploča { $by ->
    [white] bijelog
   *[black] crnog
} ne odgovara obama zapisnicima i pozicija na njoj mora se ispraviti.
note-assistant = To je učinio pomoćnik { $by ->
    [white] bijelog
   *[black] crnog
}.
note-appeal = { $by ->
    [white] Bijeli
   *[black] Crni
} ulaže žalbu na odluku suca.
note-signatures = Oba su igrača potpisala rezultat koji se razlikuje od ishoda partije; on vrijedi, osim ako sudac ne odluči drukčije.
note-reopen = Partija se ponovno otvara; satovi ostaju zaustavljeni dok se igra ne nastavi.
note-retract = Posljednja odluka suca se povlači; satovi ostaju zaustavljeni dok se igra ne nastavi.
note-clock-counter = Brojač poteza na satu je pogrešan; satovi ostaju zaustavljeni dok ga sudac ne ispravi.
note-admitted = { $by ->
    [white] Bijeli
   *[black] Crni
} smije igrati unatoč kašnjenju, prema odluci suca.
note-clock-defect = Sat je neispravan; satovi ostaju zaustavljeni dok ga sudac ne zamijeni i ne namjesti vremena.
note-sheet-due = { $by ->
    [white] Bijeli
   *[black] Crni
} mora dopuniti zapisnik prije sljedećeg poteza.
note-sheet-complete = { $by ->
    [white] Bijeli
   *[black] Crni
} je dopunio zapisnik.
note-wrong-colour = { $by ->
    [white] Bijeli
   *[black] Crni
} je na polje promocije stavio figuru pogrešne boje; pješak još nije promoviran.
note-sheet-asked = { $by ->
    [white] Bijeli
   *[black] Crni
} je zatražio zapisnik za pisanje.
note-assistant-needed = Igrač oštećena vida igra protiv igrača oštećena sluha: pomoćnik je obvezan.

over-checkmate = Mat. Rezultat: { $result }.
over-resignation = { $unwinnable ->
    [yes] Predaja, ali protivnik ne bi mogao matirati. Rezultat: { $result }.
   *[no] Predaja. Rezultat: { $result }.
}
over-stalemate = Pat. Rezultat: { $result }.
over-dead-position = Mrtva pozicija: nijedan igrač ne može matirati. Rezultat: { $result }.
over-agreement = Igrači su se dogovorili za remi. Rezultat: { $result }.
over-threefold = Remi trostrukim ponavljanjem pozicije. Rezultat: { $result }.
over-fifty = Remi po pravilu pedeset poteza. Rezultat: { $result }.
over-fivefold = Remi: pozicija se pojavila pet puta. Rezultat: { $result }.
over-seventyfive = Remi: sedamdeset pet poteza svakog igrača bez uzimanja i bez poteza pješakom. Rezultat: { $result }.
over-flag = { $unwinnable ->
    [yes] Vrijeme je isteklo, ali protivnik ne bi mogao matirati. Rezultat: { $result }.
   *[no] Partija je izgubljena na vrijeme. Rezultat: { $result }.
}
over-both-flags = Remi: pale su obje zastavice. Rezultat: { $result }.
over-illegal-moves = { $unwinnable ->
    [yes] Zbog nepravilnog poteza partija bi bila izgubljena, ali protivnik ne bi mogao matirati. Rezultat: { $result }.
   *[no] Partija je izgubljena zbog nepravilnog poteza. Rezultat: { $result }.
}
over-illegal-position = Remi: nepravilna pozicija nije ispravljena. Rezultat: { $result }.
over-late = Partija je izgubljena zbog zakašnjenja. Rezultat: { $result }.
over-sealed-move = { $unwinnable ->
    [yes] Kuvertirani potez je neispravan, ali protivnik ne bi mogao matirati. Rezultat: { $result }.
   *[no] Partija je izgubljena zbog neispravnog kuvertiranog poteza. Rezultat: { $result }.
}
over-quickplay = Remi: reklamacija u posljednje dvije minute prihvaćena je. Rezultat: { $result }.
over-device = Partija je izgubljena zbog elektroničkog uređaja. Rezultat: { $result }.
over-conduct = Partija je izgubljena na temelju izrečene kazne. Rezultat: { $result }.
over-declared = Sudac proglašava rezultat { $result }.

penalty-warning = { $to ->
    [white] Bijeli
   *[black] Crni
} dobiva opomenu.
penalty-add-time = { $to ->
    [white] Bijeli
   *[black] Crni
} je kažnjen: protivnik dobiva još { $time }.
penalty-take-time = { $to ->
    [white] Bijeli
   *[black] Crni
} je kažnjen oduzimanjem { $time }.
penalty-raise-opponent = { $to ->
    [white] Bijeli
   *[black] Crni
} je kažnjen: protivniku se povećava broj bodova.
penalty-lower-offender = { $to ->
    [white] Bijeli
   *[black] Crni
} je kažnjen: smanjuje mu se broj bodova.
penalty-loss = { $to ->
    [white] Bijeli
   *[black] Crni
} je kažnjen gubitkom partije.
penalty-fine = { $to ->
    [white] Bijeli
   *[black] Crni
} je kažnjen novčano.
penalty-exclude-rounds = { $to ->
    [white] Bijeli
   *[black] Crni
} se isključuje iz jednog ili više kola.
penalty-expel = { $to ->
    [white] Bijeli
   *[black] Crni
} se isključuje s natjecanja.

refused-game-over = Partija je završena; rezultat još može promijeniti samo sudac.
refused-not-started = Partija još nije počela; prvo je pokreće sudac.
refused-already-started = Partija je već počela; igra se nastavlja.
refused-not-absent = Igrač je već za pločom.
refused-not-on-move = Protivnik je na potezu; pričekajte njegov potez.
refused-clocks-stopped = Satovi su zaustavljeni; pričekajte da sudac nastavi partiju.
refused-clocks-not-stopped = Satovi nisu zaustavljeni; prvo ih zaustavite.
refused-clock-not-running = Sat ovog igrača ne radi; pričekajte da protivnik pritisne sat.
refused-no-clock = Igra se bez sata, pa to ovdje ne vrijedi.
refused-no-move = Potez nije odigran i sat i dalje radi; prvo odigrajte potez, pa pritisnite sat.
refused-nothing-there = Nema se o čemu odlučivati; igra se nastavlja.
refused-not-part-of-a-move = Prije nego što je potez odigran mogu se ispustiti samo kralj pri rokadi i pješak na posljednjem redu; svaki drugi potez navedite u cijelosti.
refused-no-pawn-to-promote = Nijedan pješak ne čeka promociju; prvo ga povucite na posljednji red.
refused-touched-already = Igrač je taknuo figuru i izgubio pravo na reklamaciju u ovom potezu; reklamirati može u sljedećem.
refused-played-already = Igrač je već odigrao potez.
refused-complaint-lost = Pravo na reklamaciju je izgubljeno, jer je igrač u međuvremenu taknuo figuru.
refused-stands = Nepravilan potez nije reklamiran prije odgovora, pa vrijedi; igra se nastavlja.
refused-only-on-claim = U ovoj partiji sudac postupa samo na reklamaciju igrača; pričekajte je.
refused-no-offer = Nema protivnikove ponude remija koja još vrijedi.
refused-agreement-restricted = Pravilnik natjecanja sada ne dopušta sporazumni remi; igra se nastavlja.
refused-agreement-too-early = Igrači se mogu dogovoriti za remi tek kada svaki odigra barem jedan potez.
refused-not-in-this-edition = Izdanje Pravila po kojem se igra to ne predviđa.
refused-not-in-this-class = To pravilo ne vrijedi za ovu vrstu partije.
refused-not-announced = Ovo pravilo nije unaprijed objavljeno za natjecanje, pa ne vrijedi.
refused-too-much-time = Za ovu reklamaciju igrač mora u posljednjem periodu imati manje od dvije minute; igrajte do tada.
refused-too-late = Za to je prekasno: partija je u međuvremenu nastavljena.
refused-no-question = Nema otvorenog pitanja, pa se nema o čemu odlučivati.
refused-not-an-answer = Na to se pitanje ne može tako odgovoriti; odaberite jedan od ponuđenih odgovora.
refused-question-open = Sudac prvo mora odlučiti o otvorenom pitanju; pričekajte odluku.
refused-sealing = Partija se prekida: igrač na potezu mora kuvertirati potez.
refused-not-sealing = Još nema poteza za kuvertiranje; sudac prvo mora prekinuti partiju.
refused-nothing-sealed = Nijedan potez nije kuvertiran; prvo ga kuvertirajte.
refused-adjourned = Partija je prekinuta; pričekajte njezin nastavak.
refused-not-adjourned = Partija nije prekinuta; nema omotnice koja bi se otvorila.
refused-replier-absent = Omotnica se otvara tek kada je nazočan igrač koji treba odgovoriti; pričekajte ga.
refused-no-scoresheets = U ovoj se partiji ne vode zapisnici.
refused-not-written = Najprije upišite potez u zapisnik, a zatim reklamirajte remi.
refused-offer-open = Ponuda remija još vrijedi; protivnik je najprije mora odbiti.
refused-not-over = Partija još nije završena; zapisnici se potpisuju po završetku.
refused-move-not-announced = Potez još nije objavljen; objavite ga prije pritiska na sat.
refused-envelope-closed = Druga se omotnica otvara kada nenazočni igrač dođe; pričekajte ga.
refused-nobody-blind = U ovoj partiji nema igrača oštećena vida, pa to ovdje ne vrijedi.
refused-no-assistant = Ovaj igrač nema pomoćnika i mora to učiniti sam.
refused-not-for-an-assistant = Pomoćnik to ne smije učiniti; to mora učiniti igrač.
refused-final = Odluka je konačna; žalba nije moguća.

# Games whose moves are not entered.
completed-untold = { $by ->
    [white] Bijeli
   *[black] Crni
} je dovršio potez.
illegal-untold = { $by ->
    [white] Bijeli
   *[black] Crni
} je dovršio nepravilan potez: potez se vraća i mora se odigrati drugi.
touch-move-untold = { $by ->
    [white] Bijeli
   *[black] Crni
} mora igrati taknutom figurom, odnosno uzeti je.
question-threefold = Sudac: je li se ista pozicija pojavila tri puta, s istim igračem na potezu i istim mogućim potezima ({ $article })? Da: partija je remi. Ne: netočna reklamacija kažnjava se vremenom i igra se nastavlja.
question-fifty = Sudac: je li svaki igrač odigrao posljednjih pedeset poteza bez poteza pješakom i bez uzimanja ({ $article })? Da: partija je remi. Ne: netočna reklamacija kažnjava se vremenom i igra se nastavlja.
question-illegal-move = Sudac: je li dovršen nepravilan potez ({ $article })? Pogledajte ploču i zapisnike. Da: potez se računa i kažnjava, a igrač mora odigrati drugi. Ne: igra se nastavlja.
question-touch-move = Sudac: je li figura namjerno taknuta, a njome nije odigrano, odnosno nije uzeta, iako je to bilo moguće ({ $article })? Da: potez se vraća i mora se igrati taknutom figurom, odnosno uzeti je. Ne: igra se nastavlja.
question-two-hands = Sudac: je li potez odigran objema rukama ondje gdje Pravila to zabranjuju ({ $article })? Da: kažnjava se kako Pravila propisuju. Ne: igra se nastavlja.
question-untold-illegal-position = Sudac: je li pozicija na ploči nepravilna ({ $article })? Da: bez odgovarajućeg nadzora sljedeći dovršeni potez mora to ispraviti, inače je partija remi; u ostalim slučajevima ispravite poziciju i nastavite partiju. Ne: igra se nastavlja.
question-can-checkmate = Sudac: može li protivnik još matirati bilo kojim nizom pravilnih poteza ({ $article })? Da: partija je izgubljena. Ne: partija je remi. Ako postavite poziciju, program će to izračunati.
question-untold-sealed-move = Sudac: je li kuvertirani potez nedvosmislen i pravilan ({ $article })? Da: igra se. Ne: igrač koji ga je kuvertirao gubi partiju.
refused-board-untold = Potezi ove partije ne unose se, pa pozicija nije poznata. Ako je potrebna za odluku, sudac je postavlja.
refused-moves-told = Potezi ove partije unose se, pa je pozicija poznata. Želite li natrag, vratite raniju poziciju.
note-position = Sudac je postavio poziciju koja je na ploči.
restored-start = Vraća se početna pozicija.
after-move = nakon { $move }
after-start = na početku
claim-alike = Figure su stajale na istim poljima, ali pozicija nije bila ista: { $alike }.
differs-en-passant = anpasan
differs-castling = pravo na rokadu
differs-turn = igrač na potezu
over-line = Protivnik je još mogao matirati: { $line }.
refused-not-on-move-threefold = Ovaj remi može reklamirati samo igrač na potezu; pričekajte protivnikov potez.
refused-not-on-move-fifty = Ovaj remi može reklamirati samo igrač na potezu; pričekajte protivnikov potez.
refused-not-on-move-quickplay = Ovaj remi može reklamirati samo igrač na potezu; pričekajte protivnikov potez.
refused-not-on-move-adjust = Figure smije popravljati samo igrač na potezu; pričekajte protivnikov potez ili pozovite suca.
refused-not-on-move-seal = Na potezu je protivnik i on mora kuvertirati potez.
refused-not-on-move-stop-clocks = Na potezu je protivnik i on zatvara omotnicu.
refused-not-on-move-adjourn = Prije kraja sesije partiju može prekinuti samo igrač na potezu.
refused-not-on-move-ask-scoresheet = Sučev zapisnik može zatražiti samo igrač na potezu; pričekajte protivnikov potez.
refused-played-already-threefold = Igrač je potez već odigrao; reklamirati može u sljedećem, prije nego što ga odigra.
refused-played-already-fifty = Igrač je potez već odigrao; reklamirati može u sljedećem, prije nego što ga odigra.
refused-played-already-seal = Nakon naloga za kuvertiranje potez je odigran na ploči; on se smatra kuvertiranim potezom.
refused-played-already-move = Nakon naloga za kuvertiranje potez je odigran na ploči; on se smatra kuvertiranim potezom.
refused-too-late-wrong-start = Nepravilna početna pozicija može se ispraviti samo dok oba igrača ne dovrše po { $moves } poteza; igra se nastavlja.
refused-too-late-wrong-board = Pogrešno postavljena ploča može se ispraviti samo dok oba igrača ne dovrše po { $moves } poteza; igra se nastavlja.
refused-too-late-two-hands = Potez odigran objema rukama može se reklamirati samo dok protivnik ne odgovori; igra se nastavlja.
refused-too-late-illegal-move = Potez odigran objema rukama može se reklamirati samo dok protivnik ne odgovori; igra se nastavlja.
refused-too-late-quickplay = Reklamacija se podnosi prije pada zastavice igrača koji reklamira; ona je već pala.
refused-not-in-this-class-quickplay = Ova reklamacija moguća je samo u partijama bez dodavanja vremena po potezu, a ne i u brzopoteznom šahu; igra se nastavlja.
refused-not-in-this-class-correct-by-agreement = Sporazumno ispravljanje nepravilnog poteza moguće je samo u ubrzanom i brzopoteznom šahu bez odgovarajućeg nadzora; ovdje ga reklamirajte.
refused-not-in-this-class-illegal-position = Sudac čeka sljedeći potez samo u ubrzanom i brzopoteznom šahu bez odgovarajućeg nadzora; ovdje treba ukazati na nepravilan potez.
refused-not-in-this-class-ask-scoresheet = Igrač može tražiti zapis partije samo u ubrzanom i brzopoteznom šahu s odgovarajućim nadzorom; ovdje ga vode sami igrači.
refused-nothing-there-illegal-move = Nema nepravilnog poteza na koji bi se još moglo ukazati; igra se nastavlja.
refused-nothing-there-flag = Nijedna zastavica nije pala; igra se nastavlja.
refused-nothing-there-both-flags = Nisu pale obje zastavice; igra se nastavlja.
refused-nothing-there-touch-move = Posljednjim potezom nije prekršeno pravilo o taknutoj figuri; igra se nastavlja.
refused-nothing-there-two-hands = Nema poteza odigranog objema rukama na koji bi se još moglo ukazati; igra se nastavlja.
refused-nothing-there-correct-by-agreement = Nema važećeg nepravilnog poteza koji bi se mogao ispraviti; igra se nastavlja.
error-not-an-object = Redak mora biti jedan JSON objekt.
error-not-json = To nije JSON: { $detail }.
error-not-utf8 = Redak nije u kodiranju UTF-8.
error-line-too-long = Redak smije imati najviše { $most } bajtova.
error-missing-field = Nedostaje polje „{ $field }“.
error-unknown-field = Ova radnja nema polje „{ $field }“.
error-unknown-act = Nema radnje „{ $name }“.
error-not-open = Nijedna partija nije otvorena; prvo otvorite partiju.
error-already-open = Partija je već otvorena.
error-unknown-regulation = Ovo izdanje nema mogućnost „{ $option }“.
error-needs-one-of = { $field }: mora biti jedno od { $detail }.
error-needs-millis = { $field }: potreban je cijeli broj milisekundi od 0 do 9007199254740991.
error-needs-points = { $field }: potreban je broj bodova s najviše tri decimale.
error-needs-hands = { $field }: potez se izvodi s 1 ili 2 ruke.
error-needs-square = { $field }: potrebno je polje od a1 do h8.
error-needs-move = { $field }: potreban je potez u zapisu UCI, na primjer e2e4.
error-needs-result = { $field }: potreban je rezultat, na primjer 1-0.
error-needs-text = { $field }: potreban je tekst.
error-needs-true-or-false = { $field }: potrebno je true ili false.
error-needs-object = { $field }: potreban je JSON objekt.
error-needs-position = { $field }: to nije pozicija u zapisu FEN.
error-needs-time-control = { $field }: to nije tempo igre; ispravno je, na primjer, 5400+30.
error-needs-chess960 = { $field }: početne pozicije za Chess960 imaju brojeve od 0 do 959.
error-needs-listed-penalty = { $field }: izdanje ne navodi tu kaznu.
error-needs-time-of-penalty = { $field }: u „ms“ navedite koliko vremena.
error-needs-other = { $field }: vrijednost nema traženi oblik.
error-time-goes-back = Ovo je vrijeme ranije od vremena posljednje prijavljene radnje; vrijeme ne smije ići unatrag.
error-unreadable-move = Ovo nije zapis poteza; poteze pišite kao e2e4.
error-no-such-move = To nije pravilan potez; nepravilan potez prijavite u zapisu UCI, na primjer e2e5.
error-not-legal = { $move } nije pravilan potez i ne može biti kuvertirani; navedite kuvertirani potez ili nijedan.
error-ambiguous-move = To može biti više poteza; navedite i polazno polje.
error-no-piece = Na { $square } nema figure.
error-no-such-ply = Bijeli i crni zajedno su odigrali manje od { $ply } poteza.
error-not-a-score = Partija na ovom natjecanju ne može donijeti toliko bodova.
error-not-two-minutes = Protivniku se mogu dodati dvije minute (120000) ili ništa.
error-no-chess960 = Ovo izdanje ne obuhvaća Chess960.
error-kings = { $field }: { $by ->
    [white] bijeli
   *[black] crni
} mora imati točno jednog kralja.
error-pawn-on-end-rank = { $field }: pješak stoji na prvom ili zadnjem redu.
error-opponent-in-check = { $field }: u šahu je igrač koji nije na potezu.
error-no-legal-move = { $field }: igrač na potezu nema pravilnog poteza.
error-dead = { $field }: nijedan igrač ne može matirati nikakvim nizom pravilnih poteza.
error-needs-some-squares = { $field }: navedite barem jedno polje.
error-needs-no-decision = { $field }: odlučuje pozicija, zato izostavite „decision“.
error-session-is-over = session_ends: sesija je već završila; navedite kasnije vrijeme.
error-untold-without-clock = moves: partiji čiji se potezi ne unose potreban je sat; navedite „time“.
claim-untold = { $verdict ->
    [upheld] Reklamacija je točna.
   *[rejected] Reklamacija se odbija.
}
error-needs-some-time = { $field }: navedite vrijeme veće od nule.
violation-not-repeated = { $by ->
    [white] Bijeli
   *[black] Crni
} nije ponovio objavljeni potez.
note-informed = { $by ->
    [white] Bijeli
   *[black] Crni
} je obaviješten o broju poteza i utrošenom vremenu.
