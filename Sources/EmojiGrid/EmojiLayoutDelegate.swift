import UIKit

/// Lays out six squares in each row, with the storyboard's spacings and insets, and reports chosen emoji.
final class EmojiLayoutDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  static let itemsPerRow: CGFloat = 6

  var onSelect: ((IndexPath) -> Void)?

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return .zero }
    let gaps = layout.minimumInteritemSpacing * (Self.itemsPerRow - 1)
    let room = collectionView.bounds.width - layout.sectionInset.left - layout.sectionInset.right - gaps
    let side = max(1, (room / Self.itemsPerRow).rounded(.down))
    return CGSize(width: side, height: side)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    onSelect?(indexPath)
  }
}
