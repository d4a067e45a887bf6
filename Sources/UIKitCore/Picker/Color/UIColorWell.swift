/// A control that shows a colour, and in which the user chooses another one in a `UIColorPickerViewController`.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicolorwell).
@preconcurrency @MainActor open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
  /// The colour; nil, the default, for none. Setting it sends no event; a choice sends `.valueChanged`.
  open var selectedColor: UIColor? { didSet { show() } }
  /// Whether the opacity can be chosen; true by default.
  open var supportsAlpha = true
  /// The title of the picker; nil, the default, for the usual one.
  open var title: String?
  private let ring = UIView()
  private let fill = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [ring, fill] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    ring.layer.borderWidth = 3
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "Color"
    show()
  }

  @_spi(UIKit) open override class var drawsItself: Bool { false }

  private func show() {
    fill.backgroundColor = selectedColor ?? .clear
    ring.layer.borderColor = UIColor.systemGray3.resolvedColor(with: currentTraits).cgColor
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let circle = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    ring.frame = circle
    ring.layer.cornerRadius = side / 2
    fill.frame = circle.insetBy(dx: 5, dy: 5)
    fill.layer.cornerRadius = max(0, side / 2 - 5)
  }

  override func didTouchUpInside() {
    super.didTouchUpInside()
    let picker = UIColorPickerViewController(nibName: nil, bundle: nil)
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.delegate = self
    var responder: UIResponder? = self
    while let current = responder, !(current is UIViewController) { responder = current.next }
    (responder as? UIViewController)?.present(picker, animated: true)
  }

  open func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }
}
