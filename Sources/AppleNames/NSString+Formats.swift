import Foundation

extension NSString {
  /// Creates a formatted text in a locale. Foundation on Linux takes an `NSLocale` only.
  public convenience init(format: String, locale: Locale, arguments: CVaListPointer) {
    self.init(format: format, locale: locale as NSLocale, arguments: arguments)
  }
}
