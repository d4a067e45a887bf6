/// The fading of content at an edge, under bars. Stored; has no effect: bars have a background, so that content does
/// not fade.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiscrolledgeeffect).
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
  /// The kind of fading.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uiscrolledgeeffect/style-swift.class).
  public struct Style: Hashable, Sendable {
    private let name: String
    /// The style that suits the bars.
    public static let automatic = Style(name: "automatic")
    /// A gradual fading.
    public static let soft = Style(name: "soft")
    /// A background with a line.
    public static let hard = Style(name: "hard")
  }

  /// The kind of fading; automatic by default. Stored; has no effect.
  open var style = Style.automatic
  /// Whether content does not fade; false by default. Stored; has no effect: it never does.
  open var isHidden = false
}
