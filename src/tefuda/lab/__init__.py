"""Games in numbers: whole races in event time, faster than real time, and what comes of many of them."""
