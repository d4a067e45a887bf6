import Foundation

/// A string to be localised later, by whoever shows it: its key, default value, table, bundle and locale.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation,
  CustomLocalizedStringResourceConvertible
{
  /// The place of a bundle.
  public enum BundleDescription: Sendable, Equatable {
    /// The program's own bundle.
    case main
    /// The bundle of a class, given by its name.
    case forClass(AnyClass)
    /// The bundle at an address of a file.
    case atURL(URL)

    public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
      switch (left, right) {
      case (.main, .main): true
      case (.forClass(let left), .forClass(let right)): left == right
      case (.atURL(let left), .atURL(let right)): left == right
      default: false
      }
    }

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }
  }

  /// The key in the table.
  public let key: String
  /// The text if the table has no such key.
  public let defaultValue: String.LocalizationValue
  /// The name of the strings file; nil for `Localizable`.
  public let table: String?
  /// The locale of the text's numbers.
  public var locale: Locale
  /// The bundle with the table.
  public let bundle: BundleDescription

  /// Creates a resource whose key is its text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  public var localizedStringResource: LocalizedStringResource { self }
}

/// A type with a localised description.
public protocol CustomLocalizedStringResourceConvertible {
  /// The description, to be localised by whoever shows it.
  var localizedStringResource: LocalizedStringResource { get }
}
