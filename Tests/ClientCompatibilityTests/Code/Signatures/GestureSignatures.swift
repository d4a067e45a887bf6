import UIKit
import UIKit.UIGestureRecognizerSubclass

class OverridingRecognizer: UIGestureRecognizer {
  override var state: UIGestureRecognizer.State { didSet {} }
  override func reset() { super.reset() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .began
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesBegan(presses, with: event)
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.canPrevent(preventedGestureRecognizer)
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.canBePrevented(by: preventingGestureRecognizer)
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.shouldRequireFailure(of: otherGestureRecognizer)
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.shouldBeRequiredToFail(by: otherGestureRecognizer)
  }
  override func shouldReceive(_ event: UIEvent) -> Bool { super.shouldReceive(event) }
  override func ignore(_ touch: UITouch, for event: UIEvent) { super.ignore(touch, for: event) }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override var view: UIView? { super.view }
  override var isEnabled: Bool { didSet {} }
  override var cancelsTouchesInView: Bool { didSet {} }
  override var numberOfTouches: Int { super.numberOfTouches }
}
class OverridingPan: UIPanGestureRecognizer {
  override func translation(in view: UIView?) -> CGPoint { super.translation(in: view) }
  override func velocity(in view: UIView?) -> CGPoint { super.velocity(in: view) }
  override func setTranslation(_ translation: CGPoint, in view: UIView?) { super.setTranslation(translation, in: view) }
  override var minimumNumberOfTouches: Int { didSet {} }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
}

class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
}

@MainActor func gestureSignatures() {
  readOnly(\UIGestureRecognizer.view, UIView?.self)
  readWrite(\UIGestureRecognizer.state, UIGestureRecognizer.State.self)
  readWrite(\UIGestureRecognizer.delegate, (any UIGestureRecognizerDelegate)?.self)
  readWrite(\UIGestureRecognizer.isEnabled, Bool.self)
  readWrite(\UIGestureRecognizer.cancelsTouchesInView, Bool.self)
  readWrite(\UIGestureRecognizer.delaysTouchesBegan, Bool.self)
  readWrite(\UIGestureRecognizer.delaysTouchesEnded, Bool.self)
  readWrite(\UIGestureRecognizer.allowedTouchTypes, [NSNumber].self)
  readWrite(\UIGestureRecognizer.allowedPressTypes, [NSNumber].self)
  readWrite(\UIGestureRecognizer.requiresExclusiveTouchType, Bool.self)
  readWrite(\UIGestureRecognizer.name, String?.self)
  readOnly(\UIGestureRecognizer.modifierFlags, UIKeyModifierFlags.self)
  readOnly(\UIGestureRecognizer.buttonMask, UIEvent.ButtonMask.self)
  readOnly(\UIGestureRecognizer.numberOfTouches, Int.self)
  readWrite(\UIPanGestureRecognizer.maximumNumberOfTouches, Int.self)
  readWrite(\UIPanGestureRecognizer.allowedScrollTypesMask, UIScrollTypeMask.self)
  readWrite(\UITapGestureRecognizer.numberOfTapsRequired, Int.self)
  readWrite(\UITapGestureRecognizer.numberOfTouchesRequired, Int.self)
  readWrite(\UITapGestureRecognizer.buttonMaskRequired, UIEvent.ButtonMask.self)
  readWrite(\UILongPressGestureRecognizer.minimumPressDuration, TimeInterval.self)
  readWrite(\UILongPressGestureRecognizer.allowableMovement, CGFloat.self)
  readWrite(\UILongPressGestureRecognizer.numberOfTapsRequired, Int.self)
  readWrite(\UIPinchGestureRecognizer.scale, CGFloat.self)
  readOnly(\UIPinchGestureRecognizer.velocity, CGFloat.self)
  readWrite(\UIRotationGestureRecognizer.rotation, CGFloat.self)
  readWrite(\UISwipeGestureRecognizer.direction, UISwipeGestureRecognizer.Direction.self)
  readWrite(\UIScreenEdgePanGestureRecognizer.edges, UIRectEdge.self)
  requireRaw(UIGestureRecognizer.State.self, Int.self)
  requireSendable(UIGestureRecognizer.State.self)
  let _: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed, .recognized]
  let pan = UIPanGestureRecognizer()
  pan.require(toFail: UITapGestureRecognizer())
  let _: (Int, UIView?) -> CGPoint = pan.location(ofTouch:in:)
  let _ = UIHoverGestureRecognizer()
  requireRaw(UITouch.Phase.self, Int.self)
  readOnly(\UITouch.phase, UITouch.Phase.self)
  readOnly(\UITouch.tapCount, Int.self)
  readOnly(\UITouch.timestamp, TimeInterval.self)
  readOnly(\UITouch.view, UIView?.self)
  readOnly(\UITouch.window, UIWindow?.self)
  readOnly(\UITouch.force, CGFloat.self)
  readOnly(\UITouch.majorRadius, CGFloat.self)
  readOnly(\UITouch.type, UITouch.TouchType.self)
  readOnly(\UITouch.gestureRecognizers, [UIGestureRecognizer]?.self)
  readOnly(\UIEvent.allTouches, Set<UITouch>?.self)
}
@MainActor func touchSignatures(_ event: UIEvent, _ touch: UITouch, _ view: UIView) {
  let _: Set<UITouch>? = event.touches(for: view)
  let _: [UITouch]? = event.coalescedTouches(for: touch)
  let _: CGPoint = touch.location(in: view)
  let _: CGPoint = touch.previousLocation(in: view)
  let _: CGPoint = touch.preciseLocation(in: view)
}
