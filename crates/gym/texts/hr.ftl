# Što kaže vježbaonica, hrvatski.

# Igrači i figure, onako kako stoje u rečenici.
player = { $by ->
    [white] Bijeli
   *[black] Crni
}
assistant = { $by ->
    [white] Pomoćnik Bijeloga
   *[black] Pomoćnik Crnoga
}
man = { $role ->
    [king] kralja
    [queen] damu
    [rook] topa
    [bishop] lovca
    [knight] skakača
   *[pawn] pješaka
}
man-opponent = { $role ->
    [king] protivnikova kralja
    [queen] protivnikovu damu
    [rook] protivnikova topa
    [bishop] protivnikova lovca
    [knight] protivnikova skakača
   *[pawn] protivnikova pješaka
}
new-piece = { $role ->
    [queen] damu
    [rook] topa
    [bishop] lovca
   *[knight] skakača
}

# Okolnosti.
setting-standard = Standardni šah, { $time }, Pravila iz { $edition }. godine.
setting-rapid = Ubrzani šah, { $time }, Pravila iz { $edition }. godine.
setting-blitz = Brzopotezni šah, { $time }, Pravila iz { $edition }. godine.
setting-no-clock = Partija bez sata, Pravila iz { $edition }. godine.
period = { $time }
period-increment = { $time } + { $bonus } po potezu
period-delay = { $time } uz zadržku od { $bonus } po potezu
period-moves = { $moves ->
    [one] { $moves } potez za { $time }
   *[other] { $moves } poteza za { $time }
}
minutes = { $count } min
seconds = { $count } s
period-then = {", zatim "}
setting-full = Nadzor nad partijama je odgovarajući.
setting-limited = Jedan sudac nadzire mnogo partija.
setting-unwatched = Ovu ploču niste promatrali.
setting-untold = Promatrali ste samo sat, a ne i ploču.
setting-blind = { $player } je slijep i igra na drugoj ploči.
setting-assistant = { $player } ima pomoćnika.
setting-hard-of-hearing = { $player } ima oštećen sluh.
setting-scoresheets = Oba igrača moraju zapisivati poteze.
setting-default = Dopušteno vrijeme kašnjenja na natjecanju je { $time }.
setting-resumption-default = Na nastavku prekinute partije dopušteno vrijeme kašnjenja je { $time }.
setting-no-agreement = Pravilnik natjecanja ne dopušta sporazumni remi.
setting-consent = Pravilnik natjecanja dopušta sporazumni remi samo uz dopuštenje suca.
setting-consent-before = Dok oba igrača ne dovrše { $moves ->
    [one] po { $moves } potez
   *[other] po { $moves } poteza
}, za sporazumni remi potrebno je dopuštenje suca.
setting-agreement-after = Pravilnik natjecanja dopušta sporazumni remi tek kad oba igrača dovrše { $moves ->
    [one] po { $moves } potez
   *[other] po { $moves } poteza
}.
setting-quickplay = Za natjecanje je objavljeno da vrijede smjernice za partije bez dodatka vremena.
setting-points = Pobjeda nosi { $win }, remi { $draw }, poraz { $loss }.
setting-device-warning = Pravilnik natjecanja za elektronički uređaj predviđa opomenu.
setting-device-time = Pravilnik natjecanja za elektronički uređaj predviđa da protivnik dobije još { $time }.
setting-device-milder = Pravilnik natjecanja za elektronički uređaj predviđa blažu kaznu od Pravila.
setting-counts-joint = Na natjecanju se sve što se računa kao nepravilan potez broji zajedno.
setting-counts-separate = Na natjecanju se svaka vrsta nepravilnog postupka broji zasebno.
setting-blitz-penalty = Vremenska kazna u brzopoteznom šahu na ovom natjecanju iznosi { $time }.
setting-report-leaving = Igrači se na ovom natjecanju moraju javiti sucu prije nego što napuste prostor za igru.
setting-no-arbiter = U dvorani nema suca.
setting-chess960 = Šah 960, početna pozicija { $number }.
setting-position = U partiji je nastala prikazana pozicija; { $player } je na potezu.
setting-no-castling = Nijedan igrač više nema pravo na rokadu.
setting-castling = Pravo na rokadu: Bijeli { $white }, Crni { $black }.
castling-rights = { $sides ->
    [both] na obje strane
    [king] na kraljevu krilu
    [queen] na daminu krilu
   *[none] nema
}
setting-en-passant = Posljednji potez bio je dvokorak pješaka preko { $square }.
setting-quiet = Od posljednjeg uzimanja ili poteza pješakom { $count ->
    [one] odigran je { $count } polupotez
    [few] odigrana su { $count } polupoteza
   *[other] odigrano je { $count } polupoteza
}.

