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
} je taknuo figuru na { $square } i mora njome odigrati.
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
} ne može odigrati ni uzeti ono što je taknuo i smije odigrati bilo koji pravilan potez.

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
illegal-pawn-not-promoted = Nepravilan potez { $move }: pješak na zadnjem redu nije zamijenjen.
illegal-clock-without-move = { $by ->
    [white] Bijeli
   *[black] Crni
} je pritisnuo sat a nije odigrao potez; to se smatra nepravilnim potezom.
illegal-two-hands = { $by ->
    [white] Bijeli
   *[black] Crni
} je potez odigrao s dvije ruke; to se smatra nepravilnim potezom.

stands = Nitko nije na vrijeme reklamirao nepravilan potez { $move }; on ostaje.
touch-move = { $by ->
    [white] Bijeli
   *[black] Crni
} mora odigrati taknutom figurom s polja { $square }; potez se vraća.
restored = Vraća se pozicija nakon { $ply }. polupoteza.
time-added = { $to ->
    [white] Bijeli
   *[black] Crni
} dobiva još { $time }.
time-taken = { $to ->
    [white] Bijelom
   *[black] Crnom
} se oduzima { $time }.

violation-two-hands = { $by ->
    [white] Bijeli
   *[black] Crni
} je potez odigrao s dvije ruke.
violation-clock-without-move = { $by ->
    [white] Bijeli
   *[black] Crni
} je pritisnuo sat a nije odigrao potez.
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
} ima elektronički uređaj u prostoru za igru.
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
} je bez dopuštenja napustio prostor za igru.
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
} je naštetio ugledu šaha.
violation-smoking = { $by ->
    [white] Bijeli
   *[black] Crni
} puši tamo gdje nije dopušteno.
violation-disobeys = { $by ->
    [white] Bijeli
   *[black] Crni
} uporno se odbija pridržavati pravila.

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
offer-ends-game-over = Partija je završena, a time i ponuda remija koju je dao { $by ->
    [white] bijeli
   *[black] crni
}.
offer-ends-no-consent = Sudac ne odobrava remi koji je ponudio { $by ->
    [white] bijeli
   *[black] crni
}.

claim-threefold = { $verdict ->
    [upheld] Reklamacija je ispravna: pozicija je nastala { $count } puta.
   *[rejected] Reklamacija je neispravna: pozicija nije nastala tri puta.
}
claim-fifty = { $verdict ->
    [upheld] Reklamacija je ispravna: svaki je igrač odigrao { $count } poteza bez uzimanja i bez poteza pješakom.
   *[rejected] Reklamacija je neispravna: samo { $count } poteza svakog igrača bez uzimanja i bez poteza pješakom.
}
claim-flag = { $verdict ->
    [upheld] Reklamacija pada zastavice je ispravna.
   *[rejected] Reklamacija pada zastavice se odbija.
}
claim-illegal-move = { $verdict ->
    [upheld] Reklamacija je ispravna: dovršen je nepravilan potez.
   *[rejected] Reklamacija se odbija: nije dovršen nijedan nepravilan potez.
}
claim-touch-move = { $verdict ->
    [upheld] Reklamacija je ispravna: taknutom figurom nije odigrano.
   *[rejected] Reklamacija se odbija: pravilo o taknutoj figuri nije prekršeno.
}
claim-two-hands = { $verdict ->
    [upheld] Reklamacija je ispravna: potez je odigran s dvije ruke.
   *[rejected] Reklamacija se odbija: potez je odigran jednom rukom.
}
claim-other-written = Reklamacija je neispravna: u zapisniku je upisan drugi potez i on se mora odigrati.
claim-wrong-start = { $verdict ->
    [upheld] Reklamacija je ispravna: početna pozicija bila je pogrešna.
   *[rejected] Reklamacija se odbija: početna pozicija bila je ispravna.
}
claim-quickplay = { $verdict ->
    [upheld] Reklamacija se prihvaća.
    [deferred] Odluka o reklamaciji se odgađa; igra se nastavlja.
   *[rejected] Reklamacija se odbija.
}
claim-two-moves = { $verdict ->
    [upheld] Reklamacija je ispravna: protivnik je odigrao dva poteza zaredom. Sudac uspostavlja poziciju.
   *[rejected] Reklamacija se odbija: protivnik nije odigrao dva poteza zaredom.
}

