import Foundation

// Foundation for Linux has these on `Locale` only.
extension NSLocale {
  private var value: Locale { self as Locale }

  /// The user's locale; it does not follow changes here.
  public static var autoupdatingCurrent: Locale { .autoupdatingCurrent }
  /// The identifier, such as `en_US`.
  public var localeIdentifier: String { value.identifier }
  /// The code of the language, such as `en`.
  public var languageCode: String { value.language.languageCode?.identifier ?? "" }
  /// The code of the country, such as `US`; nil for none.
  public var countryCode: String? { value.region?.identifier }
  /// The code of the script, such as `Hans`; nil for the language's usual one.
  public var scriptCode: String? { explicitScript }
  /// The code of the currency, such as `USD`; nil for none.
  public var currencyCode: String? { value.currency?.identifier }
  /// The sign of the currency.
  public var currencySymbol: String { value.currencySymbol ?? "" }
  /// The sign before decimals.
  public var decimalSeparator: String { value.decimalSeparator ?? "." }
  /// The sign between thousands.
  public var groupingSeparator: String { value.groupingSeparator ?? "" }
  /// Whether metric units are usual.
  public var usesMetricSystem: Bool { value.measurementSystem != .us }

  private var explicitScript: String? {
    value.identifier.split(separator: "_").dropFirst().first { $0.count == 4 }.map(String.init)
  }
}
