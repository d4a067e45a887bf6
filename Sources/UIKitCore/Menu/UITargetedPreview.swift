import CoreGraphics

/// A view that is lifted out of its place, with its look and its new place. Used by drags; menus here have no preview.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitargetedpreview).
@preconcurrency @MainActor open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
  /// The view.
  public let view: UIView
  /// The look of the lifted view.
  public let parameters: UIPreviewParameters
  /// The place of the lifted view.
  public let target: UIPreviewTarget

  /// Creates a preview at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview at the view's own place. The view must be in a window.
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

  /// Creates a preview at the view's own place, with the default look.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view in points.
  open var size: CGSize { view.bounds.size }

  /// Returns a preview of the same view at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// Returns the preview itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