flag = Pala je zastavica { $by ->
    [white] bijelog
   *[black] crnog
}.

question-quickplay = Sudac: može li protivnik dobiti normalnim sredstvima i pokušava li to?
question-increment = Sudac: dobivaju li oba igrača po pet sekundi na potez?
question-wrong-start = Sudac: je li početna pozicija bila pogrešna?
question-opponent-points = Sudac: koliko bodova dobiva protivnik?
question-unwinnable = Sudac: je li sigurno da protivnik ne bi mogao matirati nikakvim nizom pravilnih poteza?
question-next-period = Sudac: je li sljedeći potez prvi u idućem razdoblju, jer ništa ne pokazuje da je odigrano više poteza?
question-boards-differ = Sudac: vraćaju li se potezi do mjesta gdje se oba zapisnika slažu?
question-sealed-move = Sudac: koji je potez kuvertiran i vrijedi li?
question-two-moves = Sudac: je li protivnik odigrao dva poteza zaredom?
question-draw-consent = Sudac: odobravate li remi ({ $article })? Da: smije se ponuditi, odnosno dogovoren je. Ne: igra se nastavlja.
question-illegal-position = Sudac: je li pozicija nepravilna i koja se pozicija uspostavlja?

envelope = { $by ->
    [white] Bijeli
   *[black] Crni
} je kuvertirao { $number }. potez; partija se prekida.
annulled = Partija se poništava i igra se nova.
reconstruction = { $found ->
    [yes] Zapisnici se slažu u { $count } poteza, a postoji niz pravilnih poteza koji odgovara njima i poziciji na ploči.
   *[no] Zapisnici se slažu u { $count } poteza; nije nađen niz pravilnih poteza koji odgovara njima i poziciji na ploči.
}

