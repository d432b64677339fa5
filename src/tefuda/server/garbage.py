"""When Python looks for objects that only hold each other, which are freed by nothing else.

Left to itself it looks at everything again and again while much is made and freed: with 2,000 sockets all of them
waited 0.3 s every few seconds. Here it does so only when far more is there than was last found to be in use, and
rather while little is going on.
"""

import asyncio
import gc
from time import thread_time

YOUNG = 1_000, 10
NEVER = 1 << 30
EVERY = 10.0
"""Seconds."""
MORE = 250_000
"""So many objects may be there beyond twice those in use: about 50 MB. 2,000 sockets at 500 tables have 300,000."""
QUIET, BUSY_MORE = 0.2, 4
"""So large a part of its time the loop works when little is going on; else so many times as many may be there."""


class Garbage:
    def __init__(self, more: int = MORE) -> None:
        self.more = more
        self.used = 0
        self.worked = 0.0

    def start(self) -> None:
        """What is here now stays: it is not looked at again."""
        gc.freeze()
        gc.enable()  # a start goes without
        gc.set_threshold(*YOUNG, NEVER)
        self.worked = thread_time()

    async def watch(self) -> None:
        self.start()
        while True:
            await asyncio.sleep(EVERY)
            self.look()

    def look(self) -> None:
        before, self.worked = self.worked, thread_time()
        is_quiet = self.worked - before < QUIET * EVERY
        if self.there > 2 * self.used + (self.more if is_quiet else BUSY_MORE * self.more):
            gc.collect()
            self.used = self.there

    @property
    def there(self) -> int:
        return len(gc.get_objects(generation=2))
