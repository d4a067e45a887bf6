/// The field of a search bar: a magnifying glass, a filled round rectangle, a clear button.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uisearchtextfield).
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  private let glass = SearchGlassView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    layer.cornerRadius = 10
    backgroundColor = .tertiarySystemFill
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
    placeholder = "Search"
  }

  /// Replaces the magnifying glass by a picture; nil restores it.
  func takeIcon(_ image: UIImage?) {
    guard let image else {
      leftView = glass
      return
    }
    let view = UIImageView(image: image)
    view.contentMode = .center
    view.tintColor = .secondaryLabel
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    leftView = view
  }

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.traits.insert(.searchField)
    return defaults
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).insetBy(dx: 2, dy: 2)
  }
}

/// A drawing of a magnifying glass.
@MainActor final class SearchGlassView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var drawsItself: Bool { true }

  override func dynamicAppearanceDidChange() {
    super.dynamicAppearanceDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    UIColor.secondaryLabel.setStroke()
    let lens = CGRect(x: bounds.midX - 6, y: bounds.midY - 7, width: 10, height: 10)
    let path = UIBezierPath(ovalIn: lens)
    path.move(to: CGPoint(x: lens.maxX - 1.2, y: lens.maxY - 1.2))
    path.addLine(to: CGPoint(x: lens.maxX + 3.2, y: lens.maxY + 3.2))
    path.lineWidth = 1.7
    path.lineCapStyle = .round
    path.stroke()
  }
}
