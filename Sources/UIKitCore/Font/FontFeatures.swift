/// The type of features that set how wide digits are.
public let kNumberSpacingType = 6
/// Digits of one width.
public let kMonospacedNumbersSelector = 0
/// Digits as wide as their shapes.
public let kProportionalNumbersSelector = 1
/// Digits a third of an em wide.
public let kThirdWidthNumbersSelector = 2
/// Digits a quarter of an em wide.
public let kQuarterWidthNumbersSelector = 3

/// The type of features that are ligatures.
public let kLigaturesType = 1
/// Required ligatures, on.
public let kRequiredLigaturesOnSelector = 0
/// Required ligatures, off.
public let kRequiredLigaturesOffSelector = 1
/// Common ligatures, on.
public let kCommonLigaturesOnSelector = 2
/// Common ligatures, off.
public let kCommonLigaturesOffSelector = 3
/// Rare ligatures, on.
public let kRareLigaturesOnSelector = 4
/// Rare ligatures, off.
public let kRareLigaturesOffSelector = 5
/// Ligatures by context, on.
public let kContextualLigaturesOnSelector = 18
/// Ligatures by context, off.
public let kContextualLigaturesOffSelector = 19
/// Historical ligatures, on.
public let kHistoricalLigaturesOnSelector = 20
/// Historical ligatures, off.
public let kHistoricalLigaturesOffSelector = 21

/// The type of features that are raised and lowered characters.
public let kVerticalPositionType = 10
/// Characters on the line.
public let kNormalPositionSelector = 0
/// Superiors.
public let kSuperiorsSelector = 1
/// Inferiors.
public let kInferiorsSelector = 2
/// Ordinals.
public let kOrdinalsSelector = 3
/// Scientific inferiors.
public let kScientificInferiorsSelector = 4

/// The type of features that are fractions.
public let kFractionsType = 11
/// Fractions as they are written.
public let kNoFractionsSelector = 0
/// Fractions with the line between.
public let kVerticalFractionsSelector = 1
/// Fractions with a slash.
public let kDiagonalFractionsSelector = 2

/// The type of features that are extras.
public let kTypographicExtrasType = 14
/// Zeros with a slash, on.
public let kSlashedZeroOnSelector = 4
/// Zeros with a slash, off.
public let kSlashedZeroOffSelector = 5

/// The type of features that are digits as high as small or as capital letters.
public let kNumberCaseType = 21
/// Digits as high as small letters.
public let kLowerCaseNumbersSelector = 0
/// Digits as high as capital letters.
public let kUpperCaseNumbersSelector = 1

/// The type of features that are signs that fit capital letters.
public let kCaseSensitiveLayoutType = 33
/// Signs that fit capital letters, on.
public let kCaseSensitiveLayoutOnSelector = 0
/// Signs that fit capital letters, off.
public let kCaseSensitiveLayoutOffSelector = 1

