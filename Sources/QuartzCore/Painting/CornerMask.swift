import CGTK

/// The coverage of the pixels of a rounded corner, filled or of a frame, as drawn by Cairo on whole pixels.
struct CornerMask {
  /// The pixels per side: the radius rounded up.
  let size: Int
  /// The coverage, from 0 to 255, of the top left, top right, bottom left and bottom right corner, one after the other,
  /// row by row; followed by three bytes that may be read.
  let coverage: [UInt8]

  /// The part of a filled shape that is drawn, where its edges run through corners: Cairo rounds the points at which
  /// they meet a curve, so the pixels beside a cut differ a little from those of the whole shape.
  struct Cut: Equatable {
    /// The edges in a shape of `2 * size + 1` pixels per side, whose corners have one pixel between them.
    let left: Int, top: Int, right: Int, bottom: Int

    /// Returns the part `rect` of a shape in `all`.
    ///
    /// - Parameter size: the pixels per side of a corner; two fit into each side of `all`.
    /// - Returns: nil if no edge runs through a corner.
    init?(of rect: PixelRect, in all: PixelRect, size: Int) {
      func place(_ edge: Int, _ start: Int, _ end: Int, middle: Int) -> Int {
        if edge - start <= size { return max(edge - start, 0) }
        return end - edge <= size ? 2 * size + 1 - max(end - edge, 0) : middle
      }
      left = place(rect.x, all.x, all.maxX, middle: size)
      top = place(rect.y, all.y, all.maxY, middle: size)
      right = place(rect.maxX, all.x, all.maxX, middle: size + 1)
      bottom = place(rect.maxY, all.y, all.maxY, middle: size + 1)
      func isCut(_ edge: Int) -> Bool { edge > 0 && edge != size && edge != size + 1 && edge < 2 * size + 1 }
      guard isCut(left) || isCut(top) || isCut(right) || isCut(bottom) else { return nil }
    }
  }

  private let radius: Float
  private let width: Float
  private let cut: Cut?
  /// There are only a few: searching them is faster than hashing.
  @MainActor private static var made: [CornerMask] = []

  /// Returns a mask.
  ///
  /// - Parameters:
  ///   - radius: the radius in pixels, at most 64.
  ///   - width: the width of the frame; the radius or more means filled.
  ///   - cut: the part of the shape, if it is filled; nil for all of it.
  @MainActor static func mask(radius: Float, width: Float, cut: Cut? = nil) -> CornerMask {
    let width = min(width, radius)
    for index in made.indices
    where made[index].radius == radius && made[index].width == width && made[index].cut == cut {
      return made[index]
    }
    // Animated radii must not fill the memory.
    if made.count >= 64 { made.removeAll() }
    let mask = CornerMask(radius: radius, width: width, cut: cut)
    made.append(mask)
    return mask
  }

  private init(radius: Float, width: Float, cut: Cut?) {
    self.radius = radius
    self.width = width
    self.cut = cut
    size = Int(radius.rounded(.up))
    // One pixel between the corners is the least that GSK draws as straight sides.
    let side = 2 * size + 1
    var outline = GskRoundedRect()
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: Float(side), height: Float(side)))
    gsk_rounded_rect_init_from_rect(&outline, &bounds, radius)
    if let cut {
      bounds.origin = graphene_point_t(x: Float(cut.left), y: Float(cut.top))
      bounds.size = graphene_size_t(width: Float(cut.right - cut.left), height: Float(cut.bottom - cut.top))
    }
    let black = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
    let shape =
      width < radius ? BorderNode(outline, width: width, black) : RoundedClipNode(FillNode(bounds, black), outline)
    coverage = Self.draw(shape, side: side, size: size)
  }

  /// Returns the coverage of the corners of a node of `side` × `side` pixels; none without memory.
  private static func draw(_ node: RenderNode, side: Int, size: Int) -> [UInt8] {
    var coverage = [UInt8](repeating: 0, count: 4 * size * size + 3)
    guard let image = CairoSurface(CAIRO_FORMAT_A8, width: side, height: side) else { return coverage }
    image.draw { node.draw(in: $0) }
    image.flush()
    let stride = image.bytesPerRow
    _ = image.withBytes { pixels in
      var place = 0
      for (left, top) in [(0, 0), (side - size, 0), (0, side - size), (side - size, side - size)] {
        for y in top..<top + size {
          for x in left..<left + size {
            coverage[place] = pixels[y * stride + x]
            place += 1
          }
        }
      }
    }
    return coverage
  }
}
