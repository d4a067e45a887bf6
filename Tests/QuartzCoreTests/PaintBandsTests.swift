import CGTK
import CoreGraphics
import Testing

@testable import QuartzCore

/// A picture is painted in bands, which must produce the same pixels as painting it in one go.
@MainActor @Suite struct PaintBandsTests {
  private static let width = 600
  private static let height = 200

  /// Cells, half of them rounded and some translucent, each with a border and text, and between them triangles that
  /// Cairo draws.
  private static func picture() throws -> RenderNode {
    let font = FontDescription(size: 15, weight: 400, isItalic: false)
    var nodes = [
      RenderNode.fill(
        CGRect(x: 0, y: 0, width: width, height: height), corners: nil,
        color: CGColor(red: 0.1, green: 0.1, blue: 0.2, alpha: 1))
    ]
    for index in 0..<40 {
      let box = CGRect(x: index * 14, y: index * 37 % 150, width: 90, height: 45 + index % 7)
      let corners = index % 2 == 0 ? CornerRadii(radius: 7, corners: .all, size: box.size) : nil
      let color = CGColor(red: 0.7, green: Double(index) / 40, blue: 0.3, alpha: index % 3 == 0 ? 0.6 : 1)
      nodes.append(.fill(box, corners: corners, color: color))
      nodes.append(.border(box, corners: corners, width: 2, color: CGColor(red: 1, green: 1, blue: 1, alpha: 1)))
      if index % 10 == 5 {
        nodes.append(
          .drawing(box) { cairo in
            cairo.move(to: box.minX, box.minY)
            cairo.addLine(to: box.maxX, box.midY)
            cairo.addLine(to: box.minX, box.maxY)
            cairo.setSource(red: 0, green: 0, blue: 0.4, alpha: 0.8)
            cairo.fill()
          })
      }
      let text = TextLayout.layout("Item \(index) fjord", font: font, TextOptions())
      let line = try #require(text.renderNode(color: CGColor(red: 0, green: 0, blue: 0, alpha: 1)))
      nodes.append(line.translated(x: box.minX + 8, y: box.minY + 9))
    }
    return try #require(RenderNode.container(nodes))
  }

  private static func paint(_ node: RenderNode, bandHeight: Int) throws -> [UInt8] {
    let image = try #require(CairoSurface(CAIRO_FORMAT_ARGB32, width: width, height: height))
    image.draw { cairo in
      CulledPainter.draw(
        node, in: cairo,
        rect: graphene_rect_t(
          origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: Float(width), height: Float(height))),
        bandHeight: bandHeight)
    }
    image.flush()
    return try #require(image.withBytes { Array(UnsafeBufferPointer(start: $0, count: image.bytesOfPixels)) })
  }

  /// Only content under opaque fills may be skipped, whatever the sizes, corners and positions of the fills.
  @Test(arguments: 0..<12) func everyPixelIsPainted(seed: Int) throws {
    var state = UInt32(seed) &* 7_919 &+ 17
    func next(_ bound: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 16) % bound
    }
    var nodes: [RenderNode] = []
    // The final colour of each pixel away from rounded corners.
    var expected = [Int?](repeating: 0, count: Self.width * Self.height)
    func gray(_ shade: Int) -> CGColor {
      CGColor(red: CGFloat(shade) / 255, green: CGFloat(shade) / 255, blue: CGFloat(shade) / 255, alpha: 1)
    }
    func add(_ box: CGRect, radius: CGFloat, shade: Int) {
      let corners = radius > 0 ? CornerRadii(radius: radius, corners: .all, size: box.size) : nil
      nodes.append(.fill(box, corners: corners, color: gray(shade)))
      let (left, right) = (max(Int(box.minX), 0), min(Int(box.maxX), Self.width))
      let (top, bottom) = (max(Int(box.minY), 0), min(Int(box.maxY), Self.height))
      guard left < right, top < bottom else { return }
      for y in top..<bottom {
        let isNearEnd = y < Int(box.minY + radius) || y >= Int(box.maxY - radius)
        for x in left..<right {
          let isCorner = isNearEnd && (x < Int(box.minX + radius) || x >= Int(box.maxX - radius))
          expected[y * Self.width + x] = isCorner ? nil : shade
        }
      }
    }
    add(CGRect(x: 0, y: 0, width: Self.width, height: Self.height), radius: 0, shade: 10)
    for index in 1...12 {
      let width = 30 + next(index % 3 == 0 ? 570 : 200)
      let height = 20 + next(index % 3 == 0 ? 180 : 60)
      let box = CGRect(x: next(Self.width) - 40, y: next(Self.height) - 30, width: width, height: height)
      add(box, radius: [0, 5, 9][next(3)], shade: 10 + index * 18)
    }
    let bytes = try Self.paint(try #require(RenderNode.container(nodes)), bandHeight: [Self.height, 64, 50][seed % 3])
    var wrong = 0
    for (index, shade) in expected.enumerated() {
      if let shade, abs(Int(bytes[index * 4]) - shade) > 1 { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  @Test(arguments: [1, 16, 37]) func bandsAndOnePieceAreTheSame(bandHeight: Int) throws {
    let node = try Self.picture()
    let bands = try Self.paint(node, bandHeight: bandHeight)
    let whole = try Self.paint(node, bandHeight: Self.height)
    #expect(bands.differences(from: whole) == 0)
    #expect(Set(whole).count > 50)
  }
}
