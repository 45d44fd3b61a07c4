"""The hand-made part of the War of the Ring map: coast, seas, where regions lie, rivers, ranges and woods.

Everything is in map units on a sheet 2000 wide and 1500 high. `scripts/wotr_map.py` makes the regions from it.
"""

from __future__ import annotations

WIDTH, HEIGHT = 2000, 1500

Xy = tuple[float, float]

# The outline of the playing ground, from the north-west against the clock: whose shore, what lies beyond, its line.
# The last point of a line is the first of the next.
OUTLINE: list[tuple[str, str, list[Xy]]] = [
    ("arnor", "sea", [(392, 78), (374, 104), (392, 136), (384, 166)]),
    ("evendim", "sea", [(352, 184), (338, 206), (316, 204)]),
    ("north-ered-luin", "sea", [(290, 184), (262, 182), (240, 198)]),
    ("forlindon", "sea", [(206, 176), (164, 178), (118, 212), (84, 272), (72, 338), (92, 390), (132, 408),
                          (180, 400), (228, 412), (262, 428)]),
    ("grey-havens", "sea", [(292, 436), (314, 452), (294, 468), (262, 474)]),
    ("harlindon", "sea", [(216, 472), (166, 480), (126, 508), (104, 556), (112, 612), (144, 656),
                          (188, 684), (232, 694)]),
    ("south-ered-luin", "sea", [(262, 712), (300, 708), (332, 718), (356, 738)]),
    ("minhiriath", "sea", [(396, 784), (386, 832), (404, 874), (446, 896)]),
    ("enedwaith", "sea", [(462, 934), (446, 980), (462, 1024)]),
    ("druwaith-iaur", "sea", [(440, 1062), (412, 1086), (402, 1112)]),
    ("andrast", "sea", [(358, 1134), (328, 1176), (314, 1226), (334, 1264), (378, 1274), (424, 1256), (472, 1246)]),
    ("anfalas", "sea", [(534, 1258), (596, 1262), (648, 1280), (692, 1312)]),
    ("dol-amroth", "sea", [(708, 1352), (738, 1392), (786, 1402), (828, 1382), (852, 1342), (882, 1312)]),
    ("lamedon", "sea", [(914, 1294), (946, 1292), (974, 1300)]),
    ("pelargir", "sea", [(1004, 1322), (1034, 1346), (1076, 1350)]),
    ("west-harondor", "sea", [(1058, 1374), (1066, 1394), (1086, 1408)]),
    ("umbar", "sea", [(1046, 1418), (1010, 1414), (978, 1430), (950, 1440), (938, 1470)]),
    ("umbar", "south", [(1250, 1470)]),
    ("near-harad", "south", [(1690, 1470)]),
    ("far-harad", "south", [(1970, 1470)]),
    ("far-harad", "east", [(1970, 1370)]),
    ("khand", "east", [(1970, 1250)]),
    ("gorgoroth", "east", [(1970, 1010)]),
    ("south-rhun", "east", [(1970, 600)]),
    ("east-rhun", "east", [(1970, 345)]),
    ("iron-hills", "east", [(1970, 100)]),
    ("iron-hills", "north", [(1880, 92), (1790, 98)]),
    ("erebor", "north", [(1690, 90), (1585, 100)]),
    ("withered-heath", "north", [(1490, 108), (1400, 98)]),
    ("northern-mirkwood", "north", [(1300, 110), (1200, 104)]),
    ("carrock", "north", [(1160, 98), (1116, 108)]),
    ("mount-gundabad", "north", [(1000, 98), (880, 106)]),
    ("mount-gram", "north", [(800, 96), (715, 104)]),
    ("angmar", "north", [(640, 94), (560, 102)]),
    ("arnor", "north", [(480, 90), (392, 78)]),
]  # fmt: skip

# Where the printed board's places are moved so that straight lines between neighbours never cross.
MOVED: dict[str, Xy] = {
    "north-rhun": (0.85, 0.30), "east-rhun": (0.90, 0.26), "minas-tirith": (0.655, 0.69), "osgiliath": (0.69, 0.76),
    "grey-havens": (0.238, 0.262), "tower-hills": (0.286, 0.262), "dead-marshes": (0.692, 0.583),
    "old-forest": (0.335, 0.272), "barad-dur": (0.82, 0.625), "gorgoroth": (0.86, 0.72),
}  # fmt: skip

