# The screens around the tables: home, setting up, waiting room, lobby, games, settings, players, about.

## Home

web-home-title = Pirate card games
web-home-lead = Sit down against bots at once, or send friends a link. No account, no fuss.
web-playing-as = Playing as { $name }
web-change = Change
web-change-name = Change name
web-your-name = Your name
web-save = Save
web-cancel = Cancel
web-first-time-learn = First time? Learn by playing
web-continue = Your tables
web-plan-usual = Everything as usual again
web-your-turn-at = Your turn: { $game }
web-continue-game = Play on: { $game }
web-home-tables = At other tables
web-all-games = All your games
web-all-tables = All tables
web-fact-players = { $fewest }–{ $most } players
web-fact-minutes = about { $minutes } minutes
web-play = Play
web-play-game = Play { $game }
web-set-up = Set up a table
web-set-up-game = Set up a table of { $game }
web-learn-in = { $count ->
        [one] Learn in { $count } step
       *[other] Learn in { $count } steps
    }
web-one-moment = One moment …

## Bots

level-drifter = Drifter

## Tables in lists

web-crew = At this table
web-open-seat = open seat
web-status-gathering = gathering
web-status-playing = being played
web-status-over = over
web-status-closed = given up
web-join = Sit down
web-watch = Watch
web-to-the-table = To the table
web-play-on = Play on
web-rated = rated
web-clock-is-casual = no clock
web-clock-is-live = { $minutes } min + { $increment } s
web-clock-is-correspondence = { $days ->
        [one] { $days } day for each decision
       *[other] { $days } days for each decision
    }
web-house-rules-are = House rules: { $rules }

## Lobby

web-lobby = Public tables
web-lobby-what = Sit down where a seat is open, or look over somebody's shoulder. The list keeps itself up to date.
web-which-game = Which game?
web-both-games = All games
web-lobby-gathering = Waiting for players
web-lobby-playing = Being played
web-lobby-empty = No table in sight. Set one up and others will find it here.

## My games

web-games-empty = Your log is still empty. Your games will be kept here, with replay and review.
web-games-running = Not over yet
web-games-finished = Finished
web-fate-won = won
web-fate-lost = lost
web-fate-shared = shared
web-fate-abandoned = abandoned
web-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-to-replay = Replay
web-to-review = Result and review
web-no-longer-kept = Only the result is kept; the record was removed to make room.
web-own-page = What others see of you

## A player

web-player = Player
web-player-since = At sea since { $date }
web-ratings = Ratings
web-ratings-none = No rated matches yet.
web-rating-from = { $count ->
        [one] From { $count } rated match.
       *[other] From { $count } rated matches.
    }
web-rating-estimate = Estimated at { $mean } ± { $deviation }; what is shown is almost certainly reached.
web-public-matches = Public matches
web-public-matches-none = No public matches yet.

## Settings

