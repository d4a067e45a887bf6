/// The style at the end of a font's name: "CondensedBold", "BookIta", "W6".
struct FontStyle {
  var weight = UIFont.Weight.regular
  var isItalic = false
  var isCondensed = false

  /// Reads words in small letters without anything between them; nil if a word is not a style.
  init?(words: String) {
    var rest = Substring(words)
    while !rest.isEmpty {
      guard let word = FontStyle.words.first(where: { rest.hasPrefix($0.text) }) else { return nil }
      word.apply(&self)
      rest.removeFirst(word.text.count)
    }
  }

  /// Longer words before those that they begin with.
  private static let words: [(text: String, apply: @Sendable (inout FontStyle) -> Void)] = [
    ("ultralight", { $0.weight = .ultraLight }), ("extralight", { $0.weight = .ultraLight }),
    ("ultrabold", { $0.weight = .heavy }), ("extrabold", { $0.weight = .heavy }),
    ("extrablack", { $0.weight = .black }), ("semibold", { $0.weight = .semibold }),
    ("demibold", { $0.weight = .semibold }), ("thin", { $0.weight = .thin }), ("light", { $0.weight = .light }),
    ("regular", { $0.weight = .regular }), ("medium", { $0.weight = .medium }), ("bold", { $0.weight = .bold }),
    ("heavy", { $0.weight = .heavy }), ("black", { $0.weight = .black }), ("condensed", { $0.isCondensed = true }),
    ("italic", { $0.isItalic = true }), ("oblique", { $0.isItalic = true }), ("ita", { $0.isItalic = true }),
    ("it", { $0.isItalic = true }), ("roman", { _ in }), ("book", { _ in }), ("plain", { _ in }), ("wide", { _ in }),
    ("mt", { _ in }), ("w3", { $0.weight = .regular }), ("w4", { $0.weight = .regular }),
    ("w5", { $0.weight = .medium }), ("w6", { $0.weight = .semibold }), ("w7", { $0.weight = .bold }),
  ]
}
