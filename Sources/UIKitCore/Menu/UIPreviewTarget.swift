import CoreGraphics

/// The place where a lifted view is shown.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipreviewtarget).
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
  /// The view in whose coordinates the place is.
  public let container: UIView
  /// The centre, in the container's coordinates.
  public let center: CGPoint
  /// The transform of the lifted view.
  public let transform: CGAffineTransform

  /// Creates a place with a transform.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Creates a place.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// Returns the place itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
