/// A view of an element, as seen by reconcilers.
@usableFromInline package protocol ElementView: AnyObject {
  /// The number of the last pass that found the view's element on screen.
  var passNumber: Int { get set }
}
