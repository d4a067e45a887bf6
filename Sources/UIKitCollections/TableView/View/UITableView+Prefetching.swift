import CollectionCore
import CoreGraphics
@_spi(UIKit) import UIKitCore

extension UITableView {
  /// Passes the rows within one screen ahead to the prefetching data source, and cancels those no longer needed because
  /// the scrolling direction was reversed.
  func prefetchAhead(of rows: [ItemIndex]) {
    guard let prefetchDataSource, isPrefetchingEnabled, window != nil, !rows.isEmpty else { return }
    let offset = bounds.minY
    if let last = prefetching.lastOffset, last != offset {
      let isForward = offset > last
      if isForward != prefetching.isForward {
        prefetching.isForward = isForward
        let unneeded = prefetching.announced.sorted()
        prefetching.announced.removeAll()
        if !unneeded.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: unneeded) }
      }
    } else if prefetching.lastOffset == offset {
      return
    }
    prefetching.lastOffset = offset
    let height = bounds.height
    let ahead =
      prefetching.isForward
      ? geometry.rows(from: bounds.maxY, to: bounds.maxY + height)
      : geometry.rows(from: bounds.minY - height, to: bounds.minY).reversed()
    let visible = Set(rows)
    let paths = ahead.filter { !visible.contains($0) }.map(\.indexPath).filter { !prefetching.announced.contains($0) }
    guard !paths.isEmpty else { return }
    prefetching.announced.formUnion(paths)
    let wanted = placeholders.isEmpty ? paths : paths.filter { !isPlaceholder($0) }.map(dataSourcePath(for:))
    if !wanted.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: wanted) }
  }
}
