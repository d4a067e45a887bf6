import Foundation

/// All emoji, in sections.
///
/// Debian's package `unicode-data` has Unicode's own list, in the order of emoji keyboards. Without it the list is
/// derived from the character properties in Swift's Unicode tables: single characters only, without flags and families.
struct EmojiList: Sendable {
  static let systemFile = URL(fileURLWithPath: "/usr/share/unicode/emoji/emoji-test.txt")

  var sections: [EmojiSection]

  /// Reads the system's list.
  init() {
    if let text = try? String(contentsOf: Self.systemFile, encoding: .utf8) {
      self.init(emojiTest: text)
      if !sections.isEmpty { return }
    }
    self.init(ranges: Self.blocks)
  }

  /// Parses Unicode's `emoji-test.txt`: lines `code points ; fully-qualified # 😀 E1.0 name` under `# group: title`.
  /// Emoji with skin tones become variants of the plain one before them; invalid lines are skipped.
  init(emojiTest text: String) {
    sections = []
    /// The indices of emoji without a tone, by name.
    var places: [String: (section: Int, item: Int)] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("# group:") {
        let title = line.dropFirst("# group:".count).trimmingCharacters(in: .whitespaces)
        sections.append(EmojiSection(title: title, emoji: []))
        continue
      }
      guard !sections.isEmpty, let emoji = Self.emoji(line) else { continue }
      if let plain = Self.nameWithoutTone(emoji.name) {
        // Couples with two tones are variants, too, of the couple without tones.
        if let place = places[plain] { sections[place.section].emoji[place.item].variants.append(emoji) }
      } else {
        places[emoji.name] = (sections.count - 1, sections[sections.count - 1].emoji.count)
        sections[sections.count - 1].emoji.append(emoji)
      }
    }
    sections.removeAll { $0.emoji.isEmpty }
  }

  private static func emoji(_ line: Substring) -> Emoji? {
    let parts = line.split(separator: ";", maxSplits: 1)
    guard !line.hasPrefix("#"), parts.count == 2,
      parts[1].trimmingCharacters(in: .whitespaces).hasPrefix("fully-qualified"),
      let comment = parts[1].firstIndex(of: "#")
    else { return nil }
    let scalars = parts[0].split(separator: " ").map { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    guard !scalars.isEmpty, !scalars.contains(nil) else { return nil }
    // The comment: the emoji, the version it came with, the name.
    let words = parts[1][comment...].dropFirst().split(separator: " ", maxSplits: 2)
    guard words.count == 3 else { return nil }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.compactMap { $0 })
    return Emoji(text: String(text), name: String(words[2]))
  }

  /// Returns “waving hand” for “waving hand: dark skin tone”; `nil` for a name without a tone.
  private static func nameWithoutTone(_ name: String) -> String? {
    guard name.contains("skin tone"), let colon = name.firstIndex(of: ":") else { return nil }
    let rest = name[name.index(after: colon)...].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let others = rest.filter { !$0.hasSuffix("skin tone") }
    return others.isEmpty ? String(name[..<colon]) : name[..<colon] + ": " + others.joined(separator: ", ")
  }

  // MARK: Without the package

  private static let blocks: [(String, [ClosedRange<UInt32>])] = [
    (
      "Smileys & People",
      [0x1F600...0x1F64F, 0x1F910...0x1F93E, 0x1F970...0x1F97A, 0x1F9D0...0x1F9E0, 0x1F466...0x1F4A3]
    ),
    ("Animals & Nature", [0x1F400...0x1F43F, 0x1F980...0x1F9AE, 0x1F330...0x1F344, 0x1F300...0x1F32C]),
    ("Food & Drink", [0x1F32D...0x1F32F, 0x1F345...0x1F37F, 0x1F950...0x1F96F, 0x1F9C0...0x1F9CB]),
    ("Travel & Places", [0x1F680...0x1F6FC, 0x1F5FB...0x1F5FF, 0x1F3D4...0x1F3F0]),
    ("Activities & Objects", [0x1F380...0x1F3D3, 0x1F4A4...0x1F53D, 0x1F9E1...0x1F9FF]),
  ]

  init(ranges: [(String, [ClosedRange<UInt32>])]) {
    sections = ranges.map { title, ranges in
      let scalars = ranges.joined().compactMap(Unicode.Scalar.init)
      let shown = scalars.filter { $0.properties.isEmojiPresentation && !$0.properties.isEmojiModifier }
      return EmojiSection(title: title, emoji: shown.map(Self.emoji))
    }
  }

  private static func emoji(_ scalar: Unicode.Scalar) -> Emoji {
    let name = scalar.properties.name?.lowercased() ?? ""
    var emoji = Emoji(text: String(scalar), name: name)
    if scalar.properties.isEmojiModifierBase {
      let tones = ["light", "medium-light", "medium", "medium-dark", "dark"]
      emoji.variants = zip((0x1F3FB as UInt32)...0x1F3FF, tones).compactMap { code, tone in
        Unicode.Scalar(code).map { Emoji(text: "\(scalar)\($0)", name: "\(name): \(tone) skin tone") }
      }
    }
    return emoji
  }

  // MARK: Searching

  /// Returns the sections with only the emoji whose names have a word that begins with each word of `term`, or that
  /// equal `term`.
  func matching(_ term: String) -> [EmojiSection] {
    let words = term.lowercased().split(separator: " ")
    guard !words.isEmpty else { return sections }
    let text = term.trimmingCharacters(in: .whitespaces)
    return sections.compactMap { section in
      let found = section.emoji.filter { emoji in
        if emoji.text == text || emoji.variants.contains(where: { $0.text == text }) { return true }
        let names = emoji.name.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.allSatisfy { word in names.contains { $0.hasPrefix(word) } }
      }
      return found.isEmpty ? nil : EmojiSection(title: section.title, emoji: found)
    }
  }
}
