import UIKit

/// Explains why there are no programmes to show, and offers actions to change that.
final class GuideStateView: UIView {
  struct Content: Equatable {
    enum Way: Hashable {
      case addGuide, showAllChannels, chooseChannels, showEverything, showGrid, showGuide, remindOfSearch, tryAgain
    }
    var title: String
    var message = ""
    /// The actions with their titles, the most likely first.
    var ways: [Way] = []
    var isBusy = false
  }

  var onWay: ((Content.Way) -> Void)?

  var content: Content? {
    didSet { if content != oldValue { showContent() } }
  }

  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let wheel = UIActivityIndicatorView(style: .large)
  private var buttons: [ShellButton] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = GuideTheme.background
    titleLabel.font = UIFont.systemFont(ofSize: 20, weight: .semibold)
    titleLabel.textColor = GuideTheme.text
    titleLabel.accessibilityTraits = .header
    messageLabel.font = UIFont.systemFont(ofSize: 15)
    messageLabel.textColor = GuideTheme.secondaryText
    for label in [titleLabel, messageLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      addSubview(label)
    }
    wheel.color = GuideTheme.secondaryText
    addSubview(wheel)
  }

  required init?(coder: NSCoder) { nil }

  private func showContent() {
    guard let content else { return }
    titleLabel.text = content.title
    messageLabel.text = content.message
    for button in buttons { button.removeFromSuperview() }
    buttons = content.ways.enumerated().map { index, way in
      let button = ShellButton(index == 0 ? .prominent : .word, title: ShellWords.title(of: way))
      button.focusGroupIdentifier = "guide.state"
      button.addAction(UIAction { [weak self] _ in self?.onWay?(way) }, for: .primaryActionTriggered)
      addSubview(button)
      return button
    }
    if content.isBusy { wheel.startAnimating() } else { wheel.stopAnimating() }
    wheel.isHidden = !content.isBusy
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(480, bounds.width - 48)
    guard width > 0 else { return }
    func height(_ label: UILabel) -> CGFloat {
      (label.text ?? "").isEmpty
        ? 0 : label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }
    let titleHeight = height(titleLabel)
    let messageHeight = height(messageLabel)
    let widths = buttons.map(\.fittingWidth)
    let isStacked = widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * 8 > width
    let buttonsHeight =
      buttons.isEmpty ? 0 : isStacked ? CGFloat(buttons.count) * 40 - 8 : ShellButton.height
    let busyHeight: CGFloat = wheel.isHidden ? 0 : 56
    let total =
      busyHeight + titleHeight + (messageHeight > 0 ? 8 + messageHeight : 0)
      + (buttons.isEmpty ? 0 : 24 + buttonsHeight)
    // A little above the middle, where users look.
    var y = max(16, ((bounds.height - total) * 0.42).rounded())
    let x = ((bounds.width - width) / 2).rounded()
    if !wheel.isHidden {
      wheel.frame = CGRect(x: bounds.midX - 20, y: y, width: 40, height: 40)
      y += busyHeight
    }
    titleLabel.frame = CGRect(x: x, y: y, width: width, height: titleHeight)
    y += titleHeight + 8
    messageLabel.frame = CGRect(x: x, y: y, width: width, height: messageHeight)
    y += messageHeight > 0 ? messageHeight + 24 : 16
    var left = ((bounds.width - widths.reduce(0, +) - CGFloat(max(0, widths.count - 1)) * 8) / 2).rounded()
    for (button, buttonWidth) in zip(buttons, widths) {
      if isStacked {
        button.frame = CGRect(x: x, y: y, width: width, height: ShellButton.height)
        y += 40
      } else {
        button.frame = CGRect(x: left, y: y, width: buttonWidth, height: ShellButton.height)
        left += buttonWidth + 8
      }
    }
  }
}
