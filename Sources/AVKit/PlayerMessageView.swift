import UIKit

/// The message in place of a picture: that the stream is loading, or why it cannot play, with buttons to continue.
final class PlayerMessageView: UIView {
  let tryAgainButton = UIButton(type: .custom)
  let closeButton = UIButton(type: .custom)
  private let wheel = UIActivityIndicatorView(style: .large)
  private let titleLabel = UILabel()
  private let textLabel = UILabel()
  private let unit: CGFloat

  enum Content: Equatable {
    case none
    case loading
    case failed(String)
  }
  private(set) var content = Content.none

  init(unit: CGFloat) {
    self.unit = unit
    super.init(frame: .zero)
    let words = AVPlayerWords.current
    wheel.color = .white
    titleLabel.font = .systemFont(ofSize: 24 * unit, weight: .semibold)
    textLabel.font = .systemFont(ofSize: 17 * unit)
    for label in [titleLabel, textLabel] {
      label.textColor = .white
      label.textAlignment = .center
      label.numberOfLines = 0
      addSubview(label)
    }
    for (button, title) in [(tryAgainButton, words.tryAgain), (closeButton, words.close)] {
      button.setTitle(title, for: .normal)
      button.setTitleColor(.white, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 17 * unit, weight: .medium)
      button.backgroundColor = UIColor.white.withAlphaComponent(0.16)
      button.layer.cornerRadius = 22 * unit
      button.tintColor = UIColor(red: 0.55, green: 0.76, blue: 1, alpha: 1)
      addSubview(button)
    }
    addSubview(wheel)
    show(.none, isForced: true)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: Content, isForced: Bool = false) {
    guard isForced || content != self.content else { return }
    self.content = content
    let words = AVPlayerWords.current
    var isFailed = false
    if case .failed(let reason) = content {
      isFailed = true
      titleLabel.text = words.failed
      textLabel.text = reason
    } else {
      textLabel.text = words.loading
    }
    isHidden = content == .none
    titleLabel.isHidden = !isFailed
    tryAgainButton.isHidden = !isFailed
    closeButton.isHidden = !isFailed
    wheel.isHidden = isFailed
    if content == .loading { wheel.startAnimating() } else { wheel.stopAnimating() }
    setNeedsLayout()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(bounds.width - 48, 640 * unit)
    let x = (bounds.width - width) / 2
    func height(_ label: UILabel) -> CGFloat {
      label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY - 20 * unit)
    guard case .failed = content else {
      textLabel.frame = CGRect(x: x, y: wheel.frame.maxY + 12 * unit, width: width, height: height(textLabel))
      return
    }
    let (first, second) = (height(titleLabel), height(textLabel))
    let buttonHeight = (44 * unit).rounded()
    let total = first + 8 * unit + second + 24 * unit + buttonHeight
    var y = ((bounds.height - total) / 2).rounded()
    titleLabel.frame = CGRect(x: x, y: y, width: width, height: first)
    y += first + 8 * unit
    textLabel.frame = CGRect(x: x, y: y, width: width, height: second)
    y += second + 24 * unit
    let widths = [tryAgainButton, closeButton].map { button in
      max(140 * unit, (button.titleLabel?.intrinsicContentSize.width ?? 0) + 48 * unit)
    }
    var left = (bounds.width - widths[0] - widths[1] - 16 * unit) / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let pairs = Array(zip([tryAgainButton, closeButton], widths))
    for (button, width) in isRightToLeft ? pairs.reversed() : pairs {
      button.frame = CGRect(x: left.rounded(), y: y, width: width.rounded(), height: buttonHeight)
      left += width + 16 * unit
    }
  }
}
