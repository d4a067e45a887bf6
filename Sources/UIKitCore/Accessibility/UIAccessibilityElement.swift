/// An element on the screen that is not a view, such as a part of a view's drawing.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiaccessibilityelement).
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The view or element that contains this one. It is not retained.
  open weak var accessibilityContainer: AnyObject?
  private var frameInContainer: CGRect?

  /// Creates an element.
  ///
  /// - Parameter container: the view or element that contains it. It is not retained.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  /// A name that identifies the element in tests. It is never read out.
  open var accessibilityIdentifier: String? {
    get { accessibilityState?.identifier }
    set { changeAccessibility { $0.identifier = newValue } }
  }

  /// The frame in the container's coordinates, in points, which moves with the container. Setting it replaces
  /// `accessibilityFrame`.
  open var accessibilityFrameInContainerSpace: CGRect {
    get {
      if let frameInContainer { return frameInContainer }
      guard let view = accessibilityContainer as? UIView else { return accessibilityFrame }
      return view.convert(accessibilityFrame, from: UIScreen.main)
    }
    set {
      frameInContainer = newValue
      accessibilityDidChange()
    }
  }

  open override var accessibilityFrame: CGRect {
    get {
      guard let frameInContainer else { return super.accessibilityFrame }
      if let view = accessibilityContainer as? UIView {
        return UIAccessibility.convertToScreenCoordinates(frameInContainer, in: view)
      }
      let origin = (accessibilityContainer as? UIResponder)?.accessibilityFrame.origin ?? .zero
      return frameInContainer.offsetBy(dx: origin.x, dy: origin.y)
    }
    set {
      frameInContainer = nil
      super.accessibilityFrame = newValue
    }
  }

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(isElement: true) }
}
