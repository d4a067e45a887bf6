/// A text, or several, in which a `UITextSearchingFindSession` can search.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextsearching).
@preconcurrency @MainActor public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
  /// The identity of a document, for objects with several.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  /// The selection, after which the first result is highlighted; nil for none.
  var selectedTextRange: UITextRange? { get }
  /// The document of the selection; nil, the default, if there is only one.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// Whether found text can be replaced; false by default.
  var supportsTextReplacement: Bool { get }

  /// Returns the order of two results in a document.
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
  /// Returns the order of two documents; the same by default.
  func compare(document fromDocument: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
  /// Searches all documents, and adds what it finds to the aggregator, on any thread.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)

  /// Marks a result, or removes its mark.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle style: UITextSearchFoundTextStyle)
  /// Removes all marks.
  func clearAllDecoratedFoundText()
  /// Called before a result is highlighted. The default does nothing.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Scrolls until a result is visible. The default does nothing.
  func scrollRangeToVisible(_ range: UITextRange, inDocument document: DocumentIdentifier?)

  /// Returns whether a result may be replaced; by default, whether replacing is supported at all.
  func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) -> Bool
  /// Replaces a result. The default does nothing.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
  /// Replaces all results of a search. The default does nothing.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
}

extension UITextSearching {
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  public var supportsTextReplacement: Bool { false }
  public func compare(document fromDocument: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
    .orderedSame
  }
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  public func scrollRangeToVisible(_ range: UITextRange, inDocument document: DocumentIdentifier?) {}
  public func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) -> Bool { supportsTextReplacement }
  public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String) {}
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {}
}

/// The look of a result of a search.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextsearchfoundtextstyle).
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// Text without a mark.
  case normal = 0
  /// A result.
  case found
  /// The current result.
  case highlighted
}
