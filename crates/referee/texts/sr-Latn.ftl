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
} ne može da povuče ni da uzme ono što je dodirnuo i može da odigra bilo koji legalan potez.

illegal-no-piece = Nelegalan potez { $move }: na tom polju nema figure.
illegal-not-yours = Nelegalan potez { $move }: figura je protivnikova.
illegal-castling-right-lost = Nelegalan potez { $move }: pravo na rokadu je izgubljeno.
illegal-castling-blocked = Nelegalan potez { $move }: neka figura stoji na putu rokadi.
illegal-castling-attacked = Nelegalan potez { $move }: kralj ne sme da rokira iz šaha, preko napadnutog polja ni u šah.
illegal-own-piece = Nelegalan potez { $move }: na tom polju stoji sopstvena figura.
illegal-cannot-reach = Nelegalan potez { $move }: ta figura se tako ne kreće.
illegal-blocked = Nelegalan potez { $move }: druga figura stoji na putu.
illegal-king-captured = Nelegalan potez { $move }: kralj ne sme da se uzme.
illegal-own-king-in-check = Nelegalan potez { $move }: sopstveni kralj bi bio u šahu.
illegal-pawn-not-promoted = Nelegalan potez { $move }: pešak na poslednjem redu nije zamenjen.
illegal-clock-without-move = { $by ->
    [white] Beli
   *[black] Crni
} je pritisnuo sat a nije povukao potez; to se računa kao nelegalan potez.
illegal-two-hands = { $by ->
    [white] Beli
   *[black] Crni
} je potez izveo sa dve ruke; to se računa kao nelegalan potez.

stands = Niko nije na vreme reklamirao nelegalan potez { $move }; on ostaje.
touch-move = { $by ->
    [white] Beli
   *[black] Crni
} mora da igra dodirnutom figurom sa { $square }; potez se vraća.
restored = Vraća se pozicija posle { $ply }. polupoteza.
time-added = { $to ->
    [white] Beli
   *[black] Crni
} dobija još { $time }.
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
} je pritisnuo sat a nije povukao potez.
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
} ima elektronski uređaj u turnirskom prostoru.
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
} je bez dozvole napustio turnirski prostor.
violation-left-unreported = { $by ->
    [white] Beli
   *[black] Crni
} je napustio prostor za igru bez prijave sudiji.
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
} je naneo štetu ugledu šaha.
violation-smoking = { $by ->
    [white] Beli
   *[black] Crni
} puši tamo gde nije dozvoljeno.
violation-disobeys = { $by ->
    [white] Beli
   *[black] Crni
} uporno odbija da se pridržava pravila.

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
offer-ends-game-over = Partija je završena, a time i ponuda remija koju je dao { $by ->
    [white] beli
   *[black] crni
}.
offer-ends-no-consent = Sudija ne odobrava remi koji je ponudio { $by ->
    [white] beli
   *[black] crni
}.

