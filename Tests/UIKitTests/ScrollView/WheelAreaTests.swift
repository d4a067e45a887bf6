import Testing
import WindowServer
import WindowServerTesting

@testable import UIKit

@MainActor @Suite("The area that a remote screen may scroll by itself") struct WheelAreaTests {
  private let center = CGPoint(x: 200, y: 400)

  private func area(_ stage: Stage) -> ScrollArea? {
    stage.surface.delegate?.surface(stage.surface, scrollAreaAt: center)
  }

  @Test("It describes its offset, its target and its limits")
  func place() throws {
    try Stage.run { stage in
      let view = stage.addScrollView()
      stage.surface.scrollWheel(by: CGVector(dx: 0, dy: 2), at: center)
      stage.pacer.advance(by: 0.05)
      let area = try #require(self.area(stage))
      #expect(area.frame == stage.window.bounds)
      #expect(area.parts == [.init(stage.window.bounds, movesX: true, movesY: true)])
      #expect(area.offset == view.contentOffset && area.offset.y > 0 && area.target.y == 106)
      #expect(area.lowest == CGPoint.zero && area.highest == CGPoint(x: 0, y: 40_000 - 852) && area.notch == 53)
      stage.pacer.advanceUntilIdle()
      #expect(self.area(stage)?.offset.y == 106)
    }
  }

  @Test("Views above it stay; one that covers all of it leaves nothing")
  func covers() throws {
    try Stage.run { stage in
      _ = stage.addScrollView()
      // A plain container covers nothing itself.
      let container = UIView(frame: stage.window.bounds)
      container.isUserInteractionEnabled = false
      let bar = UIView(frame: CGRect(x: 0, y: 800, width: 393, height: 100))
      bar.backgroundColor = .red
      container.addSubview(bar)
      stage.window.addSubview(container)
      let covers = try #require(area(stage)?.covers)
      #expect(covers.contains(CGRect(x: 0, y: 800, width: 393, height: 52)))
      bar.isHidden = true
      #expect(area(stage)?.covers.count == covers.count - 1)
      container.backgroundColor = UIColor(white: 0, alpha: 0.5)
      #expect(area(stage) == nil)
    }
  }

  @Test("Views that may move parts in their own way are left alone")
  func doubt() {
    final class Stretching: UIScrollView {}
    Stage.run { stage in
      let view = Stretching(frame: stage.window.bounds)
      view.contentSize.height = 4_000
      stage.window.addSubview(view)
      #expect(area(stage) == nil)
      view.removeFromSuperview()
      let plain = stage.addScrollView()
      #expect(area(stage) != nil)
      plain.isPagingEnabled = true
      #expect(area(stage) == nil)
      plain.isPagingEnabled = false
      plain.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      #expect(area(stage) == nil)
    }
  }

  @Test("If each move invalidates the layout, the indicators' insets mark the parts that stay")
  func pinned() {
    final class Pinning: UICollectionViewFlowLayout {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }
    Stage.run { stage in
      let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: Pinning())
      view.alwaysBounceVertical = true
      stage.window.addSubview(view)
      stage.window.layoutIfNeeded()
      #expect(area(stage) == nil)
      view.verticalScrollIndicatorInsets.top = 50
      view.horizontalScrollIndicatorInsets.left = 80
      #expect(
        area(stage)?.parts == [
          .init(CGRect(x: 80, y: 50, width: 313, height: 802), movesX: true, movesY: true),
          .init(CGRect(x: 80, y: 0, width: 313, height: 50), movesX: true, movesY: false),
          .init(CGRect(x: 0, y: 50, width: 80, height: 802), movesX: false, movesY: true),
        ])
    }
  }
}
