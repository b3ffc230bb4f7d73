# Шта каже вежбаоница, српски ћирилицом.

# Играчи и фигуре, онако како стоје у реченици.
player = { $by ->
    [white] Бели
   *[black] Црни
}
assistant = { $by ->
    [white] Помоћник Белог
   *[black] Помоћник Црног
}
man = { $role ->
    [king] краља
    [queen] даму
    [rook] топа
    [bishop] ловца
    [knight] скакача
   *[pawn] пешака
}
man-opponent = { $role ->
    [king] противниковог краља
    [queen] противникову даму
    [rook] противниковог топа
    [bishop] противниковог ловца
    [knight] противниковог скакача
   *[pawn] противниковог пешака
}
new-piece = { $role ->
    [queen] даму
    [rook] топа
    [bishop] ловца
   *[knight] скакача
}

# Околности.
setting-standard = Стандардни шах, { $time }, Правила из { $edition }. године.
setting-rapid = Убрзани шах, { $time }, Правила из { $edition }. године.
setting-blitz = Брзопотезни шах, { $time }, Правила из { $edition }. године.
setting-no-clock = Партија без сата, Правила из { $edition }. године.
period = { $time }
period-increment = { $time } + { $bonus } по потезу
period-delay = { $time } уз одлагање од { $bonus } по потезу
period-moves = { $moves ->
    [one] { $moves } потез за { $time }
   *[other] { $moves } потеза за { $time }
}
minutes = { $count } мин
seconds = { $count } с
period-then = {", затим "}
setting-full = Надзор над партијама је одговарајући.
setting-limited = Један судија надзире много партија.
setting-unwatched = Ову таблу нисте посматрали.
setting-untold = Посматрали сте само сат, а не и таблу.
setting-blind = { $player } је слеп и игра на другој табли.
setting-assistant = { $player } има помоћника.
setting-hard-of-hearing = { $player } има оштећен слух.
setting-scoresheets = Оба играча морају да записују потезе.
setting-default = Дозвољено кашњење на такмичењу је { $time }.
setting-resumption-default = На наставку прекинуте партије дозвољено кашњење је { $time }.
setting-no-agreement = Турнирски правилник не дозвољава споразумни реми.
setting-consent = Турнирски правилник дозвољава споразумни реми само уз сагласност судије.
setting-consent-before = Док оба играча не заврше { $moves ->
    [one] по { $moves } потез
   *[other] по { $moves } потеза
}, за споразумни реми је потребна сагласност судије.
setting-agreement-after = Турнирски правилник дозвољава споразумни реми тек кад оба играча заврше { $moves ->
    [one] по { $moves } потез
   *[other] по { $moves } потеза
}.
setting-quickplay = За такмичење је објављено да важе смернице за партије без додатног времена.
setting-points = Победа носи { $win }, реми { $draw }, пораз { $loss }.
setting-device-warning = Турнирски правилник за електронски уређај предвиђа опомену.
setting-device-time = Турнирски правилник за електронски уређај предвиђа да противник добије још { $time }.
setting-device-milder = Турнирски правилник за електронски уређај предвиђа блажу казну од Правила.
setting-counts-joint = На такмичењу се све што се рачуна као нелегалан потез броји заједно.
setting-counts-separate = На такмичењу се свака врста нелегалног поступка броји засебно.
setting-blitz-penalty = Временска казна у брзопотезном шаху на овом такмичењу износи { $time }.
setting-report-leaving = Играчи на овом такмичењу морају да се јаве судији пре него што напусте турнирску салу.
setting-no-arbiter = У сали нема судије.
setting-chess960 = Шах 960, почетна позиција { $number }.
setting-position = У партији је настала приказана позиција; { $player } је на потезу.
setting-no-castling = Ниједан играч више нема право на рокаду.
setting-castling = Право на рокаду: Бели { $white }, Црни { $black }.
castling-rights = { $sides ->
    [both] на обе стране
    [king] на краљевом крилу
    [queen] на дамином крилу
   *[none] нема
}
setting-en-passant = Последњи потез био је двокорак пешака преко { $square }.
setting-quiet = Од последњег узимања или потеза пешаком { $count ->
    [one] одигран је { $count } полупотез
    [few] одиграна су { $count } полупотеза
   *[other] одиграно је { $count } полупотеза
}.

