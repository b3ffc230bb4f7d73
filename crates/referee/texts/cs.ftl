# Co říká rozhodčí, česky.

made = { $by ->
    [white] Bílý
   *[black] Černý
} zahrál { $san }.
completed = { $by ->
    [white] Bílý
   *[black] Černý
} dokončil tah { $move }.

must-move = { $by ->
    [white] Bílý
   *[black] Černý
} se dotkl kamene na { $square } a musí jím táhnout.
must-capture = { $by ->
    [white] Bílý
   *[black] Černý
} se dotkl kamene na { $square } a musí jej vzít.
must-capture-with = { $by ->
    [white] Bílý
   *[black] Černý
} musí vzít kámen na { $square } kamenem z { $with }.
must-castle-king = { $by ->
    [white] Bílý
   *[black] Černý
} musí provést malou rošádu.
must-castle-queen = { $by ->
    [white] Bílý
   *[black] Černý
} musí provést velkou rošádu.
free = { $by ->
    [white] Bílý
   *[black] Černý
} nemůže táhnout kamenem, kterého se dotkl, ani jej vzít, a smí zahrát jakýkoli přípustný tah.

illegal-no-piece = Nepřípustný tah { $move }: na tomto poli není žádný kámen.
illegal-not-yours = Nepřípustný tah { $move }: kámen patří soupeři.
illegal-castling-right-lost = Nepřípustný tah { $move }: právo na rošádu bylo ztraceno.
illegal-castling-blocked = Nepřípustný tah { $move }: rošádě stojí v cestě kámen.
illegal-castling-attacked = Nepřípustný tah { $move }: král nesmí rošovat ze šachu, přes napadené pole ani do šachu.
illegal-own-piece = Nepřípustný tah { $move }: na tomto poli stojí vlastní kámen.
illegal-cannot-reach = Nepřípustný tah { $move }: tento kámen takto netáhne.
illegal-blocked = Nepřípustný tah { $move }: v cestě stojí jiný kámen.
illegal-king-captured = Nepřípustný tah { $move }: krále nelze vzít.
illegal-own-king-in-check = Nepřípustný tah { $move }: vlastní král by byl v šachu.
illegal-pawn-not-promoted = Nepřípustný tah { $move }: pěšec na poslední řadě nebyl vyměněn.
illegal-clock-without-move = { $by ->
    [white] Bílý
   *[black] Černý
} stiskl hodiny, aniž provedl tah; považuje se to za nepřípustný tah.
illegal-two-hands = { $by ->
    [white] Bílý
   *[black] Černý
} provedl tah oběma rukama; považuje se to za nepřípustný tah.

stands = Nepřípustný tah { $move } nikdo včas nereklamoval; platí.
touch-move = { $by ->
    [white] Bílý
   *[black] Černý
} musí hrát dotknutým kamenem z { $square }; tah se vrací.
restored = Obnovuje se postavení po { $ply }. půltahu.
time-added = { $to ->
    [white] Bílý
   *[black] Černý
} dostává navíc { $time }.
time-taken = { $to ->
    [white] Bílému
   *[black] Černému
} se odečítá { $time }.

violation-two-hands = { $by ->
    [white] Bílý
   *[black] Černý
} provedl tah oběma rukama.
violation-clock-without-move = { $by ->
    [white] Bílý
   *[black] Černý
} stiskl hodiny, aniž provedl tah.
violation-offer-timing = { $by ->
    [white] Bílý
   *[black] Černý
} nabídl remízu v nesprávnou chvíli; nabídka platí.
violation-scoresheet = { $by ->
    [white] Bílý
   *[black] Černý
} nevede partiář předepsaným způsobem.
violation-device = { $by ->
    [white] Bílý
   *[black] Černý
} má v hracích prostorech elektronické zařízení.
violation-disturbance = { $by ->
    [white] Bílý
   *[black] Černý
} ruší soupeře.
violation-wrong-hand = { $by ->
    [white] Bílý
   *[black] Černý
} stiskl hodiny jinou rukou, než kterou táhl.
violation-on-the-button = { $by ->
    [white] Bílý
   *[black] Černý
} drží prst na tlačítku hodin nebo nad ním.
violation-clock-mistreated = { $by ->
    [white] Bílý
   *[black] Černý
} nezachází s hodinami správně.
violation-left = { $by ->
    [white] Bílý
   *[black] Černý
} opustil hrací prostory bez dovolení.
violation-left-unreported = { $by ->
    [white] Bílý
   *[black] Černý
} opustil hrací místnost bez ohlášení rozhodčímu.
violation-notes = { $by ->
    [white] Bílý
   *[black] Černý
} použil poznámky nebo jiný zdroj informací.
violation-advice = { $by ->
    [white] Bílý
   *[black] Černý
} využil rady.
violation-distracting = { $by ->
    [white] Bílý
   *[black] Černý
} ruší nebo obtěžuje soupeře.
violation-refused-search = { $by ->
    [white] Bílý
   *[black] Černý
} odmítl prohlídku.
violation-disrepute = { $by ->
    [white] Bílý
   *[black] Černý
} poškodil dobré jméno šachu.
violation-smoking = { $by ->
    [white] Bílý
   *[black] Černý
} kouří tam, kde to není dovoleno.
violation-disobeys = { $by ->
    [white] Bílý
   *[black] Černý
} opakovaně odmítá dodržovat pravidla.

