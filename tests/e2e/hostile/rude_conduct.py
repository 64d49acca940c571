"""Attacks by behaviour: those who come, say half of it, do not listen, and go."""

from .broken_http import HEAD, STANDINGS
from .kind import answered, attack, http, nobody_waits


@attack(nobody_waits(resets=True))
def connect_and_reset(rng, scene):
    """Comes in and is gone with a reset."""
    return b""


@attack(nobody_waits())
def connect_and_leave(rng, scene):
    """Comes in, says nothing and leaves."""
    return b""


@attack(nobody_waits())
def half_a_request(rng, scene):
    """Leaves in the middle of a sentence."""
    request = http(STANDINGS)
    return request[:rng.randrange(1, len(request))]


@attack(nobody_waits(resets=True))
def half_a_request_and_reset(rng, scene):
    """Resets the connection in the middle of a sentence."""
    request = http(STANDINGS)
    return request[:rng.randrange(1, len(request))]


@attack(nobody_waits(resets=True))
def question_without_listening(rng, scene):
    """Is gone before the answer comes."""
    return http(STANDINGS) * rng.randrange(1, 4)


@attack(nobody_waits(resets=True), share=0.2)
def answers_nobody_reads(rng, scene):
    """Asks a hundred times and reads nothing."""
    return http(STANDINGS) * 100


@attack(nobody_waits(), share=0.1)
def half_a_megabyte(rng, scene):
    """Leaves in the middle of a large body."""
    return HEAD + b"Content-Length: 1000000\r\n\r\n" + b"x" * 500_000


@attack(nobody_waits())
def permission_that_is_never_used(rng, scene):
    """Asks whether it may send a body, and never does."""
    return HEAD + b"Expect: 100-continue\r\nContent-Length: 1000000\r\n\r\n"


@attack(answered(200, word=b'"standings"'))
def chunks_of_one_byte(rng, scene):
    """Sends a right request in the smallest pieces there are."""
    chunks = b"".join(b"1;x=y\r\n%c\r\n" % byte for byte in STANDINGS)
    return HEAD + b"Transfer-Encoding: chunked\r\n\r\n" + chunks + b"0\r\n\r\n"
