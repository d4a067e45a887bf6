import QuartzCore
import WindowServer

/// Scripted input. Times are the pacer's; helpers with a duration advance a `VirtualClockPacer`, so that frames and
/// timers run between their events as with real input, and deliver at once with any other clock.
extension HeadlessSurface {
  package typealias Modifiers = InputEvent.Modifiers

  // MARK: Pointer

  package func hover(at location: CGPoint, modifiers: Modifiers = []) {
    deliver(.pointer(.init(phase: .hover, location: location, clickCount: 0, modifiers: modifiers, time: now)))
  }

  package func pointerExit() {
    deliver(.pointer(.init(phase: .exited, location: CGPoint(x: -1, y: -1), clickCount: 0, time: now)))
  }

  package func pointerDown(
    at location: CGPoint, button: Int = 1, kind: InputEvent.Pointer.Kind = .touch, id: Int = 0, clickCount: Int = 1,
    modifiers: Modifiers = []
  ) {
    let pointer = InputEvent.Pointer(
      phase: .began, kind: kind, id: id, location: location, button: button, clickCount: clickCount,
      modifiers: modifiers, time: now)
    pressed[id] = pointer
    deliver(.pointer(pointer))
  }

  /// Moves a pointer; does nothing if no pointer with that `id` is down.
  package func pointerMove(to location: CGPoint, id: Int = 0) {
    guard var pointer = pressed[id] else { return }
    pointer.phase = .moved
    pointer.location = location
    pointer.time = now
    pressed[id] = pointer
    deliver(.pointer(pointer))
  }

  /// Lifts the pointer, at its last place unless another is given.
  package func pointerUp(at location: CGPoint? = nil, id: Int = 0, cancelled: Bool = false) {
    guard var pointer = pressed.removeValue(forKey: id) else { return }
    pointer.phase = cancelled ? .cancelled : .ended
    if let location { pointer.location = location }
    pointer.time = now
    deliver(.pointer(pointer))
  }

  /// Taps or clicks `count` times, each for `hold` seconds with the same time in between.
  package func tap(
    at location: CGPoint, count: Int = 1, button: Int = 1, kind: InputEvent.Pointer.Kind = .touch,
    hold: TimeInterval = 0.05,
    modifiers: Modifiers = []
  ) {
    for click in 1...max(count, 1) {
      if click > 1 { pass(hold) }
      pointerDown(at: location, button: button, kind: kind, clickCount: click, modifiers: modifiers)
      pass(hold)
      pointerUp()
    }
  }

  /// Presses at `start`, moves to `end` at constant speed with one event per frame, rests there for `rest` seconds and
  /// releases.
  package func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25, rest: TimeInterval = 0,
    kind: InputEvent.Pointer.Kind = .touch, id: Int = 0, modifiers: Modifiers = []
  ) {
    pointerDown(at: start, kind: kind, id: id, modifiers: modifiers)
    let steps = max(Int((duration * VirtualClockPacer.framesPerSecond).rounded()), 1)
    for step in 1...steps {
      pass(duration / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      pointerMove(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part), id: id)
    }
    pass(rest)
    pointerUp(id: id)
  }

  // MARK: Scroll and pinch

  /// Turns a wheel by `notches`, with one event for each and the remainder last.
  package func scrollWheel(by notches: CGVector, at location: CGPoint, modifiers: Modifiers = []) {
    deliver(
      .scroll(.init(unit: .notch, delta: notches, location: location, modifiers: modifiers, time: now)))
  }

  /// Moves two fingers on a touchpad: one event per frame, in total `delta` points, then the end.
  package func scrollTouchpad(
    by delta: CGVector, at location: CGPoint, duration: TimeInterval = 0.25, modifiers: Modifiers = []
  ) {
    let steps = max(Int((duration * VirtualClockPacer.framesPerSecond).rounded()), 1)
    let part = CGVector(dx: delta.dx / CGFloat(steps), dy: delta.dy / CGFloat(steps))
    for step in 0..<steps {
      if step > 0 { pass(duration / Double(steps)) }
      deliver(
        .scroll(
          .init(
            unit: .point, phase: step == 0 ? .began : .changed, delta: part, location: location, modifiers: modifiers,
            time: now)))
    }
    pass(duration / Double(steps))
    deliver(
      .scroll(
        .init(
          unit: .point, phase: .ended, delta: CGVector(dx: 0, dy: 0), location: location, modifiers: modifiers,
          time: now)))
  }

  /// Pinches a touchpad from 1 to `scale`.
  package func pinch(to scale: CGFloat, at location: CGPoint, duration: TimeInterval = 0.25) {
    deliver(.magnify(.init(phase: .began, scale: 1, location: location, time: now)))
    let steps = max(Int((duration * VirtualClockPacer.framesPerSecond).rounded()), 1)
    for step in 1...steps {
      pass(duration / Double(steps))
      let part = 1 + (scale - 1) * CGFloat(step) / CGFloat(steps)
      deliver(.magnify(.init(phase: .changed, scale: part, location: location, time: now)))
    }
    deliver(.magnify(.init(phase: .ended, scale: scale, location: location, time: now)))
  }

  // MARK: Keyboard

  /// Presses and releases a key by its HID usage.
  package func pressKey(_ usage: Int, characters: String = "", modifiers: Modifiers = [], repeats: Int = 0) {
    let plain = characters.lowercased()
    for index in 0...max(repeats, 0) {
      deliver(
        .key(
          .init(
            phase: .down, usage: usage, characters: characters, charactersIgnoringModifiers: plain,
            modifiers: modifiers, isRepeat: index > 0, time: now)))
    }
    deliver(
      .key(
        .init(
          phase: .up, usage: usage, characters: characters, charactersIgnoringModifiers: plain, modifiers: modifiers,
          time: now)))
  }

  /// Types `text`, with a key press for each character.
  package func type(_ text: String, modifiers: Modifiers = []) {
    for character in text {
      pressKey(KeyUsage.usage(typing: character), characters: String(character), modifiers: modifiers)
    }
  }

  // MARK: Time

  private var now: TimeInterval { FrameScheduler.current.now }

  private func pass(_ duration: TimeInterval) {
    (FrameScheduler.current.pacer as? VirtualClockPacer)?.advance(by: duration)
  }
}
