# Co je špatně v souboru s rozlosováním nebo s partiemi a co s tím. Za číslem řádku věta pokračuje malým písmenem.

at-line = řádek { $line }: { $said }
at-column = řádek { $line }, sloupec { $column }: { $said }

### CSV

no-pairings = V souboru není žádná dvojice. Napište každou na vlastní řádek: stůl, bílý, černý.
open-quote = uvozovky nejsou uzavřené. Uzavřete je, nebo je smažte.
not-headings = „{ $found }“ není číslo stolu; v prvním sloupci musí být stůl. Použijte záhlaví stůl, bílý, černý.
not-a-table = „{ $found }“ není číslo stolu. Napište celé číslo od 1.
not-a-round = „{ $found }“ není číslo kola. Napište celé číslo od 1.
no-player = chybí jméno hráče { $side ->
    [white] bílých
   *[black] černých
}. Napište stůl, bílého a černého, nebo řádek smažte, pokud to není dvojice.

### Všechny formáty

not-in-encoding = Soubor není v kódování { $encoding }. Vyberte jiné kódování, nebo nechte volbu na programu.
encoding-guessed = Soubor neuvádí, v jakém kódování jsou písmena. Byla přečtena jako { $encoding }; pokud některé jméno vypadá špatně, vyberte jiné kódování.
table-twice = stůl { $table } už má partii na řádku { $first }. Dejte každé partii její vlastní stůl.
player-twice = „{ $name }“ už hraje na řádku { $first }. Smažte jeden z obou řádků; pokud mají dva hráči stejné jméno, doplňte něco, čím se liší.
table-taken = { $round }. kolo už má šachovnici u stolu { $table }. Zrušte ji, nebo zvolte jiné kolo či jiný stůl.
not-a-name = jméno je příliš dlouhé. Jméno má nejvýše { $most } znaků a stojí na jednom řádku.
hidden-sign = jméno obsahuje skrytý znak ({ $sign }), kvůli kterému může vypadat jako jiné jméno. Smažte jméno a napište ho znovu.

### PGN

empty = Soubor je prázdný. Zvolte soubor PGN; stačí hlavičky partií.
no-games = V souboru nejsou žádné partie. Zvolte soubor PGN; stačí hlavičky partií.
too-many-games = V souboru je více než { $most } partií. Zvolte soubor s partiemi jednoho kola.
no-tag = partie { $game } nemá hlavičku { $tag }. Přidejte před její tahy řádek [{ $tag } "Jméno"].
not-a-round-tag = „{ $found }“ v hlavičce Round partie { $game } není číslo kola. Napište číslo kola, nebo kolo a stůl oddělené tečkou.
not-a-board-tag = „{ $found }“ v hlavičce Board partie { $game } není číslo stolu. Napište celé číslo, nebo hlavičku smažte.
not-written = Partii nelze zapsat jako PGN ({ $detail }). Podívejte se do deníku šachovnice.

### TRF

no-players = V souboru nejsou žádní hráči: žádný řádek nezačíná 001. Vyexportujte z losovacího programu turnajovou zprávu (TRF).
not-paired = { $round }. kolo není v tomto souboru rozlosováno. Rozlosujte kolo a vyexportujte soubor znovu.
not-their-round = „{ $white }“ a „{ $black }“ spolu v { $round }. kole tohoto souboru nehrají. Zvolte soubor, ze kterého bylo kolo načteno.
one-sided = hráč { $player } hraje v { $round }. kole s hráčem { $opponent }, ale u hráče { $opponent } tato partie s opačnou barvou uvedena není. Opravte dvojici v losovacím programu.
not-in-file = soupeřem v { $round }. kole je hráč { $player }, který v souboru není. Vyexportujte soubor znovu se všemi hráči.
number-twice = hráč { $player } už je na řádku { $first }. Dejte každému hráči jeho vlastní číslo.
name-twice = hráči { $first } a { $player } mají stejné jméno „{ $name }“ a nebylo by je tu možné rozlišit. V losovacím programu doplňte ke jménu něco, čím se liší, například rok narození, a soubor exportujte znovu.
not-a-player = „{ $found }“ ve sloupcích 5 až 8 není číslo hráče. Vyexportujte soubor znovu: sloupce jsou posunuté.
no-name = hráč { $player } nemá jméno ve sloupcích 15 až 47. Vyexportujte soubor znovu: sloupce jsou posunuté.
not-points = „{ $found }“ ve sloupcích 81 až 84 není počet bodů. Vyexportujte soubor znovu: sloupce jsou posunuté.
too-many-rounds = hráč { $player } má { $rounds } kol. Vyexportujte soubor znovu: sloupce jsou posunuté.
not-a-game = „{ $found }“ není dvojice { $round }. kola. Vyexportujte soubor znovu: sloupce jsou posunuté.
too-many-points = hráč { $player } by měl { $points } bodů, což se do sloupců nevejde. Opravte záznam v losovacím programu.

### Co se vynechalo

