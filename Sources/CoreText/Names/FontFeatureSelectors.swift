// The selectors of Apple's features of fonts, with the header's values, as far as UIKit does not have them.

/// The feature “all type features”, on.
public let kAllTypeFeaturesOnSelector = 0
/// The feature “all type features”, off.
public let kAllTypeFeaturesOffSelector = 1
/// The feature “logos”, on.
public let kLogosOnSelector = 6
/// The feature “logos”, off.
public let kLogosOffSelector = 7
/// The feature “rebus pictures”, on.
public let kRebusPicturesOnSelector = 8
/// The feature “rebus pictures”, off.
public let kRebusPicturesOffSelector = 9
/// The feature “diphthong ligatures”, on.
public let kDiphthongLigaturesOnSelector = 10
/// The feature “diphthong ligatures”, off.
public let kDiphthongLigaturesOffSelector = 11
/// The feature “squared ligatures”, on.
public let kSquaredLigaturesOnSelector = 12
/// The feature “squared ligatures”, off.
public let kSquaredLigaturesOffSelector = 13
/// The feature “abbrev squared ligatures”, on.
public let kAbbrevSquaredLigaturesOnSelector = 14
/// The feature “abbrev squared ligatures”, off.
public let kAbbrevSquaredLigaturesOffSelector = 15
/// The feature “symbol ligatures”, on.
public let kSymbolLigaturesOnSelector = 16
/// The feature “symbol ligatures”, off.
public let kSymbolLigaturesOffSelector = 17
/// The feature “unconnected”.
public let kUnconnectedSelector = 0
/// The feature “partially connected”.
public let kPartiallyConnectedSelector = 1
/// The feature “cursive”.
public let kCursiveSelector = 2
/// The feature “upper and lower case”.
public let kUpperAndLowerCaseSelector = 0
/// The feature “all caps”.
public let kAllCapsSelector = 1
/// The feature “all lower case”.
public let kAllLowerCaseSelector = 2
/// The feature “small caps”.
public let kSmallCapsSelector = 3
/// The feature “initial caps”.
public let kInitialCapsSelector = 4
/// The feature “initial caps and small caps”.
public let kInitialCapsAndSmallCapsSelector = 5
/// The feature “substitute vertical forms”, on.
public let kSubstituteVerticalFormsOnSelector = 0
/// The feature “substitute vertical forms”, off.
public let kSubstituteVerticalFormsOffSelector = 1
/// The feature “linguistic rearrangement”, on.
public let kLinguisticRearrangementOnSelector = 0
/// The feature “linguistic rearrangement”, off.
public let kLinguisticRearrangementOffSelector = 1
/// The feature “word initial swashes”, on.
public let kWordInitialSwashesOnSelector = 0
/// The feature “word initial swashes”, off.
public let kWordInitialSwashesOffSelector = 1
/// The feature “word final swashes”, on.
public let kWordFinalSwashesOnSelector = 2
/// The feature “word final swashes”, off.
public let kWordFinalSwashesOffSelector = 3
/// The feature “line initial swashes”, on.
public let kLineInitialSwashesOnSelector = 4
/// The feature “line initial swashes”, off.
public let kLineInitialSwashesOffSelector = 5
/// The feature “line final swashes”, on.
public let kLineFinalSwashesOnSelector = 6
/// The feature “line final swashes”, off.
public let kLineFinalSwashesOffSelector = 7
/// The feature “non final swashes”, on.
public let kNonFinalSwashesOnSelector = 8
/// The feature “non final swashes”, off.
public let kNonFinalSwashesOffSelector = 9
/// The feature “show diacritics”.
public let kShowDiacriticsSelector = 0
/// The feature “hide diacritics”.
public let kHideDiacriticsSelector = 1
/// The feature “decompose diacritics”.
public let kDecomposeDiacriticsSelector = 2
/// The feature “prevent overlap”, on.
public let kPreventOverlapOnSelector = 0
/// The feature “prevent overlap”, off.
public let kPreventOverlapOffSelector = 1
/// The feature “hyphens to em dash”, on.
public let kHyphensToEmDashOnSelector = 0
/// The feature “hyphens to em dash”, off.
public let kHyphensToEmDashOffSelector = 1
/// The feature “hyphen to en dash”, on.
public let kHyphenToEnDashOnSelector = 2
/// The feature “hyphen to en dash”, off.
public let kHyphenToEnDashOffSelector = 3
/// The feature “form interrobang”, on.
public let kFormInterrobangOnSelector = 6
/// The feature “form interrobang”, off.
public let kFormInterrobangOffSelector = 7
/// The feature “smart quotes”, on.
public let kSmartQuotesOnSelector = 8
/// The feature “smart quotes”, off.
public let kSmartQuotesOffSelector = 9
/// The feature “periods to ellipsis”, on.
public let kPeriodsToEllipsisOnSelector = 10
/// The feature “periods to ellipsis”, off.
public let kPeriodsToEllipsisOffSelector = 11
/// The feature “hyphen to minus”, on.
public let kHyphenToMinusOnSelector = 0
/// The feature “hyphen to minus”, off.
public let kHyphenToMinusOffSelector = 1
/// The feature “asterisk to multiply”, on.
public let kAsteriskToMultiplyOnSelector = 2
/// The feature “asterisk to multiply”, off.
public let kAsteriskToMultiplyOffSelector = 3
/// The feature “slash to divide”, on.
public let kSlashToDivideOnSelector = 4
/// The feature “slash to divide”, off.
public let kSlashToDivideOffSelector = 5
/// The feature “inequality ligatures”, on.
public let kInequalityLigaturesOnSelector = 6
/// The feature “inequality ligatures”, off.
public let kInequalityLigaturesOffSelector = 7
/// The feature “exponents”, on.
public let kExponentsOnSelector = 8
/// The feature “exponents”, off.
public let kExponentsOffSelector = 9
/// The feature “mathematical greek”, on.
public let kMathematicalGreekOnSelector = 10
/// The feature “mathematical greek”, off.
public let kMathematicalGreekOffSelector = 11
/// The feature “no ornaments”.
public let kNoOrnamentsSelector = 0
/// The feature “dingbats”.
public let kDingbatsSelector = 1
/// The feature “pi characters”.
public let kPiCharactersSelector = 2
/// The feature “fleurons”.
public let kFleuronsSelector = 3
/// The feature “decorative borders”.
public let kDecorativeBordersSelector = 4
/// The feature “international symbols”.
public let kInternationalSymbolsSelector = 5
/// The feature “math symbols”.
public let kMathSymbolsSelector = 6
/// The feature “no alternates”.
public let kNoAlternatesSelector = 0
/// The feature “design level 1”.
public let kDesignLevel1Selector = 0
/// The feature “design level 2”.
public let kDesignLevel2Selector = 1
/// The feature “design level 3”.
public let kDesignLevel3Selector = 2
/// The feature “design level 4”.
public let kDesignLevel4Selector = 3
/// The feature “design level 5”.
public let kDesignLevel5Selector = 4
/// The feature “no style options”.
public let kNoStyleOptionsSelector = 0
/// The feature “display text”.
public let kDisplayTextSelector = 1
/// The feature “engraved text”.
public let kEngravedTextSelector = 2
/// The feature “illuminated caps”.
public let kIlluminatedCapsSelector = 3
/// The feature “titling caps”.
public let kTitlingCapsSelector = 4
/// The feature “tall caps”.
public let kTallCapsSelector = 5
/// The feature “traditional characters”.
public let kTraditionalCharactersSelector = 0
