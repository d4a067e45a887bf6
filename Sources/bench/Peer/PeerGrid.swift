import GuideModel
import GuideUI
import UIKit

/// The comparison's guide on Lineup's own layout, rows and cells: channel column 160 wide, header 40 high, rows 60
/// high, 8 points a minute.
@MainActor final class PeerGrid {
  let controller: GuideViewController
  var layout: GuideLayout { controller.layout }
  var view: UICollectionView { controller.collectionView }

  init(data: PeerData, size: CGSize) {
    let now = Date(timeIntervalSince1970: TimeInterval(PeerData.origin - 3_600))
    controller = GuideViewController(
      guide: data, timeZone: .gmt, dayStartHour: 0, showsToolbar: false, clock: { now })
    controller.fixedMetrics = GuideMetrics(
      rowHeight: CGFloat(PeerScript.rowHeight), channelColumnWidth: CGFloat(PeerScript.columnWidth), thumbnailWidth: 0,
      headerHeight: CGFloat(PeerScript.headerHeight), cellSpacing: 2)
    controller.view.frame = CGRect(origin: .zero, size: size)
    controller.layout.pointsPerSecond = CGFloat(PeerScript.pointsPerMinute) / 60
    controller.view.layoutIfNeeded()
    controller.collectionView.layoutIfNeeded()
  }

  /// Forgets all rows that were read, and their attributes; the geometry stays.
  func forgetAll() {
    controller.forgetRows()
    layout.invalidateRows(0..<layout.geometry.rowCount)
    layout.prepare()
  }

  /// Moves to a position of the comparison's script, where (0, 0) is the guide's beginning.
  func move(toX x: Int, y: Int) {
    view.contentOffset = CGPoint(x: originX + CGFloat(x), y: CGFloat(y))
  }

  /// The x of the guide's beginning: the range shown begins with the day of "now", an hour before the data.
  private lazy var originX: CGFloat = layout.geometry.x(of: PeerData.origin) - layout.metrics.leadingWidth
}
