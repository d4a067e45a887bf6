/// A bar that shows a search bar below its title.
@MainActor protocol SearchBarContainer: AnyObject {
  /// Called when the bar's height may have changed.
  var onHeightChange: (@MainActor () -> Void)? { get }
}
