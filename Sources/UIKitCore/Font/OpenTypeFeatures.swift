/// The OpenType features that correspond to Apple's features by type and selector.
enum OpenTypeFeatures {
  private struct Key: Hashable {
    let type: Int
    let selector: Int

    init(_ type: Int, _ selector: Int) {
      self.type = type
      self.selector = selector
    }
  }

  /// Returns the values that a feature sets, by tag; nil for an unknown feature.
  static func values(type: Int, selector: Int) -> [String: Int]? {
    if type == kStylisticAlternativesType {
      if selector == kNoStylisticAlternatesSelector {
        return Dictionary(uniqueKeysWithValues: (1...20).map { (set($0), 0) })
      }
      let number = selector / 2
      return (1...20).contains(number) ? [set(number): 1 - selector % 2] : nil
    }
    return table[Key(type, selector)]
  }

  /// Returns whether fonts use a feature unless it is set to 0.
  static func isOnByDefault(_ tag: String) -> Bool { ["rlig", "liga", "clig", "calt"].contains(tag) }

  private static func set(_ number: Int) -> String { number < 10 ? "ss0\(number)" : "ss\(number)" }

  private static let table: [Key: [String: Int]] = [
    Key(kNumberSpacingType, kThirdWidthNumbersSelector): ["twid": 1],
    Key(kNumberSpacingType, kQuarterWidthNumbersSelector): ["qwid": 1],
    Key(kLigaturesType, kRequiredLigaturesOnSelector): ["rlig": 1],
    Key(kLigaturesType, kRequiredLigaturesOffSelector): ["rlig": 0],
    Key(kLigaturesType, kCommonLigaturesOnSelector): ["liga": 1],
    Key(kLigaturesType, kCommonLigaturesOffSelector): ["liga": 0],
    Key(kLigaturesType, kRareLigaturesOnSelector): ["dlig": 1],
    Key(kLigaturesType, kRareLigaturesOffSelector): ["dlig": 0],
    Key(kLigaturesType, kContextualLigaturesOnSelector): ["clig": 1],
    Key(kLigaturesType, kContextualLigaturesOffSelector): ["clig": 0],
    Key(kLigaturesType, kHistoricalLigaturesOnSelector): ["hlig": 1],
    Key(kLigaturesType, kHistoricalLigaturesOffSelector): ["hlig": 0],
    Key(kVerticalPositionType, kNormalPositionSelector): ["ordn": 0, "sinf": 0, "subs": 0, "sups": 0],
    Key(kVerticalPositionType, kSuperiorsSelector): ["sups": 1],
    Key(kVerticalPositionType, kInferiorsSelector): ["subs": 1],
    Key(kVerticalPositionType, kOrdinalsSelector): ["ordn": 1],
    Key(kVerticalPositionType, kScientificInferiorsSelector): ["sinf": 1],
    Key(kFractionsType, kNoFractionsSelector): ["afrc": 0, "frac": 0],
    Key(kFractionsType, kVerticalFractionsSelector): ["afrc": 1],
    Key(kFractionsType, kDiagonalFractionsSelector): ["frac": 1],
    Key(kTypographicExtrasType, kSlashedZeroOnSelector): ["zero": 1],
    Key(kTypographicExtrasType, kSlashedZeroOffSelector): ["zero": 0],
    Key(kNumberCaseType, kLowerCaseNumbersSelector): ["onum": 1],
    Key(kNumberCaseType, kUpperCaseNumbersSelector): ["lnum": 1],
    Key(kCaseSensitiveLayoutType, kCaseSensitiveLayoutOnSelector): ["case": 1],
    Key(kCaseSensitiveLayoutType, kCaseSensitiveLayoutOffSelector): ["case": 0],
    Key(kContextualAlternatesType, kContextualAlternatesOnSelector): ["calt": 1],
    Key(kContextualAlternatesType, kContextualAlternatesOffSelector): ["calt": 0],
    Key(kContextualAlternatesType, kSwashAlternatesOnSelector): ["swsh": 1],
    Key(kContextualAlternatesType, kSwashAlternatesOffSelector): ["swsh": 0],
    Key(kContextualAlternatesType, kContextualSwashAlternatesOnSelector): ["cswh": 1],
    Key(kContextualAlternatesType, kContextualSwashAlternatesOffSelector): ["cswh": 0],
    Key(kLowerCaseType, kDefaultLowerCaseSelector): ["pcap": 0, "smcp": 0],
    Key(kLowerCaseType, kLowerCaseSmallCapsSelector): ["smcp": 1],
    Key(kLowerCaseType, kLowerCasePetiteCapsSelector): ["pcap": 1],
    Key(kUpperCaseType, kDefaultUpperCaseSelector): ["c2pc": 0, "c2sc": 0],
    Key(kUpperCaseType, kUpperCaseSmallCapsSelector): ["c2sc": 1],
    Key(kUpperCaseType, kUpperCasePetiteCapsSelector): ["c2pc": 1],
  ]
}
