import CoreGraphics
import Testing
import WindowServer

@testable import WebDisplay

@Suite struct ViewerPointersTests {
  private func report(
    _ phase: InputEvent.Pointer.Phase, _ kind: InputEvent.Pointer.Kind = .mouse, id: Int = 0, button: Int = 0,
    at x: CGFloat = 0, milliseconds: Double = 0
  ) -> ViewerInput.Pointer {
    ViewerInput.Pointer(
      phase: phase, kind: kind, id: id, button: button, clickCount: 0, modifiers: [], milliseconds: milliseconds,
      location: CGPoint(x: x, y: 0))
  }

  @Test func aMouseHasOneButtonDownAtATime() {
    var pointers = ViewerPointers()
    #expect(pointers.event(report(.began, button: 1), at: 1)?.button == 1)
    #expect(pointers.event(report(.began, button: 3), at: 1) == nil)
    #expect(pointers.event(report(.hover), at: 1)?.phase == .moved)
    #expect(pointers.event(report(.exited), at: 1) == nil)
    #expect(pointers.event(report(.ended, button: 3), at: 1) == nil)
    #expect(pointers.event(report(.ended, button: 1), at: 1)?.button == 1)
    #expect(pointers.event(report(.ended, button: 1), at: 1) == nil)
    #expect(pointers.event(report(.moved), at: 1)?.phase == .hover)
    #expect(pointers.event(report(.began, button: 0), at: 1) == nil)
  }

  @Test func aSecondPressSoonAndNearIsADoubleClick() {
    var pointers = ViewerPointers()
    func click(_ milliseconds: Double, x: CGFloat, button: Int = 1) -> Int? {
      let now = 100 + milliseconds / 1_000
      let count = pointers.event(report(.began, button: button, at: x, milliseconds: milliseconds), at: now)?.clickCount
      _ = pointers.event(report(.ended, button: button, at: x, milliseconds: milliseconds), at: now)
      return count
    }
    #expect(click(0, x: 0) == 1)
    #expect(click(300, x: 5) == 2)
    #expect(click(600, x: 5) == 3)
    #expect(click(1_100, x: 5) == 1, "too late")
    #expect(click(1_200, x: 11) == 1, "too far")
    #expect(click(1_300, x: 11, button: 3) == 1, "another button")
  }

  @Test func fingersMoveOnlyWhileTheyAreDown() {
    var pointers = ViewerPointers()
    #expect(pointers.event(report(.moved, .touch, id: 1), at: 1) == nil)
    #expect(pointers.event(report(.ended, .touch, id: 1), at: 1) == nil)
    #expect(pointers.event(report(.hover, .touch, id: 1), at: 1) == nil)
    #expect(pointers.event(report(.began, .touch, id: 1), at: 1)?.id == 2)
    #expect(pointers.event(report(.moved, .touch, id: 1), at: 1)?.id == 2)
    #expect(pointers.event(report(.ended, .touch, id: 1), at: 1)?.phase == .ended)
    #expect(pointers.event(report(.moved, .touch, id: 1), at: 1) == nil)
  }

  @Test func pressedPointersAreReleased() {
    var pointers = ViewerPointers()
    _ = pointers.event(report(.began, .touch, id: 4), at: 1)
    _ = pointers.event(report(.began, .touch, id: 2), at: 1)
    _ = pointers.event(report(.began, button: 2, at: 9), at: 1)
    let events = pointers.releaseAll(at: 5)
    #expect(events.map(\.phase) == [.cancelled, .cancelled, .cancelled])
    #expect(events.map(\.id) == [3, 5, 0] && events.last?.button == 2)
    #expect(events.allSatisfy { $0.time == 5 && $0.location.x == 9 })
    #expect(pointers.releaseAll(at: 6).isEmpty)
  }

  @Test func timesAreThisMachinesAndNeverInTheFuture() {
    var pointers = ViewerPointers()
    func time(_ milliseconds: Double, at now: Double) -> Double? {
      pointers.event(report(.hover, milliseconds: milliseconds), at: now)?.time
    }
    #expect(time(5_000, at: 100) == 100)
    #expect(abs((time(5_016, at: 100.050) ?? 0) - 100.016) < 1e-9, "it was on its way for 34 ms")
    #expect(time(6_000, at: 100.5) == 100.5, "the page's clock is set anew by whatever came quicker")
    #expect(time(0, at: 200) == 199, "a second ago at most")
    pointers.begin()
    #expect(time(0, at: 300) == 300, "another page has another clock")
  }
}