offer = { $by ->
    [white] Bílý
   *[black] Černý
} nabízí remízu.
offer-ends-accepted = Nabídka remízy { $by ->
    [white] bílého
   *[black] černého
} byla přijata.
offer-ends-declined = Nabídka remízy { $by ->
    [white] bílého
   *[black] černého
} byla odmítnuta.
offer-ends-touched = Soupeř se dotkl kamene; nabídka remízy { $by ->
    [white] bílého
   *[black] černého
} je tím odmítnuta.
offer-ends-game-over = Partie skončila a s ní i nabídka remízy { $by ->
    [white] bílého
   *[black] černého
}.
offer-ends-no-consent = Rozhodčí nesouhlasí s remízou, kterou nabídl { $by ->
    [white] bílý
   *[black] černý
}.

claim-threefold = { $verdict ->
    [upheld] Reklamace je oprávněná: postavení nastalo { $count }krát.
   *[rejected] Reklamace je neoprávněná: postavení nenastalo potřetí.
}
claim-fifty = { $verdict ->
    [upheld] Reklamace je oprávněná: počet tahů každého hráče bez braní a bez tahu pěšcem je { $count }.
   *[rejected] Reklamace je neoprávněná: počet tahů každého hráče bez braní a bez tahu pěšcem je jen { $count }.
}
claim-flag = { $verdict ->
    [upheld] Reklamace pádu praporku je oprávněná.
   *[rejected] Reklamace pádu praporku se zamítá.
}
claim-illegal-move = { $verdict ->
    [upheld] Reklamace je oprávněná: byl dokončen nepřípustný tah.
   *[rejected] Reklamace se zamítá: žádný nepřípustný tah nebyl dokončen.
}
claim-touch-move = { $verdict ->
    [upheld] Reklamace je oprávněná: dotknutým kamenem nebylo hráno.
   *[rejected] Reklamace se zamítá: pravidlo o dotknutém kameni nebylo porušeno.
}
claim-two-hands = { $verdict ->
    [upheld] Reklamace je oprávněná: tah byl proveden oběma rukama.
   *[rejected] Reklamace se zamítá: tah byl proveden jednou rukou.
}
claim-other-written = Reklamace je neoprávněná: v partiáři je zapsán jiný tah a ten musí být proveden.
claim-wrong-start = { $verdict ->
    [upheld] Reklamace je oprávněná: výchozí postavení bylo chybné.
   *[rejected] Reklamace se zamítá: výchozí postavení bylo správné.
}
claim-quickplay = { $verdict ->
    [upheld] Reklamace se uznává.
    [deferred] Rozhodnutí o reklamaci se odkládá; hraje se dál.
   *[rejected] Reklamace se zamítá.
}
claim-two-moves = { $verdict ->
    [upheld] Reklamace je oprávněná: soupeř provedl dva tahy za sebou. Rozhodčí obnoví postavení.
   *[rejected] Reklamace se zamítá: soupeř neprovedl dva tahy za sebou.
}

flag = { $by ->
    [white] Bílému
   *[black] Černému
} spadl praporek.

question-quickplay = Rozhodčí: může soupeř vyhrát běžnými prostředky a usiluje o to?
question-increment = Rozhodčí: dostanou oba hráči pět sekund na tah?
question-wrong-start = Rozhodčí: bylo výchozí postavení chybné?
question-opponent-points = Rozhodčí: kolik bodů získává soupeř?
question-unwinnable = Rozhodčí: je jisté, že by soupeř nemohl dát mat žádným sledem přípustných tahů?
question-next-period = Rozhodčí: je příští tah prvním v dalším období, protože nic nedokazuje, že bylo zahráno více tahů?
question-boards-differ = Rozhodčí: vracejí se tahy až k místu, kde se oba partiáře shodují?
question-sealed-move = Rozhodčí: který tah byl zapečetěn a platí?
question-two-moves = Rozhodčí: provedl soupeř dva tahy za sebou?
question-draw-consent = Rozhodčí: souhlasíte s remízou ({ $article })? Ano: smí být nabídnuta, případně je dohodnuta. Ne: hraje se dál.
question-illegal-position = Rozhodčí: je postavení nepřípustné a které postavení se má obnovit?

