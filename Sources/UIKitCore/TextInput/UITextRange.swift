/// A piece of a text, or a caret when it is empty. A text input of a client has a subclass of its own.
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

  open var start: UITextPosition { ownStart }
  open var end: UITextPosition { ownEnd }
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
