/// A point of a view with a name, from which assistive technology can drag or to which it can drop.
///
/// Assistive technology of this desktop does not drag, so descriptors are stored, without effect.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiaccessibilitylocationdescriptor).
@preconcurrency @MainActor open class UIAccessibilityLocationDescriptor: NSObject {
  /// The view; nil after it was released.
  open private(set) weak var view: UIView?
  /// The point, in the view's coordinates.
  public let point: CGPoint
  /// The name with attributes.
  public let attributedName: NSAttributedString

  /// The name.
  open var name: String { attributedName.string }

  /// Creates a descriptor of the middle of a view.
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }

  /// Creates a descriptor of a point of a view.
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }

  /// Creates a descriptor of a point of a view, with a name that has attributes.
  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    self.attributedName = attributedName
    self.point = point
    self.view = view
    super.init()
  }
}
