"""Frames of more than one clause."""

from . import words
from .clauses import clause, command, extend
from .frames import action, frame
from .phrases import DEFINITE
from .tokens import En, Fr, Phrase, fill
from .verbs import ACTING, AUXILIARY, GIVING, HUMAN_OBJECT, MOVING, RESTING, VERBS

THINKING = ["think", "say", "know+that", "hope"]


def states(g):
    """A short clause about a third person: (clause, subject key, verb or adjective)."""
    subject = g.third_subject()
    if g.chance(0.5):
        verb = g.pick("work travel sleep cry play rest sing dance laugh")
        return clause(subject, verb, g.time("now")), subject.key, verb
    quality = g.predicate("sick rich poor happy sad tired funny shy kind serious", subject)
    return clause(subject, "be", quality), subject.key, quality.key


@frame(weight=1.3)
def thinks_that(g):
    inner, subject, what = states(g)
    return clause(g.subject(), g.pick(THINKING), fill("that {x}", "que=0 {x}", x=inner)), subject, what


@frame
def thinks_future(g):
    subject, verb = g.subject(), g.pick(MOVING + ACTING)
    inner = clause(subject, verb, g.time("future"), tense="future")
    return clause(g.subject(), g.pick(THINKING), fill("that {x}", "que=0 {x}", x=inner)), subject.key, verb


@frame
def said_that(g):
    verb, goods = action(g, "buy sell find lose break forget")
    subject = g.third_subject()
    inner = clause(subject, verb, goods, tense="past")
    return clause(g.third_singular(), g.pick(THINKING[:3]), fill("that {x}", "que=0 {x}", x=inner)), verb, goods.key


@frame(weight=1.3)
def because_state(g):
    subject, verb = g.subject(), g.pick(ACTING)
    inner, other, what = states(g)
    because = fill("because {x}", "parce=0 que=0 {x}", x=inner)
    return clause(subject, verb, because, neg="not" if g.chance(0.3) else None), other, what


@frame
def because_action(g):
    verb, goods = action(g, "buy sell wash repair close")
    reason, _, _ = states(g)
    because = fill("because {x}", "parce=0 que=0 {x}", x=reason)
    return clause(g.subject(), verb, goods, because, tense="past"), verb, goods.key


@frame
def when_tired(g):
    subject, verb = g.third_subject(), g.pick(ACTING + RESTING)
    quality = g.predicate("tired happy sad sick", subject)
    pronoun = g.third_singular()
    opening = clause(subject, "be", quality)
    rest = clause(pronoun, verb)
    return fill("when {a}, {b}", "quand=0 {a}, {b}", a=opening, b=rest), subject.key, verb


@frame
def when_arrives(g):
    subject, verb = g.third_singular(), g.pick(MOVING)
    action_verb, goods = action(g, "wash clean prepare open close buy")
    opening, rest = clause(subject, verb, tense="future"), clause(g.subject(), action_verb, goods, tense="future")
    english = fill("{b} when {a}", "{b} quand=0 {a}", a=opening, b=rest)
    present = VERBS[verb].third
    return _present_after_when(english, subject, present), action_verb, goods.key


def _present_after_when(phrase, subject, present):
    """English says `when he arrives` where French says `quand il arrivera`."""
    verb = phrase.en[-1]
    phrase.en.pop(-2)
    verb.text = present
    for piece in phrase.fr:
        piece.possible = tuple(word for word in piece.possible if word in phrase.en)
    return phrase


@frame
def if_state(g):
    inner, subject, what = states(g)
    verb, goods = action(g, "buy sell wash clean repair take prepare")
    rest = clause(g.subject(), verb, goods, tense="future")
    return fill("if {a}, {b}", "si=0 {a}, {b}", a=inner, b=rest), subject, what


@frame
def but_not(g):
    verb, goods = action(g, "like buy wash drink", plural=0.2)
    first, second = g.subject(), g.third_singular()
    left = clause(first, verb, goods)
    right = clause(second, g.pick(ACTING))
    return fill("{a}, but {b}", "{a}, mais=0 {b}", a=left, b=right), verb, goods.key


@frame
def and_acts(g):
    first, verb = g.third_subject(), g.pick(ACTING)
    second, other = g.third_subject(), g.pick([v for v in ACTING if v != verb])
    left, right = clause(first, verb), clause(second, other)
    return fill("{a} and {b}", "{a} et=0 {b}", a=left, b=right), first.key, verb


