import CollectionCore
@_spi(UIKit) import UIKitCore

extension UICollectionView {
  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if pass.isPrepared, let known = query.attributes(for: key) { return known }
    prepareForQuestions()
    return askLayout(for: key)
  }

  /// Prepares the layout outside of a pass, so that it can be queried.
  func prepareForQuestions() {
    guard pass.readiness != .preparing, !pass.phase.isCommitting else { return }
    if pass.debts.contains(.reload) { reload() }
    prepareLayoutIfNeeded()
  }

  func itemIndexPath(at point: CGPoint) -> IndexPath? {
    prepareForQuestions()
    let entries: [LayoutQuery.Entry]
    if let rect = query.rect, rect.contains(point) {
      entries = query.entries
    } else {
      entries = ask(in: CGRect(origin: point, size: CGSize(width: 1, height: 1))).entries
    }
    var best: LayoutQuery.Entry?
    for entry in entries
    where entry.key.category == .cell && !entry.attributes.isHidden && seenFrame(entry).contains(point) {
      if let found = best, found.attributes.zIndex > entry.attributes.zIndex { continue }
      best = entry
    }
    return best?.key.indexPath
  }

  func indexPath(ofVisible view: UICollectionReusableView) -> IndexPath? {
    guard let key = view.reuseState.key else { return nil }
    let isKnown = elements[key] === view || prefetching.prepared[key.indexPath] === view
    return isKnown ? key.indexPath : nil
  }

  func visiblePaths(_ category: ElementCategory, kind: String) -> [IndexPath] {
    elements.keys.filter { $0.category == category && $0.kind == kind }.map(\.indexPath).sorted()
  }

  var sortedVisibleCells: [UICollectionViewCell] {
    visiblePaths(.cell, kind: "").compactMap { elements.cell(at: $0) }
  }
}
