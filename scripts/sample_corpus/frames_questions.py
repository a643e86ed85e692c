"""Frames of questions."""

from . import words
from .clauses import be_question, clause, extend, infinitive, question
from .frames import action, frame
from .nouns import LANGUAGES
from .phrases import DEFINITE
from .tokens import Fr, Phrase, fill
from .verbs import ACTING, HUMAN_OBJECT, TAKES

WHY, WHEN, WHERE, HOW = ("why", "pourquoi=0"), ("when", "quand=0"), ("where", "où=0"), ("how", "comment=0")


def asker(g):
    """A subject that is asked about."""
    return g.pronoun("you he she they you") if g.chance(0.5) else g.third_singular()


@frame(end="?")
def do_action(g):
    verb, goods = action(g, "like eat drink read wear understand", plural=0.3)
    return question(asker(g), verb, goods), verb, goods.key


@frame(end="?")
def do_action_time(g):
    verb, goods = action(g, "buy sell wash clean repair paint", adjective=0.3)
    return question(asker(g), verb, goods, g.time("soon"), tense="future"), verb, goods.key


@frame(end="?")
def did_action(g):
    verb, goods = action(g, "see find lose open close break take buy", adjective=0.2)
    return question(asker(g), verb, goods, tense="past"), verb, goods.key


@frame(end="?")
def do_act(g):
    subject, verb = asker(g), g.pick(ACTING)
    return question(subject, verb, g.place()), subject.key, verb


@frame(end="?")
def speak_language(g):
    subject, language = asker(g), g.lexical(LANGUAGES)
    manner = g.lexical(words.MANNER[2:4])
    spoken = Phrase(language.en + manner.en, manner.fr + language.fr)
    return question(subject, "speak", spoken), subject.key, language.key


@frame(end="?")
def know_person(g):
    verb, person = g.pick("know call follow thank invite"), g.somebody(0.2)
    return question(asker(g), verb, person), verb, person.key


@frame(end="?")
def is_person(g):
    subject = g.third_subject()
    quality = g.predicate("young old sick rich poor famous shy polite happy sad tired tall", subject)
    return be_question(subject, quality), subject.key, quality.key


@frame(end="?")
def is_thing(g):
    subject = g.known("clothes thing vehicle openable", plural=0.3)
    quality = g.predicate("red blue green white black yellow new old heavy clean dirty empty expensive", subject)
    return be_question(subject, quality), subject.key, quality.key


@frame(end="?")
def where_is(g):
    thing = g.thing("clothes thing vehicle text", det=g.pick(DEFINITE), adjective=0.4)
    return be_question(thing, wh=fill(*WHERE)), thing.key, thing.quality


@frame(end="?")
def where_are(g):
    things = g.thing("clothes thing text", det=g.pick("+my +your +his +her +our +their these"), adjective=0.5)
    return be_question(things, wh=fill(*WHERE)), things.key, things.quality


@frame(end="?")
def where_act(g):
    subject, verb = asker(g), g.pick(ACTING + ["live"])
    return question(subject, verb, g.time("present"), wh=fill(*WHERE)), subject.key, verb


@frame(end="?")
def when_move(g):
    subject, verb = asker(g), g.pick("arrive come return")
    place = fill("from {x}", "de=0 {x}", x=g.thing("venue", det=g.pick("the this our")))
    if verb == "arrive":
        return question(subject, verb, g.in_city(), tense="future", wh=fill(*WHEN)), subject.key, verb
    return question(subject, verb, place, tense="future", wh=fill(*WHEN)), subject.key, verb


@frame(end="?")
def when_action(g):
    verb, goods = action(g, "buy sell wash clean repair paint visit", plural=0.2)
    return question(asker(g), verb, goods, tense="future", wh=fill(*WHEN)), verb, goods.key


@frame(end="?")
def why_act(g):
    subject, verb = asker(g), g.pick(ACTING)
    return question(subject, verb, g.time("present"), wh=fill(*WHY)), subject.key, verb


@frame(end="?")
def why_action(g):
    verb, goods = action(g, "buy sell close open take choose")
    return question(asker(g), verb, goods, tense="past", wh=fill(*WHY)), verb, goods.key


@frame(end="?")
def how_action(g):
    verb, goods = action(g, "prepare repair open wash paint draw")
    return question(asker(g), verb, goods, wh=fill(*HOW)), verb, goods.key


@frame(end="?")
def what_action(g):
    subject, verb = asker(g), g.pick("eat drink read sell want see prepare")
    return _what(subject, verb, "present", g.time("now" if verb in ("want", "see") else "present")), subject.key, verb


@frame(end="?")
def what_future(g):
    subject, verb = asker(g), g.pick("eat drink read sell draw see prepare say")
    return _what(subject, verb, "future", g.time("soon")), subject.key, verb


def _what(subject, verb, tense, time):
    """What does he eat: with a pronoun `que mange-t-il`, else `qu'est-ce que Paul mange`."""
    opening = fill("what", "que=0")
    return question(subject, verb, time, tense=tense, wh=opening)


@frame(end="?")
def how_many(g):
    subject, verb = asker(g), g.pick("buy see sell want draw")
    things = g.thing(TAKES.get(verb, "thing"), det="bare")
    wh = fill("how many {x}", "combien=0,1 de~1 {x}", x=Phrase(things.en, things.fr[1:]))
    return question(subject, verb, g.time("present"), wh=wh), verb, things.key


@frame(end="?")
def which_action(g):
    verb, thing = action(g, "buy wear choose read repair visit", det="which")
    return question(asker(g), verb, g.time("soon"), tense="future", wh=thing), verb, thing.key


@frame(end="?")
def who_action(g):
    verb, goods = action(g, "like wash clean drive repair buy", adjective=0.3)
    who = fill("who", "qui=0")
    return clause(who, verb, goods), verb, goods.key


@frame(end="?")
def who_past(g):
    verb, goods = action(g, "find lose break open close take write draw", adjective=0.2)
    return clause(fill("who", "qui=0"), verb, goods, tense="past"), verb, goods.key


@frame(end="?")
def who_future(g):
    verb, person = g.pick(HUMAN_OBJECT), g.somebody(0.2)
    return clause(fill("who", "qui=0"), verb, person, g.time("future"), tense="future"), verb, person.key


@frame(end="?")
def whose_company(g):
    subject, verb = asker(g), g.pick("work travel dance play speak swim")
    wh = fill("with {x}", "avec=0 {x}", x=g.thing("person human", det="which"))
    return question(subject, verb, g.time("present"), wh=wh), subject.key, verb


@frame(end="?")
def can_you(g):
    verb, goods = action(g, "open close wash repair clean take draw", adjective=0.2)
    subject = g.pronoun("you he she they")
    can = fill("can", "")
    form = {"2p": "pouvez", "3s": "peut", "3p": "peuvent"}[subject.person]
    can.fr = [Fr(form, [can.en[0]]), Fr("-" + subject.fr[0].text, subject.fr[0].sure)]
    return extend(Phrase(can.en + subject.en, can.fr), infinitive(verb, goods, to=False)), verb, goods.key
