import Foundation

extension String {
  /// Creates a string from a table of a bundle; its key is the text in the source.
  ///
  /// - Parameters:
  ///   - table: the name of the strings file; nil for `Localizable`.
  ///   - bundle: the bundle with the table; nil for the program's own.
  ///   - comment: a note for translators, not used here.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, defaultValue: keyAndValue, table: table, bundle: bundle, locale: locale)
  }

  /// Creates a string from a table of a bundle by a key of its own.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(key: "\(key)", defaultValue: defaultValue, table: table, bundle: bundle, locale: locale)
  }

  /// Creates a string from a resource, in the resource's locale.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      key: resource.key, defaultValue: resource.defaultValue, table: resource.table, bundle: resource.bundle.bundle,
      locale: resource.locale)
  }

  private init(key: String, defaultValue: LocalizationValue, table: String?, bundle: Bundle?, locale: Locale) {
    let bundle = bundle ?? .main
    let format =
      StringCatalog.named(table ?? "Localizable", in: bundle)?
      .format(of: key, languages: Locale.preferredLanguages, number: defaultValue.firstNumber)
      ?? bundle.localizedString(forKey: key, value: defaultValue.key, table: table)
    self = defaultValue.text(of: format, locale: locale)
  }
}
