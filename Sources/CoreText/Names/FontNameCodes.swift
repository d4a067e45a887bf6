// The kinds, platforms and scripts of names in font files, with the header's values.

/// The unicode platform of names in font files.
public let kFontUnicodePlatform = 0
/// The macintosh platform of names in font files.
public let kFontMacintoshPlatform = 1
/// The reserved platform of names in font files.
public let kFontReservedPlatform = 2
/// The microsoft platform of names in font files.
public let kFontMicrosoftPlatform = 3
/// The custom platform of names in font files.
public let kFontCustomPlatform = 4
/// The unicode default semantics of names in font files.
public let kFontUnicodeDefaultSemantics = 0
/// The unicode v 1 1 semantics of names in font files.
public let kFontUnicodeV1_1Semantics = 1
/// The ISO 10646 1993 semantics of names in font files.
public let kFontISO10646_1993Semantics = 2
/// The unicode v 2 0 BMP only semantics of names in font files.
public let kFontUnicodeV2_0BMPOnlySemantics = 3
/// The unicode v 2 0 full coverage semantics of names in font files.
public let kFontUnicodeV2_0FullCoverageSemantics = 4
/// The unicode v 4 0 variation sequence semantics of names in font files.
public let kFontUnicodeV4_0VariationSequenceSemantics = 5
/// The unicode full repertoire of names in font files.
public let kFontUnicode_FullRepertoire = 6
/// The roman script of names in font files.
public let kFontRomanScript = 0
/// The japanese script of names in font files.
public let kFontJapaneseScript = 1
/// The traditional chinese script of names in font files.
public let kFontTraditionalChineseScript = 2
/// The chinese script of names in font files.
public let kFontChineseScript = 2
/// The korean script of names in font files.
public let kFontKoreanScript = 3
/// The arabic script of names in font files.
public let kFontArabicScript = 4
/// The hebrew script of names in font files.
public let kFontHebrewScript = 5
/// The greek script of names in font files.
public let kFontGreekScript = 6
/// The cyrillic script of names in font files.
public let kFontCyrillicScript = 7
/// The r symbol script of names in font files.
public let kFontRSymbolScript = 8
/// The devanagari script of names in font files.
public let kFontDevanagariScript = 9
/// The gurmukhi script of names in font files.
public let kFontGurmukhiScript = 10
/// The gujarati script of names in font files.
public let kFontGujaratiScript = 11
/// The oriya script of names in font files.
public let kFontOriyaScript = 12
/// The bengali script of names in font files.
public let kFontBengaliScript = 13
/// The tamil script of names in font files.
public let kFontTamilScript = 14
/// The telugu script of names in font files.
public let kFontTeluguScript = 15
/// The kannada script of names in font files.
public let kFontKannadaScript = 16
/// The malayalam script of names in font files.
public let kFontMalayalamScript = 17
/// The sinhalese script of names in font files.
public let kFontSinhaleseScript = 18
/// The burmese script of names in font files.
public let kFontBurmeseScript = 19
/// The khmer script of names in font files.
public let kFontKhmerScript = 20
/// The thai script of names in font files.
public let kFontThaiScript = 21
/// The laotian script of names in font files.
public let kFontLaotianScript = 22
/// The georgian script of names in font files.
public let kFontGeorgianScript = 23
/// The armenian script of names in font files.
public let kFontArmenianScript = 24
/// The simple chinese script of names in font files.
public let kFontSimpleChineseScript = 25
/// The tibetan script of names in font files.
public let kFontTibetanScript = 26
/// The mongolian script of names in font files.
public let kFontMongolianScript = 27
/// The geez script of names in font files.
public let kFontGeezScript = 28
/// The ethiopic script of names in font files.
public let kFontEthiopicScript = 28
/// The amharic script of names in font files.
public let kFontAmharicScript = 28
/// The slavic script of names in font files.
public let kFontSlavicScript = 29
/// The east european roman script of names in font files.
public let kFontEastEuropeanRomanScript = 29
/// The vietnamese script of names in font files.
public let kFontVietnameseScript = 30
/// The extended arabic script of names in font files.
public let kFontExtendedArabicScript = 31
/// The sindhi script of names in font files.
public let kFontSindhiScript = 31
/// The uninterpreted script of names in font files.
public let kFontUninterpretedScript = 32
/// The microsoft symbol script of names in font files.
public let kFontMicrosoftSymbolScript = 0
/// The microsoft standard script of names in font files.
public let kFontMicrosoftStandardScript = 1
/// The microsoft UCS 4 script of names in font files.
public let kFontMicrosoftUCS4Script = 10
/// The custom 8 bit script of names in font files.
public let kFontCustom8BitScript = 0
/// The custom 816 bit script of names in font files.
public let kFontCustom816BitScript = 1
/// The custom 16 bit script of names in font files.
public let kFontCustom16BitScript = 2
/// The copyright name of names in font files.
public let kFontCopyrightName = 0
/// The family name of names in font files.
public let kFontFamilyName = 1
/// The style name of names in font files.
public let kFontStyleName = 2
/// The unique name of names in font files.
public let kFontUniqueName = 3
/// The full name of names in font files.
public let kFontFullName = 4
/// The version name of names in font files.
public let kFontVersionName = 5
/// The postscript name of names in font files.
public let kFontPostscriptName = 6
/// The trademark name of names in font files.
public let kFontTrademarkName = 7
/// The manufacturer name of names in font files.
public let kFontManufacturerName = 8
/// The designer name of names in font files.
public let kFontDesignerName = 9
/// The description name of names in font files.
public let kFontDescriptionName = 10
/// The vendor URL name of names in font files.
public let kFontVendorURLName = 11
/// The designer URL name of names in font files.
public let kFontDesignerURLName = 12
/// The license description name of names in font files.
public let kFontLicenseDescriptionName = 13
/// The license info URL name of names in font files.
public let kFontLicenseInfoURLName = 14
/// The preferred family name of names in font files.
public let kFontPreferredFamilyName = 16
/// The preferred subfamily name of names in font files.
public let kFontPreferredSubfamilyName = 17
/// The mac compatible full name of names in font files.
public let kFontMacCompatibleFullName = 18
/// The sample text name of names in font files.
public let kFontSampleTextName = 19
/// The post script CID name of names in font files.
public let kFontPostScriptCIDName = 20
/// The last reserved name of names in font files.
public let kFontLastReservedName = 255
/// No kind of names in font files.
public let kFontNoNameCode = 0xFFFF_FFFF
/// No platform of names in font files.
public let kFontNoPlatformCode = 0xFFFF_FFFF
/// No script of names in font files.
public let kFontNoScriptCode = 0xFFFF_FFFF
