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
} nemůže žádným dotknutým kamenem táhnout ani žádný dotknutý kámen vzít a smí provést jakýkoli přípustný tah.

illegal-no-piece = Nepřípustný tah { $move }: na tomto poli není žádný kámen.
illegal-not-yours = Nepřípustný tah { $move }: kámen patří soupeři.
illegal-castling-right-lost = Nepřípustný tah { $move }: právo na rošádu zaniklo.
illegal-castling-blocked = Nepřípustný tah { $move }: rošádě stojí v cestě kámen.
illegal-castling-attacked = Nepřípustný tah { $move }: král nesmí rošovat ze šachu, přes napadené pole ani do šachu.
illegal-own-piece = Nepřípustný tah { $move }: na tomto poli stojí vlastní kámen.
illegal-cannot-reach = Nepřípustný tah { $move }: tento kámen takto netáhne.
illegal-blocked = Nepřípustný tah { $move }: v cestě stojí jiný kámen.
illegal-king-captured = Nepřípustný tah { $move }: krále nelze vzít.
illegal-own-king-in-check = Nepřípustný tah { $move }: vlastní král by byl v šachu.
illegal-pawn-not-promoted = Nepřípustný tah { $move }: pěšec na poslední řadě nebyl zaměněn za nový kámen.
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
} musí dotknutým kamenem ({ $square }) táhnout, případně jej vzít; tah se vrací.
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
} opustil hrací prostor bez dovolení.
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
} se opakovaně odmítá řídit Pravidly šachu.

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
offer-ends-game-over = Partie skončila; nabídka remízy { $by ->
    [white] bílého
   *[black] černého
} již neplatí.
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
    [upheld] Reklamace je oprávněná: každý z hráčů provedl { $count } tahů bez braní a bez tahu pěšcem.
   *[rejected] { $count ->
        [one] Reklamace je neoprávněná: každý z hráčů provedl jen { $count } tah bez braní a bez tahu pěšcem.
        [few] Reklamace je neoprávněná: každý z hráčů provedl jen { $count } tahy bez braní a bez tahu pěšcem.
       *[other] Reklamace je neoprávněná: každý z hráčů provedl jen { $count } tahů bez braní a bez tahu pěšcem.
    }
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
    [upheld] Reklamace je oprávněná: pravidlo o dotknutém kameni bylo porušeno.
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

question-quickplay = Rozhodčí: může soupeř vyhrát normálními prostředky a usiluje o výhru?
question-increment = Rozhodčí: dostanou oba hráči přídavek pěti sekund na tah?
question-wrong-start = Rozhodčí: bylo základní postavení chybné?
question-opponent-points = Rozhodčí: kolik bodů získává soupeř?
question-unwinnable = Rozhodčí: je jisté, že by soupeř nemohl dát mat žádnou posloupností přípustných tahů?
question-next-period = Rozhodčí: považuje se následující tah za první tah nového časového úseku, protože nic nedokazuje, že bylo provedeno více tahů?
question-boards-differ = Rozhodčí: vrátí se tahy až k místu, kde oba partiáře souhlasí?
question-sealed-move = Rozhodčí: který tah byl zapečetěn a je platný?
question-two-moves = Rozhodčí: provedl soupeř dva tahy za sebou?
question-draw-consent = Rozhodčí: souhlasíte s remízou ({ $article })? Ano: smí být nabídnuta, případně je dohodnuta. Ne: hraje se dál.
question-illegal-position = Rozhodčí: je postavení nepřípustné a které postavení se má obnovit?

envelope = { $by ->
    [white] Bílý
   *[black] Černý
} zapečetil { $number }. tah; partie se přerušuje.
annulled = Partie se ruší a hraje se nová.
reconstruction = { $found ->
    [yes] { $count ->
        [one] Partiáře se shodují v { $count } tahu a existuje posloupnost přípustných tahů, která odpovídá partiářům i pozici na šachovnici.
       *[other] Partiáře se shodují v { $count } tazích a existuje posloupnost přípustných tahů, která odpovídá partiářům i pozici na šachovnici.
    }
   *[no] { $count ->
        [one] Partiáře se shodují v { $count } tahu; posloupnost přípustných tahů, která odpovídá partiářům i pozici na šachovnici, nebyla nalezena.
       *[other] Partiáře se shodují v { $count } tazích; posloupnost přípustných tahů, která odpovídá partiářům i pozici na šachovnici, nebyla nalezena.
    }
}