envelope = { $by ->
    [white] Bílý
   *[black] Černý
} zapečetil { $number }. tah; partie se odkládá.
annulled = Partie se ruší a hraje se nová.
reconstruction = { $found ->
    [yes] Partiáře se shodují v { $count } tazích a existuje řada přípustných tahů, která odpovídá jim i šachovnici.
   *[no] Partiáře se shodují v { $count } tazích; řada přípustných tahů, která odpovídá jim i šachovnici, nebyla nalezena.
}

note-wrong-board = Šachovnice byla položena chybně; postavení se přenáší na správně položenou šachovnici.
note-too-late-wrong-board = Šachovnice byla položena chybně, ale na reklamaci je pozdě; hraje se dál.
note-displaced = Kameny byly posunuty; postavení se uvádí do pořádku.
note-wrong-start = Výchozí postavení bylo chybné, ale na reklamaci je pozdě; hraje se dál.
note-colours-reversed = Partie začala se zaměněnými barvami; hraje se dál.
note-illegal-position = Postavení je nepřípustné; zůstane-li takové i po příštím tahu, partie končí remízou.
note-both-absent = Žádný z hráčů není u šachovnice: čas do příchodu { $by ->
    [white] bílého
   *[black] černého
} je ztracen, pokud rozhodčí nerozhodne jinak.
note-clock-setting = Hodiny byly nastaveny po tazích, od nichž se jejich nastavení už nemění; rozhodčí to činí jen tehdy, když by jinak utrpěl časový plán soutěže.
note-second-envelope = { $by ->
    [white] Bílý
   *[black] Černý
} zapečetil odpověď; obálka se otevře, až soupeř přijde.
note-felt = { $by ->
    [white] Bílý
   *[black] Černý
} kámen nevytáhl z otvoru; není dotčen.
note-not-announced = { $by ->
    [white] Bílý
   *[black] Černý
} tah provedl na své šachovnici; zahrán je, až bude ohlášen.
note-misannounced = { $by ->
    [white] Bílý
   *[black] Černý
} ohlásil jiný tah; přeřeknutí je třeba opravit před stisknutím hodin.
note-boards-differ = Šachovnice { $by ->
    [white] bílého
   *[black] černého
} neodpovídá oběma partiářům a musí být opravena.
note-assistant = Učinil to asistent { $by ->
    [white] bílého
   *[black] černého
}.
note-appeal = { $by ->
    [white] Bílý
   *[black] Černý
} se odvolává proti rozhodnutí rozhodčího.
note-signatures = Co oba hráči podepsali, není výsledek partie; platí to, pokud rozhodčí nerozhodne jinak.
note-reopen = Partie se znovu otevírá; hodiny stojí, dokud se nebude pokračovat.
note-retract = Poslední rozhodnutí rozhodčího se odvolává; hodiny stojí, dokud se nebude pokračovat.
note-clock-counter = Počítadlo tahů na hodinách je chybné; hodiny stojí, dokud je rozhodčí neopraví.
note-admitted = { $by ->
    [white] Bílý
   *[black] Černý
} smí hrát i přes pozdní příchod, z rozhodnutí rozhodčího.
note-clock-defect = Hodiny mají zjevnou závadu; stojí, dokud je rozhodčí nevymění a nenastaví časy.
note-sheet-due = { $by ->
    [white] Bílý
   *[black] Černý
} musí doplnit partiář před dalším tahem.
note-sheet-complete = { $by ->
    [white] Bílý
   *[black] Černý
} doplnil partiář.
note-wrong-colour = { $by ->
    [white] Bílý
   *[black] Černý
} postavil na pole proměny figuru nesprávné barvy; pěšec ještě není proměněn.
note-sheet-asked = { $by ->
    [white] Bílý
   *[black] Černý
} požádal o partiář k zapisování.
note-assistant-needed = Nevidomý hráč hraje proti sluchově postiženému: asistent je povinný.

