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

wrong-link-title = Ова веза не ради
wrong-link-text = Не важи, или више не важи. Затражите од судије нову.
connecting = Повезивање са салом …
connection-lost = Нема везе
connection-lost-hint = Сат на серверу иде даље. Страница се враћа сама.
no-connection = Нема везе: ништа није послато.
link-void = Овај уређај је искључен

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
promotion = Шта пешак постаје?
which-piece = Која фигура?

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
say-times = Реци времена
turn-table = Замени половине
fill-screen = Преко целог екрана
to-clock = Сат
to-scoresheet = Формулар
game = Партија
own-place = Ваше место

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
actions-menu = { $side ->
    [white] Бели
   *[black] Црни
}
actions-resign = Предати партију?
actions-claim = Рекламација
actions-written = Рекламација записаним потезом
actions-stop = Зауставити сатове?
offer-draw = Понуди реми
offer-open = { $side ->
    [white] Бели
   *[black] Црни
} нуди реми.
accept-draw = Прихвати
decline-draw = Одбиј
resign = Предај партију
resign-sure = { $side ->
    [white] Бели
   *[black] Црни
} губи партију. То се не може поништити.
call-arbiter = Позови судију
stop-clocks = Заустави сатове
stop-sure = Оба сата стају, и позива се судија.
arrive = Стигао сам
ask-scoresheet = Затражи увид у запис
correct-by-agreement = Споразумно исправи неправилан потез
adjust = Жадуб
adjust-hint = Додирните фигуру коју намештате.
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
claim-illegal-move = Неправилан потез
claim-touch-move = Такнута фигура није одиграна
claim-wrong-start = Погрешна почетна позиција
claim-cannot-win = Противник не може да добије нормалним средствима
claim-no-effort = Противник не покушава да добије
written-hint = Запишите потез који ћете одиграти. Када је послат, не може се променити.
written-move = Мој потез
written-unread = Напишите са ког поља: на пример Сг1-ф3.
written-lock = { $claim ->
    [threefold] Тим потезом позиција настаје трећи пут:
   *[fifty] Тим потезом се навршава педесет потеза:
}
lock-and-claim = Закључај и рекламирај

### Прекид

sealing = Ковертирајте потез
sealing-hint = Запишите потез па затворите коверту. Нико је не види пре наставка партије.
sealed-move = Ковертирани потез
seal = Ковертирај
close-envelope = Затвори коверту
