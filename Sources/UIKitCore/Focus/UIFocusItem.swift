/// Something that can have the focus.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  /// In the coordinate space of the container that the item is in.
  var frame: CGRect { get }
  /// How the system shows that the item is focused; nil for not at all.
  var focusEffect: UIFocusEffect? { get }
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// Whether items behind this one can be focused through it.
  var isTransparentFocusItem: Bool { get }
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
  var isFocused: Bool { get }
}

extension UIFocusItem {
  public var focusEffect: UIFocusEffect? { nil }
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  public var isTransparentFocusItem: Bool { false }
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
  public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
}

/// An item of a container that has no view for it yet, such as a cell outside the visible part.
@MainActor package protocol DeferredFocusItem: UIFocusItem {
  /// Brings the item into view without animation and gives what takes its place; nil when it is gone.
  func materialized() -> (any UIFocusItem)?
}
