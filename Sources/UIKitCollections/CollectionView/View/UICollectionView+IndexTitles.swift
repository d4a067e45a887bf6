import CoreGraphics
@_spi(UIKit) import UIKitCore

extension UICollectionView {
  /// Reads the titles from the data source again; without any there is no bar.
  func loadIndexTitles() {
    let titles = dataSource?.indexTitles?(for: self) ?? []
    guard !titles.isEmpty else {
      indexBar?.removeFromSuperview()
      indexBar = nil
      return
    }
    let bar = indexBar ?? IndexTitleBar(frame: .zero)
    bar.titles = titles
    guard indexBar == nil else { return }
    bar.onPick = { [weak self] index in self?.scrollToIndexTitle(index) }
    indexBar = bar
    addSubview(bar)
  }

  /// Keeps the bar at the trailing edge of the visible part.
  func placeIndexBar() {
    guard let indexBar else { return }
    indexBar.isHidden = indexDisplayMode == .alwaysHidden
    let insets = adjustedContentInset
    let x =
      effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? bounds.minX + safeAreaInsets.left : bounds.maxX - safeAreaInsets.right - IndexTitleBar.width
    let frame = CGRect(
      x: x, y: bounds.minY + insets.top, width: IndexTitleBar.width,
      height: max(0, bounds.height - insets.top - insets.bottom))
    if indexBar.frame != frame { indexBar.frame = frame }
  }

  private func scrollToIndexTitle(_ index: Int) {
    guard let indexBar, indexBar.titles.indices.contains(index),
      let path = dataSource?.collectionView?(self, indexPathForIndexTitle: indexBar.titles[index], at: index)
    else { return }
    guard exists(path) else { return }
    let isTall = contentSize.height > bounds.height || contentSize.width <= bounds.width
    scrollToItem(at: path, at: isTall ? .top : .left, animated: false)
  }
}