# Потези и сат. Чиме се потез завршава, стоји у следеће две поруке.
ending-pressed = {" "}и притиска сат
ending-waits = , а сат још није притиснуо
move = { $player } игра { $move }{ $ending }.
move-silent = { $player } на другој табли изводи { $move }, а није га објавио.
move-both-hands = { $player } обема рукама игра { $move }{ $ending }.
shift = { $player } помера { $man } са { $from } на { $to }{ $ending }.
shift-both-hands = { $player } обема рукама помера { $man } са { $from } на { $to }{ $ending }.
castling = { $player } рокира (краљ са { $from } на { $to }){ $ending }.
castling-both-hands = { $player } рокира обема рукама (краљ са { $from } на { $to }){ $ending }.
castling-with = { $player } рокира са топом на { $square }{ $ending }.
castling-with-both-hands = { $player } обема рукама рокира са топом на { $square }{ $ending }.
moves = Одиграно је { $moves }.
untold-move = { $player } игра потез и притиска сат.
untold-move-other-hand = { $player } игра потез и притиска сат другом руком.
untold-moves = Игра се даље: Бели је завршио { $white ->
    [one] { $white } потез
   *[other] { $white } потеза
}, Црни { $black ->
    [one] { $black } потез
   *[other] { $black } потеза
}.
press = { $player } притиска сат.
press-without-move = { $player } притиска сат, а није одиграо потез.
press-other-hand = { $player } притиска сат другом руком.

# Време.
time-up = { $by ->
    [white] Сат Белог
   *[black] Сат Црног
} долази до 0:00.
time-passes = Од почетка је прошло { $time }.
time-passes-resumption = Од наставка је прошло { $time }.
clocks = На сатовима је { $white } за Белог и { $black } за Црног.
clocks-later = Касније у партији на сатовима је { $white } за Белог и { $black } за Црног.
clocks-set = Подешавате сатове на { $white } за Белог и { $black } за Црног.

# Шта је судија већ одлучио.
ruled = Одлучујете: „{ $verdict }“
ruled-play-on = Пуштате да се партија настави.

# Шта раде играчи.
start = Покрећете партију.
start-absent = Покрећете сат. { $absent ->
    [both] Ниједан играч није
    [white] Бели није
   *[black] Црни није
} за таблом.
arrive = { $player } долази { $time } после почетка.
arrive-in-time = { $player } долази пре почетка.
arrive-resumption = { $player } долази { $time } после наставка.
touch = { $player } додирује { $man } на { $square }.
touch-accident = { $player } очигледно случајно окрзне { $man } на { $square }.
touch-felt = { $player } опипава { $man } на { $square }, али не подиже фигуру.
adjust = { $player } каже „поправљам“ и поправља { $count ->
    [one] фигуру
   *[other] фигуре
} на { $squares }.
place = { $player } ставља { $man } са { $from } на { $to } и испушта фигуру из руке.
promote = { $player } ставља { $piece } на поље промоције.
promote-touch = { $player } спушта { $piece } на поље промоције, али фигуру не испушта из руке.
promote-early = { $player } ставља { $piece } на { $to } док пешак још стоји на { $from }.
promote-colour = { $player } на поље промоције ставља { $piece } противникове боје.
announce = { $player } објављује „{ $text }“.
offer-draw = { $player } нуди реми.
accept-draw = { $player } прихвата реми.
decline-draw = { $player } одбија реми.
resign = { $player } предаје партију.
claim-threefold = { $player } рекламира реми због троструког понављања позиције.
claim-threefold-move = { $player } рекламира да ће после { $move } иста позиција настати трећи пут.
claim-fifty = { $player } рекламира реми по правилу педесет потеза.
claim-fifty-move = { $player } рекламира да ће са { $move } бити одиграно педесет потеза без узимања и без потеза пешаком.
claim-flag = { $player } рекламира да је противнику пала заставица.
claim-illegal-move = { $player } рекламира да је противник одиграо нелегалан потез.
claim-touch-move = { $player } рекламира да је противник додирнуо другу фигуру.
claim-two-hands = { $player } рекламира да је противник потез извео са две руке.
claim-wrong-start = { $player } рекламира да је почетна позиција била неправилна.
claim-two-moves = { $player } рекламира да је противник одиграо два потеза заредом.
claim-cannot-win = { $player } рекламира реми јер противник не може да добије партију нормалним средствима.
claim-no-effort = { $player } рекламира реми јер противник не улаже напор да добије партију нормалним средствима.
claim-increment = { $player } тражи додатних пет секунди по потезу за оба играча.
hand-in-position = { $player } предаје записану завршну позицију.
hand-in-sheet = { $player } предаје потпун формулар.
hand-in-both = { $player } предаје завршну позицију и потпун формулар.
confirm = { $player } то потврђује.
stop-clocks = { $player } зауставља сатове и позива вас.
close-envelope = { $player } затвара коверту и зауставља сатове.
interrupt = Заустављате сатове.
write = { $player } на формулар уписује „{ $text }“.
write-instead = { $player } исправља запис на формулару у „{ $text }“.
entry = { $text }
entry-between = {" "}
sheet = { $by ->
    [white] Бели
   *[black] Црни
} је записао: { $entries }.
sheet-empty = { $by ->
    [white] Бели
   *[black] Црни
} није записао ништа.
sheets-empty = Ниједан играч није записао ништа.
ask-score = { $player } тражи да види запис партије.
ask-sheet = { $player } тражи формулар за писање.
inform = { $by ->
    [white] Помоћник Белог
   *[black] Помоћник Црног
} на питање играча саопштава број потеза и утрошено време.
correct-by-agreement = Играчи су се договорили да исправе нелегалан потез.
seal = { $player } као ковертирани потез уписује „{ $text }“.
seal-nothing = { $player } оставља лист за ковертирани потез празан.
sign = { $player } потписује формулар са резултатом { $result }.
resume = Игра се наставља.
resume-adjourned = Партија се наставља. Оба играча су присутна.
resume-absent = Партија се наставља. { $absent ->
    [both] Ниједан играч није присутан.
    [white] Бели није присутан.
   *[black] Црни није присутан.
}
adjourn = Сеанса је завршена и играч на потезу мора да ковертира потез.
adjourn-early = { $player } прекида партију { $time } пре краја сеансе.
open-envelope = Коверта се отвара.
envelope-lost = Коверта је изгубљена, а позицију није могуће поново поставити.
envelope-lost-move = Коверта је изгубљена. Играч који је ковертирао каже да је потез био { $text }.
appeal = { $player } улаже жалбу на вашу одлуку.
appeal-quickplay = { $player } улаже жалбу на вашу одлуку о рекламацији у последња два минута.

