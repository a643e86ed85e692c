"""Verbs of both languages and their conjugation.

A row is `english french`, with `base/third/past` in English where irregular. A regular French verb in -er needs only
its infinitive; any other gives je, il, nous, vous, ils, the future stem and the participle. `+` marks a verb that forms its
past with être; a French infinitive that begins with `se_` is reflexive.
"""

VERB_TABLE = """
    be/is/was être suis est sommes êtes sont ser été
    have/has/had avoir ai a avons avez ont aur eu
    eat//ate manger;buy//bought acheter achète achète achetons achetez achètent achèter acheté
    sell//sold vendre vends vend vendons vendez vendent vendr vendu
    see//saw voir vois voit voyons voyez voient verr vu
    watch/watches regarder;like aimer
    prefer//preferred préférer préfère préfère préférons préférez préfèrent préférer préféré
    read//read lire lis lit lisons lisez lisent lir lu
    write//wrote écrire écris écrit écrivons écrivez écrivent écrir écrit
    drink//drank boire bois boit buvons buvez boivent boir bu
    wear//wore porter
    open ouvrir ouvre ouvre ouvrons ouvrez ouvrent ouvrir ouvert
    close fermer;wash/washes laver;clean nettoyer nettoie nettoie nettoyons nettoyez nettoient nettoier nettoyé
    repair réparer
    paint peindre peins peint peignons peignez peignent peindr peint
    break//broke casser;find//found trouver
    lose//lost perdre perds perd perdons perdez perdent perdr perdu
    choose//chose choisir choisis choisit choisissons choisissez choisissent choisir choisi
    show montrer;give//gave donner;send//sent envoyer envoie envoie envoyons envoyez envoient enverr envoyé
    bring//brought apporter;forget//forgot oublier
    take//took prendre prends prend prenons prenez prennent prendr pris
    draw//drew dessiner;use utiliser
    drive//drove conduire conduis conduit conduisons conduisez conduisent conduir conduit
    prepare préparer;explain expliquer;help aider
    thank remercier;invite inviter;meet//met rencontrer;admire admirer
    call appeler appelle appelle appelons appelez appellent appeller appelé
    follow suivre suis suit suivons suivez suivent suivr suivi
    know//knew connaître connais connaît connaissons connaissez connaissent connaîtr connu
    understand//understood comprendre comprends comprend comprenons comprenez comprennent comprendr compris
    visit visiter
    sleep//slept dormir dors dort dormons dormez dorment dormir dormi
    work travailler;walk marcher;sing//sang chanter;dance danser;swim//swam nager;cry/cries/cried pleurer
    run//ran courir cours court courons courez courent courr couru
    laugh rire ris rit rions riez rient rir ri
    play jouer;travel//traveled voyager;live habiter;speak//spoke parler
    stay +rester;arrive +arriver;fall//fell +tomber;go/goes/went +aller vais va allons allez vont ir allé
    leave//left +partir pars part partons partez partent partir parti
    come//came +venir viens vient venons venez viennent viendr venu
    return +revenir reviens revient revenons revenez reviennent reviendr revenu
    rest se_reposer;hurry/hurries/hurried se_dépêcher;stop//stopped se_arrêter;dress/dresses se_habiller
    think//thought penser;say//said dire dis dit disons dites disent dir dit
    know+that//knew savoir sais sait savons savez savent saur su
    hope espérer espère espère espérons espérez espèrent espérer espéré
    want vouloir veux veut voulons voulez veulent voudr voulu
    can pouvoir peux peut pouvons pouvez peuvent pourr pu
    must devoir dois doit devons devez doivent devr dû
    cost//cost coûter"""

PERSONS = ("1s", "3s", "1p", "2p", "3p")
ER_ENDINGS = {"1s": "e", "3s": "e", "1p": "ons", "2p": "ez", "3p": "ent"}
FUTURE_ENDINGS = {"1s": "ai", "2s": "as", "3s": "a", "1p": "ons", "2p": "ez", "3p": "ont"}
SECOND_SINGULAR = {"avoir": "as", "être": "es", "aller": "vas"}
UNINFLECTED = {"can", "must"}


class Verb:
    """One verb pair with all the forms the grammar uses."""

    def __init__(self, row):
        english, french, *forms = row.split()
        self.key = english.split("/")[0]
        self._read_english(english)
        self.reflexive = french.startswith("se_")
        self.etre = french.startswith("+") or self.reflexive
        self.fr = french.replace("se_", "").lstrip("+")
        self._read_french(forms)

    def _read_english(self, english):
        base, third, past = (english.split("/") + ["", ""])[:3]
        self.en = base.split("+")[0]
        self.third = self.en if self.en in UNINFLECTED else third or self.en + "s"
        self.past = past or self.en + ("d" if self.en.endswith("e") else "ed")
        ending = self.en[:-1] if self.en.endswith("e") and not self.en.endswith("ee") else self.en
        self.ing = ending + "ing"

    def _read_french(self, forms):
        if forms:
            self.present = dict(zip(PERSONS, forms))
            self.stem, self.participle = forms[5], forms[6]
        else:
            root = self.fr[:-2]
            self.present = {person: root + ending for person, ending in ER_ENDINGS.items()}
            if root.endswith("g"):
                self.present["1p"] = root + "eons"
            self.stem, self.participle = self.fr, root + "é"
        first = self.present["1s"]
        self.present["2s"] = SECOND_SINGULAR.get(self.fr, first + "s" if first.endswith("e") else first)

    def future(self, person):
        """The future form of a person."""
        return self.stem + FUTURE_ENDINGS[person]

    def agreeing_participle(self, gender, plural):
        """The past participle that agrees in gender and number."""
        word = self.participle + ("e" if gender == "f" else "")
        return word + ("s" if plural and not word.endswith("s") else "")


VERBS = {v.key: v for v in (Verb(row) for row in VERB_TABLE.replace("\n", ";").split(";") if row.strip())}
AUXILIARY = {True: VERBS["be"], False: VERBS["have"]}

# What each transitive verb may take: classes or single nouns of nouns.NOUNS.
TAKES = {
    "eat": "food meal",
    "drink": "drink",
    "buy": "clothes thing vehicle furniture food",
    "sell": "clothes thing vehicle furniture food house",
    "see": "animal vehicle castle flower",
    "watch": "animal film child",
    "like": "animal food drink meal text film game",
    "prefer": "meal drink clothes film",
    "read": "text",
    "write": "letter message poem novel story",
    "wear": "clothes",
    "open": "openable letter bottle bag",
    "close": "openable bag",
    "wash": "clothes plate glass cup car dog window",
    "clean": "room table car shoe",
    "repair": "vehicle lamp chair door bed",
    "paint": "door house table chair",
    "break": "plate glass cup lamp mirror window",
    "find": "thing clothes animal answer hotel",
    "lose": "key bag pen umbrella hat glove photo map letter dog",
    "choose": "clothes thing text cake film",
    "take": "thing suitcase coat hat book",
    "forget": "key bag umbrella gift photo suitcase book hat lesson question",
    "draw": "animal house car flower map castle",
    "use": "knife pen map lamp car bike",
    "drive": "car truck",
    "explain": "lesson problem question answer story",
    "prepare": "soup salad meat rice sandwich coffee tea lesson",
    "understand": "question answer problem lesson story letter",
    "visit": "museum castle town church village farm",
}
HUMAN_OBJECT = "help thank invite meet call follow admire".split()
MOVING = "arrive leave come return".split()
ACTING = "sleep work walk sing dance swim cry run laugh play travel".split()
RESTING = "rest hurry stop dress".split()
GIVING = "show give send bring".split()
