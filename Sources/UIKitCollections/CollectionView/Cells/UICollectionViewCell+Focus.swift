@_spi(UIKit) import UIKitCore

extension UICollectionViewCell {
  /// Shows by a ring that the cell has the focus, unless its `focusEffect` is nil.
  func updateFocusRing() {
    guard isFocused, let focusEffect else {
      parts.focusRing?.hide()
      parts.focusRing = nil
      return
    }
    let ring = parts.focusRing ?? FocusRing()
    parts.focusRing = ring
    let halo = focusEffect as? UIFocusHaloEffect
    // A bare rectangle has its ring rounded a little.
    let shape = halo?.shape ?? (bounds, max(layer.cornerRadius, 8))
    let outset: CGFloat = halo?.position == .outside ? 3 : 0
    ring.show(in: self, shape.rect.insetBy(dx: -outset, dy: -outset), cornerRadius: shape.cornerRadius + outset)
  }
}
