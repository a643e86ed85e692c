"""Statements, questions and commands: where verbs, negations and pronouns stand in the two languages."""

from . import words
from .tokens import En, Fr, Phrase
from .verbs import AUXILIARY, VERBS

DO_FORMS = {"present": "do", "past": "did", "future": "will"}
CONTRACTIONS = {"do": "don't", "does": "doesn't", "did": "didn't", "will": "won't"}
BE_FORMS = {"1s": "am", "3s": "is"}
NEGATIONS = {"not": "pas", "never": "jamais", "nothing": "rien"}


def clause(subject, verb, *rest, tense="present", **options):
    """A statement. `rest` are phrases in the order of both languages.

    Options: `neg` (not, never, nothing), `adverb` (a phrase: often/souvent), `pronoun` (an object of words.OBJECTS),
    `indirect` (true for `lui`), `ongoing` (is eating).
    """
    verb = VERBS[verb] if isinstance(verb, str) else verb
    english, links = _english_group(subject, verb, tense, options)
    french = _french_group(subject, verb, tense, links, options)
    phrase = Phrase(subject.en + english, subject.fr + french, key=subject.key)
    return extend(phrase, *rest)


def extend(phrase, *rest):
    """The phrase with others behind it, in both languages."""
    for part in rest:
        phrase.en += part.en
        phrase.fr += part.fr
    return phrase


def third(subject):
    """True if an English verb takes -s after the subject."""
    return subject.person == "3s"


def _be(subject):
    return BE_FORMS.get(subject.person, "are")


def _finite(subject, verb, tense):
    """The English verb form of an affirmative statement without an auxiliary."""
    if verb.en == "be":
        return _be(subject)
    if tense == "past":
        return verb.past
    return verb.third if third(subject) else verb.en


def _english_group(subject, verb, tense, options):
    """The English verb with its auxiliaries, negation, adverb and pronoun, and those words by role for the links."""
    neg, adverb, pronoun = options.get("neg"), options.get("adverb"), options.get("pronoun")
    role = {"aux": [], "neg": [], "verb": None, "pronoun": None}
    before = []
    if options.get("ongoing"):
        role["aux"], role["verb"] = [En(_be(subject))], En(verb.ing)
        before = list(role["aux"])
    elif tense == "future" and neg != "not":
        role["aux"], role["verb"] = [En("will")], En(verb.en)
        before = list(role["aux"])
    elif neg == "not" and verb.en == "can":
        role["verb"] = En("cannot")
        role["neg"] = [role["verb"]]
    elif neg == "not" and verb.en not in ("be", "must"):
        before = _negated_auxiliary(subject, tense, role)
        role["verb"] = En(verb.en)
    else:
        role["verb"] = En(_finite(subject, verb, tense))
    plain = [role["verb"]]
    if neg == "not" and not role["neg"]:
        role["neg"] = [En("not")]
        plain += role["neg"]
    if neg == "never":
        role["neg"] = [En("never")]
        before += role["neg"]
    if adverb:
        plain = plain + adverb.en if verb.en == "be" else adverb.en + plain
    if pronoun:
        role["pronoun"] = En(pronoun.split("/")[0])
        plain.append(role["pronoun"])
    if neg == "nothing":
        role["neg"] = [En("nothing")]
        plain += role["neg"]
    return before + plain, role


def _negated_auxiliary(subject, tense, role):
    """`does not` after a noun, `doesn't` after a pronoun."""
    auxiliary = DO_FORMS[tense]
    if tense == "present" and third(subject):
        auxiliary = "does"
    if subject.pronoun:
        role["aux"] = role["neg"] = [En(CONTRACTIONS[auxiliary])]
        return list(role["aux"])
    role["aux"], role["neg"] = [En(auxiliary)], [En("not")]
    return role["aux"] + role["neg"]


def _french_group(subject, verb, tense, role, options):
    """The French verb with ne, object pronouns, the second half of the negation and the adverb."""
    neg, adverb = options.get("neg"), options.get("adverb")
    denied = role["neg"] + [word for word in role["aux"] + [role["verb"]] if word not in role["neg"]]
    french = [Fr("ne", [], denied)] if neg else []
    french += _clitics(subject, verb, role, options)
    finite, participle = _french_verb(subject, verb, tense, role, options)
    french += finite
    if neg:
        word = NEGATIONS[neg]
        french.append(Fr(word, [], denied) if neg == "not" else Fr(word, role["neg"]))
    if adverb:
        french += adverb.fr
    return french + participle


def _clitics(subject, verb, role, options):
    """The reflexive or object pronoun that stands before the French verb."""
    if verb.reflexive:
        return [Fr(words.REFLEXIVE[subject.person], [], [role["verb"]])]
    pronoun = options.get("pronoun")
    if not pronoun:
        return []
    direct, indirect, _, _ = object_forms(pronoun, options)
    return [Fr(indirect if options.get("indirect") else direct, [role["pronoun"]])]


