import CoreGraphics

/// A view to lift out of its place, and where to show it. Kept for the program: menus here have no preview.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Shown where the view is, which has to be in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let superview = view.superview, view.window != nil else {
      raise(
        "NSInvalidArgumentException",
        "UITargetedPreview initializer requires that the view is in a window, but it is not. Either ensure the view is in a "
          + "window, or use the initializer with a target.")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: superview, center: view.center, transform: view.transform))
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// Of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// The same view, shown somewhere else.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
