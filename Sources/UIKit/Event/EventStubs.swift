import WindowServer

// Placeholders: the event, gesture and focus folders define these for good.
@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventSubtype: Int, Sendable { case none = 0, motionShake = 1 }
}
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {}
@preconcurrency @MainActor open class UITouch: NSObject {
  open var tapCount: Int { 1 }
  open func location(in view: UIView?) -> CGPoint { .zero }
}
@preconcurrency @MainActor open class UIPress: NSObject {}
@preconcurrency @MainActor open class UIKeyCommand: NSObject {}
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  weak var attachedView: UIView?
  open var view: UIView? { attachedView }
}
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {}
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {}
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {}
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  static func focusedItem(for view: UIView) -> UIView? { nil }
  static func setNeedsFocusUpdate(_ environment: any UIFocusEnvironment) {}
  static func updateFocusIfNeeded(_ environment: any UIFocusEnvironment) {}
}
@MainActor final class EventDispatcher {
  init(window: UIWindow) {}
  func send(_ event: UIEvent) {}
  func receive(_ event: InputEvent) {}
}
