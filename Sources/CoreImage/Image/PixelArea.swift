import CoreGraphics
import Foundation

extension Int {
  /// Creates the nearest integer towards zero, between ±2⁵³; 0 for what is not a number.
  init<Number: BinaryFloatingPoint>(saturating value: Number) {
    let limit = Number(1 << 53)
    self = value.isNaN ? 0 : Int(Swift.max(-limit, Swift.min(limit, value)))
  }
}

/// A rectangle of whole pixels; y points up.
struct PixelArea: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// Creates the area of all pixels that a rectangle touches, clipped to `limit`.
  init(_ rect: CGRect) {
    let limit = 1 << 20
    func whole(_ value: CGFloat) -> Int { min(limit, max(-limit, Int(saturating: value))) }
    guard !rect.isNull else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let (left, bottom) = (whole(rect.minX.rounded(.down)), whole(rect.minY.rounded(.down)))
    self.init(
      x: left, y: bottom, width: whole(rect.maxX.rounded(.up)) - left, height: whole(rect.maxY.rounded(.up)) - bottom)
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Returns the part within a rectangle.
  func clipped(to rect: CGRect) -> PixelArea {
    guard !rect.isInfinite else { return self }
    let other = PixelArea(rect)
    let (left, bottom) = (max(x, other.x), max(y, other.y))
    return PixelArea(
      x: left, y: bottom, width: min(x + width, other.x + other.width) - left,
      height: min(y + height, other.y + other.height) - bottom)
  }

  func grown(by distance: Int) -> PixelArea {
    PixelArea(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}

/// The pixels of an area: premultiplied red, green, blue and alpha from 0 to 1, in rows from bottom to top.
struct Pixels: Sendable {
  let area: PixelArea
  var values: [SIMD4<Float>]

  init(_ area: PixelArea, filledWith value: SIMD4<Float> = .zero) {
    self.area = area
    values = Array(repeating: value, count: area.width * area.height)
  }

  /// The pixel at a position; transparent outside the area.
  subscript(x: Int, y: Int) -> SIMD4<Float> {
    let (column, row) = (x - area.x, y - area.y)
    guard column >= 0, row >= 0, column < area.width, row < area.height else { return .zero }
    return values[row * area.width + column]
  }

  /// Sets each pixel to the closure's result for its position.
  mutating func fill(_ value: (_ x: Int, _ y: Int) -> SIMD4<Float>) {
    var index = 0
    for row in 0..<area.height {
      for column in 0..<area.width {
        values[index] = value(area.x + column, area.y + row)
        index += 1
      }
    }
  }
}

extension SIMD4<Float> {
  /// The colour divided by alpha.
  var straight: SIMD4<Float> {
    guard w > 0 else { return .zero }
    return SIMD4(x / w, y / w, z / w, w)
  }

  /// The colour multiplied by alpha.
  var premultiplied: SIMD4<Float> { SIMD4(x * w, y * w, z * w, w) }
}
