/// Something on the screen that is no view of its own: a part of what a view draws.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The element's container: a view, or an element.
  open weak var accessibilityContainer: AnyObject?
  private var frameInContainer: CGRect?

  /// - Parameter container: the view or element this is in; not kept alive.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  open var accessibilityIdentifier: String? {
    get { accessibilityState?.identifier }
    set { changeAccessibility { $0.identifier = newValue } }
  }

  /// The frame in the container's coordinates, which follows the container; setting it takes the place of
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
