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
restored = Obnovuje se postavení { $after }.
time-added = { $to ->
    [white] Bílý
   *[black] Černý
} dostává navíc { $time }.
time-lowered = { $to ->
    [white] Bílý
   *[black] Černý
} dostává navíc { $time } ({ $figure }: jedna minuta místo dvou).
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
} má v hracím prostoru elektronické zařízení.
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
    [upheld] Reklamace je oprávněná: postavení nastalo { $count }krát: { $after }.
   *[rejected] { $count ->
        [0] Reklamace je neoprávněná: postavení nenastalo potřetí.
        [1] Reklamace je neoprávněná: postavení nastalo jen jednou, { $after }.
        [2] Reklamace je neoprávněná: postavení nastalo jen dvakrát: { $after }.
       *[other] Reklamace je neoprávněná: postavení nenastalo potřetí.
    }
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
   *[rejected] Reklamace se zamítá: soupeř nedokončil žádný nepřípustný tah, který lze ještě reklamovat.
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
    [upheld] Reklamace je oprávněná: základní postavení bylo chybné.
   *[rejected] Reklamace se zamítá: základní postavení bylo správné.
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

question-quickplay = Rozhodčí: může soupeř vyhrát normálními prostředky a usiluje o to?
question-increment = Rozhodčí: dostanou oba hráči pět sekund na tah?
question-wrong-start = Rozhodčí: bylo základní postavení chybné?
question-opponent-points = Rozhodčí: kolik bodů získává soupeř?
question-unwinnable = Rozhodčí: je jisté, že by soupeř nemohl dát mat žádným sledem přípustných tahů?
question-next-period = Rozhodčí: je příští tah prvním v dalším časovém úseku, protože nic nedokazuje, že bylo zahráno více tahů?
question-boards-differ = Rozhodčí: vracejí se tahy až k místu, kde se oba partiáře shodují?
question-sealed-move = Rozhodčí: který tah byl zapečetěn a platí?
question-two-moves = Rozhodčí: provedl soupeř dva tahy za sebou?
question-draw-consent = Rozhodčí: souhlasíte s remízou ({ $article })? Ano: smí být nabídnuta, případně je dohodnuta. Ne: hraje se dál.
question-illegal-position = Rozhodčí: je postavení nepřípustné a které postavení se má obnovit?

envelope = { $by ->
    [white] Bílý
   *[black] Černý
} zapečetil { $number }. tah; partie se přerušuje.
annulled = Partie se ruší a hraje se nová.
reconstruction = { $found ->
    [yes] Partiáře se shodují v { $count } tazích a existuje řada přípustných tahů, která odpovídá jim i šachovnici.
   *[no] Partiáře se shodují v { $count } tazích; řada přípustných tahů, která odpovídá jim i šachovnici, nebyla nalezena.
}