# Potezi i sat. Čime potez završava, stoji u sljedeće dvije poruke.
ending-pressed = {" "}i pritišće sat
ending-waits = , a sat još nije pritisnuo
move = { $player } igra { $move }{ $ending }.
move-silent = { $player } na drugoj ploči izvodi { $move }, a nije ga objavio.
move-both-hands = { $player } objema rukama igra { $move }{ $ending }.
shift = { $player } pomiče { $man } s { $from } na { $to }{ $ending }.
shift-both-hands = { $player } objema rukama pomiče { $man } s { $from } na { $to }{ $ending }.
castling = { $player } rokira (kralj s { $from } na { $to }){ $ending }.
castling-both-hands = { $player } rokira objema rukama (kralj s { $from } na { $to }){ $ending }.
castling-with = { $player } rokira s topom na { $square }{ $ending }.
castling-with-both-hands = { $player } objema rukama rokira s topom na { $square }{ $ending }.
moves = Odigrano je { $moves }.
untold-move = { $player } igra potez i pritišće sat.
untold-move-other-hand = { $player } igra potez i pritišće sat drugom rukom.
untold-moves = Igra se dalje: Bijeli je dovršio { $white ->
    [one] { $white } potez
   *[other] { $white } poteza
}, Crni { $black ->
    [one] { $black } potez
   *[other] { $black } poteza
}.
press = { $player } pritišće sat.
press-without-move = { $player } pritišće sat, a nije odigrao potez.
press-other-hand = { $player } pritišće sat drugom rukom.

# Vrijeme.
time-up = { $by ->
    [white] Sat Bijeloga
   *[black] Sat Crnoga
} dolazi do 0:00.
time-passes = Od početka je prošlo { $time }.
time-passes-resumption = Od nastavka je prošlo { $time }.
clocks = Na satovima je { $white } za Bijeloga i { $black } za Crnoga.
clocks-later = Kasnije u partiji na satovima je { $white } za Bijeloga i { $black } za Crnoga.
clocks-set = Namještate satove na { $white } za Bijeloga i { $black } za Crnoga.

# Što je sudac već odlučio.
ruled = Odlučujete: „{ $verdict }“
ruled-play-on = Puštate da se partija nastavi.