web-settings-what = Kept in this browser; only your name is known to the server.
web-settings-name = Your name at the table
web-settings-name-what = Others see this name. A match that has begun keeps the old one.
web-settings-looks = Language and looks
web-settings-language = Language
web-settings-theme = Light
web-theme-system = Like the system
web-theme-light = By day
web-theme-dark = By night
web-settings-motion = Motion
web-motion-system = As the system says
web-motion-full = Cards fly
web-motion-reduced = Nothing moves
web-settings-sounds = Sound
web-settings-sounds-what = Cards, coins and powder, and a bell on your turn. Nothing is heard before your first touch.
web-volume = Volume
web-sound-off = Turn sound off
web-sound-on = Turn sound on
web-settings-sea = The sea in the background
web-settings-sea-what = Soft surf while you sit at a table.
web-settings-calls = When it is your turn
web-settings-sound-try = Try it
web-settings-notifications = Notify me
web-settings-notifications-what = While you look at another page, the browser tells you that it is your turn.
web-notifications-missing = This browser has no notifications for this page; they need a secure address (https) or this machine itself.
web-notifications-blocked = Notifications are blocked for this page. Allow them in the browser's settings for this address, then come back.
web-settings-hands = Playing
web-settings-undo = Take back a slip
web-settings-undo-what = A choice that hits somebody waits for a moment before it counts.
web-undo-off = Off
web-undo-on = 2 seconds
web-settings-forced = Make forced moves for me
web-settings-forced-what = Where only one move is possible, it’s made after a moment.
web-settings-passing = Pass for me
web-settings-passing-what = Where you may step in but hardly ever do, you pass without being asked.
web-settings-keys = Show keys on buttons
web-settings-keys-what = On devices with a keyboard.
web-settings-help = Help at the table
web-settings-odds-what = The chance to bust and what is at stake, at tables that allow it.
web-settings-tips = Show tips
web-settings-tips-what = Each thing at a table is pointed out the first time you meet it.
web-settings-tips-again = Show all tips again
web-settings-tips-fresh = Every tip will be shown again.
web-settings-muted = Muted players
web-sign-out = Sign out
web-sign-out-what = A cookie in this browser says who you are; there is no password.
web-sign-out-here = Sign out here
web-sign-out-everywhere = Sign out everywhere
web-sign-out-here-what = This browser forgets who you are. Others in which you play stay signed in.
web-sign-out-everywhere-what = Every browser in which you play forgets who you are, and whoever has a copy of your session is out.
web-sign-out-guest = You are a guest and have no password: once no browser is signed in as you any more, you cannot come back. Your name, your seats and your ratings stay behind, and you begin anew as somebody else.
web-sign-out-sure = Sign out for good
web-sign-out-stay = Stay

## Setting up a table

