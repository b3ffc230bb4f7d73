# Co říká rádce, česky.
# Výroky jsou části věty: malé písmeno, bez tečky. Spojují se do jedné věty.

over-checkmate = partie skončila matem: { $result }
over-resignation = { $unwinnable ->
    [yes] hráč se vzdal a partie tím skončila, ale soupeř by nemohl dát mat: { $result }
   *[no] hráč se vzdal a partie tím skončila: { $result }
}
over-stalemate = partie končí remízou: pat
over-dead-position = partie končí remízou: žádný z hráčů nemůže dát mat
over-agreement = partie končí dohodnutou remízou
over-threefold = partie končí remízou pro trojí opakování postavení
over-fifty = partie končí remízou podle pravidla padesáti tahů
over-fivefold = partie končí remízou: postavení nastalo popáté
over-seventyfive = partie končí remízou: sedmdesát pět tahů každého hráče bez braní a bez tahu pěšcem
over-flag = { $unwinnable ->
    [yes] čas vypršel, ale soupeř nemůže dát mat: { $result }
   *[no] partie je prohrána na čas: { $result }
}
over-both-flags = spadly oba praporky: { $result }
over-illegal-moves = { $unwinnable ->
    [yes] nepřípustný tah by znamenal prohru, ale soupeř nemůže dát mat: { $result }
   *[no] partie je prohrána kvůli nepřípustnému tahu: { $result }
}
over-illegal-position = partie končí remízou: postavení je nepřípustné
over-late = partie je prohrána kvůli pozdnímu příchodu: { $result }
over-sealed-move = partie je prohrána kvůli pečetěnému tahu: { $result }
over-quickplay = partie končí na základě reklamace: { $result }
over-device = { $unwinnable ->
    [yes] partie je prohrána kvůli elektronickému zařízení, ale soupeř by nemohl vyhrát: { $result }
   *[no] partie je prohrána kvůli elektronickému zařízení: { $result }
}
over-conduct = partie je prohrána kvůli nesportovnímu chování: { $result }
over-declared = rozhodčí vyhlašuje výsledek: { $result }

claim-threefold = { $verdict ->
    [upheld] reklamace trojího opakování postavení je oprávněná
   *[rejected] reklamace trojího opakování postavení je neoprávněná
}
claim-fifty = { $verdict ->
    [upheld] reklamace podle pravidla padesáti tahů je oprávněná
   *[rejected] reklamace podle pravidla padesáti tahů je neoprávněná
}
claim-flag = { $verdict ->
    [upheld] reklamace pádu praporku je oprávněná
   *[rejected] reklamace pádu praporku se zamítá
}
claim-illegal-move = { $verdict ->
    [upheld] reklamace nepřípustného tahu je oprávněná
   *[rejected] reklamace nepřípustného tahu se zamítá
}
claim-touch-move = { $verdict ->
    [upheld] reklamace dotknutého kamene je oprávněná
   *[rejected] reklamace dotknutého kamene se zamítá
}
claim-two-hands = { $verdict ->
    [upheld] reklamace tahu oběma rukama je oprávněná
   *[rejected] reklamace tahu oběma rukama se zamítá
}
claim-wrong-start = { $verdict ->
    [upheld] reklamace chybného základního postavení je oprávněná
   *[rejected] reklamace chybného základního postavení se zamítá
}
claim-quickplay = { $verdict ->
    [upheld] reklamace remízy v posledních dvou minutách se uznává
    [deferred] rozhodnutí o reklamaci se odkládá a hraje se dál
   *[rejected] reklamace remízy v posledních dvou minutách se zamítá
}
claim-two-moves = { $verdict ->
    [upheld] reklamace dvou tahů za sebou je oprávněná
   *[rejected] reklamace dvou tahů za sebou se zamítá
}

