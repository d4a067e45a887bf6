/// An object that controls the editing of a search bar, and is notified of it. All methods are optional.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uisearchbardelegate).
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Returns whether editing may start; true by default.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing has started.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing may end; true by default.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the text has changed, also when it was set in code.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether a range of the text may be replaced; true by default.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when the user pressed Return.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user pressed the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Would be called for the bookmark button, which does not exist here.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Would be called for the button for results, which does not exist here.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called after the user selected another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalMethod.isMissing(.searchBarShouldBeginEditing)
    return true
  }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    OptionalMethod.isMissing(.searchBarTextDidBeginEditing)
  }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalMethod.isMissing(.searchBarShouldEndEditing)
    return true
  }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    OptionalMethod.isMissing(.searchBarTextDidEndEditing)
  }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    OptionalMethod.isMissing(.searchBarTextDidChange)
  }
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  {
    OptionalMethod.isMissing(.searchBarShouldChangeTextIn)
    return true
  }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    OptionalMethod.isMissing(.searchBarSearchButtonClicked)
  }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    OptionalMethod.isMissing(.searchBarCancelButtonClicked)
  }
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    OptionalMethod.isMissing(.searchBarBookmarkButtonClicked)
  }
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    OptionalMethod.isMissing(.searchBarResultsListButtonClicked)
  }
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    OptionalMethod.isMissing(.searchBarSelectedScopeButtonIndexDidChange)
  }
}
