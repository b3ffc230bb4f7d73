# Šta kaže vežbaonica, srpski latinicom.

# Igrači i figure, onako kako stoje u rečenici.
player = { $by ->
    [white] Beli
   *[black] Crni
}
assistant = { $by ->
    [white] Pomoćnik Belog
   *[black] Pomoćnik Crnog
}
man = { $role ->
    [king] kralja
    [queen] damu
    [rook] topa
    [bishop] lovca
    [knight] skakača
   *[pawn] pešaka
}
man-opponent = { $role ->
    [king] protivnikovog kralja
    [queen] protivnikovu damu
    [rook] protivnikovog topa
    [bishop] protivnikovog lovca
    [knight] protivnikovog skakača
   *[pawn] protivnikovog pešaka
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
period-delay = { $time } uz odlaganje od { $bonus } po potezu
period-moves = { $moves ->
    [one] { $moves } potez za { $time }
   *[other] { $moves } poteza za { $time }
}
minutes = { $count } min
seconds = { $count } s
period-then = {", zatim "}
setting-full = Nadzor nad partijama je dovoljan.
setting-limited = Jedan sudija nadzire mnogo partija.
setting-unwatched = Ovu tablu niste posmatrali.
setting-untold = Posmatrali ste samo sat, a ne i tablu.
setting-blind = { $player } je slep i igra na drugoj tabli.
setting-assistant = { $player } ima pomoćnika.
setting-hard-of-hearing = { $player } ima oštećen sluh.
setting-scoresheets = Oba igrača moraju da zapisuju poteze.
setting-default = Po propozicijama takmičenja igrač sme da zakasni do { $time }.
setting-resumption-default = Na nastavak prekinute partije igrač sme da zakasni do { $time }.
setting-no-agreement = Propozicije takmičenja ne dozvoljavaju sporazumni remi.
setting-consent = Propozicije takmičenja dozvoljavaju sporazumni remi samo uz saglasnost sudije.
setting-consent-before = Dok oba igrača ne završe po { $moves } poteza, za sporazumni remi je potrebna saglasnost sudije.
setting-agreement-after = Propozicije takmičenja dozvoljavaju sporazumni remi tek kad oba igrača završe po { $moves } poteza.
setting-quickplay = Za takmičenje je objavljeno da važe smernice za partije bez dodatnog vremena.
setting-points = Pobeda nosi { $win }, remi { $draw }, poraz { $loss }.
setting-device-warning = Propozicije takmičenja za elektronski uređaj predviđaju opomenu.
setting-device-time = Propozicije takmičenja za elektronski uređaj predviđaju da protivnik dobije još { $time }.
setting-device-milder = Propozicije takmičenja za elektronski uređaj predviđaju blažu kaznu od Pravila.
setting-counts-joint = Na takmičenju se sve što se računa kao nelegalan potez broji zajedno.
setting-counts-separate = Na takmičenju se svaka vrsta nelegalnog postupka broji zasebno.
setting-blitz-penalty = Vremenska kazna u brzopoteznom šahu na ovom takmičenju iznosi { $time }.
setting-report-leaving = Igrači na ovom takmičenju moraju da se jave sudiji pre nego što napuste prostor za igru.
setting-no-arbiter = U sali nema sudije.
setting-chess960 = Šah 960, početna pozicija { $number }.
setting-position = U partiji je nastala prikazana pozicija; { $player } je na potezu.
setting-no-castling = Niko više ne može da rokira.
setting-castling = Pravo na rokadu: Beli { $white }, Crni { $black }.
castling-rights = { $sides ->
    [both] na obe strane
    [king] na kraljevoj strani
    [queen] na daminoj strani
   *[none] nema
}
setting-en-passant = Poslednji potez bio je dvokorak pešaka preko { $square }.
setting-quiet = Od poslednjeg uzimanja ili poteza pešakom { $count ->
    [one] odigran je { $count } polupotez
    [few] odigrana su { $count } polupoteza
   *[other] odigrano je { $count } polupoteza
}.

# Potezi i sat. Čime se potez završava, stoji u sledeće dve poruke.
ending-pressed = {" "}i pritiska sat
ending-waits = , a sat još nije pritisnuo
move = { $player } igra { $move }{ $ending }.
move-silent = { $player } na drugoj tabli izvodi { $move }, a nije ga objavio.
move-both-hands = { $player } obema rukama igra { $move }{ $ending }.
shift = { $player } pomera { $man } sa { $from } na { $to }{ $ending }.
shift-both-hands = { $player } obema rukama pomera { $man } sa { $from } na { $to }{ $ending }.
castling = { $player } rokira (kralj sa { $from } na { $to }){ $ending }.
castling-both-hands = { $player } rokira obema rukama (kralj sa { $from } na { $to }){ $ending }.
castling-with = { $player } rokira sa topom na { $square }{ $ending }.
castling-with-both-hands = { $player } obema rukama rokira sa topom na { $square }{ $ending }.
moves = Odigrano je { $moves }.
untold-move = { $player } igra potez i pritiska sat.
untold-move-other-hand = { $player } igra potez i pritiska sat drugom rukom.
untold-moves = Igra se dalje: Beli je završio { $white ->
    [one] { $white } potez
   *[other] { $white } poteza
}, Crni { $black ->
    [one] { $black } potez
   *[other] { $black } poteza
}.
press = { $player } pritiska sat.
press-without-move = { $player } pritiska sat, a nije odigrao potez.
press-other-hand = { $player } pritiska sat drugom rukom.

# Vreme.
time-up = { $by ->
    [white] Sat Belog
   *[black] Sat Crnog
} dolazi do 0:00.
time-passes = Od početka je prošlo { $time }.
time-passes-resumption = Od nastavka je prošlo { $time }.
clocks = Na satovima je { $white } za Belog i { $black } za Crnog.
clocks-later = Kasnije u partiji na satovima je { $white } za Belog i { $black } za Crnog.
clocks-set = Podešavate satove na { $white } za Belog i { $black } za Crnog.

# Šta je sudija već odlučio.
ruled = Odlučujete: „{ $verdict }”
ruled-play-on = Puštate da se partija nastavi.

# Šta rade igrači.
start = Pokrećete partiju.
start-absent = Pokrećete sat. { $absent ->
    [both] Nijedan igrač nije
    [white] Beli nije
   *[black] Crni nije
} za tablom.
arrive = { $player } dolazi { $time } posle početka.
arrive-in-time = { $player } dolazi pre početka.
arrive-resumption = { $player } dolazi { $time } posle nastavka.
touch = { $player } dodiruje { $man } na { $square }.
touch-accident = { $player } očigledno slučajno okrzne { $man } na { $square }.
touch-felt = { $player } opipava { $man } na { $square }, ali ne podiže figuru.
adjust = { $player } kaže „j'adoube” i popravlja { $count ->
    [one] figuru
   *[other] figure
} na { $squares }.
place = { $player } stavlja { $man } sa { $from } na { $to } i ispušta figuru iz ruke.
promote = { $player } stavlja { $piece } na polje pretvaranja.
promote-touch = { $player } spušta { $piece } na polje pretvaranja, ali figuru ne ispušta iz ruke.
promote-early = { $player } stavlja { $piece } na { $to } dok pešak još stoji na { $from }.
promote-colour = { $player } na polje pretvaranja stavlja { $piece } protivnikove boje.
announce = { $player } objavljuje „{ $text }”.
offer-draw = { $player } nudi remi.
accept-draw = { $player } prihvata remi.
decline-draw = { $player } odbija remi.
resign = { $player } predaje partiju.
claim-threefold = { $player } reklamira remi zbog trostrukog ponavljanja pozicije.
claim-threefold-move = { $player } reklamira da će posle { $move } ista pozicija nastati treći put.
claim-fifty = { $player } reklamira remi po pravilu pedeset poteza.
claim-fifty-move = { $player } reklamira da će sa { $move } biti odigrano pedeset poteza bez uzimanja i bez poteza pešakom.
claim-flag = { $player } reklamira da je protivniku pala zastavica.
claim-illegal-move = { $player } reklamira da je protivnik odigrao nelegalan potez.
claim-touch-move = { $player } reklamira da je protivnik dodirnuo drugu figuru.
claim-two-hands = { $player } reklamira da je protivnik potez izveo sa dve ruke.
claim-wrong-start = { $player } reklamira da je početna pozicija bila nepravilna.
claim-two-moves = { $player } reklamira da je protivnik odigrao dva poteza zaredom.
claim-cannot-win = { $player } reklamira remi jer protivnik ne može da pobedi uobičajenim sredstvima.
claim-no-effort = { $player } reklamira remi jer se protivnik ne trudi da pobedi uobičajenim sredstvima.
claim-increment = { $player } traži po pet sekundi na potez za oba igrača.
hand-in-position = { $player } predaje zapisanu završnu poziciju.
hand-in-sheet = { $player } predaje potpun formular.
hand-in-both = { $player } predaje završnu poziciju i potpun formular.
confirm = { $player } to potvrđuje.
stop-clocks = { $player } zaustavlja satove i poziva vas.
close-envelope = { $player } zatvara kovertu i zaustavlja satove.
interrupt = Zaustavljate satove.
write = { $player } na formular upisuje „{ $text }”.
write-instead = { $player } ispravlja zapis na formularu u „{ $text }”.
entry = { $text }
entry-between = {" "}
sheet = { $by ->
    [white] Beli
   *[black] Crni
} je zapisao: { $entries }.
sheet-empty = { $by ->
    [white] Beli
   *[black] Crni
} nije zapisao ništa.
sheets-empty = Nijedan igrač nije zapisao ništa.
ask-score = { $player } traži da vidi zapis partije.
ask-sheet = { $player } traži formular za pisanje.
inform = { $by ->
    [white] Pomoćnik Belog
   *[black] Pomoćnik Crnog
} na pitanje igrača saopštava broj poteza i utrošeno vreme.
correct-by-agreement = Igrači su se dogovorili da isprave nelegalan potez.
seal = { $player } kao kovertirani potez upisuje „{ $text }”.
seal-nothing = { $player } ostavlja list za kovertirani potez prazan.
sign = { $player } potpisuje formular sa rezultatom { $result }.
resume = Igra se nastavlja.
resume-adjourned = Partija se nastavlja. Oba igrača su prisutna.
resume-absent = Partija se nastavlja. { $absent ->
    [both] Nijedan igrač nije prisutan.
    [white] Beli nije prisutan.
   *[black] Crni nije prisutan.
}
adjourn = Seansa je završena i igrač na potezu mora da kovertira.
adjourn-early = { $player } prekida partiju { $time } pre kraja seanse.
open-envelope = Koverta se otvara.
envelope-lost = Koverta je izgubljena, a poziciju niko ne može ponovo da postavi.
envelope-lost-move = Koverta je izgubljena. Igrač koji je kovertirao kaže da je potez bio { $text }.
appeal = { $player } ulaže žalbu na vašu odluku.
appeal-quickplay = { $player } ulaže žalbu na vašu odluku o poslednja dva minuta.

