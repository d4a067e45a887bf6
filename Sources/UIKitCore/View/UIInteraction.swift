/// A behaviour that can be added to a view: pointers, context menus, dragging.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiinteraction).
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction is attached to; nil for none.
  var view: UIView? { get }
  /// Called before the interaction is attached to a view, or detached when `view` is nil.
  func willMove(to view: UIView?)
  /// Called after the interaction was attached to a view, or detached when `view` is nil.
  func didMove(to view: UIView?)
}
