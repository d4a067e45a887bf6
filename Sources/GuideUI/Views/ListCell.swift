import UIKit

/// A row of a list.
class ListCell: UICollectionViewCell {
  /// The distance between a row's edge and its texts, in points.
  static let padding: CGFloat = 12

  /// Whether Return chooses this row although the keyboard is elsewhere, while a search is typed.
  var isCandidate = false {
    didSet { if isCandidate != oldValue { updateLook() } }
  }

  /// The row's own surface.
  var surface: UIColor { GuideTheme.cell }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.cornerRadius = 8
    isAccessibilityElement = true
    updateLook()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { updateLook() } }
  }

  override var isSelected: Bool {
    didSet { if isSelected != oldValue { updateLook() } }
  }

  func updateLook() {
    // No ring for a candidate: the keyboard is in the search field, and there is only one ring.
    contentView.backgroundColor = isHighlighted || isSelected || isCandidate ? GuideTheme.selectedCell : surface
    accessibilityTraits = isCandidate || isSelected ? [.button, .selected] : .button
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    isCandidate = false
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLook()
  }

  /// Returns a label of one line that is cut at its end.
  static func label(_ font: UIFont, _ color: UIColor, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = font
    label.textColor = color
    label.numberOfLines = lines
    label.lineBreakMode = .byTruncatingTail
    return label
  }

  /// Places views whose frames are given for writing from left to right.
  func place(_ parts: [(UIView, CGRect)]) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in parts {
      view.frame = isRightToLeft ? frame.offsetBy(dx: bounds.width - frame.maxX - frame.minX, dy: 0) : frame
    }
  }
}

/// A heading over rows of a list.
final class ListHeaderView: UICollectionReusableView {
  static let reuseIdentifier = "ListHeaderView"
  static let height: CGFloat = 40
  private let label = UILabel()

  var text = "" {
    didSet {
      label.text = text
      accessibilityLabel = text
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = UIFont.systemFont(ofSize: 13, weight: .semibold)
    label.textColor = GuideTheme.secondaryText
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .header
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Aligned with the rows' texts.
    let inset = ListLayout.margin(in: bounds.width) + ListCell.padding
    label.frame = CGRect(x: inset, y: 12, width: max(0, bounds.width - 2 * inset), height: bounds.height - 12)
  }
}

/// A list of rows in the middle of its view, never wider than a readable line.
final class ListLayout: UICollectionViewFlowLayout {
  static let widest: CGFloat = 760

  /// Returns the margin beside the rows in a view of a width, in points.
  static func margin(in width: CGFloat) -> CGFloat {
    max(width < 480 ? 8 : 16, ((width - widest) / 2).rounded())
  }

  /// The height of a row in points.
  let rowHeight: CGFloat

  init(rowHeight: CGFloat) {
    self.rowHeight = rowHeight
    super.init()
    minimumLineSpacing = 4
    minimumInteritemSpacing = 0
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    if let bounds = collectionView?.bounds, bounds.width > 0 {
      let margin = Self.margin(in: bounds.width)
      let size = CGSize(width: max(1, bounds.width - 2 * margin), height: rowHeight)
      if itemSize != size { itemSize = size }
      let inset = UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
      if sectionInset != inset { sectionInset = inset }
    }
    super.prepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}
