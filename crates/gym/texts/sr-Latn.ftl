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
setting-full = Nadzor nad partijama je odgovarajući.
setting-limited = Jedan sudija nadzire mnogo partija.
setting-unwatched = Ovu tablu niste posmatrali.
setting-untold = Posmatrali ste samo sat, a ne i tablu.
setting-blind = { $player } je slep i igra na drugoj tabli.
setting-assistant = { $player } ima pomoćnika.
setting-hard-of-hearing = { $player } ima oštećen sluh.
setting-scoresheets = Oba igrača moraju da zapisuju poteze.
setting-default = Dozvoljeno kašnjenje na takmičenju je { $time }.
setting-resumption-default = Na nastavku prekinute partije dozvoljeno kašnjenje je { $time }.
setting-no-agreement = Turnirski pravilnik ne dozvoljava sporazumni remi.
setting-consent = Turnirski pravilnik dozvoljava sporazumni remi samo uz saglasnost sudije.
setting-consent-before = Dok oba igrača ne završe { $moves ->
    [one] po { $moves } potez
   *[other] po { $moves } poteza
}, za sporazumni remi je potrebna saglasnost sudije.
setting-agreement-after = Turnirski pravilnik dozvoljava sporazumni remi tek kad oba igrača završe { $moves ->
    [one] po { $moves } potez
   *[other] po { $moves } poteza
}.
setting-quickplay = Za takmičenje je objavljeno da važe smernice za partije bez dodatnog vremena.
setting-points = Pobeda nosi { $win }, remi { $draw }, poraz { $loss }.
setting-device-warning = Turnirski pravilnik za elektronski uređaj predviđa opomenu.
setting-device-time = Turnirski pravilnik za elektronski uređaj predviđa da protivnik dobije još { $time }.
setting-device-milder = Turnirski pravilnik za elektronski uređaj predviđa blažu kaznu od Pravila.
setting-counts-joint = Na takmičenju se sve što se računa kao nelegalan potez broji zajedno.
setting-counts-separate = Na takmičenju se svaka vrsta nelegalnog postupka broji zasebno.
setting-blitz-penalty = Vremenska kazna u brzopoteznom šahu na ovom takmičenju iznosi { $time }.
setting-report-leaving = Igrači na ovom takmičenju moraju da se jave sudiji pre nego što napuste turnirsku salu.
setting-no-arbiter = U sali nema sudije.
setting-chess960 = Šah 960, početna pozicija { $number }.
setting-position = U partiji je nastala prikazana pozicija; { $player } je na potezu.
setting-no-castling = Nijedan igrač više nema pravo na rokadu.
setting-castling = Pravo na rokadu: Beli { $white }, Crni { $black }.
castling-rights = { $sides ->
    [both] na obe strane
    [king] na kraljevom krilu
    [queen] na daminom krilu
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
ruled = Odlučujete: „{ $verdict }“
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
adjust = { $player } kaže „popravljam“ i popravlja { $count ->
    [one] figuru
   *[other] figure
} na { $squares }.
place = { $player } stavlja { $man } sa { $from } na { $to } i ispušta figuru iz ruke.
promote = { $player } stavlja { $piece } na polje promocije.
promote-touch = { $player } spušta { $piece } na polje promocije, ali figuru ne ispušta iz ruke.
promote-early = { $player } stavlja { $piece } na { $to } dok pešak još stoji na { $from }.
promote-colour = { $player } na polje promocije stavlja { $piece } protivnikove boje.
announce = { $player } objavljuje „{ $text }“.
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
claim-cannot-win = { $player } reklamira remi jer protivnik ne može da dobije partiju normalnim sredstvima.
claim-no-effort = { $player } reklamira remi jer protivnik ne ulaže napor da dobije partiju normalnim sredstvima.
claim-increment = { $player } traži dodatnih pet sekundi po potezu za oba igrača.
hand-in-position = { $player } predaje zapisanu završnu poziciju.
hand-in-sheet = { $player } predaje potpun formular.
hand-in-both = { $player } predaje završnu poziciju i potpun formular.
confirm = { $player } to potvrđuje.
stop-clocks = { $player } zaustavlja satove i poziva vas.
close-envelope = { $player } zatvara kovertu i zaustavlja satove.
interrupt = Zaustavljate satove.
write = { $player } na formular upisuje „{ $text }“.
write-instead = { $player } ispravlja zapis na formularu u „{ $text }“.
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
seal = { $player } kao kovertirani potez upisuje „{ $text }“.
seal-nothing = { $player } ostavlja list za kovertirani potez prazan.
sign = { $player } potpisuje formular sa rezultatom { $result }.
resume = Igra se nastavlja.
resume-adjourned = Partija se nastavlja. Oba igrača su prisutna.
resume-absent = Partija se nastavlja. { $absent ->
    [both] Nijedan igrač nije prisutan.
    [white] Beli nije prisutan.
   *[black] Crni nije prisutan.
}
adjourn = Seansa je završena i igrač na potezu mora da kovertira potez.
adjourn-early = { $player } prekida partiju { $time } pre kraja seanse.
open-envelope = Koverta se otvara.
envelope-lost = Koverta je izgubljena, a poziciju nije moguće ponovo postaviti.
envelope-lost-move = Koverta je izgubljena. Igrač koji je kovertirao kaže da je potez bio { $text }.
appeal = { $player } ulaže žalbu na vašu odluku.
appeal-quickplay = { $player } ulaže žalbu na vašu odluku o reklamaciji u poslednja dva minuta.

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
observe-left = { $player } bez dozvole napušta prostor za igru.
observe-left-unreported = { $player }, koji nije na potezu, napušta turnirsku salu, a nije vam se javio.
observe-notes = Vidite da { $player } gleda u beleške.
observe-advice = Vidite da { $player } prima savete.
observe-distracting = { $player } ometa protivnika.
observe-refused-search = { $player } odbija pretres.
observe-disrepute = { $player } pred gledaocima vređa protivnika.
observe-smoking = { $player } puši tamo gde nije dozvoljeno.
observe-disobeys = { $player } i pored svih vaših upozorenja odbija da se pridržava Pravila.
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
teach-full = Tačno uz odgovarajući nadzor.
teach-limited = Tačno kad jedan sudija nadzire mnogo partija.
teach-fewer = Bilo bi tačno da je to bio prvi prekršaj.
teach-one-more = Bilo bi tačno da je postojao još jedan prekršaj.
teach-two-more = Bilo bi tačno da su postojala još dva prekršaja.
teach-claimed = Bilo bi tačno da je protivnik to reklamirao.
teach-noticed = Bilo bi tačno da je to primetio sudija, a niko nije reklamirao.
teach-watched = Bilo bi tačno da je sudija posmatrao.
teach-unwatched = Bilo bi tačno da sudija nije posmatrao.
teach-pressed = Bilo bi tačno da je pre toga pritisnut sat.
teach-unpressed = Bilo bi tačno da sat još nije bio pritisnut.
teach-one-hand = Bilo bi tačno da je potez izveden jednom rukom.
teach-on-purpose = Bilo bi tačno da je figura dodirnuta namerno.
teach-accident = Bilo bi tačno da je figura dodirnuta slučajno.
teach-material = Bilo bi tačno da je protivnik još mogao da matira.
teach-bare-king = Bilo bi tačno da je protivnik imao samo kralja.
teach-fifty = Bilo bi tačno da je odigrano pedeset poteza bez uzimanja i bez poteza pešakom.
teach-not-fifty = Bilo bi tačno da je odigrano manje od pedeset poteza bez uzimanja i bez poteza pešakom.
teach-twice = Bilo bi tačno da je pozicija nastala samo dvaput.
teach-regulations = Bilo bi tačno da takmičenje nema posebne odredbe u turnirskom pravilniku.
teach-quickplay = Bilo bi tačno da je objavljeno da važe smernice za partije bez dodatnog vremena.
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
