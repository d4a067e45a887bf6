import Foundation
import UIKitCore

/// The features of OpenType in a font, from its tables `GSUB` and `GPOS`, by the types and selectors of Apple's
/// features.
package enum FeatureList {
  private struct Selector {
    let type: Int
    let number: Int
    let name: String
  }

  /// The features that have counterparts, by their tags. Names are ours.
  private static let table: [String: Selector] = [
    "rlig": Selector(type: kLigaturesType, number: kRequiredLigaturesOnSelector, name: "Required Ligatures"),
    "liga": Selector(type: kLigaturesType, number: kCommonLigaturesOnSelector, name: "Common Ligatures"),
    "dlig": Selector(type: kLigaturesType, number: kRareLigaturesOnSelector, name: "Rare Ligatures"),
    "clig": Selector(type: kLigaturesType, number: kContextualLigaturesOnSelector, name: "Contextual Ligatures"),
    "hlig": Selector(type: kLigaturesType, number: kHistoricalLigaturesOnSelector, name: "Historical Ligatures"),
    "tnum": Selector(type: kNumberSpacingType, number: kMonospacedNumbersSelector, name: "Monospaced Numbers"),
    "pnum": Selector(type: kNumberSpacingType, number: kProportionalNumbersSelector, name: "Proportional Numbers"),
    "sups": Selector(type: kVerticalPositionType, number: kSuperiorsSelector, name: "Superiors"),
    "subs": Selector(type: kVerticalPositionType, number: kInferiorsSelector, name: "Inferiors"),
    "ordn": Selector(type: kVerticalPositionType, number: kOrdinalsSelector, name: "Ordinals"),
    "sinf": Selector(
      type: kVerticalPositionType, number: kScientificInferiorsSelector, name: "Scientific Inferiors"),
    "afrc": Selector(type: kFractionsType, number: kVerticalFractionsSelector, name: "Vertical Fractions"),
    "frac": Selector(type: kFractionsType, number: kDiagonalFractionsSelector, name: "Diagonal Fractions"),
    "zero": Selector(type: kTypographicExtrasType, number: kSlashedZeroOnSelector, name: "Slashed Zero"),
    "onum": Selector(type: kNumberCaseType, number: kLowerCaseNumbersSelector, name: "Lower-Case Numbers"),
    "lnum": Selector(type: kNumberCaseType, number: kUpperCaseNumbersSelector, name: "Upper-Case Numbers"),
    "smcp": Selector(type: kLowerCaseType, number: kLowerCaseSmallCapsSelector, name: "Small Capitals"),
    "pcap": Selector(type: kLowerCaseType, number: kLowerCasePetiteCapsSelector, name: "Petite Capitals"),
    "c2sc": Selector(type: kUpperCaseType, number: kUpperCaseSmallCapsSelector, name: "Small Capitals"),
    "c2pc": Selector(type: kUpperCaseType, number: kUpperCasePetiteCapsSelector, name: "Petite Capitals"),
    "calt": Selector(
      type: kContextualAlternatesType, number: kContextualAlternatesOnSelector, name: "Contextual Alternates"),
    "swsh": Selector(type: kContextualAlternatesType, number: kSwashAlternatesOnSelector, name: "Swash Alternates"),
    "cswh": Selector(
      type: kContextualAlternatesType, number: kContextualSwashAlternatesOnSelector,
      name: "Contextual Swash Alternates"),
    "case": Selector(
      type: kCaseSensitiveLayoutType, number: kCaseSensitiveLayoutOnSelector, name: "Case-Sensitive Layout"),
  ]

  private static let typeNames: [Int: String] = [
    kLigaturesType: "Ligatures", kNumberSpacingType: "Number Spacing", kVerticalPositionType: "Vertical Position",
    kFractionsType: "Fractions", kTypographicExtrasType: "Typographic Extras", kNumberCaseType: "Number Case",
    kLowerCaseType: "Lower Case", kUpperCaseType: "Upper Case", kContextualAlternatesType: "Contextual Alternates",
    kCaseSensitiveLayoutType: "Case-Sensitive Layout", kStylisticAlternativesType: "Alternative Stylistic Sets",
  ]

  /// Returns the tags of features in a table, without repetitions. Linear in their number.
  package static func tags(in table: FontTable) -> Set<String> {
    guard let list = table.short(6), let count = table.short(list) else { return [] }
    return Set((0..<count).lazy.map { list + 2 + $0 * 6 }.prefix { $0 + 6 <= table.count }.compactMap { table.tag($0) })
  }

  private static func selector(_ tag: String) -> Selector? {
    if let known = table[tag] { return known }
    guard tag.hasPrefix("ss"), tag.utf8.count == 4, let number = Int(tag.dropFirst(2)), (1...20).contains(number)
    else { return nil }
    return Selector(type: kStylisticAlternativesType, number: number * 2, name: "Stylistic Set \(number)")
  }

  /// Returns the features of tags as `CTFontCopyFeatures(_:)` does.
  static func features(_ tags: Set<String>) -> [NSDictionary] {
    var types: [Int: [NSDictionary]] = [:]
    for tag in tags.sorted() {
      guard let selector = selector(tag) else { continue }
      let own = NSMutableDictionary()
      own[kCTFontFeatureSelectorIdentifierKey] = NSNumber(value: selector.number)
      own[kCTFontFeatureSelectorNameKey] = NSString(string: selector.name)
      own[kCTFontOpenTypeFeatureTag] = NSString(string: tag)
      if ["rlig", "liga", "clig", "calt"].contains(tag) {
        own[kCTFontFeatureSelectorDefaultKey] = NSNumber(value: true)
      }
      types[selector.type, default: []].append(own)
    }
    return types.sorted { $0.key < $1.key }.map { type, selectors in
      let own = NSMutableDictionary()
      own[kCTFontFeatureTypeIdentifierKey] = NSNumber(value: type)
      own[kCTFontFeatureTypeNameKey] = NSString(string: typeNames[type] ?? "")
      own[kCTFontFeatureTypeSelectorsKey] = NSArray(array: selectors)
      let isExclusive = [kNumberSpacingType, kVerticalPositionType, kFractionsType, kNumberCaseType].contains(type)
      if isExclusive { own[kCTFontFeatureTypeExclusiveKey] = NSNumber(value: true) }
      return own
    }
  }
}
