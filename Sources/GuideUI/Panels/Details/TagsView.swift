import UIKit

/// Small rounded words in a row, wrapping.
final class TagsView: UIView {
  private let labels: [UILabel]
  private static let height: CGFloat = 24

  init(tags: [String]) {
    labels = tags.map { tag in
      let label = UILabel()
      label.text = tag
      label.font = UIFont.systemFont(ofSize: 12, weight: .medium)
      label.textColor = GuideTheme.text
      label.textAlignment = .center
      label.backgroundColor = GuideTheme.runningCell
      label.layer.cornerRadius = 5
      label.clipsToBounds = true
      return label
    }
    super.init(frame: .zero)
    for label in labels { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  private func frames(width: CGFloat) -> [CGRect] {
    var origin = CGPoint.zero
    return labels.map { label in
      let labelWidth = min(width, label.intrinsicContentSize.width.rounded(.up) + 18)
      if origin.x > 0, origin.x + labelWidth > width { origin = CGPoint(x: 0, y: origin.y + Self.height + 6) }
      defer { origin.x += labelWidth + 6 }
      return CGRect(x: origin.x, y: origin.y, width: labelWidth, height: Self.height)
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(width: size.width).last?.maxY ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (label, frame) in zip(labels, frames(width: bounds.width)) {
      label.frame = isRightToLeft ? frame.offsetBy(dx: bounds.width - frame.maxX - frame.minX, dy: 0) : frame
    }
  }
}
