/// Reports taps on the side of a pencil. Stored; has no effect: no pencil is connected here, so none is ever reported.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipencilinteraction).
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
  /// The view that the interaction is attached to; nil for none.
  open private(set) weak var view: UIView?
  /// The delegate, which would receive taps. It is not retained.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether taps would be reported; true by default. Stored; has no effect.
  open var isEnabled = true

  /// The user's choice for taps: to ignore them, because there is no pencil.
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  /// Whether only a pencil draws: always false here.
  open class var prefersPencilOnlyDrawing: Bool { false }

  public override init() { super.init() }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// The effect of a tap on a pencil. Only `ignore` occurs here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipencilpreferredaction).
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore = 0
  case switchEraser = 1
  case switchPrevious = 2
  case showColorPalette = 3
  case showInkAttributes = 4
}

/// Would receive taps on a pencil. Its method is never called here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipencilinteractiondelegate).
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Would be called when the pencil was tapped. Never called: there is none here.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
