### The tutorial, in English.

lesson-title = Learn { $game }
lesson-lead = Play your first round, step by step: a real table, real cards, and somebody who tells you what is going on. It takes about ten minutes.
lesson-begin = Begin
lesson-go_on = Go on with step { $number } of { $count }
lesson-again = Begin again
lesson-none = There is no tutorial for this game.
lesson-step = Step { $number } of { $count }
lesson-watch = Well done. Now watch the others.
lesson-other = That would be allowed too. Here we try something else.
lesson-off = You have gone your own way: play on as you like, or begin again.
lesson-skip = Leave the tutorial
lesson-more = In the rules
lesson-play = Play a real game
lesson-coach = Tutorial
