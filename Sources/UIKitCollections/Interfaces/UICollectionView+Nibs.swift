@_spi(UIKit) import UIKitCore

extension UICollectionView {
  func setNib(_ nib: UINib?, for key: ReusePool.Key) {
    guard let nib else { return setSource(nil, for: key) }
    setSource(.factory { nib.makeReusableView(identifier: key.identifier) }, for: key)
  }
}

extension UINib {
  /// Returns the nib's only top-level view.
  func makeReusableView(identifier: String) -> UICollectionReusableView {
    let objects = instantiate(withOwner: nil)
    guard let view = objects.first as? UICollectionReusableView else {
      raise(
        "NSInternalInconsistencyException",
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
          + "must be a UICollectionReusableView instance")
    }
    return view
  }
}
