"""What the scripts that draw pictures share: a card with its own ground, readable on light and on dark pages, and the
shapes on it. Python 3.9 or later, standard library only."""
from xml.sax.saxutils import escape, quoteattr

GROUND, EDGE, INK, FAINT, LINE = "#fcfbf8", "#d8d4cb", "#22272e", "#6a6f76", "#b9b5ab"
LIGHT, DEEP = (238, 242, 246), (11, 83, 148)  # weight 0 and weight 1
HUES = ["#0b5394", "#b45f06", "#38761d", "#741b47", "#7f6000", "#134f5c"]
FONT = "Helvetica, Arial, 'DejaVu Sans', sans-serif"


def number(x):
    return f"{x:.2f}".rstrip("0").rstrip(".")


def shade(weight):
    """The color of a weight between 0 and 1. The root keeps small weights visible."""
    share = min(max(weight, 0), 1) ** 0.75
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in zip(LIGHT, DEEP))


class Picture:
    """Shapes are added from the back to the front; text() writes the file's content."""

    def __init__(self, width, height, title, description):
        self.width, self.height = width, height
        self.parts = [f"<title>{escape(title)}</title>", f"<desc>{escape(description)}</desc>"]
        self.rectangle(0.5, 0.5, width - 1, height - 1, fill=GROUND, stroke=EDGE, rx=10)

    def add(self, name, content=None, **attributes):
        values = {key.replace("_", "-"): value for key, value in attributes.items() if value is not None}
        texts = {key: number(value) if isinstance(value, float) else str(value) for key, value in values.items()}
        written = "".join(f" {key}={quoteattr(value)}" for key, value in texts.items())
        self.parts.append(f"<{name}{written}/>" if content is None else f"<{name}{written}>{content}</{name}>")

    def rectangle(self, x, y, width, height, tip=None, **attributes):
        content = None if tip is None else f"<title>{escape(tip)}</title>"
        self.add("rect", content, x=float(x), y=float(y), width=float(width), height=float(height), **attributes)

    def line(self, x1, y1, x2, y2, stroke=LINE, **attributes):
        self.add("line", x1=float(x1), y1=float(y1), x2=float(x2), y2=float(y2), stroke=stroke, **attributes)

    def path(self, d, **attributes):
        self.add("path", d=d, **attributes)

    def label(self, x, y, words, anchor="start", size=14, fill=INK, **attributes):
        place = {"x": float(x), "y": float(y), "text_anchor": anchor}
        self.add("text", escape(words), **place, font_size=size, fill=fill, **attributes)

    def arrow(self, x1, y1, x2, y2):
        """A straight arrow along one axis."""
        dx, dy = (x2 > x1) - (x2 < x1), (y2 > y1) - (y2 < y1)
        self.line(x1, y1, x2 - 5 * dx, y2 - 5 * dy, stroke=FAINT, stroke_width=1.5)
        back, aside = (x2 - 9 * dx, y2 - 9 * dy), (4.5 * dy, 4.5 * dx)
        tip = [(x2, y2), *((back[0] + side * aside[0], back[1] + side * aside[1]) for side in (1, -1))]
        self.add("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in tip), fill=FAINT)

    def box(self, x, y, width, height, lines, fill="#e9eff5", stroke="#9fb6cc"):
        """A rounded box; the first line is bold, those after it are smaller."""
        self.rectangle(x, y, width, height, fill=fill, stroke=stroke, rx=6)
        first = y + height / 2 - 8.5 * (len(lines) - 1) + 5
        for i, words in enumerate(lines):
            weight, size, color = ("600", 14, INK) if i == 0 else (None, 12.5, FAINT)
            self.label(x + width / 2, first + 17 * i, words, "middle", size, color, font_weight=weight)

    def text(self):
        head = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" width="{self.width}" '
                f'height="{self.height}" font-family="{FONT}" role="img">')
        return "\n".join([head, *self.parts, "</svg>", ""])

    def write(self, path):
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.text())
