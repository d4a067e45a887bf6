import CGTK
import Foundation

/// Images, gradients, and transparency layers.
extension CGContext {
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    // The image's first row is at the top in a space whose y axis points up.
    withCairo { cairo in
      cairo_save(cairo)
      cairo_translate(cairo, Double(rect.minX), Double(rect.maxY))
      cairo_scale(cairo, 1, -1)
      let upright = CGRect(origin: .zero, size: rect.size)
      if byTiling {
        let box = boundingBoxOfClipPath
        // Tiles without a size, or so many that no context has room for them, are not drawn.
        guard rect.width > 0, rect.height > 0,
          let columns = Self.tiles(from: box.minX / rect.width, to: box.maxX / rect.width),
          let rows = Self.tiles(from: box.minY / rect.height, to: box.maxY / rect.height),
          columns.count * rows.count <= 1 << 24
        else { return cairo_restore(cairo) }
        for row in rows {
          for column in columns {
            drawUpright(image, in: upright.offsetBy(dx: CGFloat(column) * rect.width, dy: CGFloat(row) * rect.height))
          }
        }
      } else {
        drawUpright(image, in: upright)
      }
      cairo_restore(cairo)
    }
  }

  private static func tiles(from first: CGFloat, to last: CGFloat) -> Range<Int>? {
    guard first <= last, last - first <= 65_536, let lower = Int(exactly: first.rounded(.down)),
      let upper = Int(exactly: last.rounded(.up))
    else { return nil }
    return lower..<upper
  }

  /// Draws with the first row at `rect.minY`, as it should be where the y axis points down.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    guard rect.width != 0, rect.height != 0 else { return }
    paint { cairo in
      cairo_save(cairo)
      cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
      cairo_clip(cairo)
      cairo_translate(cairo, Double(rect.minX), Double(rect.minY))
      cairo_scale(cairo, Double(rect.width) / Double(image.width), Double(rect.height) / Double(image.height))
      cairo_set_source_surface(cairo, image.surface, 0, 0)
      let source = cairo_get_source(cairo)
      // Without this the outermost pixels blend with transparent ones when scaled.
      cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(source, interpolationQuality == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      cairo_paint_with_alpha(cairo, self.state.alpha)
      cairo_restore(cairo)
    }
  }

  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let pattern = cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))!
    let direction = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    withCairo { cairo in
      cairo_save(cairo)
      // The areas before the start and after the end are painted only on request.
      let far: CGFloat = 1e5
      let length = max(hypot(direction.dx, direction.dy), 1e-6)
      let along = CGVector(dx: direction.dx / length, dy: direction.dy / length)
      let before = options.contains(.drawsBeforeStartLocation) ? far : 0
      let after = options.contains(.drawsAfterEndLocation) ? far : 0
      let path = CGMutablePath()
      let first = CGPoint(x: start.x - along.dx * before, y: start.y - along.dy * before)
      let last = CGPoint(x: end.x + along.dx * after, y: end.y + along.dy * after)
      let side = CGVector(dx: -along.dy * far, dy: along.dx * far)
      path.addLines(between: [
        CGPoint(x: first.x + side.dx, y: first.y + side.dy), CGPoint(x: last.x + side.dx, y: last.y + side.dy),
        CGPoint(x: last.x - side.dx, y: last.y - side.dy), CGPoint(x: first.x - side.dx, y: first.y - side.dy),
      ])
      path.closeSubpath()
      if options != [.drawsBeforeStartLocation, .drawsAfterEndLocation] {
        cairo_new_path(cairo)
        path.append(to: cairo)
        cairo_clip(cairo)
      }
      paintGradient(gradient, pattern)
      cairo_restore(cairo)
    }
    cairo_pattern_destroy(pattern)
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let pattern = cairo_pattern_create_radial(
      Double(startCenter.x), Double(startCenter.y), Double(startRadius), Double(endCenter.x), Double(endCenter.y),
      Double(endRadius))!
    withCairo { cairo in
      cairo_save(cairo)
      if !options.contains(.drawsAfterEndLocation) {
        cairo_new_path(cairo)
        let circle = CGRect(
          x: endCenter.x - endRadius, y: endCenter.y - endRadius, width: 2 * endRadius, height: 2 * endRadius)
        CGPath(ellipseIn: circle, transform: nil).append(to: cairo)
        cairo_clip(cairo)
      }
      paintGradient(gradient, pattern)
      cairo_restore(cairo)
    }
    cairo_pattern_destroy(pattern)
  }

  private func paintGradient(_ gradient: CGGradient, _ pattern: OpaquePointer) {
    for stop in gradient.stops {
      let c = stop.color.rgba
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(stop.location), c.red, c.green, c.blue, c.alpha * state.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    paint { cairo in
      cairo_set_source(cairo, pattern)
      cairo_paint(cairo)
    }
  }

  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    saveGState()
    withCairo { cairo_push_group($0) }
    state.alpha = 1
    state.shadow = nil
    state.masks = []
  }

  public func endTransparencyLayer() {
    guard let outer = states.last else { return }
    withCairo { cairo in
      for mask in outer.masks { mask.cut(cairo) }
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, outer.alpha)
    }
    restoreGState()
  }
}
