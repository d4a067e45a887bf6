/// The part of a selection on one line.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextselectionrect).
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  private var ownRect = CGRect.zero
  private var isFirst = false
  private var isLast = false
  private var direction = NSWritingDirection.natural

  public override init() { super.init() }

  init(rect: CGRect, isFirst: Bool, isLast: Bool, direction: NSWritingDirection) {
    ownRect = rect
    self.isFirst = isFirst
    self.isLast = isLast
    self.direction = direction
    super.init()
  }

  /// The rectangle in the coordinates of the text's view.
  open var rect: CGRect { ownRect }
  /// The direction of the text in the rectangle.
  open var writingDirection: NSWritingDirection { direction }
  /// Whether the rectangle contains the start of the selection.
  open var containsStart: Bool { isFirst }
  /// Whether the rectangle contains the end of the selection.
  open var containsEnd: Bool { isLast }
  /// Whether the text is vertical: always false.
  open var isVertical: Bool { false }
}
