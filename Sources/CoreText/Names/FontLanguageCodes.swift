// The languages of names in font files, with the header's values.

/// The language of names “russian”.
public let kFontRussian = 7
/// The language of names “english”.
public let kFontEnglishLanguage = 0
/// The language of names “french”.
public let kFontFrenchLanguage = 1
/// The language of names “german”.
public let kFontGermanLanguage = 2
/// The language of names “italian”.
public let kFontItalianLanguage = 3
/// The language of names “dutch”.
public let kFontDutchLanguage = 4
/// The language of names “swedish”.
public let kFontSwedishLanguage = 5
/// The language of names “spanish”.
public let kFontSpanishLanguage = 6
/// The language of names “danish”.
public let kFontDanishLanguage = 7
/// The language of names “portuguese”.
public let kFontPortugueseLanguage = 8
/// The language of names “norwegian”.
public let kFontNorwegianLanguage = 9
/// The language of names “hebrew”.
public let kFontHebrewLanguage = 10
/// The language of names “japanese”.
public let kFontJapaneseLanguage = 11
/// The language of names “arabic”.
public let kFontArabicLanguage = 12
/// The language of names “finnish”.
public let kFontFinnishLanguage = 13
/// The language of names “greek”.
public let kFontGreekLanguage = 14
/// The language of names “icelandic”.
public let kFontIcelandicLanguage = 15
/// The language of names “maltese”.
public let kFontMalteseLanguage = 16
/// The language of names “turkish”.
public let kFontTurkishLanguage = 17
/// The language of names “croatian”.
public let kFontCroatianLanguage = 18
/// The language of names “trad chinese”.
public let kFontTradChineseLanguage = 19
/// The language of names “urdu”.
public let kFontUrduLanguage = 20
/// The language of names “hindi”.
public let kFontHindiLanguage = 21
/// The language of names “thai”.
public let kFontThaiLanguage = 22
/// The language of names “korean”.
public let kFontKoreanLanguage = 23
/// The language of names “lithuanian”.
public let kFontLithuanianLanguage = 24
/// The language of names “polish”.
public let kFontPolishLanguage = 25
/// The language of names “hungarian”.
public let kFontHungarianLanguage = 26
/// The language of names “estonian”.
public let kFontEstonianLanguage = 27
/// The language of names “lettish”.
public let kFontLettishLanguage = 28
/// The language of names “latvian”.
public let kFontLatvianLanguage = 28
/// The language of names “saamisk”.
public let kFontSaamiskLanguage = 29
/// The language of names “lappish”.
public let kFontLappishLanguage = 29
/// The language of names “faeroese”.
public let kFontFaeroeseLanguage = 30
/// The language of names “farsi”.
public let kFontFarsiLanguage = 31
/// The language of names “persian”.
public let kFontPersianLanguage = 31
/// The language of names “russian”.
public let kFontRussianLanguage = 32
/// The language of names “simp chinese”.
public let kFontSimpChineseLanguage = 33
/// The language of names “flemish”.
public let kFontFlemishLanguage = 34
/// The language of names “irish”.
public let kFontIrishLanguage = 35
/// The language of names “albanian”.
public let kFontAlbanianLanguage = 36
/// The language of names “romanian”.
public let kFontRomanianLanguage = 37
/// The language of names “czech”.
public let kFontCzechLanguage = 38
/// The language of names “slovak”.
public let kFontSlovakLanguage = 39
/// The language of names “slovenian”.
public let kFontSlovenianLanguage = 40
/// The language of names “yiddish”.
public let kFontYiddishLanguage = 41
/// The language of names “serbian”.
public let kFontSerbianLanguage = 42
/// The language of names “macedonian”.
public let kFontMacedonianLanguage = 43
/// The language of names “bulgarian”.
public let kFontBulgarianLanguage = 44
/// The language of names “ukrainian”.
public let kFontUkrainianLanguage = 45
/// The language of names “byelorussian”.
public let kFontByelorussianLanguage = 46
/// The language of names “uzbek”.
public let kFontUzbekLanguage = 47
/// The language of names “kazakh”.
public let kFontKazakhLanguage = 48
/// The language of names “azerbaijani”.
public let kFontAzerbaijaniLanguage = 49
/// The language of names “azerbaijan ar”.
public let kFontAzerbaijanArLanguage = 50
/// The language of names “armenian”.
public let kFontArmenianLanguage = 51
/// The language of names “georgian”.
public let kFontGeorgianLanguage = 52
/// The language of names “moldavian”.
public let kFontMoldavianLanguage = 53
/// The language of names “kirghiz”.
public let kFontKirghizLanguage = 54
/// The language of names “tajiki”.
public let kFontTajikiLanguage = 55
/// The language of names “turkmen”.
public let kFontTurkmenLanguage = 56
/// The language of names “mongolian”.
public let kFontMongolianLanguage = 57
/// The language of names “mongolian cyr”.
public let kFontMongolianCyrLanguage = 58
/// The language of names “pashto”.
public let kFontPashtoLanguage = 59
/// The language of names “kurdish”.
public let kFontKurdishLanguage = 60
/// The language of names “kashmiri”.
public let kFontKashmiriLanguage = 61
/// The language of names “sindhi”.
public let kFontSindhiLanguage = 62
/// The language of names “tibetan”.
public let kFontTibetanLanguage = 63
/// The language of names “nepali”.
public let kFontNepaliLanguage = 64
/// The language of names “sanskrit”.
public let kFontSanskritLanguage = 65
/// The language of names “marathi”.
public let kFontMarathiLanguage = 66
/// The language of names “bengali”.
public let kFontBengaliLanguage = 67
/// The language of names “assamese”.
public let kFontAssameseLanguage = 68
/// The language of names “gujarati”.
public let kFontGujaratiLanguage = 69
/// The language of names “punjabi”.
public let kFontPunjabiLanguage = 70
/// The language of names “oriya”.
public let kFontOriyaLanguage = 71
/// The language of names “malayalam”.
public let kFontMalayalamLanguage = 72
/// The language of names “kannada”.
public let kFontKannadaLanguage = 73
/// The language of names “tamil”.
public let kFontTamilLanguage = 74
/// The language of names “telugu”.
public let kFontTeluguLanguage = 75
/// The language of names “sinhalese”.
public let kFontSinhaleseLanguage = 76
/// The language of names “burmese”.
public let kFontBurmeseLanguage = 77
/// The language of names “khmer”.
public let kFontKhmerLanguage = 78
/// The language of names “lao”.
public let kFontLaoLanguage = 79
/// The language of names “vietnamese”.
public let kFontVietnameseLanguage = 80
/// The language of names “indonesian”.
public let kFontIndonesianLanguage = 81
/// The language of names “tagalog”.
public let kFontTagalogLanguage = 82
/// The language of names “malay roman”.
public let kFontMalayRomanLanguage = 83
/// The language of names “malay arabic”.
public let kFontMalayArabicLanguage = 84
/// The language of names “amharic”.
public let kFontAmharicLanguage = 85
/// The language of names “tigrinya”.
public let kFontTigrinyaLanguage = 86
/// The language of names “galla”.
public let kFontGallaLanguage = 87
/// The language of names “oromo”.
public let kFontOromoLanguage = 87
/// The language of names “somali”.
public let kFontSomaliLanguage = 88
/// The language of names “swahili”.
public let kFontSwahiliLanguage = 89
/// The language of names “ruanda”.
public let kFontRuandaLanguage = 90
/// The language of names “rundi”.
public let kFontRundiLanguage = 91
/// The language of names “chewa”.
public let kFontChewaLanguage = 92
/// The language of names “malagasy”.
public let kFontMalagasyLanguage = 93
/// The language of names “esperanto”.
public let kFontEsperantoLanguage = 94
/// The language of names “welsh”.
public let kFontWelshLanguage = 128
/// The language of names “basque”.
public let kFontBasqueLanguage = 129
/// The language of names “catalan”.
public let kFontCatalanLanguage = 130
/// The language of names “latin”.
public let kFontLatinLanguage = 131
/// The language of names “quechua”.
public let kFontQuechuaLanguage = 132
/// The language of names “guarani”.
public let kFontGuaraniLanguage = 133
/// The language of names “aymara”.
public let kFontAymaraLanguage = 134
/// The language of names “tatar”.
public let kFontTatarLanguage = 135
/// The language of names “uighur”.
public let kFontUighurLanguage = 136
/// The language of names “dzongkha”.
public let kFontDzongkhaLanguage = 137
/// The language of names “javanese rom”.
public let kFontJavaneseRomLanguage = 138
/// The language of names “sundanese rom”.
public let kFontSundaneseRomLanguage = 139
/// No language of names in font files.
public let kFontNoLanguageCode = 0xFFFF_FFFF
