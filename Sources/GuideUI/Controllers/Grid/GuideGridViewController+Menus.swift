import UIKit

extension GuideGridViewController {
  /// The menu of an airing or a channel, for those who click with the other button or hold.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let indexPath = indexPaths.first, rows.channels.indices.contains(indexPath.section) else { return nil }
    let instant = indexPath.item == 0 ? nil : layout.geometry.instant(ofItem: indexPath.item)
    guard let menu = onMenu?(indexPath.section, instant) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: { _ in menu })
  }
}
