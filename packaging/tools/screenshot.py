"""screenshot.py XWD PNG: the screen of an Xvfb that was started with -fbdir, as a PNG.

Prints how many colours it has, so that a script can tell a window from an empty screen. The
standard library is all it needs.
"""

import struct
import sys
import zlib


def read_screen(path):
    """The size of the screen and its rows as RGB."""
    with open(path, "rb") as file:
        data = file.read()
    header = struct.unpack(">25I", data[:100])
    header_size, width, height, bits, line, colours = (
        header[0], header[4], header[5], header[11], header[12], header[19])
    if bits != 32:
        raise ValueError(f"{path} has {bits} bits a pixel, not 32")
    start = header_size + colours * 12
    rows = []
    for y in range(height):
        row = data[start + y * line:start + y * line + width * 4]
        pixels = bytearray(width * 3)
        pixels[0::3], pixels[1::3], pixels[2::3] = row[2::4], row[1::4], row[0::4]
        rows.append(bytes(pixels))
    return width, height, rows


def png(width, height, rows):
    def chunk(kind, body):
        return (struct.pack(">I", len(body)) + kind + body
                + struct.pack(">I", zlib.crc32(kind + body)))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(b"".join(b"\0" + row for row in rows), 6))
            + chunk(b"IEND", b""))


def main():
    width, height, rows = read_screen(sys.argv[1])
    with open(sys.argv[2], "wb") as file:
        file.write(png(width, height, rows))
    print(len({row[i:i + 3] for row in rows for i in range(0, len(row), 3)}))


main()
