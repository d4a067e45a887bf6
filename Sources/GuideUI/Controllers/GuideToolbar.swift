import UIKit

/// Days, now, zoom and channels for people with a pointer. Everything here has a key too.
final class GuideToolbar: UIView {
  enum Action: CaseIterable { case earlierDay, now, laterDay, zoomOut, zoomIn, channels }

  static let height: CGFloat = 48
  private static let buttonHeight: CGFloat = 32

  var onAction: ((Action) -> Void)?
  var offersChannels = true {
    didSet { setNeedsLayout() }
  }

  /// Said beside the title, as far as there is room.
  var note = "" {
    didSet {
      guard note != oldValue else { return }
      noteLabel.text = note
      setNeedsLayout()
    }
  }

  private let titleLabel = UILabel()
  private let noteLabel = UILabel()
  private let edge = UIView()
  private var buttons: [Action: UIButton] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = GuideTheme.chrome
    titleLabel.text = "Guide"
    titleLabel.font = UIFont.systemFont(ofSize: 18, weight: .semibold)
    titleLabel.textColor = GuideTheme.text
    noteLabel.font = UIFont.systemFont(ofSize: 13)
    noteLabel.textColor = GuideTheme.secondaryText
    titleLabel.accessibilityTraits = .header
    addSubview(titleLabel)
    addSubview(noteLabel)
    edge.backgroundColor = GuideTheme.chromeBorder
    addSubview(edge)
    for action in Action.allCases {
      let button = UIButton(type: .system)
      button.setTitle(Self.title(of: action), for: .normal)
      button.setTitleColor(GuideTheme.text, for: .normal)
      button.titleLabel?.font = UIFont.systemFont(ofSize: 13, weight: .medium)
      button.backgroundColor = GuideTheme.cell
      button.layer.cornerRadius = 6
      button.layer.borderWidth = 1
      button.accessibilityLabel = Self.accessibilityLabel(of: action)
      button.addAction(
        UIAction { [weak self] _ in
          self?.onAction?(action)
        }, for: .touchUpInside)
      buttons[action] = button
      addSubview(button)
    }
    updateBorders()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private static func title(of action: Action) -> String {
    switch action {
    case .earlierDay: return "‹ Day"
    case .now: return "Now"
    case .laterDay: return "Day ›"
    case .zoomOut: return "−"
    case .zoomIn: return "+"
    case .channels: return "Channels"
    }
  }

  private static func accessibilityLabel(of action: Action) -> String {
    switch action {
    case .earlierDay: return "A day earlier"
    case .now: return "Go to now"
    case .laterDay: return "A day later"
    case .zoomOut: return "Zoom out"
    case .zoomIn: return "Zoom in"
    case .channels: return "Choose channels"
    }
  }

  private func updateBorders() {
    for button in buttons.values {
      button.layer.borderColor = GuideTheme.chromeBorder.resolvedColor(with: traitCollection).cgColor
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBorders()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let titleSize = titleLabel.intrinsicContentSize
    titleLabel.frame = CGRect(
      x: 14, y: ((bounds.height - titleSize.height) / 2).rounded(), width: titleSize.width, height: titleSize.height)
    edge.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    // From the right; groups are told apart by a wider gap.
    var right = bounds.width - 12
    let groups: [[Action]] = [[.channels], [.zoomIn, .zoomOut], [.laterDay, .now, .earlierDay]]
    for group in groups {
      for action in group {
        guard let button = buttons[action] else { continue }
        button.isHidden = action == .channels && !offersChannels
        if button.isHidden { continue }
        let width = max(36, (button.titleLabel?.intrinsicContentSize.width ?? 0) + 24)
        let x = right - width
        button.isHidden = x < titleLabel.frame.maxX + 8
        button.frame = CGRect(
          x: x, y: ((bounds.height - Self.buttonHeight) / 2).rounded(), width: width, height: Self.buttonHeight)
        right = x - 6
      }
      right -= 10
    }
    let left = titleLabel.frame.maxX + 14
    noteLabel.frame = CGRect(x: left, y: 0, width: max(0, right - left), height: bounds.height)
    noteLabel.isHidden = right - left < 60
  }
}