claim-threefold = { $verdict ->
    [upheld] Reklamacija je ispravna: pozicija se pojavila { $count } puta.
   *[rejected] Reklamacija je neispravna: pozicija se nije pojavila tri puta.
}
claim-fifty = { $verdict ->
    [upheld] Reklamacija je ispravna: svaki igrač je povukao { $count } poteza bez uzimanja i bez poteza pešakom.
   *[rejected] Reklamacija je neispravna: samo { $count } poteza svakog igrača bez uzimanja i bez poteza pešakom.
}
claim-flag = { $verdict ->
    [upheld] Reklamacija pada zastavice je ispravna.
   *[rejected] Reklamacija pada zastavice se odbija.
}
claim-illegal-move = { $verdict ->
    [upheld] Reklamacija je ispravna: završen je nelegalan potez.
   *[rejected] Reklamacija se odbija: nije završen nijedan nelegalan potez.
}
claim-touch-move = { $verdict ->
    [upheld] Reklamacija je ispravna: dodirnutom figurom nije igrano.
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

question-quickplay = Sudija: da li protivnik može da dobije normalnim sredstvima i da li to pokušava?
question-increment = Sudija: da li oba igrača dobijaju po pet sekundi na potez?
question-wrong-start = Sudija: da li je početna pozicija bila nepravilna?
question-opponent-points = Sudija: koliko poena dobija protivnik?
question-unwinnable = Sudija: da li je sigurno da protivnik ne bi mogao da matira ma kojom serijom legalnih poteza?
question-next-period = Sudija: da li je sledeći potez prvi u narednom periodu, jer ništa ne pokazuje da je odigrano više poteza?
question-boards-differ = Sudija: vraćaju li se potezi do mesta gde se oba formulara slažu?
question-sealed-move = Sudija: koji je potez kovertiran i da li važi?
question-two-moves = Sudija: da li je protivnik povukao dva poteza zaredom?
question-draw-consent = Sudija: da li odobravate remi ({ $article })? Da: sme da se ponudi, odnosno dogovoren je. Ne: igra se nastavlja.
question-illegal-position = Sudija: da li je pozicija nelegalna i koja se pozicija uspostavlja?

envelope = { $by ->
    [white] Beli
   *[black] Crni
} je kovertirao { $number }. potez; partija se prekida.
annulled = Partija se poništava i igra se nova.
reconstruction = { $found ->
    [yes] Formulari se slažu u { $count } poteza, i ima niz pravilnih poteza koji odgovara njima i poziciji na tabli.
   *[no] Formulari se slažu u { $count } poteza; nije nađen niz pravilnih poteza koji odgovara njima i poziciji na tabli.
}

note-wrong-board = Tabla je bila pogrešno postavljena; pozicija se prenosi na pravilno postavljenu tablu.
note-too-late-wrong-board = Tabla je bila pogrešno postavljena, ali je kasno za reklamaciju; igra se nastavlja.
note-displaced = Figure su bile pomerene; pozicija se uspostavlja.
note-wrong-start = Početna pozicija je bila nepravilna, ali je kasno za reklamaciju; igra se nastavlja.
note-colours-reversed = Partija je počela zamenjenim bojama; igra se nastavlja.
note-illegal-position = Pozicija je nelegalna; ako takva ostane i posle sledećeg poteza, partija je remi.
note-both-absent = Nijedan igrač nije za tablom: vreme do dolaska { $by ->
    [white] belog
   *[black] crnog
} je izgubljeno, osim ako sudija ne odluči drugačije.
note-clock-setting = Satovi su podešeni posle poteza od kojih se podešavanje više ne menja; sudija to čini samo ako bi raspored takmičenja inače trpeo.
note-second-envelope = { $by ->
    [white] Beli
   *[black] Crni
} je kovertirao odgovor; koverat se otvara kada protivnik dođe.
note-felt = { $by ->
    [white] Beli
   *[black] Crni
} nije izvadio figuru iz rupice; figura nije taknuta.
note-not-announced = { $by ->
    [white] Beli
   *[black] Crni
} je izveo potez, koji je odigran kada bude najavljen.
note-misannounced = { $by ->
    [white] Beli
   *[black] Crni
} je najavio drugi potez; omaška se mora ispraviti pre pritiska na sat.
note-boards-differ = Tabla { $by ->
    [white] belog
   *[black] crnog
} ne odgovara zapisu na oba formulara i mora se ispraviti.
note-assistant = To je učinio pomoćnik { $by ->
    [white] belog
   *[black] crnog
}.
note-appeal = { $by ->
    [white] Beli
   *[black] Crni
} ulaže žalbu na odluku sudije.
note-signatures = Ono što su oba igrača potpisala nije ishod partije; to važi, osim ako sudija ne odluči drugačije.
note-reopen = Partija se ponovo otvara; satovi stoje dok se igra ne nastavi.
note-retract = Poslednja odluka sudije se povlači; satovi stoje dok se igra ne nastavi.
note-clock-counter = Brojač poteza na satu je pogrešan; satovi stoje dok ga sudija ne ispravi.
note-admitted = { $by ->
    [white] Beli
   *[black] Crni
} sme da igra i pored zakašnjenja, po odluci sudije.
note-clock-defect = Sat je neispravan; satovi stoje dok ga sudija ne zameni i ne podesi vreme.
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
} je na polje pretvaranja stavio figuru pogrešne boje; pešak još nije pretvoren.
note-sheet-asked = { $by ->
    [white] Beli
   *[black] Crni
} je zatražio formular za pisanje.
note-assistant-needed = Slepi igrač igra protiv igrača oštećenog sluha: pomoćnik je obavezan.

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
    [yes] Previše nelegalnih poteza, ali protivnik ne bi mogao da matira. Rezultat: { $result }.
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
over-conduct = Partija je izgubljena po kazni. Rezultat: { $result }.
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

