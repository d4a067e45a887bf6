import CoreGraphics
import QuartzCore
import Testing

@MainActor struct GeometryTests {
  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    return layer
  }

  @Test func conversionBetweenBranches_fact12_1() {
    let root = layer(0, 0, 375, 667)
    let parent = layer(40, 60, 200, 300)
    let child = layer(10, 20, 80, 100)
    let sibling = layer(150, 220, 100, 100)
    child.bounds.origin = CGPoint(x: 3, y: 4)
    root.addSublayer(parent)
    parent.addSublayer(child)
    root.addSublayer(sibling)
    let p = CGPoint(x: 8, y: 9)
    #expect(child.convert(p, to: sibling) == CGPoint(x: -95, y: -135))
    #expect(child.convert(p, from: sibling) == CGPoint(x: 111, y: 153))
    let r = CGRect(x: 8, y: 9, width: 30, height: 40)
    #expect(child.convert(r, to: sibling) == CGRect(x: -95, y: -135, width: 30, height: 40))
    #expect(child.convert(r, from: sibling) == CGRect(x: 111, y: 153, width: 30, height: 40))
    #expect(child.convert(p, to: child) == p)
    // Facts 12.3: the coordinates outside the tree.
    #expect(child.convert(p, to: nil) == CGPoint(x: 55, y: 85))
    #expect(child.convert(p, from: nil) == CGPoint(x: -39, y: -67))
  }

  @Test func frameFollowsBoundsPositionAndAnchor() {
    let layer = CALayer()
    #expect(layer.frame == .zero && layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.position == CGPoint(x: 60, y: 45))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
    layer.bounds = CGRect(x: 5, y: 6, width: 10, height: 10)
    #expect(layer.frame == CGRect(x: 60, y: 45, width: 10, height: 10))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(layer.bounds.origin == CGPoint(x: 5, y: 6))
  }

  @Test func frameUnderATransformEnclosesTheCorners() {
    let layer = layer(0, 0, 100, 50)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let frame = layer.frame
    #expect(abs(frame.minX - 25) < 1e-9 && abs(frame.minY + 25) < 1e-9)
    #expect(abs(frame.width - 50) < 1e-9 && abs(frame.height - 100) < 1e-9)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 4))
    layer.frame = CGRect(x: 10, y: 20, width: 60, height: 80)
    #expect(layer.bounds.size == CGSize(width: 30, height: 20))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 60, height: 80))
  }

  @Test func conversionIsItsOwnInverse() {
    var seed: UInt64 = 7
    func next(_ range: ClosedRange<CGFloat>) -> CGFloat {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + CGFloat(seed >> 40) / CGFloat(1 << 24) * (range.upperBound - range.lowerBound)
    }
    for _ in 0..<100 {
      let root = layer(0, 0, 500, 500)
      var layers = [root]
      for _ in 0..<6 {
        let new = layer(next(-50...50), next(-50...50), next(1...200), next(1...200))
        new.bounds.origin = CGPoint(x: next(-30...30), y: next(-30...30))
        new.anchorPoint = CGPoint(x: next(0...1), y: next(0...1))
        if next(0...1) < 0.5 {
          new.setAffineTransform(
            CGAffineTransform(rotationAngle: next(-3...3)).scaledBy(x: next(0.5...2), y: next(0.5...2)))
        }
        if next(0...1) < 0.3 { new.sublayerTransform = CATransform3DMakeScale(next(0.5...2), next(0.5...2), 1) }
        layers[Int(next(0...CGFloat(layers.count) - 0.01))].addSublayer(new)
        layers.append(new)
      }
      let a = layers[Int(next(0...6.99))]
      let b = layers[Int(next(0...6.99))]
      let p = CGPoint(x: next(-100...100), y: next(-100...100))
      let q = b.convert(a.convert(p, to: b), to: a)
      #expect(abs(p.x - q.x) < 1e-6 && abs(p.y - q.y) < 1e-6)
      let viaRoot = b.convert(a.convert(p, to: root), from: root)
      let direct = b.convert(p, from: a)
      #expect(abs(viaRoot.x - direct.x) < 1e-6 && abs(viaRoot.y - direct.y) < 1e-6)
    }
  }

  @Test func hitTestingFindsTheFrontmost() {
    let root = layer(0, 0, 100, 100)
    let a = layer(0, 0, 60, 60)
    let b = layer(40, 40, 60, 60)
    let outside = layer(-20, -20, 10, 10)
    root.addSublayer(a)
    root.addSublayer(b)
    a.addSublayer(outside)
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === b)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === a)
    #expect(root.hitTest(CGPoint(x: 90, y: 10)) === root)
    #expect(root.hitTest(CGPoint(x: -15, y: -15)) === outside)
    a.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: -15, y: -15)) == nil)
    b.isHidden = true
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === a)
    #expect(root.contains(CGPoint(x: 0, y: 0)) && !root.contains(CGPoint(x: 100, y: 0)))
  }

  @Test func hierarchyKeepsOrderAndOwnership() {
    let root = CALayer()
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, at: 0)
    #expect(root.sublayers == [c, a, b])
    root.insertSublayer(c, above: a)
    #expect(root.sublayers == [a, c, b])
    root.insertSublayer(b, below: a)
    #expect(root.sublayers == [b, a, c])
    let d = CALayer()
    root.replaceSublayer(a, with: d)
    #expect(root.sublayers == [b, d, c] && a.superlayer == nil)
    let other = CALayer()
    other.addSublayer(d)
    #expect(root.sublayers == [b, c] && d.superlayer === other)
    root.sublayers = [c, d]
    #expect(b.superlayer == nil && d.superlayer === root && other.sublayers == nil)
    root.sublayers = nil
    #expect(c.superlayer == nil)
  }

  @Test func layoutStartsAtTheTopmostThatNeedsIt() {
    final class Recorder: CALayer {
      static var log: [String] = []
      override func layoutSublayers() { Self.log.append(name ?? "") }
    }
    Recorder.log = []
    let layers = ["a", "b", "c"].map { name in
      let layer = Recorder()
      layer.name = name
      return layer
    }
    layers[0].addSublayer(layers[1])
    layers[1].addSublayer(layers[2])
    layers[2].layoutIfNeeded()
    // b needed layout because it got a sublayer, and so did a.
    #expect(Recorder.log.first == "a")
    #expect(!layers[0].needsLayout() && !layers[1].needsLayout())
    Recorder.log = []
    layers[2].setNeedsLayout()
    layers[0].layoutIfNeeded()
    #expect(Recorder.log == ["c"])
    layers[1].bounds.size = CGSize(width: 3, height: 3)
    #expect(layers[1].needsLayout())
    Recorder.log = []
    layers[1].layoutIfNeeded()
    layers[1].bounds.origin.x = 9
    #expect(!layers[1].needsLayout() && Recorder.log == ["b"])
  }

  @Test func transformsIn3D() {
    let t = CATransform3DRotate(CATransform3DMakeTranslation(5, 6, 7), 0.7, 1, 2, 3)
    let product = CATransform3DConcat(t, CATransform3DInvert(t))
    #expect(abs(product.m11 - 1) < 1e-9 && abs(product.m41) < 1e-9 && abs(product.m23) < 1e-9)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(affine)) == affine)
    #expect(NSValue(caTransform3D: t).caTransform3DValue == t)
  }

  @Test func valuesByKeyPath() {
    let layer = layer(0, 0, 100, 50)
    layer.setValue(30, forKeyPath: "position.x")
    #expect(layer.position == CGPoint(x: 30, y: 25))
    layer.setValue(CGFloat(7), forKeyPath: "bounds.origin.y")
    #expect(layer.value(forKeyPath: "bounds.origin.y") as? CGFloat == 7)
    layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(2.0, forKeyPath: "transform.scale.x")
    layer.setValue(11.0, forKeyPath: "transform.translation.y")
    #expect(abs((layer.value(forKeyPath: "transform.rotation") as? CGFloat ?? 0) - .pi / 2) < 1e-9)
    #expect(abs((layer.value(forKeyPath: "transform.scale.x") as? CGFloat ?? 0) - 2) < 1e-9)
    #expect(abs(layer.transform.m12 - 2) < 1e-9 && abs(layer.transform.m42 - 11) < 1e-9)
    layer.setValue("x", forKey: "myKey")
    #expect(layer.value(forKey: "myKey") as? String == "x")
    #expect(layer.value(forKey: "nothing") == nil)
    layer.setValue(CGColor.black, forKey: "backgroundColor")
    #expect(layer.backgroundColor == .black)
    layer.setValue(nil, forKey: "backgroundColor")
    #expect(layer.backgroundColor == nil)
  }
}
