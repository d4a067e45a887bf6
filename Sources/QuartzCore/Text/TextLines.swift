/// Single lines of text in one font, without limit of width, laid out once: what most labels show.
///
/// To find one takes the text alone; `TextLayout.layout` has to compare all options. Used on the main thread.
@MainActor package final class TextLines {
  private static var made: [FontDescription: TextLines] = [:]
  /// Lines kept of a font, in two generations, so that dropping the old ones needs no bookkeeping per use.
  private static let limit = 4_096

  private let font: FontDescription
  private var young: [String: TextLayout] = [:]
  private var old: [String: TextLayout] = [:]

  package static func lines(in font: FontDescription) -> TextLines {
    if let lines = made[font] { return lines }
    // An animated size must not fill the memory.
    if made.count >= 64 { made.removeAll() }
    let lines = TextLines(font)
    made[font] = lines
    return lines
  }

  private init(_ font: FontDescription) {
    self.font = font
  }

  /// The text as one line; `isTruncated` when it has more.
  package func line(_ text: String) -> TextLayout {
    if let line = young[text] { return line }
    let line =
      old[text]
      ?? TextLayout(
        TextContent(text, font: font), TextOptions(lineLimit: 1, lineBreak: .truncatingTail), engine: .current)
    if young.count >= Self.limit / 2 {
      old = young
      young = [:]
      young.reserveCapacity(Self.limit / 2)
    }
    young[text] = line
    return line
  }
}