# Što rade igrači.
start = Pokrećete partiju.
start-absent = Pokrećete sat. { $absent ->
    [both] Nijedan igrač nije
    [white] Bijeli nije
   *[black] Crni nije
} za pločom.
arrive = { $player } dolazi { $time } nakon početka.
arrive-in-time = { $player } dolazi prije početka.
arrive-resumption = { $player } dolazi { $time } nakon nastavka.
touch = { $player } dodiruje { $man } na { $square }.
touch-accident = { $player } očito slučajno okrzne { $man } na { $square }.
touch-felt = { $player } opipava { $man } na { $square }, ali ne podiže figuru.
adjust = { $player } kaže „popravljam“ i popravlja { $count ->
    [one] figuru
   *[other] figure
} na { $squares }.
place = { $player } stavlja { $man } s { $from } na { $to } i ispušta figuru iz ruke.
promote = { $player } stavlja { $piece } na polje promocije.
promote-touch = { $player } spušta { $piece } na polje promocije, ali figuru ne ispušta iz ruke.
promote-early = { $player } stavlja { $piece } na { $to } dok pješak još stoji na { $from }.
promote-colour = { $player } na polje promocije stavlja { $piece } protivnikove boje.
announce = { $player } objavljuje „{ $text }“.
offer-draw = { $player } nudi remi.
accept-draw = { $player } prihvaća remi.
decline-draw = { $player } odbija remi.
resign = { $player } predaje partiju.
claim-threefold = { $player } reklamira remi zbog trostrukog ponavljanja pozicije.
claim-threefold-move = { $player } reklamira da će nakon { $move } ista pozicija nastati treći put.
claim-fifty = { $player } reklamira remi po pravilu pedeset poteza.
claim-fifty-move = { $player } reklamira da će s { $move } biti odigrano pedeset poteza bez uzimanja i bez poteza pješakom.
claim-flag = { $player } reklamira da je protivniku pala zastavica.
claim-illegal-move = { $player } reklamira da je protivnik odigrao nepravilan potez.
claim-touch-move = { $player } reklamira da je protivnik taknuo drugu figuru.
claim-two-hands = { $player } reklamira da je protivnik potez odigrao objema rukama.
claim-wrong-start = { $player } reklamira da je početna pozicija bila nepravilna.
claim-two-moves = { $player } reklamira da je protivnik odigrao dva poteza zaredom.
claim-cannot-win = { $player } reklamira remi jer protivnik ne može pobijediti na uobičajeni način.
claim-no-effort = { $player } reklamira remi jer protivnik ne ulaže dovoljno napora da pobijedi na uobičajeni način.
claim-increment = { $player } traži dodatnih pet sekundi po potezu za oba igrača.
hand-in-position = { $player } predaje zapisanu završnu poziciju.
hand-in-sheet = { $player } predaje potpun zapisnik.
hand-in-both = { $player } predaje završnu poziciju i potpun zapisnik.
confirm = { $player } to potvrđuje.
stop-clocks = { $player } zaustavlja satove i poziva vas.
close-envelope = { $player } zatvara omotnicu i zaustavlja satove.
interrupt = Zaustavljate satove.
write = { $player } u zapisnik upisuje „{ $text }“.
write-instead = { $player } ispravlja zapis u zapisniku u „{ $text }“.
entry = { $text }
entry-between = {" "}
sheet = { $by ->
    [white] Bijeli
   *[black] Crni
} je zapisao: { $entries }.
sheet-empty = { $by ->
    [white] Bijeli
   *[black] Crni
} nije zapisao ništa.
sheets-empty = Nijedan igrač nije zapisao ništa.
ask-score = { $player } traži da vidi zapis partije.
ask-sheet = { $player } traži zapisnik za pisanje.
inform = { $by ->
    [white] Pomoćnik Bijeloga
   *[black] Pomoćnik Crnoga
} na pitanje igrača priopćuje broj poteza i utrošeno vrijeme.
correct-by-agreement = Igrači su se dogovorili da isprave nepravilan potez.
seal = { $player } kao kuvertirani potez upisuje „{ $text }“.
seal-nothing = { $player } ostavlja list za kuvertirani potez prazan.
sign = { $player } potpisuje zapisnik s rezultatom { $result }.
resume = Igra se nastavlja.
resume-adjourned = Partija se nastavlja. Oba su igrača nazočna.
resume-absent = Partija se nastavlja. { $absent ->
    [both] Nijedan igrač nije nazočan.
    [white] Bijeli nije nazočan.
   *[black] Crni nije nazočan.
}
adjourn = Sesija je završila i igrač na potezu mora kuvertirati potez.
adjourn-early = { $player } prekida partiju { $time } prije kraja sesije.
open-envelope = Omotnica se otvara.
envelope-lost = Omotnica je izgubljena, a poziciju nije moguće ponovno postaviti.
envelope-lost-move = Omotnica je izgubljena. Igrač koji je kuvertirao kaže da je potez bio { $text }.
appeal = { $player } ulaže žalbu na vašu odluku.
appeal-quickplay = { $player } ulaže žalbu na vašu odluku o reklamaciji u posljednje dvije minute.

