/// Not Apple's: what targets and selectors are on platforms with Objective-C.
extension UIGestureRecognizer {
  /// Names one added action, to remove it.
  public struct ActionToken: Hashable, Sendable {
    let identifier = UUID()
  }

  /// A recogniser that calls `action` on every change of state from `.began` or `.ended` on.
  public convenience init(action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.init()
    addAction(action)
  }

  /// Calls `action` on every change of state from `.began` or `.ended` on, after those added before.
  @discardableResult
  public func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) -> ActionToken {
    let token = ActionToken()
    handlers.append(GestureHandler(identifier: token, body: action))
    return token
  }

  /// Removes the closure that `token` was returned for; others stay.
  public func removeAction(_ token: ActionToken) {
    handlers.removeAll { $0.identifier == token }
  }

  /// As `addTarget(_:action:)`: the target is not retained, and gets itself and the recogniser.
  @discardableResult
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> (UIGestureRecognizer) -> Void
  ) -> ActionToken {
    addAction { [weak target] recognizer in
      if let target { action(target)(recognizer) }
    }
  }
}
