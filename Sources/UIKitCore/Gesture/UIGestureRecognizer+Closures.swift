/// Replaces targets and selectors of platforms with Objective-C. Not part of Apple's API.
extension UIGestureRecognizer {
  /// Identifies an added action, for removing it.
  public struct ActionToken: Hashable, Sendable {
    let identifier = UUID()
  }

  /// Creates a recogniser that calls `action` on every change of state from `.began` or `.ended` on.
  public convenience init(action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.init()
    addAction(action)
  }

  /// Calls `action` on every change of state from `.began` or `.ended` on, after the actions added before.
  @discardableResult
  public func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) -> ActionToken {
    let token = ActionToken()
    handlers.append(GestureHandler(identifier: token, body: action))
    return token
  }

  /// Removes the closure for which `token` was returned.
  public func removeAction(_ token: ActionToken) {
    handlers.removeAll { $0.identifier == token }
  }

  /// Calls a method of a target on every change of state, with the target and the recogniser. The target is not
  /// retained.
  @discardableResult
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> (UIGestureRecognizer) -> Void
  ) -> ActionToken {
    addAction { [weak target] recognizer in
      if let target { action(target)(recognizer) }
    }
  }
}