note-wrong-board = Šachovnice byla položena chybně; postavení se přenáší na správně položenou šachovnici.
note-too-late-wrong-board = Šachovnice byla položena chybně, ale na reklamaci je pozdě; hraje se dál.
note-displaced = Kameny byly posunuty ze svých polí; obnovuje se správné postavení.
note-wrong-start = Základní postavení bylo chybné, ale na reklamaci je pozdě; hraje se dál.
note-colours-reversed = Partie začala s obrácenými barvami; hraje se dál.
note-illegal-position = Postavení je nepřípustné; zůstane-li takové i po příštím tahu, partie končí remízou.
note-both-absent = Žádný z hráčů není u šachovnice: veškerý čas do příchodu { $by ->
    [white] bílého
   *[black] černého
} jde k jeho tíži, pokud rozhodčí nerozhodne jinak.
note-absent = { $by ->
    [white] Bílý
   *[black] Černý
} není u šachovnice.
note-clock-setting = Hodiny byly nastaveny později, než Pravidla jinak dovolují; rozhodčí to smí udělat jen tehdy, kdyby jinak došlo k narušení časového harmonogramu soutěže.
note-second-envelope = { $by ->
    [white] Bílý
   *[black] Černý
} zapečetil odpověď; obálka se otevře, až soupeř přijde.
note-felt = { $by ->
    [white] Bílý
   *[black] Černý
} kámen nevyňal ze zabezpečovacího otvoru; nepovažuje se za dotknutý.
note-not-announced = { $by ->
    [white] Bílý
   *[black] Černý
} přemístil kámen; tah se považuje za provedený, až bude oznámen.
note-misannounced = { $by ->
    [white] Bílý
   *[black] Černý
} oznámil jiný tah; přeřeknutí je třeba opravit před stisknutím hodin.
note-boards-differ = Šachovnice { $by ->
    [white] bílého
   *[black] černého
} neodpovídá oběma partiářům a pozice na ní musí být opravena.
note-assistant = Učinil to pomocník { $by ->
    [white] bílého
   *[black] černého
}.
note-appeal = { $by ->
    [white] Bílý
   *[black] Černý
} se odvolává proti rozhodnutí rozhodčího.
note-signatures = Oba hráči podepsali výsledek, který se liší od skutečného výsledku partie; platí, pokud rozhodčí nerozhodne jinak.
note-reopen = Partie se znovu otevírá; hodiny zůstávají zastaveny, dokud se ve hře nezačne pokračovat.
note-retract = Poslední rozhodnutí rozhodčího se odvolává; hodiny zůstávají zastaveny, dokud se ve hře nezačne pokračovat.
note-clock-counter = Počítadlo tahů na hodinách ukazuje chybný údaj; hodiny zůstávají zastaveny, dokud je rozhodčí neopraví.
note-admitted = { $by ->
    [white] Bílý
   *[black] Černý
} smí hrát i přes pozdní příchod, z rozhodnutí rozhodčího.
note-clock-defect = Hodiny mají zjevnou závadu; zůstávají zastaveny, dokud je rozhodčí nevymění a nenastaví čas.
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
} postavil na pole proměny kámen nesprávné barvy; pěšec ještě není proměněn.
note-sheet-asked = { $by ->
    [white] Bílý
   *[black] Černý
} požádal o partiář k zapisování.
note-assistant-needed = Zrakově postižený hráč hraje proti sluchově postiženému: pomocník je povinný.

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
    [yes] Nepřípustný tah by znamenal prohru, ale soupeř by nemohl dát mat. Výsledek: { $result }.
   *[no] Partie je prohrána kvůli nepřípustnému tahu. Výsledek: { $result }.
}
over-illegal-position = Remíza: nepřípustné postavení nebylo napraveno. Výsledek: { $result }.
over-late = Partie je prohrána kvůli pozdnímu příchodu. Výsledek: { $result }.
over-sealed-move = { $unwinnable ->
    [yes] Zápis pečetěného tahu je chybný, ale soupeř by nemohl dát mat. Výsledek: { $result }.
   *[no] Partie je prohrána kvůli chybnému zápisu pečetěného tahu. Výsledek: { $result }.
}
over-quickplay = Remíza: reklamace v posledních dvou minutách byla uznána. Výsledek: { $result }.
over-device = Partie je prohrána kvůli elektronickému zařízení. Výsledek: { $result }.
over-conduct = Partie je prohrána na základě uloženého trestu. Výsledek: { $result }.
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
refused-clocks-stopped = Hodiny jsou zastaveny; vyčkejte, až rozhodčí nechá ve hře pokračovat.
refused-clocks-not-stopped = Hodiny nejsou zastaveny; nejprve je zastavte.
refused-clock-not-running = Hodiny tohoto hráče neběží; vyčkejte, až soupeř stiskne hodiny.
refused-no-clock = Hraje se bez hodin, takže to zde neplatí.
refused-no-move = Tah nebyl proveden a hodiny běží dál; nejprve proveďte tah, pak stiskněte hodiny.
refused-nothing-there = Není o čem rozhodovat; hraje se dál.
refused-not-part-of-a-move = Dříve než je tah proveden, lze pustit jen krále při rošádě a pěšce na poslední řadě; každý jiný tah uveďte celý.
refused-no-pawn-to-promote = Žádný pěšec nečeká na proměnu; nejprve jím táhněte na poslední řadu.
refused-touched-already = Hráč se dotkl kamene a ztratil v tomto tahu právo reklamovat; reklamovat může v příštím.
refused-played-already = Hráč již tah provedl.
refused-complaint-lost = Právo na reklamaci zaniklo, protože se hráč mezitím dotkl kamene.
refused-stands = Nepřípustný tah nebyl reklamován před odpovědí, a proto platí; hraje se dál.
refused-only-on-claim = V této partii rozhodčí jedná jen na reklamaci hráče; vyčkejte jí.
refused-no-offer = Soupeř neučinil žádnou nabídku remízy, která by dosud platila.
refused-agreement-restricted = Rozpis soutěže nyní nepovoluje dohodu o remíze; hraje se dál.
refused-agreement-too-early = Na remíze se lze dohodnout, až každý z hráčů provede aspoň jeden tah.
refused-not-in-this-edition = Vydání Pravidel, podle kterého se hraje, to neumožňuje.
refused-not-in-this-class = Toto pravidlo pro tento druh partie neplatí.
refused-not-announced = Toto pravidlo nebylo před soutěží oznámeno, a proto neplatí.
refused-too-much-time = K této reklamaci musí mít hráč v posledním časovém úseku méně než dvě minuty; do té doby hrajte dál.
refused-too-late = Na to je pozdě: hrálo se již dál.
refused-no-question = Není žádná otevřená otázka, takže není o čem rozhodovat.
refused-not-an-answer = Takto na otázku odpovědět nelze; zvolte jednu z nabízených odpovědí.
refused-question-open = Rozhodčí musí nejprve rozhodnout otevřenou otázku; vyčkejte rozhodnutí.
refused-sealing = Partie se přerušuje: hráč na tahu musí zapečetit tah.
refused-not-sealing = Zatím není co pečetit; rozhodčí musí partii nejprve přerušit.
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

