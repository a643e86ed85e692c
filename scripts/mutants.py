"""Ways to damage a file: bytes that flip, go or come, and what the form of a file makes worth trying. Each takes the
content and a random.Random, and gives the damaged content with a name for the damage."""
import json
import struct

NUMBERS = ["0", "1", "-1", "2", "3", "7", "1.5", "65536", "1000000", "2147483647", "2147483648", "4294967296",
           "9223372036854775807", "9223372036854775808", "18446744073709551616", "1e308", "1e999", "-0.0", "nan", "inf",
           "0x10", "''", "x", "true", "null", "[1, 2]", "{a: 1}"]


def flip(data, chance):
    """Turns some bits over, near each other or all over the file."""
    changed = bytearray(data)
    first = 0 if chance.random() < 0.5 else chance.randrange(len(data))
    last = len(data) if chance.random() < 0.5 else min(len(data), first + 4096)
    count = chance.choice([1, 1, 2, 8, 64])
    for _ in range(count):
        changed[chance.randrange(first, last)] ^= 1 << chance.randrange(8)
    return bytes(changed), f"{count} bits flipped between bytes {first} and {last}"


def cut(data, chance):
    at = chance.choice([0, 1, 7, 8, 9, len(data) - 1, chance.randrange(len(data)), chance.randrange(len(data))])
    return data[:at], f"cut to {at} bytes"


def drop(data, chance):
    at, count = chance.randrange(len(data)), chance.choice([1, 4, 8, 100])
    return data[:at] + data[at + count:], f"{count} bytes dropped at {at}"


def insert(data, chance):
    at, count = chance.randrange(len(data)), chance.choice([1, 4, 8, 100, 5000])
    added = bytes(chance.randrange(256) for _ in range(count)) if chance.random() < 0.7 else b"\0" * count
    return data[:at] + added + data[at:], f"{count} bytes inserted at {at}"


