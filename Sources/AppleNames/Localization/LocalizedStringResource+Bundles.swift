import Foundation

extension LocalizedStringResource {
  /// Creates a resource in a bundle, whose key is its text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: .of(bundle), comment: comment)
  }

  /// Creates a resource in a bundle with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key, defaultValue: defaultValue, table: table, locale: locale, bundle: .of(bundle), comment: comment)
  }
}

extension LocalizedStringResource.BundleDescription {
  fileprivate static func of(_ bundle: Bundle) -> Self { bundle === Bundle.main ? .main : .atURL(bundle.bundleURL) }
}
