import Foundation

/// A formatter of lists, such as “one, two, and three”.
///
/// Unchecked as on iOS: a shared formatter must not be changed.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/listformatter).
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language of the words and signs between items; the user's by default. Nil resets it.
  open var locale: Locale! = .autoupdatingCurrent {
    didSet { if locale == nil { locale = .autoupdatingCurrent } }
  }
  /// The formatter of items; nil, the default, for items that are texts or are described by one.
  open var itemFormatter: Formatter?

  /// Creates a formatter with the default values.
  public override init() { super.init() }

  /// Creates a formatter from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    locale = coder.decodeObject(of: NSLocale.self, forKey: "NS.locale").map { $0 as Locale }
    itemFormatter = coder.decodeObject(of: Formatter.self, forKey: "NS.itemFormatter")
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(locale as NSLocale, forKey: "NS.locale")
    coder.encode(itemFormatter, forKey: "NS.itemFormatter")
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = ListFormatter()
    copy.locale = locale
    copy.itemFormatter = itemFormatter?.copy() as? Formatter
    return copy
  }

  /// Returns texts as a list in the user's language.
  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

  /// Returns values as a list; nil if the item formatter has no text for one.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = text(of: item) else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale))
  }

  /// Returns the text of an array; nil for other values.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let items as [Any]: string(from: items)
    case let items as NSArray: string(from: items.map { $0 })
    default: nil
    }
  }

  private func text(of item: Any) -> String? {
    if let itemFormatter { return itemFormatter.string(for: item) }
    return item as? String ?? (item as? NSNumber)?.description(withLocale: locale) ?? "\(item)"
  }
}
