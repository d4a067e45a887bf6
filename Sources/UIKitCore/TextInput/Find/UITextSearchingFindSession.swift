/// A search in an object that can search its text, such as a `UITextView`.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextsearchingfindsession).
@preconcurrency @MainActor open class UITextSearchingFindSession: UIFindSession {
  private let search: any TextSearchRunning

  /// Creates a search. The object is not retained.
  public init(searchableObject: any UITextSearching) {
    search = Self.makeSearch(in: searchableObject)
    super.init()
    search.onChange = { [weak self] in self?.onChange?() }
  }

  private static func makeSearch<Object: UITextSearching>(in object: Object) -> any TextSearchRunning {
    TextSearchRun(object: object)
  }

  /// The object that is searched; nil after its end.
  open var searchableObject: (any UITextSearching)? { search.searchedObject }

  open override var resultCount: Int { search.count }
  open override var highlightedResultIndex: Int { search.highlighted ?? NSNotFound }
  open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }
  open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
    supportsReplacement && search.highlighted != nil
  }

  /// Searches, and highlights the first result at or after the selection. An empty query has no results.
  open override func performSearch(query: String, options: UITextSearchOptions?) {
    search.perform(query, options ?? Self.usualOptions, highlights: true)
  }

  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard search.replaceHighlighted(with: replacementString) else { return }
    search.perform(searchQuery, options ?? Self.usualOptions, highlights: true)
  }

  open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    let options = options ?? Self.usualOptions
    searchableObject?.replaceAll(queryString: searchQuery, options: options, withText: replacementString)
    search.perform(searchQuery, options, highlights: true)
  }

  /// Highlights the next or previous result. After the last one comes the first.
  open override func highlightNextResult(in direction: UITextStorageDirection) { search.highlightNext(direction) }

  /// Searches again, and highlights no result, so that neither the selection nor the position changes while the user
  /// edits the text.
  open override func invalidateFoundResults() { search.repeatSearch() }

  override func end() { search.end() }

  private static var usualOptions: UITextSearchOptions {
    UITextSearchOptions(wordMatchMethod: .contains, stringCompareOptions: .caseInsensitive)
  }
}
