"""Frames of what people do and where they go, with places and times."""

from . import words
from .clauses import clause
from .frames import frame
from .nouns import LANGUAGES
from .phrases import POSSESSIVE
from .tokens import Phrase, fill
from .verbs import ACTING, MOVING, RESTING


@frame
def act_place(g):
    subject, verb, place = g.subject(), g.pick(ACTING), g.place()
    return clause(subject, verb, place), subject.key, verb


@frame
def act_manner(g):
    subject, verb = g.subject(), g.pick("work walk sing dance swim run speak play")
    return clause(subject, verb, g.lexical(words.MANNER)), subject.key, verb


@frame
def act_with(g):
    verb, person = g.pick("work walk sing dance swim play travel speak live"), g.somebody()
    return clause(g.subject(), verb, fill("with {x}", "avec=0 {x}", x=person), g.time("present")), verb, person.key


@frame(weight=2.4)
def act_past(g):
    subject, verb = g.subject(), g.pick(ACTING)
    return clause(subject, verb, g.time("past"), tense="past"), subject.key, verb


@frame
def act_not(g):
    subject, verb = g.subject(), g.pick(ACTING + MOVING)
    return clause(subject, verb, g.time("now"), neg="not"), subject.key, verb


@frame
def very_well(g):
    subject, verb = g.subject(), g.pick("work walk sing dance swim run speak play")
    manner = fill("very {x}", "très=0 {x}", x=g.lexical(words.MANNER[:4]))
    return clause(subject, verb, manner), subject.key, verb


@frame(weight=1.4)
def act_at_hour(g):
    subject, verb, hour = g.subject(), g.pick(ACTING), g.pick(words.HOURS)
    time = fill(f"at {hour} o'clock", f"à=0 {hour}=1 heures=2")
    return clause(subject, verb, time, tense="future"), subject.key, verb


@frame
def live_near(g):
    subject, place = g.subject(), g.thing("room venue outside", det=g.pick("a this our"), adjective=1)
    return clause(subject, "live", fill("near {x}", "près=0 de~0 {x}", x=place)), place.key, place.quality


@frame
def live_in(g):
    subject, city = g.subject(), g.in_city()
    return clause(subject, "live", city), subject.key, city.key


@frame
def go_to(g):
    subject, place = g.subject(), g.to_place()
    return clause(subject, "go", place, g.time("present")), subject.key, place.key


@frame
def went_to(g):
    subject, place = g.subject(third=True), g.to_place()
    return clause(subject, "go", place, g.time("past"), tense="past"), subject.key, place.key


@frame
def will_go(g):
    subject, place = g.subject(), g.to_place()
    return clause(subject, "go", place, g.time("future"), tense="future"), subject.key, place.key


@frame
def go_by(g):
    vehicle = g.lexical([("car", "voiture"), ("boat", "bateau"), ("train", "train"), ("bus", "bus")])
    by, place = fill("by {x}", "en=0 {x}", x=vehicle), g.to_place()
    return clause(g.subject(), "go", place, by), place.key, vehicle.key


@frame
def moved_past(g):
    subject, verb = g.subject(third=True), g.pick(MOVING)
    return clause(subject, verb, g.time("past"), tense="past"), subject.key, verb


@frame
def moved_never(g):
    subject, verb = g.subject(third=True), g.pick(MOVING + ["fall"])
    time = fill("this week", "cette=0 semaine=1")
    return clause(subject, verb, time, tense="past", neg="not"), subject.key, verb


@frame
def moved_on_day(g):
    subject, verb = g.subject(), g.pick(MOVING)
    day = fill("on {x}", "{x}", x=g.lexical(words.DAYS))
    return clause(subject, verb, day, tense="future"), subject.key, verb


@frame(weight=1.4)
def moved_at_hour(g):
    subject, verb, hour = g.subject(), g.pick(MOVING), g.pick(words.HOURS)
    time = fill(f"at {hour} o'clock", f"à=0 {hour}=1 heures=2")
    return clause(subject, verb, time), subject.key, verb


@frame
def date(g):
    subject, verb, day = g.subject(), g.pick(MOVING), g.pick(words.DIGITS[:7])
    month = g.lexical(words.MONTHS)
    time = fill(f"on {month.en[0].text} {day}", f"le~0 {day}=2 {month.fr[0].text}=1")
    return clause(subject, verb, time, tense="future"), subject.key, month.key


@frame(weight=1.4)
def in_month(g):
    subject, month = g.subject(), g.lexical(words.MONTHS)
    time = fill("in {x}", "en=0 {x}", x=month)
    return clause(subject, g.pick("travel work come arrive leave"), time, tense="future"), subject.key, month.key


@frame
def every_day_of_week(g):
    subject, day = g.subject(), g.lexical(words.DAYS)
    time = fill("every {x}", "chaque=0 {x}", x=day)
    return clause(subject, g.pick(ACTING), time), subject.key, day.key


@frame
def rest_reflexive(g):
    subject, verb = g.subject(), g.pick(RESTING)
    return clause(subject, verb, g.place(), adverb=g.lexical(words.FREQUENCY)), subject.key, verb


@frame
def rest_past(g):
    subject, verb = g.subject(third=True), g.pick(RESTING)
    return clause(subject, verb, g.time("past"), tense="past"), subject.key, verb


@frame
def rest_not(g):
    subject, verb = g.subject(), g.pick(RESTING)
    return clause(subject, verb, g.time("now"), neg="not"), subject.key, verb


@frame
def speaks_language(g):
    subject, language = g.subject(), g.lexical(LANGUAGES)
    manner = fill("very well", "très=0 bien=1") if g.chance(0.5) else g.lexical(words.MANNER[2:4])
    spoken = Phrase(language.en + manner.en, manner.fr + language.fr)
    return clause(subject, "speak", spoken), subject.key, language.key


@frame
def without(g):
    subject, thing = g.third_singular(), g.thing("clothes thing vehicle", det=g.pick(POSSESSIVE))
    where = fill("without {x}", "sans=0 {x}", x=thing)
    return clause(subject, g.pick("leave arrive come travel work"), where, tense="future"), subject.key, thing.key
