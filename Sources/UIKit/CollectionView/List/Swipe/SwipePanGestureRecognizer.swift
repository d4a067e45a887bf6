import CoreGraphics

/// Swipes a row of a list aside.
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
  private weak var collectionView: UICollectionView?

  init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addAction { [weak collectionView] recognizer in
      (recognizer as? SwipePanGestureRecognizer).map { collectionView?.swipeChanged($0) }
    }
  }

  required init?(coder: NSCoder) { return nil }

  /// Sideways travel alone begins it.
  override func exceedsSlop(_ travel: CGPoint) -> Bool { abs(travel.x) > Self.slop && abs(travel.x) > abs(travel.y) }

  override func slopVector(_ travel: CGPoint) -> CGPoint {
    CGPoint(x: min(max(travel.x, -Self.slop), Self.slop), y: 0)
  }

  override func mayBegin() -> Bool {
    guard let collectionView else { return false }
    let place = location(in: collectionView)
    let start = CGPoint(x: place.x - rawTravel.x, y: place.y - rawTravel.y)
    return collectionView.prepareSwipe(at: start, toRight: rawTravel.x > 0)
  }
}
