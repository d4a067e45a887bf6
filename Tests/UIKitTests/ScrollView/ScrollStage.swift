import QuartzCore
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// A window on a headless server with a virtual clock, for the duration of one test.
@MainActor final class Stage {
  let pacer: VirtualClockPacer
  let window: UIWindow
  let surface: HeadlessSurface

  private init(pacer: VirtualClockPacer, window: UIWindow, surface: HeadlessSurface) {
    self.pacer = pacer
    self.window = window
    self.surface = surface
  }

  /// - Parameter scale: Pixels per point. The measured facts come from a screen with a scale of 3.
  static func run(
    size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3, appearance: Appearance = .light,
    _ body: @MainActor (Stage) throws -> Void
  ) rethrows {
    let before = WindowServerRegistry.current
    let server = HeadlessServer(screenSize: size, screenScale: scale, appearance: appearance)
    WindowServerRegistry.current = server
    defer { WindowServerRegistry.current = before }
    try VirtualClockPacer.run { pacer in
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      guard let surface = window.surface as? HeadlessSurface else { fatalError("the window is not headless") }
      let stage = Stage(pacer: pacer, window: window, surface: surface)
      try body(stage)
    }
  }

  /// Adds a scroll view that fills the window.
  func addScrollView(contentSize: CGSize = CGSize(width: 393, height: 40000)) -> UIScrollView {
    let view = UIScrollView(frame: window.bounds)
    view.contentSize = contentSize
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  /// Puts a finger down and moves it by `step` every `interval` seconds, `count` times.
  func swipe(
    from start: CGPoint, step: CGVector, count: Int, interval: TimeInterval = 0.008,
    kind: InputEvent.Pointer.Kind = .touch, after: (Int) -> Void = { _ in }
  ) {
    surface.pointerDown(at: start, kind: kind)
    for index in 1...count {
      pacer.advance(by: interval)
      surface.pointerMove(
        to: CGPoint(x: start.x + step.dx * CGFloat(index), y: start.y + step.dy * CGFloat(index)))
      after(index)
    }
  }
}

/// A delegate that records the calls of a scroll view.
@MainActor final class ScrollLog: NSObject, UIScrollViewDelegate {
  var entries: [String] = []
  var offsets: [CGPoint] = []
  var times: [TimeInterval] = []
  var velocity = CGPoint.zero
  var target = CGPoint.zero
  var newTarget: CGPoint?
  var zoomView: UIView?
  var shouldScrollToTop = true
  var onScroll: ((UIScrollView) -> Void)?
  var endTime: TimeInterval = 0

  /// The entries, with consecutive `didScroll` calls as one.
  var summary: [String] {
    entries.reduce(into: []) { if !($1 == "didScroll" && $0.last == "didScroll") { $0.append($1) } }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    entries.append("didScroll")
    offsets.append(scrollView.contentOffset)
    times.append(FrameScheduler.current.now)
    onScroll?(scrollView)
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { entries.append("didZoom") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    entries.append("willBeginDragging(\(scrollView.contentOffset.y))")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    entries.append("willEndDragging")
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let newTarget { targetContentOffset.pointee = newTarget }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    entries.append("didEndDragging(\(decelerate))")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { entries.append("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    entries.append("didEndDecelerating")
    endTime = FrameScheduler.current.now
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    entries.append("didEndScrollingAnimation")
    endTime = FrameScheduler.current.now
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomView }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { entries.append("willBeginZooming") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    entries.append("didEndZooming(\(scale))")
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { shouldScrollToTop }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { entries.append("didScrollToTop") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { entries.append("didChangeInset") }
}

func isPixel(_ value: CGFloat, scale: CGFloat = 3) -> Bool { abs(value * scale - (value * scale).rounded()) < 1e-6 }
