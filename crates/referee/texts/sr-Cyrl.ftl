# Шта каже судија, на српском, ћирилицом.

made = { $by ->
    [white] Бели
   *[black] Црни
} је одиграо { $san }.
completed = { $by ->
    [white] Бели
   *[black] Црни
} је завршио потез { $move }.

must-move = { $by ->
    [white] Бели
   *[black] Црни
} је додирнуо фигуру на { $square } и мора да је повуче.
must-capture = { $by ->
    [white] Бели
   *[black] Црни
} је додирнуо фигуру на { $square } и мора да је узме.
must-capture-with = { $by ->
    [white] Бели
   *[black] Црни
} мора да узме фигуру на { $square } фигуром са { $with }.
must-castle-king = { $by ->
    [white] Бели
   *[black] Црни
} мора да изврши малу рокаду.
must-castle-queen = { $by ->
    [white] Бели
   *[black] Црни
} мора да изврши велику рокаду.
free = { $by ->
    [white] Бели
   *[black] Црни
} не може да повуче ни да узме оно што је додирнуо и може да одигра било који легалан потез.

illegal-no-piece = Нелегалан потез { $move }: на том пољу нема фигуре.
illegal-not-yours = Нелегалан потез { $move }: фигура је противникова.
illegal-castling-right-lost = Нелегалан потез { $move }: право на рокаду је изгубљено.
illegal-castling-blocked = Нелегалан потез { $move }: нека фигура стоји на путу рокади.
illegal-castling-attacked = Нелегалан потез { $move }: краљ не сме да рокира из шаха, преко нападнутог поља ни у шах.
illegal-own-piece = Нелегалан потез { $move }: на том пољу стоји сопствена фигура.
illegal-cannot-reach = Нелегалан потез { $move }: та фигура се тако не креће.
illegal-blocked = Нелегалан потез { $move }: друга фигура стоји на путу.
illegal-king-captured = Нелегалан потез { $move }: краљ не сме да се узме.
illegal-own-king-in-check = Нелегалан потез { $move }: сопствени краљ би био у шаху.
illegal-pawn-not-promoted = Нелегалан потез { $move }: пешак на последњем реду није замењен.
illegal-clock-without-move = { $by ->
    [white] Бели
   *[black] Црни
} је притиснуо сат а није повукао потез; то се рачуна као нелегалан потез.
illegal-two-hands = { $by ->
    [white] Бели
   *[black] Црни
} је потез извео са две руке; то се рачуна као нелегалан потез.

stands = Нико није на време рекламирао нелегалан потез { $move }; он остаје.
touch-move = { $by ->
    [white] Бели
   *[black] Црни
} мора да игра додирнутом фигуром са { $square }; потез се враћа.
restored = Враћа се позиција после { $ply }. полупотеза.
time-added = { $to ->
    [white] Бели
   *[black] Црни
} добија још { $time }.
time-taken = { $to ->
    [white] Белом
   *[black] Црном
} се одузима { $time }.

violation-two-hands = { $by ->
    [white] Бели
   *[black] Црни
} је потез извео са две руке.
violation-clock-without-move = { $by ->
    [white] Бели
   *[black] Црни
} је притиснуо сат а није повукао потез.
violation-offer-timing = { $by ->
    [white] Бели
   *[black] Црни
} је понудио реми у погрешном тренутку; понуда важи.
violation-scoresheet = { $by ->
    [white] Бели
   *[black] Црни
} не води формулар како је прописано.
violation-device = { $by ->
    [white] Бели
   *[black] Црни
} има електронски уређај у турнирском простору.
violation-disturbance = { $by ->
    [white] Бели
   *[black] Црни
} омета противника.
violation-wrong-hand = { $by ->
    [white] Бели
   *[black] Црни
} је притиснуо сат руком којом није повукао потез.
violation-on-the-button = { $by ->
    [white] Бели
   *[black] Црни
} држи прст на дугмету сата или изнад њега.
violation-clock-mistreated = { $by ->
    [white] Бели
   *[black] Црни
} не рукује сатом правилно.
violation-left = { $by ->
    [white] Бели
   *[black] Црни
} је без дозволе напустио турнирски простор.
violation-notes = { $by ->
    [white] Бели
   *[black] Црни
} се служио белешкама или другим извором информација.
violation-advice = { $by ->
    [white] Бели
   *[black] Црни
} се служио саветима.
violation-distracting = { $by ->
    [white] Бели
   *[black] Црни
} омета или узнемирава противника.
violation-refused-search = { $by ->
    [white] Бели
   *[black] Црни
} је одбио претрес.
violation-disrepute = { $by ->
    [white] Бели
   *[black] Црни
} је нанео штету угледу шаха.
violation-smoking = { $by ->
    [white] Бели
   *[black] Црни
} пуши тамо где није дозвољено.
violation-disobeys = { $by ->
    [white] Бели
   *[black] Црни
} упорно одбија да се придржава правила.

