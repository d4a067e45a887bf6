/// The state of a drag that is held over an element that opens on hovering.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffectstate).
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is over the element, or it has left it.
  case inactive = 0
  /// A drag is over the element.
  case possible = 1
  /// A drag was held over the element: the element is about to open.
  case activating = 2
  /// The element opens.
  case activated = 3
}

/// The place where a drag is held.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uispringloadedinteractioncontext).
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the interaction.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that the drag is held over; at first the interaction's view. A behaviour can set it. When it changes, the
  /// wait starts again.
  var targetView: UIView? { get set }
  /// The app's object for the element that the drag is held over; nil by default. A behaviour can set it.
  var targetItem: Any? { get set }
  /// Returns the position of the drag in a view's coordinates; nil for the window's.
  func location(in view: UIView?) -> CGPoint
}

/// The context of one visit of a drag to a view.
@MainActor final class SpringLoadedContext: NSObject, UISpringLoadedInteractionContext {
  private let session: DragDropSession
  var state = UISpringLoadedInteractionEffectState.inactive
  weak var targetView: UIView?
  var targetItem: Any?

  init(_ session: DragDropSession) {
    self.session = session
    super.init()
  }

  func location(in view: UIView?) -> CGPoint { view.map { session.location(in: $0) } ?? session.point }
}
