/// The state of a drag that is held over an element that opens on hovering. It does not occur here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffectstate).
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive = 0
  case possible = 1
  case activating = 2
  case activated = 3
}

/// The place where a drag is held. None is ever created: no element opens on hovering.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uispringloadedinteractioncontext).
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the interaction.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that the drag is held over.
  var targetView: UIView? { get set }
  /// The app's object for the element that the drag is held over.
  var targetItem: Any? { get set }
  /// Returns the position of the drag in a view's coordinates.
  func location(in view: UIView?) -> CGPoint
}
