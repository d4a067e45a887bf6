import CoreGraphics
import Testing

struct TransformTests {
  @Test func operationsComposeInApplesOrder() {
    let t = CGAffineTransform(translationX: 10, y: 20).rotated(by: .pi / 2).scaledBy(x: 2, y: 3)
    let p = CGPoint(x: 1, y: 1).applying(t)
    // Scaled to (2, 3), turned to (-3, 2), moved to (7, 22).
    #expect(abs(p.x - 7) < 1e-12 && abs(p.y - 22) < 1e-12)
    #expect(CGAffineTransform().isIdentity == false)
    #expect(CGAffineTransform.identity.isIdentity)
  }

  @Test func inverseUndoes() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      func value() -> CGFloat { CGFloat.random(in: -5...5, using: &generator) }
      let t = CGAffineTransform(a: value(), b: value(), c: value(), d: value(), tx: value(), ty: value())
      guard abs(t.a * t.d - t.b * t.c) > 0.1 else { continue }
      let p = CGPoint(x: value(), y: value())
      let q = p.applying(t).applying(t.inverted())
      #expect(abs(p.x - q.x) < 1e-9 && abs(p.y - q.y) < 1e-9)
      let parts = t.decomposed()
      let again = CGAffineTransform(parts)
      #expect(abs(again.a - t.a) < 1e-9 && abs(again.b - t.b) < 1e-9)
      #expect(abs(again.c - t.c) < 1e-9 && abs(again.d - t.d) < 1e-9)
    }
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func rectanglesKeepTheirCorners() {
    let r = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(r.applying(CGAffineTransform(scaleX: -2, y: 1)) == CGRect(x: -80, y: 20, width: 60, height: 40))
    let turned = r.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 60) < 1e-9 && abs(turned.width - 40) < 1e-9 && abs(turned.height - 30) < 1e-9)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    #expect(CGRect(dictionaryRepresentation: r.dictionaryRepresentation) == r)
  }

  @Test func coloursConvert() throws {
    #expect(CGColor(gray: 0.5, alpha: 1).numberOfComponents == 2)
    #expect(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5).components == [1, 0, 0, 0.5])
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let red = CGColor(srgbRed: 0.8, green: 0.2, blue: 0.1, alpha: 1)
    let wide = try #require(red.converted(to: p3, intent: .defaultIntent, options: nil))
    let back = try #require(wide.converted(to: .init(name: CGColorSpace.sRGB)!, intent: .defaultIntent, options: nil))
    for (a, b) in zip(red.components ?? [], back.components ?? []) { #expect(abs(a - b) < 1e-3) }
    #expect(CGColorSpace(name: "no such space") == nil)
    #expect(CGColorSpace(name: CGColorSpace.genericLab) == nil)
    let adobe = try #require(CGColorSpace(name: CGColorSpace.adobeRGB1998))
    #expect(adobe.name == CGColorSpace.adobeRGB1998 && adobe.model == .rgb && adobe != CGColorSpaceCreateDeviceRGB())
    #expect(p3.isWideGamutRGB && !adobe.isWideGamutRGB)
  }
}
