# Шта кажу странице, на српском.

language = Језик
close = Затвори
cancel = Одустани
back = Назад
dismiss = Уклони
article = Члан { $article }
round = { $round }. коло
side = { $side ->
    [white] Бели
   *[black] Црни
}
seconds = { $seconds } s

### Везе

wrong-link-title = Овај линк не ради
wrong-link-text = Линк је погрешно укуцан, истекао је или је повучен. Затражите од судије нови.
wrong-code-title = Ниједан сто ни играч нема овај код
wrong-code-text = Погледајте картицу и упишите код још једном, или питајте судију.
connecting = Повезивање са салом …
connection-lost = Веза је прекинута
connection-lost-hint = Док се веза не врати, времена су процењена. Притисци се чувају и биће послати.
clocks-stand-why = { $cause ->
    [journal] Сервер тренутно не може ништа да забележи.
    [busy] Сервер је преоптерећен.
   *[stopped] Сервер је на тренутак престао да ради.
} Никоме време не тече.
press-not-recorded = Још није забележено: биће аутоматски поново послато и важи од тренутка када сте притиснули.
not-recorded = Није забележено: сервер тренутно не може ништа да забележи. Сатови стоје; покушајте поново.
no-connection = Веза је прекинута: ништа није послато.
link-void = Овај уређај више није повезан

### Табла

board = Шаховска табла
board-rank = { $rank }. ред
board-empty = празно
board-piece = { $side ->
    [white] { $piece ->
        [k] бели краљ
        [q] бела дама
        [r] бели топ
        [b] бели ловац
        [n] бели скакач
       *[p] бели пешак
    }
   *[black] { $piece ->
        [k] црни краљ
        [q] црна дама
        [r] црни топ
        [b] црни ловац
        [n] црни скакач
       *[p] црни пешак
    }
}
piece-name = { $piece ->
    [k] краљ
    [q] дама
    [r] топ
    [b] ловац
    [n] скакач
   *[p] пешак
}
board-lifted = { $square }, { $piece ->
    [k] краљ подигнут
    [q] дама подигнута
    [r] топ подигнут
    [b] ловац подигнут
    [n] скакач подигнут
   *[p] пешак подигнут
}
board-put-back = враћено
promotion = Промоција пешака у …
which-piece = Која фигура?
entry-fault = { $fault ->
    [none] Ниједна таква фигура не може на то поље. Исправите унос.
    [squares] Овде су потребна оба поља, на пример Сг1-ф3.
    [no_connection] Веза је прекинута: унос није прочитан.
   *[unreadable] Ово се не може прочитати као потез. Исправите унос.
}

### Потези у говору

spoken-moves = { $piece ->
    [k] краљ
    [q] дама
    [r] топ
    [b] ловац
    [n] скакач
   *[p] пешак
} { $from } на { $to }
spoken-takes = { $piece ->
    [k] краљ
    [q] дама
    [r] топ
    [b] ловац
    [n] скакач
   *[p] пешак
} { $from } узима { $to }
spoken-moves-promotes = пешак { $from } на { $to }, { $promotion ->
    [r] топ
    [b] ловац
    [n] скакач
   *[q] дама
}
spoken-takes-promotes = пешак { $from } узима { $to }, { $promotion ->
    [r] топ
    [b] ловац
    [n] скакач
   *[q] дама
}
spoken-castles-short = мала рокада
spoken-castles-long = велика рокада
spoken-time = { $side ->
    [white] Бели
   *[black] Црни
}: { $hours ->
    [0] { "" }
    [one] { $hours } сат
    [few] { $hours } сата
   *[other] { $hours } сати
} { $minutes ->
    [0] { "" }
    [one] { $minutes } минут
    [few] { $minutes } минута
   *[other] { $minutes } минута
} { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунде
   *[other] { $seconds } секунди
}.
spoken-warning = { $side ->
    [white] Белом
   *[black] Црном
} { $minutes ->
    [one] је остао { $minutes } минут.
    [few] су остала { $minutes } минута.
   *[other] је остало { $minutes } минута.
}

### Сат

half = { $side ->
    [white] Бели
   *[black] Црни
}: { $name }
press = { $side ->
    [white] Притисни сат белог
   *[black] Притисни сат црног
}
press-clock = Притисни сат
press-to-complete = Притисни и заврши потез
enter-first = Унесите потез па притисните сат. Притисните још једном за притисак без потеза.
flag-fallen = Заставица
moves-made = { $moves ->
    [one] { $moves } потез
    [few] { $moves } потеза
   *[other] { $moves } потеза
}
moves-left = { $moves ->
    [one] још { $moves } до контроле
    [few] још { $moves } до контроле
   *[other] још { $moves } до контроле
}
period = Период { $period } од { $periods }
increment = +{ $seconds } s по потезу
delay = одлагање { $seconds } s
delay-left = Одлагање { $seconds } s
phase-waiting = Чека се судија
phase-running = У току
phase-stopped = Сатови заустављени
phase-sealing = Ковертирање
phase-adjourned = Прекинуто
phase-over = Крај партије
annulled = Поништена
table-title = Сто { $table }
play-title = Сто { $table }
say-times = Прочитај времена
turn-table = Замени половине
fill-screen = Преко целог екрана
to-clock = Сат
to-scoresheet = Формулар
game = Партија
own-place = Ваше место
clock-not-running = Ваш сат не ради.
flag-fallen-first = Прва пала заставица
low-time = Мало времена
press-kept = { $presses ->
    [one] Сачувано, биће послато
   *[other] Сачувано ({ $presses }), биће послато
}
time-estimated = Процењено време
white-sits-here = Овде седи бели
seat-no-game = Овде још нема партије. Појавиће се аутоматски.
next-game = Следећа партија
sound-off = Искључи звук притиска
sound-on = Укључи звук притиска
sound-press = Звук при сваком притиску
sound-low = Звучни знак када играчу понестаје времена
manual = Како ради овај сат
manual-line = { $line ->
   *[press] Одиграјте потез на табли, па додирните своју половину сата било где. Додир док ваш сат не ради не значи ништа.
    [offer] Реми понудите после потеза, а пре него што притиснете сат.
    [claim] Рекламација зауставља оба сата и иде судији.
    [call] „Позови судију“ зауставља оба сата.
    [offline] Кад нема везе, играјте даље: сат ради, а притисци се шаљу са својим временом чим се веза врати.
    [seats] Пре партије додирните „Овде седи бели“ на страни белог. Стрелице између половина их замењују у сваком тренутку.
}
awake-kept = Екран остаје укључен.
awake-not-kept = Овај прегледач не дозвољава страници да држи екран укљученим. У подешавањима уређаја искључите аутоматско гашење екрана.
battery-not-told = Овај прегледач не јавља стање батерије. Држите пуњач при руци.

