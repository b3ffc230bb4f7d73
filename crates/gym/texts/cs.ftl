# Co říká cvičebna, česky.

# Hráči a kameny, jak stojí ve větě.
player = { $by ->
    [white] Bílý
   *[black] Černý
}
assistant = { $by ->
    [white] Pomocník bílého
   *[black] Pomocník černého
}
man = { $role ->
    [king] krále
    [queen] dámu
    [rook] věž
    [bishop] střelce
    [knight] jezdce
   *[pawn] pěšce
}
man-opponent = { $role ->
    [king] soupeřova krále
    [queen] soupeřovu dámu
    [rook] soupeřovu věž
    [bishop] soupeřova střelce
    [knight] soupeřova jezdce
   *[pawn] soupeřova pěšce
}
new-piece = { $role ->
    [queen] dámu
    [rook] věž
    [bishop] střelce
   *[knight] jezdce
}

# Okolnosti.
setting-standard = Standardní šach, { $time }, Pravidla z roku { $edition }.
setting-rapid = Rapid šach, { $time }, Pravidla z roku { $edition }.
setting-blitz = Bleskový šach, { $time }, Pravidla z roku { $edition }.
setting-no-clock = Partie bez hodin, Pravidla z roku { $edition }.
period = { $time }
period-increment = { $time } + { $bonus } na tah
period-delay = { $time } s odkladem { $bonus } na tah
period-moves = { $moves ->
    [one] { $moves } tah za { $time }
    [few] { $moves } tahy za { $time }
   *[other] { $moves } tahů za { $time }
}
minutes = { $count } min
seconds = { $count } s
period-then = {", pak "}
setting-full = Dohled nad partiemi je dostatečný.
setting-limited = Jeden rozhodčí dohlíží na mnoho partií.
setting-unwatched = Tuto šachovnici jste nesledovali.
setting-untold = Sledovali jste jen hodiny, ne šachovnici.
setting-blind = { $player } je nevidomý a hraje na druhé šachovnici.
setting-assistant = { $player } má pomocníka.
setting-hard-of-hearing = { $player } je sluchově postižený.
setting-scoresheets = Oba hráči musí zapisovat tahy.
setting-default = Čekací doba v soutěži je { $time }.
setting-resumption-default = Při dohrávce přerušené partie je čekací doba { $time }.
setting-no-agreement = Rozpis soutěže nepovoluje dohodu o remíze.
setting-consent = Rozpis soutěže povoluje dohodu o remíze jen se souhlasem rozhodčího.
setting-consent-before = Dokud oba hráči nedokončí { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}, je k dohodě o remíze nutný souhlas rozhodčího.
setting-agreement-after = Rozpis soutěže povoluje dohodu o remíze, až když oba hráči dokončí { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}.
setting-quickplay = Pro soutěž bylo oznámeno, že platí směrnice pro partie bez přídavku.
setting-points = Za výhru je { $win }, za remízu { $draw }, za prohru { $loss }.
setting-device-warning = Rozpis soutěže trestá elektronické zařízení napomenutím.
setting-device-time = Rozpis soutěže trestá elektronické zařízení tím, že soupeř dostane navíc { $time }.
setting-device-milder = Rozpis soutěže trestá elektronické zařízení mírněji než Pravidla.
setting-counts-joint = V soutěži se vše, co se považuje za nepřípustný tah, počítá dohromady.
setting-counts-separate = V soutěži se každý druh nepřípustného jednání počítá zvlášť.
setting-blitz-penalty = Časový trest v bleskovém šachu je v této soutěži { $time }.
setting-report-leaving = Hráči se v této soutěži musí ohlásit rozhodčímu, než opustí hrací místnost.
setting-no-arbiter = V hrací místnosti není rozhodčí.
setting-chess960 = Chess960, počáteční postavení { $number }.
setting-position = V partii vzniklo zobrazené postavení. { $player } je na tahu.
setting-no-castling = Žádný z hráčů již nemá právo na rošádu.
setting-castling = Právo na rošádu: bílý { $white }, černý { $black }.
castling-rights = { $sides ->
    [both] na obě strany
    [king] na královském křídle
    [queen] na dámském křídle
   *[none] nemá
}
setting-en-passant = Posledním tahem byl dvojkrok pěšce přes { $square }.
setting-quiet = Od posledního braní nebo tahu pěšcem { $count ->
    [one] byl proveden { $count } půltah
    [few] byly provedeny { $count } půltahy
   *[other] bylo provedeno { $count } půltahů
}.