# Where regions are drawn towards, if not to their place on the printed board.
WISH: dict[str, Xy] = {
    "tower-hills": (395, 525), "harlindon": (200, 590), "grey-havens": (350, 425), "south-ered-luin": (340, 655),
    "the-shire": (490, 405), "westemnet": (920, 930), "helms-deep": (765, 1010), "edoras": (985, 1040),
    "erech": (835, 1130), "lamedon": (965, 1200), "anfalas": (600, 1160), "umbar": (1110, 1430),
    "near-harad": (1410, 1425), "dale": (1630, 290), "vale-of-the-carnen": (1760, 390), "iron-hills": (1850, 230),
    "east-rhun": (1890, 430), "erebor": (1660, 165), "withered-heath": (1480, 165),
    "sea-of-rhun": (1825, 630), "dol-amroth": (780, 1290), "old-forest": (560, 475),
    "carrock": (1200, 230), "khand": (1830, 1310), "orthanc": (770, 815), "minhiriath": (440, 740),
}  # fmt: skip

# Inner seas: a ring of regions round water that nobody crosses.
LAKES: dict[str, frozenset[str]] = {
    "sea-of-rhun": frozenset({"north-rhun", "northern-dorwinion", "southern-dorwinion", "south-rhun", "east-rhun"}),
}

# Room wanted: strongholds, other settlements, open country; some lands are simply large.
ROOM = {"stronghold": 21.0, "city": 17.5, "town": 16.5, "fortification": 16.0, "": 14.0}
LARGE: dict[str, float] = {
    "gorgoroth": 41, "sea-of-rhun": 19, "enedwaith": 22, "anfalas": 20, "far-harad": 20, "near-harad": 23,
    "south-rhun": 24, "east-rhun": 22, "iron-hills": 30, "arnor": 17, "minhiriath": 17, "harlindon": 21,
    "forlindon": 17, "south-ered-luin": 16, "eastemnet": 17, "osgiliath": 17, "dale": 21, "umbar": 19, "khand": 17,
    "moria": 26, "mount-gundabad": 26, "north-dunland": 19, "northern-mirkwood": 18.5, "tower-hills": 18,
    "trollshaws": 18.5, "northern-rhovanion": 17, "fords-of-isen": 19, "north-downs": 15.5, "goblins-gate": 15,
    "north-anduin-vale": 15.5, "south-anduin-vale": 14.5,
    "rivendell": 22, "south-dunland": 17.5, "barad-dur": 19, "minas-morgul": 20, "eagles-eyrie": 15,
    "old-forest-road": 16,
}  # fmt: skip

# Rivers from source to mouth: along a border ("a|b") or over a spot.
RIVERS: dict[str, list[str | Xy]] = {
    "anduin": ["eagles-eyrie|carrock", "old-ford|carrock", "old-ford|rhosgobel", "gladden-fields|rhosgobel",
               "gladden-fields|north-anduin-vale", "dimrill-dale|north-anduin-vale", "dimrill-dale|south-anduin-vale",
               "parth-celebrant|south-anduin-vale", "parth-celebrant|western-brown-lands",
               "eastemnet|western-brown-lands", "eastemnet|western-emyn-muil", "druadan-forest|western-emyn-muil",
               "druadan-forest|dead-marshes", "druadan-forest|osgiliath", "minas-tirith|osgiliath",
               "lossarnach|osgiliath", "pelargir|osgiliath", "pelargir|west-harondor"],
    "baranduin": ["the-shire|buckland", "the-shire|old-forest", "old-forest|south-ered-luin",
                  "cardolan|south-ered-luin", "minhiriath|south-ered-luin"],
    "lhun": ["north-ered-luin|evendim", "ered-luin|evendim", "ered-luin|tower-hills", "grey-havens|tower-hills"],
    "greyflood": ["ettenmoors|weather-hills", "trollshaws|weather-hills", "trollshaws|south-downs",
                  "hollin|south-downs", "north-dunland|south-downs", "cardolan|north-dunland", "cardolan|tharbad",
                  "minhiriath|tharbad", "minhiriath|enedwaith"],
    "bruinen": ["rivendell|trollshaws", "fords-of-bruinen|trollshaws", "hollin|trollshaws"],
    "isen": ["orthanc|gap-of-rohan", "fords-of-isen|gap-of-rohan", "druwaith-iaur|gap-of-rohan",
             "druwaith-iaur|enedwaith"],
    "entwash": ["fangorn|westemnet", "westemnet|eastemnet", "folde|eastemnet", "eastemnet|druadan-forest"],
    "silverlode": ["dimrill-dale|lorien", "dimrill-dale|parth-celebrant"],
    "limlight": ["fangorn|parth-celebrant", "eastemnet|parth-celebrant"],
    "celduin": ["dale|northern-rhovanion", "vale-of-the-carnen|northern-rhovanion",
                "vale-of-the-carnen|vale-of-the-celduin", "north-rhun|vale-of-the-celduin",
                "north-rhun|northern-dorwinion"],
    "carnen": ["vale-of-the-carnen|iron-hills", "vale-of-the-carnen|east-rhun", "vale-of-the-carnen|north-rhun"],
    "harnen": ["east-harondor|near-harad", "west-harondor|near-harad", "west-harondor|umbar"],
    "poros": ["south-ithilien|east-harondor", "south-ithilien|west-harondor", "osgiliath|west-harondor"],
    "morthond": ["anfalas|erech", "anfalas|dol-amroth"],
    "gilrain": ["erech|lamedon", "dol-amroth|lamedon"],
}  # fmt: skip