### Формулар

scoresheet = Формулар
notation = Нотација
entry = Начин уноса
entry-board = Табла
entry-letters = Слова
entry-move = { $number }. потез
correct-entry = Исправи овај запис
keys = Тастери
key-back = Обриши последње слово
key-write = Запиши
sign-offered = Понуђен је реми
sign-not-written = Потез није записан
sign = Потпиши: { $result }

### Шта играч може да каже

actions = Радње
actions-offer = Понудити реми?
actions-menu = { $side ->
    [white] Бели
   *[black] Црни
}
actions-resign = Предати партију?
actions-claim = Рекламација
actions-written = Рекламација записаним потезом
actions-stop = Позвати судију?
offer-draw = Понуди реми
offer-sure = { $side ->
    [white] Бели
   *[black] Црни
} нуди реми. Прво одиграјте потез, понудите реми, па притисните сат.
offer-open = { $side ->
    [white] Бели
   *[black] Црни
} нуди реми.
accept-draw = Прихвати
accept-draw-sure = Прихватам: партија је реми
decline-draw = Одбиј
resign = Предај партију
resign-sure = { $side ->
    [white] Бели
   *[black] Црни
} губи партију. То се не може поништити.
has-resigned = { $side ->
    [white] Бели
   *[black] Црни
} је предао партију
resigned-next = Партија је завршена. Судија уписује резултат; фигуре оставите како стоје.
clocks-stand = Сатови стоје.
has-called = { $own ->
    [yes] Позвали сте судију.
   *[no] { $side ->
        [white] Бели
       *[black] Црни
    } је позвао судију.
}
called-next = Судија долази. Останите за таблом и не померајте фигуре; игра се наставља када судија покрене сатове.
question-next = Судија ће одлучити и рећи како се партија наставља.
stopped-next = Игра се наставља када судија покрене сатове.
call-arbiter = Позови судију
stop-clocks = Заустави сатове
stop-sure = Оба сата стају, а судија долази.
report-end = Ако је партија завршена, изаберите како:
end-checkmate = { $side ->
    [white] Бели је дао мат
   *[black] Црни је дао мат
}
end-stalemate = Пат
arrive = Ту сам
ask-scoresheet = Затражи увид у запис
correct-by-agreement = Споразумно исправи нелегалан потез
adjust = Поправљам
adjust-hint = Додирните фигуру коју поправљате.
claim = Рекламирај
claim-on-board = { $claim ->
    [threefold] Иста позиција трећи пут
   *[fifty] Педесет потеза без узимања и потеза пешаком
}
claim-with-move = { $claim ->
    [threefold] Трећи пут мојим следећим потезом …
   *[fifty] Педесет потеза мојим следећим потезом …
}
claim-flag = Заставица је пала
claim-illegal-move = Нелегалан потез
claim-touch-move = Додирнутом фигуром није играно
claim-two-hands = Потез са две руке
claim-two-moves = Два потеза заредом
claim-wrong-start = Неправилна почетна позиција
claim-cannot-win = Противник не може да добије нормалним средствима
claim-no-effort = Противник не улаже напор да добије нормалним средствима
written-hint = Запишите потез који ћете одиграти. Када је послат, не може се променити.
written-move = Мој потез
written-lock = { $claim ->
    [threefold] Тим потезом позиција настаје трећи пут:
   *[fifty] Тим потезом се навршава педесет потеза:
}
lock-and-claim = Закључај и рекламирај

### Прекид

sealing = Ковертирајте потез
sealing-hint = Запишите потез па затворите коверту. Нико неће видети потез пре наставка партије.
sealed-move = Ковертирани потез
seal = Ковертирај
close-envelope = Затвори коверту

### In every room

hall = Сала
desk = Судијски сто
wall = Приказ партија
organiser = Организатор
reading-room = Читаоница
reading-room-hint = Правила шаха члан по члан, у шест издања, са примерима партија уз сваки члан.
motto = Правила шаха као софтвер
watch = Гледај
help = Помоћ
help-players = Помоћ за играче
help-players-about = Притискање сата, понуда ремија, рекламација, позивање судије.
help-arbiters = Помоћ за судије
help-arbiters-about = Цео дан, од постављања сале до резултата.
what-this-is = Touchmove води шаховски турнир са једног лаптопа: таблети поред табли су сатови, а судија са једног места види све партије. Познаје Правила шаха FIDE у свим издањима од 2005. и уз сваку одлуку наводи члан.
code-from-card = Код са картице
code-from-card-hint = Дванаест слова и цифара испод QR кода. Цртице и велика слова нису важни.
open-code = Отвори
front-page = Почетна страница
no-events = Још нема такмичења.
new-event = Ново такмичење
boards = { $boards ->
    [one] { $boards } табла
    [few] { $boards } табле
   *[other] { $boards } табли
}
edition-of = Правила из { $edition }.
edition = Издање
no-clock = без сата
result = Резултат
results = Резултати
player = Играч
server = Сервер
role = { $role ->
    [player] Играч
    [organiser] Организатор
    [arbiter] Судија
    [assistant] Помоћник
    [table] Сто
    [white] Бели
    [black] Црни
   *[spectator] Гледалац
}
article-of = Члан { $article }, издање { $edition }
read-on = Отвори у читаоници
which-round = Које коло
all-rounds = Сва кола
round-label = Коло
table-label = Сто
starting-position = Почетна позиција
step-back = Корак назад
step-on = Корак напред

### The desk

