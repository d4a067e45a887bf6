import Foundation

/// Puts the parts of a name into the order of its script and language.
struct PersonNameWriter {
  /// A part, or what separates two of them.
  struct Part {
    let text: String
    /// The part's name in attributed texts.
    let kind: String
  }

  let style: PersonNameComponentsFormatter.Style
  let locale: Locale

  /// Returns the parts of a name in order, with separators between them.
  func parts(of name: PersonNameComponents) -> [Part] {
    let script = NameScript(name)
    let given = Self.part(name.givenName, NSPersonNameComponentGivenName)
    let family = Self.part(name.familyName, NSPersonNameComponentFamilyName)
    let isFamilyFirst =
      script.isFamilyFirst ?? ["zh", "ja", "ko", "hu"].contains(locale.language.languageCode?.identifier)
    let ordered = isFamilyFirst ? [family, given] : [given, family]
    let separator = script.joinsNames ? "" : " "
    switch style {
    case .abbreviated where script.hasInitials:
      return ordered.compactMap { $0 }.compactMap { part in
        part.text.first.map { Part(text: $0.uppercased(), kind: part.kind) }
      }
    case .abbreviated where script.joinsNames:
      return [script == .hangul ? given ?? family : family ?? given].compactMap { $0 }
    case .abbreviated, .short:
      let nickname = Self.part(name.nickname, NSPersonNameComponentNickname)
      return [nickname ?? given ?? family].compactMap { $0 }
    case .default, .medium: return Self.joined(ordered, by: separator)
    case .long:
      let prefix = Self.part(name.namePrefix, NSPersonNameComponentPrefix)
      let middle = Self.part(name.middleName, NSPersonNameComponentMiddleName)
      let suffix = Self.part(name.nameSuffix, NSPersonNameComponentSuffix)
      let names = isFamilyFirst ? [family, given, middle] : [given, middle, family]
      return Self.joined([prefix] + names + [suffix], by: separator)
    }
  }

  private static func part(_ text: String?, _ kind: String) -> Part? {
    guard let text, !text.isEmpty else { return nil }
    return Part(text: text, kind: kind)
  }

  private static func joined(_ parts: [Part?], by separator: String) -> [Part] {
    let parts = parts.compactMap { $0 }
    guard let first = parts.first, !separator.isEmpty else { return parts }
    return parts.dropFirst().reduce(into: [first]) { joined, part in
      joined += [Part(text: separator, kind: NSPersonNameComponentDelimiter), part]
    }
  }
}

/// The script of a name, on which its order depends.
private enum NameScript {
  case han, kana, hangul, alphabetic, other

  init(_ name: PersonNameComponents) {
    let texts = [name.familyName, name.givenName, name.nickname, name.middleName]
    let letters = texts.lazy.compactMap { $0?.unicodeScalars.first { $0.properties.isAlphabetic } }
    self = letters.first.map(NameScript.init) ?? .alphabetic
  }

  private init(_ letter: Unicode.Scalar) {
    switch letter.value {
    case 0x3040...0x30FF: self = .kana
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .han
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7FF: self = .hangul
    // Latin, Greek, Cyrillic, Armenian and Georgian letters.
    case 0x41...0x58F, 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x1E00...0x1FFF: self = .alphabetic
    default: self = .other
    }
  }

  /// Whether the family name comes first; nil where the language decides.
  var isFamilyFirst: Bool? {
    switch self {
    case .han, .kana, .hangul: true
    case .alphabetic: nil
    case .other: false
    }
  }

  /// Whether there is no space between the names.
  var joinsNames: Bool { self == .han || self == .hangul }

  /// Whether names have initials.
  var hasInitials: Bool { self == .alphabetic }
}