illegal-move = { $by ->
    [white] bílý dokončil nepřípustný tah
   *[black] černý dokončil nepřípustný tah
}
illegal-empty-press = { $by ->
    [white] bílý stiskl hodiny, aniž provedl tah, což se považuje za nepřípustný tah
   *[black] černý stiskl hodiny, aniž provedl tah, což se považuje za nepřípustný tah
}
illegal-two-hands = { $by ->
    [white] bílý provedl tah oběma rukama, což se považuje za nepřípustný tah
   *[black] černý provedl tah oběma rukama, což se považuje za nepřípustný tah
}
stands = { $by ->
    [white] nepřípustný tah bílého nikdo včas nereklamoval, a proto platí
   *[black] nepřípustný tah černého nikdo včas nereklamoval, a proto platí
}
touch-move = { $by ->
    [white] bílý musí dotknutým kamenem táhnout, případně jej vzít
   *[black] černý musí dotknutým kamenem táhnout, případně jej vzít
}
restored = obnovuje se dřívější postavení
must-move = { $by ->
    [white] bílý musí táhnout dotknutým kamenem
   *[black] černý musí táhnout dotknutým kamenem
}
must-capture = { $by ->
    [white] bílý musí vzít dotknutý kámen
   *[black] černý musí vzít dotknutý kámen
}
must-capture-with = { $by ->
    [white] bílý musí svým dotknutým kamenem vzít dotknutý kámen soupeře
   *[black] černý musí svým dotknutým kamenem vzít dotknutý kámen soupeře
}
must-castle = { $by ->
    [white] bílý musí provést rošádu
   *[black] černý musí provést rošádu
}
free = { $by ->
    [white] bílý smí zahrát jakýkoli přípustný tah
   *[black] černý smí zahrát jakýkoli přípustný tah
}
time-added = { $to ->
    [white] bílý dostává navíc { $time }
   *[black] černý dostává navíc { $time }
}
time-taken = { $to ->
    [white] bílému se odečítá { $time }
   *[black] černému se odečítá { $time }
}

breach-two-hands = { $by ->
    [white] bílý provedl tah oběma rukama, což může rozhodčí potrestat
   *[black] černý provedl tah oběma rukama, což může rozhodčí potrestat
}
breach-clock-without-move = { $by ->
    [white] bílý stiskl hodiny, aniž provedl tah, což může rozhodčí potrestat
   *[black] černý stiskl hodiny, aniž provedl tah, což může rozhodčí potrestat
}
breach-offer-timing = { $by ->
    [white] bílý nabídl remízu v nesprávnou chvíli, ale nabídka platí
   *[black] černý nabídl remízu v nesprávnou chvíli, ale nabídka platí
}
breach-scoresheet = { $by ->
    [white] bílý nevede partiář předepsaným způsobem, což může rozhodčí potrestat
   *[black] černý nevede partiář předepsaným způsobem, což může rozhodčí potrestat
}
breach-device = { $by ->
    [white] bílý má u sebe zařízení, které zde není dovoleno, což může rozhodčí potrestat
   *[black] černý má u sebe zařízení, které zde není dovoleno, což může rozhodčí potrestat
}
breach-disturbance = { $by ->
    [white] bílý ruší soupeře, což může rozhodčí potrestat
   *[black] černý ruší soupeře, což může rozhodčí potrestat
}
breach-wrong-hand = { $by ->
    [white] bílý stiskl hodiny jinou rukou, než kterou táhl, což může rozhodčí potrestat
   *[black] černý stiskl hodiny jinou rukou, než kterou táhl, což může rozhodčí potrestat
}
breach-on-the-button = { $by ->
    [white] bílý drží prst na tlačítku hodin nebo nad ním, což může rozhodčí potrestat
   *[black] černý drží prst na tlačítku hodin nebo nad ním, což může rozhodčí potrestat
}
breach-clock-mistreated = { $by ->
    [white] bílý nezachází s hodinami správně, což může rozhodčí potrestat
   *[black] černý nezachází s hodinami správně, což může rozhodčí potrestat
}
breach-left = { $by ->
    [white] bílý opustil hrací prostor bez dovolení, což může rozhodčí potrestat
   *[black] černý opustil hrací prostor bez dovolení, což může rozhodčí potrestat
}
breach-left-unreported = { $by ->
    [white] bílý opustil hrací místnost bez ohlášení rozhodčímu, což může rozhodčí potrestat
   *[black] černý opustil hrací místnost bez ohlášení rozhodčímu, což může rozhodčí potrestat
}
breach-notes = { $by ->
    [white] bílý použil poznámky, což může rozhodčí potrestat
   *[black] černý použil poznámky, což může rozhodčí potrestat
}
breach-advice = { $by ->
    [white] bílý využil rady, což může rozhodčí potrestat
   *[black] černý využil rady, což může rozhodčí potrestat
}
breach-distracting = { $by ->
    [white] bílý ruší nebo obtěžuje soupeře, což může rozhodčí potrestat
   *[black] černý ruší nebo obtěžuje soupeře, což může rozhodčí potrestat
}
breach-refused-search = { $by ->
    [white] bílý odmítl prohlídku, což může rozhodčí potrestat
   *[black] černý odmítl prohlídku, což může rozhodčí potrestat
}
breach-disrepute = { $by ->
    [white] bílý poškodil dobré jméno šachu, což může rozhodčí potrestat
   *[black] černý poškodil dobré jméno šachu, což může rozhodčí potrestat
}
breach-smoking = { $by ->
    [white] bílý kouří tam, kde to není dovoleno, což může rozhodčí potrestat
   *[black] černý kouří tam, kde to není dovoleno, což může rozhodčí potrestat
}
breach-disobeys = { $by ->
    [white] bílý se opakovaně odmítá řídit Pravidly šachu: trestem je prohra partie a o bodech soupeře rozhodne rozhodčí
   *[black] černý se opakovaně odmítá řídit Pravidly šachu: trestem je prohra partie a o bodech soupeře rozhodne rozhodčí
}
breach-not-repeated = { $by ->
    [white] bílý nezopakoval oznámený tah, což může rozhodčí potrestat
   *[black] černý nezopakoval oznámený tah, což může rozhodčí potrestat
}