# Tahy a hodiny. Čím tah končí, stojí v následujících dvou zprávách.
ending-pressed = {" "}a stiskne hodiny
ending-waits = , ale hodiny zatím nestiskne
move = { $player } zahraje { $move }{ $ending }.
move-silent = { $player } provede na druhé šachovnici { $move } a tah neoznámí.
move-both-hands = { $player } zahraje oběma rukama { $move }{ $ending }.
shift = { $player } přesune { $man } z { $from } na { $to }{ $ending }.
shift-both-hands = { $player } přesune oběma rukama { $man } z { $from } na { $to }{ $ending }.
castling = { $player } rošuje (král z { $from } na { $to }){ $ending }.
castling-both-hands = { $player } rošuje oběma rukama (král z { $from } na { $to }){ $ending }.
castling-with = { $player } rošuje s věží na { $square }{ $ending }.
castling-with-both-hands = { $player } rošuje oběma rukama s věží na { $square }{ $ending }.
moves = Hraje se { $moves }.
untold-move = { $player } provede tah a stiskne hodiny.
untold-move-other-hand = { $player } provede tah a stiskne hodiny druhou rukou.
untold-moves = Hraje se dál: bílý dokončil { $white ->
    [one] { $white } tah
    [few] { $white } tahy
   *[other] { $white } tahů
}, černý { $black ->
    [one] { $black } tah
    [few] { $black } tahy
   *[other] { $black } tahů
}.
press = { $player } stiskne hodiny.
press-without-move = { $player } stiskne hodiny, aniž provedl tah.
press-other-hand = { $player } stiskne hodiny druhou rukou.

# Čas.
time-up = Hodiny { $by ->
    [white] bílého
   *[black] černého
} dojdou na 0:00.
time-passes = Od začátku uplynulo { $time }.
time-passes-resumption = Od začátku dohrávky uplynulo { $time }.
clocks = Na hodinách má bílý { $white } a černý { $black }.
clocks-later = Později v partii má na hodinách bílý { $white } a černý { $black }.
clocks-set = Nastavíte hodiny: bílý { $white }, černý { $black }.

# Co rozhodčí rozhodl dříve.
ruled = Rozhodnete: „{ $verdict }“
ruled-play-on = Necháte hrát dál.