/// The type of features that are the font's stylistic sets.
public let kStylisticAlternativesType = 35
/// The font without its stylistic sets.
public let kNoStylisticAlternatesSelector = 0
/// The font's stylistic set 1, on.
public let kStylisticAltOneOnSelector = 2
/// The font's stylistic set 1, off.
public let kStylisticAltOneOffSelector = 3
/// The font's stylistic set 2, on.
public let kStylisticAltTwoOnSelector = 4
/// The font's stylistic set 2, off.
public let kStylisticAltTwoOffSelector = 5
/// The font's stylistic set 3, on.
public let kStylisticAltThreeOnSelector = 6
/// The font's stylistic set 3, off.
public let kStylisticAltThreeOffSelector = 7
/// The font's stylistic set 4, on.
public let kStylisticAltFourOnSelector = 8
/// The font's stylistic set 4, off.
public let kStylisticAltFourOffSelector = 9
/// The font's stylistic set 5, on.
public let kStylisticAltFiveOnSelector = 10
/// The font's stylistic set 5, off.
public let kStylisticAltFiveOffSelector = 11
/// The font's stylistic set 6, on.
public let kStylisticAltSixOnSelector = 12
/// The font's stylistic set 6, off.
public let kStylisticAltSixOffSelector = 13
/// The font's stylistic set 7, on.
public let kStylisticAltSevenOnSelector = 14
/// The font's stylistic set 7, off.
public let kStylisticAltSevenOffSelector = 15
/// The font's stylistic set 8, on.
public let kStylisticAltEightOnSelector = 16
/// The font's stylistic set 8, off.
public let kStylisticAltEightOffSelector = 17
/// The font's stylistic set 9, on.
public let kStylisticAltNineOnSelector = 18
/// The font's stylistic set 9, off.
public let kStylisticAltNineOffSelector = 19
/// The font's stylistic set 10, on.
public let kStylisticAltTenOnSelector = 20
/// The font's stylistic set 10, off.
public let kStylisticAltTenOffSelector = 21
/// The font's stylistic set 11, on.
public let kStylisticAltElevenOnSelector = 22
/// The font's stylistic set 11, off.
public let kStylisticAltElevenOffSelector = 23
/// The font's stylistic set 12, on.
public let kStylisticAltTwelveOnSelector = 24
/// The font's stylistic set 12, off.
public let kStylisticAltTwelveOffSelector = 25
/// The font's stylistic set 13, on.
public let kStylisticAltThirteenOnSelector = 26
/// The font's stylistic set 13, off.
public let kStylisticAltThirteenOffSelector = 27
/// The font's stylistic set 14, on.
public let kStylisticAltFourteenOnSelector = 28
/// The font's stylistic set 14, off.
public let kStylisticAltFourteenOffSelector = 29
/// The font's stylistic set 15, on.
public let kStylisticAltFifteenOnSelector = 30
/// The font's stylistic set 15, off.
public let kStylisticAltFifteenOffSelector = 31
/// The font's stylistic set 16, on.
public let kStylisticAltSixteenOnSelector = 32
/// The font's stylistic set 16, off.
public let kStylisticAltSixteenOffSelector = 33
/// The font's stylistic set 17, on.
public let kStylisticAltSeventeenOnSelector = 34
/// The font's stylistic set 17, off.
public let kStylisticAltSeventeenOffSelector = 35
/// The font's stylistic set 18, on.
public let kStylisticAltEighteenOnSelector = 36
/// The font's stylistic set 18, off.
public let kStylisticAltEighteenOffSelector = 37
/// The font's stylistic set 19, on.
public let kStylisticAltNineteenOnSelector = 38
/// The font's stylistic set 19, off.
public let kStylisticAltNineteenOffSelector = 39
/// The font's stylistic set 20, on.
public let kStylisticAltTwentyOnSelector = 40
/// The font's stylistic set 20, off.
public let kStylisticAltTwentyOffSelector = 41

/// The type of features that are alternates.
public let kContextualAlternatesType = 36
/// Alternates by context, on.
public let kContextualAlternatesOnSelector = 0
/// Alternates by context, off.
public let kContextualAlternatesOffSelector = 1
/// Swashes, on.
public let kSwashAlternatesOnSelector = 2
/// Swashes, off.
public let kSwashAlternatesOffSelector = 3
/// Swashes by context, on.
public let kContextualSwashAlternatesOnSelector = 4
/// Swashes by context, off.
public let kContextualSwashAlternatesOffSelector = 5

/// The type of features that are small letters.
public let kLowerCaseType = 37
/// Small letters as they are.
public let kDefaultLowerCaseSelector = 0
/// Small capitals for small letters.
public let kLowerCaseSmallCapsSelector = 1
/// Petite capitals for small letters.
public let kLowerCasePetiteCapsSelector = 2

/// The type of features that are capital letters.
public let kUpperCaseType = 38
/// Capital letters as they are.
public let kDefaultUpperCaseSelector = 0
/// Small capitals for capital letters.
public let kUpperCaseSmallCapsSelector = 1
/// Petite capitals for capital letters.
public let kUpperCasePetiteCapsSelector = 2
