# Learning in the browser: rules, card texts, lessons, and tips.

## Cards

web-key-card-text = Show what the focused card does
web-card-text-more = Open in the rules

## Rules

web-rules-in-force = Rules at this table
web-rules-no-house-rules = No house rules.
web-rules-by-chance = Drawn when the game begins.
web-rules-holds = in force
web-rules-search = Search the rules
web-rules-found = { $count ->
        [0] No results.
        [one] { $count } result
       *[other] { $count } results
    }
web-rules-contents = Contents
rules-kind-section = The game
rules-kind-switch = House rules
web-rules-edition = Edition
web-rules-edition-what = The editions of this game don't agree on everything. Choose the one in your box, and the rules below follow it.
web-rules-differences = Where the editions differ

## Lessons

web-learn-title = Learn to play
web-learn-lead = No need to read the rules first. Each step shows you one thing, and you try it right away. Stop whenever you like and pick up later.
web-learn-progress-of = Your progress in { $game }
web-learn-progress = { $done } of { $count } { $count ->
        [one] step
       *[other] steps
    }
web-learn-start = Start
web-learn-continue = Continue with step { $number }
web-learn-more = If you know the game
web-learn-again = Start over
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
web-lesson-watch = Watch…
web-lesson-astray = Not quite
web-lesson-done = Well done!
web-lesson-restart = Start over
web-lesson-once-more = Try once more
web-lesson-next = Next step

## The tour

web-tour = Take the tour
web-tour-of = A tour of { $game }
web-tour-back = Back
web-tour-next = Next
web-tour-end = Done
web-tour-skip = Skip the tour

## Tips

web-tip = Tip
web-tip-no-more = No more tips
web-tip-close = Got it
tip-coach = Not sure? Ask the coach: it estimates your chance to win and tells you why.
tip-log = Read here what happened and what everyone said.
tip-pace = Too fast or too slow? Change the pace here any time.
