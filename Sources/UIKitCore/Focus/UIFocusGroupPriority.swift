/// The priority of an item when the focus enters its group.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uifocusgrouppriority).
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates a priority from its number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  /// No priority: the default.
  public static let ignored = UIFocusGroupPriority(0)
  /// The priority of the item that was focused last in the group.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// The priority of an item that should be focused first.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// The priority of the focused item.
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)
}
