import Foundation

/// Returns a text of the guide in the language of `locale`; English where a translation is missing.
///
/// The English text is the key, as in `String(localized:)`: `localized("\(count) channels")` is looked up as "%lld
/// channels". Plural forms are in `Localizable.stringsdict`, all else in `Localizable.strings`
/// (`Sources/GuideModel/Resources`).
public func localized(_ text: String.LocalizationValue, locale: GuideLocale = .current) -> String {
  #if canImport(Darwin)
    return String(localized: text, bundle: .module, locale: locale.texts)
  #else
    return LocalizedTexts.texts(in: GuideResources.folder, language: locale.language).text(for: text)
  #endif
}

#if !canImport(Darwin)
  // Foundation on Linux has no `String(localized:)`. This type is the one that it takes.
  extension String {
    /// A text with interpolated values, and the key under which its translations are stored.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
      enum Argument: Hashable, Sendable {
        case text(String)
        case integer(Int64)
        case number(Double)
      }

      /// The English text with a format specifier for each value: "%@ on %lld channels".
      var key: String
      var arguments: [Argument] = []

      public init(stringLiteral value: String) { key = Self.escaped(value) }

      /// Doubles percent signs, as in formats. Most texts have none; Foundation would convert them to find that out.
      fileprivate static func escaped(_ text: String) -> String {
        text.utf8.contains(UInt8(ascii: "%")) ? text.replacingOccurrences(of: "%", with: "%%") : text
      }

      public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
      }

      /// Creates a value from a key without values that is not known at compile time.
      public init(_ key: String) { self.init(stringLiteral: key) }

      public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

        public mutating func appendLiteral(_ literal: String) {
          key += LocalizationValue.escaped(literal)
        }

        /// Appends a text, which becomes "%@" in the key.
        public mutating func appendInterpolation(_ text: String) {
          key += "%@"
          arguments.append(.text(text))
        }

        /// Appends a whole number, which becomes "%lld" in the key and selects the plural form. Clamped to 64 bits.
        public mutating func appendInterpolation(_ integer: some BinaryInteger) {
          key += "%lld"
          arguments.append(.integer(Int64(clamping: integer)))
        }

        /// Appends a number, which becomes "%lf" in the key.
        public mutating func appendInterpolation(_ number: Double) {
          key += "%lf"
          arguments.append(.number(number))
        }
      }
    }
  }
#endif
