/// An emoji and its skin tones.
struct Emoji: Hashable, Sendable {
  var text: String
  /// The English name, as Unicode writes it: “waving hand”.
  var name: String
  /// The emoji in its skin tones, light to dark; empty for most.
  var variants: [Emoji] = []
}

/// A group of emoji with a title: “Smileys & Emotion”.
struct EmojiSection: Hashable, Sendable {
  var title: String
  var emoji: [Emoji]
}
