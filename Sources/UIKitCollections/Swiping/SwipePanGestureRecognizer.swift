import CoreGraphics
@_spi(UIKit) import UIKitCore

/// A gesture recogniser that swipes a row of a list aside.
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
  private weak var list: (any RowSwiping)?

  init(_ list: any RowSwiping) {
    self.list = list
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addAction { [weak list] recognizer in
      (recognizer as? SwipePanGestureRecognizer).map { list?.swipeChanged($0) }
    }
  }

  override init?(coder: NSCoder) { return nil }

  /// Begins only with sideways movement.
  override func exceedsSlop(_ travel: CGPoint) -> Bool { abs(travel.x) > Self.slop && abs(travel.x) > abs(travel.y) }

  override func slopVector(_ travel: CGPoint) -> CGPoint {
    CGPoint(x: min(max(travel.x, -Self.slop), Self.slop), y: 0)
  }

  override func mayBegin() -> Bool {
    guard let list else { return false }
    let place = location(in: list)
    let start = CGPoint(x: place.x - rawTravel.x, y: place.y - rawTravel.y)
    return list.prepareSwipe(at: start, toRight: rawTravel.x > 0)
  }
}
