import CollectionCore
@_spi(UIKit) import UIKitCore

extension UICollectionView {
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    prepareForQuestions()
    let counts = loadedCounts
    guard let index = ItemIndex(indexPath), index.section >= 0, index.section < counts.sections else {
      raise(
        "NSInvalidArgumentException",
        "Attempted to scroll the collection view to an out-of-bounds section (\(indexPath.first ?? 0)) when there are "
          + "only \(counts.sections) sections.")
    }
    guard counts.contains(index) else {
      raise(
        "NSInvalidArgumentException",
        "Attempted to scroll the collection view to an out-of-bounds item (\(index.item)) when there are only "
          + "\(counts.count(inSection: index.section)) items in section \(index.section).")
    }
    guard let itemFrame = attributes(for: .cell(indexPath))?.frame else { return }
    let (frame, ownPosition) = scrollRegion(to: indexPath, itemFrame, position, animated: animated)
    guard !position.isEmpty else {
      scrollRectToVisible(frame, animated: animated)
      return
    }
    setContentOffset(clamped(offset(showing: frame, at: ownPosition)), animated: animated)
  }

  /// Returns the offset that moves a rectangle of the content to a position of the part within the insets.
  func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let insets = adjustedContentInset
    let size = bounds.size
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - insets.top
    } else if position.contains(.bottom) {
      offset.y = frame.maxY + insets.bottom - size.height
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - (size.height - insets.top - insets.bottom) / 2 - insets.top
    } else {
      offset.y = nearest(offset.y, frame.minY - insets.top, frame.maxY + insets.bottom - size.height)
    }
    if position.contains(.left) {
      offset.x = frame.minX - insets.left
    } else if position.contains(.right) {
      offset.x = frame.maxX + insets.right - size.width
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - (size.width - insets.left - insets.right) / 2 - insets.left
    } else {
      offset.x = nearest(offset.x, frame.minX - insets.left, frame.maxX + insets.right - size.width)
    }
    return offset
  }

  /// Returns the offset of the smallest movement that makes the item visible, for an axis without a position.
  private func nearest(_ offset: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
    min(max(offset, min(start, end)), max(start, end))
  }
}
