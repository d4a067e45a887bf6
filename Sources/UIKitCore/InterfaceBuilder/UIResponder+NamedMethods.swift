extension UIResponder: NamedMethods {
  /// The methods of UIKit's classes that storyboards and apps commonly call by name alone.
  private static let known: [Selector] =
    EditActions.standard.map(\.action) + [
      Selector("becomeFirstResponder", UIResponder.becomeFirstResponder),
      Selector("resignFirstResponder", UIResponder.resignFirstResponder),
      Selector("endEditing:", UIView.endEditing(_:)),
      Selector("recursiveDescription", UIView.recursiveDescription),
      Selector("_printHierarchy", UIViewController.printedHierarchy),
      Selector("setNeedsLayout", UIView.setNeedsLayout),
      Selector("layoutIfNeeded", UIView.layoutIfNeeded),
      Selector("setNeedsDisplay", UIView.setNeedsDisplay as (UIView) -> () -> Void),
      Selector("removeFromSuperview", UIView.removeFromSuperview),
      Selector("startAnimating", UIActivityIndicatorView.startAnimating),
      Selector("stopAnimating", UIActivityIndicatorView.stopAnimating),
      Selector("beginRefreshing", UIRefreshControl.beginRefreshing),
      Selector("endRefreshing", UIRefreshControl.endRefreshing),
    ]

  func namedMethod(_ name: String) -> Selector? {
    (Self.known + ((type(of: self) as? any InterfaceObject.Type)?.ownMethods ?? []))
      .first { $0.name == name && $0.method?.isOwner(self) == true }
      ?? ObjectSlots.selector(name, of: self)
  }
}
