/// Single lines of text in one font without a limit of width, which most labels show; each is laid out once.
///
/// A look-up compares only the text; `TextLayout.layout` has to compare all options. For the main thread.
@MainActor package final class TextLines {
  private static var made: [FontDescription: TextLines] = [:]
  /// The number of lines kept per font, in two generations, so that old ones can be dropped without bookkeeping for
  /// each use.
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

  /// Returns the text as one line; `isTruncated` if it has more.
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