# Co dělají hráči.
start = Zahájíte partii.
start-absent = Spustíte hodiny. { $absent ->
    [both] Žádný z hráčů není
    [white] Bílý není
   *[black] Černý není
} u šachovnice.
arrive = { $player } přijde { $time } po začátku.
arrive-in-time = { $player } přijde před začátkem.
arrive-resumption = { $player } přijde { $time } po začátku dohrávky.
touch = { $player } sáhne na { $man } na { $square }.
touch-accident = { $player } zjevně nechtěně zavadí o { $man } na { $square }.
touch-felt = { $player } ohmatá { $man } na { $square }, ale kámen nezvedne.
adjust = { $player } řekne „opravuji“ a opraví postavení { $count ->
    [one] kamene
   *[other] kamenů
} na { $squares }.
place = { $player } postaví { $man } z { $from } na { $to } a kámen pustí.
promote = { $player } postaví { $piece } na pole proměny.
promote-touch = { $player } dá { $piece } na pole proměny, ale nový kámen nepustí z ruky.
promote-early = { $player } postaví { $piece } na { $to }, zatímco pěšec ještě stojí na { $from }.
promote-colour = { $player } postaví na pole proměny { $piece } soupeřovy barvy.
announce = { $player } oznámí „{ $text }“.
offer-draw = { $player } nabídne remízu.
accept-draw = { $player } přijme remízu.
decline-draw = { $player } odmítne remízu.
resign = { $player } se vzdá.
claim-threefold = { $player } reklamuje remízu trojím opakováním postavení.
claim-threefold-move = { $player } reklamuje, že po { $move } nastane totéž postavení potřetí.
claim-fifty = { $player } reklamuje remízu podle pravidla padesáti tahů.
claim-fifty-move = { $player } reklamuje, že po { $move } bude provedeno padesát tahů bez braní a bez tahu pěšcem.
claim-flag = { $player } reklamuje, že soupeři spadl praporek.
claim-illegal-move = { $player } reklamuje, že soupeř provedl nepřípustný tah.
claim-touch-move = { $player } reklamuje, že se soupeř dotkl jiného kamene.
claim-two-hands = { $player } reklamuje, že soupeř táhl oběma rukama.
claim-wrong-start = { $player } reklamuje, že základní postavení bylo chybné.
claim-two-moves = { $player } reklamuje, že soupeř provedl dva tahy za sebou.
claim-cannot-win = { $player } reklamuje remízu, protože soupeř nemůže vyhrát normálními prostředky.
claim-no-effort = { $player } reklamuje remízu, protože soupeř neusiluje o výhru normálními prostředky.
claim-increment = { $player } žádá o přídavek pěti sekund na tah pro oba hráče.
hand-in-position = { $player } předloží zapsané konečné postavení.
hand-in-sheet = { $player } předloží úplný partiář.
hand-in-both = { $player } předloží konečné postavení a úplný partiář.
confirm = { $player } to potvrdí.
stop-clocks = { $player } zastaví hodiny a přivolá vás.
close-envelope = { $player } uzavře obálku a zastaví hodiny.
interrupt = Zastavíte hodiny.
write = { $player } zapíše do partiáře „{ $text }“.
write-instead = { $player } opraví zápis v partiáři na „{ $text }“.
entry = { $text }
entry-between = {" "}
sheet = { $by ->
    [white] Bílý
   *[black] Černý
} má zapsáno: { $entries }.
sheet-empty = { $by ->
    [white] Bílý
   *[black] Černý
} nemá zapsáno nic.
sheets-empty = Žádný z hráčů nemá zapsáno nic.
ask-score = { $player } žádá o nahlédnutí do zápisu partie.
ask-sheet = { $player } žádá o partiář k zapisování.
inform = { $by ->
    [white] Pomocník bílého
   *[black] Pomocník černého
} na dotaz hráče sdělí počet tahů a spotřebovaný čas.
correct-by-agreement = Hráči se dohodnou, že nepřípustný tah opraví.
seal = { $player } zapíše jako pečetěný tah „{ $text }“.
seal-nothing = { $player } nechá list pro pečetěný tah prázdný.
sign = { $player } podepíše partiář s výsledkem { $result }.
resume = Hraje se dál.
resume-adjourned = Partie se dohrává. Oba hráči jsou přítomni.
resume-absent = Partie se dohrává. { $absent ->
    [both] Žádný z hráčů není přítomen.
    [white] Bílý není přítomen.
   *[black] Černý není přítomen.
}
adjourn = Hrací doba uplynula a hráč na tahu musí zapečetit tah.
adjourn-early = { $player } přeruší partii { $time } před koncem hrací doby.
open-envelope = Obálka se otevře.
envelope-lost = Obálka se ztratila a pozici není možné obnovit.
envelope-lost-move = Obálka se ztratila. Hráč, který tah zapečetil, tvrdí, že to byl { $text }.
appeal = { $player } se odvolá proti vašemu rozhodnutí.
appeal-quickplay = { $player } se odvolá proti vašemu rozhodnutí o reklamaci v posledních dvou minutách.

