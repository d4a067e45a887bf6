/// A grid of colours: greys, and below them twelve hues in nine brightnesses.
@MainActor final class ColorGridView: UIView {
  static let columns = 12
  static let rows = 10
  private let mark = UIView()
  private var marked: (row: Int, column: Int)?
  /// Called when the user has chosen a colour, with whether a finger is still down.
  var onChoice: (@MainActor (UIColor, Bool) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    mark.layer.borderColor = UIColor.white.cgColor
    mark.layer.borderWidth = 3
    mark.isUserInteractionEnabled = false
    mark.isHidden = true
    addSubview(mark)
    layer.cornerRadius = 8
    clipsToBounds = true
    isAccessibilityElement = true
    accessibilityLabel = "Colors"
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the colour of a field.
  static func color(row: Int, column: Int) -> UIColor {
    if row == 0 { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
    let hue = CGFloat((column + 6) % columns) / CGFloat(columns)
    // Dark above, pale below, the pure hue in the middle.
    let step = CGFloat(row) / 5
    return step <= 1
      ? UIColor(hue: hue, saturation: 1, brightness: 0.3 + 0.7 * step, alpha: 1)
      : UIColor(hue: hue, saturation: max(0.15, 2 - step), brightness: 1, alpha: 1)
  }

  override func draw(_ rect: CGRect) {
    let (width, height) = (bounds.width / CGFloat(Self.columns), bounds.height / CGFloat(Self.rows))
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        Self.color(row: row, column: column).setFill()
        UIRectFill(
          CGRect(x: CGFloat(column) * width, y: CGFloat(row) * height, width: width + 0.5, height: height + 0.5))
      }
    }
  }

  /// Marks the field with a colour, if there is one.
  func mark(_ color: UIColor) {
    let wanted = color.resolvedColor(with: traitCollection).components
    marked = nil
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        let own = Self.color(row: row, column: column).components
        let distance = max(abs(own.red - wanted.red), max(abs(own.green - wanted.green), abs(own.blue - wanted.blue)))
        if distance < 0.005, marked == nil { marked = (row, column) }
      }
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    mark.isHidden = marked == nil
    guard let marked else { return }
    let (width, height) = (bounds.width / CGFloat(Self.columns), bounds.height / CGFloat(Self.rows))
    mark.frame = CGRect(
      x: CGFloat(marked.column) * width, y: CGFloat(marked.row) * height, width: width, height: height)
  }

  private func choose(at point: CGPoint, isOngoing: Bool) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let column = min(max(Int(point.x / bounds.width * CGFloat(Self.columns)), 0), Self.columns - 1)
    let row = min(max(Int(point.y / bounds.height * CGFloat(Self.rows)), 0), Self.rows - 1)
    onChoice?(Self.color(row: row, column: column), isOngoing)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { choose(at: touch.location(in: self), isOngoing: true) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { choose(at: touch.location(in: self), isOngoing: true) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { choose(at: touch.location(in: self), isOngoing: false) }
  }
}
