/// The state of a search. A client's own search is a subclass; `UITextSearchingFindSession` searches texts.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uifindsession).
@preconcurrency @MainActor open class UIFindSession: NSObject {
  /// The summary of the results in the find bar.
  public enum SearchResultDisplayStyle: UInt, Sendable {
    /// The number of the current result and that of all: “2 of 7”.
    case currentAndTotal = 0
    /// The number of all results: “7 results”.
    case total
    /// No summary.
    case none
  }

  /// Called when the results have changed by themselves, as those of a search on another thread.
  final var onChange: (@MainActor () -> Void)?

  public override init() {
    super.init()
  }

  /// The number of results; 0 by default.
  open var resultCount: Int { 0 }
  /// The index of the highlighted result; `NSNotFound`, the default, for none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// The summary of the results in the find bar; their number and that of the current one by default.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal {
    didSet { if searchResultDisplayStyle != oldValue { onChange?() } }
  }
  /// Whether results can be replaced; false by default.
  open var supportsReplacement: Bool { false }
  /// Whether the highlighted result can be replaced; false by default.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

  /// Searches for a text. The default does nothing.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the highlighted result. The default does nothing.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces all results. The default does nothing.
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Highlights the next or previous result. The default does nothing.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Called when the text has changed, so that earlier results may be wrong. The default does nothing.
  open func invalidateFoundResults() {}

  /// Called when the search has ended, to remove its marks.
  func end() {}
}
