/// The marks behind found text in a text view.
///
/// Only those in the visible part of the text have views: a long text may have more results than a window could hold.
@MainActor final class FoundTextMarks: UIView {
  private struct Mark {
    let range: Range<Int>
    var style: UITextSearchFoundTextStyle
  }

  /// The marks in ascending order.
  private var marks: [Mark] = []
  private var pieces: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override class var drawsItself: Bool { false }

  /// Sets the style of a range in UTF-16 units. O(log *n*) for *n* marks, if ranges are added in ascending order.
  func set(_ style: UITextSearchFoundTextStyle, _ range: Range<Int>) {
    let place = index(ofFirstEndingAfter: range.lowerBound)
    if place < marks.count, marks[place].range == range {
      if style == .normal { marks.remove(at: place) } else { marks[place].style = style }
    } else if style != .normal {
      marks.insert(Mark(range: range, style: style), at: place)
    }
  }

  func removeAll() {
    marks = []
    show([])
  }

  /// Returns the index of the first mark that ends after a place. Marks do not overlap.
  private func index(ofFirstEndingAfter place: Int) -> Int {
    var (low, high) = (0, marks.count)
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].range.upperBound <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Shows the marks in the visible part of a text.
  func place(in view: UITextView) {
    guard !marks.isEmpty else { return show([]) }
    let visible = view.bounds
    // Everything visible is between the places at the corners. Which of them is first depends on the direction of the
    // lines.
    let corners = [visible.minY, visible.maxY].flatMap { y in
      [visible.minX, visible.maxX].map { view.offset(at: CGPoint(x: $0, y: y)) }
    }
    guard let low = corners.min(), let high = corners.max() else { return }
    var shown: [(CGRect, UITextSearchFoundTextStyle)] = []
    var index = index(ofFirstEndingAfter: low)
    while index < marks.count, marks[index].range.lowerBound <= high {
      let mark = marks[index]
      shown += view.lineRects(of: mark.range).filter { $0.width > 0 }.map { ($0, mark.style) }
      index += 1
    }
    show(shown)
  }

  private func show(_ rects: [(CGRect, UITextSearchFoundTextStyle)]) {
    while pieces.count > rects.count { pieces.removeLast().removeFromSuperview() }
    while pieces.count < rects.count {
      let piece = UIView()
      piece.layer.cornerRadius = 3
      addSubview(piece)
      pieces.append(piece)
    }
    let edge = UIColor.label.resolvedColor(with: traitCollection).cgColor
    for (piece, (rect, style)) in zip(pieces, rects) {
      piece.frame = rect
      piece.backgroundColor = style == .highlighted ? Self.highlighted : Self.found
      // The line distinguishes the current result without colours.
      piece.layer.borderWidth = style == .highlighted ? 1 : 0
      piece.layer.borderColor = style == .highlighted ? edge : nil
    }
  }

  /// Behind white text the yellow must be darker than behind black text: these have a contrast of 4.5 or more.
  private static let highlighted = UIColor { traits in
    UIColor.systemYellow.resolvedColor(with: traits)
      .withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.5 : 0.9)
  }
  private static let found = UIColor { traits in
    UIColor.systemYellow.resolvedColor(with: traits)
      .withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.25 : 0.35)
  }
}