note-wrong-board = Šachovnice byla položena chybně; postavení se přenáší na správně položenou šachovnici.
note-too-late-wrong-board = Šachovnice byla položena chybně, ale na reklamaci je pozdě; hraje se dál.
note-displaced = Kameny byly posunuty; postavení se uvádí do pořádku.
note-wrong-start = Základní postavení bylo chybné, ale na reklamaci je pozdě; hraje se dál.
note-colours-reversed = Partie začala se zaměněnými barvami; hraje se dál.
note-illegal-position = Postavení je nepřípustné; zůstane-li takové i po příštím tahu, partie končí remízou.
note-both-absent = Žádný z hráčů není u šachovnice: čas do příchodu { $by ->
    [white] bílého
   *[black] černého
} je ztracen, pokud rozhodčí nerozhodne jinak.
note-absent = { $by ->
    [white] Bílý
   *[black] Černý
} není u šachovnice.
note-clock-setting = Hodiny byly nastaveny po tazích, od nichž se jejich nastavení už nemění; rozhodčí to činí jen tehdy, když by jinak utrpěl časový plán soutěže.
note-second-envelope = { $by ->
    [white] Bílý
   *[black] Černý
} zapečetil odpověď; obálka se otevře, až soupeř přijde.
note-felt = { $by ->
    [white] Bílý
   *[black] Černý
} kámen nevyňal z otvoru; není dotknut.
note-not-announced = { $by ->
    [white] Bílý
   *[black] Černý
} tah provedl na své šachovnici; proveden je, až bude oznámen.
note-misannounced = { $by ->
    [white] Bílý
   *[black] Černý
} oznámil jiný tah; přeřeknutí je třeba opravit před stisknutím hodin.
note-boards-differ = Šachovnice { $by ->
    [white] bílého
   *[black] černého
} neodpovídá oběma partiářům a musí být opravena.
note-assistant = Učinil to pomocník { $by ->
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
    [yes] Nepřípustný tah znamená prohru, ale soupeř by nemohl dát mat. Výsledek: { $result }.
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

refused-game-over = Partie skončila; výsledek může změnit už jen rozhodčí.
refused-not-started = Partie ještě nezačala; nejprve ji zahájí rozhodčí.
refused-already-started = Partie již začala; hraje se dál.
refused-not-absent = Hráč je již u šachovnice.
refused-not-on-move = Na tahu je soupeř; vyčkejte jeho tahu.
refused-clocks-stopped = Hodiny jsou zastaveny; vyčkejte, až rozhodčí pustí hru dál.
refused-clocks-not-stopped = Hodiny nejsou zastaveny; nejprve je zastavte.
refused-clock-not-running = Hodiny tohoto hráče neběží; vyčkejte, až soupeř stiskne hodiny.
refused-no-clock = Hraje se bez hodin, takže to zde neplatí.
refused-no-move = Tah nebyl proveden a hodiny běží dál; nejprve proveďte tah, pak stiskněte hodiny.
refused-nothing-there = Nic takového se nestalo, není o čem rozhodovat; hraje se dál.
refused-not-part-of-a-move = Než je tah proveden, pouští se jen král při rošádě a pěšec na poslední řadě; každý jiný tah uveďte celý.
refused-no-pawn-to-promote = Žádný pěšec nečeká na proměnu; nejprve jím táhněte na poslední řadu.
refused-touched-already = Hráč se dotkl kamene a ztratil v tomto tahu právo reklamovat; reklamovat může v příštím.
refused-played-already = Hráč již tah provedl.
refused-complaint-lost = Právo na stížnost bylo ztraceno, protože od té doby bylo kamene dotknuto.
refused-stands = Nepřípustný tah nebyl reklamován před odpovědí, a proto platí; hraje se dál.
refused-only-on-claim = V této partii rozhodčí jedná jen na reklamaci hráče; vyčkejte jí.
refused-no-offer = Soupeř žádnou platnou nabídku remízy neučinil.
refused-agreement-restricted = Pravidla soutěže nyní nedovolují dohodu na remíze; hraje se dál.
refused-agreement-too-early = Na remíze se lze dohodnout, až každý z hráčů provede aspoň jeden tah.
refused-not-in-this-edition = Vydání Pravidel, podle nějž se hraje, to nezná.
refused-not-in-this-class = Toto pravidlo pro tento druh partie neplatí.
refused-not-announced = Toto pravidlo nebylo před soutěží oznámeno, a proto neplatí.
refused-too-much-time = K této reklamaci musí mít hráč v posledním časovém úseku méně než dvě minuty; do té doby hrajte dál.
refused-too-late = Na to je pozdě: hrálo se již dál.
refused-no-question = Žádná otázka není otevřená; není o čem rozhodovat.
refused-not-an-answer = Takto na otázku odpovědět nelze; zvolte jednu z nabízených odpovědí.
refused-question-open = Rozhodčí musí nejprve rozhodnout otevřenou otázku; vyčkejte rozhodnutí.
refused-sealing = Partie se přerušuje: hráč na tahu musí zapečetit tah.
refused-not-sealing = Nyní nikdo tah nepečetí; rozhodčí musí nejprve partii přerušit.
refused-nothing-sealed = Žádný tah není zapečetěn; nejprve jej zapečeťte.
refused-adjourned = Partie je přerušena; vyčkejte jejího pokračování.
refused-not-adjourned = Partie není přerušena; není žádná obálka k otevření.
refused-replier-absent = Obálka se otevře, teprve až je přítomen hráč, který má odpovědět; vyčkejte ho.
refused-no-scoresheets = V této partii se partiáře nevedou.
refused-not-written = Nejprve zapište tah do partiáře, pak reklamujte remízu.
refused-offer-open = Nabídka remízy stále platí; soupeř ji nejprve musí odmítnout.
refused-not-over = Partie ještě neskončila; partiáře se podepisují až po ní.
refused-move-not-announced = Tah ještě nebyl oznámen; oznamte jej před stisknutím hodin.
refused-envelope-closed = Druhá obálka se otevře, až nepřítomný hráč přijde; vyčkejte ho.
refused-nobody-blind = V této partii nehraje zrakově postižený hráč, takže to zde neplatí.
refused-no-assistant = Tento hráč nemá pomocníka a musí to udělat sám.
refused-not-for-an-assistant = To pomocník nesmí; musí to udělat hráč.
refused-final = Rozhodnutí je konečné; odvolat se nelze.

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
question-untold-illegal-position = Rozhodčí: je postavení na šachovnici nepřípustné ({ $article })? Ano: bez dostatečného dohledu to musí napravit příští dokončený tah, jinak partie končí remízou; v ostatních případech postavení opravte a nechte hrát dál. Ne: hraje se dál.
question-can-checkmate = Rozhodčí: může soupeř ještě dát mat jakoukoli posloupností přípustných tahů ({ $article })? Ano: partie je prohraná. Ne: končí remízou. Nastavíte-li postavení, vypočte se to.
question-untold-sealed-move = Rozhodčí: je zapečetěný tah jednoznačný a přípustný ({ $article })? Ano: hraje se. Ne: hráč, který ho zapečetil, prohrál.
refused-board-untold = Tahy této partie se nezadávají, postavení tedy není známo. Je-li k rozhodnutí potřeba, nastaví je rozhodčí.
refused-moves-told = Tahy této partie se zadávají, postavení je tedy známo. Chcete-li se vrátit, obnovte dřívější postavení.
note-position = Rozhodčí zadal postavení, které stojí na šachovnici.
restored-start = Obnovuje se základní postavení.
after-move = po { $move }
after-start = na začátku
claim-alike = Kameny stály stejně, ale nebylo to totéž postavení: { $alike }.
differs-en-passant = braní mimochodem
differs-castling = právo na rošádu
differs-turn = hráč na tahu
over-line = Soupeř ještě mohl dát mat: { $line }.
refused-not-on-move-threefold = Tuto remízu může reklamovat jen hráč na tahu; vyčkejte soupeřova tahu.
refused-not-on-move-fifty = Tuto remízu může reklamovat jen hráč na tahu; vyčkejte soupeřova tahu.
refused-not-on-move-quickplay = Tuto remízu může reklamovat jen hráč na tahu; vyčkejte soupeřova tahu.
refused-not-on-move-adjust = Kameny smí upravovat jen hráč na tahu; vyčkejte soupeřova tahu nebo přivolejte rozhodčího.
refused-not-on-move-seal = Na tahu je soupeř a tah pečetí on.
refused-not-on-move-stop-clocks = Na tahu je soupeř a obálku uzavírá on.
refused-not-on-move-adjourn = Před koncem hracího času může partii přerušit jen hráč na tahu.
refused-not-on-move-ask-scoresheet = Zápis rozhodčího si může vyžádat jen hráč na tahu; vyčkejte soupeřova tahu.
refused-played-already-threefold = Hráč již tah provedl; reklamovat může v příštím, než jej provede.
refused-played-already-fifty = Hráč již tah provedl; reklamovat může v příštím, než jej provede.
refused-played-already-seal = Po výzvě k zapečetění byl tah proveden na šachovnici; ten je zapečetěným tahem.
refused-played-already-move = Po výzvě k zapečetění byl tah proveden na šachovnici; ten je zapečetěným tahem.
refused-too-late-wrong-start = Chybné základní postavení lze napravit, jen dokud oba hráči nedokončili { $moves } tahů; hraje se dál.
refused-too-late-wrong-board = Chybně položenou šachovnici lze napravit, jen dokud oba hráči nedokončili { $moves } tahů; hraje se dál.
refused-too-late-two-hands = Tah oběma rukama lze reklamovat, jen dokud soupeř neodpověděl; hraje se dál.
refused-too-late-illegal-move = Tah oběma rukama lze reklamovat, jen dokud soupeř neodpověděl; hraje se dál.
refused-too-late-quickplay = Reklamovat se musí, než hráči spadne praporek; praporek již spadl.
refused-not-in-this-class-quickplay = Tato reklamace je možná jen v partiích bez přídavku, a ne v bleskovém šachu; hraje se dál.
refused-not-in-this-class-correct-by-agreement = Dohodou lze nepřípustný tah opravit jen v rapid šachu a bleskovém šachu bez dostatečného dohledu; zde jej reklamujte.
refused-not-in-this-class-illegal-position = Rozhodčí vyčkává dalšího tahu jen v rapid šachu a bleskovém šachu bez dostatečného dohledu; zde je třeba postihnout nepřípustný tah.
refused-not-in-this-class-ask-scoresheet = Zápis se ukazuje jen v rapid šachu a bleskovém šachu s dostatečným dohledem; zde jej vedou sami hráči.
refused-nothing-there-illegal-move = Není žádný nepřípustný tah, který by ještě šlo postihnout; hraje se dál.
refused-nothing-there-flag = Žádný praporek nespadl; hraje se dál.
refused-nothing-there-both-flags = Nespadly oba praporky; hraje se dál.
refused-nothing-there-touch-move = Posledním tahem nebylo porušeno pravidlo o dotknutém kameni; hraje se dál.
refused-nothing-there-two-hands = Není žádný tah oběma rukama, který by ještě šlo postihnout; hraje se dál.
refused-nothing-there-correct-by-agreement = Žádný nepřípustný tah nezůstal v platnosti, není co opravovat; hraje se dál.
error-not-an-object = Řádek musí být jeden objekt JSON.
error-not-json = To není JSON: { $detail }.
error-not-utf8 = Řádek není v kódování UTF-8.
error-line-too-long = Řádek smí mít nejvýše { $most } bajtů.
error-missing-field = Chybí pole "{ $field }".
error-unknown-field = Tento úkon nemá pole "{ $field }".
error-unknown-act = Úkon "{ $name }" neexistuje.
error-not-open = Žádná partie není otevřena; nejprve ji otevřete.
error-already-open = Partie je již otevřena.
error-unknown-regulation = Toto vydání nemá volbu "{ $option }".
error-needs-one-of = { $field }: musí to být jedno z { $detail }.
error-needs-millis = { $field }: je třeba celého počtu milisekund od 0 do 9007199254740991.
error-needs-points = { $field }: je třeba počtu bodů s nejvýše třemi desetinnými místy.
error-needs-hands = { $field }: tah se provádí 1 nebo 2 rukama.
error-needs-square = { $field }: je třeba pole od a1 do h8.
error-needs-move = { $field }: je třeba tahu v zápisu UCI, například e2e4.
error-needs-result = { $field }: je třeba výsledku, například 1-0.
error-needs-text = { $field }: je třeba textu.
error-needs-true-or-false = { $field }: je třeba true nebo false.
error-needs-object = { $field }: je třeba objektu JSON.
error-needs-position = { $field }: to není postavení v zápisu FEN.
error-needs-time-control = { $field }: to není tempo hry; správně je například 5400+30.
error-needs-chess960 = { $field }: výchozí postavení Chess960 mají čísla 0 až 959.
error-needs-listed-penalty = { $field }: vydání takový trest neuvádí.
error-needs-time-of-penalty = { $field }: "ms" musí říci, kolik času.
error-needs-other = { $field }: hodnota nemá požadovaný tvar.
error-time-goes-back = To bylo před posledním ohlášeným úkonem; čas se nevrací.
error-unreadable-move = To nemá tvar tahu; zapište jej jako e2e4.
error-no-such-move = To není přípustný tah; nepřípustný tah oznamte v zápisu UCI, například e2e5.
error-not-legal = { $move } není přípustný tah a nemůže být zapečetěn; uveďte zapečetěný tah, nebo žádný.
error-ambiguous-move = To může být více tahů; uveďte i výchozí pole.
error-no-piece = Na { $square } nestojí žádný kámen.
error-no-such-ply = Bílý a černý dohromady provedli méně tahů: { $ply } jich ještě nebylo.
error-not-a-score = Partie v této soutěži nemůže přinést tolik bodů.
error-not-two-minutes = Soupeři lze přidat dvě minuty (120000), nebo nic.
error-no-chess960 = Toto vydání nezná Chess960.
error-kings = { $field }: { $by ->
    [white] bílý
   *[black] černý
} musí mít právě jednoho krále.
error-pawn-on-end-rank = { $field }: na první nebo poslední řadě stojí pěšec.
error-opponent-in-check = { $field }: v šachu je hráč, který není na tahu.
error-no-legal-move = { $field }: hráč na tahu nemá žádný přípustný tah.
error-dead = { $field }: žádný z hráčů nemůže dát mat žádným sledem přípustných tahů.
error-needs-some-squares = { $field }: uveďte alespoň jedno pole.
error-needs-no-decision = { $field }: rozhoduje postavení, vynechte proto „decision".
error-session-is-over = session_ends: část hry už skončila; uveďte pozdější okamžik.
error-untold-without-clock = moves: partie, jejíž tahy se nezadávají, potřebuje hodiny; uveďte „time".
claim-untold = { $verdict ->
    [upheld] Reklamace je oprávněná.
   *[rejected] Reklamace se zamítá.
}
error-needs-some-time = { $field }: uveďte čas větší než nula.
violation-not-repeated = { $by ->
    [white] Bílý
   *[black] Černý
} nezopakoval ohlášený tah.
note-informed = { $by ->
    [white] Bílý
   *[black] Černý
} byl informován o počtu tahů a spotřebovaném čase.