web-part-seats = Who plays
web-players = Players
web-seat-number = Seat { $number }
web-seat-person = Me
web-seat-open = A friend (open seat)
web-seat-bots = Bots
web-seat-bot = Bot: { $level }
web-seat-outside = An outside bot
web-seat-person-what = Your own seat.
web-seat-open-what = For whoever comes with the link; if nobody does, a bot.
web-seat-outside-what = A program of your own that connects over the network.
web-others-are = All others:
web-others-friends = friends
web-others-bots = bots
web-part-rules = What is played
web-edition = Edition
web-house-rules = House rules
web-house-rules-what = Every rule on which editions disagree can be set on its own.
web-house-rules-clear = All as in the edition again
web-changed = { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
web-as-in-edition = as in the edition
web-as-usual = as usual
web-card-text = The whole text: { $card }
web-part-clock = Time
web-clock-casual = No clock
web-clock-casual-what = Everybody takes the time they need.
web-clock-live = Live
web-clock-live-what = A bank of minutes for the whole match, and some seconds back for each decision. Whoever runs out is replaced by a bot until they take over again.
web-clock-correspondence = By correspondence
web-clock-correspondence-what = Days for each decision. Come and go as you like.
web-clock-minutes = Minutes each
web-clock-increment = Seconds back
web-clock-days = Days for a decision
web-part-table = The table
web-visibility = Who may come
web-visibility-private = Private
web-visibility-private-what = Only whoever has the link can find the table, sit down or watch.
web-visibility-public = Public
web-visibility-public-what = The table is in the lobby; everybody may sit down or watch.
web-coach-allowed = Odds and coach
web-coach-allowed-what = Everybody may see the exact odds. Without it, each has to reckon alone.
web-rated-wanted = Rated match
web-rated-what = The result counts for the ratings, if at least two people sit down. Whoever leaves or resigns loses rating, whoever plays on for them.
web-rated-leaving = Rated: who leaves, resigns or runs out of time has resigned for the rating, even if they come back
web-stand-in = Who stands in
web-stand-in-level = Plays for whoever is away
web-stand-in-usual = The usual one
web-stand-in-what = Takes the seat of somebody who has gone, and open seats at the start.
web-problem-minutes = A live clock needs 1 to 120 minutes for each player.
web-problem-increment = At most 600 seconds can be given back for a decision.
web-problem-days = Between 1 and 30 days can be given for a decision.
web-problem-rated = A rated match needs seats for at least two people; keep one open for a friend, or play it unrated.
web-problem-rated-outside = No outside bot may sit at a rated match, for nobody knows who plays it; give the seat to somebody else, or play it unrated.
web-summary = What will be played
web-sum-you = you
web-sum-friends = { $count ->
        [one] a friend
       *[other] { $count } friends
    }
web-sum-bots = { $count ->
        [one] a bot ({ $level })
       *[other] { $count } bots ({ $level })
    }
web-sum-outside = { $count ->
        [one] an outside bot
       *[other] { $count } outside bots
    }
web-sum-private = private
web-sum-public = public
web-sum-coach = odds allowed
web-sum-no-coach = without odds
web-sum-watching = No seat is yours: you will watch.
web-start-now = Start playing
web-open-table = Open the table

## The waiting room

web-gathering = A table of { $game }
web-gathering-missing = { $count ->
        [0] All seats are taken.
        [one] { $count } seat is still open.
       *[other] { $count } seats are still open.
    }
web-host = host
web-here = here
web-sit = Sit here
web-stand = Stand up
web-seat-waits = Waiting for somebody to sit down
web-seat-give = Who has seat { $number }
web-host-part = You are the host
web-start-match = Deal the cards
web-start-ready = Everybody has a seat.
web-start-with-bots = { $count ->
        [one] The open seat is then taken by a bot ({ $level }).
       *[other] The { $count } open seats are then taken by bots ({ $level }).
    }
web-close-table = Give the table up
web-close-sure = Really give it up?
web-welcome = Welcome aboard
web-welcome-what = Take an open seat, or stay and watch.
web-seated = You have a seat
web-wait-for = The match begins when { $name } deals the cards.
web-wait-for-host = The match begins when the host deals the cards.
web-invite = Invite friends
web-invite-what = Send the link, or let them point a camera at the code.
web-invite-link = Invitation link
web-invite-qr = The invitation link as a QR code
web-invite-this-machine = This address works on this machine only. Friends in your network need the machine's own address, and a server started with --host 0.0.0.0.
web-invitation-text = A seat is kept for you at a table of { $game }.
web-copy = Copy
web-copied = Copied
web-copy-yourself = The browser does not let this page copy; the text is marked, copy it yourself.
web-share = Share …
web-read-rules = Read the rules
web-stands-in = stands in: { $level }
web-fair-deal = A fair deal
web-fair-deal-what = The server has already fixed its part of the shuffle; the number below proves it. Everybody who sits down adds random digits of their own. So nobody can choose the cards, and after the match anybody can check that.
web-commitment = The server's commitment
web-tokens = Outside bots
web-tokens-what = Each bot shows its token when it connects; keep them to yourself.
web-token-of = Token of { $name }

## About

web-about-title = About Freebooter
web-about-what = A home for pirate card games: a referee for every edition, a table for friends and bots, and honest odds.
web-about-house = The rules of the house
web-about-fair = Deals are fair, and after every match the browser can check that.
web-about-bots = Bots see what their seat sees, and nothing else.
web-about-coach = The odds are exact; the coach knows no more than you do.
web-about-privacy = There are no accounts, no advertising, and nothing is loaded from other sites.
web-about-games = The games
web-about-by = By { $people }. Published by { $publisher }.
web-about-independent = Freebooter is an independent implementation with its own words and its own drawings; authors and publishers have nothing to do with it. If you like a game, buy it.
web-about-credits = Thanks
web-credit-icons = Icons on cards and elsewhere, by Lorc, Delapouite and others;
web-credit-grenze = the font of headings and numbers, by Renata Polastri and Omnibus-Type.
web-credit-cabin = the font of everything else, by Pablo Impallari.
web-credit-preact = builds the pages.
web-credit-fluent = speaks four languages.
web-credit-uqr = draws the QR codes.
web-credit-noble = checks the deals.
web-about-licence = Licence
web-about-free = Freebooter is free software under the MIT licence: use it, change it, pass it on.
web-about-licences = The licences of everything that others made
