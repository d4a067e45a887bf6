import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Scroll indicators under the mouse.
@MainActor @Suite(.serialized) struct ScrollIndicatorTests {
  @MainActor private final class Log: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("begin") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      lines.append("willEnd \(velocity.y)")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      lines.append("end \(decelerate)")
    }
  }

  private func stage(_ body: @MainActor (Stage, UIScrollView, Log) throws -> Void) rethrows {
    try Stage.run(size: CGSize(width: 200, height: 306), scale: 1) { stage in
      let view = stage.addScrollView(contentSize: CGSize(width: 200, height: 3060))
      view.contentInsetAdjustmentBehavior = .never
      let log = Log()
      view.delegate = log
      try body(stage, view, log)
    }
  }

  @Test("A pointer at the edge shows the indicator, wider, and keeps it while it is there")
  func hovering() throws {
    try stage { stage, view, _ in
      stage.surface.hover(at: CGPoint(x: 100, y: 100))
      #expect(view.scroll.verticalIndicator == nil || view.scroll.verticalIndicator?.alpha == 0)
      stage.surface.hover(at: CGPoint(x: 195, y: 100))
      let indicator = try #require(view.scroll.verticalIndicator)
      #expect(indicator.alpha == 1 && indicator.frame.width == 8 && indicator.frame.maxX == 197)
      stage.pacer.advance(by: 3)
      #expect(indicator.alpha == 1)
      stage.surface.hover(at: CGPoint(x: 100, y: 100))
      #expect(indicator.frame.width == 3)
      stage.pacer.advance(by: 2)
      #expect(indicator.alpha == 0)
    }
  }

  @Test("Dragged, it moves the content by its share of the range, and nothing runs on")
  func dragging() throws {
    try stage { stage, view, log in
      stage.surface.hover(at: CGPoint(x: 195, y: 20))
      let indicator = try #require(view.scroll.verticalIndicator)
      // A track of 300 points and an indicator of the minimum length, 36: 264 points of travel for 2754 points of
      // offset.
      #expect(indicator.frame.height == 36)
      stage.surface.pointerDown(at: CGPoint(x: 195, y: 20), kind: .mouse)
      for y in stride(from: 20.0, through: 152, by: 4) {
        stage.pacer.advance(by: 0.016)
        stage.surface.pointerMove(to: CGPoint(x: 195, y: y))
      }
      #expect(view.contentOffset.y == 1377)
      #expect(indicator.frame.minY == 1512)
      stage.surface.pointerMove(to: CGPoint(x: 195, y: 900))
      #expect(view.contentOffset.y == 2754)
      stage.surface.pointerMove(to: CGPoint(x: 195, y: 86))
      #expect(view.contentOffset.y == 689 || view.contentOffset.y == 688)
      stage.surface.pointerUp()
      let offset = view.contentOffset
      stage.pacer.advance(by: 1)
      #expect(view.contentOffset == offset && !view.isDragging)
      #expect(log.lines == ["begin", "willEnd 0.0", "end false"])
    }
  }

  @Test("Beside the indicator, and with a finger, a drag scrolls as ever")
  func beside() {
    stage { stage, view, _ in
      stage.surface.hover(at: CGPoint(x: 195, y: 20))
      stage.surface.drag(from: CGPoint(x: 195, y: 250), to: CGPoint(x: 195, y: 150), rest: 0.3, kind: .mouse)
      stage.pacer.advanceUntilIdle()
      #expect(abs(view.contentOffset.y - 90) < 2)
      view.contentOffset.y = 0
      view.flashScrollIndicators()
      stage.surface.drag(from: CGPoint(x: 195, y: 25), to: CGPoint(x: 195, y: 5), rest: 0.5)
      stage.pacer.advanceUntilIdle()
      #expect(view.contentOffset.y <= 40)
    }
  }

  @Test("An indicator covers the share that is seen, no shorter than 36, and is pressed together at an edge")
  func indicatorPlace() {
    let middle = ScrollIndicator.place(track: 400, offset: 500, range: 1000, viewport: 1000)
    #expect(middle.length == 200)
    #expect(middle.start == 100)
    #expect(ScrollIndicator.place(track: 800, offset: 0, range: 40000, viewport: 852).length == 36)
    let pressed = ScrollIndicator.place(track: 800, offset: -100, range: 40000, viewport: 852)
    #expect(pressed.start == 0)
    #expect(pressed.length == 7)
    let end = ScrollIndicator.place(track: 800, offset: 40000, range: 40000, viewport: 852)
    #expect(end.start + end.length == 800)
  }
}