all-boards = Табле
docket = Нелегални потези
docket-title = Нелегални потези и белешке
docket-empty = Ни на једној табли нема нелегалног потеза ни белешке.
illegal-count = { $count ->
    [one] { $count } нелегалан потез
    [few] { $count } нелегална потеза
   *[other] { $count } нелегалних потеза
}
search-boards = Сто или име
filter = Филтер
filter-boards = { $filter ->
    [all] Све
    [attention] Пажња
    [running] У току
   *[over] Завршене
}
no-boards = Још нема постављених табли.
nothing-found = Нема резултата претраге.
choose-board = Изаберите таблу. На врху су табле које траже пажњу.
need = { $need ->
    [question] Питање
    [call] Зове судију
    [flag] Заставица
    [illegal] Нелегалан потез
    [lost] Уређај није повезан
    [stopped] Сатови стоје
    [battery] Слаба батерија
    [sealing] Ковертира
    [trouble] Цајтнот
    [absent] Играч одсутан
    [late] Још без потеза
   *[offer] Понуђен реми
}
desk-said = Сто { $table }: { $need ->
    [question] Питање
    [call] Зове судију
    [flag] Заставица
    [illegal] Нелегалан потез
    [lost] Уређај није повезан
    [stopped] Сатови стоје
    [battery] Слаба батерија
    [sealing] Ковертира
    [trouble] Цајтнот
    [absent] Играч одсутан
    [late] Још без потеза
   *[offer] Понуђен реми
}
notices = Обавештења
notice = { $what ->
    [server_was_away] Сервер није радио { $time }. За то време ниједан играч није губио време; подесите сатове где треба.
    [damaged] { $of ->
        [board] Сто { $table }: дневник ове table је оштећен. За њу се више ништа не може унети; приказано је оно што се може прочитати. Вратите резервну копију или поново поставите партију на другој табли.
       *[event] { $event ->
            [0] Запис о сали је оштећен и прочитан је колико је било могуће. Ако нешто недостаје, вратите резервну копију.
           *[other] Запис о такмичењу { $event } је оштећен и прочитан је колико је било могуће. Ако нешто недостаје, вратите резервну копију.
        }
    }
    [not_broadcast] { $table ->
        [0] { $round }. коло се не преноси: { $why }
       *[other] Сто { $table }, { $round }. коло: server за пренос јавља грешку: { $why }. Погледајте „Пренос“.
    }
    [no_backup] Резервна копија на крају кола није направљена: { $why }
    [link_in_progress] Сто { $table }: организатор је током партије издао link за { $seat ->
        [white] место белог
        [black] место црног
       *[table] сто
    }. Ко га има, може тамо да игра. Питајте чему служи.
    [names_in_progress] Сто { $table }: организатор је током партије променио имена или број стола. Проверите ко овде игра.
   *[answers_differ] Сто { $table }: ова верзија софтвера пресудила би другачије. Важи првобитна одлука; погледајте дневник.
}
electronic-notice = Сто { $table }: { $matter ->
    [dropped_out] електронска табла { $serial } више се не јавља. Док се не врати, уносите потезе на таблету или за судијским столом.
    [back] електронска табла { $serial } поново се јавља.
    [unexplained] сат је притиснут, а позиција на табли не може се објаснити ниједним потезом ({ $squares }). Сатови стоје. Исправите позицију, па наставите игру. Члан { $article }
    [no_move_seen] сат је притиснут, а на табли се не види потез. Сатови стоје. Питајте играче, па наставите игру. Члан { $article }
    [pieces_missing] не виде се фигуре на пољима { $squares }. Јесу ли пале? Члан { $article }
    [differs] табла се не слаже са записом на пољима { $squares }. Члан { $article }
    [touched] фигура с поља { $squares } подигнута је и враћена, па је одиграно { $move }. Да ли је само поправљана? Члан { $article }
    [kings] краљеви у центру означавају резултат { $result }. Члан { $article }
    [last_move] на табли стоји { $move }, на шта нема одговора; сат није притиснут. Да ли је потез одигран? Члан { $article }
   *[clock_differs] сат уз таблу и сат сервера показују различито време. Члан { $article }
}
confirm-result = Потврди { $result }
stalled = { $cause ->
    [journal] У дневник се није могло уписивати { $time }.
    [busy] Сервер је био преоптерећен и није одговарао { $time }.
   *[stopped] Сервер није радио { $time }.
} Ниједан играч није изгубио време. { $stand ->
    [yes] Сатови стоје док не наставите игру.
   *[no] Сатови су наставили да раде од места на ком су стали.
}
all-clocks-stand = Сви сатови стоје.
resume-all = { $boards ->
    [one] Настави игру на { $boards } табли
    [few] Настави игру на { $boards } табле
   *[other] Настави игру на { $boards } табли
}
resume-failed = Није настављено, столови: { $tables }
turn-board = Окрени таблу
latest-ruling = Последња одлука
papers = Списи партије
desk-tab = { $tab ->
    [rule] Одлуке
    [sheets] Формулари
    [journal] Дневник
   *[evidence] Докази
}
journal-whole = И сваки потез и притисак
nothing-written = Још ништа није записано.
sheets-agree = Формулари се слажу.
sheet-stopped = { $number ->
    [0] { $side ->
        [white] Бели није ништа записао.
       *[black] Црни није ништа записао.
    }
   *[other] { $side ->
        [white] Бели је престао да записује код { $number }. потеза.
       *[black] Црни је престао да записује код { $number }. потеза.
    }
}
sheets-differ = Прва разлика: { $number }. потез { $side ->
    [white] белог
   *[black] црног
}
sheet-of = { $side ->
    [white] Формулар белог
   *[black] Формулар црног
}
ply = Полупотез
question-open = Питање за судију
resigned-asks = Партија је завршена. Да ли је { $side ->
    [white] бели
   *[black] црни
} још могао да матира ма којом серијом легалних потеза? Готово увек јесте.
can-still-checkmate = { $decision ->
    [uphold] Да, могао је
   *[reject] Не, није могао
}
decision = { $decision ->
    [uphold] Прихвати
    [reject] Одбиј
   *[defer] Одложи
}
defer-with-time = Одложи, два минута противнику
points = Поени
start-clocks = Покрени сатове
start-all = { $boards ->
    [one] Покрени сатове на { $boards } табли
    [few] Покрени сатове на све { $boards } табле
   *[other] Покрени сатове на свих { $boards } табли
}
start-all-sure = { $boards ->
    [one] Партија почиње на { $boards } табли која чека у овом колу.
    [few] Партије почињу на све { $boards } табле које чекају у овом колу.
   *[other] Партије почињу на свих { $boards } табли које чекају у овом колу.
}
start-failed = Није покренуто, столови: { $tables }
still-in-play = { $games ->
    [one] Још се игра { $games } партија ранијег кола.
    [few] Још се играју { $games } партије ранијих кола.
   *[other] Још се игра { $games } партија ранијих кола.
}
who-is-absent = Ко је одсутан?
tap-who-is-absent = Неко је одсутан? Додирните име.
attendance = Присутност
not-here = Одсутни: { $names }
is-not-here = Није за таблом
player-not-here = { $name } није за таблом
loses-in = губи за { $time }
default-time = { $ms ->
    [0] Дозвољено кашњење 0:00: ко није за таблом кад се сатови покрену, одмах губи.
   *[other] Дозвољено кашњење { $time }: ко после почетка дође касније, губи.
}
has-arrived = { $side ->
    [white] Бели је стигао
   *[black] Црни је стигао
}
resume = Настави партију
open-envelope = Отвори коверту
envelope-lost = Коверта изгубљена
envelope-lost-move = Ковертирани потез, према изјави играча; оставите празно ако га нико не зна
observe = Запажање
illegal-move-by = Нелегалан потез { $side ->
    [white] белог
   *[black] црног
}
what-was-seen = Шта сте приметили?
observed = { $what ->
    [illegal_move] Нелегалан потез
    [flag] Пала заставица
    [both_flags] Обе заставице, редослед непознат
    [touch_move] Додирнутом фигуром није играно
    [two_hands] Две руке
    [device] Електронски уређај
    [wrong_start] Неправилна почетна позиција
    [wrong_board] Погрешно окренута табла
    [colours_reversed] Обрнуте боје
    [displaced] Померене фигуре
    [clock_counter] Погрешан бројач потеза
    [wrong_hand] Сат притиснут погрешном руком
    [on_the_button] Прст на сату
    [clock_mistreated] Неправилно руковање сатом
    [left] Напустио простор за игру
    [notes] Белешке или информације
    [advice] Савети
    [distracting] Омета противника
    [refused_search] Одбио претрес
    [disrepute] Доводи шах на лош глас
    [smoking] Пушење
    [disobeys] Одбија да се придржава Правила
    [absent] Није за таблом
    [clock_defect] Неисправан сат
    [sheets_due] Допунити формуларе
    [sheet_complete] Формулар је допуњен
    [wrong_entry] Погрешно записан потез
    [illegible] Нечитљив формулар
    [not_algebraic] Није алгебарска нотација
    [sheet_not_returned] Противников формулар није враћен
    [not_repeated] Објављени потез није поновљен
    [left_unreported] Напустио турнирску салу без пријаве
   *[illegal_position] Нелегална позиција
}
observed-at-board = Табла и сат
observed-conduct = Понашање
by-whom = Ко?
whose-counter = Чији је бројач погрешан?
to-whom = Коме?
device-sound = Огласио се
record = Забележи
penalise = Казна
penalties-of = Казне по издању { $edition }
penalty-name = { $penalty ->
    [warning] Опомена
    [add_time] Повећање времена противнику
    [take_time] Смањење времена прекршиоцу
    [raise_opponent] Повећање поена противнику
    [lower_offender] Смањење поена прекршиоцу
    [loss] Губитак партије
    [fine] Новчана казна
    [exclude_rounds] Искључење из једног или више кола
   *[expel] Искључење са такмичења
}
penalty-for = Због чега?
reopen = Поново отвори партију
reopen-hint = Резултат се поништава и партија се наставља од тренутка када је завршена. Сатови стоје док се игра не настави.
retract = Повуци последњу одлуку
retract-hint = Повлачи се: { $act }. Све је као пре тога, а сатови стоје док се игра не настави.
why = Зашто?
which-move = Који је потез ковертиран?
which-ply = Која се позиција враћа?
set-clocks = Подеси сатове
time = Време
time-form = Сати, минути и секунде: 1:30:00, 12:05, 0:45
clock-runs = Један сат тече; видите време из тренутка отварања.
before = Пре
after = После
moves-counted = потези
look-again = Провери …
restore-position = Врати позицију
adjourn = Прекини партију
adjourn-hint = Играч на потезу ковертира; сат тече док се коверта не затвори.
resumption = Наставак: дан, време, место
declare-result = Прогласи резултат
declare = Прогласи { $result }
act-name = { $act ->
    [open] Партија отворена
    [start] Сатови покренути
    [arrive] Долазак
    [touch] Додир
    [adjust] Поправљам
    [place] Фигура испуштена
    [promote] Промоција
    [move] Потез
    [announce] Објава
    [press] Притисак
    [offer_draw] Понуђен реми
    [accept_draw] Реми прихваћен
    [decline_draw] Реми одбијен
    [resign] Предаја
    [claim] Рекламација
    [stop_clocks] Сатови заустављени
    [interrupt] Судија зауставио сатове
    [write] Записано
    [ask_scoresheet] Тражи запис
    [correct_by_agreement] Исправљено споразумно
    [seal] Потез ковертиран
    [sign] Потпис
    [observe] Запажање
    [rule] Одлука
    [penalise] Казна
    [set_clock] Сатови подешени
    [resume] Партија настављена
    [restore] Позиција враћена
    [adjourn] Прекид
    [open_envelope] Коверта отворена
    [envelope_lost] Коверта изгубљена
    [reconstruct] Реконструкција
    [position] Позиција постављена
    [appeal] Жалба
    [declare] Резултат проглашен
    [reopen] Партија поново отворена
    [retract] Одлука повучена
    [admit] Закаснели играч припуштен
    [hand_in] Предато уз рекламацију
    [confirm] Противник потврдио
    [grant_time] Додато време
    [annul] Партија поништена
    [inform] Саопштени потези и време
   *[tick] Време
}
devices = Уређаји за овим столом
disconnect = Прекини везу
disconnect-sure = Уређаји који користе овај линк губе везу.
other-device = Други уређај
alarms = { $boards ->
    [one] { $boards } табла чека судију
    [few] { $boards } табле чекају судију
   *[other] { $boards } табли чека судију
}
alarms-elsewhere = { $boards ->
    [one] Судију чека још { $boards } табла
    [few] Судију чекају још { $boards } табле
   *[other] Судију чека још { $boards } табли
}
is-new = ново
current-rounds = Кола у току
bell = Звоно
bell-is-on = Звоно је укључено
bell-is-off = Звоно је искључено
rings-again = Звони поново на 20 s
rings-once = Звони једном
all-devices = Уређаји
no-devices = Још ниједан уређај није коришћен за таблом.
devices-online = Повезано: { $online }, неповезано: { $offline }
tables-without-device = Столови без уређаја: { $tables }
no-arbiters-link = Овај прегледач нема судијски линк: можете да гледате, али не и да одлучујете. Отворите судијски линк на овом уређају.
mating-line = На пример: { $line }
given-position = постављена позиција
fill-trf = Упиши резултате { $round }. кола у TRF …
start-without-device = За овим столовима није повезан ниједан уређај: { $tables }. Њихови сатови свеједно теку, а нико не може да их притисне.
device-unused = још није коришћен
device-online = повезан
device-last-seen = није повезан, последњи пут пре { $time }
device-battery = батерија { $percent } %{ $charging ->
    [yes] , пуни се
   *[no] { "" }
}
other-device-how = Таблет је отказао? Скенирајте картицу стола другим таблетом; ништа више није потребно. Ако картице нема, овде додајте уређај. Замена прекида везу свим уређајима са овим линком и поништава одштампану картицу: то урадите само ако је картица изгубљена или је код неког другог.
device-beside = Додај уређај
device-instead = Замени уређај
other-device-hint = Усмерите камеру новог уређаја на код. { $how ->
    [instead] Стари више није повезан.
   *[beside] Стари остаје повезан.
}
desk-on-phone = Судијски сто на телефону
desk-on-phone-hint = Усмерите камеру телефона на код. Ко га отвори, има овлашћења судије; овај уређај остаје повезан.
type-instead = Или укуцајте:
own-address-warning = Други уређаји не могу да отворе { $address }. Изаберите адресу у мрежи на страни организатора.
usual-reason = { $reason ->
    [pairings] Погрешни парови
    [result] Погрешан резултат
    [table] Погрешан сто
    [player] Погрешан играч
   *[mistake] Грешком забележено
}
withdraw-this-round = Повуци коло
withdraw-round-hint = { $boards ->
    [one] Уклања се { $boards } табла { $round }. кола. То је могуће док није одигран ниједан потез; у дневнику остаје забележено.
    [few] Уклањају се све { $boards } табле { $round }. кола. То је могуће док није одигран ниједан потез; у дневнику остаје забележено.
   *[other] Уклања се свих { $boards } табли { $round }. кола. То је могуће док није одигран ниједан потез; у дневнику остаје забележено.
}
withdraw-this-board = Повуци ову таблу
withdraw-board-hint = Табла за столом { $table } се уклања и сто је поново слободан. То је могуће док није одигран ниједан потез; у дневнику остаје забележено.
choose = Изаберите …
ends-with = Овим се партија завршава: { $result }
result-becomes = Резултат постаје { $result }
then-phase = { $phase ->
    [running] Игра се наставља.
    [stopped] Сатови стоје док се игра не настави.
   *[other] { "" }
}
brings-nothing = Бележи се; ништа друго се не мења.
ended-by-mistake = Да ли је завршена грешком?
record-promotion = Промоција
promotion-held = Нова фигура није пуштена из руке
promotion-colour = Нова фигура је противникове боје
promotion-squares = Ако пешак још стоји на свом пољу: одакле и куда?
square-from = Са поља
square-to = На поље
write-note = Напиши белешку
note = Белешка
note-of-board = Белешка о овој табли
note-of-ruling = Белешка уз запис { $n }

