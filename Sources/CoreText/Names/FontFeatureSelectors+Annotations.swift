// More selectors of Apple's features of fonts, with the header's values, as far as UIKit does not have them.

/// The feature “simplified characters”.
public let kSimplifiedCharactersSelector = 1
/// The feature “JIS 1978 characters”.
public let kJIS1978CharactersSelector = 2
/// The feature “JIS 1983 characters”.
public let kJIS1983CharactersSelector = 3
/// The feature “JIS 1990 characters”.
public let kJIS1990CharactersSelector = 4
/// The feature “traditional alt one”.
public let kTraditionalAltOneSelector = 5
/// The feature “traditional alt two”.
public let kTraditionalAltTwoSelector = 6
/// The feature “traditional alt three”.
public let kTraditionalAltThreeSelector = 7
/// The feature “traditional alt four”.
public let kTraditionalAltFourSelector = 8
/// The feature “traditional alt five”.
public let kTraditionalAltFiveSelector = 9
/// The feature “expert characters”.
public let kExpertCharactersSelector = 10
/// The feature “JIS 2004 characters”.
public let kJIS2004CharactersSelector = 11
/// The feature “hojo characters”.
public let kHojoCharactersSelector = 12
/// The feature “NLC characters”.
public let kNLCCharactersSelector = 13
/// The feature “traditional names characters”.
public let kTraditionalNamesCharactersSelector = 14
/// The feature “proportional text”.
public let kProportionalTextSelector = 0
/// The feature “monospaced text”.
public let kMonospacedTextSelector = 1
/// The feature “half width text”.
public let kHalfWidthTextSelector = 2
/// The feature “third width text”.
public let kThirdWidthTextSelector = 3
/// The feature “quarter width text”.
public let kQuarterWidthTextSelector = 4
/// The feature “alt proportional text”.
public let kAltProportionalTextSelector = 5
/// The feature “alt half width text”.
public let kAltHalfWidthTextSelector = 6
/// The feature “no transliteration”.
public let kNoTransliterationSelector = 0
/// The feature “hanja to hangul”.
public let kHanjaToHangulSelector = 1
/// The feature “hiragana to katakana”.
public let kHiraganaToKatakanaSelector = 2
/// The feature “katakana to hiragana”.
public let kKatakanaToHiraganaSelector = 3
/// The feature “kana to romanization”.
public let kKanaToRomanizationSelector = 4
/// The feature “romanization to hiragana”.
public let kRomanizationToHiraganaSelector = 5
/// The feature “romanization to katakana”.
public let kRomanizationToKatakanaSelector = 6
/// The feature “hanja to hangul alt one”.
public let kHanjaToHangulAltOneSelector = 7
/// The feature “hanja to hangul alt two”.
public let kHanjaToHangulAltTwoSelector = 8
/// The feature “hanja to hangul alt three”.
public let kHanjaToHangulAltThreeSelector = 9
/// The feature “no annotation”.
public let kNoAnnotationSelector = 0
/// The feature “box annotation”.
public let kBoxAnnotationSelector = 1
/// The feature “rounded box annotation”.
public let kRoundedBoxAnnotationSelector = 2
/// The feature “circle annotation”.
public let kCircleAnnotationSelector = 3
/// The feature “inverted circle annotation”.
public let kInvertedCircleAnnotationSelector = 4
/// The feature “parenthesis annotation”.
public let kParenthesisAnnotationSelector = 5
/// The feature “period annotation”.
public let kPeriodAnnotationSelector = 6
/// The feature “roman numeral annotation”.
public let kRomanNumeralAnnotationSelector = 7
/// The feature “diamond annotation”.
public let kDiamondAnnotationSelector = 8
/// The feature “inverted box annotation”.
public let kInvertedBoxAnnotationSelector = 9
/// The feature “inverted rounded box annotation”.
public let kInvertedRoundedBoxAnnotationSelector = 10
/// The feature “full width kana”.
public let kFullWidthKanaSelector = 0
/// The feature “proportional kana”.
public let kProportionalKanaSelector = 1
/// The feature “full width ideographs”.
public let kFullWidthIdeographsSelector = 0
/// The feature “proportional ideographs”.
public let kProportionalIdeographsSelector = 1
/// The feature “half width ideographs”.
public let kHalfWidthIdeographsSelector = 2
/// The feature “canonical composition”, on.
public let kCanonicalCompositionOnSelector = 0
/// The feature “canonical composition”, off.
public let kCanonicalCompositionOffSelector = 1
/// The feature “compatibility composition”, on.
public let kCompatibilityCompositionOnSelector = 2
/// The feature “compatibility composition”, off.
public let kCompatibilityCompositionOffSelector = 3
/// The feature “transcoding composition”, on.
public let kTranscodingCompositionOnSelector = 4
/// The feature “transcoding composition”, off.
public let kTranscodingCompositionOffSelector = 5
/// The feature “no ruby kana”.
public let kNoRubyKanaSelector = 0
/// The feature “ruby kana”.
public let kRubyKanaSelector = 1
/// The feature “ruby kana”, on.
public let kRubyKanaOnSelector = 2
/// The feature “ruby kana”, off.
public let kRubyKanaOffSelector = 3
/// The feature “no CJK symbol alternatives”.
public let kNoCJKSymbolAlternativesSelector = 0
/// The feature “CJK symbol alt one”.
public let kCJKSymbolAltOneSelector = 1
/// The feature “CJK symbol alt two”.
public let kCJKSymbolAltTwoSelector = 2
/// The feature “CJK symbol alt three”.
public let kCJKSymbolAltThreeSelector = 3
/// The feature “CJK symbol alt four”.
public let kCJKSymbolAltFourSelector = 4
/// The feature “CJK symbol alt five”.
public let kCJKSymbolAltFiveSelector = 5
/// The feature “no ideographic alternatives”.
public let kNoIdeographicAlternativesSelector = 0
/// The feature “ideographic alt one”.
public let kIdeographicAltOneSelector = 1
/// The feature “ideographic alt two”.
public let kIdeographicAltTwoSelector = 2
/// The feature “ideographic alt three”.
public let kIdeographicAltThreeSelector = 3
/// The feature “ideographic alt four”.
public let kIdeographicAltFourSelector = 4
/// The feature “ideographic alt five”.
public let kIdeographicAltFiveSelector = 5
/// The feature “CJK vertical roman centered”.
public let kCJKVerticalRomanCenteredSelector = 0
/// The feature “CJK vertical roman h baseline”.
public let kCJKVerticalRomanHBaselineSelector = 1
/// The feature “no CJK italic roman”.
public let kNoCJKItalicRomanSelector = 0
/// The feature “CJK italic roman”.
public let kCJKItalicRomanSelector = 1
/// The feature “CJK italic roman”, on.
public let kCJKItalicRomanOnSelector = 2
/// The feature “CJK italic roman”, off.
public let kCJKItalicRomanOffSelector = 3
/// The feature “case sensitive spacing”, on.
public let kCaseSensitiveSpacingOnSelector = 2
/// The feature “case sensitive spacing”, off.
public let kCaseSensitiveSpacingOffSelector = 3
/// The feature “alternate horiz kana”, on.
public let kAlternateHorizKanaOnSelector = 0
/// The feature “alternate horiz kana”, off.
public let kAlternateHorizKanaOffSelector = 1
/// The feature “alternate vert kana”, on.
public let kAlternateVertKanaOnSelector = 2
/// The feature “alternate vert kana”, off.
public let kAlternateVertKanaOffSelector = 3
/// The feature “half width CJK roman”.
public let kHalfWidthCJKRomanSelector = 0
/// The feature “proportional CJK roman”.
public let kProportionalCJKRomanSelector = 1
/// The feature “default CJK roman”.
public let kDefaultCJKRomanSelector = 2
/// The feature “full width CJK roman”.
public let kFullWidthCJKRomanSelector = 3
