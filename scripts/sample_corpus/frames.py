"""The register of sentence frames and the choices that many frames share."""

from .verbs import TAKES

FRAMES = []


class Frame:
    """A sentence frame: a function that returns a phrase and the two fillers whose combination may be held out."""

    def __init__(self, build, end, weight):
        self.name = build.__name__
        self.build = build
        self.end = end
        self.weight = weight


def frame(function=None, end=".", weight=1.0):
    """Register a frame (a decorator, with or without arguments)."""

    def register(build):
        FRAMES.append(Frame(build, end, weight))
        return build

    return register(function) if function else register


def action(g, verbs, **options):
    """A transitive verb of some, and an object that suits it."""
    verb = g.pick(verbs)
    return verb, g.thing(TAKES[verb], **options)
