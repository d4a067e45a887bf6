import CoreGraphics
import Foundation

/// A small picture of the brightness of another, from 0 to 255, in rows from bottom to top.
struct Brightness {
  let width: Int
  let height: Int
  let values: [UInt8]
  private let origin: CGPoint
  /// The number of the other's pixels that one of these stands for, in each direction.
  private let step: Int

  /// Creates the picture; nil for an infinite or empty image, or a larger one than images can be.
  init?(_ image: CIImage, longestSide: Int) {
    let area = PixelArea(image.extent)
    guard !image.extent.isInfinite, area.width > 0, area.height > 0, area.width * area.height <= CGImage.pixelLimit
    else { return nil }
    step = (max(area.width, area.height) + longestSide - 1) / longestSide
    width = area.width / step
    height = area.height / step
    origin = CGPoint(x: area.x, y: area.y)
    guard width > 0, height > 0 else { return nil }
    var values = [UInt8](repeating: 0, count: width * height)
    // A strip at a time, as a whole photo takes sixteen times its bytes.
    for row in 0..<height {
      let strip = PixelArea(x: area.x, y: area.y + row * step, width: width * step, height: step)
      let pixels = image.rendered(strip, Rendering(isLinear: false)).values
      for column in 0..<width {
        var sum: Float = 0
        for y in 0..<step {
          for x in 0..<step {
            let pixel = pixels[y * strip.width + column * step + x]
            sum += 0.299 * pixel.x + 0.587 * pixel.y + 0.114 * pixel.z
          }
        }
        values[row * width + column] = UInt8(max(0, min(255, sum / Float(step * step) * 255)))
      }
    }
    self.values = values
  }

  /// Returns the place in the image of a place in this picture.
  func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + point.x * CGFloat(step), y: origin.y + point.y * CGFloat(step))
  }

  /// The brightness that best divides the picture into dark and bright: Otsu's threshold, between whose sides the
  /// variance is greatest. Nil for a picture of one brightness.
  var threshold: UInt8? {
    var counts = [Int](repeating: 0, count: 256)
    for value in values { counts[Int(value)] += 1 }
    let total = counts.indices.reduce(0) { $0 + $1 * counts[$1] }
    var (dark, darkSum, best, level) = (0, 0, 0.0, UInt8?.none)
    for value in 0..<255 {
      dark += counts[value]
      darkSum += value * counts[value]
      let bright = values.count - dark
      guard dark > 0, bright > 0 else { continue }
      let distance = Double(darkSum) / Double(dark) - Double(total - darkSum) / Double(bright)
      let variance = Double(dark) * Double(bright) * distance * distance
      if variance > best { (best, level) = (variance, UInt8(value)) }
    }
    return level
  }
}
