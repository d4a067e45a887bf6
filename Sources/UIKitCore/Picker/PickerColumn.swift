/// A wheel of a picker: a scroll view that stops at rows, whose rows are drawn on a drum.
///
/// Only rows on the visible side of the drum have views.
@MainActor final class PickerColumn: UIView, UIScrollViewDelegate {
  private let scroll = UIScrollView(frame: .zero)
  private let drum = UIView(frame: .zero)
  private var shown: [Int: UIView] = [:]
  private var spare: [UIView] = []
  private(set) var selectedRow = 0
  var rowHeight: CGFloat = 32
  var rowCount = 0
  var makeView: (@MainActor (Int, UIView?) -> UIView)?
  var didChoose: (@MainActor (Int) -> Void)?
  /// Whether the user moved the wheel, so that its rest is a choice.
  private var isMovedByPerson = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    drum.isUserInteractionEnabled = false
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.scrollsToTop = false
    scroll.alwaysBounceVertical = true
    scroll.delegate = self
    addSubview(drum)
    addSubview(scroll)
    scroll.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] recognizer in
        guard let self else { return }
        self.tapped(at: recognizer.location(in: self))
      })
  }

  required init?(coder: NSCoder) { nil }

  override class var drawsItself: Bool { false }

  // MARK: Accessibility

  /// Returns the column's name for accessibility. Its value is the text of the current row.
  var label: (@MainActor () -> String?)?
  var title: (@MainActor (Int) -> String?)?

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: rowCount > 0, label: label?(), value: title?(selectedRow), traits: .adjustable, role: .spinButton)
  }

  override func accessibilityIncrement() { turn(to: selectedRow + 1) }
  override func accessibilityDecrement() { turn(to: selectedRow - 1) }

  /// Turns the wheel as the user does.
  private func turn(to row: Int) {
    let row = min(max(row, 0), max(rowCount - 1, 0))
    guard row != selectedRow else { return }
    select(row, animated: true)
    didChoose?(row)
  }

  // MARK: Content

  func reload() {
    for view in shown.values { view.removeFromSuperview() }
    shown = [:]
    spare = []
    selectedRow = min(max(selectedRow, 0), max(rowCount - 1, 0))
    layOutScroll()
    showRows()
  }

  func visibleView(_ row: Int) -> UIView? { shown[row] }

  func select(_ row: Int, animated: Bool) {
    let row = min(max(row, 0), max(rowCount - 1, 0))
    isMovedByPerson = false
    selectedRow = row
    guard bounds.height > 0 else { return }
    scroll.setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: animated && window != nil)
    showRows()
  }

  private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - scroll.contentInset.top }

  /// The row in the middle, with fractions.
  private var position: CGFloat { (scroll.contentOffset.y + scroll.contentInset.top) / max(rowHeight, 1) }

  // MARK: Layout

  private func layOutScroll() {
    let inset = max(0, (bounds.height - rowHeight) / 2)
    scroll.frame = bounds
    drum.frame = bounds
    scroll.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    scroll.contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    let target = offset(of: selectedRow)
    if !scroll.isDragging, !scroll.isDecelerating, scroll.contentOffset.y != target {
      scroll.contentOffset = CGPoint(x: 0, y: target)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if scroll.frame.size != bounds.size { layOutScroll() }
    showRows()
  }

  /// Places the rows on a drum, whose visible half is slightly taller than the view.
  private func showRows() {
    guard rowCount > 0, bounds.height > 0 else { return }
    let radius = bounds.height / 2
    let step = rowHeight / radius
    let reach = Int((CGFloat.pi / 2 / step).rounded(.down))
    let middle = position
    let first = max(0, Int(middle.rounded()) - reach)
    let last = min(rowCount - 1, Int(middle.rounded()) + reach)
    for (row, view) in shown where row < first || row > last {
      view.removeFromSuperview()
      spare.append(view)
      shown[row] = nil
    }
    guard first <= last else { return }
    for row in first...last {
      let angle = (CGFloat(row) - middle) * step
      let view =
        shown[row]
        ?? {
          let made = makeView?(row, spare.popLast()) ?? UIView(frame: .zero)
          shown[row] = made
          drum.addSubview(made)
          return made
        }()
      let facing = cos(angle)
      view.transform = .identity
      view.bounds.size = CGSize(width: bounds.width - 8, height: rowHeight)
      view.center = CGPoint(x: bounds.midX, y: bounds.midY + radius * sin(angle))
      view.transform = CGAffineTransform(scaleX: 1 - 0.12 * (1 - facing), y: max(facing, 0.05))
      view.alpha = abs(CGFloat(row) - middle) < 0.5 ? 1 : max(0, 0.15 + 0.45 * facing)
    }
  }

  // MARK: Turning

  private func tapped(at point: CGPoint) {
    let radius = bounds.height / 2
    let angle = asin(min(max((point.y - bounds.midY) / radius, -1), 1))
    let row = Int((position + angle / (rowHeight / radius)).rounded())
    guard row != selectedRow, row >= 0, row < rowCount else { return }
    isMovedByPerson = true
    scroll.setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { showRows() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isMovedByPerson = true }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let top = scroll.contentInset.top
    let row = min(max(((targetContentOffset.pointee.y + top) / rowHeight).rounded(), 0), CGFloat(max(rowCount - 1, 0)))
    targetContentOffset.pointee.y = row * rowHeight - top
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    isMovedByPerson = true
    settle()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  private func settle() {
    let row = min(max(Int(position.rounded()), 0), max(rowCount - 1, 0))
    // A mouse's wheel can stop between rows.
    let exact = offset(of: row)
    if abs(scroll.contentOffset.y - exact) > 0.5 {
      scroll.setContentOffset(CGPoint(x: 0, y: exact), animated: true)
      return
    }
    guard row != selectedRow, isMovedByPerson else { return }
    selectedRow = row
    didChoose?(row)
  }

  // MARK: Keys

  override var canBecomeFocused: Bool { rowCount > 1 }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isFocused, let type = presses.first?.type, type == .upArrow || type == .downArrow else {
      super.pressesBegan(presses, with: event)
      return
    }
    turn(to: selectedRow + (type == .downArrow ? 1 : -1))
  }
}