# Što sudac vidi.
observe-illegal-move = Primjećujete da je odigran nepravilan potez.
observe-illegal-move-by = { $by ->
    [white] Primjećujete da je Bijeli odigrao nepravilan potez.
   *[black] Primjećujete da je Crni odigrao nepravilan potez.
}
observe-flag = Primjećujete da je pala zastavica.
observe-flag-by = { $by ->
    [white] Primjećujete da je Bijelomu pala zastavica.
   *[black] Primjećujete da je Crnomu pala zastavica.
}
observe-both-flags = Primjećujete da su pale obje zastavice. Nitko ne zna koja je pala prva.
observe-wrong-start = Primjećujete da su figure na početku bile pogrešno postavljene.
observe-misplaced = Primjećujete da je figura na { $square } na početku bila pogrešno postavljena.
observe-wrong-board = Primjećujete da je ploča okrenuta za devedeset stupnjeva.
observe-colours-reversed = Primjećujete da igrači igraju obrnutim bojama.
observe-displaced = Primjećujete da su figure pomaknute.
observe-displaced-by = { $player } ruši nekoliko figura.
observe-device = Kod { $by ->
    [white] Bijeloga
   *[black] Crnoga
} nalazite elektronički uređaj. Uređaj se nije oglasio.
observe-device-sound = Zvoni mobitel { $by ->
    [white] Bijeloga
   *[black] Crnoga
}.
observe-touch-move = Primjećujete da je igrač taknuo jednu figuru, a odigrao drugom.
observe-touch-move-by = Primjećujete: { $player } je taknuo jednu figuru, a odigrao drugom.
observe-two-hands = Primjećujete da je potez odigran objema rukama.
observe-two-hands-by = Primjećujete: { $player } je potez odigrao objema rukama.
observe-illegal-position = Primjećujete da je pozicija na ploči nepravilna.
observe-clock-counter = Primjećujete da je brojač poteza na satu pogrešan.
observe-clock-defect = Primjećujete da je sat neispravan.
observe-sheets-due = Zastavica je pala, a zapisnici nisu potpuni.
observe-sheets-due-by = Zastavica je pala, a zapisnik { $by ->
    [white] Bijeloga
   *[black] Crnoga
} nije potpun.
observe-sheet-complete = { $player } je dopunio zapisnik.
observe-absent = { $player } nije za pločom.
observe-wrong-hand = { $player } pritišće sat rukom kojom nije odigrao potez.
observe-on-the-button = { $player } drži prst na tipki sata.
observe-clock-mistreated = { $player } udara po satu.
observe-left = { $player } bez dopuštenja napušta mjesto igre.
observe-left-unreported = { $player }, koji nije na potezu, napušta prostor za igru, a nije vam se javio.
observe-notes = Vidite da { $player } gleda u bilješke.
observe-advice = Vidite da { $player } prima savjete.
observe-distracting = { $player } ometa protivnika.
observe-refused-search = { $player } odbija pregled.
observe-disrepute = { $player } pred gledateljima vrijeđa protivnika.
observe-smoking = { $player } puši tamo gdje nije dopušteno.
observe-disobeys = { $player } se unatoč svim vašim upozorenjima odbija pridržavati Pravila.
observe-wrong-entry = Vidite da je { $player } zapisao pogrešan potez.
observe-illegible = Ne možete pročitati što je { $player } zapisao u zapisnik.
observe-not-algebraic = Vidite da { $player } ne zapisuje poteze algebarskom notacijom.
observe-sheet-not-returned = { $player } igra potez prije nego što je vratio protivnikov zapisnik.
observe-not-repeated = { $player } ne ponavlja objavljeni potez.