### Дрвене табле и папири судије

no-position = Дрвена табла: потези се не уносе, па позиција није позната.
both-squares = Наведите оба поља: Сг1-ф3.
claim-answered = { $verdict ->
    [upheld] Рекламација је исправна.
   *[rejected] Рекламација је неисправна.
}
set-up-position = Постави позицију
set-up-hint = Ово постаје позиција на табли. Сатови се не мењају.
set-up-answers = Позиција одлучује може ли противник још да матира.
this-position = Ово је позиција
palette = Фигуре
tool-move = Премести фигуру
tool-erase = Уклони фигуру
whose-move = Ко је на потезу?
on-move = { $side ->
    [white] Бели на потезу
   *[black] Црни на потезу
}
clear-board = Испразни таблу
castling-and-fen = Право на рокаду, FEN
castling-rights = Право на рокаду
fen-unreadable = Ово није FEN. На табли је последњи који се могао прочитати.
answer = { $decision ->
    [uphold] Да
   *[reject] Не
}
position-answers = Одговор даје позиција.
from-scoresheet = Из формулара
from-scoresheet-hint = Унесите потезе из формулара. Поставља се позиција после последњег потеза који се може одиграти.
play-through = Одиграј
sheet-played = { $count ->
    [one] Одигран је { $count } полупотез.
    [few] Одиграна су { $count } полупотеза.
   *[other] Одиграно је { $count } полупотеза.
}
sheet-unplayable = Заустављено код „{ $text }“, што се не може одиграти.
papers-missing = За ову рекламацију још недостаје:
paper-comes = { $paper ->
    [position] Предата завршна позиција …
    [scoresheet] Предат формулар
   *[confirmation] Противник потврђује
}
reconstruct = Реконструиши партију
reconstruct-hint = Исправите оно што је погрешно прочитано. За потез који нико не може да прочита упишите —.
reconstruct-board = Поставите позицију која је сада на табли.
reconstruct-line = Партија која одговара формуларима и табли
sheets-agree-until = Формулари се слажу до ове позиције
appeal = Жалба
who-appeals = Ко улаже жалбу?
appeal-against = На коју одлуку?
appeal-subject = { $against ->
    [quickplay] На одлуку о рекламацији у последња два минута
   *[other] На другу одлуку
}

