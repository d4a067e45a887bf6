@_spi(UIKit) import UIKitCore

/// The place of the separator below a list cell. An app's constraints decide; without any, it starts at the text.
final class SeparatorLayoutGuide: UILayoutGuide {
  /// The start of the separator in the cell as determined by constraints; nil without any.
  var constrainedStart: CGFloat? {
    constraintsAffectingLayout(for: .horizontal).isEmpty ? nil : super.layoutFrame.minX
  }

  override var layoutFrame: CGRect {
    guard let cell = owningView as? UICollectionViewListCell, constrainedStart == nil else { return super.layoutFrame }
    let start = cell.separatorInset
    return CGRect(x: start, y: cell.bounds.height - 1, width: max(0, cell.bounds.width - start), height: 1)
  }
}
