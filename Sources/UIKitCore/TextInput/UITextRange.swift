/// A range of a text, or a caret if it is empty.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextrange).
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// The position of the start.
  open private(set) var start: UITextPosition
  /// The position of the end.
  open private(set) var end: UITextPosition
  /// Whether the range is a caret.
  open var isEmpty: Bool { start.offset == end.offset }

  init(_ range: Range<Int>) {
    start = UITextPosition(offset: range.lowerBound)
    end = UITextPosition(offset: range.upperBound)
    super.init()
  }

  /// The range in UTF-16 units.
  var offsets: Range<Int> { start.offset..<end.offset }

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
