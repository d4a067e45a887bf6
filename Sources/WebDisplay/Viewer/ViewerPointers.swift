import CoreGraphics
import Foundation
import WindowServer

/// The mouse, pen and fingers of a page. Converts the browser's reports, which may be incomplete or contradictory, to
/// complete presses and touches.
struct ViewerPointers {
  /// The seconds and points within which a second press makes a double click.
  private static let doubleClickTime: TimeInterval = 0.4
  private static let doubleClickDistance: CGFloat = 5

  /// The last position of the pointer.
  private(set) var location = CGPoint.zero

  private var pressedButton = 0
  private var clickCount = 0
  private var lastClick: (time: TimeInterval, button: Int, location: CGPoint)?
  /// The seconds by which this machine's clock is ahead of the page's.
  private var clockOffset = Double.infinity
  private var touches: Set<Int> = []

  /// Creates the pointers of a page whose clock is not known.
  mutating func begin() { clockOffset = .infinity }

  /// Sets the pointer's position without a press or a move.
  mutating func move(to location: CGPoint) { self.location = location }

  /// Returns the event for a report; `nil` for one that contradicts those before.
  /// - Parameter now: the seconds of this machine's clock.
  mutating func event(_ report: ViewerInput.Pointer, at now: TimeInterval) -> InputEvent.Pointer? {
    location = report.location
    let time = time(report.milliseconds, now)
    var event = InputEvent.Pointer(
      phase: report.phase, kind: report.kind, id: report.id, location: report.location, button: 0, clickCount: 0,
      modifiers: report.modifiers, time: time)
    if report.kind == .touch {
      // Fingers are numbered from 1: 0 is the mouse.
      event.id = report.id + 1
      event.button = 1
      event.clickCount = 1
      switch report.phase {
      case .began: touches.insert(event.id)
      case .moved: guard touches.contains(event.id) else { return nil }
      case .ended, .cancelled: guard touches.remove(event.id) != nil else { return nil }
      case .hover, .exited: return nil
      }
      return event
    }
    event.id = 0
    switch report.phase {
    case .began:
      // Only one press at a time: in UIKit, the buttons are a mask of one touch.
      guard pressedButton == 0, report.button > 0 else { return nil }
      countClick(of: report.button, at: time)
      pressedButton = report.button
    case .ended, .cancelled:
      guard pressedButton != 0, report.phase == .cancelled || report.button == pressedButton else { return nil }
    case .moved: if pressedButton == 0 { event.phase = .hover }
    case .hover: if pressedButton != 0 { event.phase = .moved }
    case .exited: if pressedButton != 0 { return nil }
    }
    event.button = pressedButton
    event.clickCount = pressedButton == 0 ? 0 : clickCount
    if event.phase == .ended || event.phase == .cancelled { pressedButton = 0 }
    return event
  }

  /// Returns the events that end everything that is held down.
  mutating func releaseAll(at now: TimeInterval) -> [InputEvent.Pointer] {
    var events = touches.sorted().map {
      InputEvent.Pointer(phase: .cancelled, kind: .touch, id: $0, location: location, button: 1, time: now)
    }
    touches = []
    if pressedButton != 0 {
      events.append(.init(phase: .cancelled, location: location, button: pressedButton, time: now))
    }
    pressedButton = 0
    return events
  }

  private mutating func countClick(of button: Int, at time: TimeInterval) {
    if let lastClick, lastClick.button == button, time - lastClick.time <= Self.doubleClickTime,
      hypot(location.x - lastClick.location.x, location.y - lastClick.location.y) <= Self.doubleClickDistance
    {
      clickCount += 1
    } else {
      clickCount = 1
    }
    lastClick = (time, button, location)
  }

  /// Converts the page's time to this machine's, never in the future.
  private mutating func time(_ milliseconds: Double, _ now: TimeInterval) -> TimeInterval {
    clockOffset = min(clockOffset, now - milliseconds / 1_000)
    return min(now, max(milliseconds / 1_000 + clockOffset, now - 1))
  }
}
