/// The relation of a view that floats over a scroll view's edge to that scroll view, whose content fades under it on
/// iOS. Stored; has no effect: content does not fade.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiscrolledgeelementcontainerinteraction).
@preconcurrency @MainActor open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// The scroll view under the view; nil by default. It is not retained.
  open weak var scrollView: UIScrollView?
  /// The edge at which the view is; the top by default.
  open var edge: UIRectEdge = .top
  /// The view that floats; nil for none.
  open private(set) weak var view: UIView?

  public override init() { super.init() }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
