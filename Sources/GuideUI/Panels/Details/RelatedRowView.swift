import UIKit

/// An airing related to the one shown. Pressing it goes there.
final class RelatedRowView: UIControl {
  private static let height: CGFloat = 48
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()

  init(title: String, detail: String, open: @escaping () -> Void) {
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.font = UIFont.systemFont(ofSize: 13.5, weight: .medium)
    titleLabel.textColor = GuideTheme.text
    detailLabel.text = detail
    detailLabel.font = UIFont.systemFont(ofSize: 12.5)
    detailLabel.textColor = GuideTheme.secondaryText
    for label in [titleLabel, detailLabel] {
      label.isUserInteractionEnabled = false
      addSubview(label)
    }
    layer.cornerRadius = 8
    backgroundColor = GuideTheme.cell
    isAccessibilityElement = true
    accessibilityLabel = [title, detail].filter { !$0.isEmpty }.joined(separator: ", ")
    accessibilityTraits = .button
    addAction(UIAction { _ in open() }, for: .primaryActionTriggered)
    addAction(UIAction { _ in open() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFocused: Bool { true }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? GuideTheme.selectedCell : GuideTheme.cell }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 20)
    titleLabel.frame = CGRect(x: 10, y: 5, width: width, height: 20)
    detailLabel.frame = CGRect(x: 10, y: 25, width: width, height: 18)
  }
}

/// An address from the feed.
final class LinkView: UIView {
  private let button = UIButton(type: .system)

  init(address: String, open: @escaping () -> Void) {
    super.init(frame: .zero)
    button.setTitle(Self.shown(address), for: .normal)
    button.setTitleColor(GuideTheme.accent, for: .normal)
    button.titleLabel?.font = UIFont.systemFont(ofSize: 13)
    button.titleLabel?.lineBreakMode = .byTruncatingMiddle
    button.contentHorizontalAlignment = .leading
    button.accessibilityTraits = .link
    button.addAction(UIAction { _ in open() }, for: .primaryActionTriggered)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the address without the parts that users do not need.
  static func shown(_ address: String) -> String {
    var text = address[...]
    for prefix in ["https://", "http://", "www."] where text.hasPrefix(prefix) { text = text.dropFirst(prefix.count) }
    return String(text.hasSuffix("/") ? text.dropLast() : text)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 28) }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }
}
