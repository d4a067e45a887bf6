import QuartzCore
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Shadows, outlines and slants of letters.
@MainActor @Suite struct LetterEffectTests {
  private struct Ink {
    var black: [CGPoint] = []
    var red: [CGPoint] = []
  }

  /// Draws one large letter at the left edge and returns the places of its pixels.
  private func ink(_ attributes: [NSAttributedString.Key: Any], _ string: String = "I") throws -> Ink {
    var all: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 100), .foregroundColor: UIColor.black,
    ]
    all.merge(attributes) { $1 }
    let context = try #require(CGContext(size: CGSize(width: 200, height: 160), scale: 1, opaque: false))
    UIGraphicsPushContext(context)
    NSAttributedString(string: string, attributes: all).draw(at: CGPoint(x: 40, y: 10))
    UIGraphicsPopContext()
    let image = try #require(context.makeImage())
    var found = Ink()
    for y in 0..<image.height {
      for x in 0..<image.width {
        let pixel = image.pixel(x: x, y: y)
        guard pixel.alpha > 100 else { continue }
        if pixel.red > 100 { found.red.append(CGPoint(x: x, y: y)) } else { found.black.append(CGPoint(x: x, y: y)) }
      }
    }
    return found
  }

  @Test func aShadowIsDrawnBesideTheLetter() throws {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.red
    shadow.shadowOffset = CGSize(width: 60, height: 20)
    let plain = try ink([:])
    let shaded = try ink([.shadow: shadow])
    #expect(plain.red.isEmpty && plain.black.count > 300)
    #expect(shaded.black.count == plain.black.count)
    #expect(abs(shaded.red.count - plain.black.count) < plain.black.count / 20)
    let (dark, light) = (plain.black[0], try #require(shaded.red.first))
    #expect(light.x - dark.x == 60 && light.y - dark.y == 20)
    shadow.shadowBlurRadius = 12
    #expect(try ink([.shadow: shadow]).red.count < shaded.red.count)
    shadow.shadowColor = nil
    #expect(try ink([.shadow: shadow]).red.isEmpty)
  }

  @Test func aPositiveStrokeIsAnOutlineAndANegativeOneFillsToo() throws {
    let plain = try ink([:])
    let outline = try ink([.strokeWidth: 3])
    #expect(outline.black.count > 50 && outline.black.count < plain.black.count * 3 / 4)
    let middle = plain.black[plain.black.count / 2]
    let left = try #require(plain.black.filter { $0.y == middle.y }.map(\.x).min())
    let right = try #require(plain.black.filter { $0.y == middle.y }.map(\.x).max())
    #expect(!outline.black.contains(CGPoint(x: ((left + right) / 2).rounded(), y: middle.y)))
    let both = try ink([.strokeWidth: -6, .strokeColor: UIColor.red])
    #expect(both.red.count > 50 && both.black.count > 50)
    #expect(both.black.contains(CGPoint(x: ((left + right) / 2).rounded(), y: middle.y)))
  }

  @Test func obliquenessSlantsTheLetter() throws {
    let upright = try ink([:])
    let slanted = try ink([.obliqueness: 0.3])
    func left(_ ink: Ink, _ y: CGFloat?) -> CGFloat { ink.black.filter { $0.y == y }.map(\.x).min() ?? 0 }
    let (top, bottom) = (upright.black.first?.y, upright.black.last?.y)
    #expect(left(upright, top) == left(upright, bottom))
    #expect(left(slanted, top) - left(slanted, bottom) > 12)
    // It stands on the same line.
    #expect(abs((slanted.black.last?.y ?? 0) - (bottom ?? 0)) <= 1)
  }
}
