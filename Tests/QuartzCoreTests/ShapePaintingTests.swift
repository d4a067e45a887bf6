import CGTK
import CoreGraphics
import Testing

@testable import QuartzCore

/// Fills, rounded corners and frames that are written to the pixels directly must look exactly as Cairo draws them, on
/// any background and at the scales of screens.
@MainActor @Suite struct ShapePaintingTests {
  private static let size = (width: 240, height: 160)

  /// Draws both ways and returns the number of pixels that differ.
  private func difference(_ nodes: [RenderNode], scale: CGFloat) throws -> Int {
    let node = try #require(RenderNode.container(nodes))
    let painted = try draw(scale) { CulledPainter.draw(node, on: $0, scale: scale) }
    let expected = try draw(scale) { image in
      image.draw { cairo in
        cairo.scale(x: scale, y: scale)
        node.draw(in: cairo)
      }
    }
    // There must be some ink.
    #expect(expected.contains { $0 != expected[0] })
    return painted.differences(from: expected)
  }

  private func draw(_ scale: CGFloat, _ body: (CairoSurface) -> Void) throws -> [UInt32] {
    let (width, height) = (Int(CGFloat(Self.size.width) * scale), Int(CGFloat(Self.size.height) * scale))
    let image = try #require(CGImage.makeSurface(width: width, height: height))
    body(image)
    image.flush()
    return try #require(
      image.withBytes {
        let pixels = UnsafeRawPointer($0).assumingMemoryBound(to: UInt32.self)
        return Array(UnsafeBufferPointer(start: pixels, count: image.bytesOfPixels / 4))
      })
  }

  private func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) -> CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private func background(_ alpha: CGFloat) -> RenderNode {
    .fill(
      CGRect(x: 0, y: 0, width: Self.size.width, height: Self.size.height), corners: nil,
      color: color(0.13, 0.41, 0.77, alpha: alpha))
  }

  private func corners(_ radius: CGFloat, _ box: CGRect) -> CornerRadii? {
    CornerRadii(radius: radius, corners: .all, size: box.size)
  }

  @Test(arguments: [1.0, 2, 3]) func roundedFills(scale: CGFloat) throws {
    for radius in [1.0, 2, 3.5, 4, 6, 7.25, 9, 13, 20] {
      for alpha in [1.0, 0.63, 0.2] {
        let box = CGRect(x: 11, y: 7, width: 180, height: 120)
        for behind in [1.0, 0.4] {
          let nodes = [
            background(behind),
            RenderNode.fill(box, corners: corners(radius, box), color: color(0.93, 0.62, 0.31, alpha: alpha)),
          ]
          #expect(try difference(nodes, scale: scale) == 0, "radius \(radius), alpha \(alpha) on \(behind)")
        }
      }
      // In translucent colours Cairo rounds otherwise while an image is still empty.
      let box = CGRect(x: 3, y: 5, width: 90, height: 70)
      let alone = RenderNode.fill(box, corners: corners(radius, box), color: color(0.2, 0.7, 0.5))
      #expect(try difference([alone], scale: scale) == 0, "radius \(radius) on nothing")
    }
  }

  @Test(arguments: [1.0, 2]) func frames(scale: CGFloat) throws {
    for radius in [0.0, 1, 4, 6, 8.5, 12] {
      for width in [1.0, 2, 3] {
        for alpha in [1.0, 0.5] {
          let box = CGRect(x: 20, y: 15, width: 150, height: 90)
          let frame = RenderNode.border(
            box, corners: radius > 0 ? corners(radius, box) : nil, width: width,
            color: color(0.95, 0.97, 0.4, alpha: alpha))
          #expect(
            try difference([background(1), frame], scale: scale) == 0, "radius \(radius), width \(width), \(alpha)")
        }
      }
    }
  }

  /// A stripe along an edge of a rounded cell is cut by its corners, at every width.
  @Test(arguments: [1.0, 2]) func fillsThatEndWithinCorners(scale: CGFloat) throws {
    let box = CGRect(x: 30, y: 20, width: 100, height: 60)
    for radius in [4.0, 6, 9] {
      for thickness in stride(from: 1.0, through: 12, by: 1) {
        for stripe in [
          CGRect(x: box.minX, y: box.minY, width: thickness, height: box.height),
          CGRect(x: box.maxX - thickness, y: box.minY, width: thickness, height: box.height),
          CGRect(x: box.minX, y: box.minY, width: box.width, height: thickness),
          CGRect(x: box.minX, y: box.maxY - thickness, width: box.width, height: thickness),
          CGRect(x: box.minX + 2, y: box.minY + 3, width: thickness, height: thickness),
        ] {
          for alpha in [1.0, 0.4] {
            let cell = RenderNode.fill(box, corners: nil, color: color(0.8, 0.8, 0.9))
            let mark = RenderNode.fill(stripe, corners: nil, color: color(0.7, 0.45, 0.1, alpha: alpha))
            let inside = try #require(RenderNode.container([cell, mark]))
            let clipped = inside.clipped(to: box, corners: corners(radius, box))
            #expect(
              try difference([background(1), clipped], scale: scale) == 0, "radius \(radius), \(stripe), alpha \(alpha)"
            )
          }
        }
      }
    }
  }

  /// Cairo may draw first on an image that only the painter has written to: a translucent triangle shows what is below.
  @Test func drawingsOfCairosOnFreshImages() throws {
    let triangle = RenderNode.drawing(CGRect(x: 20, y: 20, width: 80, height: 60)) { cairo in
      cairo.move(to: 20, 20)
      cairo.addLine(to: 100, 50)
      cairo.addLine(to: 20, 80)
      cairo.setSource(red: 0.9, green: 0.2, blue: 0.1, alpha: 0.5)
      cairo.fill()
    }
    #expect(try difference([background(1), triangle], scale: 1) == 0)
  }

  /// Colours are reduced to eight bits as in Cairo, whatever shines through.
  @Test func coloursThatShineThrough() throws {
    for step in 0...40 {
      let part = CGFloat(step) / 40
      let nodes = [
        background(0.7),
        RenderNode.fill(
          CGRect(x: 5, y: 5, width: 100, height: 100), corners: nil,
          color: color(part, 1 - part, part * part, alpha: 1 - part / 2)),
        RenderNode.fill(
          CGRect(x: 50, y: 50, width: 100, height: 100), corners: nil, color: color(1, part, 0.3, alpha: part)),
      ]
      #expect(try difference(nodes, scale: 1) == 0, "step \(step)")
    }
  }
}
