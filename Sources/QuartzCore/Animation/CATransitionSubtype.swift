/// The side from which a transition comes.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/catransitionsubtype).
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The value's name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new content comes from the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The new content comes from the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The new content comes from the top of the screen.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The new content comes from the bottom of the screen.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
