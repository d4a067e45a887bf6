/// A target that is not kept alive, and the method to call on it.
@MainActor struct TargetAction {
  private weak var object: AnyObject?
  let action: Selector
  /// There is no particular target: the responder chain finds one.
  let goesUpTheChain: Bool

  init(_ target: Any?, _ action: Selector) {
    let target = target.flatMap(Self.unwrapped)
    object = target
    goesUpTheChain = target == nil
    self.action = action
  }

  /// Nil for the chain, and after the target has gone.
  var target: AnyObject? { object }

  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    if let target = target.flatMap(Self.unwrapped), target !== object { return false }
    return action == nil || action == self.action
  }

  /// The object in a target as clients pass it: an optional may be inside the `Any`.
  static func unwrapped(_ target: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: target)
    guard mirror.displayStyle == .optional else { return target as AnyObject }
    return mirror.children.first.map { $0.value as AnyObject }
  }
}
