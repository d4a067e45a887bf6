import CGTK
import Foundation

/// Images, gradients, and transparency layers.
extension CGContext {
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    // The image's first row is at the top in a space whose y axis points up.
    withCairo { cairo in
      cairo.save()
      cairo.translate(x: Double(rect.minX), y: Double(rect.maxY))
      cairo.scale(x: 1, y: -1)
      let upright = CGRect(origin: .zero, size: rect.size)
      if byTiling {
        let box = boundingBoxOfClipPath
        // Tiles without a size, or so many that no context has room for them, are not drawn.
        guard rect.width > 0, rect.height > 0,
          let columns = Self.tiles(from: box.minX / rect.width, to: box.maxX / rect.width),
          let rows = Self.tiles(from: box.minY / rect.height, to: box.maxY / rect.height),
          columns.count * rows.count <= 1 << 24
        else { return cairo.restore() }
        for row in rows {
          for column in columns {
            drawUpright(image, in: upright.offsetBy(dx: CGFloat(column) * rect.width, dy: CGFloat(row) * rect.height))
          }
        }
      } else {
        drawUpright(image, in: upright)
      }
      cairo.restore()
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
    paint(in: rect.standardized) { cairo in
      cairo.save()
      cairo.addRect(rect)
      cairo.clip()
      cairo.translate(x: Double(rect.minX), y: Double(rect.minY))
      cairo.scale(x: Double(rect.width) / Double(image.width), y: Double(rect.height) / Double(image.height))
      // Without padding the outermost pixels blend with transparent ones when scaled.
      cairo.setSource(
        image.surface, extend: CAIRO_EXTEND_PAD,
        filter: interpolationQuality == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      cairo.paint(alpha: self.state.alpha)
      cairo.restore()
    }
  }

  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let pattern = CairoPattern.linear(from: start, to: end)
    let direction = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    withCairo { cairo in
      cairo.save()
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
        cairo.newPath()
        path.append(to: cairo)
        cairo.clip()
      }
      paintGradient(gradient, pattern)
      cairo.restore()
    }
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let pattern = CairoPattern.radial(from: startCenter, startRadius, to: endCenter, endRadius)
    withCairo { cairo in
      cairo.save()
      if !options.contains(.drawsAfterEndLocation) {
        cairo.newPath()
        let circle = CGRect(
          x: endCenter.x - endRadius, y: endCenter.y - endRadius, width: 2 * endRadius, height: 2 * endRadius)
        CGPath(ellipseIn: circle, transform: nil).append(to: cairo)
        cairo.clip()
      }
      paintGradient(gradient, pattern)
      cairo.restore()
    }
  }

  private func paintGradient(_ gradient: CGGradient, _ pattern: CairoPattern) {
    for stop in gradient.stops {
      let c = stop.color.rgba
      pattern.addStop(
        Double(stop.location), red: c.red, green: c.green, blue: c.blue, alpha: c.alpha * state.alpha)
    }
    pattern.pad()
    paint { cairo in
      cairo.setSource(pattern)
      cairo.paint()
    }
  }

  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    saveGState()
    drawing += 1
    withCairo { $0.pushGroup() }
    state.alpha = 1
    state.shadow = nil
    state.masks = []
  }

  public func endTransparencyLayer() {
    guard let outer = states.last else { return }
    drawing = max(drawing - 1, 0)
    draw(in: nil) {
      withCairo { cairo in
        for mask in outer.masks { mask.cut(cairo) }
        cairo.popGroupToSource()
        cairo.paint(alpha: outer.alpha)
      }
    }
    restoreGState()
  }
}
