/// The limits of a scene's size. No scene has any here; see `UIWindowScene.sizeRestrictions`.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiscenesizerestrictions).
@preconcurrency @MainActor public final class UISceneSizeRestrictions: NSObject {
  /// The least size in points.
  public var minimumSize = CGSize.zero
  /// The greatest size in points.
  public var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Whether the scene may fill the screen.
  public var allowsFullScreen = true

  override init() { super.init() }
}
