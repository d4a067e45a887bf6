/// A view registered for previews of controllers by a firm press. No pointer or screen here reports such presses, so
/// the delegate is never called.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewing).
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// A recogniser that others can require to fail. It never recognises anything.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The object that provides the controllers.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that was registered.
  var sourceView: UIView { get }
  /// The rectangle of the view that stays sharp during the preview, in its coordinates.
  var sourceRect: CGRect { get set }
}

/// An object that provides the controllers to preview.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewingdelegate).
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Would return the controller to preview at a point; nil for none. Never called here.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Would show the previewed controller. Never called here.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  private final class Previewing: NSObject, UIViewControllerPreviewing {
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer(target: nil, action: nil)
    unowned let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect: CGRect

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
      self.delegate = delegate
      self.sourceView = sourceView
      sourceRect = sourceView.bounds
    }
  }

  /// Returns an object that represents the registration. The registration is not kept.
  @discardableResult public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { Previewing(delegate, sourceView) }

  /// Does nothing: registrations are not kept.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
