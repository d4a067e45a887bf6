import CGTK
import CoreGraphics
import Testing

@testable import QuartzCore

/// Text that is written to the pixels directly must look exactly as Cairo draws it.
@MainActor @Suite struct TextPaintingTests {
  private static let width = 320
  private static let height = 120

  /// A line of text on an opaque background.
  private func picture(_ text: String, _ font: FontDescription, _ color: CGColor, at place: CGPoint) throws
    -> RenderNode
  {
    let line = try #require(TextLayout.layout(text, font: font, TextOptions()).renderNode(color: color))
    let back = RenderNode.fill(
      CGRect(x: 0, y: 0, width: Self.width, height: Self.height), corners: nil,
      color: CGColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 1))
    return try #require(RenderNode.container([back, line.translated(x: place.x, y: place.y)]))
  }

  private func draw(scale: Double, _ body: (CairoContext) -> Void) throws -> [UInt8] {
    let image = try #require(
      CairoSurface(
        CAIRO_FORMAT_ARGB32, width: Int(Double(Self.width) * scale), height: Int(Double(Self.height) * scale)))
    image.draw { cairo in
      cairo.scale(x: scale, y: scale)
      body(cairo)
    }
    image.flush()
    return try #require(
      image.withBytes { Array(UnsafeBufferPointer(start: $0, count: image.bytesOfPixels)) })
  }

  /// Draws `node` both ways within `clip`, in points, and returns whether the results are equal. What is drawn often is
  /// drawn otherwise than the first times.
  private func isAsCairoDraws(_ node: RenderNode, scale: Double, clip: CGRect) throws -> Bool {
    func cut(_ cairo: CairoContext) {
      cairo.addRect(clip)
      cairo.clip()
    }
    let expected = try draw(scale: scale) { cairo in
      cut(cairo)
      node.draw(in: cairo)
    }
    // There must be some ink.
    #expect(expected.kinds(atLeast: 13))
    for _ in 0..<4 {
      let painted = try draw(scale: scale) { cairo in
        cut(cairo)
        CulledPainter.draw(
          node, in: cairo,
          rect: graphene_rect_t(
            origin: graphene_point_t(x: Float(clip.minX), y: Float(clip.minY)),
            size: graphene_size_t(width: Float(clip.width), height: Float(clip.height))))
      }
      if painted.differences(from: expected) != 0 { return false }
    }
    return true
  }

  private static let whole = CGRect(x: 0, y: 0, width: width, height: height)

  @Test(arguments: [
    "The quick brown fox, 20:15 – 21:45", "AVAWATA fjord Tofu ffi «Ärger»", "……jjjfff''\"\"", "Ünïcödé Žlutý kůň",
    "٣ שלום abc",
  ])
  func linesInAllStyles(text: String) throws {
    for size in [9.0, 13, 17, 31] {
      for (weight, isItalic) in [(400, false), (700, false), (400, true)] {
        let font = FontDescription(size: size, weight: weight, isItalic: isItalic)
        let node = try picture(text, font, CGColor(red: 1, green: 1, blue: 1, alpha: 1), at: CGPoint(x: 7, y: 11))
        for scale in [1.0, 2] {
          #expect(try isAsCairoDraws(node, scale: scale, clip: Self.whole), "\(font), scale \(scale)")
        }
      }
    }
  }

  @Test func aLineThatIsDrawnOftenIsKeptAsOneMask() throws {
    let font = FontDescription(size: 17)
    let line = TextLayout.layout("AVA fjord", font: font, TextOptions())
    let node = try #require(line.renderNode(color: CGColor(red: 0, green: 0, blue: 0, alpha: 1)) as? TextNode)
    func draw(_ count: Int, scale: Double) throws {
      for _ in 0..<count {
        _ = try self.draw(scale: scale) { cairo in
          CulledPainter.draw(
            node, in: cairo,
            rect: graphene_rect_t(
              origin: graphene_point_t(), size: graphene_size_t(width: Float(Self.width), height: Float(Self.height))))
        }
      }
    }
    try draw(2, scale: 1)
    #expect(node.mask == nil)
    try draw(1, scale: 1)
    #expect(node.mask?.scale == 1)
    try draw(2, scale: 2)
    #expect(node.mask?.scale == 1)
    try draw(1, scale: 2)
    #expect(node.mask?.scale == 2)
  }

  @Test func inColoursThatShineThrough() throws {
    for alpha in [0.1, 0.5, 0.85] {
      let node = try picture(
        "AVAWATA fjord 12:30", FontDescription(size: 22, isItalic: true),
        CGColor(red: 0.9, green: 0.3, blue: 0.1, alpha: alpha), at: CGPoint(x: 3, y: 5))
      #expect(try isAsCairoDraws(node, scale: 1, clip: Self.whole), "alpha \(alpha)")
    }
  }

  @Test func cutAtEveryPixel() throws {
    let node = try picture(
      "AVA fjord", FontDescription(size: 20, isItalic: true), CGColor(red: 0, green: 0, blue: 0, alpha: 1),
      at: CGPoint(x: 10, y: 10))
    for left in stride(from: 8.0, to: 100, by: 1) {
      let clip = CGRect(x: left, y: 14, width: 9, height: 11)
      let expected = try draw(scale: 1) { cairo in
        cairo.addRect(clip)
        cairo.clip()
        node.draw(in: cairo)
      }
      let painted = try draw(scale: 1) { cairo in
        cairo.addRect(clip)
        cairo.clip()
        CulledPainter.draw(
          node, in: cairo,
          rect: graphene_rect_t(
            origin: graphene_point_t(x: Float(clip.minX), y: Float(clip.minY)),
            size: graphene_size_t(width: Float(clip.width), height: Float(clip.height))))
      }
      #expect(painted == expected, "from \(left)")
    }
  }

  @Test func betweenPixelsItIsCairosToDraw() throws {
    let node = try picture(
      "Half a pixel", FontDescription(size: 15), CGColor(red: 1, green: 1, blue: 0, alpha: 1),
      at: CGPoint(x: 7.5, y: 11.25))
    #expect(try isAsCairoDraws(node, scale: 1, clip: Self.whole))
  }

  @Test func coveredTextIsNotPainted() throws {
    // An opaque layer covers everything, so only its own pixels count, whatever is below.
    let below = try picture(
      "below", FontDescription(size: 40), CGColor(red: 1, green: 0, blue: 0, alpha: 1), at: CGPoint(x: 4, y: 4))
    let above = try picture(
      "above", FontDescription(size: 30), CGColor(red: 0, green: 0, blue: 0, alpha: 1), at: CGPoint(x: 4, y: 40))
    let glass = RenderNode.fill(
      CGRect(x: 0, y: 0, width: 200, height: 60), corners: nil, color: CGColor(red: 0, green: 1, blue: 0, alpha: 0.5))
    for nodes in [
      [below, above], [below, glass], [below, above, glass], [below, glass, above.translated(x: 40, y: 0)],
    ] {
      let node = try #require(RenderNode.container(nodes))
      #expect(try isAsCairoDraws(node, scale: 1, clip: Self.whole))
      #expect(try isAsCairoDraws(node, scale: 1, clip: CGRect(x: 20, y: 10, width: 120, height: 70)))
    }
  }
}
