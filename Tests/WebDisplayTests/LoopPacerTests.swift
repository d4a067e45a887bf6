import Foundation
import WindowServer
import XCTest

@testable import WebDisplay

/// Uses XCTest because it runs on the main thread of the process, where GLib's default loop is run.
final class LoopPacerTests: XCTestCase {
  func testFramesComeOnRequestAndNeverCloserThanASixtieth() {
    MainActor.assumeIsolated {
      let pacer = LoopPacer()
      let loop = MainLoop()
      var times: [TimeInterval] = []
      pacer.beforeFrame = {
        times.append(pacer.now)
        if times.count < 4 { pacer.requestFrame() }
      }
      pacer.requestFrame()
      pacer.requestFrame()
      while times.count < 4 { loop.iterate(mayBlock: false) }
      for (one, next) in zip(times, times.dropFirst()) { XCTAssertGreaterThanOrEqual(next - one, 0.0166) }
      // A frame that nobody requested would come in the next iterations of the loop.
      var isOver = false
      _ = pacer.schedule(after: 0.05) { isOver = true }
      while !isOver { loop.iterate(mayBlock: false) }
      XCTAssertEqual(times.count, 4)
      XCTAssertEqual(pacer.frameCount, 4)
    }
  }

  func testATimerThatIsCancelledDoesNotFire() {
    MainActor.assumeIsolated {
      let pacer = LoopPacer()
      let loop = MainLoop()
      var fired: [Int] = []
      let cancelled = pacer.schedule(after: 0.01) { fired.append(1) }
      _ = pacer.schedule(after: 0.02) { fired.append(2) }
      cancelled.cancel()
      while fired.isEmpty { loop.iterate(mayBlock: false) }
      XCTAssertEqual(fired, [2])
    }
  }
}
