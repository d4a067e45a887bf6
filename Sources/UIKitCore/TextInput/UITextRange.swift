/// A range of a text, or a caret if it is empty. An app's own text input uses a subclass.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextrange).
@preconcurrency @MainActor open class UITextRange: NSObject {
  private let ownStart: UITextPosition
  private let ownEnd: UITextPosition

  public override init() {
    ownStart = UITextPosition(offset: 0)
    ownEnd = ownStart
    super.init()
  }

  init(_ range: Range<Int>) {
    ownStart = UITextPosition(offset: range.lowerBound)
    ownEnd = UITextPosition(offset: range.upperBound)
    super.init()
  }

  /// The start of the range.
  open var start: UITextPosition { ownStart }
  /// The end of the range.
  open var end: UITextPosition { ownEnd }
  /// Whether the range is a caret.
  open var isEmpty: Bool { start.offset == end.offset }

  /// The range in UTF-16 units.
  var offsets: Range<Int> { start.offset..<max(start.offset, end.offset) }

  convenience init(from: UITextPosition, to: UITextPosition) {
    self.init(min(from.offset, to.offset)..<max(from.offset, to.offset))
  }

  /// Returns the range's part of `content`; nil if that ends before the range does.
  func text(of content: String) -> String? {
    let units = content.utf16
    guard let low = units.index(units.startIndex, offsetBy: offsets.lowerBound, limitedBy: units.endIndex),
      let high = units.index(low, offsetBy: offsets.count, limitedBy: units.endIndex)
    else { return nil }
    return String(decoding: units[low..<high], as: UTF16.self)
  }
}
