/// One emoji, and the skin tones it comes in.
struct Emoji: Hashable, Sendable {
  var text: String
  /// In English, as Unicode writes it: “waving hand”.
  var name: String
  /// The same with skin tones, light to dark; empty for most.
  var variants: [Emoji] = []
}

/// A group of emoji with a title: “Smileys & Emotion”.
struct EmojiSection: Hashable, Sendable {
  var title: String
  var emoji: [Emoji]
}
