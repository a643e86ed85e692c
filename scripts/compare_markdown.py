"""Markdown tables of figures: rows put in groups, the mean with its spread, the grid."""
import statistics


def by_key(rows, key):
    groups = {}
    for row in rows:
        groups.setdefault(row[key], []).append(row)
    return groups


def cell(rows, key, decimals, spread):
    """Mean ± half the range over the runs of a member; empty where none has the figure."""
    values = [float(row[key]) for row in rows if row[key]]
    if not values:
        return ""
    text = f"{statistics.mean(values):,.{decimals}f}"
    return f"{text} ± {(max(values) - min(values)) / 2:,.{decimals}f}" if spread and len(values) > 1 else text


def grid(titles, rows):
    """A Markdown table; the columns behind the first are aligned to the right."""
    lines = [titles, ["---"] + ["---:"] * (len(titles) - 1), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
