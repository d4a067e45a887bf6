@_spi(UIKit) import UIKitCore

extension UICollectionViewCell {
  /// Shows or removes the ring around a focused cell; there is none when `focusEffect` is nil.
  func updateFocusRing() {
    guard isFocused, let focusEffect else {
      parts.focusRing?.hide()
      parts.focusRing = nil
      return
    }
    let ring = parts.focusRing ?? FocusRing()
    parts.focusRing = ring
    let halo = focusEffect as? UIFocusHaloEffect
    // A plain rectangle gets slightly rounded corners.
    let shape = halo?.shape ?? (bounds, max(layer.cornerRadius, 8))
    let outset: CGFloat = halo?.position == .outside ? 3 : 0
    ring.show(in: self, shape.rect.insetBy(dx: -outset, dy: -outset), cornerRadius: shape.cornerRadius + outset)
  }
}
