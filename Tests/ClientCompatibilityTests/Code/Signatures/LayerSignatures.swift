import UIKit

class OverridingLayer: CALayer {
  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var bounds: CGRect { didSet {} }
  override var frame: CGRect { didSet {} }
  override var position: CGPoint { didSet {} }
  override var cornerRadius: CGFloat { didSet {} }
  override var contents: Any? { didSet {} }
  override class func needsDisplay(forKey key: String) -> Bool { super.needsDisplay(forKey: key) }
  override class func defaultAction(forKey event: String) -> (any CAAction)? { super.defaultAction(forKey: event) }
  override class func defaultValue(forKey key: String) -> Any? { super.defaultValue(forKey: key) }
  override func action(forKey event: String) -> (any CAAction)? { super.action(forKey: event) }
  override func display() { super.display() }
  override func draw(in ctx: CGContext) { super.draw(in: ctx) }
  override func layoutSublayers() { super.layoutSublayers() }
  override func add(_ anim: CAAnimation, forKey key: String?) { super.add(anim, forKey: key) }
  override func removeAllAnimations() { super.removeAllAnimations() }
  override func hitTest(_ p: CGPoint) -> CALayer? { super.hitTest(p) }
  override func contains(_ p: CGPoint) -> Bool { super.contains(p) }
  override func addSublayer(_ layer: CALayer) { super.addSublayer(layer) }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func preferredFrameSize() -> CGSize { super.preferredFrameSize() }
}