# Шта судија види.
observe-illegal-move = Примећујете да је одигран нелегалан потез.
observe-illegal-move-by = { $by ->
    [white] Примећујете да је Бели одиграо нелегалан потез.
   *[black] Примећујете да је Црни одиграо нелегалан потез.
}
observe-flag = Примећујете да је пала заставица.
observe-flag-by = { $by ->
    [white] Примећујете да је Белом пала заставица.
   *[black] Примећујете да је Црном пала заставица.
}
observe-both-flags = Примећујете да су пале обе заставице. Нико не зна која је пала прва.
observe-wrong-start = Примећујете да су фигуре на почетку биле погрешно постављене.
observe-misplaced = Примећујете да је фигура на { $square } на почетку била погрешно постављена.
observe-wrong-board = Примећујете да је табла окренута за деведесет степени.
observe-colours-reversed = Примећујете да играчи играју обрнутим бојама.
observe-displaced = Примећујете да су фигуре померене.
observe-displaced-by = { $player } обара неколико фигура.
observe-device = Код { $by ->
    [white] Белог
   *[black] Црног
} налазите електронски уређај. Уређај се није огласио.
observe-device-sound = Звони телефон { $by ->
    [white] Белог
   *[black] Црног
}.
observe-touch-move = Примећујете да је играч додирнуо једну фигуру, а одиграо другом.
observe-touch-move-by = Примећујете: { $player } је додирнуо једну фигуру, а одиграо другом.
observe-two-hands = Примећујете да је потез изведен са две руке.
observe-two-hands-by = Примећујете: { $player } је потез извео са две руке.
observe-illegal-position = Примећујете да је позиција на табли нелегална.
observe-clock-counter = Примећујете да је бројач потеза на сату погрешан.
observe-clock-defect = Примећујете да је сат неисправан.
observe-sheets-due = Заставица је пала, а формулари нису потпуни.
observe-sheets-due-by = Заставица је пала, а формулар { $by ->
    [white] Белог
   *[black] Црног
} није потпун.
observe-sheet-complete = { $player } је допунио формулар.
observe-absent = { $player } није за таблом.
observe-wrong-hand = { $player } притиска сат руком којом није повукао потез.
observe-on-the-button = { $player } држи прст на дугмету сата.
observe-clock-mistreated = { $player } удара по сату.
observe-left = { $player } без дозволе напушта простор за игру.
observe-left-unreported = { $player }, који није на потезу, напушта турнирску салу, а није вам се јавио.
observe-notes = Видите да { $player } гледа у белешке.
observe-advice = Видите да { $player } прима савете.
observe-distracting = { $player } омета противника.
observe-refused-search = { $player } одбија претрес.
observe-disrepute = { $player } пред гледаоцима вређа противника.
observe-smoking = { $player } пуши тамо где није дозвољено.
observe-disobeys = { $player } и поред свих ваших упозорења одбија да се придржава Правила.
observe-wrong-entry = Видите да је { $player } записао погрешан потез.
observe-illegible = Не можете да прочитате шта је { $player } записао на формулару.
observe-not-algebraic = Видите да { $player } не записује потезе алгебарском нотацијом.
observe-sheet-not-returned = { $player } игра потез пре него што је вратио противников формулар.
observe-not-repeated = { $player } не понавља објављени потез.

