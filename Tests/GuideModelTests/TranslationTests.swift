import Foundation
import Testing

@testable import GuideModel

/// Compares the texts in the sources with their translations.
///
/// `LIST_TEXTS=FILE swift test --filter TranslationTests` writes the texts, one on a line, for translators.
@Suite struct TranslationTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let resources = package.appendingPathComponent("Sources/GuideModel/Resources")

  /// The code that precedes a text in the sources: calls, and the descriptions of commands, which are looked up when
  /// help is printed.
  private static let openings = [
    "localized(", "LocalizationValue(", "static let summary = ", "static let discussion = ", "help: ",
  ]

  /// The texts in all sources as keys, with a specifier in place of each value.
  private static let keys: Set<String> = {
    var keys: Set<String> = []
    let sources = package.appendingPathComponent("Sources").path
    for name in FileManager.default.enumerator(atPath: sources)?.compactMap({ $0 as? String }) ?? [] {
      guard name.hasSuffix(".swift"),
        ["Guide", "lineup", "Reminder", "Watch", "Player"].contains(where: name.hasPrefix),
        let text = try? String(contentsOfFile: "\(sources)/\(name)", encoding: .utf8)
      else { continue }
      keys.formUnion(texts(in: text))
    }
    // Settings pass their texts as arguments without a label.
    for setting in GuideSetting.all { keys.formUnion([setting.titleKey.key, setting.summaryKey.key]) }
    return keys
  }()

  /// The build copies the folders, and may change the case of their names.
  @Test func theBuildHasTheTextsOfEveryLanguage() throws {
    let folder = try #require(GuideResources.folder)
    for language in GuideLocale.languages where language != "en" {
      #expect(LocalizedTexts.texts(in: folder, language: language).strings.count > 500, "\(language)")
    }
  }

  private static func texts(in source: String) -> Set<String> {
    var found: Set<String> = []
    for opening in openings {
      var rest = source[...]
      while let start = rest.range(of: opening) {
        rest = rest[start.upperBound...]
        var scanner = LiteralScanner(rest.drop { $0.isWhitespace })
        guard var key = scanner.key(), !key.isEmpty else { continue }
        // Descriptions of commands are looked up without their line breaks.
        if opening.hasPrefix("static let") { key = key.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        found.insert(key)
      }
    }
    return found
  }

  /// Parses a string literal and turns it into a key.
  private struct LiteralScanner {
    private var rest: Substring
    init(_ text: Substring) { rest = text }

    mutating func key() -> String? {
      if rest.hasPrefix("\"\"\"") { return multiline() }
      guard rest.first == "\"" else { return nil }
      rest = rest.dropFirst()
      return read { $0.hasPrefix("\"") }
    }

    private mutating func multiline() -> String? {
      rest = rest.dropFirst(3).drop { $0 != "\n" }.dropFirst()
      guard let text = read({ $0.hasPrefix("\"\"\"") }) else { return nil }
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let indent = lines.popLast()?.count ?? 0
      return lines.map { $0.dropFirst(min(indent, $0.count)) }.joined(separator: "\n")
    }

    private mutating func read(_ isEnd: (Substring) -> Bool) -> String? {
      var key = ""
      while let character = rest.first {
        if isEnd(rest) { return key }
        rest = rest.dropFirst()
        guard character == "\\" else {
          key += character == "%" ? "%%" : String(character)
          continue
        }
        switch rest.first {
        case "(":
          let expression = value()
          key += Self.isNumber(expression) ? "%lld" : "%@"
          continue
        case "n": key += "\n"
        case "t": key += "\t"
        case "\n":
          // A line continuation: the indentation of the next line is not part of the text.
          rest = rest.dropFirst().drop { $0 == " " }
          continue
        case "u":
          let digits = rest.dropFirst(2).prefix { $0 != "}" }
          key += UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map(String.init) ?? ""
          rest = rest.dropFirst(digits.count + 3)
          continue
        default: key += rest.prefix(1)
        }
        rest = rest.dropFirst()
      }
      return nil
    }

    private mutating func value() -> String {
      var depth = 0
      var expression = ""
      while let character = rest.first {
        rest = rest.dropFirst()
        expression.append(character)
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if depth == 0 { break }
      }
      return expression
    }

    /// Guesses whether a value is a number, for the sake of Apple's platforms, where a value's type is part of the key.
    private static func isNumber(_ expression: String) -> Bool {
      let text = expression.lowercased()
      return ["count", "int(", "minutes", "hours", "days", "total", "channels)", "airings)", "percent", "number of"]
        .contains { text.contains($0) } && !text.contains("text(")
    }
  }

  private static func folded(_ key: String) -> String {
    key.replacingOccurrences(of: "%lld", with: "%@").replacingOccurrences(of: "%lf", with: "%@")
  }

  #if !canImport(Darwin)
    private static func texts(_ language: String) -> LocalizedTexts {
      LocalizedTexts(folder: resources.appendingPathComponent("\(language).lproj").path, language: language)
    }

    @Test func theSourcesHaveTexts() throws {
      #expect(Self.keys.count > 100)
      if let path = ProcessInfo.processInfo.environment["LIST_TEXTS"] {
        let lines = Self.keys.sorted().map { $0.replacingOccurrences(of: "\n", with: "\\n") }
        try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
      }
    }

    /// The rule is in CONTRIBUTING.md.
    @Test func textsQuoteNamesInOneWay() {
      let name = /[Tt]he(re is (already a|no))? (list|player|saved search|setting|source) %@/
      let unquoted = Self.keys.filter { $0.contains("‘") || $0.contains(name) }
      #expect(unquoted.isEmpty, "\(unquoted.sorted().joined(separator: "\n"))")
    }

    @Test(arguments: GuideLocale.languages.filter { $0 != "en" })
    func everyTextIsTranslated(_ language: String) {
      let texts = Self.texts(language)
      let missing = Self.keys.filter { key in
        let key = Self.folded(key)
        return texts.strings[key] == nil && texts.plurals[key] == nil
      }
      #expect(
        missing.isEmpty, "\(missing.count) texts lack a translation into \(language): \(missing.sorted().prefix(20))")
    }

    /// English in place of a translation would fill the tables without helping anybody. Some texts of one or two words
    /// are the same in both languages.
    @Test(arguments: GuideLocale.languages.filter { $0 != "en" })
    func noTextIsLeftInEnglish(_ language: String) {
      let left = Self.texts(language).strings.filter { key, translation in
        let words = key.replacing(/%(\d+\$)?(@|lld|lf)/, with: "").split { !$0.isLetter }
        return key == translation && words.count { $0.count > 2 } > 2
      }
      #expect(left.isEmpty, "\(left.count) texts in \(language) are English: \(left.keys.sorted().prefix(20))")
    }

    /// In another script, even a single untranslated word is visible, except for names.
    @Test(arguments: ["ar", "he", "ja", "ko", "zh-Hans"])
    func noWordIsLeftInEnglishInAnotherScript(_ language: String) {
      let names: Set<String> = ["mpv, vlc", "grabber", "OK"]
      let left = Self.texts(language).strings.filter { key, translation in
        let words = key.replacing(/%(\d+\$)?(@|lld|lf)/, with: "").split { !$0.isLetter }
        return key == translation && words.contains { $0.count > 1 } && !names.contains(key)
      }
      #expect(left.isEmpty, "\(left.count) texts in \(language) are English: \(left.keys.sorted().prefix(20))")
    }

    @Test(arguments: GuideLocale.languages)
    func everyPluralHasItsForms(_ language: String) {
      let texts = Self.texts(language)
      let needed = PluralCategory.categories(of: language)
      for key in Self.texts("en").plurals.keys {
        guard let plural = texts.plurals[key] else {
          Issue.record("\(language) has no plural forms of '\(key)'")
          continue
        }
        for forms in plural.variables.values {
          let lacking = needed.subtracting(forms.keys)
          #expect(lacking.isEmpty, "\(language) lacks \(lacking.map(\.rawValue).sorted()) of '\(key)'")
        }
      }
    }

    /// A translation that loses a value, or has a placeholder without one, would say something else.
    @Test(arguments: GuideLocale.languages.filter { $0 != "en" })
    func translationsKeepTheirValues(_ language: String) {
      for (key, translation) in Self.texts(language).strings {
        let count = key.replacingOccurrences(of: "%%", with: "").components(separatedBy: "%@").count - 1
        var found = 0
        var rest = translation.replacingOccurrences(of: "%%", with: "")[...]
        while let percent = rest.firstIndex(of: "%") {
          found += 1
          rest = rest[percent...].dropFirst()
        }
        #expect(found == count, "\(language): '\(key)' has \(count) values, '\(translation)' has \(found)")
      }
    }
  #endif
}
