"""Frames of orders, and of verbs that take an infinitive."""

from .clauses import clause, command, infinitive
from .frames import action, frame
from .phrases import DEFINITE
from .tokens import fill
from .verbs import ACTING, HUMAN_OBJECT, MOVING

CARE = "wash clean repair paint"


@frame
def command_action(g):
    verb, goods = action(g, "take open close wash clean repair choose read write")
    return command(verb, goods, g.time("soon")), verb, goods.key


@frame
def command_not(g):
    verb, goods = action(g, "open close take forget lose break sell", det=g.pick(DEFINITE))
    return command(verb, goods, negative=True), verb, goods.key


@frame
def command_lets(g):
    verb, goods = action(g, "eat buy open close wash clean repair paint visit watch read prepare")
    return command(verb, goods, g.time("soon"), person="1p"), verb, goods.key


@frame
def command_give(g):
    verb, thing = g.pick("give show bring send"), g.thing("thing text", plural=0.3)
    to = fill("to {x}", "à=0 {x}", x=g.third_singular())
    return command(verb, thing, to), verb, thing.key


@frame
def command_pronoun(g):
    verb, pronoun = g.pick(HUMAN_OBJECT), g.pick("him her them")
    time = g.time("future")
    return command(verb, time, pronoun=pronoun), verb + pronoun, time.en[-1].text


@frame
def can_do(g):
    verb, goods = action(g, "drive repair paint draw open read write prepare", det=g.pick(DEFINITE))
    subject = g.subject()
    return (
        clause(subject, "can", infinitive(verb, goods, to=False), neg="not" if g.chance(0.4) else None),
        verb,
        goods.key,
    )


@frame
def must_do(g):
    verb, goods = action(g, CARE + " buy find close take visit")
    return clause(g.subject(), "must", infinitive(verb, goods, g.time("future"), to=False)), verb, goods.key


@frame
def wants_to(g):
    verb, goods = action(g, "buy sell visit see eat drink read repair", adjective=0.2)
    return clause(g.subject(), "want", infinitive(verb, goods)), verb, goods.key


@frame
def not_want_to(g):
    subject, verb = g.subject(), g.pick(ACTING + MOVING[1:])
    return clause(subject, "want", infinitive(verb, g.time("future")), neg="not"), subject.key, verb
