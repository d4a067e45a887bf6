import Foundation

// Foundation for Linux has these on `Locale` only.
extension NSLocale {
  private var value: Locale { self as Locale }

  /// Returns the name of a country in this locale's language; nil for a code without one.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    value.localizedString(forRegionCode: countryCode)
  }

  /// Returns the name of a language in this locale's language; nil for a code without one.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    value.localizedString(forLanguageCode: languageCode)
  }

  /// Returns the name of a currency in this locale's language; nil for a code without one.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    value.localizedString(forCurrencyCode: currencyCode)
  }

  /// Returns the name of a script in this locale's language; nil for a code without one.
  public func localizedString(forScriptCode scriptCode: String) -> String? {
    value.localizedString(forScriptCode: scriptCode)
  }

  /// Returns the name of a locale in this locale's language; nil for an identifier without one.
  public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
    value.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
  }
}
