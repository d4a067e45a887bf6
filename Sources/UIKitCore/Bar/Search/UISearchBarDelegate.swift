/// Controls the editing of a search bar, and is notified of it. All methods are optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
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
