import CoreGraphics
@_spi(UIKit) import UIKitCore

/// The drawing of one of UIKit's accessories.
final class AccessoryGlyph: UIView {
  enum Shape: Equatable {
    case chevron, checkmark, delete, insert, reorder, unselected, selected, detail, upDown
  }

  var shape: Shape {
    didSet { if shape != oldValue { setNeedsDisplay() } }
  }
  /// Nil stands for the shape's usual colour.
  var color: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// The colour behind the sign of a delete or insert button; nil stands for the shape's usual colour.
  var fillColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  init(_ shape: Shape) {
    self.shape = shape
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: shape)))
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  override class var drawsItself: Bool { true }

  /// Returns the size in points.
  static func size(of shape: Shape) -> CGSize {
    switch shape {
    case .chevron: CGSize(width: 8, height: 14)
    case .checkmark: CGSize(width: 16, height: 14)
    case .reorder: CGSize(width: 22, height: 12)
    case .upDown: CGSize(width: 9, height: 15)
    case .delete, .insert, .unselected, .selected, .detail: CGSize(width: 22, height: 22)
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let size = Self.size(of: shape)
    // Centred, so that the view can be rotated.
    let origin = CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: origin.x + x, y: origin.y + y) }
    func line(_ points: [CGPoint], _ width: CGFloat, _ color: UIColor) {
      let path = UIBezierPath()
      for (index, point) in points.enumerated() {
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.lineWidth = width
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      color.setStroke()
      path.stroke()
    }
    func disc(_ color: UIColor, stroked: CGFloat? = nil) {
      let inset = (stroked ?? 0) / 2
      let path = UIBezierPath(
        ovalIn: CGRect(origin: at(0, 0), size: size).insetBy(dx: inset + 0.5, dy: inset + 0.5))
      if let stroked {
        path.lineWidth = stroked
        color.setStroke()
        path.stroke()
      } else {
        color.setFill()
        path.fill()
      }
    }
    switch shape {
    case .chevron: line([at(1.2, 1.5), at(6.7, 7), at(1.2, 12.5)], 2.1, color ?? .tertiaryLabel)
    case .checkmark: line([at(1.5, 7.5), at(5.8, 12), at(14.5, 1.8)], 2, color ?? tintColor)
    case .reorder:
      for y: CGFloat in [1, 6, 11] { line([at(1, y), at(21, y)], 1.4, color ?? .systemGray3) }
    case .upDown:
      line([at(1.2, 5), at(4.5, 1.5), at(7.8, 5)], 1.6, color ?? .secondaryLabel)
      line([at(1.2, 10), at(4.5, 13.5), at(7.8, 10)], 1.6, color ?? .secondaryLabel)
    case .delete:
      disc(fillColor ?? .systemRed)
      line([at(6.2, 11), at(15.8, 11)], 2, color ?? .white)
    case .insert:
      disc(fillColor ?? .systemGreen)
      line([at(6.2, 11), at(15.8, 11)], 2, color ?? .white)
      line([at(11, 6.2), at(11, 15.8)], 2, color ?? .white)
    case .unselected: disc(color ?? .systemGray3, stroked: 1.5)
    case .selected:
      disc(fillColor ?? color ?? tintColor)
      line([at(6.6, 11.4), at(9.8, 14.8), at(15.6, 7.6)], 1.9, .white)
    case .detail:
      disc(color ?? tintColor, stroked: 1.6)
      line([at(11, 10), at(11, 15.5)], 1.9, color ?? tintColor)
      line([at(11, 6.6), at(11, 6.6)], 2.4, color ?? tintColor)
    }
  }
}