penalty-warning = { $by ->
    [white] bílý je napomenut
   *[black] černý je napomenut
}
penalty-add-time = { $by ->
    [white] bílý je potrestán: soupeř dostává čas navíc
   *[black] černý je potrestán: soupeř dostává čas navíc
}
penalty-take-time = { $by ->
    [white] bílý je potrestán odečtením času
   *[black] černý je potrestán odečtením času
}
penalty-raise-opponent = { $by ->
    [white] bílý je potrestán: soupeři se zvyšuje počet bodů
   *[black] černý je potrestán: soupeři se zvyšuje počet bodů
}
penalty-lower-offender = { $by ->
    [white] bílý je potrestán: snižuje se mu počet bodů
   *[black] černý je potrestán: snižuje se mu počet bodů
}
penalty-loss = { $by ->
    [white] bílý je potrestán prohrou partie
   *[black] černý je potrestán prohrou partie
}
penalty-fine = { $by ->
    [white] bílý je potrestán pokutou
   *[black] černý je potrestán pokutou
}
penalty-exclude-rounds = { $by ->
    [white] bílý je vyloučen z jednoho nebo více kol
   *[black] černý je vyloučen z jednoho nebo více kol
}
penalty-expel = { $by ->
    [white] bílý je vyloučen ze soutěže
   *[black] černý je vyloučen ze soutěže
}

offer = { $by ->
    [white] nabídka remízy bílého platí a trvá
   *[black] nabídka remízy černého platí a trvá
}
offer-ends-accepted = { $by ->
    [white] nabídka remízy bílého byla přijata
   *[black] nabídka remízy černého byla přijata
}
offer-ends-declined = { $by ->
    [white] nabídka remízy bílého byla odmítnuta
   *[black] nabídka remízy černého byla odmítnuta
}
offer-ends-touched = { $by ->
    [white] nabídka remízy bílého je odmítnuta, protože se soupeř dotkl kamene
   *[black] nabídka remízy černého je odmítnuta, protože se soupeř dotkl kamene
}
offer-ends-game-over = { $by ->
    [white] nabídka remízy bílého zaniká s koncem partie
   *[black] nabídka remízy černého zaniká s koncem partie
}
offer-ends-no-consent = { $by ->
    [white] nabídka remízy bílého zaniká, protože s ní rozhodčí nesouhlasí
   *[black] nabídka remízy černého zaniká, protože s ní rozhodčí nesouhlasí
}

flag = { $by ->
    [white] bílému spadl praporek
   *[black] černému spadl praporek
}

noted-wrong-board = postavení se přenáší na správně položenou šachovnici a hraje se dál
noted-displaced = kameny se vracejí na svá místa a hraje se dál
noted-wrong-start = na reklamaci základního postavení je pozdě: hraje se dál
noted-colours-reversed = barvy zůstávají, jak jsou, a hraje se dál
noted-illegal-position = zůstane-li postavení nepřípustné i po příštím tahu, partie končí remízou
noted-both-absent = žádný z hráčů není u šachovnice a běží čas bílého
noted-absent = hráč není u šachovnice
noted-clock-setting = hodiny jsou nastaveny
noted-second-envelope = odpověď je zapečetěna
noted-felt = kámen byl jen ohmatán a nepovažuje se za dotknutý
noted-not-announced = tah se považuje za provedený, až bude oznámen
noted-misannounced = přeřeknutí je třeba opravit před stisknutím hodin
noted-boards-differ = opraví se pozice na šachovnici, která neodpovídá partiářům
noted-assistant = pomocník to smí udělat
noted-appeal = odvolání je zaznamenáno
noted-signatures = výsledek, který oba hráči podepsali, platí, pokud rozhodčí nerozhodne jinak
noted-position = postavení je zaznamenáno
noted-reopen = partie pokračuje
noted-retract = poslední rozhodnutí se odvolává
noted-clock-counter = hodiny stojí, dokud nebude opraveno počítadlo tahů
noted-admitted = opozdilý hráč smí hrát
noted-clock-defect = hodiny stojí, dokud nebudou vyměněny a nastaveny
noted-sheet-due = partiář musí být doplněn před dalším tahem
noted-sheet-complete = partiář je doplněn
noted-wrong-colour = kámen má nesprávnou barvu a pěšec ještě není proměněn
noted-sheet-asked = hráč může dostat partiář k zapisování
noted-assistant-needed = v této partii je pomocník povinný
noted-informed = zrakově postižený hráč byl informován o počtu tahů a spotřebovaném čase
annulled = partie se ruší a hraje se nová