# The Mordor track, from the gates to the Crack of Doom.
MORDOR: list[Xy] = [(1768, 1124), (1800, 1164), (1846, 1182), (1892, 1170), (1926, 1136), (1938, 1086)]

# The look of mountains, by region: a wall takes it from the regions beside it.
TONE: dict[str, str] = {
    **dict.fromkeys(("forlindon", "ered-luin", "north-ered-luin", "harlindon", "tower-hills"), "blue"),
    **dict.fromkeys(("anfalas", "erech", "lamedon", "edoras", "helms-deep", "druwaith-iaur", "andrast", "folde",
                     "fords-of-isen", "minas-tirith", "lossarnach", "druadan-forest", "westemnet"), "white"),
    **dict.fromkeys(("gorgoroth", "nurn", "barad-dur", "morannon", "minas-morgul", "khand", "ash-mountains",
                     "south-ithilien", "north-ithilien", "east-harondor"), "black"),
}  # fmt: skip

# What country a region is; grass if not named.
SCENERY: dict[str, str] = {
    **dict.fromkeys(("western-mirkwood", "northern-mirkwood", "woodland-realm", "eastern-mirkwood", "dol-guldur",
                     "southern-mirkwood", "narrows-of-the-forest", "old-forest-road"), "firs"),
    **dict.fromkeys(("fangorn", "old-forest", "druadan-forest"), "oaks"),
    "lorien": "mallorns",
    **dict.fromkeys(("trollshaws", "bree", "north-ithilien", "south-ithilien", "grey-havens", "rhosgobel",
                     "rivendell"), "thin-wood"),
    **dict.fromkeys(("high-pass", "goblins-gate", "mount-gundabad", "mount-gram", "moria", "eagles-eyrie",
                     "north-ered-luin", "ered-luin", "barad-dur", "ash-mountains", "morannon",
                     "minas-morgul"), "peaks"),
    **dict.fromkeys(("tower-hills", "evendim", "north-downs", "south-downs", "weather-hills", "iron-hills",
                     "ettenmoors", "erebor", "withered-heath", "druwaith-iaur", "andrast", "south-ered-luin"), "hills"),
    **dict.fromkeys(("forlindon", "harlindon", "arnor", "angmar", "hollin", "north-dunland", "south-dunland", "erech",
                     "lamedon", "anfalas", "dimrill-dale", "helms-deep", "orthanc"), "few-hills"),
    **dict.fromkeys(("the-shire", "buckland", "dale", "lossarnach", "pelargir", "dol-amroth", "minas-tirith",
                     "northern-dorwinion"), "fields"),
    **dict.fromkeys(("dead-marshes", "gladden-fields"), "reeds"),
    **dict.fromkeys(("gorgoroth", "dagorlad", "nurn"), "waste"),
    **dict.fromkeys(("western-brown-lands", "eastern-brown-lands", "noman-lands"), "brown"),
    **dict.fromkeys(("near-harad", "far-harad", "khand", "umbar", "east-harondor"), "dunes"),
    **dict.fromkeys(("western-emyn-muil", "eastern-emyn-muil"), "crags"),
}  # fmt: skip

# North of the playing ground, from west to east: from, to, drawings, rows of them.
WASTE: list[tuple[float, float, list[str], int]] = [
    (440, 700, ["hill1", "hill2", "tuft2"], 1),
    (700, 1090, ["misty-peak1", "misty-peak2", "misty-peak3"], 2),
    (1090, 1600, ["misty-peak1", "misty-peak2", "misty-peak3"], 2),
    (1600, 1950, ["hill1", "hill2", "tuft1"], 1),
]
