# Learning in the browser: the rules, what cards do, and the lessons.

## Cards

web-key-card-text = What the card with the focus does
web-card-text-more = Open in the rules

## Rules

web-rules-in-force = Played at this table
web-rules-no-house-rules = No house rules.
web-rules-by-chance = Drawn when the match begins.
web-rules-holds = in force
web-rules-search = Search the rules
web-rules-found = { $count ->
        [0] Nothing is called so or says so.
        [one] { $count } topic
       *[other] { $count } topics
    }
web-rules-contents = Contents of the rules
rules-kind-section = The game
rules-kind-switch = House rules
web-rules-edition = Edition
web-rules-edition-what = The editions of this game do not agree on everything. Choose the one in your box, and all that follows is told as it is played there.
web-rules-differences = Where the editions differ

## Lessons

web-learn-title = Learn to play
web-learn-lead = Nobody has to read the rules first. Take the cards in hand: each step shows you one thing, and you try it out at once. You can stop at any time and go on later.
web-learn-progress-of = How far you are in { $game }
web-learn-progress = { $done } of { $count } { $count ->
        [one] step
       *[other] steps
    }
web-learn-start = Start
web-learn-continue = Go on with step { $number }
web-learn-more = For those who know the game
web-learn-again = Begin again
web-learn-done = done
web-learn-play = Play a real game against bots
web-learn-other = Learn { $game }
web-lesson-leave = Leave the lesson
web-lesson-guide = Lesson
web-lesson-steps = Steps
web-lesson-step = Step { $number } of { $count }
web-lesson-step-open = Step { $number }
web-lesson-step-done = Step { $number }, done
web-lesson-asked = What to do
web-lesson-watch = Watch …
web-lesson-astray = Not quite
web-lesson-done = Well done!
web-lesson-restart = From the beginning
web-lesson-once-more = Once more
web-lesson-next = Next step

## Tips

web-tip = A tip
web-tip-no-more = No more tips
web-tip-close = Got it
tip-coach = Not sure? Ask the coach: it estimates your chance to win and says why.
tip-log = What has happened, and what was said, can be read here.
tip-pace = Too fast, or too slow? Change the pace here at any time.
