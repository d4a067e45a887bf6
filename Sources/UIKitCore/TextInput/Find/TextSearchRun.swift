/// The search in an object, whatever the type of its documents.
@MainActor protocol TextSearchRunning: AnyObject {
  var searchedObject: (any UITextSearching)? { get }
  var count: Int { get }
  /// The index of the highlighted result; nil for none.
  var highlighted: Int? { get }
  var onChange: (@MainActor () -> Void)? { get set }

  /// - Parameter highlights: whether to highlight the first result at or after the selection.
  func perform(_ query: String, _ options: UITextSearchOptions, highlights: Bool)
  func repeatSearch()
  func highlightNext(_ direction: UITextStorageDirection)
  /// Returns whether the highlighted result was replaced.
  func replaceHighlighted(with text: String) -> Bool
  func end()
}

/// The search in an object: its results in their order, and which of them is highlighted.
@MainActor final class TextSearchRun<Object: UITextSearching>: TextSearchRunning {
  private typealias Found = FoundRange<Object.DocumentIdentifier>
  private typealias Collection = FoundRangeCollection<Object.DocumentIdentifier>

  private weak var object: Object?
  private var collection: Collection?
  private var results: [Found] = []
  private(set) var highlighted: Int?
  var onChange: (@MainActor () -> Void)?
  private var last: (query: String, options: UITextSearchOptions)?
  /// Whether the first result at or after the selection is highlighted once it is found.
  private var awaitsHighlight = false

  init(object: Object) {
    self.object = object
  }

  var searchedObject: (any UITextSearching)? { object }
  var count: Int { results.count }

  // MARK: Searching

  func perform(_ query: String, _ options: UITextSearchOptions, highlights: Bool) {
    last = (query, options)
    clear()
    guard let object, !query.isEmpty else {
      onChange?()
      return
    }
    awaitsHighlight = highlights
    // Results of an earlier search that arrive from now on are ignored.
    let collection = Collection { [weak self] change in self?.collectionDidChange(change) }
    self.collection = collection
    object.performTextSearch(
      queryString: query, options: options, resultAggregator: UITextSearchAggregator(collection))
  }

  func repeatSearch() {
    if let last { perform(last.query, last.options, highlights: false) }
  }

  func end() {
    last = nil
    clear()
  }

  private func clear() {
    collection = nil
    results = []
    highlighted = nil
    awaitsHighlight = false
    object?.clearAllDecoratedFoundText()
  }

  private func collectionDidChange(_ change: Collection.Change) {
    guard let collection, let object else { return }
    if change == .invalidated { return repeatSearch() }
    let before = highlighted.map { results[$0] }
    let beforePlace = highlighted
    let old = Set(results)
    results = collection.ranges.sorted { order($0, $1, in: object) == .orderedAscending }
    let new = Set(results)
    for one in old.subtracting(new) { decorate(one, .normal) }
    for one in results where !old.contains(one) { decorate(one, .found) }
    highlighted = before.flatMap { results.firstIndex(of: $0) }
    if let beforePlace, highlighted == nil, !results.isEmpty {
      // The highlighted result no longer exists: the next one is now in its place.
      highlight(beforePlace < results.count ? beforePlace : 0)
    } else if awaitsHighlight, !results.isEmpty, change == .finished {
      awaitsHighlight = false
      highlight(firstAtSelection(in: object) ?? 0)
    }
    onChange?()
  }

  // MARK: Order

  private func order(_ one: Found, _ other: Found, in object: Object) -> ComparisonResult {
    if one.document != other.document {
      let order = object.compare(document: one.document, toDocument: other.document)
      if order != .orderedSame { return order }
    }
    return object.compare(one.range, toRange: other.range, document: one.document)
  }

  /// Returns the index of the first result at or after the selection; nil if all are before it or nothing is selected.
  private func firstAtSelection(in object: Object) -> Int? {
    guard let selection = object.selectedTextRange else { return nil }
    let document = object.selectedTextSearchDocument
    var (low, high) = (0, results.count)
    while low < high {
      let middle = (low + high) / 2
      let place = Found(range: selection, document: document ?? results[middle].document)
      if order(results[middle], place, in: object) == .orderedAscending { low = middle + 1 } else { high = middle }
    }
    return low < results.count ? low : nil
  }

  // MARK: Highlighting

  func highlightNext(_ direction: UITextStorageDirection) {
    guard let object, !results.isEmpty else { return }
    let next: Int
    if let highlighted {
      next = highlighted + (direction == .forward ? 1 : -1)
    } else {
      let first = firstAtSelection(in: object) ?? results.count
      next = direction == .forward ? first : first - 1
    }
    highlight((next + results.count) % results.count)
    onChange?()
  }

  private func highlight(_ index: Int) {
    guard let object else { return }
    if let highlighted, highlighted < results.count, highlighted != index { decorate(results[highlighted], .found) }
    highlighted = index
    let one = results[index]
    object.willHighlight(foundTextRange: one.range, document: one.document)
    decorate(one, .highlighted)
    object.scrollRangeToVisible(one.range, inDocument: one.document)
  }

  private func decorate(_ one: Found, _ style: UITextSearchFoundTextStyle) {
    object?.decorate(foundTextRange: one.range, document: one.document, usingStyle: style)
  }

  // MARK: Replacing

  func replaceHighlighted(with text: String) -> Bool {
    guard let object, let highlighted, object.supportsTextReplacement else { return false }
    let one = results[highlighted]
    guard object.shouldReplace(foundTextRange: one.range, document: one.document, withText: text) else { return false }
    object.replace(foundTextRange: one.range, document: one.document, withText: text)
    return true
  }
}