def object_forms(pronoun, options):
    """The forms and features of an object pronoun; `it` takes the gender of the noun it stands for."""
    if pronoun == "it":
        gender = options["antecedent"].gender
        return ("la" if gender == "f" else "le", "lui", gender, False)
    if pronoun == "them" and "antecedent" in options:
        return ("les", "leur", options["antecedent"].gender, True)
    return words.OBJECTS[pronoun]


def _french_verb(subject, verb, tense, role, options):
    """The conjugated verb, and the participle if the tense has one."""
    if tense == "present":
        possible = role["aux"] if role["aux"] != role["neg"] else []
        return [Fr(verb.present[subject.person], [role["verb"]], possible)], []
    if tense == "future":
        return [Fr(verb.future(subject.person), [role["verb"]], role["aux"])], []
    auxiliary = AUXILIARY[verb.etre].present[subject.person]
    if options.get("neg") == "not":
        finite = Fr(auxiliary, [], role["aux"] + [role["verb"]])
    else:
        finite = Fr(auxiliary, [role["verb"]])
    return [finite], [Fr(agreeing(subject, verb, options), [role["verb"]])]


def agreeing(subject, verb, options):
    """The participle: with être it agrees with the subject, with avoir with a direct object before it."""
    if verb.etre:
        return verb.agreeing_participle(subject.gender, subject.plural)
    if options.get("pronoun") and not options.get("indirect"):
        _, _, gender, plural = object_forms(options["pronoun"], options)
        return verb.agreeing_participle(gender, plural)
    return verb.participle


def question(subject, verb, *rest, tense="present", wh=None):
    """A question: inversion with a pronoun, est-ce que with any other subject, after a question word if given."""
    verb = VERBS[verb] if isinstance(verb, str) else verb
    auxiliary = En("does" if tense == "present" and third(subject) else DO_FORMS[tense])
    base = En(verb.en)
    wh = wh or Phrase()
    role = {"aux": [auxiliary], "neg": [], "verb": base, "pronoun": None}
    finite, participle = _french_verb(subject, verb, tense, role, {})
    if subject.pronoun:
        inverted = Fr("-" + subject.fr[0].text, subject.fr[0].sure)
        clitic = _clitics(subject, verb, role, {})
        french = wh.fr + clitic + finite + [inverted] + participle
    else:
        opening = [Fr("est-ce", [], [auxiliary]), Fr("que", [], [auxiliary])]
        french = wh.fr + opening + subject.fr + _clitics(subject, verb, role, {}) + finite + participle
    return extend(Phrase(wh.en + [auxiliary] + subject.en + [base], french, key=subject.key), *rest)


def be_question(subject, *rest, wh=None):
    """A question with `be`: est-elle fatiguée with a pronoun, Paul est-il fatigué with a noun, où est Paul."""
    be = En(_be(subject))
    wh_en, wh_fr = (wh.en, wh.fr) if wh else ([], [])
    form = Fr(VERBS["be"].present[subject.person], [be])
    if subject.pronoun:
        french = wh_fr + [form, Fr("-" + subject.fr[0].text, subject.fr[0].sure)]
    elif wh:
        french = wh_fr + [form] + subject.fr
    else:
        pronoun = ("-elle" if subject.gender == "f" else "-il") + ("s" if subject.plural else "")
        french = subject.fr + [form, Fr(pronoun, [], [subject.head])]
    return extend(Phrase(wh_en + [be] + subject.en, french, key=subject.key), *rest)


def command(verb, *rest, person="2p", negative=False, pronoun="", options=None):
    """An order to `vous`, to `tu`, or to `nous` for let's; a pronoun follows the verb unless the order is negative."""
    verb = VERBS[verb]
    base = En(verb.en)
    form = Fr(_imperative(verb, person), [base])
    opening = [En("don't")] if negative else [En("let's")] if person == "1p" else []
    french = [form]
    word = En(pronoun) if pronoun else None
    clitic = object_forms(pronoun, options or {})[0] if pronoun else ""
    if negative:
        before = [Fr(clitic, [word])] if pronoun else []
        french = [Fr("ne", [], opening + [base]), *before, form, Fr("pas", [], opening + [base])]
    elif pronoun:
        french.append(Fr("-" + {"me": "moi"}.get(clitic, clitic), [], [word]))
    if person == "1p" and opening:
        form.possible += (opening[0],)
    return extend(Phrase(opening + [base] + ([word] if word else []), french), *rest)


def _imperative(verb, person):
    """The form of an order; that of tu loses the -s of verbs in -er and their like."""
    if person == "tu":
        singular = verb.present["2s"]
        return singular[:-1] if singular.endswith("es") else singular
    return verb.present[person]


def infinitive(verb, *rest, to=True):
    """`to eat` or `eat`: manger."""
    verb = VERBS[verb]
    base = En(verb.en)
    return extend(Phrase([En("to"), base] if to else [base], [Fr(verb.fr, [base])], key=verb.key), *rest)
