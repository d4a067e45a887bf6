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
    OptionalMethod.handleMissing(
      .searchBarShouldBeginEditing, of: self as any UISearchBarDelegate, [searchBar], else: true
    ) {
      $0.searchBarShouldBeginEditing(searchBar)
    }
  }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    OptionalMethod.handleMissing(.searchBarTextDidBeginEditing, of: self as any UISearchBarDelegate, [searchBar]) {
      $0.searchBarTextDidBeginEditing(searchBar)
    }
  }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalMethod.handleMissing(
      .searchBarShouldEndEditing, of: self as any UISearchBarDelegate, [searchBar], else: true
    ) {
      $0.searchBarShouldEndEditing(searchBar)
    }
  }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    OptionalMethod.handleMissing(.searchBarTextDidEndEditing, of: self as any UISearchBarDelegate, [searchBar]) {
      $0.searchBarTextDidEndEditing(searchBar)
    }
  }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    OptionalMethod.handleMissing(.searchBarTextDidChange, of: self as any UISearchBarDelegate, [searchBar, searchText])
    {
      $0.searchBar(searchBar, textDidChange: searchText)
    }
  }
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  {
    OptionalMethod.handleMissing(
      .searchBarShouldChangeTextIn, of: self as any UISearchBarDelegate, [searchBar, range, text], else: true
    ) {
      $0.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
    }
  }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    OptionalMethod.handleMissing(.searchBarSearchButtonClicked, of: self as any UISearchBarDelegate, [searchBar]) {
      $0.searchBarSearchButtonClicked(searchBar)
    }
  }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    OptionalMethod.handleMissing(.searchBarCancelButtonClicked, of: self as any UISearchBarDelegate, [searchBar]) {
      $0.searchBarCancelButtonClicked(searchBar)
    }
  }
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    OptionalMethod.handleMissing(.searchBarBookmarkButtonClicked, of: self as any UISearchBarDelegate, [searchBar]) {
      $0.searchBarBookmarkButtonClicked(searchBar)
    }
  }
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    OptionalMethod.handleMissing(.searchBarResultsListButtonClicked, of: self as any UISearchBarDelegate, [searchBar]) {
      $0.searchBarResultsListButtonClicked(searchBar)
    }
  }
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    OptionalMethod.handleMissing(
      .searchBarSelectedScopeButtonIndexDidChange, of: self as any UISearchBarDelegate, [searchBar, selectedScope]
    ) {
      $0.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    }
  }
}
