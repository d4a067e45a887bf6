import UIKit

extension GuideGridViewController {
  /// Returns the menu of an airing or a channel, for a right click or a long press.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let place = layout.placement.grid(point)
    let bounds = layout.visibleBounds
    let metrics = layout.geometry.metrics
    // Cells under the pinned parts are not the target.
    guard place.y >= bounds.minY + metrics.headerHeight,
      let row = layout.geometry.rows(from: place.y, to: place.y + 1).first, rows.channels.indices.contains(row)
    else { return nil }
    let isOnChannel = place.x < bounds.minX + metrics.leadingWidth
    let item = indexPaths.first?.item ?? 0
    let instant = isOnChannel || item == 0 ? nil : layout.geometry.instant(ofItem: item)
    guard let menu = onMenu?(row, instant) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: { _ in menu })
  }
}
