"""Attacks on the HTTP server: what is not HTTP, and what different servers read differently."""

from .kind import answered, attack, http, in_turn, refused

HEAD = b"POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\n"
CHUNKED = HEAD + b"Transfer-Encoding: chunked\r\n\r\n"
STANDINGS = b'{"jsonrpc":"2.0","id":1,"method":"get_standings"}'


@attack(refused(400))
def not_http(rng, scene):
    """Says something else altogether: banners, database greetings, noise."""
    return rng.choice([b"hello there\r\n", b"SSH-2.0-OpenSSH_9.2\r\n", b"EHLO evil.example\r\n",
                       b"*1\r\n$4\r\nPING\r\n", b"\x00\x00\x00\x08\x04\xd2\x16\x2f",
                       bytes([rng.randrange(1, 9)]) + rng.randbytes(rng.randrange(1, 400))])


@attack(refused(400))
def tls_hello(rng, scene):
    """Speaks TLS to a plain port."""
    body = b"\x03\x03" + rng.randbytes(32) + b"\x00\x00\x02\x13\x01\x01\x00"
    hello = b"\x01" + len(body).to_bytes(3, "big") + body
    return b"\x16\x03\x01" + len(hello).to_bytes(2, "big") + hello


@attack(refused(505))
def http2_preface(rng, scene):
    """Starts HTTP/2 without asking."""
    return b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + rng.randbytes(20)


@attack(refused(400, 505))
def strange_version(rng, scene):
    """Claims an HTTP that never was."""
    version = rng.choice([b"HTTP/9.9", b"HTTP/1.2", b"HTTP/11", b"HTTP/1.1.1", b"http/1.1", b"1.1"])
    return b"GET / " + version + b"\r\nHost: a\r\n\r\n"


@attack(refused(414), share=0.5)
def endless_request_line(rng, scene):
    """Never comes to the end of its path."""
    return b"GET /" + b"a" * rng.randrange(17_000, 40_000)


@attack(refused(414))
def long_path(rng, scene):
    """Asks for a path of five thousand letters."""
    return b"GET /" + b"x" * 5000 + b" HTTP/1.1\r\nHost: a\r\n\r\n"


@attack(refused(431), share=0.5)
def endless_header(rng, scene):
    """Never comes to the end of a header line."""
    return HEAD + b"X-Long: " + b"a" * rng.randrange(17_000, 40_000)


@attack(refused(431), share=0.5)
def header_lines_without_end(rng, scene):
    """Sends header lines by the thousand."""
    return HEAD + b"".join(b"X-%d: y\r\n" % number for number in range(2000)) + b"\r\n"


@attack(refused(413))
def huge_content_length(rng, scene):
    """Announces a body that no memory holds."""
    length = rng.choice([2**20 + 1, 10**10, 2**31, 2**32 + 5, 2**63, 2**64 - 1, 10**40])
    return HEAD + b"Content-Length: %d\r\n\r\n{}" % length


@attack(refused(400))
def content_length_that_is_none(rng, scene):
    """Gives a length that is no number, or more than one."""
    length = rng.choice([b"-1", b"+5", b"0x10", b"5,5", b"", b"1e3", b"5 5", b"5;", b"\xb2",
                         b"5.0"])
    return HEAD + b"Content-Length: " + length + b"\r\n\r\n{}abc"


@attack(refused(400))
def doubled_content_length(rng, scene):
    """Gives two lengths and hopes that two readers take one each."""
    return HEAD + b"Content-Length: %d\r\nContent-Length: 5\r\n\r\nabcde" % rng.randrange(9)


@attack(refused(400))
def length_and_chunks(rng, scene):
    """Smuggles a second request behind a length that contradicts the chunks."""
    return (HEAD + b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
            + http(STANDINGS))


@attack(refused(400, 501))
def strange_transfer_encoding(rng, scene):
    """Names encodings that one server skips and another obeys."""
    coding = rng.choice([b"gzip", b"chunked, chunked", b"xchunked", b"chunked;q=1", b"identity",
                         b"\x0bchunked", b"chunked\r\nTransfer-Encoding: chunked"])
    return HEAD + b"Transfer-Encoding: " + coding + b"\r\n\r\n0\r\n\r\n"


@attack(refused(400))
def chunks_over_http_1_0(rng, scene):
    """Uses chunks in a version that has none."""
    return b"POST /mcp HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"


@attack(refused(400, 413))
def bad_chunk_size(rng, scene):
    """Gives chunk sizes that are no size."""
    size = rng.choice([b"zz", b"-1", b"+2", b"0x5", b" 5", b"ffffffffffffffff", b"1" * 100, b"",
                       b"7fffffff", b"5 ", b"\xff"])
    return CHUNKED + size + b"\r\nhello\r\n0\r\n\r\n"


@attack(refused(400))
def chunks_that_do_not_end_where_they_say(rng, scene):
    """Puts more or less into a chunk than it announces."""
    return CHUNKED + b"%x\r\nhello world\r\n0\r\n\r\n" % rng.choice([1, 3, 7, 10])


@attack(refused(400))
def trailers_behind_chunks(rng, scene):
    """Hides headers behind the body."""
    return CHUNKED + b"2\r\n{}\r\n0\r\nContent-Length: 99\r\nHost: evil.example\r\n\r\n"


@attack(refused(400))
def endless_chunk_extension(rng, scene):
    """Never comes to the end of a chunk's decoration."""
    return CHUNKED + b"5;" + b"x" * rng.randrange(300, 9000)


