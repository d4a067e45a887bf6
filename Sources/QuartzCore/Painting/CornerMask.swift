import Foundation

/// The coverage of the pixels of a rounded corner, filled or of a frame.
struct CornerMask {
  /// The pixels per side: the radius rounded up.
  let size: Int
  /// The coverage, from 0 to 255, of the top left, top right, bottom left and bottom right corner, one after the other,
  /// row by row; followed by three bytes that may be read.
  let coverage: [UInt8]

  private let radius: Float
  private let width: Float
  /// There are only a few: searching them is faster than hashing.
  @MainActor private static var made: [CornerMask] = []

  /// Returns a mask.
  ///
  /// - Parameters:
  ///   - radius: the radius in pixels, at most 64.
  ///   - width: the width of the frame; the radius or more means filled.
  @MainActor static func mask(radius: Float, width: Float) -> CornerMask {
    let width = min(width, radius)
    for index in made.indices where made[index].radius == radius && made[index].width == width { return made[index] }
    // Animated radii must not fill the memory.
    if made.count >= 64 { made.removeAll() }
    let mask = CornerMask(radius: radius, width: width)
    made.append(mask)
    return mask
  }

  private init(radius: Float, width: Float) {
    self.radius = radius
    self.width = width
    size = Int(radius.rounded(.up))
    var corner = [UInt8](repeating: 0, count: size * size)
    let samples = 16
    let inner = radius - width
    for y in 0..<size {
      for x in 0..<size {
        var hits = 0
        for row in 0..<samples {
          for column in 0..<samples {
            let dx = radius - Float(x) - (Float(column) + 0.5) / Float(samples)
            let dy = radius - Float(y) - (Float(row) + 0.5) / Float(samples)
            let distance = dx > 0 && dy > 0 ? dx * dx + dy * dy : max(dx, dy, 0) * max(dx, dy, 0)
            if distance <= radius * radius, inner <= 0 || distance > inner * inner { hits += 1 }
          }
        }
        corner[y * size + x] = UInt8(hits * 255 / (samples * samples))
      }
    }
    var coverage: [UInt8] = []
    for (isRight, isBelow) in [(false, false), (true, false), (false, true), (true, true)] {
      for y in 0..<size {
        for x in 0..<size {
          coverage.append(corner[(isBelow ? size - 1 - y : y) * size + (isRight ? size - 1 - x : x)])
        }
      }
    }
    self.coverage = coverage + [0, 0, 0]
  }
}
