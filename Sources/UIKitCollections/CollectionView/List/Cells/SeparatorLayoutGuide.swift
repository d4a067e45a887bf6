@_spi(UIKit) import UIKitCore

/// Where the separator below a list cell is. Constraints that an app makes decide; without any, it begins at the text.
final class SeparatorLayoutGuide: UILayoutGuide {
  /// Where the separator begins by constraints, in the cell; nil without any.
  var constrainedStart: CGFloat? {
    constraintsAffectingLayout(for: .horizontal).isEmpty ? nil : super.layoutFrame.minX
  }

  override var layoutFrame: CGRect {
    guard let cell = owningView as? UICollectionViewListCell, constrainedStart == nil else { return super.layoutFrame }
    let start = cell.separatorInset
    return CGRect(x: start, y: cell.bounds.height - 1, width: max(0, cell.bounds.width - start), height: 1)
  }
}