def swap(data, chance):
    """Exchanges two blocks of one length."""
    count = min(chance.choice([1, 8, 64, 512]), len(data) // 2)
    a = chance.randrange(len(data) - 2 * count + 1)
    b = chance.randrange(a + count, len(data) - count + 1)
    blocks = data[:a] + data[b:b + count] + data[a + count:b] + data[a:a + count] + data[b + count:]
    return blocks, f"{count} bytes at {a} and {b} swapped"


def fill(data, chance):
    at, count = chance.randrange(len(data)), chance.choice([1, 4, 16, 400])
    byte = chance.choice([b"\0", b"\xff", b"\x80", b"\x7f"])
    return (data[:at] + byte * count + data[at + count:])[:len(data)], f"{count} bytes at {at} set to {byte}"


def repeat(data, chance):
    at, count = chance.randrange(len(data)), chance.choice([1, 8, 64, 512])
    return data[:at + count] + data[at:], f"{count} bytes at {at} repeated"


ANYWHERE = [flip, flip, cut, drop, insert, swap, fill, repeat]


def split_numbers(text):
    """Runs of digits (with sign, point, exponent) and what stands between: [between, number, between, number, ...]."""
    parts, number = [""], False
    for character in text:
        is_part = character.isdigit() or (number and character in ".eE")
        if is_part != number:
            parts.append("")
            number = is_part
        parts[-1] += character
    return parts


def edit_number(text, chance):
    """One number of a text becomes another value."""
    parts = split_numbers(text)
    places = range(1, len(parts), 2)
    if not places:
        return text, "unchanged: no number"
    place, new = chance.choice(places), chance.choice(NUMBERS)
    old, parts[place] = parts[place], new
    return "".join(parts), f"number {place // 2 + 1}, {old}, became {new}"


def edit_config(data, chance):
    """Damage that is still lines of `key: value`."""
    lines = data.decode().split("\n")
    at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    way = chance.choice(["number"] * 3 + ["double", "drop", "swap", "indent", "value", "nest", "alias", "key"])
    if way == "number":
        text, what = edit_number(data.decode(), chance)
        return text.encode(), what
    if way == "double":
        lines.insert(other, lines[at])
    elif way == "drop":
        del lines[at]
    elif way == "swap":
        lines[at], lines[other] = lines[other], lines[at]
    elif way == "indent":
        lines[at] = chance.choice(["\t", " ", "    "]) + lines[at]
    elif way == "value":
        lines[at] = lines[at].split(":")[0] + ": " + chance.choice(NUMBERS)
    elif way == "nest":
        lines[at] += chance.choice(["[", "{", "\"", ": :", " " + "[" * 50000, " " + "{a: " * 50000, "\n? a"])
    elif way == "alias":
        value = chance.choice(["&a [*a]", "*a", "!!int x", "!!binary aa", "&a {b: *a}"])
        lines[at] = lines[at].split(":")[0] + ": " + value
    else:
        lines[at] = chance.choice(["modle", "a", "-", "<<"]) + ": 1"
    return "\n".join(lines).encode(), f"{way}, lines {at + 1} and {other + 1}"


def edit_text(data, chance):
    """A number of a text (JSON, a table) becomes another value."""
    text, what = edit_number(data.decode(), chance)
    return text.encode(), what


def edit_header(data, chance):
    """Damage to the header of a safetensors file whose length stays right, so that its content is what is read."""
    size = struct.unpack("<Q", data[:8])[0]
    text, rest = data[8:8 + size].decode(), data[8 + size:]
    way = chance.choice(["number", "number", "length", "double", "dtype", "name", "order", "nest", "metadata"])
    header = json.loads(text)
    names = [name for name in header if name != "__metadata__"]
    name, other = chance.choice(names), chance.choice(names)
    what = f"header: {way} of {name} and {other}"
    if way == "length":
        length = chance.choice([0, 1, size - 1, size + 1, size + 8, 2**31, 2**32 + size, 2**63, 2**64 - 1, len(data)])
        return struct.pack("<Q", length) + data[8:], f"header: length became {length}"
    if way == "number":
        text, what = edit_number(text, chance)
    elif way == "double":
        text = text.rstrip()[:-1] + f',"{name}":{json.dumps(header[other])}}}'
    elif way == "nest":
        text = text.rstrip()[:-1] + ',"x":' + "[" * 100000
    else:
        if way == "dtype":
            header[name]["dtype"] = chance.choice(["F16", "BF16", "F64", "I64", "U8", "BOOL", "F8", "", 4])
        elif way == "name":
            header[chance.choice([name + "x", "", "\0", "__metadata__x"])] = header.pop(name)
        elif way == "order":
            header[name], header[other] = header[other], header[name]
        else:
            metadata = header.setdefault("__metadata__", {})
            metadata[chance.choice(sorted(metadata) + ["x"])] = chance.choice(["", "x", "\n", "=\n=", 5, None])
        text = json.dumps(header)
    encoded = text.encode()
    return struct.pack("<Q", len(encoded)) + encoded + rest, "header: " + what.removeprefix("header: ")


def without_identity(data):
    """Weights as an early gloss wrote them, which do not say what belongs to them: less is refused at once."""
    size = struct.unpack("<Q", data[:8])[0]
    header = json.loads(data[8:8 + size])
    header["__metadata__"] = {"step": "20"}
    encoded = json.dumps(header).encode()
    return struct.pack("<Q", len(encoded)) + encoded + data[8 + size:]


def edit_weights(data, chance):
    """Other values: a sound file of a model that is worth nothing."""
    size = struct.unpack("<Q", data[:8])[0] + 8
    changed = bytearray(data)
    value = chance.choice([float("nan"), float("inf"), -3e38, 3e38, 1e20, 0.0])
    count = chance.choice([1, 10, 1000])
    for _ in range(count):
        at = size + 4 * chance.randrange((len(data) - size) // 4)
        changed[at:at + 4] = struct.pack("<f", value)
    return bytes(changed), f"{count} weights became {value}"


def ways_of(name):
    """What is tried with a file of that name."""
    if name.endswith(".safetensors"):
        return ANYWHERE + [edit_header] * 10 + [edit_weights] * 4
    if name.endswith(".yaml"):
        return ANYWHERE + [edit_config] * 16
    if name.endswith((".json", ".tsv")):
        return ANYWHERE + [edit_text] * 8
    return ANYWHERE
