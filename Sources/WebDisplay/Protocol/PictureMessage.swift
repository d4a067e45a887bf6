import WindowServer

/// The update of a viewer's screen for one frame: moves first, then new pixels.
///
/// In bytes, numbers with the least significant byte first: 1; the number of the frame (4); the picture's width and
/// height (2 each); the place of the scrolling area (`ScrollNews.Place`, 22); the number of moves (2) and for each its
/// rectangle and distance (6 × 2); the number of rectangles (2) and each of them (4 × 2). Then, compressed (raw
/// deflate): the number of colours (1) and three bytes for each, red first; one byte per pixel, rectangle by rectangle
/// and row by row, with the number of its colour or 255; and three bytes for each 255.
///
/// Most of a guide consists of a few dozen colours: compared with other encodings of a strip of it
/// (Documentation/Web.md), this is the shortest and the fastest to write.
struct PictureMessage: Sendable {
  /// The maximum number of rectangles and moves; a change with more is sent as one rectangle.
  static let mostParts = 4_096

  private(set) var head: [UInt8]
  /// The part to compress; empty if there are only moves.
  private(set) var body: [UInt8]

  init(head: [UInt8], body: [UInt8]) {
    self.head = head
    self.body = body
  }

  /// Returns the parts of a frame before the pixels.
  static func head(
    number: UInt32, width: Int, height: Int, at place: ScrollNews.Place = ScrollNews.Place(), _ change: PictureChange
  ) -> [UInt8] {
    var writer = ByteWriter(reserving: 64 + change.moves.count * 12 + change.damage.count * 8)
    writer.byte(1)
    writer.long(number)
    writer.word(width)
    writer.word(height)
    place.write(to: &writer)
    writer.word(change.moves.count)
    for move in change.moves {
      for value in [move.source.x, move.source.y, move.source.width, move.source.height, move.dx, move.dy] {
        writer.word(value)
      }
    }
    writer.word(change.damage.count)
    for rect in change.damage {
      for value in [rect.x, rect.y, rect.width, rect.height] { writer.word(value) }
    }
    return writer.bytes
  }
}