# Co rozhodčí vidí.
observe-illegal-move = Všimnete si, že byl proveden nepřípustný tah.
observe-illegal-move-by = { $by ->
    [white] Všimnete si, že bílý provedl nepřípustný tah.
   *[black] Všimnete si, že černý provedl nepřípustný tah.
}
observe-flag = Všimnete si, že spadl praporek.
observe-flag-by = { $by ->
    [white] Všimnete si, že bílému spadl praporek.
   *[black] Všimnete si, že černému spadl praporek.
}
observe-both-flags = Všimnete si, že spadly oba praporky. Nikdo neví, který spadl první.
observe-wrong-start = Všimnete si, že kameny byly na začátku chybně postaveny.
observe-misplaced = Všimnete si, že kámen na { $square } byl na začátku chybně postaven.
observe-wrong-board = Všimnete si, že šachovnice je otočena o devadesát stupňů.
observe-colours-reversed = Všimnete si, že hráči hrají s obrácenými barvami.
observe-displaced = Všimnete si, že kameny jsou posunuty.
observe-displaced-by = { $player } shodí několik kamenů.
observe-device = Najdete u { $by ->
    [white] bílého
   *[black] černého
} elektronické zařízení. Nevydalo žádný zvuk.
observe-device-sound = { $by ->
    [white] Bílému
   *[black] Černému
} zazvoní telefon.
observe-touch-move = Všimnete si, že se hráč dotkl jednoho kamene a táhl jiným.
observe-touch-move-by = Všimnete si: { $player } se dotkl jednoho kamene a táhl jiným.
observe-two-hands = Všimnete si, že byl tah proveden oběma rukama.
observe-two-hands-by = Všimnete si: { $player } táhl oběma rukama.
observe-illegal-position = Všimnete si, že postavení na šachovnici je nepřípustné.
observe-clock-counter = Všimnete si, že počítadlo tahů na hodinách je chybné.
observe-clock-defect = Všimnete si, že hodiny mají závadu.
observe-sheets-due = Spadl praporek a partiáře nejsou úplné.
observe-sheets-due-by = Spadl praporek a partiář { $by ->
    [white] bílého
   *[black] černého
} není úplný.
observe-sheet-complete = { $player } doplnil partiář.
observe-absent = { $player } není u šachovnice.
observe-wrong-hand = { $player } stiskne hodiny jinou rukou, než kterou táhl.
observe-on-the-button = { $player } drží prst na tlačítku hodin.
observe-clock-mistreated = { $player } bouchá do hodin.
observe-left = { $player } opustí bez dovolení hrací prostor.
observe-left-unreported = { $player }, který není na tahu, opustí hrací místnost, aniž se vám ohlásil.
observe-notes = Vidíte: { $player } se dívá do poznámek.
observe-advice = Vidíte: { $player } si nechává radit.
observe-distracting = { $player } ruší soupeře.
observe-refused-search = { $player } odmítne prohlídku.
observe-disrepute = { $player } před diváky uráží soupeře.
observe-smoking = { $player } kouří tam, kde to není dovoleno.
observe-disobeys = { $player } se i přes všechna vaše upozornění odmítá řídit Pravidly šachu.
observe-wrong-entry = Vidíte: { $player } zapsal chybný tah.
observe-illegible = Zápis v partiáři nelze přečíst: { $player } píše nečitelně.
observe-not-algebraic = Vidíte: { $player } nezapisuje tahy algebraickou notací.
observe-sheet-not-returned = { $player } provede tah dříve, než vrátil soupeřův partiář.
observe-not-repeated = { $player } nezopakuje oznámený tah.