refused-game-over = Partija je završena.
refused-not-started = Partija još nije počela.
refused-already-started = Partija je već počela.
refused-not-absent = Igrač je već za tablom.
refused-not-on-move = Protivnik je na potezu.
refused-clocks-stopped = Satovi su zaustavljeni.
refused-clocks-not-stopped = Satovi nisu zaustavljeni.
refused-clock-not-running = Sat ovog igrača ne radi.
refused-no-clock = Igra se bez sata.
refused-no-move = Potez nije povučen; sat i dalje radi.
refused-nothing-there = Ničeg takvog nema.
refused-not-part-of-a-move = Pre nego što je potez povučen, ispuštaju se samo kralj pri rokadi i pešak na poslednjem redu.
refused-no-pawn-to-promote = Nema pešaka koji čeka promociju.
refused-touched-already = Igrač je dodirnuo figuru i izgubio pravo na reklamaciju u ovom potezu.
refused-played-already = Igrač je već povukao potez.
refused-complaint-lost = Pravo na prigovor je izgubljeno.
refused-stands = Protivnik je odgovorio; nelegalan potez ostaje.
refused-only-on-claim = Sudija postupa samo na reklamaciju igrača.
refused-no-offer = Nema takve ponude remija.
refused-agreement-restricted = Turnirski pravilnik još ne dozvoljava sporazumni remi.
refused-agreement-too-early = Sporazum na remi je moguć tek kad oba igrača povuku bar po jedan potez.
refused-not-in-this-edition = Ova Pravila to ne predviđaju.
refused-not-in-this-class = To ne važi za ovu vrstu partije.
refused-not-announced = Ovo pravilo nije objavljeno za takmičenje.
refused-too-much-time = Za ovu reklamaciju na satu je previše vremena.
refused-too-late = Za to je prekasno.
refused-no-question = Nema pitanja o kojem treba odlučiti.
refused-not-an-answer = Na to pitanje se ne može tako odgovoriti.
refused-question-open = Prvo treba odlučiti o otvorenom pitanju.
refused-sealing = Igrač na potezu mora da kovertira.
refused-not-sealing = Od igrača nije traženo da kovertira.
refused-nothing-sealed = Nema kovertiranog poteza.
refused-adjourned = Partija je prekinuta.
refused-not-adjourned = Partija nije prekinuta.
refused-replier-absent = Igrač koji treba da odgovori nije prisutan.
refused-no-scoresheets = U ovoj partiji se ne vode formulari.
refused-not-written = Najpre upišite potez na formular, pa zatim reklamirajte remi.
refused-offer-open = Ponuda remija još važi; protivnik najpre mora da je odbije.
refused-not-over = Partija još nije završena.
refused-move-not-announced = Potez još nije najavljen; protivnikov sat se ne sme pokrenuti.
refused-envelope-closed = Drugi koverat se otvara kada odsutni igrač dođe.
refused-nobody-blind = U ovoj partiji nema slepog igrača.
refused-no-assistant = Ovaj igrač nema pomoćnika.
refused-not-for-an-assistant = To nije posao pomoćnika.
refused-final = Odluka je konačna.

# Games whose moves nobody tells.
completed-untold = { $by ->
    [white] Beli
   *[black] Crni
} je izvršio potez.
illegal-untold = { $by ->
    [white] Beli
   *[black] Crni
} je izvršio nepravilan potez: potez se vraća i igra se drugi.
touch-move-untold = { $by ->
    [white] Beli
   *[black] Crni
} mora da igra figurom koju je dotakao, odnosno da je uzme.
question-threefold = Sudija: da li se ista pozicija pojavila tri puta, sa istim igračem na potezu i istim mogućim potezima ({ $article })? Da: partija je remi. Ne: pogrešna reklamacija se kažnjava vremenom i igra se nastavlja.
question-fifty = Sudija: da li je svaki igrač odigrao poslednjih pedeset poteza bez poteza pešakom i bez uzimanja ({ $article })? Da: partija je remi. Ne: pogrešna reklamacija se kažnjava vremenom i igra se nastavlja.
question-illegal-move = Sudija: da li je izvršen nepravilan potez ({ $article })? Pogledajte tablu i zapisnike. Da: potez se broji i kažnjava, a igrač igra ponovo. Ne: igra se nastavlja.
question-touch-move = Sudija: da li je figura namerno dotaknuta, a njome nije igrano ili nije uzeta iako je moglo ({ $article })? Da: potez se vraća i mora se igrati dotaknutom figurom. Ne: igra se nastavlja.
question-two-hands = Sudija: da li je potez odigran sa obe ruke tamo gde Pravila to zabranjuju ({ $article })? Da: kažnjava se kako ona propisuju. Ne: igra se nastavlja.
question-illegal-position = Sudija: da li su oba kralja u šahu ili pešak stoji na poslednjem redu ({ $article })? Da: ako sledeći izvršeni potez to ne ispravi, partija je remi. Ne: igra se nastavlja.
question-can-checkmate = Sudija: može li protivnik još da matira bilo kojim nizom pravilnih poteza ({ $article })? Da: partija je izgubljena. Ne: remi je. Ako postavite poziciju, to se izračunava.
question-sealed-move = Sudija: da li je kovertirani potez jasan i pravilan ({ $article })? Da: igra se. Ne: igrač koji ga je kovertirao je izgubio.
refused-board-untold = Potezi ove partije se ne unose, pa pozicija nije poznata. Ako je za odluku potrebna, sudija je postavlja.
refused-moves-told = Potezi ove partije se unose, pa je pozicija poznata. Za povratak unazad vratite raniju poziciju.
note-position = Sudija je uneo poziciju koja stoji na tabli.