skipped-bye = { $name } má v tomto kole volný los.
skipped-unpaired = { $name } nemá v { $round }. kole soupeře.
skipped-forfeit = { $name }: partie v { $round }. kole byla kontumována.

### Další kolo

pairing-no-engine = Tento server nemá losovací modul. Spusťte jej s --pairing-engine, například --pairing-engine py4swiss, nebo načtěte rozlosování ze souboru.
pairing-no-report = K losování je potřeba turnajová zpráva (TRF) a tento turnaj ji nemá: rozlosování bylo načteno jako CSV nebo PGN, nebo zadáno ručně. Vyexportujte z losovacího programu TRF a zvolte jej zde; před prvním kolem stačí soubor se samotnými hráči.
pairing-not-finished = { $round }. kolo není dohráno. Chybějí výsledky: { $games }.
pairing-open-game = stůl { $table } ({ $white } – { $black })
pairing-open-game-elsewhere = { $white } – { $black } (bez šachovnice)
pairing-not-set-up = { $round }. kolo je v turnajové zprávě rozlosováno, ale nemá šachovnice ani výsledky. Načtěte jej jako rozlosování, nebo zvolte zprávu bez něj.
pairing-not-in-report = { $round }. kolo je zde připraveno, ale v turnajové zprávě není. Zvolte zprávu, která je obsahuje.
pairing-all-paired = Všechna kola turnajové zprávy ({ $rounds }) jsou rozlosována.
pairing-rounds-unknown = V turnajové zprávě není uveden počet kol. Zadejte jej.
pairing-first-unknown = V turnajové zprávě není uvedeno, jakou barvu má první hráč v 1. kole. Vylosujte ji a zvolte.
pairing-acceleration-unknown = Turnajová zpráva uvádí zrychlený systém, ale ne body, které přidává (chybějí řádky 250 nebo XXA). Vyexportujte ji s těmito řádky, nebo kolo rozlosujte v losovacím programu.
pairing-other-round = { $round }. kolo už není další na řadě: někdo je mezitím rozlosoval, nebo byla některá partie znovu otevřena. Podívejte se na turnaj znovu.
pairing-outdated = Výsledky nebo hráči se od zobrazení dvojic { $round }. kola změnili. Rozlosujte kolo znovu; nic nebylo připraveno.
pairing-not-a-player = Hráč číslo { $player } v turnajové zprávě není. Zvolte hráče znovu, nebo ověřte, který soubor modul čte.
pairing-twice = { $name } má dva soupeře. Ověřte losovací modul; nic nebylo připraveno.
pairing-absent = { $name } má soupeře, ale v tomto kole nehraje. Ověřte losovací modul; nic nebylo připraveno.
pairing-left-out = { $name } nemá soupeře ani volný los. Ověřte losovací modul; nic nebylo připraveno.
pairing-two-byes = Volný los má více než jeden hráč. Ověřte losovací modul; nic nebylo připraveno.
pairing-note-system = Turnajová zpráva uvádí systém { $system }. Přesvědčte se, že podle něj modul losuje.
pairing-note-teams = V turnajové zprávě jsou družstva. Losovací modul losuje jednotlivé hráče, ne družstva.
engine-not-run = Losovací modul { $engine } se nepodařilo spustit ({ $detail }). Ověřte program, který uvádí --pairing-engine.
engine-failed = Losovací modul { $engine } kolo nerozlosoval: „{ $detail }“. Opravte turnajovou zprávu, nebo kolo rozlosujte v losovacím programu.
engine-too-late = Losovací modul { $engine } neskončil do { $seconds } s a byl zastaven. Zkuste to znovu, nebo kolo rozlosujte v losovacím programu.
engine-no-pairs = Losovací modul nevrátil žádnou dvojici. Ověřte, kolik hráčů v tomto kole hraje.
engine-not-pairs = Losovací modul nezapsal dvojice: „{ $found }“ na řádku { $line }. Ověřte příkaz, který uvádí --pairing-engine.
engine-not-all-pairs = Losovací modul ohlásil počet dvojic { $said }, ale zapsal { $found }. Zkuste to znovu; nic nebylo připraveno.

### Sál sám

stall = { $cause ->
    [journal] Do deníku se { $seconds } s nedalo zapisovat.
    [busy] Server byl přetížený a { $seconds } s neodpovídal.
   *[stopped] Server { $seconds } s nepracoval.
} Nikdo tím o čas nepřišel. { $stand ->
    [yes] Hodiny stojí, dokud rozhodčí nenechá ve hře pokračovat.
   *[no] Hodiny pokračují od okamžiku, kdy se zastavily.
}

electronic-board-unread = { $seen ->
    [question] Na elektronickou šachovnici se musí podívat rozhodčí.
    [nothing] Hodiny byly stisknuty, ale na elektronické šachovnici není vidět žádný tah.
   *[something] Hodiny byly stisknuty, ale postavení na elektronické šachovnici nevysvětluje žádný tah.
} Hodiny stojí, dokud rozhodčí nenechá ve hře pokračovat.