note-wrong-board = Ploča je bila pogrešno postavljena; pozicija se prenosi na ispravno postavljenu ploču.
note-too-late-wrong-board = Ploča je bila pogrešno postavljena, ali je kasno za reklamaciju; igra se nastavlja.
note-displaced = Figure su bile pomaknute; pozicija se uspostavlja.
note-wrong-start = Početna pozicija bila je pogrešna, ali je kasno za reklamaciju; igra se nastavlja.
note-colours-reversed = Partija je počela obrnutim bojama; igra se nastavlja.
note-illegal-position = Pozicija je nepravilna; ostane li takva i nakon sljedećeg poteza, partija je remi.
note-both-absent = Nijedan igrač nije za pločom: vrijeme do dolaska { $by ->
    [white] bijelog
   *[black] crnog
} je izgubljeno, osim ako sudac ne odluči drukčije.
note-clock-setting = Satovi su podešeni nakon poteza od kojih se postavke više ne mijenjaju; sudac to čini samo ako bi raspored natjecanja inače trpio.
note-second-envelope = { $by ->
    [white] Bijeli
   *[black] Crni
} je odgovor stavio u omotnicu; ona se otvara kada protivnik dođe.
note-felt = { $by ->
    [white] Bijeli
   *[black] Crni
} nije izvadio figuru iz rupice; figura nije dodirnuta.
note-not-announced = { $by ->
    [white] Bijeli
   *[black] Crni
} je izveo potez, koji je odigran kada bude najavljen.
note-misannounced = { $by ->
    [white] Bijeli
   *[black] Crni
} je najavio drugi potez; omaška se mora ispraviti prije pritiska na sat.
note-boards-differ = Ploča { $by ->
    [white] bijelog
   *[black] crnog
} ne odgovara zapisu na oba zapisnika i mora se ispraviti.
note-assistant = To je učinio pomoćnik { $by ->
    [white] bijelog
   *[black] crnog
}.
note-appeal = { $by ->
    [white] Bijeli
   *[black] Crni
} ulaže žalbu na odluku suca.
note-signatures = Ono što su oba igrača potpisala nije ishod partije; to vrijedi, osim ako sudac ne odluči drukčije.
note-reopen = Partija se ponovno otvara; satovi stoje dok se igra ne nastavi.
note-retract = Posljednja odluka suca se povlači; satovi stoje dok se igra ne nastavi.
note-clock-counter = Brojač poteza na satu je pogrešan; satovi stoje dok ga sudac ne ispravi.
note-admitted = { $by ->
    [white] Bijeli
   *[black] Crni
} smije igrati unatoč kašnjenju, prema odluci suca.
note-clock-defect = Sat je neispravan; satovi stoje dok ga sudac ne zamijeni i ne podesi vrijeme.
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
} je na polje pretvorbe stavio figuru pogrešne boje; pješak još nije pretvoren.
note-sheet-asked = { $by ->
    [white] Bijeli
   *[black] Crni
} je zatražio zapisnik za pisanje.
note-assistant-needed = Slijepi igrač igra protiv igrača oštećena sluha: pomoćnik je obvezan.

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
over-fivefold = Remi: pozicija je nastala pet puta. Rezultat: { $result }.
over-seventyfive = Remi: sedamdeset pet poteza svakog igrača bez uzimanja i bez poteza pješakom. Rezultat: { $result }.
over-flag = { $unwinnable ->
    [yes] Vrijeme je isteklo, ali protivnik ne bi mogao matirati. Rezultat: { $result }.
   *[no] Partija je izgubljena na vrijeme. Rezultat: { $result }.
}
over-both-flags = Remi: pale su obje zastavice. Rezultat: { $result }.
over-illegal-moves = { $unwinnable ->
    [yes] Previše nepravilnih poteza, ali protivnik ne bi mogao matirati. Rezultat: { $result }.
   *[no] Partija je izgubljena zbog nepravilnog poteza. Rezultat: { $result }.
}
over-illegal-position = Remi: nepravilna pozicija nije ispravljena. Rezultat: { $result }.
over-late = Partija je izgubljena zbog zakašnjenja. Rezultat: { $result }.
over-sealed-move = { $unwinnable ->
    [yes] Kuvertirani potez je neispravan, ali protivnik ne bi mogao matirati. Rezultat: { $result }.
   *[no] Partija je izgubljena zbog neispravnog kuvertiranog poteza. Rezultat: { $result }.
}
over-quickplay = Remi: reklamacija u zadnje dvije minute prihvaćena je. Rezultat: { $result }.
over-device = Partija je izgubljena zbog elektroničkog uređaja. Rezultat: { $result }.
over-conduct = Partija je izgubljena po kazni. Rezultat: { $result }.
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

refused-game-over = Partija je završena.
refused-not-started = Partija još nije počela.
refused-already-started = Partija je već počela.
refused-not-absent = Igrač je već za pločom.
refused-not-on-move = Protivnik je na potezu.
refused-clocks-stopped = Satovi su zaustavljeni.
refused-clocks-not-stopped = Satovi nisu zaustavljeni.
refused-clock-not-running = Sat ovog igrača ne radi.
refused-no-clock = Igra se bez sata.
refused-no-move = Potez nije odigran; sat i dalje radi.
refused-nothing-there = Ničega takvog nema.
refused-not-part-of-a-move = Prije nego što je potez odigran, ispuštaju se samo kralj pri rokadi i pješak na zadnjem redu.
refused-no-pawn-to-promote = Nema pješaka koji čeka promociju.
refused-touched-already = Igrač je taknuo figuru i izgubio pravo na reklamaciju u ovom potezu.
refused-played-already = Igrač je već odigrao potez.
refused-complaint-lost = Pravo na prigovor je izgubljeno.
refused-stands = Protivnik je odgovorio; nepravilan potez ostaje.
refused-only-on-claim = Sudac postupa samo na reklamaciju igrača.
refused-no-offer = Nema takve ponude remija.
refused-agreement-restricted = Pravilnik natjecanja još ne dopušta dogovoreni remi.
refused-agreement-too-early = Remi se može dogovoriti tek kad oba igrača odigraju barem po jedan potez.
refused-not-in-this-edition = Ova Pravila to ne predviđaju.
refused-not-in-this-class = To ne vrijedi za ovu vrstu partije.
refused-not-announced = Ovo pravilo nije objavljeno za natjecanje.
refused-too-much-time = Za ovu reklamaciju na satu je previše vremena.
refused-too-late = Za to je prekasno.
refused-no-question = Nema pitanja o kojem treba odlučiti.
refused-not-an-answer = Na to se pitanje ne može tako odgovoriti.
refused-question-open = Prvo treba odlučiti o otvorenom pitanju.
refused-sealing = Igrač na potezu mora kuvertirati.
refused-not-sealing = Od igrača nije traženo da kuvertira.
refused-nothing-sealed = Nema kuvertiranog poteza.
refused-adjourned = Partija je prekinuta.
refused-not-adjourned = Partija nije prekinuta.
refused-replier-absent = Igrač koji treba odgovoriti nije prisutan.
refused-no-scoresheets = U ovoj se partiji ne vode zapisnici.
refused-not-written = Najprije upišite potez u zapisnik, a zatim reklamirajte remi.
refused-offer-open = Ponuda remija još vrijedi; protivnik je najprije mora odbiti.
refused-not-over = Partija još nije završena.
refused-move-not-announced = Potez još nije najavljen; protivnikov se sat ne smije pokrenuti.
refused-envelope-closed = Druga se omotnica otvara kada odsutni igrač dođe.
refused-nobody-blind = U ovoj partiji nema slijepog igrača.
refused-no-assistant = Ovaj igrač nema pomoćnika.
refused-not-for-an-assistant = To nije posao pomoćnika.
refused-final = Odluka je konačna.

