import CoreGraphics
import WindowServer

/// The area under the pointer as the page is told of it, in pixels, so that it scrolls before a picture comes.
///
/// The description (`members`) goes out when it changes. Each picture carries the number of the one that it goes with,
/// and where in the area's content it is (`Place`).
struct ScrollNews: Equatable, Sendable {
  /// Pixels from a content's beginning at most; farther ones count as this.
  static let farthest = 1_000_000_000.0

  /// Where a picture shows an area's content, and how much of the wheel that takes into account. 22 bytes of a picture.
  struct Place: Equatable, Sendable {
    /// The description's number; 0 if there is no area.
    var number = 0
    var x = 0, y = 0
    /// Where the content is gliding to.
    var targetX = 0, targetY = 0
    /// How many of the connection's wheel events have been worked off.
    var wheels: UInt32 = 0

    func write(to writer: inout ByteWriter) {
      writer.word(number)
      for value in [x, y, targetX, targetY] { writer.long(UInt32(bitPattern: Int32(clamping: value))) }
      writer.long(wheels)
    }
  }

  /// x, y, width, height, and for what moves, whether it does on each axis.
  private var frame: [Int]
  private var parts: [[Int]]
  private var covers: [[Int]]
  private var lowest: [Int]
  private var highest: [Int]
  private var notch: Double
  private var frequency: Double
  private var isLocked: Bool
  private var background: String

  init(_ area: ScrollArea, scale: CGFloat) {
    func pixels(_ rect: CGRect) -> [Int] {
      let (x, y) = (Self.pixels(rect.minX, scale), Self.pixels(rect.minY, scale))
      return [x, y, Self.pixels(rect.maxX, scale) - x, Self.pixels(rect.maxY, scale) - y]
    }
    frame = pixels(area.frame)
    parts = area.parts.map { pixels($0.rect) + [$0.movesX ? 1 : 0, $0.movesY ? 1 : 0] }
    covers = area.covers.map(pixels)
    lowest = [Self.pixels(area.lowest.x, scale), Self.pixels(area.lowest.y, scale)]
    highest = [Self.pixels(area.highest.x, scale), Self.pixels(area.highest.y, scale)]
    notch = area.notch * scale
    frequency = area.frequency
    isLocked = area.isLocked
    background = Self.css(area.background)
  }

  /// Whole pixels, and a number in range for whatever was computed.
  static func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int {
    let value = (points * scale).rounded()
    return value.isNaN ? 0 : Int(min(max(value, -farthest), farthest))
  }

  private static func css(_ color: CGColor) -> String {
    let parts = (color.components ?? []).map { $0.isFinite ? Int((min(max($0, 0), 1) * 255).rounded()) : 0 }
    guard parts.count >= 4 else {
      let grey = parts.first ?? 255
      return "rgb(\(grey),\(grey),\(grey))"
    }
    return "rgb(\(parts[0]),\(parts[1]),\(parts[2]))"
  }

  /// The description as a message to the page.
  /// - Parameters:
  ///   - number: by which pictures name it.
  ///   - place: where the content is on the page already, if no picture follows that says so.
  func members(number: Int, at place: Place?) -> [(String, String)] {
    func list(_ numbers: [Int]) -> String { "[" + numbers.map(String.init).joined(separator: ",") + "]" }
    func lists(_ all: [[Int]]) -> String { "[" + all.map(list).joined(separator: ",") + "]" }
    return [
      ("t", "\"area\""), ("id", "\(number)"), ("box", list(frame)), ("parts", lists(parts)), ("still", lists(covers)),
      ("low", list(lowest)), ("high", list(highest)), ("notch", JSONText.number(notch)),
      ("spring", JSONText.number(frequency)), ("lock", isLocked ? "1" : "0"), ("color", JSONText.quoted(background)),
    ] + (place.map(\.members) ?? [])
  }
}

extension ScrollNews.Place {
  fileprivate var members: [(String, String)] { [("at", "[\(number),\(x),\(y),\(targetX),\(targetY),\(wheels)]")] }

  /// The place alone, where the picture stays as it is.
  var message: [(String, String)] { [("t", "\"at\"")] + members }
}
