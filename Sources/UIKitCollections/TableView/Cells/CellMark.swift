import CoreGraphics
@_spi(UIKit) import UIKitCore

/// The mark of an accessory or an editing control in a table cell.
final class CellMark: UIControl {
  let glyph: AccessoryGlyph
  /// The margin in points on each side that counts as touching the mark.
  private static let touchMargin: CGFloat = 10

  init(_ shape: AccessoryGlyph.Shape, onTouch: (@MainActor () -> Void)? = nil) {
    glyph = AccessoryGlyph(shape)
    super.init(frame: CGRect(origin: .zero, size: AccessoryGlyph.size(of: shape)))
    isOpaque = false
    addSubview(glyph)
    // Marks without an action are not controls: touches go to the row.
    isUserInteractionEnabled = onTouch != nil
    if let onTouch { addAction(UIAction { _ in onTouch() }, for: .touchUpInside) }
  }

  required init?(coder: NSCoder) { return nil }

  override class var drawsItself: Bool { false }

  var width: CGFloat { AccessoryGlyph.size(of: glyph.shape).width }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = AccessoryGlyph.size(of: glyph.shape)
    let scale = max(traitCollection.displayScale, 1)
    glyph.bounds.size = size
    glyph.center = CGPoint(
      x: bounds.width / 2, y: ((bounds.height - size.height) / 2 * scale).rounded() / scale + size.height / 2)
    let mirrors = glyph.shape == .chevron && effectiveUserInterfaceLayoutDirection == .rightToLeft
    glyph.transform = mirrors ? CGAffineTransform(scaleX: -1, y: 1) : .identity
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.touchMargin, dy: 0).contains(point)
  }
}
