import CoreGraphics
import QuartzCore
import Testing

@MainActor struct RenderingTests {
  private func layer(_ frame: CGRect, _ color: CGColor?) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    layer.delegate = Still.shared
    return layer
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func pixel(_ root: CALayer, _ x: Int, _ y: Int, scale: CGFloat = 1) throws -> [Int] {
    let image = try HeadlessRenderer.image(of: root, size: root.bounds.size, scale: scale)
    let p = image.pixel(x: x, y: y)
    return [p.red, p.green, p.blue, p.alpha]
  }

  @Test func solidColourFillsTheBounds() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100), red)
    root.addSublayer(layer(CGRect(x: 10, y: 20, width: 30, height: 40), green))
    #expect(try pixel(root, 5, 5) == [255, 0, 0, 255])
    #expect(try pixel(root, 10, 20) == [0, 255, 0, 255])
    #expect(try pixel(root, 39, 59) == [0, 255, 0, 255])
    #expect(try pixel(root, 40, 59) == [255, 0, 0, 255])
    #expect(try pixel(root, 19, 39, scale: 2) == [255, 0, 0, 255])
    #expect(try pixel(root, 20, 40, scale: 2) == [0, 255, 0, 255])
  }

  @Test func cornersAreRound() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100), red)
    root.cornerRadius = 20
    root.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    #expect(try pixel(root, 0, 0)[3] == 0)
    #expect(try pixel(root, 99, 99)[3] == 0)
    #expect(try pixel(root, 99, 0)[3] == 255)
    #expect(try pixel(root, 0, 99)[3] == 255)
    #expect(try pixel(root, 50, 50) == [255, 0, 0, 255])
  }

  @Test func borderLiesInsideAboveSublayers() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100), red)
    root.borderWidth = 4
    root.borderColor = blue
    root.addSublayer(layer(CGRect(x: 0, y: 0, width: 50, height: 50), green))
    #expect(try pixel(root, 2, 2) == [0, 0, 255, 255])
    #expect(try pixel(root, 5, 5) == [0, 255, 0, 255])
    #expect(try pixel(root, 97, 50) == [0, 0, 255, 255])
    #expect(try pixel(root, 94, 50) == [255, 0, 0, 255])
  }

  @Test func masksToBoundsClipsSublayers() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100), red)
    let box = layer(CGRect(x: 20, y: 20, width: 40, height: 40), nil)
    box.addSublayer(layer(CGRect(x: -20, y: -20, width: 100, height: 100), green))
    root.addSublayer(box)
    #expect(try pixel(root, 10, 10) == [0, 255, 0, 255])
    box.masksToBounds = true
    #expect(try pixel(root, 10, 10) == [255, 0, 0, 255])
    #expect(try pixel(root, 20, 20) == [0, 255, 0, 255])
    box.cornerRadius = 20
    #expect(try pixel(root, 20, 20) == [255, 0, 0, 255])
    #expect(try pixel(root, 40, 40) == [0, 255, 0, 255])
  }

  @Test func opacityIsThatOfTheGroup() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100), CGColor(gray: 0, alpha: 1))
    let group = layer(CGRect(x: 0, y: 0, width: 50, height: 50), red)
    group.addSublayer(layer(CGRect(x: 0, y: 0, width: 20, height: 20), green))
    group.opacity = 0.5
    root.addSublayer(group)
    // The sublayer hides its superlayer's red completely.
    let p = try pixel(root, 5, 5)
    #expect(p[0] == 0 && abs(p[1] - 128) <= 1)
    let q = try pixel(root, 30, 30)
    #expect(abs(q[0] - 128) <= 1 && q[1] == 0)
  }

  @Test func transformTurnsAboutTheAnchor() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100), red)
    let bar = layer(CGRect(x: 20, y: 45, width: 60, height: 10), green)
    root.addSublayer(bar)
    bar.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(try pixel(root, 50, 25) == [0, 255, 0, 255])
    #expect(try pixel(root, 25, 50) == [255, 0, 0, 255])
    bar.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 4))
    #expect(try pixel(root, 50, 33) == [0, 255, 0, 255])
    #expect(try pixel(root, 33, 50) == [255, 0, 0, 255])
    // Shear and rotation: the point that the transform gives.
    let map = CGAffineTransform(a: 0.9, b: 0.3, c: -0.6, d: 1.1, tx: 3, ty: -2)
    bar.setAffineTransform(map)
    let end = CGPoint(x: 27, y: 0).applying(map)
    #expect(try pixel(root, Int(50 + end.x), Int(50 + end.y)) == [0, 255, 0, 255])
    bar.setAffineTransform(CGAffineTransform(scaleX: -1, y: 1))
    #expect(try pixel(root, 75, 50) == [0, 255, 0, 255])
  }

  @Test func scrollingMovesSublayersAndKeepsTheirPictures() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100), red)
    root.masksToBounds = true
    let first = layer(CGRect(x: 0, y: 0, width: 100, height: 50), green)
    let last = layer(CGRect(x: 0, y: 500, width: 100, height: 50), blue)
    root.addSublayer(first)
    root.addSublayer(last)
    #expect(try pixel(root, 50, 40) == [0, 255, 0, 255])
    let picture = first.cache.placed
    #expect(last.cache.placed == nil)
    root.bounds.origin.y = 30
    #expect(try pixel(root, 50, 10) == [0, 255, 0, 255])
    #expect(try pixel(root, 50, 40) == [255, 0, 0, 255])
    #expect(picture != nil && first.cache.placed === picture)
    root.bounds.origin.y = 460
    #expect(try pixel(root, 50, 50) == [0, 0, 255, 255])
    #expect(root.cache.children === last.cache.placed)
  }

  @Test func zPositionOrdersSiblings() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100), red)
    let back = layer(CGRect(x: 0, y: 0, width: 60, height: 60), green)
    let front = layer(CGRect(x: 0, y: 0, width: 60, height: 60), blue)
    root.addSublayer(back)
    root.addSublayer(front)
    #expect(try pixel(root, 5, 5) == [0, 0, 255, 255])
    back.zPosition = 1
    #expect(try pixel(root, 5, 5) == [0, 255, 0, 255])
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === back)
    back.zPosition = 0
    #expect(try pixel(root, 5, 5) == [0, 0, 255, 255])
  }

  @Test func everyChangeReachesThePicture() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 40, height: 40), red)
    let middle = layer(CGRect(x: 0, y: 0, width: 40, height: 40), nil)
    let leaf = layer(CGRect(x: 0, y: 0, width: 40, height: 40), green)
    root.addSublayer(middle)
    middle.addSublayer(leaf)
    #expect(try pixel(root, 5, 5) == [0, 255, 0, 255])
    leaf.isHidden = true
    #expect(try pixel(root, 5, 5) == [255, 0, 0, 255])
    leaf.backgroundColor = blue
    leaf.isHidden = false
    #expect(try pixel(root, 5, 5) == [0, 0, 255, 255])
    middle.position.x += 20
    #expect(try pixel(root, 5, 5) == [255, 0, 0, 255])
    middle.sublayerTransform = CATransform3DMakeTranslation(-20, 0, 0)
    #expect(try pixel(root, 5, 5) == [0, 0, 255, 255])
    leaf.removeFromSuperlayer()
    #expect(try pixel(root, 5, 5) == [255, 0, 0, 255])
    middle.setContentNode(.fill(CGRect(x: -20, y: 0, width: 10, height: 10), corners: nil, color: green))
    #expect(try pixel(root, 5, 5) == [0, 255, 0, 255])
    middle.isHidden = true
    middle.setContentNode(nil)
    middle.isHidden = false
    #expect(try pixel(root, 5, 5) == [255, 0, 0, 255])
  }

  @Test func rootReceivesChangesOnceAFrame() {
    let root = layer(CGRect(x: 0, y: 0, width: 40, height: 40), red)
    let leaf = layer(CGRect(x: 0, y: 0, width: 40, height: 40), green)
    root.addSublayer(leaf)
    var calls = 0
    root.onNeedsRender = { calls += 1 }
    _ = root.renderNode()
    leaf.backgroundColor = blue
    leaf.position.x = 3
    #expect(calls == 1)
    let node = root.renderNode()
    #expect(root.renderNode() === node)
    leaf.position.x = 5
    #expect(calls == 2)
    #expect(root.renderNode() !== node)
  }

  @Test func maskCutsByItsAlpha() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100), blue)
    let box = layer(CGRect(x: 0, y: 0, width: 100, height: 100), green)
    root.addSublayer(box)
    box.mask = layer(CGRect(x: 20, y: 20, width: 30, height: 30), .black)
    #expect(try pixel(root, 10, 10) == [0, 0, 255, 255])
    #expect(try pixel(root, 30, 30) == [0, 255, 0, 255])
    box.mask?.position.x += 40
    #expect(try pixel(root, 30, 30) == [0, 0, 255, 255])
    #expect(try pixel(root, 70, 30) == [0, 255, 0, 255])
    box.mask = nil
    #expect(try pixel(root, 10, 10) == [0, 255, 0, 255])
  }

  @Test func imagesAreTheRightWayUpInEveryGravity() throws {
    let context = try #require(CGContext(size: CGSize(width: 4, height: 2), scale: 1, opaque: false))
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    context.setFillColor(blue)
    context.fill(CGRect(x: 0, y: 1, width: 4, height: 1))
    let root = layer(CGRect(x: 0, y: 0, width: 40, height: 40), nil)
    root.contents = context.makeImage()
    #expect(try pixel(root, 20, 5) == [255, 0, 0, 255])
    #expect(try pixel(root, 20, 35) == [0, 0, 255, 255])
    root.contentsGravity = .center
    #expect(try pixel(root, 20, 19) == [255, 0, 0, 255])
    #expect(try pixel(root, 20, 20) == [0, 0, 255, 255])
    #expect(try pixel(root, 20, 22)[3] == 0)
    root.contentsGravity = .topLeft
    #expect(try pixel(root, 0, 0) == [255, 0, 0, 255])
    #expect(try pixel(root, 4, 0)[3] == 0)
    root.contentsGravity = .resizeAspect
    #expect(try pixel(root, 20, 5)[3] == 0)
    #expect(try pixel(root, 20, 13) == [255, 0, 0, 255])
    root.contentsGravity = .resize
    root.contentsRect = CGRect(x: 0, y: 0.5, width: 1, height: 0.5)
    #expect(try pixel(root, 20, 20) == [0, 0, 255, 255])
  }

  @Test func drawnContentIsYDown() throws {
    final class Drawn: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
    let root = Drawn()
    root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(try pixel(root, 5, 5)[3] == 0)
    root.setNeedsDisplay()
    #expect(try pixel(root, 5, 5) == [0, 255, 0, 255])
    #expect(try pixel(root, 5, 15)[3] == 0)
  }

  @Test func shadowsShowOutsideAndAreClippedAway() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100), CGColor(gray: 1, alpha: 1))
    let box = layer(CGRect(x: 30, y: 30, width: 40, height: 40), red)
    root.addSublayer(box)
    box.shadowOpacity = 1
    box.shadowRadius = 2
    box.shadowOffset = CGSize(width: 0, height: 10)
    #expect(try pixel(root, 50, 76)[0] < 20)
    #expect(try pixel(root, 50, 20) == [255, 255, 255, 255])
    box.backgroundColor = nil
    box.setContentNode(.fill(CGRect(x: 0, y: 0, width: 40, height: 40), corners: nil, color: red))
    #expect(try pixel(root, 50, 76)[0] < 20)
    box.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
    #expect(try pixel(root, 50, 76)[0] < 60)
    #expect(try pixel(root, 32, 78)[0] > 200)
    box.masksToBounds = true
    #expect(try pixel(root, 50, 76) == [255, 255, 255, 255])
  }

  @Test func gradientAndShape() throws {
    let gradient = CAGradientLayer()
    gradient.delegate = Still.shared
    gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    gradient.colors = [red, blue]
    #expect(try pixel(gradient, 50, 1)[0] > 240)
    #expect(try pixel(gradient, 50, 98)[2] > 240)
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    #expect(try pixel(gradient, 1, 50)[0] > 240)
    let shape = CAShapeLayer()
    shape.delegate = Still.shared
    shape.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    shape.path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80), transform: nil)
    shape.fillColor = red
    shape.strokeColor = green
    shape.lineWidth = 6
    #expect(try pixel(shape, 50, 50) == [255, 0, 0, 255])
    #expect(try pixel(shape, 10, 50) == [0, 255, 0, 255])
    #expect(try pixel(shape, 12, 12)[3] == 0)
    shape.fillColor = nil
    shape.strokeEnd = 0.25
    // The ellipse starts at the right and goes down first.
    #expect(try pixel(shape, 78, 78)[3] == 255)
    #expect(try pixel(shape, 50, 10)[3] == 0)
  }

  @Test func layersOfAClassKnownAtRunTime() {
    final class Special: CALayer {
      var number = 0
      override init() {
        super.init()
        number = 7
      }
      required init?(coder: NSCoder) { nil }
    }
    let types: [CALayer.Type] = [CALayer.self, Special.self, CAShapeLayer.self]
    let made = types.map { CALayer.make($0) }
    #expect(type(of: made[0]) == CALayer.self)
    #expect((made[1] as? Special)?.number == 7)
    #expect(made[2] is CAShapeLayer)
  }

  @Test func filesAreWritten() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100), red)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let size = CGSize(width: 100, height: 100)
    try HeadlessRenderer.png(of: root, size: size, to: folder.path + "/a.png")
    try HeadlessRenderer.pdf(of: root, size: size, to: folder.path + "/a.pdf")
    try HeadlessRenderer.svg(of: root, size: size, to: folder.path + "/a.svg")
    #expect(try Data(contentsOf: folder.appendingPathComponent("a.png")).starts(with: [0x89, 0x50]))
    #expect(try Data(contentsOf: folder.appendingPathComponent("a.pdf")).starts(with: Data("%PDF".utf8)))
    #expect(try String(contentsOfFile: folder.path + "/a.svg", encoding: .utf8).contains("<svg"))
    let svg = try String(contentsOfFile: folder.path + "/a.svg", encoding: .utf8)
    #expect(svg.contains("width=\"100px\"") || svg.contains("width=\"100\""), "a point is a pixel of a page")
    #expect(throws: HeadlessRenderer.Failure.self) {
      try HeadlessRenderer.png(of: root, size: size, to: folder.path + "/none/a.png")
    }
    #expect(throws: HeadlessRenderer.Failure.self) {
      try HeadlessRenderer.image(of: root, size: CGSize(width: 1e6, height: 1e6))
    }
  }
}
