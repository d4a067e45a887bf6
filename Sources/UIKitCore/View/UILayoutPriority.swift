/// The strength of a constraint, a hugging or a compression resistance, from 0 to 1000, which is required.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uilayoutpriority).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from its number, 0 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a constraint that must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// The default resistance to compression: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority at which a drag may resize the scene: 510. Windows here do not follow constraints.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority at which the scene keeps its size: 500. Windows here do not follow constraints.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority at which a drag may not resize the scene: 490. Windows here do not follow constraints.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default hugging of content: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size when a view is made as small as possible: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

// Disfavoured, so that an app's own operators win.
extension UILayoutPriority {
  /// Returns a priority that is higher by `right`.
  @_disfavoredOverload public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  /// Returns a priority that is lower by `right`.
  @_disfavoredOverload public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }
}
