"""Nouns, names and places, in classes that say what may be done with them.

A row is `english french gender`; the English or French plural follows a slash where it is irregular.
"""

NOUN_TABLE = {
    "relative": """
        brother frère m;sister sœur f;father père m;mother mère f;uncle oncle m;aunt tante f;son fils m
        daughter fille f;cousin cousin m;friend ami m""",
    "person": """
        neighbor voisin m;teacher professeur m;doctor médecin m;student étudiant m;farmer fermier m
        baker boulanger m""",
    "human": """
        man/men homme m;woman/women femme f;child/children enfant m""",
    "animal": """
        dog chien m;cat chat m;horse cheval/chevaux m;bird oiseau m;rabbit lapin m;cow vache f""",
    "food": """
        apple pomme f;orange orange f;egg œuf m;cake gâteau m;sandwich/sandwiches sandwich m
        tomato/tomatoes tomate f""",
    "meal": """
        bread pain m;cheese fromage m;meat viande f;rice riz m;soup soupe f;salad salade f;fish poisson m""",
    "drink": """
        water eau f;milk lait m;coffee café m;tea thé m;wine vin m;juice jus m""",
    "text": """
        book livre m;letter lettre f;newspaper journal/journaux m;novel roman m;poem poème m;message message m
        story/stories histoire f""",
    "clothes": """
        shirt chemise f;dress/dresses robe f;hat chapeau m;coat manteau m;skirt jupe f;sweater pull m
        shoe chaussure f;glove gant m""",
    "thing": """
        key clé f;bag sac m;bottle bouteille f;glass/glasses verre m;cup tasse f;knife/knives couteau m
        plate assiette f;pen stylo m;umbrella parapluie m;lamp lampe f;gift cadeau m;map carte f;photo photo f
        flower fleur f""",
    "furniture": """
        table table f;chair chaise f;bed lit m;desk bureau m;mirror miroir m""",
    "vehicle": """
        car voiture f;bike vélo m;truck camion m;boat bateau m""",
    "openable": """
        door porte f;window fenêtre f;box/boxes boîte f;suitcase valise f;drawer tiroir m""",
    "room": """
        house maison f;kitchen cuisine f;bedroom chambre f;garden jardin m;castle château m""",
    "venue": """
        school école f;market marché m;park parc m;church/churches église f;museum musée m;hotel hôtel m
        hospital hôpital/hôpitaux m;restaurant restaurant m;library/libraries bibliothèque f;beach/beaches plage f
        airport aéroport m;cinema cinéma m;farm ferme f""",
    "outside": """
        street rue f;village village m;forest forêt f;town ville f""",
    "study": """
        question question f;answer réponse f;problem problème m;lesson leçon f;film film m;game jeu m""",
}

NAMES = {
    "m": "Paul Lucas Bruno Thomas Marc Simon Victor Martin Adam Oscar".split(),
    "f": "Marie Emma Julie Sophie Claire Nina Laura Lucie Anna Alice".split(),
}

# English, French, French preposition of place ("" lets the article decide: au Canada).
CITIES = [("Paris", "Paris"), ("London", "Londres"), ("Rome", "Rome"), ("Madrid", "Madrid"), ("Geneva", "Genève")]
COUNTRIES = [
    ("France", "France", "f"),
    ("Italy", "Italie", "f"),
    ("Spain", "Espagne", "f"),
    ("Germany", "Allemagne", "f"),
    ("Canada", "Canada", "m"),
    ("Japan", "Japon", "m"),
]
LANGUAGES = [
    ("French", "français"),
    ("English", "anglais"),
    ("Spanish", "espagnol"),
    ("Italian", "italien"),
    ("German", "allemand"),
]

# Professions said of a subject without an article in French: English, masculine, feminine.
PROFESSIONS = [
    ("nurse", "infirmier", "infirmière"),
    ("singer", "chanteur", "chanteuse"),
    ("lawyer", "avocat", "avocate"),
    ("dentist", "dentiste", "dentiste"),
    ("journalist", "journaliste", "journaliste"),
    ("cook", "cuisinier", "cuisinière"),
    ("artist", "artiste", "artiste"),
    ("actor", "acteur", "actrice"),
]


class Noun:
    """A noun with both its plurals and its French gender."""

    def __init__(self, kind, english, french, gender):
        self.kind = kind
        self.en, _, plural = english.partition("/")
        self.en_plural = plural or self.en + "s"
        self.fr, _, plural = french.partition("/")
        self.fr_plural = plural or french_plural(self.fr)
        self.gender = gender


def french_plural(word):
    """The regular French plural."""
    if word[-1] in "sxz":
        return word
    return word + ("x" if word.endswith(("eau", "eu")) else "s")


def _read(kind, rows):
    return [Noun(kind, *row.split()) for row in rows.replace("\n", ";").split(";") if row.strip()]


NOUNS = {kind: _read(kind, rows) for kind, rows in NOUN_TABLE.items()}
BY_NAME = {noun.en: noun for nouns in NOUNS.values() for noun in nouns}


def nouns(names):
    """The nouns of several classes or single words, given in one string."""
    found = []
    for name in names.split():
        found += NOUNS[name] if name in NOUNS else [BY_NAME[name]]
    return found