# Games whose moves are not entered.
completed-untold = { $by ->
    [white] Bílý
   *[black] Černý
} dokončil tah.
illegal-untold = { $by ->
    [white] Bílý
   *[black] Černý
} dokončil nepřípustný tah: tah se vrací a musí být proveden jiný.
touch-move-untold = { $by ->
    [white] Bílý
   *[black] Černý
} musí dotknutým kamenem táhnout, případně jej vzít.
question-threefold = Rozhodčí: vyskytla se stejná pozice potřetí, se stejným hráčem na tahu a stejnými možnými tahy ({ $article })? Ano: partie končí remízou. Ne: neoprávněná reklamace se trestá úpravou času a hraje se dál.
question-fifty = Rozhodčí: provedl každý hráč posledních padesát tahů bez tahu pěšcem a bez braní ({ $article })? Ano: partie končí remízou. Ne: neoprávněná reklamace se trestá úpravou času a hraje se dál.
question-illegal-move = Rozhodčí: byl dokončen nepřípustný tah ({ $article })? Podívejte se na šachovnici a do partiářů. Ano: tah se započítá a potrestá a hráč musí provést jiný. Ne: hraje se dál.
question-touch-move = Rozhodčí: dotkl se hráč kamene úmyslně, a přesto jím netáhl, případně jej nevzal, ačkoli to bylo možné ({ $article })? Ano: tah se vrací a hráč musí dotknutým kamenem táhnout, případně jej vzít. Ne: hraje se dál.
question-two-hands = Rozhodčí: byl tah proveden oběma rukama tam, kde to Pravidla zakazují ({ $article })? Ano: potrestá se podle Pravidel. Ne: hraje se dál.
question-untold-illegal-position = Rozhodčí: je pozice na šachovnici nepřípustná ({ $article })? Ano: bez dostatečného dohledu to musí napravit příští dokončený tah, jinak partie končí remízou; v ostatních případech pozici opravte a nechte pokračovat ve hře. Ne: hraje se dál.
question-can-checkmate = Rozhodčí: může soupeř ještě dát mat nějakou posloupností přípustných tahů ({ $article })? Ano: partie je prohraná. Ne: partie končí remízou. Nastavíte-li pozici, program to vypočte.
question-untold-sealed-move = Rozhodčí: je pečetěný tah jednoznačný a přípustný ({ $article })? Ano: provede se. Ne: hráč, který jej zapečetil, partii prohrává.
refused-board-untold = Tahy této partie se nezadávají, pozice tedy není známa. Je-li k rozhodnutí potřeba, nastaví ji rozhodčí.
refused-moves-told = Tahy této partie se zadávají, pozice je tedy známa. Chcete-li se vrátit, obnovte dřívější pozici.
note-position = Rozhodčí nastavil pozici, která je na šachovnici.
restored-start = Obnovuje se základní postavení.
after-move = po { $move }
after-start = na začátku
claim-alike = Kameny stály na stejných polích, ale nebyla to stejná pozice: { $alike }.
differs-en-passant = braní mimochodem
differs-castling = právo na rošádu
differs-turn = hráč na tahu
over-line = Soupeř ještě mohl dát mat: { $line }.
refused-not-on-move-threefold = Tuto remízu může reklamovat jen hráč na tahu; vyčkejte soupeřova tahu.
refused-not-on-move-fifty = Tuto remízu může reklamovat jen hráč na tahu; vyčkejte soupeřova tahu.
refused-not-on-move-quickplay = Tuto remízu může reklamovat jen hráč na tahu; vyčkejte soupeřova tahu.
refused-not-on-move-adjust = Kameny smí opravovat jen hráč na tahu; vyčkejte soupeřova tahu nebo přivolejte rozhodčího.
refused-not-on-move-seal = Na tahu je soupeř a tah pečetí on.
refused-not-on-move-stop-clocks = Na tahu je soupeř a obálku uzavírá on.
refused-not-on-move-adjourn = Před uplynutím hrací doby může partii přerušit jen hráč na tahu.
refused-not-on-move-ask-scoresheet = Zápis rozhodčího si může vyžádat jen hráč na tahu; vyčkejte soupeřova tahu.
refused-played-already-threefold = Hráč již tah provedl; reklamovat může v příštím, než jej provede.
refused-played-already-fifty = Hráč již tah provedl; reklamovat může v příštím, než jej provede.
refused-played-already-seal = Po výzvě k zapečetění byl tah proveden na šachovnici; ten platí jako pečetěný tah.
refused-played-already-move = Po výzvě k zapečetění byl tah proveden na šachovnici; ten platí jako pečetěný tah.
refused-too-late-wrong-start = Chybné základní postavení lze opravit, jen dokud oba hráči nedokončili { $moves } tahů; hraje se dál.
refused-too-late-wrong-board = Chybně položenou šachovnici lze opravit, jen dokud oba hráči nedokončili { $moves } tahů; hraje se dál.
refused-too-late-two-hands = Tah provedený oběma rukama lze reklamovat, jen dokud soupeř neodpověděl; hraje se dál.
refused-too-late-illegal-move = Tah provedený oběma rukama lze reklamovat, jen dokud soupeř neodpověděl; hraje se dál.
refused-too-late-quickplay = Reklamovat je třeba před pádem vlastního praporku; ten již spadl.
refused-not-in-this-class-quickplay = Tato reklamace je možná jen v partiích bez přídavku, nikoli v bleskovém šachu; hraje se dál.
refused-not-in-this-class-correct-by-agreement = Dohodou lze nepřípustný tah opravit jen v rapid šachu a bleskovém šachu bez dostatečného dohledu; zde jej reklamujte.
refused-not-in-this-class-illegal-position = Rozhodčí vyčkává dalšího tahu jen v rapid šachu a bleskovém šachu bez dostatečného dohledu; zde oznamte nepřípustný tah.
refused-not-in-this-class-ask-scoresheet = Hráč si může vyžádat zápis jen v rapid šachu a bleskovém šachu s dostatečným dohledem; zde jej vedou sami hráči.
refused-nothing-there-illegal-move = Není žádný nepřípustný tah, o němž by se ještě dalo rozhodnout; hraje se dál.
refused-nothing-there-flag = Žádný praporek nespadl; hraje se dál.
refused-nothing-there-both-flags = Nespadly oba praporky; hraje se dál.
refused-nothing-there-touch-move = Posledním tahem nebylo porušeno pravidlo o dotknutém kameni; hraje se dál.
refused-nothing-there-two-hands = Není žádný tah provedený oběma rukama, o němž by se ještě dalo rozhodnout; hraje se dál.
refused-nothing-there-correct-by-agreement = Žádný nepřípustný tah nezůstal v platnosti, není co opravovat; hraje se dál.
error-not-an-object = Řádek musí být jeden objekt JSON.
error-not-json = To není JSON: { $detail }.
error-not-utf8 = Řádek není v kódování UTF-8.
error-line-too-long = Řádek smí mít nejvýše { $most } bajtů.
error-missing-field = Chybí pole „{ $field }“.
error-unknown-field = Tento úkon nemá pole „{ $field }“.
error-unknown-act = Úkon „{ $name }“ neexistuje.
error-not-open = Žádná partie není otevřena; nejprve ji otevřete.
error-already-open = Partie je již otevřena.
error-unknown-regulation = Toto vydání nemá volbu „{ $option }“.
error-needs-one-of = { $field }: musí to být jedno z { $detail }.
error-needs-millis = { $field }: musí to být celý počet milisekund od 0 do 9007199254740991.
error-needs-points = { $field }: musí to být počet bodů s nejvýše třemi desetinnými místy.
error-needs-hands = { $field }: tah se provádí 1 nebo 2 rukama.
error-needs-square = { $field }: musí to být pole od a1 do h8.
error-needs-move = { $field }: musí to být tah v zápisu UCI, například e2e4.
error-needs-result = { $field }: musí to být výsledek, například 1-0.
error-needs-text = { $field }: musí to být text.
error-needs-true-or-false = { $field }: musí to být true nebo false.
error-needs-object = { $field }: musí to být objekt JSON.
error-needs-position = { $field }: to není postavení v zápisu FEN.
error-needs-time-control = { $field }: to není tempo hry; správně je například 5400+30.
error-needs-chess960 = { $field }: počáteční postavení Chess960 mají čísla 0 až 959.
error-needs-listed-penalty = { $field }: vydání takový trest neuvádí.
error-needs-time-of-penalty = { $field }: v „ms“ uveďte, kolik času.
error-needs-other = { $field }: hodnota nemá požadovaný tvar.
error-time-goes-back = Tento čas je dřívější než čas posledního ohlášeného úkonu; čas se nesmí vracet.
error-unreadable-move = Toto není zápis tahu; tahy pište jako e2e4.
error-no-such-move = To není přípustný tah; nepřípustný tah oznamte v zápisu UCI, například e2e5.
error-not-legal = { $move } není přípustný tah a nemůže být pečetěným tahem; uveďte pečetěný tah, nebo žádný.
error-ambiguous-move = To může být více tahů; uveďte i výchozí pole.
error-no-piece = Na { $square } nestojí žádný kámen.
error-no-such-ply = Bílý a černý dohromady neprovedli tolik tahů ({ $ply }).
error-not-a-score = Partie v této soutěži nemůže přinést tolik bodů.
error-not-two-minutes = Soupeři lze přidat dvě minuty (120000), nebo nic.
error-no-chess960 = Toto vydání Chess960 neobsahuje.
error-kings = { $field }: { $by ->
    [white] bílý
   *[black] černý
} musí mít právě jednoho krále.
error-pawn-on-end-rank = { $field }: na první nebo poslední řadě stojí pěšec.
error-opponent-in-check = { $field }: v šachu je hráč, který není na tahu.
error-no-legal-move = { $field }: hráč na tahu nemá žádný přípustný tah.
error-dead = { $field }: žádný z hráčů nemůže dát mat žádnou posloupností přípustných tahů.
error-needs-some-squares = { $field }: uveďte alespoň jedno pole.
error-needs-no-decision = { $field }: rozhoduje postavení, vynechte proto „decision“.
error-session-is-over = session_ends: hrací doba již uplynula; uveďte pozdější čas.
error-untold-without-clock = moves: partie, jejíž tahy se nezadávají, potřebuje hodiny; uveďte „time“.
claim-untold = { $verdict ->
    [upheld] Reklamace je oprávněná.
   *[rejected] Reklamace se zamítá.
}
error-needs-some-time = { $field }: uveďte čas větší než nula.
violation-not-repeated = { $by ->
    [white] Bílý
   *[black] Černý
} nezopakoval oznámený tah.
note-informed = { $by ->
    [white] Bílý
   *[black] Černý
} byl informován o počtu tahů a spotřebovaném čase.