# Šta sudija vidi.
observe-illegal-move = Primećujete da je odigran nelegalan potez.
observe-illegal-move-by = { $by ->
    [white] Primećujete da je Beli odigrao nelegalan potez.
   *[black] Primećujete da je Crni odigrao nelegalan potez.
}
observe-flag = Primećujete da je pala zastavica.
observe-flag-by = { $by ->
    [white] Primećujete da je Belom pala zastavica.
   *[black] Primećujete da je Crnom pala zastavica.
}
observe-both-flags = Primećujete da su pale obe zastavice. Niko ne zna koja je pala prva.
observe-wrong-start = Primećujete da su figure na početku bile pogrešno postavljene.
observe-misplaced = Primećujete da je figura na { $square } na početku bila pogrešno postavljena.
observe-wrong-board = Primećujete da je tabla okrenuta za devedeset stepeni.
observe-colours-reversed = Primećujete da igrači igraju obrnutim bojama.
observe-displaced = Primećujete da su figure pomerene.
observe-displaced-by = { $player } obara nekoliko figura.
observe-device = Kod { $by ->
    [white] Belog
   *[black] Crnog
} nalazite elektronski uređaj. Uređaj se nije oglasio.
observe-device-sound = Zvoni telefon { $by ->
    [white] Belog
   *[black] Crnog
}.
observe-touch-move = Primećujete da je igrač dodirnuo jednu figuru, a odigrao drugom.
observe-touch-move-by = Primećujete: { $player } je dodirnuo jednu figuru, a odigrao drugom.
observe-two-hands = Primećujete da je potez izveden sa dve ruke.
observe-two-hands-by = Primećujete: { $player } je potez izveo sa dve ruke.
observe-illegal-position = Primećujete da je pozicija na tabli nelegalna.
observe-clock-counter = Primećujete da je brojač poteza na satu pogrešan.
observe-clock-defect = Primećujete da je sat neispravan.
observe-sheets-due = Zastavica je pala, a formulari nisu potpuni.
observe-sheets-due-by = Zastavica je pala, a formular { $by ->
    [white] Belog
   *[black] Crnog
} nije potpun.
observe-sheet-complete = { $player } je dopunio formular.
observe-absent = { $player } nije za tablom.
observe-wrong-hand = { $player } pritiska sat rukom kojom nije povukao potez.
observe-on-the-button = { $player } drži prst na dugmetu sata.
observe-clock-mistreated = { $player } udara po satu.
observe-left = { $player } bez dozvole napušta turnirski prostor.
observe-left-unreported = { $player }, koji nije na potezu, napušta prostor za igru, a nije vam se javio.
observe-notes = Vidite da { $player } gleda u beleške.
observe-advice = Vidite da { $player } prima savete.
observe-distracting = { $player } ometa protivnika.
observe-refused-search = { $player } odbija pretres.
observe-disrepute = { $player } pred gledaocima vređa protivnika.
observe-smoking = { $player } puši tamo gde nije dozvoljeno.
observe-disobeys = { $player } i pored svih vaših upozorenja odbija da se pridržava pravila.
observe-wrong-entry = Vidite da je { $player } zapisao pogrešan potez.
observe-illegible = Ne možete da pročitate šta je { $player } zapisao na formularu.
observe-not-algebraic = Vidite da { $player } ne zapisuje poteze algebarskom notacijom.
observe-sheet-not-returned = { $player } igra potez pre nego što je vratio protivnikov formular.
observe-not-repeated = { $player } ne ponavlja objavljeni potez.

