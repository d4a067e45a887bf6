import Foundation

/// Sorts objects into the sections of an index, such as A to Z, by the letters of the user's language.
///
/// The language is that of the environment, as for every program on Linux. `CollationAlphabets` lists its sections.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uilocalizedindexedcollation).
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  private let collation: IndexedCollation
  private static var made: [String: IndexedCollation] = [:]

  /// Creates a collation for the user's language.
  public required override init() {
    collation = Self.collation(for: CollationLanguage.ofProcess)
    super.init()
  }

  /// Creates a collation for a language.
  ///
  /// - Parameter language: a BCP 47 tag.
  init(language: String) {
    collation = Self.collation(for: language)
    super.init()
  }

  private static func collation(for language: String) -> IndexedCollation {
    if let known = made[language] { return known }
    let collation = IndexedCollation(language: language)
    made[language] = collation
    return collation
  }

  /// Returns a collation for the user's language.
  open class func current() -> Self { self.init() }

  /// The titles of the sections in their order. The last one, #, is for everything that begins with none of the
  /// letters.
  open var sectionTitles: [String] { collation.titles }
  /// The titles for the index of a table; here, those of the sections.
  open var sectionIndexTitles: [String] { collation.titles }

  /// Returns the section to which a title of the index leads.
  ///
  /// - Parameter indexTitleIndex: the index of the title in `sectionIndexTitles`.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    min(max(indexTitleIndex, 0), collation.titles.count - 1)
  }

  /// Returns the index of the section in which an object belongs.
  ///
  /// - Parameter selector: a method without parameters that returns the object's text. For strings `self` and
  ///   `description` also work without a method. It is a programming error, as on iOS, if the object has none.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    collation.section(of: Self.text(of: object, selector))
  }

  /// Returns objects in the order of their texts in the user's language. Objects with equal texts keep their order.
  /// O(*n* log *n*) comparisons for *n* objects.
  ///
  /// - Parameter selector: a method without parameters that returns an object's text.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    collation.order(of: array.map { Self.text(of: $0, selector) }).map { array[$0] }
  }

  private static func text(of object: Any, _ selector: Selector) -> String {
    let reference = object as AnyObject
    switch selector.send(to: reference) {
    case .returned(let text):
      return text as? String ?? (text as? NSString).map { String(describing: $0) } ?? ""
    case .unrecognized:
      // Without Objective-C, strings have no methods by name. These are the ones that apps name here.
      if let text = object as? String, let named = named(selector.name, text) { return named }
      return selector.sendOrRaise(to: reference, []) as? String ?? ""
    }
  }

  private static func named(_ name: String, _ text: String) -> String? {
    switch name {
    case "self", "description": text
    case "lowercaseString", "lowercased": text.lowercased()
    case "uppercaseString", "uppercased": text.uppercased()
    case "capitalizedString", "capitalized": text.capitalized
    default: nil
    }
  }
}
