import UIKit

class OverridingView: UIView {
  override class var layerClass: AnyClass { CALayer.self }
  override class var requiresConstraintBasedLayout: Bool { true }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var isUserInteractionEnabled: Bool { didSet {} }
  override var tag: Int { didSet {} }
  override var layer: CALayer { super.layer }
  override var canBecomeFocused: Bool { super.canBecomeFocused }
  override var isFocused: Bool { super.isFocused }
  override var semanticContentAttribute: UISemanticContentAttribute { didSet {} }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    super.effectiveUserInterfaceLayoutDirection
  }
  override var frame: CGRect { didSet {} }
  override var bounds: CGRect { didSet {} }
  override var center: CGPoint { didSet {} }
  override var transform: CGAffineTransform { didSet {} }
  override var transform3D: CATransform3D { didSet {} }
  override var contentScaleFactor: CGFloat { didSet {} }
  override var anchorPoint: CGPoint { didSet {} }
  override var isMultipleTouchEnabled: Bool { didSet {} }
  override var isExclusiveTouch: Bool { didSet {} }
  override var autoresizesSubviews: Bool { didSet {} }
  override var autoresizingMask: UIView.AutoresizingMask { didSet {} }
  override var superview: UIView? { super.superview }
  override var subviews: [UIView] { super.subviews }
  override var window: UIWindow? { super.window }
  override var layoutMargins: UIEdgeInsets { didSet {} }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet {} }
  override var preservesSuperviewLayoutMargins: Bool { didSet {} }
  override var insetsLayoutMarginsFromSafeArea: Bool { didSet {} }
  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
  override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
  override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
  override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
  override var clipsToBounds: Bool { didSet {} }
  override var backgroundColor: UIColor? { didSet {} }
  override var alpha: CGFloat { didSet {} }
  override var isOpaque: Bool { didSet {} }
  override var clearsContextBeforeDrawing: Bool { didSet {} }
  override var isHidden: Bool { didSet {} }
  override var contentMode: UIView.ContentMode { didSet {} }
  override var mask: UIView? { didSet {} }
  override var tintColor: UIColor! { didSet {} }
  override var tintAdjustmentMode: UIView.TintAdjustmentMode { didSet {} }
  override var gestureRecognizers: [UIGestureRecognizer]? { didSet {} }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var translatesAutoresizingMaskIntoConstraints: Bool { didSet {} }
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
  override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
  override var constraints: [NSLayoutConstraint] { super.constraints }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet {} }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func sizeToFit() { super.sizeToFit() }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { super.convert(point, to: view) }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { super.convert(point, from: view) }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { super.convert(rect, to: view) }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { super.convert(rect, from: view) }
  override func removeFromSuperview() { super.removeFromSuperview() }
  override func insertSubview(_ view: UIView, at index: Int) { super.insertSubview(view, at: index) }
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    super.exchangeSubview(at: index1, withSubviewAt: index2)
  }
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    super.insertSubview(view, belowSubview: siblingSubview)
  }
  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    super.insertSubview(view, aboveSubview: siblingSubview)
  }
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
  override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
  override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
  override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func layoutSubviews() { super.layoutSubviews() }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func draw(_ rect: CGRect) { super.draw(rect) }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func setNeedsDisplay(_ rect: CGRect) { super.setNeedsDisplay(rect) }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.addGestureRecognizer(gestureRecognizer)
  }
  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.removeGestureRecognizer(gestureRecognizer)
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  override func addConstraint(_ constraint: NSLayoutConstraint) { super.addConstraint(constraint) }
  override func addConstraints(_ constraints: [NSLayoutConstraint]) { super.addConstraints(constraints) }
  override func removeConstraint(_ constraint: NSLayoutConstraint) { super.removeConstraint(constraint) }
  override func removeConstraints(_ constraints: [NSLayoutConstraint]) { super.removeConstraints(constraints) }
  override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }
  override func updateConstraints() { super.updateConstraints() }
  override func needsUpdateConstraints() -> Bool { super.needsUpdateConstraints() }
  override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect { super.alignmentRect(forFrame: frame) }
  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    super.frame(forAlignmentRect: alignmentRect)
  }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    super.contentHuggingPriority(for: axis)
  }
  override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    super.setContentHuggingPriority(priority, for: axis)
  }
  override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    super.contentCompressionResistancePriority(for: axis)
  }
  override func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    super.setContentCompressionResistancePriority(priority, for: axis)
  }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { super.systemLayoutSizeFitting(targetSize) }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    super.snapshotView(afterScreenUpdates: afterUpdates)
  }
  override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }
  override func addInteraction(_ interaction: any UIInteraction) { super.addInteraction(interaction) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override func display(_ layer: CALayer) { super.display(layer) }
  override func draw(_ layer: CALayer, in ctx: CGContext) { super.draw(layer, in: ctx) }
  override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    super.action(for: layer, forKey: event)
  }
  override func awakeFromNib() { super.awakeFromNib() }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
  }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override var canResignFirstResponder: Bool { super.canResignFirstResponder }
  override var isFirstResponder: Bool { super.isFirstResponder }
  override var next: UIResponder? { super.next }
  override var inputView: UIView? { super.inputView }
  override var inputAccessoryView: UIView? { super.inputAccessoryView }
  override var keyCommands: [UIKeyCommand]? { super.keyCommands }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { super.preferredFocusEnvironments }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { super.shouldUpdateFocus(in: context) }
  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    super.didUpdateFocus(in: context, with: coordinator)
  }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }
  override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityElements: [Any]? {
    get { super.accessibilityElements }
    set { super.accessibilityElements = newValue }
  }
  override func accessibilityActivate() -> Bool { super.accessibilityActivate() }
}

