import Foundation

extension PersonNameComponents {
  /// A way to write names of persons. Attributed texts are missing here: `PersonNameComponentsFormatter` has them.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle).
  public struct FormatStyle: ParseableFormatStyle, Sendable {
    /// A length of names.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The nickname, or else the given name.
      case short
      /// The given and the family name.
      case medium
      /// All parts.
      case long
      /// Initials, as in “TC”.
      case abbreviated
    }

    /// The length.
    public var style: Style
    /// The language that decides on the order.
    public var locale: Locale

    /// Creates a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }

    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    public func format(_ value: PersonNameComponents) -> String {
      PersonNameWriter(style: style.ofFormatter, locale: locale).parts(of: value).map(\.text).joined()
    }

    public var parseStrategy: ParseStrategy { ParseStrategy(locale: locale) }
  }

  /// A way to read names of persons.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    fileprivate var locale: Locale = .autoupdatingCurrent

    fileprivate init(locale: Locale) { self.locale = locale }

    /// Creates a strategy for the user's language.
    public init() {}

    /// Returns the parts of a text such as “Dr. Thomas Clark Jr.”; throws for one without a name.
    public func parse(_ value: String) throws -> PersonNameComponents {
      guard let components = PersonNameReader(locale: locale).components(of: value) else {
        throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "'\(value)' is no name of a person."])
      }
      return components
    }
  }

  /// Returns the text in a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents { style.format(self) }

  /// Returns the given and the family name.
  public func formatted() -> String { FormatStyle().format(self) }

  /// Creates a name from a text.
  public init<Strategy: Foundation.ParseStrategy>(_ value: Strategy.ParseInput, strategy: Strategy) throws
  where Strategy.ParseOutput == PersonNameComponents { self = try strategy.parse(value) }

  /// Creates a name from a text in the user's language.
  public init(_ value: String) throws { self = try ParseStrategy().parse(value) }
}

extension PersonNameComponents.FormatStyle.Style {
  fileprivate var ofFormatter: PersonNameComponentsFormatter.Style {
    switch self {
    case .short: .short
    case .medium: .medium
    case .long: .long
    case .abbreviated: .abbreviated
    }
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A way to write names of persons.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension ParseableFormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A way to write and read names of persons.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// A way to read names of persons.
  public static var name: Self { Self() }
}
