import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCore

/// Searches in a client's own object, with results from any thread and in several documents.
@MainActor @Suite struct FindSessionTests {
  final class Place: UITextRange {
    let line: Int
    init(line: Int) {
      self.line = line
      super.init()
    }
  }

  /// Lines of several documents; each line that contains the query is a result.
  final class Library: NSObject, UITextSearching {
    typealias DocumentIdentifier = String
    var lines: [String: [String]] = ["b": ["one", "two", "one two"], "a": ["two", "three"]]
    var marks: [String] = []
    var log: [String] = []
    var aggregator: UITextSearchAggregator<String>?
    var waits = false
    var isReplaceable = false

    var selectedTextRange: UITextRange?
    var supportsTextReplacement: Bool { isReplaceable }

    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: String?) -> ComparisonResult {
      let (one, other) = ((foundRange as? Place)?.line ?? 0, (toRange as? Place)?.line ?? 0)
      return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
    }
    func compare(document fromDocument: String, toDocument: String) -> ComparisonResult {
      fromDocument < toDocument ? .orderedAscending : .orderedDescending
    }
    func performTextSearch(
      queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<String>
    ) {
      aggregator = resultAggregator
      if waits { return }
      // Out of order, so that the session has to sort.
      for (document, texts) in lines.sorted(by: { $0.key > $1.key }) {
        for (line, text) in texts.enumerated().reversed() where text.contains(queryString) {
          resultAggregator.foundRange(Place(line: line), searchString: queryString, document: document)
        }
      }
      resultAggregator.finishedSearching()
    }
    func decorate(foundTextRange: UITextRange, document: String?, usingStyle style: UITextSearchFoundTextStyle) {
      let name = "\(document ?? "")\((foundTextRange as? Place)?.line ?? -1)"
      marks.removeAll { $0.hasPrefix(name) }
      if style != .normal { marks.append(name + (style == .highlighted ? "!" : "")) }
    }
    func clearAllDecoratedFoundText() { marks = [] }
    func willHighlight(foundTextRange: UITextRange, document: String?) {
      log.append("highlight \(document ?? "")\((foundTextRange as? Place)?.line ?? -1)")
    }
    func replace(foundTextRange: UITextRange, document: String?, withText replacementText: String) {
      guard let document, let line = (foundTextRange as? Place)?.line else { return }
      lines[document]?[line] = replacementText
    }
  }

  @Test func `results are in the order of documents and of places in them`() {
    let library = Library()
    let session = UITextSearchingFindSession(searchableObject: library)
    #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
    #expect(session.searchResultDisplayStyle == .currentAndTotal)
    session.performSearch(query: "two", options: nil)
    #expect(session.resultCount == 3 && session.highlightedResultIndex == 0)
    #expect(library.marks.sorted() == ["a0!", "b1", "b2"])
    session.highlightNextResult(in: .forward)
    #expect(library.marks.sorted() == ["a0", "b1!", "b2"])
    session.highlightNextResult(in: .backward)
    session.highlightNextResult(in: .backward)
    #expect(session.highlightedResultIndex == 2, "before the first comes the last")
    #expect(library.log == ["highlight a0", "highlight b1", "highlight a0", "highlight b2"])
  }

  @Test func `an empty query and the end of the search remove the marks`() {
    let library = Library()
    let session = UITextSearchingFindSession(searchableObject: library)
    session.performSearch(query: "two", options: nil)
    session.performSearch(query: "", options: nil)
    #expect(session.resultCount == 0 && library.marks.isEmpty)
    session.performSearch(query: "two", options: nil)
    session.end()
    #expect(library.marks.isEmpty)
  }

  @Test func `results may come from another thread`() async {
    let library = Library()
    library.waits = true
    let session = UITextSearchingFindSession(searchableObject: library)
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      var isDone = false
      session.onChange = {
        if session.highlightedResultIndex != NSNotFound, !isDone {
          isDone = true
          done.resume()
        }
      }
      session.performSearch(query: "two", options: nil)
      guard let aggregator = library.aggregator else { return }
      let places = [Place(line: 3), Place(line: 1)]
      Task.detached {
        for place in places { aggregator.foundRange(place, searchString: "two", document: "a") }
        aggregator.finishedSearching()
      }
    }
    #expect(session.resultCount == 2 && library.marks.sorted() == ["a1!", "a3"])
  }

  @Test func `results of an earlier search are ignored`() {
    let library = Library()
    library.waits = true
    let session = UITextSearchingFindSession(searchableObject: library)
    session.performSearch(query: "one", options: nil)
    let earlier = library.aggregator
    session.performSearch(query: "two", options: nil)
    earlier?.foundRange(Place(line: 0), searchString: "one", document: "a")
    earlier?.finishedSearching()
    #expect(session.resultCount == 0)
  }

  @Test func `a result that is found twice counts once`() {
    let library = Library()
    library.waits = true
    let session = UITextSearchingFindSession(searchableObject: library)
    session.performSearch(query: "one", options: nil)
    let place = Place(line: 0)
    for _ in 0..<2 { library.aggregator?.foundRange(place, searchString: "one", document: "a") }
    #expect(library.aggregator?.allFoundRanges == [place])
    library.aggregator?.finishedSearching()
    #expect(session.resultCount == 1)
  }

  @Test func `the next result is highlighted after the present one was invalidated`() async {
    let library = Library()
    library.waits = true
    let session = UITextSearchingFindSession(searchableObject: library)
    session.performSearch(query: "x", options: nil)
    let places = (0..<3).map(Place.init)
    for place in places { library.aggregator?.foundRange(place, searchString: "x", document: "a") }
    library.aggregator?.finishedSearching()
    session.highlightNextResult(in: .forward)
    library.aggregator?.invalidateFoundRange(places[1], document: "a")
    library.aggregator?.finishedSearching()
    #expect(session.resultCount == 2 && session.highlightedResultIndex == 1)
    #expect(library.marks.sorted() == ["a0", "a2!"])
  }

  @Test func `invalidating a finished search repeats it without moving`() {
    let library = Library()
    let session = UITextSearchingFindSession(searchableObject: library)
    session.performSearch(query: "two", options: nil)
    library.lines["a"] = ["one", "three"]
    library.aggregator?.invalidate()
    #expect(session.resultCount == 2 && session.highlightedResultIndex == NSNotFound)
  }

  @Test func `replacing needs the object's support`() {
    let library = Library()
    let session = UITextSearchingFindSession(searchableObject: library)
    session.performSearch(query: "two", options: nil)
    #expect(!session.supportsReplacement && !session.allowsReplacementForCurrentlyHighlightedResult)
    session.performSingleReplacement(query: "two", replacementString: "2", options: nil)
    #expect(library.lines["a"] == ["two", "three"])
    library.isReplaceable = true
    #expect(session.supportsReplacement && session.allowsReplacementForCurrentlyHighlightedResult)
    session.performSingleReplacement(query: "two", replacementString: "2", options: nil)
    #expect(library.lines["a"] == ["2", "three"] && session.resultCount == 2)
  }

  @Test func `the searched object is not retained`() {
    var library: Library? = Library()
    let session = UITextSearchingFindSession(searchableObject: library ?? Library())
    #expect(session.searchableObject != nil)
    library = nil
    #expect(session.searchableObject == nil)
    session.performSearch(query: "two", options: nil)
    #expect(session.resultCount == 0)
  }
}