# Šta bi moralo da bude drugačije da bi odgovor bio tačan.
teach-edition = Tačno po Pravilima, izdanje { $editions }.
teach-standard = Tačno u standardnom šahu.
teach-rapid = Tačno u ubrzanom šahu.
teach-blitz = Tačno u brzopoteznom šahu.
teach-full = Tačno uz dovoljan nadzor.
teach-limited = Tačno kad jedan sudija nadzire mnogo partija.
teach-fewer = Tačno da je to bio prvi prekršaj.
teach-one-more = Tačno da je to bio jedan prekršaj više.
teach-two-more = Tačno da su to bila dva prekršaja više.
teach-claimed = Tačno da je protivnik to reklamirao.
teach-noticed = Tačno da je to primetio sudija, a niko nije reklamirao.
teach-watched = Tačno da je sudija posmatrao.
teach-unwatched = Tačno da sudija nije posmatrao.
teach-pressed = Tačno da je pre toga pritisnut sat.
teach-unpressed = Tačno da sat još nije bio pritisnut.
teach-one-hand = Tačno da je potez izveden jednom rukom.
teach-on-purpose = Tačno da je figura dodirnuta namerno.
teach-accident = Tačno da je figura dodirnuta slučajno.
teach-material = Tačno da je protivnik još mogao da matira.
teach-bare-king = Tačno da je protivnik imao samo kralja.
teach-fifty = Tačno da je odigrano pedeset poteza bez uzimanja i bez poteza pešakom.
teach-not-fifty = Tačno da je odigrano manje od pedeset poteza bez uzimanja i bez poteza pešakom.
teach-twice = Tačno da je pozicija nastala samo dvaput.
teach-regulations = Tačno da takmičenje nema svoje propozicije.
teach-quickplay = Tačno da je objavljeno da važe smernice za partije bez dodatnog vremena.
teach-increment = Tačno u partiji sa dodatnim vremenom po potezu.
teach-no-increment = Tačno u partiji bez dodatnog vremena po potezu.
teach-other = Odluka u drugom slučaju.