@frame
def while_acts(g):
    first, verb = g.third_subject(), g.pick(ACTING)
    second_verb, goods = action(g, "read wash clean prepare repair draw", adjective=0.2)
    right = clause(g.third_singular(), second_verb, goods, ongoing=True)
    left = clause(first, verb)
    return fill("{a} while {b}", "{a} pendant=0 que=0 {b}", a=left, b=right), second_verb, goods.key


@frame
def buys_and_sells_it(g):
    noun = g.thing("vehicle clothes thing", det=g.pick("a this my his her"))
    subject, verb = g.third_subject(), g.pick("buy choose find take wash")
    second = g.pick("sell repair clean use lose forget")
    left = clause(subject, verb, noun)
    right = _without_subject(subject, clause(subject, second, pronoun="it", antecedent=noun))
    return fill("{a} and {b}", "{a} et=0 {b}", a=left, b=right), noun.key, second


@frame
def bought_and_sold_it(g):
    noun = g.thing("vehicle clothes thing", det=g.pick("a this my his her"))
    subject, verb = g.third_subject(), g.pick("buy choose find take wash")
    second = g.pick("sell repair clean lose forget break")
    left = clause(subject, verb, noun, tense="past")
    right = _without_subject(subject, clause(subject, second, tense="past", pronoun="it", antecedent=noun))
    return fill("{a} and {b}", "{a} et=0 {b}", a=left, b=right), noun.key, second


@frame
def sees_them(g):
    nouns = g.thing("clothes thing", det=g.pick("number many several digits +the"))
    subject, verb = g.third_subject(), g.pick("buy choose find take wash")
    second = g.pick("sell clean use lose forget")
    left = clause(subject, verb, nouns)
    right = _without_subject(subject, clause(subject, second, pronoun="them", antecedent=nouns))
    return fill("{a} and {b}", "{a} et=0 {b}", a=left, b=right), nouns.key, second


def _without_subject(subject, phrase):
    """A clause whose subject is that of the clause before it."""
    return Phrase(phrase.en[len(subject.en) :], phrase.fr[len(subject.fr) :])


@frame
def who_relative(g):
    person = g.thing("person human", det=g.pick("the this"))
    verb, other = g.pick(ACTING), g.pick(HUMAN_OBJECT)
    inner = clause(fill("who", "qui=0"), verb)
    subject = g.subject()
    return clause(subject, other, person, inner), person.key, verb


@frame
def who_relative_subject(g):
    person = g.thing("person human", det=g.pick("this the"))
    verb, place = g.pick(ACTING), g.place()
    relative = clause(fill("who", "qui=0"), verb, place)
    quality = g.predicate("young old sick rich famous kind funny serious", person)
    subject = Phrase(person.en + relative.en, person.fr + relative.fr, gender=person.gender, key=person.key)
    return clause(subject, "be", quality), person.key, verb


@frame(weight=1.3)
def that_relative(g):
    verb, goods = action(g, "buy choose find take sell open paint", det=g.pick("the this these +the number"))
    buyer = g.third_subject()
    that = En("that")
    auxiliary = AUXILIARY[False].present[buyer.person]
    done = En(VERBS[verb].past)
    participle = VERBS[verb].agreeing_participle(goods.gender, goods.plural)
    relative = Phrase(
        [that] + buyer.en + [done], [Fr("que", [that])] + buyer.fr + [Fr(auxiliary, [done]), Fr(participle, [done])]
    )
    subject = Phrase(goods.en + relative.en, goods.fr + relative.fr, gender=goods.gender, person=goods.person)
    quality = g.predicate("new old expensive beautiful small big heavy", goods)
    return clause(subject, "be", quality), verb, goods.key


@frame
def that_relative_object(g):
    verb, goods = action(g, "buy choose see watch like sell", det=g.pick("the this"))
    buyer = g.pronoun() if g.chance(0.5) else g.third_singular()
    inner = clause(buyer, verb)
    relative = fill("that {x}", "que=0 {x}", x=inner)
    return clause(g.subject(), g.pick("want prefer"), goods, relative), verb, goods.key


@frame(weight=1.5)
def vocative_object(g):
    name, subject, verb = g.name(), g.somebody_of("your/tu my our his her"), g.pick(HUMAN_OBJECT)
    inner = clause(subject, verb, g.time("now"), pronoun="you/tu")
    return fill("{a}, {b}", "{a}, {b}", a=name, b=inner), subject.key, verb


