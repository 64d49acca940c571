"""The draws of protocol.md §1.3 and §9, written from the document alone."""

import hashlib

MASK = 2**64 - 1


def commitment(seed, match_id, attempt):
    return hashlib.sha256(f"{seed}:{match_id}:{attempt}".encode("ascii")).hexdigest()


def fair_number(seed, match_id, attempt, entropy_a, entropy_b, low=1, high=10):
    """The number of a draw from a secret seed, and the k at which it was found."""
    count = high - low + 1
    limit = 2**64 - 2**64 % count
    k = 0
    while True:
        text = f"{seed}:{match_id}:{attempt}:{entropy_a}:{entropy_b}:{k}"
        x = int.from_bytes(hashlib.sha256(text.encode("ascii")).digest()[:8], "big")
        if x < limit:
            return low + x % count, k
        k += 1


def fnv1a64(label):
    h = 0xCBF29CE484222325
    for byte in label.encode("utf-8"):
        h = ((h ^ byte) * 0x100000001B3) & MASK
    return h


class SplitMix:
    """The generator of §9.1."""

    def __init__(self, seed, label):
        self._state = (seed ^ fnv1a64(label)) & MASK

    def next(self):
        self._state = (self._state + 0x9E3779B97F4A7C15) & MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def uniform(self, n):
        while True:
            x = self.next()
            if x < 2**64 - 2**64 % n:
                return x % n


def seeded_number(seed, match_id, attempt, low=1, high=10):
    """The number of a draw with draw_source seeded."""
    return low + SplitMix(seed, f"{match_id}/{attempt}/draw").uniform(high - low + 1)


def match_seed(league_seed, match_id, attempt):
    """§8.2: the top 53 bits of the SHA-256 of <league seed>/<match id>/<attempt>."""
    digest = hashlib.sha256(f"{league_seed}/{match_id}/{attempt}".encode("utf-8")).digest()
    return int.from_bytes(digest[:8], "big") >> 11
