import CoreGraphics
import Testing

@testable import QuartzCore

@MainActor @Suite(.serialized) struct SpecialLayerTests {
  private func square(_ color: CGColor, _ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  /// Returns red, green, blue and alpha of a pixel, 0 to 255.
  private func pixel(_ layer: CALayer, _ size: CGSize, _ x: Int, _ y: Int) throws -> [Int] {
    let image = try HeadlessRenderer.image(of: layer, size: size, scale: 1)
    let context = try #require(
      CGContext(
        data: nil, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: image.width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    return (0..<4).map { Int(bytes[y * context.bytesPerRow + x * 4 + $0]) }
  }

  private func isSeen(_ layer: CALayer, _ x: Int, _ y: Int) throws -> Bool {
    try pixel(layer, CGSize(width: 100, height: 20), x, y).contains { $0 > 0 }
  }

  @Test func copiesAreMovedStepByStep() throws {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    layer.addSublayer(square(CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(layer.instanceCount == 1 && layer.instanceDelay == 0 && CATransform3DIsIdentity(layer.instanceTransform))
    #expect(try isSeen(layer, 5, 5) && !isSeen(layer, 25, 5))
    // At once, without the animations of a layer that has been shown.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    #expect(try isSeen(layer, 5, 5) && isSeen(layer, 25, 5) && isSeen(layer, 45, 5))
    #expect(try !isSeen(layer, 15, 5) && !isSeen(layer, 65, 5))
    layer.instanceCount = 0
    #expect(try !isSeen(layer, 5, 5))
  }

  @Test func copiesTurnAboutTheCentre() throws {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    layer.addSublayer(square(CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGRect(x: 0, y: 0, width: 10, height: 10)))
    layer.instanceCount = 2
    layer.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    #expect(try isSeen(layer, 95, 15) && !isSeen(layer, 95, 5))
  }

  @Test func copiesTakeColours() throws {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    layer.addSublayer(square(CGColor(red: 1, green: 1, blue: 1, alpha: 1), CGRect(x: 0, y: 0, width: 10, height: 10)))
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    layer.instanceColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    layer.instanceAlphaOffset = -0.4
    let size = CGSize(width: 100, height: 20)
    let strengths = try [5, 25, 45].map { try pixel(layer, size, $0, 5).max() ?? 0 }
    #expect(strengths[0] == 255 && abs(strengths[1] - 153) <= 2 && abs(strengths[2] - 51) <= 2)
  }

  @Test func delayedCopiesAreBehind() throws {
    try VirtualPacer.run { clock in
      let layer = CAReplicatorLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      let dot = square(CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGRect(x: 0, y: 0, width: 10, height: 10))
      layer.addSublayer(dot)
      layer.instanceCount = 2
      layer.instanceTransform = CATransform3DMakeTranslation(50, 0, 0)
      layer.instanceDelay = 1
      let blink = CABasicAnimation(keyPath: "opacity")
      blink.fromValue = 0
      blink.toValue = 0
      blink.duration = 1
      blink.beginTime = CACurrentMediaTime() + 0.5
      dot.add(blink, forKey: "blink")
      clock.advance(1)
      // The first is gone from 0.5 to 1.5 s, the second from 1.5 to 2.5 s; the animation itself ends at 1.5 s.
      let (first, second) = (try isSeen(layer, 5, 5), try isSeen(layer, 55, 5))
      #expect(!first && second)
    }
  }

  @Test func aTransformLayerDrawsOnlyItsSublayers() throws {
    let layer = CATransformLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.borderWidth = 3
    let inner = square(CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGRect(x: 20, y: 0, width: 10, height: 10))
    layer.addSublayer(inner)
    #expect(try !isSeen(layer, 1, 1) && isSeen(layer, 25, 5))
    #expect(layer.hitTest(CGPoint(x: 25, y: 5)) === inner && layer.hitTest(CGPoint(x: 60, y: 5)) == nil)
  }

  @Test func scrollLayersScrollAsTheirModeLetsThem() {
    let scroll = CAScrollLayer()
    scroll.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    let inner = square(.black, CGRect(x: 10, y: 0, width: 300, height: 300))
    scroll.addSublayer(inner)
    #expect(scroll.scrollMode == .both)
    scroll.scroll(to: CGPoint(x: 5, y: 7))
    #expect(scroll.bounds == CGRect(x: 5, y: 7, width: 50, height: 20))
    inner.scroll(CGPoint(x: 20, y: 30))
    #expect(scroll.bounds.origin == CGPoint(x: 30, y: 30))
    inner.scrollRectToVisible(CGRect(x: 100, y: 35, width: 10, height: 5))
    #expect(scroll.bounds.origin == CGPoint(x: 70, y: 30), "the least that shows it")
    scroll.scrollMode = .vertically
    scroll.scroll(to: CGPoint(x: 0, y: 0))
    #expect(scroll.bounds.origin == CGPoint(x: 70, y: 0))
  }

  @Test func emittersSendOutParticles() throws {
    try VirtualPacer.run { clock in
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      root.onNeedsRender = {}
      let layer = CAEmitterLayer()
      layer.frame = root.bounds
      layer.emitterPosition = CGPoint(x: 10, y: 10)
      let cell = CAEmitterCell()
      cell.contents = try HeadlessRenderer.image(
        of: square(CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGRect(x: 0, y: 0, width: 4, height: 4)),
        size: CGSize(width: 4, height: 4), scale: 1)
      cell.birthRate = 10
      cell.lifetime = 2
      cell.velocity = 20
      layer.emitterCells = [cell]
      root.addSublayer(layer)
      clock.advance(1)
      #expect((9...10).contains(layer.particles.count))
      #expect(layer.particles.allSatisfy { abs($0.position.y - 10) < 0.001 && $0.position.x <= 30.5 })
      let seen = try [12, 20, 40].map { try isSeen(root, $0, 10) }
      #expect(seen == [true, true, false])
      layer.birthRate = 0
      clock.advance(0.5)
      #expect((9...10).contains(layer.particles.count))
      clock.advance(2)
      #expect(layer.particles.isEmpty)
    }
  }

  @Test func cellsEmitForTheirDurationAndTheirRuns() {
    func count(_ change: (CAEmitterCell) -> Void) -> Int {
      var found = 0
      VirtualPacer.run { clock in
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        root.onNeedsRender = {}
        let layer = CAEmitterLayer()
        layer.frame = root.bounds
        let cell = CAEmitterCell()
        cell.beginTime = CACurrentMediaTime()
        cell.birthRate = 10
        cell.lifetime = 100
        change(cell)
        layer.emitterCells = [cell]
        root.addSublayer(layer)
        clock.advance(4)
        found = layer.particles.count
      }
      return found
    }
    #expect((38...41).contains(count { _ in }))
    #expect((9...11).contains(count { $0.duration = 1 }))
    #expect((19...21).contains(count { ($0.duration, $0.repeatCount) = (1, 2) }))
    #expect((29...31).contains(count { ($0.duration, $0.repeatDuration) = (1, 3) }))
    #expect((4...6).contains(count { ($0.duration, $0.speed) = (1, 2) }))
    #expect((4...6).contains(count { ($0.duration, $0.timeOffset) = (1, 0.5) }))
  }

  @Test func theSameSeedGivesTheSameParticles() throws {
    func places(_ seed: UInt32) -> [CGPoint] {
      var found: [CGPoint] = []
      VirtualPacer.run { clock in
        let layer = CAEmitterLayer()
        layer.onNeedsRender = {}
        layer.seed = seed
        layer.emitterShape = .circle
        layer.emitterSize = CGSize(width: 30, height: 0)
        let cell = CAEmitterCell()
        cell.birthRate = 20
        cell.lifetime = 5
        cell.emissionRange = 2 * .pi
        cell.velocity = 10
        layer.emitterCells = [cell]
        clock.advance(1)
        found = layer.particles.map(\.position)
      }
      return found
    }
    let one = places(1)
    #expect(one.count > 10 && one == places(1) && one != places(2))
  }
}