too-late-wrong-board = na reklamaci položení šachovnice je pozdě: hraje se dál
device-score = { $by ->
    [white] bílý kvůli zařízení prohrává a soupeř získá výhru, byl-li ještě možný mat nějakou posloupností přípustných tahů, jinak půl bodu
   *[black] černý kvůli zařízení prohrává a soupeř získá výhru, byl-li ještě možný mat nějakou posloupností přípustných tahů, jinak půl bodu
}

judge-quickplay = rozhodčí posoudí, zda soupeř může vyhrát normálními prostředky a zda o to usiluje
judge-increment = rozhodčí rozhodne, zda oba hráči dostanou přídavek pěti sekund na tah
judge-wrong-start = rozhodčí zjistí, zda bylo základní postavení chybné
judge-opponent-points = hráč prohrává a rozhodčí rozhodne, kolik bodů získá soupeř
judge-unwinnable = rozhodčí posoudí, zda by soupeř mohl dát mat jakoukoli posloupností přípustných tahů
judge-next-period = rozhodčí rozhodne, zda se následující tah považuje za první tah nového časového úseku
judge-boards-differ = rozhodčí rozhodne, zda se tahy vrátí až k místu, kde oba partiáře souhlasí
judge-threefold = rozhodčí ověří reklamaci
judge-fifty = rozhodčí ověří reklamaci
judge-illegal-move = rozhodčí ověří, zda byl tah nepřípustný
judge-touch-move = rozhodčí zjistí, zda byl kámen dotknut
judge-two-hands = rozhodčí zjistí, zda byl tah proveden oběma rukama
judge-can-checkmate = partie je prohrána, může-li soupeř ještě dát mat jakoukoli posloupností přípustných tahů, jinak končí remízou
judge-sealed-move = rozhodčí rozhodne, který tah byl zapečetěn
judge-two-moves = rozhodčí zjistí, zda byly provedeny dva tahy za sebou
judge-illegal-position = rozhodčí určí, které postavení se obnoví
judge-draw-consent = rozhodčí rozhodne, zda s remízou souhlasí

completed = { $by ->
    [white] tah bílého platí a hraje se dál
   *[black] tah černého platí a hraje se dál
}
made = { $by ->
    [white] tah bílého platí
   *[black] tah černého platí
}
play-on = nic se nemění: hraje se dál

