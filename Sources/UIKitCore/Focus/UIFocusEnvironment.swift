/// A branch of the tree in which the focus moves: a view, a view controller, a window.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uifocusenvironment).
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments that should get the focus when it moves here, the preferred one first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment that contains this one; nil for none.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The object that provides the focusable items of this environment; nil for none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The name of the group in which the items are; nil, the default, for that of the parent.
  var focusGroupIdentifier: String? { get }

  /// Requests an update of the focus, if it is inside this environment.
  func setNeedsFocusUpdate()
  /// Performs an update requested with `setNeedsFocusUpdate()` at once.
  func updateFocusIfNeeded()

  /// Returns whether the focus may move as `context` describes. Any environment around the old or the new item can
  /// refuse.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus has moved, for each environment around the old or the new item, innermost first.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  public var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }
  public var focusItemContainer: (any UIFocusItemContainer)? { nil }
  public var focusGroupIdentifier: String? { nil }
  public func setNeedsFocusUpdate() { UIFocusSystem.setNeedsFocusUpdate(self) }
  public func updateFocusIfNeeded() { UIFocusSystem.updateFocusIfNeeded(self) }
  public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  public func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  /// The first preferred environment, if it is a view.
  public var preferredFocusedView: UIView? { preferredFocusEnvironments.first as? UIView }

  /// Returns whether `environment` is this one or inside it.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    var current: (any UIFocusEnvironment)? = environment
    while let candidate = current {
      if candidate === self { return true }
      current = candidate.parentFocusEnvironment
    }
    return false
  }
}