class AnimationDelegate: NSObject, CAAnimationDelegate {
  func animationDidStart(_ anim: CAAnimation) {}
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
class LayerDelegate: NSObject, CALayerDelegate {
  func display(_ layer: CALayer) {}
  func draw(_ layer: CALayer, in ctx: CGContext) {}
  func layerWillDraw(_ layer: CALayer) {}
  func layoutSublayers(of layer: CALayer) {}
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

@MainActor func layerSignatures() {
  let layer = CALayer()
  readWrite(\CALayer.bounds, CGRect.self)
  readWrite(\CALayer.frame, CGRect.self)
  readWrite(\CALayer.position, CGPoint.self)
  readWrite(\CALayer.zPosition, CGFloat.self)
  readWrite(\CALayer.anchorPoint, CGPoint.self)
  readWrite(\CALayer.anchorPointZ, CGFloat.self)
  readWrite(\CALayer.transform, CATransform3D.self)
  readWrite(\CALayer.sublayerTransform, CATransform3D.self)
  readWrite(\CALayer.isHidden, Bool.self)
  readWrite(\CALayer.isDoubleSided, Bool.self)
  readWrite(\CALayer.isGeometryFlipped, Bool.self)
  readOnly(\CALayer.superlayer, CALayer?.self)
  readWrite(\CALayer.sublayers, [CALayer]?.self)
  readWrite(\CALayer.mask, CALayer?.self)
  readWrite(\CALayer.masksToBounds, Bool.self)
  readWrite(\CALayer.contents, Any?.self)
  readWrite(\CALayer.contentsRect, CGRect.self)
  readWrite(\CALayer.contentsGravity, CALayerContentsGravity.self)
  readWrite(\CALayer.contentsScale, CGFloat.self)
  readWrite(\CALayer.contentsCenter, CGRect.self)
  readWrite(\CALayer.minificationFilter, CALayerContentsFilter.self)
  readWrite(\CALayer.isOpaque, Bool.self)
  readWrite(\CALayer.backgroundColor, CGColor?.self)
  readWrite(\CALayer.cornerRadius, CGFloat.self)
  readWrite(\CALayer.cornerCurve, CALayerCornerCurve.self)
  readWrite(\CALayer.maskedCorners, CACornerMask.self)
  readWrite(\CALayer.borderWidth, CGFloat.self)
  readWrite(\CALayer.borderColor, CGColor?.self)
  readWrite(\CALayer.opacity, Float.self)
  readWrite(\CALayer.allowsGroupOpacity, Bool.self)
  readWrite(\CALayer.allowsEdgeAntialiasing, Bool.self)
  readWrite(\CALayer.shouldRasterize, Bool.self)
  readWrite(\CALayer.rasterizationScale, CGFloat.self)
  readWrite(\CALayer.drawsAsynchronously, Bool.self)
  readWrite(\CALayer.shadowColor, CGColor?.self)
  readWrite(\CALayer.shadowOpacity, Float.self)
  readWrite(\CALayer.shadowOffset, CGSize.self)
  readWrite(\CALayer.shadowRadius, CGFloat.self)
  readWrite(\CALayer.shadowPath, CGPath?.self)
  readWrite(\CALayer.actions, [String: any CAAction]?.self)
  readWrite(\CALayer.name, String?.self)
  readWrite(\CALayer.delegate, (any CALayerDelegate)?.self)
  readWrite(\CALayer.speed, Float.self)
  readWrite(\CALayer.timeOffset, CFTimeInterval.self)
  readWrite(\CALayer.beginTime, CFTimeInterval.self)
  readWrite(\CALayer.needsDisplayOnBoundsChange, Bool.self)
  let _: CALayer? = layer.presentation()
  let _: CALayer = layer.model()
  let _: [String]? = layer.animationKeys()
  let _: CAAnimation? = layer.animation(forKey: "key")
  layer.removeAnimation(forKey: "key")
  layer.insertSublayer(CALayer(), at: 0)
  layer.insertSublayer(CALayer(), below: nil)
  layer.insertSublayer(CALayer(), above: nil)
  layer.replaceSublayer(CALayer(), with: CALayer())
  layer.setAffineTransform(.identity)
  let _: CGAffineTransform = layer.affineTransform()
  let _: CGPoint = layer.convert(CGPoint.zero, to: nil)
  let _: CGRect = layer.convert(CGRect.zero, from: nil)
  let _: CFTimeInterval = layer.convertTime(0, from: nil)
  layer.setValue(1, forKeyPath: "transform.scale")
  let _: Any? = layer.value(forKeyPath: "opacity")
  layer.removeFromSuperlayer()
  layer.scrollRectToVisible(.zero)
  requireOptionSet(CACornerMask.self, UInt.self)
  requireRaw(CALayerContentsGravity.self, String.self)

  let basic = CABasicAnimation(keyPath: "opacity")
  basic.fromValue = 0
  basic.toValue = 1
  basic.byValue = nil
  basic.duration = 1
  basic.isRemovedOnCompletion = false
  basic.fillMode = .forwards
  basic.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  basic.delegate = AnimationDelegate()
  basic.repeatCount = .infinity
  basic.autoreverses = true
  let _ = CAMediaTimingFunction(controlPoints: 0, 0, 1, 1)
  let spring = CASpringAnimation(keyPath: "position")
  spring.damping = 10
  spring.mass = 1
  spring.stiffness = 100
  spring.initialVelocity = 0
  let _: CFTimeInterval = spring.settlingDuration
  let _ = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
  let key = CAKeyframeAnimation(keyPath: "position")
  key.values = [1, 2]
  key.keyTimes = [0, 1]
  key.path = UIBezierPath().cgPath
  key.calculationMode = .linear
  let group = CAAnimationGroup()
  group.animations = [basic, key]
  let transition = CATransition()
  transition.type = .fade
  transition.subtype = .fromLeft
  let shape = CAShapeLayer()
  readWrite(\CAShapeLayer.path, CGPath?.self)
  readWrite(\CAShapeLayer.fillColor, CGColor?.self)
  readWrite(\CAShapeLayer.strokeColor, CGColor?.self)
  readWrite(\CAShapeLayer.lineWidth, CGFloat.self)
  readWrite(\CAShapeLayer.lineDashPattern, [NSNumber]?.self)
  readWrite(\CAShapeLayer.lineCap, CAShapeLayerLineCap.self)
  readWrite(\CAShapeLayer.lineJoin, CAShapeLayerLineJoin.self)
  readWrite(\CAShapeLayer.fillRule, CAShapeLayerFillRule.self)
  readWrite(\CAShapeLayer.strokeEnd, CGFloat.self)
  _ = shape
  readWrite(\CAGradientLayer.colors, [Any]?.self)
  readWrite(\CAGradientLayer.locations, [NSNumber]?.self)
  readWrite(\CAGradientLayer.startPoint, CGPoint.self)
  readWrite(\CAGradientLayer.endPoint, CGPoint.self)
  readWrite(\CAGradientLayer.type, CAGradientLayerType.self)

  CATransaction.begin()
  CATransaction.setDisableActions(true)
  CATransaction.setAnimationDuration(0.3)
  CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
  CATransaction.setCompletionBlock {}
  CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
  let _: Bool = CATransaction.disableActions()
  let _: CFTimeInterval = CATransaction.animationDuration()
  CATransaction.flush()
  CATransaction.commit()
  let _: CFTimeInterval = CACurrentMediaTime()
  readOnly(\CADisplayLink.timestamp, CFTimeInterval.self)
  readOnly(\CADisplayLink.targetTimestamp, CFTimeInterval.self)
  readOnly(\CADisplayLink.duration, CFTimeInterval.self)
  readWrite(\CADisplayLink.isPaused, Bool.self)
  readWrite(\CADisplayLink.preferredFramesPerSecond, Int.self)
  readWrite(\CADisplayLink.preferredFrameRateRange, CAFrameRateRange.self)
}