refused-game-over = co se stalo potom, se nepočítá
refused-not-started = partie ještě nezačala
refused-already-started = partie již začala
refused-not-absent = hráč není nepřítomen
refused-not-on-move = to smí jen hráč na tahu
refused-clocks-stopped = hodiny jsou zastaveny: nyní je nelze použít
refused-clocks-not-stopped = nejprve je třeba zastavit hodiny
refused-clock-not-running = hodiny tohoto hráče neběží
refused-no-clock = hraje se bez hodin
refused-no-move = tah nebyl proveden
refused-nothing-there = není co trestat
refused-not-part-of-a-move = to není součást tahu
refused-no-pawn-to-promote = žádný pěšec nečeká na proměnu
refused-touched-already = reklamující hráč se dotkl kamene a v tomto tahu už reklamovat nemůže
refused-played-already = reklamující hráč již tah provedl a v tomto tahu už reklamovat nemůže
refused-complaint-lost = reklamující hráč se mezitím dotkl kamene a ztratil právo na reklamaci
refused-stands = tah platí
refused-only-on-claim = rozhodčí jedná jen na reklamaci hráče
refused-no-offer = není žádná nabídka remízy, kterou by šlo přijmout
refused-agreement-restricted = rozpis soutěže tuto dohodu nepovoluje: hraje se dál
refused-agreement-too-early = na remíze se nelze dohodnout, dokud každý z hráčů neprovede aspoň jeden tah: hraje se dál
refused-not-in-this-edition = toto vydání Pravidel to neumožňuje
refused-not-in-this-class = toto pravidlo pro tento druh partie neplatí
refused-not-announced = toto pravidlo platí, jen bylo-li před soutěží oznámeno
refused-too-much-time = reklamující hráč má ještě dvě minuty nebo více: tato reklamace zatím není možná
refused-too-late = na to je pozdě: hraje se dál
refused-no-question = není o čem rozhodovat
refused-not-an-answer = to není odpověď na otázku
refused-question-open = nejprve je třeba rozhodnout jinou otázku
refused-sealing = právě se pečetí tah
refused-not-sealing = zatím není co pečetit
refused-nothing-sealed = žádný tah nebyl zapečetěn
refused-adjourned = partie je přerušena
refused-not-adjourned = partie není přerušena
refused-replier-absent = hráč, který má odpovědět, není přítomen
refused-no-scoresheets = partiáře se nevedou
refused-not-written = nejprve je třeba tah zapsat
refused-offer-open = soupeř musí nejprve odpovědět na nabídku
refused-not-over = partie ještě neskončila
refused-move-not-announced = nejprve je třeba tah oznámit
refused-envelope-closed = obálka je uzavřena
refused-nobody-blind = žádný z hráčů není zrakově postižený
refused-no-assistant = hráč nemá pomocníka
refused-not-for-an-assistant = pomocník to nesmí udělat
refused-final = rozhodnutí je konečné
refused-board-untold = pozice na šachovnici není známa
refused-moves-told = tahy jsou známy

# Co teď udělat. Celé věty.
step-stop = Zastavte oboje hodiny.
step-put-back = { $by ->
    [white] Obnovte pozici před přestupkem bílého. Bílý musí táhnout kamenem, kterým hrál, nebo vzít kámen, který vzal, pokud to umožňuje přípustný tah; jinak smí zahrát jakýkoli přípustný tah.
   *[black] Obnovte pozici před přestupkem černého. Černý musí táhnout kamenem, kterým hrál, nebo vzít kámen, který vzal, pokud to umožňuje přípustný tah; jinak smí zahrát jakýkoli přípustný tah.
}
step-must-move = { $by ->
    [white] Bílý nyní musí provést tah.
   *[black] Černý nyní musí provést tah.
}
step-touch-move = { $by ->
    [white] Vraťte tah bílého. Bílý musí dotknutým kamenem táhnout, případně jej vzít, pokud to umožňuje přípustný tah.
   *[black] Vraťte tah černého. Černý musí dotknutým kamenem táhnout, případně jej vzít, pokud to umožňuje přípustný tah.
}
step-wait-a-move = Vyčkejte dalšího dokončeného tahu. Je-li postavení nepřípustné i pak, vyhlaste remízu.
step-wait-for-claim = Nedělejte nic, dokud hráč nereklamuje.
step-estimate = Soupeř mezitím táhl: než cokoli přidáte, nastavte oboje hodiny podle nejlepšího vědomí a svědomí na to, co ukazovaly v okamžiku přestupku.
step-annul = Postavte kameny znovu a zahajte novou partii se správným postavením, barvami a časy.
step-displaced = Hráč, který kameny převrhl, je vrací na místo, zatímco běží jeho hodiny; soupeř smí hodiny zastavit a přivolat vás. Hráče smíte potrestat.
step-found-displaced = Zastavte oboje hodiny, obnovte poslední správnou pozici, nastavte hodiny podle nejlepšího vědomí a svědomí a nechte odtud pokračovat ve hře.
step-other-board = Přeneste postavení na správně položenou šachovnici.
step-replace-clock = Vyměňte hodiny, co nejpřesněji určete časy a nastavte je.
step-correct-counter = Opravte počítadlo tahů na hodinách.
step-complete-sheet = Nechte hráče před dalším tahem doplnit partiář, v případě potřeby podle soupeřova.
step-set = { $by ->
    [white] Přestavte hodiny bílého z { $before } na { $after }.
   *[black] Přestavte hodiny černého z { $before } na { $after }.
}
step-add = { $by ->
    [white] Přidejte bílému na hodinách { $time }.
   *[black] Přidejte černému na hodinách { $time }.
}
step-take = { $by ->
    [white] Odečtěte bílému na hodinách { $time }.
   *[black] Odečtěte černému na hodinách { $time }.
}
step-take-increment = { $by ->
    [white] Odečtěte bílému na hodinách přídavek za tento stisk.
   *[black] Odečtěte černému na hodinách přídavek za tento stisk.
}
step-start = { $by ->
    [white] Spusťte hodiny bílého.
   *[black] Spusťte hodiny černého.
}
step-record-offence = { $by ->
    [white] Zapište si: přestupek bílého, číslo tahu, oba časy a své rozhodnutí.
   *[black] Zapište si: přestupek černého, číslo tahu, oba časy a své rozhodnutí.
}
step-penalty = { $by ->
    [white] Zvolte trest pro bílého ze seznamu níže a zapište si ho.
   *[black] Zvolte trest pro černého ze seznamu níže a zapište si ho.
}
step-record-claim = Zapište si reklamaci, číslo tahu a své rozhodnutí.
step-result = Zapište { $result } do obou partiářů a dejte je oběma hráčům podepsat.
step-result-late = Zaznamenejte výsledek { $result }.
step-nothing = Není třeba nic dělat: nechte hráče hrát dál.
step-announce = Oznamte hráčům rozhodnutí; hraje se dál.
step-can-checkmate = Zjistěte, zda soupeř ještě může dát mat: nastavte pozici na šachovnici.
step-judge = Toto musíte posoudit vy. Pak oznamte rozhodnutí.
step-play-stated-move = Hráč, který reklamoval, musí provést tah, který zapsal nebo oznámil.
step-may-add-two-minutes = Soupeři smíte přidat dvě minuty.
step-rook-first = Nejprve byla dotknuta věž: rošáda na tuto stranu není v tomto tahu dovolena. Musí se táhnout věží, je-li to možné.
step-king-instead = Rošáda zde není přípustná: musí se táhnout králem, třeba i rošádou na druhou stranu. Nemá-li král přípustný tah, lze zahrát jakýkoli přípustný tah.
step-which-flag = Podívejte se na hodiny: ukazují, který praporek spadl první. Hráč, kterému spadl, prohrál na čas, může-li soupeř ještě dát mat.

