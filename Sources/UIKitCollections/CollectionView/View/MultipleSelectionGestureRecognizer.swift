import CoreGraphics
@_spi(UIKit) import UIKitCore

/// A drag that selects several items: with two fingers, or with one at right angles to the scrolling during editing.
@MainActor final class MultipleSelectionGestureRecognizer: UIPanGestureRecognizer {
  private weak var collectionView: UICollectionView?

  init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init(target: nil, action: nil)
    addAction { [weak collectionView] _ in collectionView?.multipleSelectionGestureChanged() }
  }

  override init?(coder: NSCoder) { nil }

  override func exceedsSlop(_ travel: CGPoint) -> Bool {
    guard let collectionView else { return false }
    if trackedTouches.count >= 2 { return super.exceedsSlop(travel) }
    guard collectionView.isEditing, collectionView.allowsMultipleSelectionDuringEditing else { return false }
    // Directions that scroll are left to scrolling.
    switch (collectionView.canPanHorizontally, collectionView.canPanVertically) {
    case (false, false): return super.exceedsSlop(travel)
    case (false, true): return abs(travel.x) > Self.slop && abs(travel.x) > abs(travel.y)
    case (true, false): return abs(travel.y) > Self.slop && abs(travel.y) > abs(travel.x)
    case (true, true): return false
    }
  }

  override func mayBegin() -> Bool { collectionView?.mayBeginMultipleSelection(trackedTouches, rawTravel) ?? false }

  override func reset() {
    super.reset()
    collectionView?.multipleSelection.answer = nil
  }
}