@MainActor func viewSignatures(_ view: UIView) {
  let _: CGFloat = UIView.noIntrinsicMetric
  let _: CGSize = UIView.layoutFittingCompressedSize
  let _: CGSize = UIView.layoutFittingExpandedSize
  let _: TimeInterval = UIView.inheritedAnimationDuration
  let _: Bool = UIView.areAnimationsEnabled
  UIView.setAnimationsEnabled(true)
  UIView.animate(withDuration: 0.1) { view.alpha = 1 }
  UIView.animate(withDuration: 0.1, animations: {}, completion: { (finished: Bool) in _ = finished })
  UIView.animate(withDuration: 0.1, animations: {})
  UIView.animate(withDuration: 0.1, delay: 0, animations: {})
  UIView.animate(withDuration: 0.1, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {}
  UIView.animate(withDuration: 0.1, delay: 0, options: [], animations: {}, completion: nil)
  UIView.animate(withDuration: 0.1, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, animations: {})
  UIView.animate(
    withDuration: 0.1, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: .beginFromCurrentState,
    animations: {}, completion: { _ in })
  UIView.animate(springDuration: 0.5, bounce: 0.1) {}
  UIView.animate {}
  UIView.animate(
    springDuration: 0.5, bounce: 0, initialSpringVelocity: 0, delay: 0, options: [], animations: {},
    completion: { (finished: Bool) in _ = finished })
  UIView.animateKeyframes(withDuration: 1, delay: 0) {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {}
  }
  UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic, animations: {}, completion: nil)
  UIView.performWithoutAnimation { view.alpha = 1 }
  UIView.transition(with: view, duration: 0.1, options: .transitionCrossDissolve, animations: {}, completion: nil)
  UIView.transition(with: view, duration: 0.1, options: .transitionCrossDissolve, animations: {})
  UIView.transition(with: view, duration: 0.1, animations: nil)
  UIView.transition(from: view, to: UIView(), duration: 0.1, options: [], completion: nil)
  UIView.transition(from: view, to: UIView(), duration: 0.1)
  UIView.modifyAnimations(withRepeatCount: 1, autoreverses: false) {}
  readWrite(\UIView.tintColor, UIColor?.self)
  readWrite(\UIView.backgroundColor, UIColor?.self)
  readWrite(\UIView.mask, UIView?.self)
  readOnly(\UIView.subviews, [UIView].self)
  readOnly(\UIView.superview, UIView?.self)
  readOnly(\UIView.window, UIWindow?.self)
  readOnly(\UIView.layer, CALayer.self)
  readOnly(\UIView.safeAreaInsets, UIEdgeInsets.self)
  readWrite(\UIView.layoutMargins, UIEdgeInsets.self)
  readWrite(\UIView.gestureRecognizers, [UIGestureRecognizer]?.self)
  readWrite(\UIView.interactions, [any UIInteraction].self)
  readWrite(\UIView.motionEffects, [UIMotionEffect].self)
  readWrite(\UIView.restorationIdentifier, String?.self)
  readWrite(\UIView.accessibilityIdentifier, String?.self)
  readOnly(\UIView.layoutGuides, [UILayoutGuide].self)
  readOnly(\UIView.hasAmbiguousLayout, Bool.self)
  readOnly(\UIView.keyboardLayoutGuide, UIKeyboardLayoutGuide.self)
  readWrite(\UIView.focusGroupIdentifier, String?.self)
  readWrite(\UIView.focusGroupPriority, UIFocusGroupPriority.self)
  readWrite(\UIView.focusEffect, UIFocusEffect?.self)
  readOnly(\UIView.layoutMarginsGuide, UILayoutGuide.self)
  let _: UIUserInterfaceLayoutDirection = UIView.userInterfaceLayoutDirection(for: .unspecified)
  let _: UIUserInterfaceLayoutDirection = UIView.userInterfaceLayoutDirection(
    for: .playback, relativeTo: .rightToLeft)
  let _: UIView? = view.resizableSnapshotView(from: .zero, afterScreenUpdates: false, withCapInsets: .zero)
  let _: [NSLayoutConstraint] = view.constraintsAffectingLayout(for: .horizontal)
  let _: any UICoordinateSpace = view
  let _: any UIAppearanceContainer = view
  let _: any UIDynamicItem = view
  let _: any UIFocusItem = view
  let _: any UITraitEnvironment = view
  let _: any CALayerDelegate = view
  requireRaw(UIView.ContentMode.self, Int.self)
  requireRaw(UIView.TintAdjustmentMode.self, Int.self)
  requireRaw(UIView.AnimationCurve.self, Int.self)
  requireOptionSet(UIView.AutoresizingMask.self, UInt.self)
  requireOptionSet(UIView.AnimationOptions.self, UInt.self)
  requireOptionSet(UIView.KeyframeAnimationOptions.self, UInt.self)
  requireRaw(UISemanticContentAttribute.self, Int.self)
  requireRaw(UIUserInterfaceLayoutDirection.self, Int.self)
  requireSendable(UIView.ContentMode.self)
  requireSendable(UIView.AnimationOptions.self)
}

