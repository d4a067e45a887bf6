// For `delegate?.method?(…)`, which is nil if the method is not implemented; see `OptionalMethod`.
extension UISearchBarDelegate {
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var searchBarShouldBeginEditing: _UISearchBarDelegate_searchBarShouldBeginEditing? {
    _UISearchBarDelegate_searchBarShouldBeginEditing(target: self)
  }
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var searchBarTextDidBeginEditing: _UISearchBarDelegate_searchBarTextDidBeginEditing? {
    _UISearchBarDelegate_searchBarTextDidBeginEditing(target: self)
  }
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var searchBarShouldEndEditing: _UISearchBarDelegate_searchBarShouldEndEditing? {
    _UISearchBarDelegate_searchBarShouldEndEditing(target: self)
  }
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var searchBarTextDidEndEditing: _UISearchBarDelegate_searchBarTextDidEndEditing? {
    _UISearchBarDelegate_searchBarTextDidEndEditing(target: self)
  }
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var searchBar: _UISearchBarDelegate_searchBar? {
    _UISearchBarDelegate_searchBar(target: self)
  }
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var searchBarSearchButtonClicked: _UISearchBarDelegate_searchBarSearchButtonClicked? {
    _UISearchBarDelegate_searchBarSearchButtonClicked(target: self)
  }
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var searchBarCancelButtonClicked: _UISearchBarDelegate_searchBarCancelButtonClicked? {
    _UISearchBarDelegate_searchBarCancelButtonClicked(target: self)
  }
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var searchBarBookmarkButtonClicked: _UISearchBarDelegate_searchBarBookmarkButtonClicked? {
    _UISearchBarDelegate_searchBarBookmarkButtonClicked(target: self)
  }
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var searchBarResultsListButtonClicked:
    _UISearchBarDelegate_searchBarResultsListButtonClicked?
  {
    _UISearchBarDelegate_searchBarResultsListButtonClicked(target: self)
  }
}

/// The optional `searchBarShouldBeginEditing` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UISearchBarDelegate_searchBarShouldBeginEditing {
  let target: any UISearchBarDelegate

  /// Calls `searchBarShouldBeginEditing(_:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Bool? {
    OptionalMethod.call(.searchBarShouldBeginEditing) { target.searchBarShouldBeginEditing(searchBar) }
  }
}

/// The optional `searchBarTextDidBeginEditing` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UISearchBarDelegate_searchBarTextDidBeginEditing {
  let target: any UISearchBarDelegate

  /// Calls `searchBarTextDidBeginEditing(_:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
    OptionalMethod.call(.searchBarTextDidBeginEditing) { target.searchBarTextDidBeginEditing(searchBar) }
  }
}

/// The optional `searchBarShouldEndEditing` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UISearchBarDelegate_searchBarShouldEndEditing {
  let target: any UISearchBarDelegate

  /// Calls `searchBarShouldEndEditing(_:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Bool? {
    OptionalMethod.call(.searchBarShouldEndEditing) { target.searchBarShouldEndEditing(searchBar) }
  }
}

/// The optional `searchBarTextDidEndEditing` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UISearchBarDelegate_searchBarTextDidEndEditing {
  let target: any UISearchBarDelegate

  /// Calls `searchBarTextDidEndEditing(_:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
    OptionalMethod.call(.searchBarTextDidEndEditing) { target.searchBarTextDidEndEditing(searchBar) }
  }
}

/// The optional `searchBar` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UISearchBarDelegate_searchBar {
  let target: any UISearchBarDelegate

  /// Calls `searchBar(_:textDidChange:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) -> Void? {
    OptionalMethod.call(.searchBarTextDidChange) { target.searchBar(searchBar, textDidChange: searchText) }
  }

  /// Calls `searchBar(_:shouldChangeTextIn:replacementText:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool? {
    OptionalMethod.call(.searchBarShouldChangeTextIn) {
      target.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
    }
  }

  /// Calls `searchBar(_:selectedScopeButtonIndexDidChange:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) -> Void? {
    OptionalMethod.call(.searchBarSelectedScopeButtonIndexDidChange) {
      target.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    }
  }
}

/// The optional `searchBarSearchButtonClicked` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UISearchBarDelegate_searchBarSearchButtonClicked {
  let target: any UISearchBarDelegate

  /// Calls `searchBarSearchButtonClicked(_:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
    OptionalMethod.call(.searchBarSearchButtonClicked) { target.searchBarSearchButtonClicked(searchBar) }
  }
}

/// The optional `searchBarCancelButtonClicked` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UISearchBarDelegate_searchBarCancelButtonClicked {
  let target: any UISearchBarDelegate

  /// Calls `searchBarCancelButtonClicked(_:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
    OptionalMethod.call(.searchBarCancelButtonClicked) { target.searchBarCancelButtonClicked(searchBar) }
  }
}

/// The optional `searchBarBookmarkButtonClicked` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UISearchBarDelegate_searchBarBookmarkButtonClicked {
  let target: any UISearchBarDelegate

  /// Calls `searchBarBookmarkButtonClicked(_:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
    OptionalMethod.call(.searchBarBookmarkButtonClicked) { target.searchBarBookmarkButtonClicked(searchBar) }
  }
}

/// The optional `searchBarResultsListButtonClicked` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UISearchBarDelegate_searchBarResultsListButtonClicked {
  let target: any UISearchBarDelegate

  /// Calls `searchBarResultsListButtonClicked(_:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
    OptionalMethod.call(.searchBarResultsListButtonClicked) { target.searchBarResultsListButtonClicked(searchBar) }
  }
}