# Co odpověď předpokládá. Celé věty.
supposes-rapid = Odpověď platí pro rapid šach: ve standardním šachu je dohled vždy.
supposes-quickplay = Předpokládá se, že pravidla pro partie bez přídavku byla předem oznámena, pokud to vydání vyžaduje.
supposes-reporting = Předpokládá se, že rozpis soutěže vyžaduje ohlášení odchodu z hrací místnosti, pokud to vydání dovoluje.

# Tresty, z nichž se volí.
penalties-warning = napomenutí
penalties-add-time = přidání času soupeři
penalties-take-time = odebrání času hráči, který se provinil
penalties-raise-opponent = zvýšení bodového zisku soupeři
penalties-lower-offender = snížení bodového zisku hráči, který se provinil
penalties-loss = prohra partie
penalties-fine = pokuta
penalties-exclude-rounds = vyloučení z jednoho nebo více kol
penalties-expel = vyloučení ze soutěže

# Proč rozhodnutí není jiné.
only-if-answer = Tak by se rozhodlo, kdyby odpověď na „{ $question }“ byla „{ $answer }“.
only-if-standard = Tak se rozhoduje ve standardním šachu.
only-if-rapid = Tak se rozhoduje v rapid šachu.
only-if-blitz = Tak se rozhoduje v bleskovém šachu.
only-if-full = Tak se rozhoduje při dostatečném dohledu.
only-if-limited = Tak se rozhoduje tam, kde jeden rozhodčí dohlíží na mnoho partií.
only-if-increment = Tak se rozhoduje v partii s přídavkem.
only-if-no-increment = Tak se rozhoduje v partii bez přídavku.

# Témata.
topic-illegal = Nepřípustný tah
topic-illegal-about = Nepřípustný tah, obě ruce, stisknutí bez tahu
topic-unsupervised = Nepřípustný tah bez dohledu
topic-unsupervised-about = Rapid a bleskový šach, jeden rozhodčí na mnoho partií
topic-ended = Partie už předtím skončila
topic-ended-about = Mat, pat, vzdání nebo remíza, a pak ještě něco
topic-flag = Pád praporku
topic-flag-about = Komu spadl, kdo si všiml a může soupeř ještě dát mat?
topic-writing = Zápis partie
topic-writing-about = Nezapisuje, zapisuje předem, zbývá méně než pět minut
topic-draws = Reklamace remízy
topic-draws-about = Trojí opakování, padesát tahů, poslední dvě minuty
topic-touch = Dotknuto – hráno
topic-touch-about = Vlastní kámen, soupeřův kámen, rošáda, opravování kamenů
topic-clock = Hodiny
topic-clock-about = Nesprávná ruka, údery, převržené kameny, závada
topic-automatic = 75 tahů, páté opakování
topic-automatic-about = Remízy, které nikdo nemusí reklamovat
topic-offers = Nabídka remízy
topic-offers-about = Kdy zazněla a jaká byla odpověď
topic-start = Pozdní příchod, chybný začátek
topic-start-about = Opozdilí hráči, barvy, základní postavení, šachovnice
topic-conduct = Telefon a chování
topic-conduct-about = Zvonění telefonu, odchod, poznámky, hluk

