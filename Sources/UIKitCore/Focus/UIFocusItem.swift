/// An object that can have the focus.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uifocusitem).
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can have the focus now.
  var canBecomeFocused: Bool { get }
  /// The frame in the coordinates of the item's container.
  var frame: CGRect { get }
  /// The look of the focused item; nil for none.
  var focusEffect: UIFocusEffect? { get }
  /// The priority of the item when the focus enters its group.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// Whether items behind this one can be focused through it.
  var isTransparentFocusItem: Bool { get }
  /// Called on tvOS before the focus moves away. Never called here.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
  /// Whether the item has the focus.
  var isFocused: Bool { get }
}

extension UIFocusItem {
  public var focusEffect: UIFocusEffect? { nil }
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  public var isTransparentFocusItem: Bool { false }
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
  public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
}

/// An item of a container that has no view for it yet, such as that of a cell outside the visible part.
@MainActor package protocol DeferredFocusItem: UIFocusItem {
  /// Scrolls to the item without animation and returns the item that replaces it; nil if it no longer exists.
  func materialized() -> (any UIFocusItem)?
}
