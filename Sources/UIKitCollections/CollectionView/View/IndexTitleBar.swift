import CoreGraphics
@_spi(UIKit) import UIKitCore

/// The column of index titles at a collection view's trailing edge. Touching it, or dragging along it, picks a title.
///
/// It is a control, so that dragging on it does not scroll.
@MainActor final class IndexTitleBar: UIControl {
  static let width: CGFloat = 20
  private static let lineHeight: CGFloat = 14

  var titles: [String] = [] {
    didSet {
      guard titles != oldValue else { return }
      shownHeight = nil
      setNeedsLayout()
      accessibilityLabel = titles.joined(separator: ", ")
    }
  }
  /// Called with the position of a title each time another one is picked.
  var onPick: ((Int) -> Void)?

  private var labels: [UILabel] = []
  private var shownHeight: CGFloat?
  private var picked: Int?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = false
    isAccessibilityElement = true
    // In front of the content whatever its z positions, behind the scroll indicators.
    layer.zPosition = 1e6
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Looks

  /// Returns the titles to show in a height: all, or as many as fit, with a dot for those left out between two.
  static func lines(_ titles: [String], height: CGFloat) -> [String] {
    let room = max(1, Int(height / lineHeight))
    guard titles.count > room, titles.count > 2 else { return titles }
    // Titles and dots alternate, starting and ending with a title.
    let shown = max(2, (room + 1) / 2)
    return (0..<shown).flatMap { index in
      let title = titles[index * (titles.count - 1) / (shown - 1)]
      return index == 0 ? [title] : ["•", title]
    }
  }

  /// The band of the bar that contains the titles: as high as necessary, vertically centred.
  private var band: CGRect {
    let height = min(bounds.height, CGFloat(labels.count) * Self.lineHeight)
    return CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if shownHeight != bounds.height {
      shownHeight = bounds.height
      makeLabels(Self.lines(titles, height: bounds.height))
    }
    let band = band
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: 0, y: (band.minY + CGFloat(index) * Self.lineHeight).rounded(), width: bounds.width, height: Self.lineHeight)
    }
  }

  private func makeLabels(_ lines: [String]) {
    while labels.count > lines.count { labels.removeLast().removeFromSuperview() }
    while labels.count < lines.count {
      let label = UILabel()
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      label.isAccessibilityElement = false
      labels.append(label)
      addSubview(label)
    }
    for (label, line) in zip(labels, lines) { label.text = line }
    tintColorDidChange()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for label in labels { label.textColor = tintColor }
  }

  // MARK: Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    picked = nil
    pick(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pick(touch)
    return true
  }

  private func pick(_ touch: UITouch) {
    guard !titles.isEmpty else { return }
    let band = band
    let share = band.height > 0 ? (touch.location(in: self).y - band.minY) / band.height : 0
    let index = min(max(Int(share * CGFloat(titles.count)), 0), titles.count - 1)
    guard index != picked else { return }
    picked = index
    onPick?(index)
  }
}
