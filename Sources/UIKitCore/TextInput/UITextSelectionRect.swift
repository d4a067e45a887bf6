/// A part of a selection: what is selected of one line.
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

  /// In the coordinates of the text's view.
  open var rect: CGRect { ownRect }
  open var writingDirection: NSWritingDirection { direction }
  /// Whether the selection begins here.
  open var containsStart: Bool { isFirst }
  /// Whether the selection ends here.
  open var containsEnd: Bool { isLast }
  open var isVertical: Bool { false }
}
