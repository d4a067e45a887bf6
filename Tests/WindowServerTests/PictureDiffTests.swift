import CGTK
import CoreGraphics
import QuartzCore
import Testing

@testable import WindowServer

/// Moving some pixels and painting the others must give the same result as painting everything.
@MainActor @Suite struct PictureDiffTests {
  static let width = 160
  static let height = 120

  /// A picture without rounded corners or text, so that painting a part of it gives exactly the same pixels as painting
  /// all of it.
  @MainActor final class Scene {
    let root = CALayer()
    let grid = CALayer()
    var cells: [CALayer] = []
    let header = CALayer()
    let badge = CALayer()
    /// A pinned column: its colour stays in place, its labels follow the rows.
    let column = CALayer()
    var labels: [CALayer] = []
    var random: UInt64

    init(seed: UInt64, hasColumn: Bool = false) {
      random = seed
      CATransaction.setDisableActions(true)
      root.bounds.size = CGSize(width: PictureDiffTests.width, height: PictureDiffTests.height)
      root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
      grid.frame = CGRect(x: 10, y: 8, width: 140, height: 100)
      grid.masksToBounds = true
      grid.backgroundColor = CGColor(red: 0.1, green: 0.1, blue: 0.2, alpha: 1)
      root.addSublayer(grid)
      header.backgroundColor = CGColor(red: 0.5, green: 0, blue: 0, alpha: 1)
      header.frame = CGRect(x: 0, y: 0, width: 140, height: 12)
      header.zPosition = 10
      grid.addSublayer(header)
      badge.frame = CGRect(x: 100, y: 60, width: 40, height: 40)
      badge.backgroundColor = CGColor(red: 0, green: 0.7, blue: 0, alpha: 0.5)
      for _ in 0..<30 { addCell() }
      if hasColumn { addColumn() }
    }

    private func addColumn() {
      column.backgroundColor = CGColor(red: 0.9, green: 0.9, blue: 0.8, alpha: 1)
      column.bounds.size = CGSize(width: 30, height: 100)
      column.zPosition = 5
      grid.addSublayer(column)
      for row in 0..<30 {
        let label = CALayer()
        // Every third row has none.
        label.bounds.size = CGSize(width: 30, height: row % 3 == 0 ? 0 : 11)
        label.backgroundColor = color()
        label.zPosition = 6
        grid.addSublayer(label)
        labels.append(label)
      }
      pin()
    }

    func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((random >> 33) % UInt64(bound))
    }

    func color() -> CGColor {
      CGColor(red: Double(next(256)) / 255, green: Double(next(256)) / 255, blue: Double(next(256)) / 255, alpha: 1)
    }

    func addCell() {
      let cell = CALayer()
      cell.frame = CGRect(x: next(400), y: next(400), width: 8 + next(60), height: 6 + next(30))
      cell.backgroundColor = color()
      grid.insertSublayer(cell, at: UInt32(next(cells.count + 1)))
      cells.append(cell)
    }

    /// Makes a random change, as happens between two frames.
    func change() {
      switch next(9) {
      case 8: scroll(dx: next(61) - 30, dy: next(21) - 10)
      case 0, 1: scroll(dx: 0, dy: next(61) - 30)
      case 2, 3: scroll(dx: next(61) - 30, dy: 0)
      case 4:
        scroll(dx: next(300) - 150, dy: next(300) - 150)
        cells[next(cells.count)].backgroundColor = color()
      case 5:
        cells.remove(at: next(cells.count)).removeFromSuperlayer()
        addCell()
        scroll(dx: 0, dy: 7)
      case 6:
        cells[next(cells.count)].position = CGPoint(x: next(400), y: next(400))
        cells[next(cells.count)].zPosition = CGFloat(next(3))
      default:
        if badge.superlayer == nil { root.addSublayer(badge) } else { badge.removeFromSuperlayer() }
        scroll(dx: 5, dy: 0)
      }
    }

    private func scroll(dx: Int, dy: Int) {
      let origin = grid.bounds.origin
      grid.bounds.origin = CGPoint(x: origin.x + CGFloat(dx), y: origin.y + CGFloat(dy))
      pin()
    }

