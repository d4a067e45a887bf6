/// A target that is not retained, and the method to call on it.
@MainActor struct TargetAction {
  private weak var object: AnyObject?
  let action: Selector
  /// Whether there is no particular target, so that the responder chain is searched.
  let goesUpTheChain: Bool

  init(_ target: Any?, _ action: Selector) {
    let target = target.flatMap(Self.unwrapped)
    object = target
    goesUpTheChain = target == nil
    self.action = action
  }

  /// The target; nil for the chain, and after the target was released.
  var target: AnyObject? { object }

  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    if let target = target.flatMap(Self.unwrapped), target !== object { return false }
    return action == nil || action == self.action
  }

  /// Returns the object in a target that may be an optional inside an `Any`.
  static func unwrapped(_ target: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: target)
    guard mirror.displayStyle == .optional else { return target as AnyObject }
    return mirror.children.first.map { $0.value as AnyObject }
  }
}
