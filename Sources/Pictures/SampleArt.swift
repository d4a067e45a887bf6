import SeededRandom
import UIKit

/// A picture for sample data: a simple drawing determined by a number.
public struct SampleArt: Sendable {
  private var generator: SeededGenerator

  /// Creates the drawing of a number; the same number gives the same drawing.
  public init(seed: UInt64) {
    generator = SeededGenerator(seed: seed &* SeededGenerator.increment &+ 0x1234_5678_9ABC_DEF1)
  }

  /// Returns a PNG of `size` pixels.
  public func pngData(size: CGSize) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    // The drawing is square; in another format its middle is shown.
    let side = max(size.width, size.height)
    let square = CGRect(x: 0, y: 0, width: side, height: side)
    return UIGraphicsImageRenderer(bounds: CGRect(origin: .zero, size: size), format: format).pngData { context in
      context.cgContext.translateBy(x: (size.width - side) / 2, y: (size.height - side) / 2)
      var drawing = self
      drawing.draw(in: square, context)
    }
  }

  private mutating func draw(in bounds: CGRect, _ context: UIGraphicsImageRendererContext) {
    let hue = random()
    let isLight = random() < 0.35
    let ground = UIColor(
      hue: hue, saturation: isLight ? 0.12 : 0.4 + 0.3 * random(), brightness: isLight ? 0.94 : 0.2 + 0.25 * random(),
      alpha: 1)
    let main = UIColor(
      hue: turn(hue, 0.42 + 0.16 * random()), saturation: isLight ? 0.6 : 0.42, brightness: isLight ? 0.7 : 0.9,
      alpha: 1)
    let other = UIColor(
      hue: turn(hue, 0.06 + 0.08 * random()), saturation: 0.5, brightness: isLight ? 0.55 : 0.7, alpha: 1)
    ground.setFill()
    context.fill(bounds)
    switch Int(random() * 6) {
    case 0: sunset(bounds, main, other)
    case 1: rings(bounds, main, other)
    case 2: hills(bounds, main, other)
    case 3: bars(bounds, main, other)
    case 4: tiles(bounds, main, other)
    default: sail(bounds, main, other)
    }
  }

  private func sunset(_ bounds: CGRect, _ main: UIColor, _ other: UIColor) {
    let side = bounds.width
    main.setFill()
    UIBezierPath(ovalIn: CGRect(x: side * 0.22, y: side * 0.2, width: side * 0.56, height: side * 0.56)).fill()
    other.setFill()
    for line in 0..<7 {
      let y = side * (0.5 + 0.065 * CGFloat(line))
      UIBezierPath(rect: CGRect(x: 0, y: y, width: side, height: side * (0.012 + 0.006 * CGFloat(line)))).fill()
    }
  }

  private mutating func rings(_ bounds: CGRect, _ main: UIColor, _ other: UIColor) {
    let side = bounds.width
    let center = CGPoint(x: side * (0.3 + 0.4 * random()), y: side * (0.3 + 0.4 * random()))
    for ring in 0..<6 {
      let radius = side * 0.09 * CGFloat(6 - ring)
      (ring.isMultiple(of: 2) ? main : other).setFill()
      UIBezierPath(ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
        .fill()
    }
  }

  private mutating func hills(_ bounds: CGRect, _ main: UIColor, _ other: UIColor) {
    let side = bounds.width
    main.setFill()
    let sun = side * 0.2
    UIBezierPath(ovalIn: CGRect(x: side * (0.15 + 0.5 * random()), y: side * 0.14, width: sun, height: sun)).fill()
    for layer in 0..<3 {
      let path = UIBezierPath()
      let base = side * (0.48 + 0.16 * CGFloat(layer))
      path.move(to: CGPoint(x: 0, y: base))
      for step in 0..<4 {
        let x = side * CGFloat(step) / 4
        path.addQuadCurve(
          to: CGPoint(x: x + side / 4, y: base),
          controlPoint: CGPoint(x: x + side / 8, y: base - side * 0.22 * random()))
      }
      path.addLine(to: CGPoint(x: side, y: side))
      path.addLine(to: CGPoint(x: 0, y: side))
      path.close()
      other.withAlphaComponent(0.45 + 0.25 * CGFloat(layer)).setFill()
      path.fill()
    }
  }

  private mutating func bars(_ bounds: CGRect, _ main: UIColor, _ other: UIColor) {
    let side = bounds.width
    let width = side / 13
    for bar in 0..<6 {
      let height = side * (0.15 + 0.6 * random())
      (bar.isMultiple(of: 3) ? other : main).setFill()
      let frame = CGRect(x: width * (1 + 2 * CGFloat(bar)), y: (side - height) / 2, width: width, height: height)
      UIBezierPath(roundedRect: frame, cornerRadius: width / 2).fill()
    }
  }

  private mutating func tiles(_ bounds: CGRect, _ main: UIColor, _ other: UIColor) {
    let tile = bounds.width / 4
    for row in 0..<4 {
      for column in 0..<4 {
        let origin = CGPoint(x: tile * CGFloat(column), y: tile * CGFloat(row))
        (random() < 0.5 ? main : other).setFill()
        let path = UIBezierPath()
        let corners = [(0, 0), (1, 0), (1, 1), (0, 1)].map {
          CGPoint(x: origin.x + tile * CGFloat($0.0), y: origin.y + tile * CGFloat($0.1))
        }
        let missing = Int(random() * 4) % 4
        path.move(to: corners[(missing + 1) % 4])
        path.addLine(to: corners[(missing + 2) % 4])
        path.addLine(to: corners[(missing + 3) % 4])
        path.close()
        path.fill()
      }
    }
  }

  private mutating func sail(_ bounds: CGRect, _ main: UIColor, _ other: UIColor) {
    let side = bounds.width
    let mast = side * (0.4 + 0.2 * random())
    for (color, x, foot) in [(main, side * 0.14, side * 0.72), (other, side * 0.9, side * 0.72)] {
      color.setFill()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: mast, y: side * 0.12))
      path.addLine(to: CGPoint(x: mast, y: foot))
      path.addQuadCurve(to: CGPoint(x: x, y: foot), controlPoint: CGPoint(x: (mast + x) / 2, y: foot + side * 0.08))
      path.close()
      path.fill()
    }
    other.withAlphaComponent(0.6).setFill()
    UIBezierPath(rect: CGRect(x: 0, y: side * 0.84, width: side, height: side * 0.16)).fill()
  }

  private func turn(_ hue: CGFloat, _ by: CGFloat) -> CGFloat { (hue + by).truncatingRemainder(dividingBy: 1) }

  /// Returns a number from 0 up to 1.
  private mutating func random() -> CGFloat { CGFloat(generator.fraction()) }
}