### Evidence

repetition = Понављање
same-positions = { $count ->
    [one] Позиција је настала { $count } пут.
    [few] Позиција је настала { $count } пута.
   *[other] Позиција је настала { $count } пута.
}
quiet-moves = { $count ->
    [one] { $count } потез сваког играча без узимања и потеза пешаком.
    [few] { $count } потеза сваког играча без узимања и потеза пешаком.
   *[other] { $count } потеза сваког играча без узимања и потеза пешаком.
}
after-ply = После { $number }. потеза { $side ->
    [white] белог
   *[black] црног
}
position-same = иста позиција
position-differs = { $difference ->
    [turn] други играч је на потезу
    [castling] различита права на рокаду
   *[en_passant] узимање ан пасан
}
who-can-mate = Ко још може да матира?
can-mate = { $side ->
    [white] Бели
   *[black] Црни
} { $verdict ->
    [possible] још може да матира
    [impossible] не може да матира
   *[unknown] – није утврђено
}
proof = { $proof ->
    [material] Ниједан распоред ових фигура није мат.
    [frozen] Фигуре не могу да стигну на поља потребна за мат.
   *[exhausted] Прегледане су све достижне позиције; ниједна није мат.
}
helpmate-line = Потези до мата

### The wall

last-move = Последњи потез
delayed = { $minutes ->
    [one] касни { $minutes } минут
    [few] касни { $minutes } минута
   *[other] касни { $minutes } минута
}
pages = Стране
page-back = Претходна страна
page-on = Следећа страна
hold-page = Задржи
turn-pages = Настави
time-used = Утрошено време: бели { $white } мин, црни { $black } мин
scene-title = { $kind ->
    [games] { $round }. коло
    [results] { $round }. коло: резултати
    [pairings] { $round }. коло: парови
   *[standings] Стање после { $round }. кола
}
follow-rounds = Оно што је у току

