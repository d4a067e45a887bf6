import Foundation
import Synchronization

/// The translations of a string catalogue, `Name.xcstrings`, which Xcode compiles into strings files and which is read
/// as it is here: by `String(localized:)`, but not by `NSLocalizedString`.
///
/// Of variations those by plural are used, chosen by the first number among a string's values.
struct StringCatalog: Decodable, Sendable {
  struct Entry: Decodable, Sendable {
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable, Sendable {
    struct Unit: Decodable, Sendable { var value: String }
    struct Variations: Decodable, Sendable { var plural: [String: Localization]? }
    var stringUnit: Unit?
    var variations: Variations?
  }

  private let sourceLanguage: String
  private let strings: [String: Entry]

  /// Returns the catalogue of a table of a bundle; nil if there is none or it cannot be read. Read once.
  static func named(_ table: String, in bundle: Bundle) -> StringCatalog? {
    guard let url = bundle.url(forResource: table, withExtension: "xcstrings") else { return nil }
    return loaded.withLock { loaded in
      if let known = loaded[url] { return known }
      let catalog = (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode(StringCatalog.self, from: $0) }
      loaded[url] = .some(catalog)
      return catalog
    }
  }

  private static let loaded = Mutex<[URL: StringCatalog?]>([:])

  /// Returns the translation of a key into the first of the languages that has one, or else the text in the language of
  /// the sources; nil if the catalogue has neither.
  func format(of key: String, languages: [String], number: Double?) -> String? {
    guard let localizations = strings[key]?.localizations else { return nil }
    let known = Array(localizations.keys)
    let wanted = Bundle.preferredLocalizations(from: known + [sourceLanguage], forPreferences: languages)
    for language in wanted + [sourceLanguage] {
      if let text = localizations[language].flatMap({ Self.text(of: $0, language: language, number: number) }) {
        return text
      }
      if language == sourceLanguage { return nil }
    }
    return nil
  }

  private static func text(of localization: Localization, language: String, number: Double?) -> String? {
    if let plural = localization.variations?.plural {
      let category = number.map { pluralCategory(of: $0, in: language) } ?? "other"
      let chosen = number == 0 ? plural["zero"] ?? plural[category] : plural[category]
      return (chosen ?? plural["other"])?.stringUnit?.value
    }
    return localization.stringUnit?.value
  }

  /// Returns the plural category of a number by the rules of a language: "one", "few", "other" …
  private static func pluralCategory(of number: Double, in language: String) -> String {
    typealias Open = @convention(c) (UnsafePointer<CChar>, ICULibrary.Status) -> ICULibrary.Object
    typealias Select =
      @convention(c) (
        ICULibrary.Object, Double, UnsafeMutablePointer<UInt16>?, Int32, ICULibrary.Status
      ) -> Int32
    var status: CInt = 0
    guard let open = ICULibrary.find("uplrules_open", as: Open.self),
      let select = ICULibrary.find("uplrules_select", as: Select.self),
      let close = ICULibrary.find("uplrules_close", as: ICULibrary.Close.self), let rules = open(language, &status),
      status <= 0
    else { return number == 1 ? "one" : "other" }
    defer { close(rules) }
    return ICULibrary.text(capacity: 16) { select(rules, number, $0, $1, $2) } ?? "other"
  }
}

extension String.LocalizationValue {
  /// The first number among the values; nil if there is none.
  var firstNumber: Double? {
    for argument in arguments {
      switch argument {
      case .integer(let value): return Double(value)
      case .unsigned(let value): return Double(value)
      case .number(let value): return value
      case .text: continue
      }
    }
    return nil
  }
}