# Otázky a odpovědi. Odpověď bez vlastního textu přebírá společný.
answer-white = Bílý
answer-black = Černý
answer-none = Žádný: tento je první
answer-one = Jeden: tento je druhý
answer-two = Dva: tento je třetí

question-who = Který hráč?
question-illegal-who = Kdo se provinil?
question-earlier = Kolik nepřípustných tahů už tento hráč dokončil?
question-illegal-what = Co se stalo?
illegal-what-claimed = Hodiny stisknuty, soupeř ihned reklamuje
illegal-what-seen = Hodiny stisknuty, všiml si rozhodčí
illegal-what-replied = Soupeř odpověděl a pak reklamuje
illegal-what-later = Zjištěno až o několik tahů později
illegal-what-not-pressed = Hodiny ještě nebyly stisknuty
illegal-what-empty-press = Hodiny stisknuty bez jakéhokoli tahu
illegal-what-two-hands = Obě ruce při jednom tahu (rošáda, braní, proměna)

question-unsupervised-what = Co se stalo?
unsupervised-what-claimed = Soupeř reklamuje, než odpoví
unsupervised-what-seen = Všiml si rozhodčí, ale nikdo nereklamuje
unsupervised-what-replied = Soupeř odpověděl a pak reklamuje
unsupervised-what-both-in-check = Oba králové jsou v šachu
unsupervised-what-king-taken = Tento hráč vzal soupeřova krále

question-ended-what = Co bylo první?
ended-what-checkmate = Mat
ended-what-stalemate = Pat
ended-what-dead = Žádný z hráčů už nemůže dát mat
ended-what-resignation = Hráč se vzdal
ended-what-agreement = Dohodnutá remíza
question-ended-who = Kdo partii ukončil?
ended-who-white = Bílý: dal mat, zahrál poslední tah, vzdal se nebo přijal remízu
ended-who-black = Černý: dal mat, zahrál poslední tah, vzdal se nebo přijal remízu
question-ended-then = Co přišlo potom?
ended-then-own-flag = Spadl praporek tohoto hráče
ended-then-flag = Spadl praporek soupeře
ended-then-resigned = Soupeř se vzdal
ended-then-illegal = Reklamuje se nepřípustný tah
ended-then-agreed = Hráči se dohodli na remíze

question-flag-whose = Komu spadl praporek?
flag-whose-both = Oběma
question-flag-noticed = Kdo si všiml?
flag-noticed-claimed = Soupeř reklamuje
flag-noticed-seen = Všiml si rozhodčí
question-flag-both = Ví se, komu spadl dříve?
flag-both-order-unknown = Ne
flag-both-white-first = Ano: bílému
flag-both-black-first = Ano: černému

question-writing-what = Co je špatně?
writing-what-not-written = Tah není zapsán, zbývá více než pět minut
writing-what-under-five = Tah není zapsán, zbývá méně než pět minut
writing-what-in-advance = Tah zapsán dříve, než byl proveden
writing-what-wrong-entry = Chybně zapsaný tah
writing-what-illegible = Nečitelný partiář
writing-what-not-algebraic = Není v algebraické notaci
writing-what-flag-fell = Spadl praporek a v partiáři chybějí tahy
writing-what-sheet-kept = Soupeřův partiář nebyl vrácen

question-claim-who = Kdo reklamuje?
question-claim-what = Co se reklamuje?
claim-what-threefold = Trojí opakování
claim-what-fifty = Padesát tahů
claim-what-quickplay = Remíza v posledních dvou minutách
question-claim-how = Jak se reklamuje?
claim-how-board-right = Postavení na šachovnici, reklamace oprávněná
claim-how-board-wrong = Postavení na šachovnici, reklamace neoprávněná
claim-how-move-right = Zapsaný neprovedený tah, reklamace oprávněná
claim-how-move-wrong = Zapsaný neprovedený tah, reklamace neoprávněná
claim-how-moved-already = Reklamující hráč již tah provedl
claim-how-not-on-move = Na tahu je soupeř
question-quickplay-how = Jaká je situace?
quickplay-how-upheld = Soupeř nemůže vyhrát normálními prostředky nebo o výhru neusiluje
quickplay-how-rejected = Soupeř může vyhrát a o výhru usiluje
quickplay-how-deferred = Chci ještě sledovat hru
quickplay-how-two-minutes-left = Reklamující hráč má dvě minuty nebo více
quickplay-how-not-announced = Tato pravidla nebyla pro soutěž oznámena
quickplay-how-five-seconds = Hráč žádá o přídavek pěti sekund na tah