### The organiser

event-name = Назив
which-boards = Које табле?
boards-choice = { $choice ->
    [untold] Дрвене табле са нашим сатом
    [told] Потези се уносе на таблету
   *[electronic] Електронске табле
}
boards-choice-hint = { $choice ->
    [untold] Игра се на вашим таблама. Таблет или телефон на сваком столу је шаховски сат.
    [told] Таблет приказује таблу и сат. Играчи на њему повлаче потезе.
   *[electronic] Свака табла преко програма DGT LiveChess јавља где стоје фигуре. Потези се бележе аутоматски.
}
livechess-address = Рачунар на коме ради LiveChess
livechess-address-hint = Његово име или IP адреса. Додајте порт ако није 1982.
livechess-connect = Повежи
livechess-connected = LiveChess је повезан. Изаберите за којим столом стоји која табла.
livechess-not-connected = LiveChess није повезан. { $why } Сервер и даље покушава.
press-from = Сат
press-from-choice = { $from ->
    [board_clock] DGT сатови, повезани с таблама
   *[device] Наш сат, на таблету за сваким столом
}
wood-lift-is-touch = Подигнута фигура сматра се додирнутом (иначе се пита судија)
electronic-boards = Електронске табле
no-electronic-boards = LiveChess још није нашао ниједну таблу.
serial-number = Серијски број
board-state = Стање
table-of-board = Сто табле { $serial }
electronic-state = { $state ->
    [active] јавља се
    [inactive] искључена у LiveChess-у
    [not_responding] не одговара
    [delayed] јавља са закашњењем
    [unused] још се не користи
   *[missing] није нађена
}
electronic-differs = не слаже се са записом
time-control = Темпо игре
own-control = Друго …
period-moves = За колико потеза
period-rest = остатак
period-time = Време за сваког играча
period-bonus = { $kind ->
    [delay] Одлагање по потезу
   *[increment] Додатак по потезу
}
bonus-kind = Сваки потез доноси
bonus-choice = { $kind ->
    [delay] одлагање
   *[increment] додатно време
}
period-more = Додај период
period-less = Уклони овај период
control-read = { $control }: { $class ->
    [blitz] брзопотезни шах
    [rapid] убрзани шах
   *[standard] стандардни шах
}
control-fault = Знак { $column }: { $code ->
    [number_missing] недостаје број, као у 40/7200:3600, 5400+30 или 180d2
    [number_too_large] број је превелик
    [no_moves] период мора имати бар један потез
    [no_time] период мора имати неко време
    [not_the_last] само последњи период може бити за све преостале потезе; испред њега пишите ПОТЕЗИ/СЕКУНДЕ
    [too_many_periods] има превише периода
   *[unexpected] ово овде није на месту; пишите секунде, као у 40/7200:3600, 5400+30 или 180d2
}.
supervision = Надзор
supervision-choice = { $level ->
    [rapid-full] Потпун: један судија на највише три партије
    [blitz-full] Потпун: један судија на сваку партију
   *[limited] Ограничен: један судија на много партија, као у већини клубова
}
illegal-means = { $loses ->
    [1] Нелегалним потезом губи се партија.
    [2] За први нелегалан потез играча противник добија додатно { $minutes ->
        [one] { $minutes } минут
        [few] { $minutes } минута
       *[other] { $minutes } минута
    }; другим се губи партија.
   *[other] За сваки од прва два нелегална потеза играча противник добија додатно { $minutes ->
        [one] { $minutes } минут
        [few] { $minutes } минута
       *[other] { $minutes } минута
    }; трећим се губи партија.
}
arbiter-sees = { $sees ->
    [acts-called] Судија који види нелегалан потез или палу заставицу реагује сам.
    [acts-claimed] Судија који види нелегалан потез реагује сам; пала заставица важи тек кад је противник рекламира.
    [waits-called] Судија објављује палу заставицу; нелегалан потез важи тек кад га противник рекламира.
   *[waits-claimed] Нелегални потези и пале заставице важе тек кад их противник рекламира.
}
more-settings = Још подешавања
late-by = Колико играч сме да закасни
broadcast-delay = Одлагање преноса
event-language = Језик одлука
standard-start = Уобичајена
draw-lots = Извуци
at-the-boards = На таблама
does-watch = Систем види таблу и сат и поступа сам
has-sheets = Оба играча овде воде формулар
lift-is-touch = На екрану се подизање фигуре сматра додиром
is-private = Гледаоцима је потребан линк
make-event = Направи такмичење
links-once = Ови линкови приказују се само сада. Судијски линк задржите за себе; ко има линк, делује у његовој улози.
role-does = { $role ->
    [organiser] Поставља кола, штампа, преузима резултате
    [arbiter] Све: сатови, одлуке, резултати
    [assistant] Бележи шта се десило на таблама
   *[spectator] Гледа
}
code-for = Код: { $role ->
    [organiser] организатор
    [arbiter] судија
    [assistant] помоћник
    [table] сто
    [white] бели
    [black] црни
   *[spectator] гледалац
}
set-up-boards = Постави табле
boards-made = { $count ->
    [one] Постављена је { $count } табла.
    [few] Постављене су { $count } табле.
   *[other] Постављено је { $count } табли.
}
set-up-count = { $count ->
    [one] Постави { $count } таблу
    [few] Постави { $count } табле
   *[other] Постави { $count } табли
}
cards-still-work = Картице из ранијих кола важе и даље.
print-table-cards = { $count ->
    [one] Одштампај картицу за { $count } нови сто
    [few] Одштампај картице за { $count } нова стола
   *[other] Одштампај картице за { $count } нових столова
}
print-player-cards = { $count ->
    [one] Одштампај { $count } листић за играче
    [few] Одштампај { $count } листића за играче
   *[other] Одштампај { $count } листића за играче
}
start-at-desk = Покрени { $round }. коло за судијским столом
round-start = Почетна позиција кола
draw-on-projector = Извуци на пројектору
use-drawn = Играј ову позицију
next-round = Следеће коло
pairings = Парови
pairings-from = Из
from-program = Из програма за паровање
pair-here = Упари овде
pair-round = Упари { $round }. коло програмом { $engine }
number-of-rounds = Број кола на турниру
first-colour = Боја првог играча у 1. колу, по жребу
not-playing = Не играју у { $round }. колу: { $count }
plays = игра
bye = { $kind ->
    [zero] одсутан, без поена
    [half] слободан, пола поена
   *[full] слободан, цео поен
}
report-file = Турнирски извештај (TRF)
another-report = Узми други турнирски извештај (TRF)
report-with-results = Турнирски извештај са резултатима (TRF)
empty-tables = Столови без имена
how-many-tables = Колико столова
from-file = Датотека (CSV, TRF или PGN)
or-paste = Или налепите парове
show-preview = Прикажи преглед
preview = Биће постављено
preview-of = Биће постављено из { $name }
encoding = Кодирање
skipped = { $count ->
    [one] Прескаче се { $count } запис:
    [few] Прескачу се { $count } записа:
   *[other] Прескаче се { $count } записа:
}
line = { $line }. ред
edit-names = Исправи имена
edit-names-of = Исправи имена: сто { $table }
save = Сачувај
names-corrected = Имена су исправљена. Картица стола важи и даље.
withdraw = Повуци
withdraw-board = Повуци таблу за столом { $table }
withdraw-round = Повуци { $round }. коло
board-withdrawn = Табла за столом { $table } је повучена.
round-withdrawn = { $round }. коло је повучено.
print = Штампање
print-once = Једном за цело такмичење
print-once-hint = Картица припада столу, а листић играчу, у свим колима. Поново одштампане картице важе уз раније.
print-round = За { $round }. коло
void-cards = Поништи све картице и одштампај нове
void-cards-hint = Ниједна до сада одштампана картица ни листић више неће важити. Сви таблети и телефони за столовима остаће без везе док не скенирају нову картицу.
paper-size = Папир
hall-address = Таблети и телефони отварају:
another-address = Друга адреса …
which-address = Којој адреси могу да приступе таблети и телефони?
other-address = Друга адреса
use-address = Користи ову адресу
own-address = { $listens ->
    [this_machine] Салу може да отвори само овај рачунар. Покрените је поново овако, да би могли и таблети и телефони:
   *[other] Ову адресу може да отвори само овај рачунар. Повежите га на мрежу таблета и телефона или упишите његову адресу у тој мрежи.
}
own-address-on-paper = Таблети и телефони не могу да отворе ове кодове: они воде само до овог рачунара. Пре штампања изаберите другу адресу.
paper = { $paper ->
    [cards] Картице за столове
    [players] Листићи за играче
    [scoresheets] Формулари
    [envelopes] Коверте
    [slips] Листићи за резултат
    [results] Резултати кола
   *[start] Почетна позиција
}
files = Датотеке
journal-file = Дневник
broadcast = Пренос
broadcast-private = Ово такмичење је приватно: ништа се не преноси.
broadcast-folder = Фолдер за пренос
broadcast-no-folder = Овај сервер не уписује партије у фолдер. Покрените га овако: touchmove serve --live-folder FOLDER
broadcast-folder-hint = У програму који шаље партије, на пример Lichess Broadcaster, изаберите фолдер кола (round-1, round-2, …).
broadcast-written = Последња промена у { $time }
broadcast-push = Слање на { $server }
broadcast-push-hint = Тамо направите лични приступни токен са дозволом study:write. Чува се на рачунару сервера и више се никада не приказује.
broadcast-has-token = { $has ->
    [yes] Токен је сачуван.
   *[no] Нема сачуваног токена.
}
broadcast-token = Нови токен
broadcast-forget-token = Уклони токен
broadcast-rounds = Кола
broadcast-rounds-hint = На свакој адреси је увек јавни PGN тог кола, са временима на сату и после одлагања преноса.
broadcast-push-to = ID кола или адреса његове странице
broadcast-state = { $state ->
    [private] Не шаље се: такмичење је приватно.
    [no_token] Не шаље се: нема токена.
    [pending] Шаље се.
    [failing] Није послато: { $why }. Следећи покушај у { $again }.
   *[taken] Послато у { $time }; ништа не чека.
}
broadcast-game-error-hint = У таквој партији можда постоји нелегалан потез који нико није приметио. Играчи морају сами да га открију. Када се партија заврши или се позиција врати, партија се сама шаље исправно.
keeping = Чување
anchor = Контролни код
anchor-hint = Запишите овај код или га одштампајте уз резултате кола. Помоћу њега свако може касније да провери да ништа што је до тада забележено не недостаје и није промењено: touchmove journal verify JOURNAL --anchor CODE
anchor-entries = { $entries ->
    [one] { $entries } запис
    [few] { $entries } записа
   *[other] { $entries } записа
}
anchor-again = Нови код
anchor-file = Као датотека
anchor-on-paper = Овај код доказује шта је дневник у овом тренутку садржао. Сачувајте овај лист.
backups = Резервне копије
backups-hint = На крају сваког кола поред дневника се прави резервна копија. С времена на време прекопирајте једну на други уређај.
backups-of-hall = Резервне копије садрже сва такмичења. За њих је потребан судијски линк за целу салу.
back-up-now = Направи резервну копију
card-hint = Скенирајте таблетом или телефоном на овом столу, или отворите адресу и укуцајте код. Картица важи у свим колима.
player-card-hint = Скенирајте својим телефоном, или отворите адресу и укуцајте код. Важи у свим колима.
signature = Потпис, { $side ->
    [white] бели
   *[black] црни
}
arbiter-signature = Потпис судије
envelope-sealed-by = Ковертирао
envelope-number = Број ковертираног потеза
envelope-used = Утрошено време, { $side ->
    [white] бели
   *[black] црни
}
envelope-offer = Отворена понуда ремија
envelope-position = Позиција пре ковертираног потеза