offer = { $by ->
    [white] Бели
   *[black] Црни
} нуди реми.
offer-ends-accepted = Реми који је понудио { $by ->
    [white] бели
   *[black] црни
} је прихваћен.
offer-ends-declined = Реми који је понудио { $by ->
    [white] бели
   *[black] црни
} је одбијен.
offer-ends-touched = Противник је додирнуо фигуру; реми који је понудио { $by ->
    [white] бели
   *[black] црни
} је одбијен.
offer-ends-game-over = Партија је завршена, а тиме и понуда ремија коју је дао { $by ->
    [white] бели
   *[black] црни
}.

claim-threefold = { $verdict ->
    [upheld] Рекламација је исправна: позиција се појавила { $count } пута.
   *[rejected] Рекламација је неисправна: позиција се није појавила три пута.
}
claim-fifty = { $verdict ->
    [upheld] Рекламација је исправна: сваки играч је повукао { $count } потеза без узимања и без потеза пешаком.
   *[rejected] Рекламација је неисправна: само { $count } потеза сваког играча без узимања и без потеза пешаком.
}
claim-flag = { $verdict ->
    [upheld] Рекламација пада заставице је исправна.
   *[rejected] Рекламација пада заставице се одбија.
}
claim-illegal-move = { $verdict ->
    [upheld] Рекламација је исправна: завршен је нелегалан потез.
   *[rejected] Рекламација се одбија: није завршен ниједан нелегалан потез.
}
claim-touch-move = { $verdict ->
    [upheld] Рекламација је исправна: додирнутом фигуром није играно.
   *[rejected] Рекламација се одбија: правило о додирнутој фигури није прекршено.
}
claim-wrong-start = { $verdict ->
    [upheld] Рекламација је исправна: почетна позиција је била неправилна.
   *[rejected] Рекламација се одбија: почетна позиција је била правилна.
}
claim-quickplay = { $verdict ->
    [upheld] Рекламација се прихвата.
    [deferred] Одлука о рекламацији се одлаже; игра се наставља.
   *[rejected] Рекламација се одбија.
}
claim-two-moves = { $verdict ->
    [upheld] Рекламација је исправна: противник је повукао два потеза заредом. Судија успоставља позицију.
   *[rejected] Рекламација се одбија: противник није повукао два потеза заредом.
}

flag = Пала је заставица { $by ->
    [white] белог
   *[black] црног
}.

question-quickplay = Судија: да ли противник може да добије нормалним средствима и да ли то покушава?
question-increment = Судија: да ли оба играча добијају по пет секунди на потез?
question-wrong-start = Судија: да ли је почетна позиција била неправилна?
question-opponent-points = Судија: колико поена добија противник?
question-unwinnable = Судија: да ли је сигурно да противник не би могао да матира ма којом серијом легалних потеза?
question-next-period = Судија: да ли је следећи потез први у наредном периоду, јер ништа не показује да је одиграно више потеза?
question-boards-differ = Судија: враћају ли се потези до места где се оба формулара слажу?
question-sealed-move = Судија: који је потез ковертиран и да ли важи?
question-two-moves = Судија: да ли је противник повукао два потеза заредом?
question-illegal-position = Судија: да ли је позиција нелегална и која се позиција успоставља?

