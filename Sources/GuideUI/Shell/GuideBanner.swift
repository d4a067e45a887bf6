import UIKit

/// A line with a message about the whole guide, and an action to deal with it.
final class GuideBanner: UIView {
  struct Content: Equatable {
    enum Kind: Hashable {
      case demo, ended, failing, unreachable
    }
    var kind: Kind
    var text: String
    /// The button's title; empty without one.
    var action = ""
    var canBeClosed = true
  }

  var onAction: ((Content.Kind) -> Void)?
  var onClose: ((Content.Kind) -> Void)?

  var content: Content? {
    didSet { if content != oldValue { showContent() } }
  }

  private let label = UILabel()
  private let button = ShellButton(.word)
  private let closeButton = ShellButton(.symbol, symbol: "xmark", label: ShellWords.close)
  private let edge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = GuideTheme.runningCell
    label.font = UIFont.systemFont(ofSize: 13.5)
    label.textColor = GuideTheme.text
    label.lineBreakMode = .byTruncatingTail
    edge.backgroundColor = GuideTheme.chromeBorder
    for view in [label, button, closeButton] as [UIView] {
      view.focusGroupIdentifier = "guide.banner"
      addSubview(view)
    }
    addSubview(edge)
    button.addAction(
      UIAction { [weak self] _ in if let kind = self?.content?.kind { self?.onAction?(kind) } },
      for: .primaryActionTriggered)
    closeButton.addAction(
      UIAction { [weak self] _ in if let kind = self?.content?.kind { self?.onClose?(kind) } },
      for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  /// The banner's text.
  var text: String { content?.text ?? "" }

  private func showContent() {
    guard let content else { return }
    label.text = content.text
    button.setTitle(content.action, for: .normal)
    button.accessibilityLabel = content.action
    button.isHidden = content.action.isEmpty
    closeButton.isHidden = !content.canBeClosed
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    edge.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    var end = bounds.width - 8
    var parts: [(UIView, CGRect)] = []
    if !closeButton.isHidden {
      parts.append((closeButton, CGRect(x: end - 32, y: (bounds.height - 32) / 2, width: 32, height: 32)))
      end -= 40
    }
    if !button.isHidden {
      let width = min(button.fittingWidth, bounds.width / 2)
      parts.append((button, CGRect(x: end - width, y: (bounds.height - 28) / 2, width: width, height: 28)))
      end -= width + 8
    }
    button.layer.cornerRadius = 14
    parts.append((label, CGRect(x: 16, y: 0, width: max(0, end - 16), height: bounds.height)))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in parts {
      view.frame = isRightToLeft ? frame.offsetBy(dx: bounds.width - frame.maxX - frame.minX, dy: 0) : frame
    }
  }
}
