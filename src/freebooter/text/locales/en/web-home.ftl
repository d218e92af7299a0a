# The screens around the tables: home, setup, waiting room, lobby, games, settings, players, about.

## Home

web-home-title = Pirate card games
web-home-lead = Jump in against bots, or send your friends a link. No account, no fuss.
web-playing-as = Playing as { $name }
web-change = Change
web-change-name = Change name
web-your-name = Your name
web-save = Save
web-cancel = Cancel
web-first-time-learn = First time? Learn by playing
web-continue = Your tables
web-plan-usual = Reset everything to defaults
web-your-turn-at = Your turn: { $game }
web-continue-game = Keep playing: { $game }
web-home-tables = Other tables
web-all-games = See all your games
web-all-tables = See all tables
web-fact-players = { $most ->
        [one] { $fewest }–{ $most } player
       *[other] { $fewest }–{ $most } players
    }
web-fact-minutes = about { $minutes } min
web-play = Play
web-play-game = Play { $game }
web-set-up = Set up a table
web-set-up-game = Set up a table for { $game }
web-learn-in = { $count ->
        [one] Learn in { $count } step
       *[other] Learn in { $count } steps
    }
web-one-moment = One moment…

## Bots

level-drifter = Drifter

## Tables in lists

web-crew = At this table
web-open-seat = open seat
web-status-gathering = waiting for players
web-status-playing = in progress
web-status-over = finished
web-status-closed = closed
web-join = Sit down
web-watch = Watch
web-to-the-table = Go to the table
web-play-on = Keep playing
web-rated = rated
web-clock-is-casual = no clock
web-clock-is-live = { $minutes } min + { $increment } s
web-clock-is-correspondence = { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
web-house-rules-are = House rules: { $rules }

## Lobby

web-lobby = Public tables
web-lobby-what = Take an open seat, or look over someone's shoulder. The list updates itself.
web-which-game = Which game?
web-both-games = All games
web-lobby-gathering = Waiting for players
web-lobby-playing = In progress
web-lobby-empty = No tables in sight. Set one up and others will find it here.

## My games

web-games-empty = Your logbook is empty. Games you play end up here, with replay and review.
web-games-running = In progress
web-games-finished = Finished
web-fate-won = won
web-fate-lost = lost
web-fate-shared = shared win
web-fate-abandoned = abandoned
web-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-to-replay = Replay
web-to-review = See result and review
web-no-longer-kept = Only the result is left. The record was deleted to save space.
web-own-page = See your public profile

## A player

web-player = Player profile
web-player-since = At sea since { $date }
web-ratings = Ratings
web-ratings-none = No rated games yet.
web-rating-from = { $count ->
        [one] Based on { $count } rated game.
       *[other] Based on { $count } rated games.
    }
web-rating-estimate = Estimate: { $mean } ± { $deviation }. We show a cautious lower bound.
web-public-matches = Public games
web-public-matches-none = No public games yet.

## Settings

web-settings-what = Saved in this browser. The server only knows your name.
web-settings-name = Your name at the table
web-settings-name-what = Everyone sees this name. Games in progress keep your old one.
web-settings-looks = Language and appearance
web-settings-language = Language
web-settings-theme = Theme
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-settings-motion = Motion
web-motion-system = System
web-motion-full = Full
web-motion-reduced = Reduced
web-settings-sounds = Sound
web-settings-sounds-what = Cards, coins, and a bell on your turn. Sound starts after your first tap or click.
web-volume = Volume
web-sound-off = Turn sound off
web-sound-on = Turn sound on
web-settings-sea = Sea in the background
web-settings-sea-what = Gentle surf while you're at a table.
web-settings-calls = When it's your turn
web-settings-sound-try = Try it
web-settings-notifications = Notify me
web-settings-notifications-what = Your browser tells you when it's your turn while you're on another page.
web-notifications-missing = This browser can't send notifications here. Use a secure address (https), or open the page on the server's own machine.
web-notifications-blocked = Notifications are blocked for this page. Allow them in your browser's settings, then come back.
web-settings-hands = Gameplay
web-settings-undo = Time to undo
web-settings-undo-what = A choice that hits another player waits a moment before it counts.
web-undo-off = Off
web-undo-on = 2 seconds
web-settings-forced = Make forced moves for me
web-settings-forced-what = When there's only one move, it's made for you after a moment.
web-settings-passing = Pass for me
web-settings-passing-what = Where you could step in but hardly ever do, you pass without being asked.
web-settings-keys = Show keys on buttons
web-settings-keys-what = On devices with a keyboard.
web-settings-help = Help at the table
web-settings-odds-what = Your chance to bust and what you'd lose, at tables that allow it.
web-settings-tips = Show tips
web-settings-tips-what = Explains each part of the table the first time you see it.
web-settings-tips-again = Show all tips again
web-settings-tips-fresh = You'll see every tip again.
web-settings-muted = Muted players
web-sign-out = Sign out
web-sign-out-what = A cookie in this browser keeps you signed in. There's no password.
web-sign-out-here = Sign out here
web-sign-out-everywhere = Sign out everywhere
web-sign-out-here-what = This browser forgets who you are. You stay signed in on your other browsers.
web-sign-out-everywhere-what = Every browser you play in forgets who you are. Anyone with a copy of your session is signed out too.
web-sign-out-guest = You're a guest without a password. Once no browser is signed in as you, you can't come back: your name, seats, and ratings stay behind, and you start over as a new guest.
web-sign-out-sure = Sign out for good
web-sign-out-stay = Stay signed in

## Setting up a table

web-part-seats = Who's playing
web-players = Players
web-seat-number = Seat { $number }
web-seat-person = Me
web-seat-open = Friend (open seat)
web-seat-bots = Bots
web-seat-bot = Bot: { $level }
web-seat-outside = External bot
web-seat-person-what = Your own seat.
web-seat-open-what = For anyone with the link. If nobody comes, a bot plays.
web-seat-outside-what = A program of your own that connects over the network.
web-others-are = Fill the other seats with:
web-others-friends = friends
web-others-bots = bots
web-part-rules = What you'll play
web-edition = Edition
web-house-rules = House rules
web-house-rules-what = Set each rule the editions disagree on.
web-house-rules-clear = Reset to the edition's rules
web-changed = { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
web-as-in-edition = as in the edition
web-as-usual = default
web-card-text = Full text: { $card }
web-part-clock = Clock
web-clock-casual = No clock
web-clock-casual-what = Everyone takes the time they need.
web-clock-live = Live
web-clock-live-what = Minutes for the whole game, plus a few seconds for each move. If you run out of time, a bot plays until you take back your seat.
web-clock-correspondence = Correspondence
web-clock-correspondence-what = Days for each move. Come and go as you like.
web-clock-minutes = Minutes per player
web-clock-increment = Increment (seconds)
web-clock-days = Days per move
web-part-table = Table
web-visibility = Who can join
web-visibility-private = Private
web-visibility-private-what = Only people with the link can find the table, sit down, or watch.
web-visibility-public = Public
web-visibility-public-what = The table is listed under Tables. Anyone can sit down or watch.
web-coach-allowed = Odds and coach
web-coach-allowed-what = Everyone can see the exact odds and ask the coach. If off, you're on your own.
web-rated-wanted = Rated game
web-rated-what = Counts for ratings if at least two people play. Leave or resign and you lose rating, even if a bot wins for you.
web-rated-leaving = Rated: leaving or running out of time counts as resigning, even if you come back
web-stand-in = Stand-in bot
web-stand-in-level = Plays for anyone who's away
web-stand-in-usual = Default bot
web-stand-in-what = Takes over when someone leaves, and fills open seats at the start.
web-problem-minutes = A live clock needs 1 to 120 minutes per player.
web-problem-increment = The increment can be at most 600 seconds.
web-problem-days = Choose 1 to 30 days per move.
web-problem-rated = A rated game needs seats for at least two people. Keep one open for a friend, or play unrated.
web-problem-rated-outside = External bots can't play rated games. Give the seat to someone else, or play unrated.
web-summary = Your table
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
        [one] an external bot
       *[other] { $count } external bots
    }
web-sum-private = private
web-sum-public = public
web-sum-coach = odds shown
web-sum-no-coach = no odds
web-sum-watching = You have no seat, so you'll watch.
web-start-now = Start playing
web-open-table = Open the table

## The waiting room

web-gathering = A game of { $game }
web-gathering-missing = { $count ->
        [0] All seats are taken.
        [one] { $count } seat is still open.
       *[other] { $count } seats are still open.
    }
web-host = host
web-here = here
web-sit = Sit here
web-stand = Stand up
web-seat-waits = Waiting for someone to sit down
web-seat-give = Who gets seat { $number }
web-host-part = You're the host
web-start-match = Deal the cards
web-start-ready = Everyone has a seat.
web-start-with-bots = { $count ->
        [one] A bot ({ $level }) takes the open seat.
       *[other] Bots ({ $level }) take the { $count } open seats.
    }
web-close-table = Close table
web-close-sure = Really close it?
web-welcome = Welcome aboard
web-welcome-what = Take an open seat, or stay and watch.
web-seated = You have a seat
web-wait-for = The game begins when { $name } deals the cards.
web-wait-for-host = The game begins when the host deals the cards.
web-invite = Invite friends
web-invite-what = Send the link, or let them scan the code.
web-invite-link = Invitation link
web-invite-qr = Invitation link as a QR code
web-invite-this-machine = This address only works on this machine. To invite friends on your network, start the server with --host 0.0.0.0 and share the machine's own address.
web-invitation-text = There's a seat for you in a game of { $game }.
web-copy = Copy
web-copied = Copied
web-copy-yourself = Your browser won't let this page copy. The text is selected, so copy it yourself.
web-share = Share…
web-read-rules = Read the rules
web-stands-in = stand-in: { $level }
web-fair-deal = A fair deal
web-fair-deal-what = The server has already locked in its part of the shuffle; the number below proves it. Everyone who sits down adds a random number of their own, a nonce. So nobody can choose the cards, and after the game anyone can check that.
web-commitment = Server's commitment
web-tokens = External bots
web-tokens-what = Each bot shows its token when it connects. Keep the tokens to yourself.
web-token-of = Token for { $name }

## About

web-about-title = About Freebooter
web-about-what = A home for pirate card games: a referee for every edition, a table for friends and bots, and honest odds.
web-about-house = Our promises
web-about-fair = Deals are fair, and your browser can check that after every game.
web-about-bots = Bots see what their seat sees, and nothing else.
web-about-coach = The odds are exact. The coach knows no more than you do.
web-about-privacy = No accounts, no ads, and nothing loaded from other sites.
web-about-games = The games
web-about-by = By { $people }. Published by { $publisher }.
web-about-independent = Freebooter is an independent implementation with its own text and artwork. The games' authors and publishers aren't involved. If you like a game, buy it.
web-about-credits = Credits
web-credit-icons = Icons on cards and elsewhere, by Lorc, Delapouite, and others.
web-credit-grenze = Font for headings and numbers, by Renata Polastri and Omnibus-Type.
web-credit-cabin = Font for everything else, by Pablo Impallari.
web-credit-preact = Builds the pages.
web-credit-fluent = Speaks four languages.
web-credit-uqr = Draws the QR codes.
web-credit-noble = Checks the deals.
web-about-licence = License
web-about-free = Freebooter is free software under the MIT license: use it, change it, pass it on.
web-about-licences = Third-party licenses
