import Foundation
import UIKitCore

/// A descriptor that stores the attributes it was created with, so that they can be added to a font.
final class AttributeDescriptor: UIFontDescriptor, @unchecked Sendable {
  let given: [AttributeName: Any]

  init(given: [AttributeName: Any]) {
    self.given = given
    super.init(fontAttributes: given)
  }

  /// Creates a descriptor from an archive, which has the font but not the attributes it was created with.
  required init?(coder: NSCoder) {
    given = [:]
    super.init(coder: coder)
  }

  /// Returns another descriptor with these attributes.
  func added(to other: UIFontDescriptor) -> UIFontDescriptor {
    let added = other.addingAttributes(given)
    let traits = given[.traits] as? [TraitKey: Any]
    guard let symbolic = traits?[.symbolic] as? UInt32 else { return added }
    return added.withSymbolicTraits(SymbolicTraits(rawValue: symbolic)) ?? added
  }

  /// Returns Core Text's attributes with the keys of UIKit, whose names are the same.
  static func keyed(_ attributes: NSDictionary) -> [AttributeName: Any] {
    var keyed: [AttributeName: Any] = [:]
    for (key, value) in named(attributes) {
      let name = AttributeName(rawValue: key)
      switch name {
      case .traits:
        let traits = named(value).map { (TraitKey(rawValue: $0), trait($0, $1)) }
        keyed[name] = Dictionary(traits, uniquingKeysWith: { $1 })
      case .featureSettings:
        keyed[name] = (value as? [Any])?.map { feature in
          Dictionary(
            named(feature).map { (FeatureKey(rawValue: $0), ($1 as? NSNumber)?.intValue ?? $1) },
            uniquingKeysWith: { $1 })
        }
      case .size: keyed[name] = number(value).map { CGFloat($0) }
      default: keyed[name] = value
      }
    }
    return keyed
  }

  /// Returns the values of a dictionary whose keys are strings of Swift or Foundation.
  private static func named(_ value: Any) -> [String: Any] {
    guard let dictionary = value as? NSDictionary ?? (value as? [AnyHashable: Any]).map({ $0 as NSDictionary })
    else { return [:] }
    var named: [String: Any] = [:]
    for (key, value) in dictionary {
      if let name = key as? String ?? (key as? NSString).map({ $0 as String }) { named[name] = value }
    }
    return named
  }

  private static func trait(_ name: String, _ value: Any) -> Any {
    guard name == TraitKey.symbolic.rawValue else { return number(value).map { CGFloat($0) } ?? value }
    if let traits = value as? CTFontSymbolicTraits { return traits.rawValue }
    return number(value).map { UInt32($0) } ?? value
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Int: Double(number)
    case let number as UInt32: Double(number)
    case let weight as UIFont.Weight: Double(weight.rawValue)
    default: nil
    }
  }
}