    private func pin() {
      let origin = grid.bounds.origin
      header.position = CGPoint(x: origin.x + 70, y: origin.y + 6)
      column.position = CGPoint(x: origin.x + 15, y: origin.y + 50)
      for (row, label) in labels.enumerated() { label.position = CGPoint(x: origin.x + 15, y: CGFloat(row) * 14) }
    }
  }

  private func image(scale: Int) throws -> CairoSurface {
    try #require(CairoSurface(CAIRO_FORMAT_ARGB32, width: Self.width * scale, height: Self.height * scale))
  }

  private func paint(_ node: RenderNode, on image: CairoSurface, _ rect: PictureChange.Rect, scale: Int) {
    image.draw { cairo in
      cairo.clip(to: CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height))
      cairo.scale(x: CGFloat(scale), y: CGFloat(scale))
      let points = 1 / Float(scale)
      CulledPainter.draw(
        node, in: cairo,
        rect: graphene_rect_t(
          origin: graphene_point_t(x: Float(rect.x) * points, y: Float(rect.y) * points),
          size: graphene_size_t(width: Float(rect.width) * points, height: Float(rect.height) * points)))
    }
  }

  private func areEqual(_ one: CairoSurface, _ two: CairoSurface) -> Bool {
    one.flush()
    two.flush()
    return one.withBytes { first in two.withBytes { memcmp(first, $0, one.bytesOfPixels) == 0 } } == true
  }

  /// Moves pixels within a window as the server does.
  private func move(_ move: PictureChange.Move, on image: CairoSurface) {
    image.flush()
    let stride = image.bytesPerRow
    _ = image.withBytes { data in
      let copy = Array(UnsafeBufferPointer(start: data, count: image.bytesOfPixels))
      let source = move.source
      for y in 0..<source.height {
        let from = (source.y + y) * stride + source.x * 4
        let to = (source.y + y + move.dy) * stride + (source.x + move.dx) * 4
        copy.withUnsafeBytes { bytes in
          _ = memcpy(data + to, bytes.baseAddress! + from, source.width * 4)
        }
      }
    }
    image.markDirty()
  }

  /// Small pictures are painted whole rather than in many parts, so large ones are needed as well.
  @Test(arguments: 1...24, [1, 4]) func movedAndPaintedPixelsAreThoseOfPaintingAll(seed: UInt64, scale: Int) throws {
    for hasColumn in [false, true] { try compare(Scene(seed: seed, hasColumn: hasColumn), scale: scale) }
  }

  private func compare(_ scene: Scene, scale: Int) throws {
    let all = PictureChange.Rect(x: 0, y: 0, width: Self.width * scale, height: Self.height * scale)
    let shown = try image(scale: scale)
    let expected = try image(scale: scale)
    var node = try #require(scene.root.renderNode())
    paint(node, on: shown, all, scale: scale)
    for step in 0..<40 {
      for _ in 0...scene.next(2) { scene.change() }
      let next = try #require(scene.root.renderNode())
      let change = try #require(
        PictureDiff.change(from: node, to: next, width: all.width, height: all.height, scale: Float(scale)))
      for one in change.moves { move(one, on: shown) }
      for rect in change.damage { paint(next, on: shown, rect, scale: scale) }
      paint(next, on: expected, all, scale: scale)
      let isEqual = areEqual(shown, expected)
      #expect(isEqual, "step \(step)")
      if !isEqual { return }
      node = next
    }
  }

  @Test func aScrollMovesPixelsAndPaintsTheStripThatCameIn() throws {
    let scene = Scene(seed: 5)
    scene.grid.bounds.origin.y += 20
    scene.header.position.y += 20
    let before = try #require(scene.root.renderNode())
    scene.grid.bounds.origin.y += 10
    scene.header.position.y += 10
    let after = try #require(scene.root.renderNode())
    let change = try #require(
      PictureDiff.change(
        from: before, to: after, width: Self.width, height: Self.height, scale: 1))
    // Below the pinned header, which is 12 high, the rest of the grid moves up by 10.
    #expect(change.moves == [.init(source: .init(x: 10, y: 30, width: 140, height: 78), dx: 0, dy: -10)])
    #expect(change.damage == [.init(x: 10, y: 98, width: 140, height: 10)])
  }

  @Test func nothingChangedIsNothingToDo() throws {
    let scene = Scene(seed: 6)
    let node = try #require(scene.root.renderNode())
    let change = try #require(
      PictureDiff.change(
        from: node, to: node, width: Self.width, height: Self.height, scale: 1))
    #expect(change == PictureChange())
  }

  @Test func aFractionOfAPixelIsPaintedNotMoved() throws {
    let scene = Scene(seed: 7)
    let before = try #require(scene.root.renderNode())
    scene.grid.bounds.origin.y += 0.5
    let after = try #require(scene.root.renderNode())
    let change = try #require(
      PictureDiff.change(
        from: before, to: after, width: Self.width, height: Self.height, scale: 1))
    #expect(change.moves.isEmpty)
    #expect(change.damage == [.init(x: 10, y: 8, width: 140, height: 100)])
  }

  @Test func aTransparentPictureIsLeftToGTK() throws {
    let root = CALayer()
    root.bounds.size = CGSize(width: Self.width, height: Self.height)
    root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.5)
    let node = try #require(root.renderNode())
    #expect(
      PictureDiff.change(
        from: node, to: node, width: Self.width, height: Self.height, scale: 1) == nil)
  }
}
