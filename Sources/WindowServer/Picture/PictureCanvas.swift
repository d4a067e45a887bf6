import CGTK
import CoreGraphics
import QuartzCore

/// Paints the differences between two pictures into memory.
///
/// The owner of a screen moves the pixels that have moved and copies the painted ones from here. Between two pictures
/// the canvas keeps no state: one serves any number of screens, in turn.
@MainActor package final class PictureCanvas {
  /// The maximum length of a side, in pixels.
  static let longestSide = 8_192

  package let width: Int
  package let height: Int
  private let image: CairoSurface

  /// Creates a canvas.
  ///
  /// - Parameters width, height: the size in pixels, each from 1 to `longestSide`.
  /// - Returns: nil if there is not enough memory.
  package init?(width: Int, height: Int) {
    guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height),
      let image = CairoSurface(CAIRO_FORMAT_RGB24, width: width, height: height)
    else { return nil }
    self.width = width
    self.height = height
    self.image = image
  }

  /// Paints the differences of `next` from `old`. O(differences).
  ///
  /// - Parameters:
  ///   - old: the picture on the screen; nil paints everything.
  ///   - size: the size of the picture in pixels, at most the canvas's.
  ///   - scale: pixels per point.
  /// - Returns: the moves and the painted rectangles; empty without differences.
  package func paint(
    _ next: RenderNode?, after old: RenderNode?, size: (width: Int, height: Int), scale: CGFloat
  ) -> PictureChange {
    let width = min(size.width, width)
    let height = min(size.height, height)
    let all = PictureChange(damage: [PictureChange.Rect(x: 0, y: 0, width: width, height: height)])
    guard let next else {
      paint(all.damage, of: nil, isSolid: false, scale: scale)
      return all
    }
    if next === old { return PictureChange() }
    let change =
      old.flatMap { PictureDiff.change(from: $0, to: next, width: width, height: height, scale: Float(scale)) } ?? all
    let isSolid = PictureDiff.isSolid(next, width: width, height: height, scale: Float(scale))
    paint(change.damage, of: next, isSolid: isSolid, scale: scale)
    return change
  }

  private func paint(_ rects: [PictureChange.Rect], of node: RenderNode?, isSolid: Bool, scale: CGFloat) {
    for rect in rects {
      image.draw { cairo in
        cairo.clip(to: CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height))
        if !isSolid {
          // Transparent parts would show earlier paint.
          cairo.setSource(red: 1, green: 1, blue: 1)
          cairo.paint()
        }
        guard let node else { return }
        cairo.scale(x: scale, y: scale)
        let part = graphene_rect_t(
          origin: graphene_point_t(x: Float(rect.x) / Float(scale), y: Float(rect.y) / Float(scale)),
          size: graphene_size_t(width: Float(rect.width) / Float(scale), height: Float(rect.height) / Float(scale)))
        CulledPainter.draw(node, in: cairo, rect: part)
      }
    }
    image.flush()
  }

  /// Calls `body` with the pixels: each 0xXXRRGGBB in the machine's byte order, with `pitch` pixels per row.
  package func withPixels<Result>(_ body: (_ pixels: UnsafePointer<UInt32>, _ pitch: Int) throws -> Result) rethrows
    -> Result?
  {
    try image.withBytes {
      try body(UnsafeRawPointer($0).assumingMemoryBound(to: UInt32.self), image.bytesPerRow / 4)
    }
  }
}
