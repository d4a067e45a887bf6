/// A view above the tab bar, such as that of a player.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitabaccessory).
@preconcurrency @MainActor open class UITabAccessory: NSObject {
  /// The place of an accessory.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uitabaccessory/environment).
  public enum Environment: Int, Sendable {
    /// Outside an accessory.
    case unspecified = 0
    /// Nowhere.
    case none = 1
    /// Above the tab bar.
    case regular = 2
    /// In one row with the tab bar, which does not occur here.
    case inline = 3
  }

  /// The view of the accessory.
  public let contentView: UIView

  /// Creates an accessory.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}