@frame
def vocative_future(g):
    name, verb = g.name(), g.pick(HUMAN_OBJECT)
    subject = g.pronoun("I he she we they")
    inner = clause(subject, verb, g.time("future"), tense="future", pronoun="you/tu")
    return fill("{a}, {b}", "{a}, {b}", a=name, b=inner), verb, subject.key


@frame
def vocative_give(g):
    name, verb, thing = g.name(), g.pick(GIVING), g.thing("thing text", det=g.pick("this number my our his her"))
    inner = clause(g.pronoun("I he she we they"), verb, thing, pronoun="you/tu", indirect=True)
    return fill("{a}, {b}", "{a}, {b}", a=name, b=inner), verb, thing.key


@frame
def vocative_statement(g):
    name = g.name()
    verb, goods = action(g, "forget lose take wash clean break choose", det=g.pick("your/tu this the +your/tu"))
    inner = clause(g.pronoun(["you/tu"]), verb, goods, g.time("past"), tense="past")
    return fill("{a}, {b}", "{a}, {b}", a=name, b=inner), verb, goods.key


@frame
def vocative_command(g):
    name = g.name()
    verb, person = g.pick(HUMAN_OBJECT), g.somebody_of("your/tu my our his her")
    inner = command(verb, person, g.time("future"), person="tu")
    return fill("{a}, {b}", "{a}, {b}", a=name, b=inner), verb, person.key


@frame
def opener(g):
    subject, verb = g.subject(), g.pick(ACTING + MOVING)
    inner = clause(subject, verb, g.time("future"), tense="future")
    return fill("{o}, {x}", "{o}, {x}", o=g.lexical(words.OPENERS), x=inner), subject.key, verb


@frame
def opener_action(g):
    verb, goods = action(g, "buy sell choose find clean wash break")
    inner = clause(g.subject(), verb, goods, tense="past")
    return fill("{o}, {x}", "{o}, {x}", o=g.lexical(words.OPENERS), x=inner), verb, goods.key


@frame(weight=1.4)
def weather_when(g):
    weather = fill(*g.pick([("it rains", "il=0 pleut=1"), ("it snows", "il=0 neige=1")]))
    subject, verb = g.subject(), g.pick(ACTING)
    rest = clause(subject, verb, g.place())
    return fill("when {a}, {b}", "quand=0 {a}, {b}", a=weather, b=rest), subject.key, verb


@frame(weight=1.4)
def weather_if(g):
    weather = fill(*g.pick([("it rains", "il=0 pleut=1"), ("it snows", "il=0 neige=1")]))
    subject, place, time = (
        g.subject(),
        g.thing("hotel museum library restaurant school cinema", det=g.pick("the this")),
        g.time("soon"),
    )
    rest = clause(subject, "stay", fill("at {x}", "à=0 {x}", x=place), tense="future")
    return fill("if {a} {t}, {b}", "si=0 {a} {t}, {b}", a=weather, t=time, b=rest), subject.key, place.key


@frame(weight=1.4)
def said_with_place(g):
    verb, goods = action(g, "buy sell find lose choose", adjective=1)
    inner = clause(g.third_subject(), verb, goods, g.in_city(), g.time("past"), tense="past")
    return clause(g.subject(), g.pick(THINKING[:3]), fill("that {x}", "que=0 {x}", x=inner)), goods.key, goods.quality


@frame
def both_actions(g):
    first, second = g.third_subject(), g.third_subject()
    verb, goods = action(g, "buy sell wash clean repair", adjective=0.3)
    other, things = action(g, "drink eat prepare read write", adjective=0.3)
    left = clause(first, verb, goods, tense="future")
    right = clause(second, other, things, tense="future")
    return fill("{a} and {b}", "{a} et=0 {b}", a=left, b=right), verb + goods.key, other


@frame
def usually(g):
    subject, verb = g.subject(), g.pick(ACTING)
    inner = clause(subject, verb, g.place())
    return fill("usually, {x}", "d'habitude=0, {x}", x=inner), subject.key, verb


@frame
def perhaps(g):
    verb, goods = action(g, "buy sell choose take visit wear", adjective=0.2)
    inner = clause(g.subject(), verb, goods, tense="future")
    return fill("perhaps {x}", "peut-être=0 que~0 {x}", x=inner), verb, goods.key


@frame
def before_noun(g):
    subject, verb = g.subject(), g.pick(ACTING + RESTING)
    event = g.thing("lesson film game", det=g.pick(DEFINITE))
    relation = g.lexical([("before", "avant"), ("after", "après"), ("during", "pendant")])
    return clause(subject, verb, extend(relation, event)), subject.key, verb