# Što bi moralo biti drukčije da bi odgovor bio točan.
teach-edition = Točno po Pravilima, izdanje { $editions }.
teach-standard = Točno u standardnom šahu.
teach-rapid = Točno u ubrzanom šahu.
teach-blitz = Točno u brzopoteznom šahu.
teach-full = Točno uz odgovarajući nadzor.
teach-limited = Točno kad jedan sudac nadzire mnogo partija.
teach-fewer = Bilo bi točno da je to bio prvi prekršaj.
teach-one-more = Bilo bi točno da je postojao još jedan prekršaj.
teach-two-more = Bilo bi točno da su postojala još dva prekršaja.
teach-claimed = Bilo bi točno da je protivnik to reklamirao.
teach-noticed = Bilo bi točno da je to primijetio sudac, a nitko nije reklamirao.
teach-watched = Bilo bi točno da je sudac promatrao.
teach-unwatched = Bilo bi točno da sudac nije promatrao.
teach-pressed = Bilo bi točno da je prije toga pritisnut sat.
teach-unpressed = Bilo bi točno da sat još nije bio pritisnut.
teach-one-hand = Bilo bi točno da je potez odigran jednom rukom.
teach-on-purpose = Bilo bi točno da je figura taknuta namjerno.
teach-accident = Bilo bi točno da je figura taknuta slučajno.
teach-material = Bilo bi točno da je protivnik još mogao matirati.
teach-bare-king = Bilo bi točno da je protivnik imao samo kralja.
teach-fifty = Bilo bi točno da je odigrano pedeset poteza bez uzimanja i bez poteza pješakom.
teach-not-fifty = Bilo bi točno da je odigrano manje od pedeset poteza bez uzimanja i bez poteza pješakom.
teach-twice = Bilo bi točno da je pozicija nastala samo dvaput.
teach-regulations = Bilo bi točno da natjecanje nema posebne odredbe u pravilniku.
teach-quickplay = Bilo bi točno da je objavljeno da vrijede smjernice za partije bez dodatka vremena.
teach-increment = Točno u partiji s dodatkom vremena po potezu.
teach-no-increment = Točno u partiji bez dodatka vremena po potezu.
teach-other = Odluka u drugom slučaju.

# Teme i razine.
topic-touch-move = Taknute figure
topic-illegal-moves = Nepravilni potezi
topic-clock = Sat i zastavica
topic-draw-claims = Reklamacije remija
topic-offers = Ponude remija
topic-endings = Kako partija završava
topic-scoresheets = Zapisnici
topic-rapid-blitz = Ubrzani i brzopotezni šah
topic-start = Početak i kašnjenje
topic-conduct = Ponašanje
topic-adjournment = Prekinute partije
topic-last-two-minutes = Posljednje dvije minute
topic-chess960 = Šah 960
topic-blind = Slijepi igrači
level-1 = lako
level-2 = srednje
level-3 = teško

# Vježba.
question = Kako odlučujete?
drill-heading = Pitanje { $number } od { $count } ({ $topic }, { $level })
drill-prompt = Vaša odluka (1 do { $count }):{" "}
drill-again = Odgovorite brojem od 1 do { $count }.
drill-right = Točno.
drill-wrong = Netočno. Točan je odgovor { $number }.
drill-lesson = Vaš odgovor: { $lesson }
drill-article = Članak { $article }: { $says }
drill-score = Točnih odgovora: { $right } od { $count }.
drill-weakest = Vrijedi ponoviti: { $topics }.
drill-end = Doviđenja.
paper-title = Kako odlučujete? { $count ->
    [one] { $count } pitanje
    [few] { $count } pitanja
   *[other] { $count } pitanja
}
paper-key = Rješenja
