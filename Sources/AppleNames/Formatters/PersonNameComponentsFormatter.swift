import Foundation

/// A formatter of persons' names, such as “Thomas Clark”, in the order that is usual in a language.
///
/// Foundation for Linux has a class of this name that cannot be created: `uikit` puts this one in its place.
///
/// Unchecked as on iOS: a shared formatter must not be changed.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/personnamecomponentsformatter).
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// A length of names.
  public enum Style: Int, Sendable {
    /// The medium length.
    case `default`
    /// The nickname, or else the given name.
    case short
    /// The given and the family name.
    case medium
    /// All parts.
    case long
    /// Initials, as in “TC”.
    case abbreviated
  }

  /// Choices of the parts.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Writes the pronunciation of the parts.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// The length; medium by default.
  open var style = Style.default
  /// Whether the pronunciation of the parts is written; false by default.
  open var isPhonetic = false
  /// The language that decides on the order; the user's by default. Nil resets it.
  open var locale: Locale! = .autoupdatingCurrent {
    didSet { if locale == nil { locale = .autoupdatingCurrent } }
  }

  /// Creates a formatter with the default values.
  public override init() { super.init() }

  /// Creates a formatter from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    style = Style(rawValue: coder.decodeInteger(forKey: "NS.style")) ?? .default
    isPhonetic = coder.decodeBool(forKey: "NS.isPhonetic")
    locale = coder.decodeObject(of: NSLocale.self, forKey: "NS.locale").map { $0 as Locale }
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: "NS.style")
    coder.encode(isPhonetic, forKey: "NS.isPhonetic")
    coder.encode(locale as NSLocale, forKey: "NS.locale")
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = PersonNameComponentsFormatter()
    copy.style = style
    copy.isPhonetic = isPhonetic
    copy.locale = locale
    return copy
  }

  /// Returns the text of a name.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Returns the text of a name.
  open func string(from components: PersonNameComponents) -> String {
    parts(of: components).map(\.text).joined()
  }

  /// Returns the text of a name, in which the attribute `NSPersonNameComponentKey` names each part.
  open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for part in parts(of: components) {
      let attributes = [NSAttributedString.Key(NSPersonNameComponentKey): part.kind]
      text.append(NSAttributedString(string: part.text, attributes: attributes))
    }
    return text
  }

  /// Returns the parts of a text such as “Dr. Thomas Clark Jr.” or “Clark, Thomas”; nil for one without a name.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    PersonNameReader(locale: locale).components(of: string)
  }

  /// Returns the text of `PersonNameComponents`; nil for other values.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as PersonNameComponents: string(from: components)
    case let components as NSPersonNameComponents: string(from: components as PersonNameComponents)
    default: nil
    }
  }

  private func parts(of components: PersonNameComponents) -> [PersonNameWriter.Part] {
    let shown = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
    return PersonNameWriter(style: style, locale: locale).parts(of: shown)
  }
}
