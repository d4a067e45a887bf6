import CoreGraphics
import WindowServer

/// The area under the pointer as described to the page, in pixels, so that it scrolls before a picture arrives.
///
/// The description (`members`) is sent when it changes. Each picture contains the number of the description to which it
/// belongs, and its place in the area's content (`Place`).
struct ScrollNews: Equatable, Sendable {
  /// The maximum distance in pixels from the start of the content, to which larger ones are reduced.
  static let farthest = 1_000_000_000.0

  /// The place in an area's content that a picture shows, and the wheel events that it includes. 22 bytes of a picture.
  struct Place: Equatable, Sendable {
    /// The description's number; 0 if there is no area.
    var number = 0
    var x = 0, y = 0
    /// The offset to which the content is gliding.
    var targetX = 0, targetY = 0
    /// The number of the connection's wheel events that have been processed.
    var wheels: UInt32 = 0

    func write(to writer: inout ByteWriter) {
      writer.word(number)
      for value in [x, y, targetX, targetY] { writer.long(UInt32(bitPattern: Int32(clamping: value))) }
      writer.long(wheels)
    }
  }

  /// x, y, width and height, and for moving parts whether they move on each axis.
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

  /// Returns whole pixels; a number in range for any result of a computation.
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

  /// Returns the description as a message to the page.
  ///
  /// - Parameters:
  ///   - number: the number by which pictures refer to it.
  ///   - place: the place of the content already on the page, if no picture follows that contains it.
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

  /// The place alone, for an unchanged picture.
  var message: [(String, String)] { [("t", "\"at\"")] + members }
}
