"""Frames whose verbs act on people, named or as pronouns, and of giving."""

from .clauses import clause
from .frames import frame
from .tokens import fill
from .verbs import GIVING, HUMAN_OBJECT, TAKES

OBJECT_PRONOUNS = "me you him her us them"


@frame(weight=2)
def explain_to(g):
    study, person = g.thing(TAKES["explain"], det=g.pick("the this my your his our"), adjective=1), g.third_singular()
    to = fill("to {x}", "à=0 {x}", x=person)
    tense = g.pick("present past")
    return clause(g.subject(), "explain", study, to, tense=tense), study.key, study.quality


@frame(weight=1.5)
def object_pronoun(g):
    verb, pronoun = g.pick(HUMAN_OBJECT), g.pick(OBJECT_PRONOUNS)
    subject = g.avoid(g.subject(), pronoun)
    return clause(subject, verb, g.time("now"), pronoun=pronoun), verb, pronoun + subject.key


@frame(weight=1.6)
def object_pronoun_past(g):
    subject, verb, pronoun = g.third_singular(), g.pick(HUMAN_OBJECT), g.pick("me him her them")
    phrase = clause(subject, verb, g.time("past"), tense="past", pronoun=pronoun)
    return phrase, verb, pronoun + subject.key


@frame
def object_pronoun_not(g):
    verb, pronoun = g.pick(HUMAN_OBJECT + ["know"]), g.pick(OBJECT_PRONOUNS)
    subject = g.avoid(g.subject(), pronoun)
    return clause(subject, verb, neg="not", pronoun=pronoun), verb, pronoun + subject.key


@frame
def people_object(g):
    verb, person = g.pick(HUMAN_OBJECT + ["know"]), g.somebody(0.3)
    return clause(g.subject(), verb, person), verb, person.key


@frame
def people_object_plural(g):
    verb, people = g.pick(HUMAN_OBJECT), g.people()
    return clause(g.subject(), verb, people, g.time("future"), tense="future"), verb, people.key


@frame
def give_to(g):
    verb, thing = g.pick(GIVING), g.thing("thing text", det=g.pick("a this number my your his"))
    return clause(g.subject(), verb, thing, fill("to {x}", "à=0 {x}", x=g.third_singular())), verb, thing.key


@frame
def give_pronoun(g):
    verb, thing, pronoun = g.pick(GIVING), g.thing("thing text", plural=0.4), g.pick(OBJECT_PRONOUNS)
    subject = g.avoid(g.subject(), pronoun)
    return clause(subject, verb, thing, pronoun=pronoun, indirect=True), verb, thing.key


@frame
def give_pronoun_past(g):
    verb, thing, pronoun = g.pick(GIVING), g.thing("thing text", plural=0.4), g.pick(OBJECT_PRONOUNS)
    subject = g.third_singular()
    return clause(subject, verb, thing, tense="past", pronoun=pronoun, indirect=True), verb, thing.key


@frame
def gift_for(g):
    subject, person = g.subject(), g.somebody(0.2)
    thing = g.thing("thing clothes cake", det="a", adjective=0.3)
    goal = fill("for {x}", "pour=0 {x}", x=person)
    return clause(subject, g.pick("buy choose find"), thing, goal, tense="past"), thing.key, person.key