final class InvalidatingView: UIView {
  @Invalidating(.layout, .display) var spacing: CGFloat = 4
  @Invalidating(.intrinsicContentSize) var text = ""
  @Invalidating(.constraints) var inset: CGFloat = 0
}

func valueSignatures() {
  requireEquatable(UIEdgeInsets.self)
  requireCodable(UIEdgeInsets.self)
  requireSendable(UIEdgeInsets.self)
  requireEquatable(NSDirectionalEdgeInsets.self)
  requireCodable(NSDirectionalEdgeInsets.self)
  requireSendable(NSDirectionalEdgeInsets.self)
  requireEquatable(UIOffset.self)
  requireCodable(UIOffset.self)
  requireSendable(UIOffset.self)
  let _: UIEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  let _: UIEdgeInsets = UIEdgeInsets()
  let _: CGRect = CGRect.zero.inset(by: UIEdgeInsets.zero)
  let _ = UIOffset(horizontal: 1, vertical: 2)
  let _ = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  let _: NSValue = NSValue(cgPoint: .zero)
  let _: CGRect = NSValue(cgRect: .zero).cgRectValue
  let _: UIEdgeInsets = NSValue(uiEdgeInsets: .zero).uiEdgeInsetsValue
  let _: String = NSCoder.string(for: CGRect.zero)
  let _: CGPoint = NSCoder.cgPoint(for: "{1, 2}")
  requireOptionSet(UIRectEdge.self, UInt.self)
  requireOptionSet(UIRectCorner.self, UInt.self)
  requireOptionSet(UIAxis.self, UInt.self)
}