# Teme i nivoi.
topic-touch-move = Dodirnute figure
topic-illegal-moves = Nelegalni potezi
topic-clock = Sat i zastavica
topic-draw-claims = Reklamacije remija
topic-offers = Ponude remija
topic-endings = Kako se partija završava
topic-scoresheets = Formulari
topic-rapid-blitz = Ubrzani i brzopotezni šah
topic-start = Početak i kašnjenje
topic-conduct = Ponašanje
topic-adjournment = Prekinute partije
topic-last-two-minutes = Poslednja dva minuta
topic-chess960 = Šah 960
topic-blind = Slepi igrači
level-1 = lako
level-2 = srednje
level-3 = teško

# Vežba.
question = Kako odlučujete?
drill-heading = Pitanje { $number } od { $count } ({ $topic }, { $level })
drill-prompt = Vaša odluka (1 do { $count }):{" "}
drill-again = Odgovorite brojem od 1 do { $count }.
drill-right = Tačno.
drill-wrong = Netačno. Tačan odgovor je { $number }.
drill-lesson = Vaš odgovor: { $lesson }
drill-article = Član { $article }: { $says }
drill-score = Tačnih odgovora: { $right } od { $count }.
drill-weakest = Vredi ponoviti: { $topics }.
drill-end = Do viđenja.
paper-title = Kako odlučujete? { $count ->
    [one] { $count } pitanje
    [few] { $count } pitanja
   *[other] { $count } pitanja
}
paper-key = Rešenja