# Шта би морало да буде другачије да би одговор био тачан.
teach-edition = Тачно по Правилима, издање { $editions }.
teach-standard = Тачно у стандардном шаху.
teach-rapid = Тачно у убрзаном шаху.
teach-blitz = Тачно у брзопотезном шаху.
teach-full = Тачно уз одговарајући надзор.
teach-limited = Тачно кад један судија надзире много партија.
teach-fewer = Било би тачно да је то био први прекршај.
teach-one-more = Било би тачно да је постојао још један прекршај.
teach-two-more = Било би тачно да су постојала још два прекршаја.
teach-claimed = Било би тачно да је противник то рекламирао.
teach-noticed = Било би тачно да је то приметио судија, а нико није рекламирао.
teach-watched = Било би тачно да је судија посматрао.
teach-unwatched = Било би тачно да судија није посматрао.
teach-pressed = Било би тачно да је пре тога притиснут сат.
teach-unpressed = Било би тачно да сат још није био притиснут.
teach-one-hand = Било би тачно да је потез изведен једном руком.
teach-on-purpose = Било би тачно да је фигура додирнута намерно.
teach-accident = Било би тачно да је фигура додирнута случајно.
teach-material = Било би тачно да је противник још могао да матира.
teach-bare-king = Било би тачно да је противник имао само краља.
teach-fifty = Било би тачно да је одиграно педесет потеза без узимања и без потеза пешаком.
teach-not-fifty = Било би тачно да је одиграно мање од педесет потеза без узимања и без потеза пешаком.
teach-twice = Било би тачно да је позиција настала само двапут.
teach-regulations = Било би тачно да такмичење нема посебне одредбе у турнирском правилнику.
teach-quickplay = Било би тачно да је објављено да важе смернице за партије без додатног времена.
teach-increment = Тачно у партији са додатним временом по потезу.
teach-no-increment = Тачно у партији без додатног времена по потезу.
teach-other = Одлука у другом случају.

# Теме и нивои.
topic-touch-move = Додирнуте фигуре
topic-illegal-moves = Нелегални потези
topic-clock = Сат и заставица
topic-draw-claims = Рекламације ремија
topic-offers = Понуде ремија
topic-endings = Како се партија завршава
topic-scoresheets = Формулари
topic-rapid-blitz = Убрзани и брзопотезни шах
topic-start = Почетак и кашњење
topic-conduct = Понашање
topic-adjournment = Прекинуте партије
topic-last-two-minutes = Последња два минута
topic-chess960 = Шах 960
topic-blind = Слепи играчи
level-1 = лако
level-2 = средње
level-3 = тешко

# Вежба.
question = Како одлучујете?
drill-heading = Питање { $number } од { $count } ({ $topic }, { $level })
drill-prompt = Ваша одлука (1 до { $count }):{" "}
drill-again = Одговорите бројем од 1 до { $count }.
drill-right = Тачно.
drill-wrong = Нетачно. Тачан одговор је { $number }.
drill-lesson = Ваш одговор: { $lesson }
drill-article = Члан { $article }: { $says }
drill-score = Тачних одговора: { $right } од { $count }.
drill-weakest = Вреди поновити: { $topics }.
drill-end = До виђења.
paper-title = Како одлучујете? { $count ->
    [one] { $count } питање
    [few] { $count } питања
   *[other] { $count } питања
}
paper-key = Решења