over-checkmate = Mat. Výsledek: { $result }.
over-resignation = { $unwinnable ->
    [yes] Hráč se vzdal, ale soupeř by nemohl dát mat. Výsledek: { $result }.
   *[no] Hráč se vzdal. Výsledek: { $result }.
}
over-stalemate = Pat. Výsledek: { $result }.
over-dead-position = Mrtvá pozice: žádný z hráčů nemůže dát mat. Výsledek: { $result }.
over-agreement = Hráči se dohodli na remíze. Výsledek: { $result }.
over-threefold = Remíza trojím opakováním postavení. Výsledek: { $result }.
over-fifty = Remíza podle pravidla padesáti tahů. Výsledek: { $result }.
over-fivefold = Remíza: postavení nastalo popáté. Výsledek: { $result }.
over-seventyfive = Remíza: sedmdesát pět tahů každého hráče bez braní a bez tahu pěšcem. Výsledek: { $result }.
over-flag = { $unwinnable ->
    [yes] Čas vypršel, ale soupeř by nemohl dát mat. Výsledek: { $result }.
   *[no] Partie je prohrána na čas. Výsledek: { $result }.
}
over-both-flags = Remíza: spadly oba praporky. Výsledek: { $result }.
over-illegal-moves = { $unwinnable ->
    [yes] Příliš mnoho nepřípustných tahů, ale soupeř by nemohl dát mat. Výsledek: { $result }.
   *[no] Partie je prohrána kvůli nepřípustnému tahu. Výsledek: { $result }.
}
over-illegal-position = Remíza: nepřípustné postavení nebylo napraveno. Výsledek: { $result }.
over-late = Partie je prohrána kvůli pozdnímu příchodu. Výsledek: { $result }.
over-sealed-move = { $unwinnable ->
    [yes] Zapečetěný tah je chybný, ale soupeř by nemohl dát mat. Výsledek: { $result }.
   *[no] Partie je prohrána kvůli chybně zapečetěnému tahu. Výsledek: { $result }.
}
over-quickplay = Remíza: reklamace v posledních dvou minutách byla uznána. Výsledek: { $result }.
over-device = Partie je prohrána kvůli elektronickému zařízení. Výsledek: { $result }.
over-conduct = Partie je prohrána za trest. Výsledek: { $result }.
over-declared = Rozhodčí vyhlašuje výsledek { $result }.

penalty-warning = { $to ->
    [white] Bílý
   *[black] Černý
} je napomenut.
penalty-add-time = { $to ->
    [white] Bílý
   *[black] Černý
} je potrestán: soupeř dostává navíc { $time }.
penalty-take-time = { $to ->
    [white] Bílý
   *[black] Černý
} je potrestán odečtením { $time }.
penalty-raise-opponent = { $to ->
    [white] Bílý
   *[black] Černý
} je potrestán: soupeři se zvyšuje počet bodů.
penalty-lower-offender = { $to ->
    [white] Bílý
   *[black] Černý
} je potrestán: snižuje se mu počet bodů.
penalty-loss = { $to ->
    [white] Bílý
   *[black] Černý
} je potrestán prohrou partie.
penalty-fine = { $to ->
    [white] Bílý
   *[black] Černý
} je potrestán pokutou.
penalty-exclude-rounds = { $to ->
    [white] Bílý
   *[black] Černý
} je vyloučen z jednoho nebo více kol.
penalty-expel = { $to ->
    [white] Bílý
   *[black] Černý
} je vyloučen ze soutěže.

