/// A view by which an element is shown, as far as reconcilers know it.
@usableFromInline package protocol ElementView: AnyObject {
  /// The number of the last pass that found the view's element on screen.
  var passNumber: Int { get set }
}
