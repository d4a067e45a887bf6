/// A branch of the tree that focus moves in: a view, a view controller, a window.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where focus should go when it comes here, most wanted first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The provider of this environment's focus items.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  var focusGroupIdentifier: String? { get }

  /// Asks for focus to be put anew, if it is inside this environment.
  func setNeedsFocusUpdate()
  /// Performs now the update that `setNeedsFocusUpdate()` requested.
  func updateFocusIfNeeded()

  /// Whether focus may move as `context` says; any environment around the old or the new item can refuse.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after focus moved, for each environment around the old or the new item, innermost first.
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

  /// The first of the environments to try, as a view.
  public var preferredFocusedView: UIView? { preferredFocusEnvironments.first as? UIView }

  /// Whether `environment` is this one or inside it.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    var current: (any UIFocusEnvironment)? = environment
    while let candidate = current {
      if candidate === self { return true }
      current = candidate.parentFocusEnvironment
    }
    return false
  }
}
