"""Models that are compared as equally large must be: the check that scripts/compare_attention.py makes of it."""
from gloss_program import Failed

TOLERANCE = {"why": 0.01, "ways": 0.02}  # table -> largest part by which the largest model may exceed the smallest


def excess(counts):
    """The part by which the largest of some parameter counts exceeds the smallest."""
    return max(counts) / min(counts) - 1


def require_equal(table, corpus, counts):
    """counts: member -> parameters. Refuses where a table promises equal sizes and the counts are not."""
    if table in TOLERANCE and counts and excess(counts.values()) > TOLERANCE[table]:
        listed = ", ".join(f"{member} {count:,}" for member, count in counts.items())
        raise Failed(f"{table}: the models for {corpus} differ by {100 * excess(counts.values()):.1f} % in parameters, "
                     f"more than {100 * TOLERANCE[table]:.0f} % ({listed}); change their sizes")
