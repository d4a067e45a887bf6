import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Pictures of views during animations.
@MainActor @Suite(.serialized) struct PictureDuringAnimationTests {
  /// The range of whole points that the red box covers in the picture, or nil if there is no red box.
  private func red(_ draw: (CGContext) -> Void) throws -> ClosedRange<Int>? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 10), format: format).image {
      draw($0.cgContext)
    }
    let pixels = try #require(image.cgImage)
    let columns = (0..<100).filter { pixels.pixel(x: $0, y: 5).red > 200 && pixels.pixel(x: $0, y: 5).green < 50 }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }

  /// Runs `body` with a box in a container, half-way through its animation from 0 to 80, so that it is shown at 40.
  private func midway(_ body: (Stage, UIView, UIView) throws -> Void) throws {
    try Stage.run(size: CGSize(width: 100, height: 10), scale: 1) { stage in
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      box.backgroundColor = .red
      container.addSubview(box)
      stage.window.addSubview(container)
      stage.pacer.advanceUntilIdle()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 80 }
      stage.pacer.advance(by: 0.5)
      try body(stage, container, box)
    }
  }

  @Test("A layer renders its tree's own values into a context, whatever is shown")
  func rendering() throws {
    try midway { stage, container, box in
      #expect(try red { container.layer.render(in: $0) } == 80...99)
      #expect(try red { stage.window.layer.render(in: $0) } == 80...99)
      // The window continues to show the animation.
      let shown = try #require(box.layer.presentation()?.frame.minX)
      #expect(abs(shown - 40) < 2)
      #expect(
        try red { _ in container.drawHierarchy(in: container.bounds, afterScreenUpdates: false) }?.lowerBound
          == Int(shown))
      stage.pacer.advance(by: 0.25)
      #expect(try red { container.layer.render(in: $0) } == 80...99)
      let later = try #require(box.layer.presentation()?.frame.minX)
      #expect(abs(later - 60) < 2)
    }
  }

  @Test("Drawing a hierarchy draws what is shown of all of it", arguments: [false, true])
  func hierarchy(afterScreenUpdates: Bool) throws {
    try midway { stage, container, box in
      let shown = try #require(box.layer.presentation()?.frame.minX)
      let range = try red { _ in container.drawHierarchy(in: container.bounds, afterScreenUpdates: afterScreenUpdates) }
      #expect(range.map { abs(CGFloat($0.lowerBound) - shown) <= 1 && $0.count >= 19 } == true)
    }
  }

  @Test("A snapshot keeps showing what was shown when it was made")
  func snapshot() throws {
    try midway { stage, container, box in
      let shown = try #require(box.layer.presentation()?.frame.minX)
      let snapshot = try #require(container.snapshotView(afterScreenUpdates: false))
      stage.pacer.advanceUntilIdle()
      let range = try red { snapshot.layer.render(in: $0) }
      #expect(range.map { abs(CGFloat($0.lowerBound) - shown) <= 1 } == true)
      #expect(try red { container.layer.render(in: $0) } == 80...99)
    }
  }
}
