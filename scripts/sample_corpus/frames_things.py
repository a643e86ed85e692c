"""Frames whose verbs act on things, in all tenses, affirmed and denied."""

from . import words
from .clauses import clause
from .frames import action, frame
from .phrases import DEFINITE, POSSESSIVE
from .tokens import fill

BUSINESS = "buy sell choose prepare"
CARE = "wash clean repair paint"
HANDLE = "take forget lose find break open close"
TASTE = "like prefer watch see"
OUT_IN_A_PAST = "buy sell choose find lose forget take break open close write draw prepare wash repair"


@frame
def consume_today(g):
    verb, food = action(g, "eat drink prepare", adjective=0.3)
    return clause(g.subject(), verb, food, g.time("now")), verb, food.key


@frame
def trade_past(g):
    verb, goods = action(g, "buy sell choose find", plural=0.4)
    return clause(g.subject(), verb, goods, g.time("past"), tense="past"), verb, goods.key


@frame
def handle_past(g):
    verb, goods = action(g, HANDLE)
    return clause(g.subject(), verb, goods, tense="past"), verb, goods.key


@frame
def trade_future(g):
    verb, goods = action(g, BUSINESS, plural=0.3)
    return clause(g.subject(), verb, goods, g.time("soon"), tense="future"), verb, goods.key


@frame
def care_future(g):
    verb, goods = action(g, CARE, plural=0.2)
    return clause(g.subject(), verb, goods, g.time("future"), tense="future"), verb, goods.key


@frame
def care_often(g):
    verb, goods = action(g, CARE, plural=0.2)
    return clause(g.subject(), verb, goods, adverb=g.lexical(words.FREQUENCY)), verb, goods.key


@frame
def care_ongoing(g):
    verb, goods = action(g, CARE + " watch draw")
    return clause(g.subject(), verb, goods, g.place(), ongoing=True), verb, goods.key


@frame
def taste(g):
    verb, goods = action(g, TASTE, det=g.pick(DEFINITE + " +the these +my +your +his +her"))
    return clause(g.subject(), verb, goods), verb, goods.key


@frame
def read_place(g):
    verb, text = action(g, "read write understand")
    return clause(g.subject(), verb, text, g.time("now")), verb, text.key


@frame
def adjective_object(g):
    verb, goods = action(g, "buy sell", adjective=1, det="" if g.chance(0.6) else "bare")
    return clause(g.subject(), verb, goods), goods.key, goods.quality


@frame
def adjective_object_past(g):
    verb, goods = action(g, OUT_IN_A_PAST, adjective=1, plural=0.3)
    return clause(g.subject(), verb, goods, tense="past"), goods.key, goods.quality


@frame
def wear_colors(g):
    goods = g.thing("clothes", det=g.pick("a " + POSSESSIVE), adjective=1)
    return clause(g.subject(), "wear", goods, g.time("present")), goods.key, goods.quality


@frame
def two_things(g):
    first, second = g.thing("thing", det=g.pick("number a my your his her")), g.thing("clothes thing", plural=0.4)
    pair = fill("{a} and {b}", "{a} et=0 {b}", a=first, b=second)
    return clause(g.subject(), g.pick("buy sell choose take"), pair), first.key, second.key


@frame
def numbered(g):
    goods = g.thing("food thing clothes", det=g.pick("number digits"))
    return clause(g.subject(), g.pick("buy sell see"), goods, g.time("future"), tense="future"), goods.key, "numbered"


@frame
def not_action(g):
    verb, goods = action(g, "like understand use clean close take", det=g.pick(DEFINITE))
    return clause(g.subject(), verb, goods, neg="not"), verb, goods.key


@frame
def not_past(g):
    verb, goods = action(g, OUT_IN_A_PAST, det=g.pick(DEFINITE))
    return clause(g.subject(), verb, goods, tense="past", neg="not"), verb, goods.key


@frame
def not_future(g):
    verb, goods = action(g, BUSINESS + " drive", det=g.pick(DEFINITE))
    return clause(g.subject(), verb, goods, g.time("future"), tense="future", neg="not"), verb, goods.key


@frame
def never_action(g):
    verb, goods = action(g, "wear drink eat wash close forget lose use read", det=g.pick(DEFINITE))
    return clause(g.subject(), verb, goods, neg="never"), verb, goods.key


@frame
def nothing_time(g):
    subject, verb = g.subject(), g.pick("eat buy see understand drink find forget")
    return clause(subject, verb, g.time("now"), neg="nothing"), subject.key, verb


@frame(weight=1.5)
def nothing_past(g):
    subject, verb = g.subject(), g.pick("eat buy see understand drink find say break")
    return clause(subject, verb, g.time("past"), tense="past", neg="nothing"), subject.key, verb


@frame
def three_things(g):
    first, second, third = (g.thing("food thing clothes", det=g.pick("number a my your his her")) for _ in range(3))
    goods = fill("{a}, {b} and {c}", "{a}, {b} et=0 {c}", a=first, b=second, c=third)
    return clause(g.subject(), g.pick("buy sell take find"), goods, tense="past"), first.key, second.key


@frame
def some_meal(g):
    verb = g.pick("eat buy want")
    meal, subject = g.some("meal" if verb == "eat" else "meal drink"), g.subject()
    return clause(subject, verb, meal, g.time("now" if verb == "want" else "present")), subject.key, meal.key