### The reading room

beside = Упореди са
beside-none = ничим
search = Тражи
search-laws = Речи или број
chapter = { $id ->
    [preface] Предговор
    [guidelines] Смернице
    [glossary] Речник појмова
    [adj] Прекинуте партије
   *[introduction] Увод
}
contents = Садржај
own-words = Правила шаха FIDE, издање { $edition }, нашим речима.
only-english = Ово издање је овде доступно само на енглеском.
found = { $count ->
    [one] нађен { $count } члан
    [few] нађена { $count } члана
   *[other] нађено { $count } чланова
}
articles = { $count ->
    [one] { $count } члан
    [few] { $count } члана
   *[other] { $count } чланова
}
scenarios = { $count ->
    [one] { $count } пример
    [few] { $count } примера
   *[other] { $count } примера
}
played-on-board = Одиграно на табли
see-also = Види и
nature = { $nature ->
    [decide] О овоме одлучује софтвер.
    [assist] Софтвер износи чињенице; судија просуђује.
    [record] Софтвер бележи оно што људи пријаве.
    [equipment] О опреми за игру.
   *[text] Објашњава или најављује.
}
shown-by = { $by ->
    [test] Тест
    [act] Радња
    [field] Поље одговора
   *[nothing] Није приказано
}
only-differences = Само разлике
words-are-ours = Формулације су наше, па другачија формулација не мора да значи другачије правило; ознаке нових и изостављених чланова су поуздане.
side-by-side = { $from } и { $to } упоредо
change = Промена
change-kind = { $kind ->
    [new] ново
    [gone] изостављено
    [changed] другачије формулисано
    [moved] други број
   *[same] исто
}
admit = Припусти { $side ->
    [white] белог
   *[black] црног
} и поред закашњења
grant-time = Додај време због сметње
both-players = Оба играча
annul = Поништи партију (обрнуте боје)