# Games whose moves nobody tells.
completed-untold = { $by ->
    [white] Bijeli
   *[black] Crni
} je završio potez.
illegal-untold = { $by ->
    [white] Bijeli
   *[black] Crni
} je završio nepravilan potez: potez se vraća i igra se drugi.
touch-move-untold = { $by ->
    [white] Bijeli
   *[black] Crni
} mora igrati figurom koju je dotaknuo, odnosno uzeti je.
question-threefold = Sudac: je li se ista pozicija pojavila tri puta, s istim igračem na potezu i istim mogućim potezima ({ $article })? Da: partija je remi. Ne: pogrešna reklamacija kažnjava se vremenom i igra se nastavlja.
question-fifty = Sudac: je li svaki igrač odigrao posljednjih pedeset poteza bez poteza pješakom i bez uzimanja ({ $article })? Da: partija je remi. Ne: pogrešna reklamacija kažnjava se vremenom i igra se nastavlja.
question-illegal-move = Sudac: je li završen nepravilan potez ({ $article })? Pogledajte ploču i zapisnike. Da: potez se broji i kažnjava, a igrač igra ponovno. Ne: igra se nastavlja.
question-touch-move = Sudac: je li figura namjerno dotaknuta, a njome nije igrano ili nije uzeta iako se moglo ({ $article })? Da: potez se vraća i mora se igrati dotaknutom figurom. Ne: igra se nastavlja.
question-two-hands = Sudac: je li potez odigran objema rukama ondje gdje Pravila to zabranjuju ({ $article })? Da: kažnjava se kako ona propisuju. Ne: igra se nastavlja.
question-illegal-position = Sudac: jesu li oba kralja u šahu ili pješak stoji na posljednjem redu ({ $article })? Da: ako sljedeći završeni potez to ne ispravi, partija je remi. Ne: igra se nastavlja.
question-can-checkmate = Sudac: može li protivnik još matirati bilo kojim nizom pravilnih poteza ({ $article })? Da: partija je izgubljena. Ne: remi je. Ako postavite poziciju, to se izračunava.
question-sealed-move = Sudac: je li kuvertirani potez jasan i pravilan ({ $article })? Da: igra se. Ne: igrač koji ga je kuvertirao je izgubio.
refused-board-untold = Potezi ove partije se ne unose, pa pozicija nije poznata. Ako je za odluku potrebna, sudac je postavlja.
refused-moves-told = Potezi ove partije se unose, pa je pozicija poznata. Za povratak unatrag vratite raniju poziciju.
note-position = Sudac je unio poziciju koja stoji na ploči.
