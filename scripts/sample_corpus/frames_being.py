"""Frames that describe: be, have, there is, ages, prices and comparisons."""

from . import words
from .clauses import clause, extend
from .frames import frame
from .nouns import NOUNS, PROFESSIONS
from .phrases import DEFINITE, POSSESSIVE
from .tokens import En, Fr, Phrase, fill

PREDICATES = "young old sick rich poor famous shy polite intelligent strong funny happy sad tired kind serious tall"
THING_PREDICATES = "red blue green white black yellow gray new old small big heavy expensive clean dirty empty"


@frame
def have_many(g):
    goods = g.thing("animal text thing", det=g.pick("many several number digits"), adjective=0.4)
    owner = g.subject()
    return clause(owner, "have", goods), owner.key, goods.key


@frame
def not_have(g):
    goods, owner = g.without_any("vehicle animal clothes thing"), g.subject()
    return clause(owner, "have", goods, neg="not"), owner.key, goods.key


@frame
def i_am(g):
    subject = g.pronoun("I he she")
    quality = g.predicate("sick sad rich poor famous shy young", subject)
    where = g.in_city()
    return (
        clause(subject, "be", quality, where, neg="not" if g.chance(0.3) else None),
        subject.key + quality.key,
        where.key,
    )


@frame(weight=2)
def profession(g):
    subject = g.young_subject()
    english, masculine, feminine = g.pick(PROFESSIONS)
    word = En(english)
    article = En("an" if english[0] in "aeiou" else "a")
    job = Phrase([article, word], [Fr(feminine if subject.gender == "f" else masculine, [word])])
    place = g.in_city()
    return clause(subject, "be", job, place), subject.key, english


@frame(weight=1.3)
def person_is(g):
    subject = g.third_subject()
    if g.chance(0.4):
        quality = g.predicate("sick happy sad tired funny", subject)
        return clause(subject, "be", quality, g.time("now")), subject.key, quality.key
    quality = g.predicate(PREDICATES, subject)
    return clause(subject, "be", fill("very {x}", "très=0 {x}", x=quality)), subject.key, quality.key


@frame
def person_is_not(g):
    subject = g.third_subject()
    quality = g.predicate(PREDICATES, subject)
    return clause(subject, "be", quality, neg="not"), subject.key, quality.key


@frame
def thing_is(g):
    subject = g.known("clothes thing furniture vehicle openable", plural=0.4)
    quality = g.predicate(THING_PREDICATES, subject)
    return clause(subject, "be", quality), subject.key, quality.key


@frame
def thing_is_too(g):
    subject = g.known("clothes furniture vehicle openable", plural=0.3)
    quality = g.predicate("small big heavy expensive dirty old long", subject)
    return clause(subject, "be", fill("too {x}", "trop=0 {x}", x=quality)), subject.key, quality.key


@frame
def thing_is_two(g):
    subject = g.known("clothes thing furniture vehicle openable", plural=0.4)
    first, second = g.predicate("new old clean dirty heavy empty", subject), g.predicate(words.COLORS, subject)
    pair = fill("{a} and {b}", "{a} et=0 {b}", a=first, b=second)
    return clause(subject, "be", pair), subject.key, first.key + second.key


@frame
def meal_is(g):
    subject = g.thing("meal drink", det=g.pick(DEFINITE))
    quality = g.predicate("good bad hot cold fresh delicious expensive", subject)
    return clause(subject, "be", quality, g.time("now")), subject.key, quality.key


@frame
def where_thing_is(g):
    subject = g.known("thing clothes", plural=0.3)
    place = g.thing("furniture", det=g.pick(DEFINITE))
    where = fill("{p} {x}", "{p} {x}", p=g.lexical([("on", "sur"), ("under", "sous"), ("behind", "derrière")]), x=place)
    return clause(subject, "be", where), subject.key, place.key


@frame
def between(g):
    subject, first = g.known("thing furniture"), g.thing("furniture", det=g.pick(POSSESSIVE))
    second = g.thing("openable", det=g.pick(DEFINITE))
    where = fill("between {a} and {b}", "entre=0 {a} et=1 {b}", a=first, b=second)
    return clause(subject, "be", where), subject.key, first.key


