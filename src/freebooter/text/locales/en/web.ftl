# What the browser says everywhere: the house, a table's frame, keys, log and talk.

## The house

web-nav = Main
web-nav-play = Play
web-nav-lobby = Tables
web-nav-games = My games
web-nav-learn = Learn
web-nav-settings = Settings
web-nav-turns = { $count ->
        [one] your turn at { $count } table
       *[other] your turn at { $count } tables
    }
web-nav-settings-short = Settings
web-nav-lobby-short = Tables
web-nav-games-short = Games
web-about = About and credits
web-rules-of = Rules of { $game }
web-skip = Skip to the content
web-close = Close
web-announcements = What is happening
web-loading = One moment …
web-try-again = Try again
web-unreachable = The server cannot be reached; check your connection and try again.
web-missing = There is nothing here
web-missing-what = The address may be mistyped, or the page has moved.

## A table

web-no-table = No such table
web-table-closed = This table was given up before the match began.
web-your-turn = Your turn
web-you = you
web-bot = bot
web-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-time-left = Time left
web-away-clock = out of time, a bot plays
web-away-gone = away, a bot plays
web-away-resigned = resigned
web-not-connected = not connected
web-link-connecting = Connecting …
web-link-open = Connected
web-link-lost = Connection lost; trying again …
web-link-open-waiting = Sending …
web-link-lost-waiting = Connection lost; your move is kept and sent when it's back …
web-link-connecting-waiting = Connecting; your move is kept …
web-since = Since your last turn
web-since-read = Got it
web-next = Continue
web-pace = Pace
web-pace-relaxed = Relaxed
web-pace-normal = Normal
web-pace-quick = Quick
web-pace-instant = Instant
web-pace-step = Step by step
web-unread = { $count ->
        [one] { $count } new remark
       *[other] { $count } new remarks
    }
web-watching = watching
web-paused = paused
web-spectators = { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
web-leave = Leave the table
web-rules = Rules
web-menu = Menu
web-show-odds = Show the odds
web-no-coach = This table is played without help: no odds are shown.
web-return = Play on myself
web-forfeited = A bot played for you: for the rating you have resigned. You can still play on.
web-resume = Go on playing
web-pause = Ask for a pause
web-abandon = Ask to abandon the match
web-vote-pause = { $count ->
        [one] { $count } player asks for a pause.
       *[other] { $count } players ask for a pause.
    }
web-vote-abandon = { $count ->
        [one] { $count } player asks to abandon the match.
       *[other] { $count } players ask to abandon the match.
    }
web-resign = Resign
web-resign-sure = Really resign?
web-show-result = Show the result

## Keys

web-keys = Keyboard shortcuts
web-keys-more = Tab goes from one choice to the next, Enter or Space takes it, Escape closes a window.
web-key-rules = Rules
web-key-talk = Log and talk

## Log and talk

web-side = Log and talk beside the table
web-log = Log
web-talk = Talk
web-talk-empty = Nobody has said anything yet.
web-say = Say something to the table
web-send = Send
web-mute = Mute { $name }
web-unmute = Hear { $name } again
web-phrase-hello = Ahoy!
web-phrase-nice = Well played!
web-phrase-ouch = Ouch!
web-phrase-hurry = Take heart and move!
web-phrase-thanks = Thanks for the game!

## The coach

web-coach = Coach
web-coach-ask = Ask the coach
web-coach-says = What the coach says
web-coach-what = The part of the victory that you may expect after each choice:
web-coach-value = { $value } ± { $margin }
web-coach-thinks = The coach takes a first look …
web-coach-sharpens = Still thinking …
web-coach-all-equal = About equal
web-coach-equal = About equal: { $choices }
web-coach-equal-many = { $count } choices are about equal
web-coach-all = All choices

## A game without a board of its own

web-generic-table = What lies on the table
web-generic-choices = Your choices
web-generic-points = Points
web-generic-at-turn = at the turn
web-generic-busts = busts
web-generic-then = { $points ->
        [one] { $points } point after it
       *[other] { $points } points after it
    }
web-generic-odds = The odds
web-generic-bust-chance = The next draw busts
web-generic-nothing = nothing
web-generic-hidden = face down
web-generic-yes = yes
web-generic-no = no

## Any game

card = { $suit } { $value }
