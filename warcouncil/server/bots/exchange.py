"""The exchange: bots' jobs in Redis, from servers that ask to machines that think.

Jobs wait by owner, and owners take turns (`turns` does the same in one process). Everything here lapses by itself after
seconds: a job that nobody takes, a claim that nobody renews, an answer that nobody fetches. What is kept of an owner is
a mark that says nothing about who it is.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

PREFIX = "warcouncil-bots"
RING = f"{PREFIX}:owners"
"""The owners who have jobs waiting, the next one first."""
HELD = 4.0
"""Seconds after which a claim lapses that its holder does not renew: that machine is lost."""
HERE = 5.0
"""Seconds for which a machine that has shown itself counts as there."""
FETCHED = 5.0
"""Seconds for which an answer waits for whoever asked."""
MOST_WAKES = 256
LARGEST = 4 * 1024 * 1024
"""Bytes of a job; those of the largest games have sixty thousand."""

OFFER = """
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
local ring, wake, waiting, job = KEYS[2], KEYS[3], KEYS[4], KEYS[5]
local owner, entry, body, ms = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
redis.call('SET', job, body, 'PX', ms)
redis.call('RPUSH', waiting, entry)
redis.call('RPUSH', wake, 1)
redis.call('LTRIM', wake, -tonumber(ARGV[5]), -1)
if not redis.call('LPOS', ring, owner) then redis.call('RPUSH', ring, owner) end
for _, key in ipairs({ring, wake, waiting}) do
  if redis.call('PTTL', key) < tonumber(ms) then redis.call('PEXPIRE', key, ms) end
end
return 1
"""
"""Put a job up, unless nobody is there who has its rules."""

TAKE = """
local ring, prefix, known = KEYS[1], ARGV[1], {}
for n = 4, #ARGV do known[ARGV[n]] = true end
local function kept(key, kind)
  local found = redis.call('TYPE', key).ok
  if found ~= kind and found ~= 'none' then redis.call('DEL', key) end
  return found == kind
end
local function listed(key)
  return kept(key, 'list') and redis.call('LRANGE', key, 0, -1) or {}
end
for _, owner in ipairs(listed(ring)) do
  local waiting = prefix .. ':of:' .. owner
  for _, entry in ipairs(listed(waiting)) do
    local id, kind = string.match(entry, '^(%S+) (.+)$')
    local job = prefix .. ':job:' .. (id or '')
    local left = kept(job, 'string') and redis.call('PTTL', job) or 0
    if left <= 0 or redis.call('STRLEN', job) > tonumber(ARGV[3]) then
      redis.call('DEL', job)
      redis.call('LREM', waiting, 1, entry)
    elseif known[kind] then
      local body = redis.call('GET', job)
      redis.call('DEL', job)
      redis.call('SET', prefix .. ':held:' .. id, 1, 'PX', ARGV[2])
      redis.call('LREM', waiting, 1, entry)
      redis.call('LREM', ring, 1, owner)
      if redis.call('EXISTS', waiting) == 1 then
        redis.call('RPUSH', ring, owner)
        redis.call('PEXPIRE', ring, redis.call('PTTL', waiting))
      end
      return {body, left, owner}
    end
  end
  if redis.call('EXISTS', waiting) == 0 then redis.call('LREM', ring, 1, owner) end
end
return false
"""
"""The next job that whoever asks has the rules for: from the owner whose turn it is, or from the one behind. What no
server would have put up (without a time to lapse, too large, or no job at all) is thrown away and stops nobody."""


class Taken(NamedTuple):
    """A job, in how many seconds its time is up, and the mark of whose it is."""

    body: bytes
    seconds: float
    owner: str


def key(what: str, name: str) -> str:
    return f"{PREFIX}:{what}:{name}"


def mark_of(owner: str) -> str:
    """What stands for an owner where others may read it."""
    return hashlib.blake2b(owner.encode(), digest_size=9).hexdigest()


def ms(seconds: float) -> int:
    return max(1, int(seconds * 1000))


class Exchange:
    """One connection after another to Redis, for several threads. Raises `away` if Redis is away."""

    def __init__(self, url: str) -> None:
        import redis  # an extra: a server of one process runs without the package

        self.away: type[Exception] = redis.RedisError
        self._redis: Any = redis.Redis.from_url(
            url, socket_timeout=3, socket_connect_timeout=1, health_check_interval=15
        )
        self._offer = self._redis.register_script(OFFER)
        self._take = self._redis.register_script(TAKE)

    def close(self) -> None:
        self._redis.close()

    # -- asking

    def offer(self, owner: str, job_id: str, kind: str, body: bytes, seconds: float) -> bool:
        """Put a job up for so many seconds; False if nobody is there who could think about it."""
        mark = mark_of(owner)
        keys = [key("here", kind), RING, key("wake", kind), key("of", mark), key("job", job_id)]
        return bool(self._offer(keys=keys, args=[mark, f"{job_id} {kind}", body, ms(seconds), MOST_WAKES]))

    def withdraw(self, job_id: str) -> bool:
        """Whether a job was still waiting; now nobody gets it any more."""
        return bool(self._redis.delete(key("job", job_id)))

    def held(self, job_id: str) -> bool:
        """Whether somebody is thinking about it."""
        return bool(self._redis.exists(key("held", job_id)))

    def answer(self, job_id: str, seconds: float) -> bytes | None:
        """What came of a job, if it comes in time (at most two seconds)."""
        found = self._redis.blpop([key("thought", job_id)], timeout=seconds)
        return None if found is None else found[1]

    # -- thinking

    def show(self, kinds: Iterable[str]) -> None:
        """Say that somebody is here who has these rules."""
        with self._redis.pipeline(transaction=False) as pipe:
            for kind in kinds:
                pipe.set(key("here", kind), 1, px=ms(HERE))
            pipe.execute()

    def take(self, kinds: Sequence[str]) -> Taken | None:
        """The next job, which is held from now on."""
        found = self._take(keys=[RING], args=[PREFIX, ms(HELD), LARGEST, *kinds])
        return None if found is None else Taken(found[0], found[1] / 1000, found[2].decode(errors="replace"))

    def wait(self, kinds: Iterable[str], seconds: float) -> None:
        """Until something may have come, or for so long (at most two seconds)."""
        self._redis.blpop([key("wake", kind) for kind in kinds], timeout=seconds)

    def hold(self, job_ids: Iterable[str]) -> None:
        """Say that these are still being thought about."""
        with self._redis.pipeline(transaction=False) as pipe:
            for job_id in job_ids:
                pipe.set(key("held", job_id), 1, px=ms(HELD))
            pipe.execute()

    def reply(self, job_id: str, body: bytes) -> None:
        """What came of it, for whoever asked."""
        with self._redis.pipeline() as pipe:
            pipe.rpush(key("thought", job_id), body)
            pipe.pexpire(key("thought", job_id), ms(FETCHED))
            pipe.delete(key("held", job_id))
            pipe.execute()