question-touch-who = Kdo se dotkl kamene?
question-touch-what = Co bylo dotknuto?
touch-what-own = Vlastní kámen, kterým lze táhnout
touch-what-own-stuck = Vlastní kámen, kterým nelze táhnout
touch-what-capturable = Soupeřův kámen, který lze vzít
touch-what-not-capturable = Soupeřův kámen, který nelze vzít
touch-what-own-and-enemy = Vlastní, pak soupeřův kámen
touch-what-king-and-rook = Král, pak věž
touch-what-rook-and-king = Věž, pak král
touch-what-castling-illegal = Král a věž, ale rošáda není přípustná
touch-what-adjusted = Kameny, po oznámení „opravuji“
touch-what-accident = Kámen, zjevně náhodou
question-touch-then = Co potom?
touch-then-nothing = Zatím nic
touch-then-other-moved = Taženo jiným kamenem, hodiny nestisknuty
touch-then-other-pressed = Taženo jiným kamenem, hodiny stisknuty, soupeř reklamuje
touch-then-opponent-moved = Soupeř mezitím táhl a pak reklamuje

question-clock-what = O co jde?
clock-what-wrong-hand = Stisknuty nesprávnou rukou
clock-what-on-the-button = Prst zůstává na tlačítku
clock-what-mistreated = Údery, zvedání nebo převržení hodin
clock-what-displaced = Převržené kameny
clock-what-defect = Vadné hodiny
clock-what-counter = Chybné počítadlo tahů

question-automatic-what = Který případ?
automatic-what-seventyfive = 75 tahů bez braní a tahu pěšcem
automatic-what-fivefold = Totéž postavení popáté
question-seventyfive-then = Co potom?
seventyfive-then-at-once = Zjištěno ihned
seventyfive-then-checkmate = Poslední z těchto tahů dal mat
seventyfive-then-resigned = Hráč se potom vzdal
seventyfive-then-fifty-only = Více než 50, ale ještě ne 75
question-fivefold-then = Co potom?
fivefold-then-at-once = Zjištěno ihned
fivefold-then-resigned = Hráč se potom vzdal
fivefold-then-four-only = Teprve počtvrté

question-offer-who = Kdo nabídl remízu?
question-offer-when = Kdy?
offer-when-after-move = Po tahu, před stiskem hodin
offer-when-before-move = Ve vlastním čase, před tahem
offer-when-opponents-time = V soupeřově čase
offer-when-too-early = Před 30. tahem, což rozpis soutěže zakazuje
question-offer-then = Co udělal soupeř?
offer-then-open = Zatím nic
offer-then-accepted = Přijal
offer-then-declined = Odmítl
offer-then-touched = Dotkl se kamene

question-start-what = Co bylo špatně?
start-what-late = Pozdní příchod
start-what-colours = Obrácené barvy
start-what-position = Chybné základní postavení
start-what-board = Špatně otočená šachovnice
start-what-displaced = Posunuté kameny
question-start-moves = Kolik tahů bylo provedeno?
start-moves-two = Každý nejvýše dva
start-moves-few = Každý tři až devět
start-moves-ten = Každý deset nebo více
question-late-who = Kdo se opozdil?
late-who-neither = Oba hráči
question-late-how = O kolik?
late-how-within = V rámci čekací doby
late-how-beyond = Po uplynutí čekací doby
late-how-no-tolerance = Čekací doba je nulová

question-conduct-what = Co se stalo?
conduct-what-phone-rings = Zvuk telefonu nebo jiného zařízení
conduct-what-phone-found = Nalezen zapnutý telefon nebo zařízení
conduct-what-left = Hráč opustil hrací prostor, nebo hrací místnost, když byl na tahu
conduct-what-left-area = Hráč opustil hrací místnost, když nebyl na tahu
conduct-what-notes = Použity poznámky nebo kniha
conduct-what-advice = Někdo hráči radil
conduct-what-distracting = Hráč ruší soupeře
conduct-what-refused-search = Hráč odmítá prohlídku
conduct-what-disobeys = Hráč se odmítá řídit Pravidly šachu
conduct-what-smoking = Hráč kouří
