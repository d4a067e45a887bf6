import CoreGraphics
import QuartzCore
import Testing

@MainActor @Suite(.serialized) struct FrameDiffTests {
  private struct Random {
    var state: UInt64
    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }

  private func layer(_ frame: CGRect, _ color: CGColor?) -> CALayer {
    let layer = CALayer()
    layer.delegate = Still.shared
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  private func color(_ random: inout Random) -> CGColor {
    CGColor(
      red: CGFloat(random.next(256)) / 255, green: CGFloat(random.next(256)) / 255,
      blue: CGFloat(random.next(256)) / 255, alpha: random.next(4) == 0 ? 0.5 : 1)
  }

  private func difference(_ a: Data, _ b: Data) -> (worst: Int, count: Int) {
    if a == b { return (0, 0) }
    return a.withUnsafeBytes { a in
      b.withUnsafeBytes { b in
        var worst = 0
        var count = 0
        for index in 0..<min(a.count, b.count) where a[index] != b[index] {
          worst = max(worst, abs(Int(a[index]) - Int(b[index])))
          count += 1
        }
        return (worst, count)
      }
    }
  }

  private func cell(_ random: inout Random, _ frame: CGRect, isSquare: Bool) -> CALayer {
    let cell = layer(frame, color(&random))
    cell.cornerRadius = isSquare ? 0 : CGFloat(random.next(8))
    cell.borderWidth = CGFloat(random.next(2))
    cell.opacity = !isSquare && random.next(6) == 0 ? 0.6 : 1
    cell.contentNode = TextLayout.layout(
      "Cell \(random.next(1000))", font: FontDescription(size: 12), TextOptions()
    ).renderNode(color: .black)
    return cell
  }

  /// Cairo smooths an edge that a clip cuts through with slightly other rounding: at whole pixels by one step of 255, on
  /// turned or fractionally placed edges by a few. Seeds below 12 have square opaque cells and leave no such room.
  @Test(arguments: Array(0..<36)) func copiesAndRepairsMakeTheSamePixels(seed: Int) throws {
    let (isSquare, isWhole) = (seed < 12, seed < 24)
    var random = Random(state: UInt64(seed) &* 977 &+ 5)
    let size = CGSize(width: 300, height: 260)
    let scale: CGFloat = seed % 4 == 3 ? 2 : 1
    let root = layer(CGRect(origin: .zero, size: size), seed % 3 == 0 ? nil : color(&random))
    let scroll = layer(CGRect(x: 20, y: 10, width: 260, height: 240), seed % 2 == 0 ? color(&random) : nil)
    scroll.masksToBounds = true
    root.addSublayer(scroll)
    for row in 0..<30 {
      for column in 0..<6 where random.next(8) > 0 {
        scroll.addSublayer(
          cell(
            &random, CGRect(x: column * 90, y: row * 40, width: 60 + random.next(40), height: 30 + random.next(14)),
            isSquare: isSquare))
      }
    }
    let pinned = cell(&random, CGRect(x: 0, y: 0, width: 260, height: 24), isSquare: isSquare)
    pinned.zPosition = 5
    scroll.addSublayer(pinned)
    root.addSublayer(cell(&random, CGRect(x: 200, y: 180, width: 90, height: 70), isSquare: isSquare))
    let painter = try #require(FramePainter(size: size, scale: scale))
    var copies = 0
    for step in 0..<25 {
      switch random.next(6) {
      case 0, 1, 2:
        scroll.bounds.origin.y += CGFloat(random.next(81) - 40)
        pinned.position.y = scroll.bounds.origin.y + 12
      case 3:
        scroll.bounds.origin.x += CGFloat(random.next(81) - 40)
        pinned.position.x = scroll.bounds.origin.x + 130
      case 4:
        scroll.bounds.origin.y += isWhole ? CGFloat(random.next(80)) : CGFloat(random.next(80)) / 7
        pinned.position.y = scroll.bounds.origin.y + 12
      default: break
      }
      let cells = scroll.sublayers ?? []
      for _ in 0..<random.next(4) {
        let changed = cells[random.next(cells.count)]
        switch random.next(6) {
        case 0: changed.backgroundColor = color(&random)
        case 1: changed.isHidden.toggle()
        case 2: changed.position.x += CGFloat(random.next(20))
        case 3: changed.zPosition = CGFloat(random.next(3))
        case 4 where !isWhole: changed.transform = CATransform3DMakeRotation(CGFloat(random.next(10)) / 10, 0, 0, 1)
        default:
          changed.removeFromSuperlayer()
          scroll.insertSublayer(changed, at: UInt32(random.next(cells.count)))
        }
      }
      let diff = painter.update(root)
      copies += diff.blits.count
      let fresh = try #require(FramePainter(size: size, scale: scale))
      fresh.update(root)
      let (worst, count) = difference(painter.pixels, fresh.pixels)
      try #require(worst <= (isSquare ? 0 : isWhole ? 1 : 16), "step \(step): \(count) bytes, up to \(worst)")
    }
    #expect(copies > 0)
  }

  @Test func scrollingCopiesAllButTheStrip() throws {
    var random = Random(state: 3)
    let size = CGSize(width: 400, height: 400)
    let root = layer(CGRect(origin: .zero, size: size), .white)
    root.masksToBounds = true
    for row in 0..<40 {
      for column in 0..<4 {
        let cell = layer(CGRect(x: column * 100, y: row * 20, width: 98, height: 18), color(&random))
        root.addSublayer(cell)
      }
    }
    let painter = try #require(FramePainter(size: size, scale: 1))
    #expect(painter.update(root).damage == [PixelRect(x: 0, y: 0, width: 400, height: 400)])
    #expect(painter.update(root).damage.isEmpty)
    root.bounds.origin.y = 40
    let diff = painter.update(root)
    #expect(diff.blits == [FrameDiff.Blit(source: PixelRect(x: 0, y: 40, width: 400, height: 360), dx: 0, dy: -40)])
    #expect(diff.damage.reduce(0) { $0 + $1.area } <= 400 * 40)
    root.sublayers?[60].backgroundColor = .black
    let change = painter.update(root)
    #expect(change.blits.isEmpty && change.damage == [PixelRect(x: 0, y: 260, width: 98, height: 18)])
  }

  @Test func pinnedStripsStayUntouched() throws {
    var random = Random(state: 9)
    let size = CGSize(width: 400, height: 400)
    let root = layer(CGRect(origin: .zero, size: size), .white)
    root.masksToBounds = true
    for row in 0..<40 { root.addSublayer(layer(CGRect(x: 0, y: row * 20, width: 400, height: 18), color(&random))) }
    let header = layer(CGRect(x: 0, y: 0, width: 400, height: 30), .black)
    root.addSublayer(header)
    let painter = try #require(FramePainter(size: size, scale: 1))
    painter.update(root)
    root.bounds.origin.y = 40
    header.position.y += 40
    let diff = painter.update(root)
    #expect(diff.blits == [FrameDiff.Blit(source: PixelRect(x: 0, y: 70, width: 400, height: 330), dx: 0, dy: -40)])
    #expect(diff.damage.allSatisfy { $0.y >= 360 }, "\(diff)")
  }
}