# Co by muselo být jinak, aby odpověď byla správná.
teach-edition = Správně podle Pravidel, vydání { $editions }.
teach-standard = Správně ve standardním šachu.
teach-rapid = Správně v rapid šachu.
teach-blitz = Správně v bleskovém šachu.
teach-full = Správně při dostatečném dohledu.
teach-limited = Správně tam, kde jeden rozhodčí dohlíží na mnoho partií.
teach-fewer = Bylo by to správně, kdyby to byl první přestupek.
teach-one-more = Bylo by to správně, kdyby se hráč provinil ještě jednou.
teach-two-more = Bylo by to správně, kdyby se hráč provinil ještě dvakrát.
teach-claimed = Bylo by to správně, kdyby to reklamoval soupeř.
teach-noticed = Bylo by to správně, kdyby si toho všiml rozhodčí a nikdo nereklamoval.
teach-watched = Bylo by to správně, kdyby rozhodčí partii sledoval.
teach-unwatched = Bylo by to správně, kdyby rozhodčí partii nesledoval.
teach-pressed = Bylo by to správně, kdyby předtím byly stisknuty hodiny.
teach-unpressed = Bylo by to správně, kdyby hodiny ještě nebyly stisknuty.
teach-one-hand = Bylo by to správně, kdyby byl tah proveden jednou rukou.
teach-on-purpose = Bylo by to správně, kdyby byl kámen dotknut úmyslně.
teach-accident = Bylo by to správně, kdyby byl kámen dotknut nechtěně.
teach-material = Bylo by to správně, kdyby soupeř ještě mohl dát mat.
teach-bare-king = Bylo by to správně, kdyby soupeř měl jen krále.
teach-fifty = Bylo by to správně, kdyby bylo provedeno padesát tahů bez braní a bez tahu pěšcem.
teach-not-fifty = Bylo by to správně, kdyby bylo provedeno méně než padesát tahů bez braní a bez tahu pěšcem.
teach-twice = Bylo by to správně, kdyby postavení nastalo jen dvakrát.
teach-regulations = Bylo by to správně, kdyby rozpis soutěže nestanovil nic zvláštního.
teach-quickplay = Bylo by to správně, kdyby bylo oznámeno, že platí směrnice pro partie bez přídavku.
teach-increment = Správně v partii s přídavkem na tah.
teach-no-increment = Správně v partii bez přídavku na tah.
teach-other = Rozhodnutí v jiném případě.

# Témata a úrovně.
topic-touch-move = Dotknuté kameny
topic-illegal-moves = Nepřípustné tahy
topic-clock = Hodiny a praporek
topic-draw-claims = Reklamace remízy
topic-offers = Nabídky remízy
topic-endings = Jak partie končí
topic-scoresheets = Partiáře
topic-rapid-blitz = Rapid a bleskový šach
topic-start = Začátek a pozdní příchod
topic-conduct = Chování
topic-adjournment = Přerušené partie
topic-last-two-minutes = Poslední dvě minuty
topic-chess960 = Chess960
topic-blind = Nevidomí hráči
level-1 = lehké
level-2 = střední
level-3 = těžké

# Cvičení.
question = Jak rozhodnete?
drill-heading = Otázka { $number } z { $count } ({ $topic }, { $level })
drill-prompt = Vaše rozhodnutí (1 až { $count }):{" "}
drill-again = Odpovězte číslem od 1 do { $count }.
drill-right = Správně.
drill-wrong = Špatně. Správná odpověď je { $number }.
drill-lesson = Vaše odpověď: { $lesson }
drill-article = Článek { $article }: { $says }
drill-score = Správných odpovědí: { $right } z { $count }.
drill-weakest = Stojí za zopakování: { $topics }.
drill-end = Na shledanou.
paper-title = Jak rozhodnete? { $count ->
    [one] { $count } otázka
    [few] { $count } otázky
   *[other] { $count } otázek
}
paper-key = Řešení