envelope = { $by ->
    [white] Бели
   *[black] Црни
} је ковертирао { $number }. потез; партија се прекида.
annulled = Партија се поништава и игра се нова.
reconstruction = { $found ->
    [yes] Формулари се слажу у { $count } потеза, и има низ правилних потеза који одговара њима и позицији на табли.
   *[no] Формулари се слажу у { $count } потеза; није нађен низ правилних потеза који одговара њима и позицији на табли.
}

note-wrong-board = Табла је била погрешно постављена; позиција се преноси на правилно постављену таблу.
note-displaced = Фигуре су биле померене; позиција се успоставља.
note-wrong-start = Почетна позиција је била неправилна, али је касно за рекламацију; игра се наставља.
note-colours-reversed = Партија је почела замењеним бојама; игра се наставља.
note-illegal-position = Позиција је нелегална; ако таква остане и после следећег потеза, партија је реми.
note-both-absent = Ниједан играч није за таблом: време до доласка { $by ->
    [white] белог
   *[black] црног
} је изгубљено, осим ако судија не одлучи другачије.
note-clock-setting = Сатови су подешени после потеза од којих се подешавање више не мења; судија то чини само ако би распоред такмичења иначе трпео.
note-second-envelope = { $by ->
    [white] Бели
   *[black] Црни
} је ковертирао одговор; коверат се отвара када противник дође.
note-felt = { $by ->
    [white] Бели
   *[black] Црни
} није извадио фигуру из рупице; фигура није такнута.
note-not-announced = { $by ->
    [white] Бели
   *[black] Црни
} је извео потез, који је одигран када буде најављен.
note-misannounced = { $by ->
    [white] Бели
   *[black] Црни
} је најавио други потез; омашка се мора исправити пре притиска на сат.
note-boards-differ = Табла { $by ->
    [white] белог
   *[black] црног
} не одговара запису на оба формулара и мора се исправити.
note-assistant = То је учинио помоћник { $by ->
    [white] белог
   *[black] црног
}.
note-appeal = { $by ->
    [white] Бели
   *[black] Црни
} улаже жалбу на одлуку судије.
note-signatures = Оно што су оба играча потписала није исход партије; то важи, осим ако судија не одлучи другачије.
note-reopen = Партија се поново отвара; сатови стоје док се игра не настави.
note-retract = Последња одлука судије се повлачи; сатови стоје док се игра не настави.
note-clock-counter = Бројач потеза на сату је погрешан; сатови стоје док га судија не исправи.

over-checkmate = Мат. Резултат: { $result }.
over-resignation = { $unwinnable ->
    [yes] Предаја, али противник не би могао да матира. Резултат: { $result }.
   *[no] Предаја. Резултат: { $result }.
}
over-stalemate = Пат. Резултат: { $result }.
over-dead-position = Мртва позиција: ниједан играч не може да матира. Резултат: { $result }.
over-agreement = Играчи су се споразумели на реми. Резултат: { $result }.
over-threefold = Реми троструким понављањем позиције. Резултат: { $result }.
over-fifty = Реми по правилу педесет потеза. Резултат: { $result }.
over-fivefold = Реми: позиција се појавила пет пута. Резултат: { $result }.
over-seventyfive = Реми: седамдесет пет потеза сваког играча без узимања и без потеза пешаком. Резултат: { $result }.
over-flag = { $unwinnable ->
    [yes] Време је истекло, али противник не би могао да матира. Резултат: { $result }.
   *[no] Партија је изгубљена на време. Резултат: { $result }.
}
over-both-flags = Реми: пале су обе заставице. Резултат: { $result }.
over-illegal-moves = { $unwinnable ->
    [yes] Превише нелегалних потеза, али противник не би могао да матира. Резултат: { $result }.
   *[no] Партија је изгубљена због нелегалног потеза. Резултат: { $result }.
}
over-illegal-position = Реми: нелегална позиција није исправљена. Резултат: { $result }.
over-late = Партија је изгубљена због закашњења. Резултат: { $result }.
over-sealed-move = { $unwinnable ->
    [yes] Ковертирани потез је неисправан, али противник не би могао да матира. Резултат: { $result }.
   *[no] Партија је изгубљена због неисправног ковертираног потеза. Резултат: { $result }.
}
over-quickplay = Реми: рекламација у последња два минута је прихваћена. Резултат: { $result }.
over-device = Партија је изгубљена због електронског уређаја. Резултат: { $result }.
over-conduct = Партија је изгубљена по казни. Резултат: { $result }.
over-declared = Судија проглашава резултат { $result }.

