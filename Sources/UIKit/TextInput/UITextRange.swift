/// A piece of a text, or a caret when it is empty.
@preconcurrency @MainActor open class UITextRange: NSObject {
  open private(set) var start: UITextPosition
  open private(set) var end: UITextPosition
  open var isEmpty: Bool { start.offset == end.offset }

  init(_ range: Range<Int>) {
    start = UITextPosition(offset: range.lowerBound)
    end = UITextPosition(offset: range.upperBound)
    super.init()
  }

  /// UTF-16 units.
  var offsets: Range<Int> { start.offset..<end.offset }
}