@attack(refused(400))
def control_characters_in_the_header(rng, scene):
    """Puts NUL and its kin where only text belongs."""
    return HEAD + b"X: a" + bytes([rng.choice([0, 1, 7, 8, 11, 12, 27, 127])]) + b"b\r\n\r\n"


@attack(refused(400))
def bare_line_feeds(rng, scene):
    """Ends its lines without CR, which servers read differently."""
    return rng.choice([b"GET / HTTP/1.1\nHost: a\n\n", HEAD + b"A: b\nContent-Length: 0\r\n\r\n"])


@attack(refused(400))
def folded_and_crooked_headers(rng, scene):
    """Folds lines, puts blanks before colons, leaves names out."""
    line = rng.choice([b"A: b\r\n c: d", b"Content-Length : 5", b": x", b"A b: c", b"no colon",
                       b"(x): y", b"A: b\r\n\tc"])
    return HEAD + line + b"\r\n\r\n"


@attack(refused(400))
def no_host_or_two(rng, scene):
    """Leaves the server to guess who is meant."""
    hosts = rng.choice([b"", b"Host: 127.0.0.1\r\nHost: evil.example\r\n", b"Host: a b\r\n",
                        b"Host: a/b\r\n", b"Host: evil@127.0.0.1\r\n"])
    return b"GET /health HTTP/1.1\r\n" + hosts + b"\r\n"


@attack(refused(400))
def use_as_a_proxy(rng, scene):
    """Wants to be sent on to another machine."""
    target = rng.choice([b"GET http://evil.example/", b"CONNECT evil.example:443",
                         b"GET //evil.example/\\..", b"GET evil", b"OPTIONS evil.example"])
    return target + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@attack(refused(501))
def websocket(rng, scene):
    """Asks to leave HTTP behind."""
    return (b"GET /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")


@attack(refused(417))
def impossible_expectation(rng, scene):
    """Expects what no server can do."""
    return http(b"{}", b"Expect: the-impossible\r\n")


@attack(refused(400))
def empty_lines_without_end(rng, scene):
    """Says nothing, at length."""
    return b"\r\n" * rng.randrange(40, 4000)


@attack(in_turn(200, 200, 400))
def good_requests_before_a_bad_one(rng, scene):
    """Hides nonsense behind valid requests in the same packet."""
    return http(STANDINGS) + http(b"", verb=b"GET", path=b"/health") + b"nonsense\r\n\r\n"


@attack(in_turn(200, 200))
def nothing_after_the_last_word(rng, scene):
    """Asks for the end of the connection and goes on talking."""
    return http(STANDINGS) + http(STANDINGS, b"Connection: close\r\n") + http(STANDINGS) * 3


@attack(answered(405))
def wrong_method(rng, scene):
    """Uses verbs that nobody offers."""
    verb = rng.choice([b"GET", b"PUT", b"DELETE", b"PATCH", b"TRACE", b"BREW", b"get", b"PROPFIND"])
    return http(b"", verb=verb)


@attack(answered(405))
def writing_to_a_page(rng, scene):
    """Posts to what can only be read."""
    path = rng.choice([b"/health", b"/", b"/?q=/mcp", b"/api/league", b"/api/matches"])
    return http(b"{}", verb=rng.choice([b"POST", b"PUT", b"DELETE"]), path=path)


@attack(answered(404))
def wrong_path(rng, scene):
    """Looks for doors that are not there."""
    path = rng.choice([b"/admin", b"/mcp/../mcp/x", b"/mcpx", b"/wp-login.php", b"/MCP",
                       b"/x?q=/mcp",
                       b"/api", b"/health/", b"/%00", b"/;", b"/" + b"a" * 3000])
    return http(STANDINGS, path=path)


@attack(answered(404))
def path_traversal(rng, scene):
    """Tries to climb out to the files of the machine."""
    path = rng.choice([b"/../../../../etc/passwd", b"/..%2f..%2fetc/passwd",
                       b"/%2e%2e/operator.token",
                       b"/./././operator.token", b"/api/../../operator.token", b"//etc/passwd",
                       b"/....//....//journal.db",
                       b"/leagues/" + scene.league.encode() + b"/journal.db"])
    return http(b"", verb=b"GET", path=path)


@attack(answered(415))
def wrong_media_type(rng, scene):
    """Sends what a browser can send to another site without asking."""
    kind = rng.choice([b"text/plain", b"application/x-www-form-urlencoded", b"multipart/form-data",
                       b"application/jsonx", b"text/json", b"", b",application/json"])
    return http(STANDINGS, b"Content-Type: " + kind + b"\r\n")


@attack(answered(403))
def foreign_host(rng, scene):
    """Comes under another name, as a page does after DNS rebinding."""
    host = rng.choice([b"evil.example", b"localhost.evil.example", b"127.0.0.1.evil.example",
                       b"127.0.0.1:80:80", b"[::1", b"0x7f000001", b"127.1", b"127.0.0.1:x", b""])
    return http(STANDINGS, host=host)


@attack(answered(403))
def foreign_origin(rng, scene):
    """Calls from a page of another site."""
    origin = rng.choice([b"https://evil.example", b"null", b"http://localhost.evil.example", b"",
                         b"file://", b"http://127.0.0.1@evil.example", b"http://evil.example:8000"])
    return http(STANDINGS, b"Origin: " + origin + b"\r\n")
