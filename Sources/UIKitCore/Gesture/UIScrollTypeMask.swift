/// The kinds of scrolling devices for a pan.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiscrolltypemask).
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A wheel with notches.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// A touchpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Wheels and touchpads.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
