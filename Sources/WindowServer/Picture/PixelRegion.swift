import CGTK
import QuartzCore

/// A set of pixels as rectangles.
final class PixelRegion {
  private let region: OpaquePointer
  /// Rectangles that have been added and are not yet in `region`: uniting many at once is linear, one by one quadratic.
  private var pending: [cairo_rectangle_int_t] = []

  init() { region = cairo_region_create() }

  init(_ rect: PictureChange.Rect) {
    var box = rect.cairo
    region = cairo_region_create_rectangle(&box)
  }

  deinit { cairo_region_destroy(region) }

  /// Returns the region including the pending rectangles.
  private func united() -> OpaquePointer {
    guard !pending.isEmpty else { return region }
    if pending.count == 1 {
      cairo_region_union_rectangle(region, &pending[0])
    } else {
      let added = cairo_region_create_rectangles(pending, Int32(pending.count))
      cairo_region_union(region, added)
      cairo_region_destroy(added)
    }
    pending.removeAll(keepingCapacity: true)
    return region
  }

  func add(_ rect: PictureChange.Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    pending.append(rect.cairo)
  }

  func add(_ other: PixelRegion) { cairo_region_union(united(), other.united()) }

  func subtract(_ rect: PictureChange.Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    var box = rect.cairo
    cairo_region_subtract_rectangle(united(), &box)
  }

  func cut(to rect: PictureChange.Rect) {
    var box = rect.cairo
    cairo_region_intersect_rectangle(united(), &box)
  }

  /// Disjoint, from top to bottom.
  var rects: [PictureChange.Rect] {
    let region = united()
    return (0..<cairo_region_num_rectangles(region)).map { index in
      var box = cairo_rectangle_int_t()
      cairo_region_get_rectangle(region, index, &box)
      return PictureChange.Rect(x: Int(box.x), y: Int(box.y), width: Int(box.width), height: Int(box.height))
    }
  }

  /// A few rectangles that cover the region: neighbouring ones are joined, since each costs a walk through the picture,
  /// about as much as painting `walk` pixels. They may overlap.
  var fewRects: [PictureChange.Rect] {
    var result = rects
    // The second pass joins what the first has brought together.
    for _ in 0..<2 where result.count > 1 {
      var joined: [PictureChange.Rect] = []
      for rect in result {
        var best: (index: Int, waste: Int)?
        for (index, other) in joined.enumerated() {
          let waste = rect.union(other).area - rect.area - other.area
          if waste < best?.waste ?? Self.walk { best = (index, waste) }
        }
        if let best {
          joined[best.index] = joined[best.index].union(rect)
        } else {
          joined.append(rect)
        }
      }
      result = joined
    }
    return result
  }

  private static let walk = 12_000
}

extension PictureChange.Rect {
  fileprivate var cairo: cairo_rectangle_int_t {
    cairo_rectangle_int_t(x: Int32(x), y: Int32(y), width: Int32(max(width, 0)), height: Int32(max(height, 0)))
  }
}
