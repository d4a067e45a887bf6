import QuartzCore

/// The text in a text view, which scrolls with it, as one picture of any length. Also shows selection and caret when no
/// widget does.
@MainActor final class TextViewTextView: UIView {
  private weak var owner: UITextView?
  private var marks: [UIView] = []

  init(owner: UITextView) {
    self.owner = owner
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.needsDisplayOnBoundsChange = true
  }

  required init?(coder: NSCoder) { nil }

  override class var drawsItself: Bool { true }

  override func display(_ layer: CALayer) {
    guard let owner, owner.session?.drawsText != true else {
      layer.setContentNode(nil)
      return
    }
    layer.setContentNode(owner.shownBox?.node(at: .zero))
  }

  /// Shows the selection.
  ///
  /// - Parameter rects: in this view's coordinates.
  func show(_ rects: [CGRect], color: UIColor) {
    while marks.count > rects.count { marks.removeLast().removeFromSuperview() }
    while marks.count < rects.count {
      let mark = UIView()
      addSubview(mark)
      marks.append(mark)
    }
    for (mark, rect) in zip(marks, rects) {
      mark.frame = rect
      mark.backgroundColor = color
    }
  }
}