### Саветник

ask-title = Како да пресудим?
ask-hint = Од догађаја до одлуке у неколико додира: шта урадити, нова времена на сатовима и чланови Правила.
ask-topic = О чему се ради?
ask-conditions = Услови
ask-conditions-done = Готово
ask-class = Врста партије
game-class = { $class ->
    [blitz] Брзопотезни
    [rapid] Убрзани
   *[standard] Стандардни
}
ask-supervision = { $supervision ->
    [limited] један судија на много партија
   *[full] потпун надзор
}
ask-increment-of = Додатак по потезу
ask-increment = { $increment ->
    [false] без додатка
   *[true] са додатком
}
ask-again = Покушај поново
ask-offline = Веза је прекинута: питања нису учитана.
ask-answer-offline = Веза је прекинута, а одговор за ове услове није на овом уређају.
ask-board-offline = Веза је прекинута: позиција не може да се провери. Она остаје овде; покушајте поново кад се веза врати.
ask-clocks-offline = Веза је прекинута: нова времена не могу да се израчунају. Горње промене важе за свако време.
ask-facts-offline = Веза је прекинута: ово је одлука без унете позиције, односно времена.
ask-ready = Сви одговори су на овом уређају и доступни су и без везе.
ask-last = Последња питања
ask-forget = Обриши списак
ask-more = Још за судије
ask-trail = Ваши одговори
ask-steps = Шта сада урадити
ask-board = Каква је позиција на табли?
ask-board-hint = { $side ->
    [white] Може ли бели још да матира ма којом серијом легалних потеза? Ако нисте сигурни, поставите позицију.
   *[black] Може ли црни још да матира ма којом серијом легалних потеза? Ако нисте сигурни, поставите позицију.
}
ask-they-can = { $side ->
    [white] Бели може
   *[black] Црни може
}
ask-they-cannot = { $side ->
    [white] Бели не може
   *[black] Црни не може
}
ask-decide = Одлучи по овој позицији
ask-deciding = Тражи се мат …
ask-can-they = { $side ->
    [white] Може ли бели још да матира?
   *[black] Може ли црни још да матира?
}
ask-sure = { $sure ->
    [true] Може: сигурни сте у то.
   *[false] Не може: сигурни сте у то.
}
ask-other-position = Промени ово
ask-clocks = Сатови
ask-change = { $why ->
    [press_undone] додатак за поништени притисак
   *[elapsed] истекло у међувремену
}
ask-unchanged = без промене
ask-runs = Овај сат тече
ask-clocks-any = Ове промене важе за свако време. Укуцајте шта сатови показују да бисте видели нова времена.
ask-clocks-read = Времена прочитана са сатова
ask-clocks-both = Укуцајте оба времена, на пример 1:12:30 или 5.04.
ask-reckon = Израчунај нова времена
ask-articles = Чланови из издања { $edition }
ask-editions = Како пресуђују друга издања
ask-editions-same = Сва друга издања пресуђују исто.
ask-editions-alike = { $editions }: исто.
ask-article-language = { $lang ->
    [en] { " " }(само на енглеском)
   *[other] { " " }({ $lang })
}
ask-increment-seconds = Додатак по потезу, у секундама
ask-editions-more = { $count ->
    [one] { $count } другачија одлука
    [few] { $count } другачије одлуке
   *[other] { $count } другачијих одлука
}
ask-why-not = Зашто не …?
ask-share = Подели
ask-shared = { $how ->
    [copied] Адреса је копирана.
   *[failed] Адреса није копирана. Копирајте је из поља за адресу.
}
ask-new = Ново питање
ask-paper = Одлука судије
ask-paper-articles = Чланови: { $articles }
drill-title = Судијска вежбаоница
drill-hint = Вежбајте: догађаји о којима треба пресудити и члан Правила уз сваки одговор.

### Вежбаоница

drill-which = Шта желите да вежбате?
drill-topic = Тема
drill-all-topics = Све теме
drill-all-editions = Сва издања
drill-level-of = Тежина
drill-level = { $level ->
    [1] лако
    [2] средње
    [3] тешко
   *[0] било која
}
drill-start = Почни
drill-weak = Вежбај моје слабе теме
drill-is-weak = слабо
drill-paper = Направи тест
drill-paper-hint = Питања за штампање, са решењима на посебној страни.
drill-length = Број питања
drill-make-paper = Направи тест
drill-score = тачно { $right } од { $asked }
drill-forget = Поништи резултат
drill-waiting = Догађаји се припремају …
drill-offline = Веза је прекинута: нови догађаји не могу да се учитају.
drill-none = Ниједан догађај не одговара овом избору.
drill-number = Питање { $number } од { $count }
drill-tell-all = Прикажи све
drill-stepwise = Приказуј ред по ред
drill-at-once = Приказуј све одједном
drill-after = После одлуке
drill-is-right = Тачно:
drill-is-yours = Ваш одговор:
drill-right = Тачно.
drill-wrong = Није тачно.
drill-next = Следеће питање
drill-skip = Прескочи
drill-another = Други тест
drill-paper-title = Како одлучујете?
drill-name = Име и презиме
drill-key = Решења
drill-seed = број теста { $seed }
