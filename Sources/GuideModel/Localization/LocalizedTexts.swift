#if !canImport(Darwin)
  import Foundation

  /// The texts of a bundle in one language, read once.
  final class LocalizedTexts: Sendable {
    /// A text that depends on a number.
    struct Plural: Hashable, Sendable {
      /// "%#@count@", possibly with words around it.
      var format: String
      /// By variable, then by plural category.
      var variables: [String: [PluralCategory: String]]
    }

    let language: String
    let strings: [String: String]
    let plurals: [String: Plural]

    init(language: String, strings: [String: String], plurals: [String: Plural]) {
      self.language = language
      self.strings = Dictionary(strings.map { (Self.folded($0), $1) }, uniquingKeysWith: { first, _ in first })
      self.plurals = Dictionary(plurals.map { (Self.folded($0), $1) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns a key without the types of its values: a translator need not know whether a number is passed as a text.
    private static func folded(_ key: String) -> String {
      guard key.utf8.contains(UInt8(ascii: "%")) else { return key }
      return key.replacingOccurrences(of: "%lld", with: "%@").replacingOccurrences(of: "%lf", with: "%@")
    }

    private static let known = Guarded<[String: LocalizedTexts]>([:])

    /// Returns the texts in a language. Reads two files of some ten kilobytes the first time.
    /// - Parameter folder: contains a folder for each language; `nil` for no translations.
    static func texts(in folder: String?, language: String) -> LocalizedTexts {
      let path = "\(folder ?? "")/\(language).lproj"
      if let texts = known.withLock({ $0[path] }) { return texts }
      // SwiftPM copies the folder `pt-BR.lproj` as `pt-br.lproj`.
      let isThere = FileManager.default.fileExists(atPath: path)
      let source = isThere ? path : "\(folder ?? "")/\(language.lowercased()).lproj"
      let texts = LocalizedTexts(folder: source, language: language)
      known.withLock { $0[path] = texts }
      return texts
    }

    /// Reads `Localizable.strings` and `Localizable.stringsdict` of a folder; a file that is missing has no texts.
    convenience init(folder: String, language: String) {
      func list(_ name: String) -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)"),
          let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return [:] }
        return list as? [String: Any] ?? [:]
      }
      let strings = list("Localizable.strings").compactMapValues { $0 as? String }
      let plurals = list("Localizable.stringsdict").compactMapValues { ($0 as? [String: Any]).flatMap(Plural.init) }
      self.init(language: language, strings: strings, plurals: plurals)
    }

    func text(for value: String.LocalizationValue) -> String {
      let key = Self.folded(value.key)
      if let plural = plurals[key] { return text(plural, value.arguments) }
      let text = strings[key] ?? value.key
      // Most texts have nothing to fill in.
      return text.utf8.contains(UInt8(ascii: "%")) ? TextFormat(text).filled(value.arguments) : text
    }

    private func text(_ plural: Plural, _ arguments: [String.LocalizationValue.Argument]) -> String {
      var format = plural.format
      // Variables take the numbers in order; each has its own specifier.
      let numbers = arguments.compactMap { if case .integer(let number) = $0 { number } else { nil } }
      var next = 0
      while let start = format.range(of: "%#@"),
        let end = format.range(of: "@", range: start.upperBound..<format.endIndex)
      {
        let forms = plural.variables[String(format[start.upperBound..<end.lowerBound])] ?? [:]
        let number = next < numbers.count ? numbers[next] : 0
        next += 1
        let category = PluralCategory.category(of: number, language: language)
        format.replaceSubrange(start.lowerBound..<end.upperBound, with: forms[category] ?? forms[.other] ?? "")
      }
      return TextFormat(format).filled(arguments)
    }
  }

  extension LocalizedTexts.Plural {
    /// Reads an entry of a `.stringsdict`; `nil` if it is not one.
    init?(_ entry: [String: Any]) {
      guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
      self.format = format
      variables = entry.compactMapValues { value in
        guard let forms = value as? [String: String] else { return nil }
        return Dictionary(
          uniqueKeysWithValues: PluralCategory.allCases.compactMap { category in
            forms[category.rawValue].map { (category, $0) }
          })
      }
    }
  }
#endif
