/// A row with a slider for one part of a colour, from 0 to 1.
@MainActor final class ColorPartRow: UIView {
  private let label = UILabel()
  private let number = UILabel()
  private let slider = UISlider()
  /// Called when the user has changed the value, with whether a finger is still down.
  var onChange: (@MainActor (Bool) -> Void)?

  init(title: String) {
    super.init(frame: .zero)
    label.text = title
    label.font = .preferredFont(forTextStyle: .subheadline)
    number.font = .preferredFont(forTextStyle: .subheadline)
    number.textColor = .secondaryLabel
    slider.accessibilityLabel = title
    for view in [label, slider, number] { addSubview(view) }
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        showNumber()
        onChange?(slider.isTracking)
      }, for: .valueChanged)
    slider.addAction(
      UIAction { [weak self] _ in self?.onChange?(false) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }

  required init?(coder: NSCoder) { nil }

  override class var drawsItself: Bool { false }

  var value: Float {
    get { slider.value }
    set {
      slider.value = newValue
      showNumber()
    }
  }

  private func showNumber() {
    number.text = Double(slider.value).formatted(.percent.precision(.fractionLength(0)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (left, right): (CGFloat, CGFloat) = (76, 52)
    let space = max(0, bounds.width - left - right)
    number.textAlignment = isRightToLeft ? .left : .right
    label.frame = CGRect(x: isRightToLeft ? right + space : 0, y: 0, width: left, height: bounds.height)
    slider.frame = CGRect(x: isRightToLeft ? right : left, y: 0, width: space, height: bounds.height)
    number.frame = CGRect(x: isRightToLeft ? 0 : left + space, y: 0, width: right, height: bounds.height)
  }
}