penalty-warning = { $to ->
    [white] Бели
   *[black] Црни
} добија опомену.
penalty-add-time = { $to ->
    [white] Бели
   *[black] Црни
} је кажњен: противник добија још { $time }.
penalty-take-time = { $to ->
    [white] Бели
   *[black] Црни
} је кажњен одузимањем { $time }.
penalty-raise-opponent = { $to ->
    [white] Бели
   *[black] Црни
} је кажњен: противнику се повећава број поена.
penalty-lower-offender = { $to ->
    [white] Бели
   *[black] Црни
} је кажњен: смањује му се број поена.
penalty-loss = { $to ->
    [white] Бели
   *[black] Црни
} је кажњен губитком партије.
penalty-fine = { $to ->
    [white] Бели
   *[black] Црни
} је кажњен новчано.
penalty-exclude-rounds = { $to ->
    [white] Бели
   *[black] Црни
} се искључује из једног или више кола.
penalty-expel = { $to ->
    [white] Бели
   *[black] Црни
} се искључује са такмичења.

refused-game-over = Партија је завршена.
refused-not-started = Партија још није почела.
refused-already-started = Партија је већ почела.
refused-not-absent = Играч је већ за таблом.
refused-not-on-move = Противник је на потезу.
refused-clocks-stopped = Сатови су заустављени.
refused-clocks-not-stopped = Сатови нису заустављени.
refused-clock-not-running = Сат овог играча не ради.
refused-no-clock = Игра се без сата.
refused-no-move = Потез није повучен; сат и даље ради.
refused-nothing-there = Ничег таквог нема.
refused-not-part-of-a-move = Пре него што је потез повучен, испуштају се само краљ при рокади и пешак на последњем реду.
refused-no-pawn-to-promote = Нема пешака који чека промоцију.
refused-touched-already = Играч је додирнуо фигуру и изгубио право на рекламацију у овом потезу.
refused-played-already = Играч је већ повукао потез.
refused-complaint-lost = Право на приговор је изгубљено.
refused-stands = Противник је одговорио; нелегалан потез остаје.
refused-only-on-claim = Судија поступа само на рекламацију играча.
refused-no-offer = Нема такве понуде ремија.
refused-agreement-restricted = Турнирски правилник још не дозвољава споразумни реми.
refused-agreement-too-early = Споразум на реми је могућ тек кад оба играча повуку бар по један потез.
refused-not-in-this-edition = Ова Правила то не предвиђају.
refused-not-in-this-class = То не важи за ову врсту партије.
refused-not-announced = Ово правило није објављено за такмичење.
refused-too-much-time = За ову рекламацију на сату је превише времена.
refused-too-late = За то је прекасно.
refused-no-question = Нема питања о којем треба одлучити.
refused-not-an-answer = На то питање се не може тако одговорити.
refused-question-open = Прво треба одлучити о отвореном питању.
refused-sealing = Играч на потезу мора да ковертира.
refused-not-sealing = Од играча није тражено да ковертира.
refused-nothing-sealed = Нема ковертираног потеза.
refused-adjourned = Партија је прекинута.
refused-not-adjourned = Партија није прекинута.
refused-replier-absent = Играч који треба да одговори није присутан.
refused-no-scoresheets = У овој партији се не воде формулари.
refused-not-over = Партија још није завршена.
refused-move-not-announced = Потез још није најављен; противников сат се не сме покренути.
refused-envelope-closed = Други коверат се отвара када одсутни играч дође.
refused-nobody-blind = У овој партији нема слепог играча.
refused-no-assistant = Овај играч нема помоћника.
refused-not-for-an-assistant = То није посао помоћника.
refused-final = Одлука је коначна.
