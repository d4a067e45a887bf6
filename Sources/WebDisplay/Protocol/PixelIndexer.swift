import CPixels
import WindowServer

/// Encodes pixels as numbers of colours, for `PictureMessage`.
@MainActor final class PixelIndexer {
  private let palette = UnsafeMutablePointer<LineupPalette>.allocate(capacity: 1)

  init() { palette.initialize(to: LineupPalette()) }

  isolated deinit { palette.deallocate() }

  /// Returns the bytes of rectangles that lie within the canvas. O(their pixels).
  func index(_ rects: [PictureChange.Rect], of canvas: PictureCanvas) -> [UInt8] {
    let count = rects.reduce(0) { $0 + $1.area }
    guard count > 0 else { return [] }
    lineup_palette_clear(palette)
    var others: [UInt8] = []
    let numbers = [UInt8](unsafeUninitializedCapacity: count) { numbers, written in
      others = [UInt8](unsafeUninitializedCapacity: 3 * count) { others, length in
        length = 0
        written = 0
        canvas.withPixels { pixels, pitch in
          for rect in rects where rect.area > 0 {
            guard let place = numbers.baseAddress, let rest = others.baseAddress else { return }
            length += lineup_index_pixels(
              pixels + rect.y * pitch + rect.x, pitch, rect.width, rect.height, palette, place + written, rest + length)
            written += rect.area
          }
        }
      }
    }
    let colors = Int(palette.pointee.count)
    var body: [UInt8] = []
    body.reserveCapacity(1 + 3 * colors + numbers.count + others.count)
    body.append(UInt8(colors))
    withUnsafeBytes(of: &palette.pointee.colors) { bytes in
      for color in bytes.bindMemory(to: UInt32.self).prefix(colors) {
        body.append(UInt8(truncatingIfNeeded: color >> 16))
        body.append(UInt8(truncatingIfNeeded: color >> 8))
        body.append(UInt8(truncatingIfNeeded: color))
      }
    }
    body += numbers
    body += others
    return body
  }
}
