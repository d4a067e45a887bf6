/// The way in which a text is searched.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextsearchoptions).
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
  /// The part of a word that must match.
  public enum WordMatchMethod: Int, Sendable {
    /// Any part.
    case contains = 0
    /// The start.
    case startsWith
    /// The whole word.
    case fullWord
  }

  private let method: WordMatchMethod
  private let comparing: NSString.CompareOptions

  /// Creates options that find any part of a word, and distinguish upper and lower case.
  public override convenience init() {
    self.init(wordMatchMethod: .contains, stringCompareOptions: [])
  }

  init(wordMatchMethod: WordMatchMethod, stringCompareOptions: NSString.CompareOptions) {
    method = wordMatchMethod
    comparing = stringCompareOptions
    super.init()
  }

  /// The part of a word that must match.
  open var wordMatchMethod: WordMatchMethod { method }
  /// The differences between letters that are ignored.
  open var stringCompareOptions: NSString.CompareOptions { comparing }
}