refused-game-over = Partie skončila.
refused-not-started = Partie ještě nezačala.
refused-already-started = Partie již začala.
refused-not-absent = Hráč je již u šachovnice.
refused-not-on-move = Na tahu je soupeř.
refused-clocks-stopped = Hodiny jsou zastaveny.
refused-clocks-not-stopped = Hodiny nejsou zastaveny.
refused-clock-not-running = Hodiny tohoto hráče neběží.
refused-no-clock = Hraje se bez hodin.
refused-no-move = Tah nebyl proveden; hodiny běží dál.
refused-nothing-there = Nic takového zde není.
refused-not-part-of-a-move = Než je tah proveden, pouští se jen král při rošádě a pěšec na poslední řadě.
refused-no-pawn-to-promote = Žádný pěšec nečeká na proměnu.
refused-touched-already = Hráč se dotkl kamene a ztratil v tomto tahu právo reklamovat.
refused-played-already = Hráč již provedl tah.
refused-complaint-lost = Právo na stížnost bylo ztraceno.
refused-stands = Soupeř odpověděl; nepřípustný tah platí.
refused-only-on-claim = Rozhodčí jedná jen na reklamaci hráče.
refused-no-offer = Taková nabídka remízy není.
refused-agreement-restricted = Pravidla soutěže zatím nedovolují dohodu na remíze.
refused-agreement-too-early = Na remíze se lze dohodnout, až každý z hráčů provede aspoň jeden tah.
refused-not-in-this-edition = Tato Pravidla to neznají.
refused-not-in-this-class = Pro tento druh partie to neplatí.
refused-not-announced = Toto pravidlo nebylo pro soutěž vyhlášeno.
refused-too-much-time = Na tuto reklamaci je na hodinách příliš mnoho času.
refused-too-late = Na to je pozdě.
refused-no-question = Není o čem rozhodovat.
refused-not-an-answer = Takto na otázku odpovědět nelze.
refused-question-open = Nejprve je třeba rozhodnout otevřenou otázku.
refused-sealing = Hráč na tahu musí zapečetit tah.
refused-not-sealing = Hráč nebyl vyzván k zapečetění tahu.
refused-nothing-sealed = Žádný tah není zapečetěn.
refused-adjourned = Partie je odložena.
refused-not-adjourned = Partie není odložena.
refused-replier-absent = Hráč, který má odpovědět, není přítomen.
refused-no-scoresheets = V této partii se partiáře nevedou.
refused-not-written = Nejprve zapište tah do partiáře, pak reklamujte remízu.
refused-offer-open = Nabídka remízy stále platí; soupeř ji nejprve musí odmítnout.
refused-not-over = Partie ještě neskončila.
refused-move-not-announced = Tah ještě nebyl ohlášen; soupeřovy hodiny se nesmějí spustit.
refused-envelope-closed = Druhá obálka se otevře, až nepřítomný hráč přijde.
refused-nobody-blind = V této partii nehraje nevidomý hráč.
refused-no-assistant = Tento hráč nemá asistenta.
refused-not-for-an-assistant = To asistentovi nepřísluší.
refused-final = Rozhodnutí je konečné.

# Games whose moves nobody tells.
completed-untold = { $by ->
    [white] Bílý
   *[black] Černý
} dokončil tah.
illegal-untold = { $by ->
    [white] Bílý
   *[black] Černý
} dokončil nepřípustný tah: vrací se a hraje se jiný.
touch-move-untold = { $by ->
    [white] Bílý
   *[black] Černý
} musí táhnout kamenem, kterého se dotkl, nebo ho brát.
question-threefold = Rozhodčí: vzniklo totéž postavení potřetí, se stejným hráčem na tahu a stejnými možnými tahy ({ $article })? Ano: partie končí remízou. Ne: chybná reklamace stojí čas a hraje se dál.
question-fifty = Rozhodčí: provedl každý hráč posledních padesát tahů bez tahu pěšcem a bez braní ({ $article })? Ano: partie končí remízou. Ne: chybná reklamace stojí čas a hraje se dál.
question-illegal-move = Rozhodčí: byl dokončen nepřípustný tah ({ $article })? Podívejte se na šachovnici a partiáře. Ano: počítá se a trestá a hráč táhne znovu. Ne: hraje se dál.
question-touch-move = Rozhodčí: byl kámen úmyslně dotknut a pak jím nebylo taženo nebo nebyl brán, ačkoli mohl ({ $article })? Ano: tah se vrací a musí být použit dotknutý kámen. Ne: hraje se dál.
question-two-hands = Rozhodčí: byl tah proveden oběma rukama tam, kde to Pravidla zakazují ({ $article })? Ano: potrestá se, jak stanoví. Ne: hraje se dál.
question-illegal-position = Rozhodčí: jsou oba králové v šachu nebo stojí pěšec na poslední řadě ({ $article })? Ano: pokud to příští dokončený tah nenapraví, partie končí remízou. Ne: hraje se dál.
question-can-checkmate = Rozhodčí: může soupeř ještě dát mat jakoukoli posloupností přípustných tahů ({ $article })? Ano: partie je prohraná. Ne: končí remízou. Nastavíte-li postavení, vypočte se to.
question-sealed-move = Rozhodčí: je zapečetěný tah jednoznačný a přípustný ({ $article })? Ano: hraje se. Ne: hráč, který ho zapečetil, prohrál.
refused-board-untold = Tahy této partie se nezadávají, postavení tedy není známo. Je-li k rozhodnutí potřeba, nastaví je rozhodčí.
refused-moves-told = Tahy této partie se zadávají, postavení je tedy známo. Chcete-li se vrátit, obnovte dřívější postavení.
note-position = Rozhodčí zadal postavení, které stojí na šachovnici.
