# The browser everywhere: navigation, the frame around a table, keys, log, chat, and coach.

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
web-skip = Skip to content
web-close = Close
web-announcements = Announcements
web-loading = One moment…
web-try-again = Try again
web-unreachable = Can't reach the server. Check your connection and try again.
web-missing = Page not found
web-missing-what = Check the address; the page may have moved.

## A table

web-no-table = Table not found
web-table-closed = This table was closed before the game began.
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
web-link-connecting = Connecting…
web-link-open = Connected
web-link-lost = Connection lost. Reconnecting…
web-link-open-waiting = Sending…
web-link-lost-waiting = Connection lost. Your move will be sent once it's back…
web-link-connecting-waiting = Connecting… Your move is saved.
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
        [one] { $count } new message
       *[other] { $count } new messages
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
web-no-coach = No odds and no coach at this table.
web-return = Take back my seat
web-forfeited = A bot played for you, which counts as resigning for your rating. You can still play on.
web-resume = Resume the game
web-pause = Vote to pause
web-abandon = Vote to abandon the game
web-vote-pause = { $count ->
        [one] { $count } player wants to pause.
       *[other] { $count } players want to pause.
    }
web-vote-abandon = { $count ->
        [one] { $count } player wants to abandon the game.
       *[other] { $count } players want to abandon the game.
    }
web-resign = Resign
web-resign-sure = Really resign?
web-show-result = Show the result

## Keys

web-keys = Keyboard shortcuts
web-keys-more = Tab moves to the next choice, Enter or Space picks it, Escape closes a window.
web-key-rules = Open the rules
web-key-talk = Show or hide log and chat

## Log and chat

web-side = Log and chat
web-log = Log
web-talk = Chat
web-talk-empty = No messages yet.
web-say = Message to the table
web-send = Send
web-mute = Mute { $name }
web-unmute = Unmute { $name }
web-phrase-hello = Ahoy!
web-phrase-nice = Well played!
web-phrase-ouch = Ouch!
web-phrase-hurry = Your move, matey!
web-phrase-thanks = Thanks for the game!

## The coach

web-coach = Coach
web-coach-ask = Ask the coach
web-coach-says = The coach's advice
web-coach-what = Your estimated chance to win with each choice:
web-coach-value = { $value } ± { $margin }
web-coach-thinks = The coach is taking a first look…
web-coach-sharpens = Still thinking…
web-coach-all-equal = About equal
web-coach-equal = About equal: { $choices }
web-coach-equal-many = { $count ->
        [one] About equal: { $count } choice
       *[other] About equal: { $count } choices
    }
web-coach-all = All choices
web-coach-one-more = { $than ->
        [more] One more card is worth about { $points ->
                [one] { $points } point
               *[other] { $points } points
            } more than collecting now.
        [less] One more card is worth about { $points ->
                [one] { $points } point
               *[other] { $points } points
            } less than collecting now.
       *[same] One more card is worth about as much as collecting now.
    }

## A game without a board of its own

web-generic-table = On the table
web-generic-choices = Your choices
web-generic-points = Points
web-generic-at-turn = now playing
web-generic-busts = busts
web-generic-then = { $points ->
        [one] then { $points } point
       *[other] then { $points } points
    }
web-generic-odds = Odds
web-generic-bust-chance = Chance to bust on the next draw
web-generic-nothing = nothing
web-generic-hidden = face down
web-generic-yes = yes
web-generic-no = no

## Any game

card = { $suit } { $value }