@frame
def there_is(g):
    thing = g.thing("animal thing vehicle furniture", det="a", adjective=0.5)
    place = g.thing("room outside", det=g.pick(POSSESSIVE + " this"))
    phrase = fill("there is {x} in {y}", "il~0 y~0 a=0,1 {x} dans=2 {y}", x=thing, y=place)
    return phrase, thing.key, place.key


@frame
def there_are(g):
    thing = g.thing("animal thing text", det=g.pick("number digits many several"), adjective=0.4)
    place = g.thing("room outside", det=g.pick(POSSESSIVE + " this"))
    phrase = fill("there are {x} in {y}", "il~0 y~0 a=0,1 {x} dans=2 {y}", x=thing, y=place)
    return phrase, thing.key, place.key


@frame
def costs(g):
    thing = g.thing("clothes thing vehicle furniture", det=g.pick("this " + POSSESSIVE), adjective=0.4)
    price = g.pick(words.DIGITS + list(words.NUMBERS))
    phrase = clause(thing, "cost", fill(f"{price} euros", f"{words.NUMBERS.get(price, price)}=0 euros=1"))
    return phrase, thing.key, price


@frame
def age(g):
    subject, years = g.young_subject(), g.pick(list(words.NUMBERS)[6:] + words.DIGITS[:9])
    number = fill(f"is {years} years old", f"a=0 {words.NUMBERS.get(years, years)}=1 ans=2,3")
    return extend(Phrase(subject.en, subject.fr), number), subject.key, years


@frame(weight=2.2)
def taller_than(g):
    subject, other = g.third_singular(), g.third_singular()
    quality = words.ADJECTIVES[g.draw("tall old young strong rich poor kind happy")]
    english, form = quality.comparative, quality.form(subject.gender, False)
    phrase = fill(f"{english} than {{x}}", f"plus=0 {form}=0 que=1 {{x}}", x=other)
    return clause(subject, "be", phrase), subject.key, english


@frame
def more_than(g):
    subject, other, degree = g.third_singular(), g.third_singular(), g.pick(["more=plus", "less=moins"])
    quality = g.predicate("intelligent polite famous serious", subject)
    english, french = degree.split("=")
    phrase = fill(f"{english} {{q}} than {{x}}", f"{french}=0 {{q}} que=1 {{x}}", q=quality, x=other)
    return clause(subject, "be", phrase), subject.key, quality.key


@frame
def as_as(g):
    subject, other = g.third_subject(), g.third_singular()
    quality = g.predicate("tall old young strong rich kind intelligent polite funny shy", subject)
    phrase = fill("as {q} as {x}", "aussi=0 {q} que=1 {x}", q=quality, x=other)
    return clause(subject, "be", phrase), subject.key, quality.key


@frame
def thing_comparative(g):
    kind = g.pick("clothes vehicle furniture")
    subject = g.thing(kind, det=g.pick("this " + POSSESSIVE))
    other = g.thing(kind, det=g.pick("this " + POSSESSIVE))
    quality = g.predicate("expensive beautiful modern", subject)
    phrase = fill("more {q} than {x}", "plus=0 {q} que=1 {x}", q=quality, x=other)
    return clause(subject, "be", phrase), subject.key, other.key


@frame
def possession(g):
    name, thing = g.name_of("Paul Marc Marie Anna"), g.pick(NOUNS["vehicle"] + NOUNS["clothes"] + NOUNS["relative"])
    owner, noun = En(name.en[0].text + "'s"), En(thing.en)
    article = Fr("la" if thing.gender == "f" else "le", [], [noun], article=True)
    name_fr = [Fr("de", [], [owner]), Fr(name.fr[0].text, [owner])]
    subject = Phrase([owner, noun], [article, Fr(thing.fr, [noun])] + name_fr, gender=thing.gender, key=thing.en)
    choices = PREDICATES if thing.kind == "relative" else "new old small big heavy expensive clean dirty"
    quality = g.predicate(choices, subject)
    return clause(subject, "be", fill("very {x}", "très=0 {x}", x=quality)), thing.en, quality.key
