// The types of Apple's features of fonts, with the header's values. Those that have a counterpart in OpenType are in
// UIKit.

/// The type of features “all typographic features”.
public let kAllTypographicFeaturesType = 0
/// The type of features “cursive connection”.
public let kCursiveConnectionType = 2
/// The type of features “letter case”.
public let kLetterCaseType = 3
/// The type of features “vertical substitution”.
public let kVerticalSubstitutionType = 4
/// The type of features “linguistic rearrangement”.
public let kLinguisticRearrangementType = 5
/// The type of features “smart swash”.
public let kSmartSwashType = 8
/// The type of features “diacritics”.
public let kDiacriticsType = 9
/// The type of features “overlapping characters”.
public let kOverlappingCharactersType = 13
/// The type of features “mathematical extras”.
public let kMathematicalExtrasType = 15
/// The type of features “ornament sets”.
public let kOrnamentSetsType = 16
/// The type of features “character alternatives”.
public let kCharacterAlternativesType = 17
/// The type of features “design complexity”.
public let kDesignComplexityType = 18
/// The type of features “style options”.
public let kStyleOptionsType = 19
/// The type of features “character shape”.
public let kCharacterShapeType = 20
/// The type of features “text spacing”.
public let kTextSpacingType = 22
/// The type of features “transliteration”.
public let kTransliterationType = 23
/// The type of features “annotation”.
public let kAnnotationType = 24
/// The type of features “kana spacing”.
public let kKanaSpacingType = 25
/// The type of features “ideographic spacing”.
public let kIdeographicSpacingType = 26
/// The type of features “unicode decomposition”.
public let kUnicodeDecompositionType = 27
/// The type of features “ruby kana”.
public let kRubyKanaType = 28
/// The type of features “CJK symbol alternatives”.
public let kCJKSymbolAlternativesType = 29
/// The type of features “ideographic alternatives”.
public let kIdeographicAlternativesType = 30
/// The type of features “CJK vertical roman placement”.
public let kCJKVerticalRomanPlacementType = 31
/// The type of features “italic CJK roman”.
public let kItalicCJKRomanType = 32
/// The type of features “alternate kana”.
public let kAlternateKanaType = 34
/// The type of features “language tag”.
public let kLanguageTagType = 39
/// The type of features “CJK roman spacing”.
public let kCJKRomanSpacingType = 103
/// The type of features “last feature”.
public let kLastFeatureType = -1
