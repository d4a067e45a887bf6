import CGTK
import QuartzCore

/// Converts the raw events of a window to `InputEvent`s.
///
/// Raw events instead of GTK's gestures, since UIKit recognises gestures itself. GDK limits motion and scrolling to one
/// event per frame and keeps the merged ones as history; further ones (from several devices) are merged here.
@MainActor final class GTKInput {
  /// The points per unit of a touchpad: GTK's own scrolled windows use this factor for surface units, and libinput's X
  /// driver counts 15 units per notch.
  private static let pointsPerSurfaceUnit: CGFloat = 2.5
  private static let surfaceUnitsPerNotch: CGFloat = 15
  /// X11 devices may never report that the fingers have left the touchpad.
  private static let scrollTimeout: TimeInterval = 0.15

  private unowned let surface: GTKSurface
  private let controller: OpaquePointer
  private var location = CGPoint.zero
  private var pressedButton = 0
  /// The device of the last press or touch.
  private var device: OpaquePointer?
  /// Whether any event has contained the pointer's position.
  private var knowsLocation = false
  private var clickCount = 0
  private var lastClick: (time: TimeInterval, button: Int, location: CGPoint)?
  private var touches: [GDKEvent.Finger: Int] = [:]
  private var pressedKeys: Set<guint> = []
  private var isTouchpadScrolling = false
  private var scrollEnd: (any PacerTimer)?
  private var pendingScroll: InputEvent.Scroll?

  init(surface: GTKSurface) {
    self.surface = surface
    guard let controller = gtk_event_controller_legacy_new() else {
      fatalError("GTK could not make an event controller: out of memory.")
    }
    self.controller = controller
    gtk_widget_add_controller(surface.content, controller)
    let handler: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean = {
      _, event, data in
      MainActor.assumeIsolated {
        guard let event, let input = object(GTKInput.self, from: data) else { return gboolean(0) }
        return gboolean(input.handle(GDKEvent(event)) ? 1 : 0)
      }
    }
    Signal.connect(
      UnsafeMutableRawPointer(controller), "event", data: Unmanaged.passUnretained(self).toOpaque(), handler)
  }

  /// Stops all delivery. Call it before the window is closed.
  func detach() {
    scrollEnd?.cancel()
    gtk_widget_remove_controller(surface.content, controller)
  }

  /// Called when the window loses the keyboard: from then on it receives no events for released keys.
  func forgetPressedKeys() { pressedKeys = [] }

  /// The device that is pressed, or whose fingers are on the window; nil for none.
  var pressedDevice: OpaquePointer? { pressedButton != 0 || !touches.isEmpty ? device : nil }

  /// Ends the current press, whose events go to a drag from now on. Not at once: this is called within such an event.
  func releaseLater() {
    _ = surface.server.frames.schedule(after: 0) { [weak self] in self?.cancelPresses() }
  }

  private func cancelPresses() {
    let now = GTKPacer.time
    if pressedButton != 0 {
      let button = pressedButton
      pressedButton = 0
      send(
        .pointer(.init(phase: .cancelled, location: location, button: button, clickCount: clickCount, time: now)))
    }
    let fingers = touches.values.sorted()
    touches = [:]
    for id in fingers {
      send(.pointer(.init(phase: .cancelled, kind: .touch, id: id, location: location, button: 1, time: now)))
    }
  }

  private func send(_ event: InputEvent) { surface.delegate?.surface(surface, didReceive: event) }

  // MARK: Events

  /// Handles an event.
  ///
  /// - Returns: whether GTK should ignore the event.
  private func handle(_ event: GDKEvent) -> Bool {
    if event.isEmulated { return true }
    let type = event.type
    if type == GDK_SCROLL { return scroll(event) }
    flushScroll()
    switch type {
    case GDK_MOTION_NOTIFY: motion(event)
    case GDK_BUTTON_PRESS: press(event)
    case GDK_BUTTON_RELEASE: release(event)
    case GDK_ENTER_NOTIFY: hover(event)
    case GDK_LEAVE_NOTIFY: leave(event)
    case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: touch(event, type)
    case GDK_GRAB_BROKEN: cancelPress(event)
    case GDK_TOUCHPAD_PINCH: pinch(event)
    case GDK_KEY_PRESS, GDK_KEY_RELEASE: return key(event, isDown: type == GDK_KEY_PRESS)
    default: return false
    }
    return true
  }

  private func motion(_ event: GDKEvent) {
    updateLocation(event)
    send(
      .pointer(
        .init(
          phase: pressedButton == 0 ? .hover : .moved, kind: event.kind, location: location, button: pressedButton,
          clickCount: pressedButton == 0 ? 0 : clickCount, modifiers: event.modifiers, time: event.time,
          history: history(event))))
  }

  private func press(_ event: GDKEvent) {
    updateLocation(event)
    // One press at a time: in UIKit buttons are a mask of one touch.
    guard pressedButton == 0, !isOverTextEntry else { return }
    let button = event.button
    let now = event.time
    if let lastClick, lastClick.button == button, now - lastClick.time <= doubleClickTime,
      hypot(location.x - lastClick.location.x, location.y - lastClick.location.y) <= doubleClickDistance
    {
      clickCount += 1
    } else {
      clickCount = 1
    }
    lastClick = (now, button, location)
    pressedButton = button
    device = event.device
    send(
      .pointer(
        .init(
          phase: .began, kind: event.kind, location: location, button: button, clickCount: clickCount,
          modifiers: event.modifiers, time: now)))
  }

  private func release(_ event: GDKEvent) {
    updateLocation(event)
    let button = event.button
    guard button == pressedButton else { return }
    pressedButton = 0
    send(
      .pointer(
        .init(
          phase: .ended, kind: event.kind, location: location, button: button, clickCount: clickCount,
          modifiers: event.modifiers, time: event.time)))
  }

  private func cancelPress(_ event: GDKEvent) {
    guard pressedButton != 0 else { return }
    let button = pressedButton
    pressedButton = 0
    send(
      .pointer(
        .init(phase: .cancelled, location: location, button: button, clickCount: clickCount, time: event.time)))
  }

  private func hover(_ event: GDKEvent) {
    guard pressedButton == 0 else { return }
    updateLocation(event)
    send(
      .pointer(
        .init(
          phase: .hover, kind: event.kind, location: location, clickCount: 0, modifiers: event.modifiers,
          time: event.time)))
  }

  private func leave(_ event: GDKEvent) {
    guard pressedButton == 0 else { return }
    send(.pointer(.init(phase: .exited, location: location, clickCount: 0, time: event.time)))
  }

  private func touch(_ event: GDKEvent, _ type: GdkEventType) {
    guard let finger = event.finger else { return }
    let phase: InputEvent.Pointer.Phase
    switch type {
    case GDK_TOUCH_BEGIN:
      // The smallest free number, starting at 1: 0 is the mouse.
      let used = Set(touches.values)
      touches[finger] = (1...).first { !used.contains($0) } ?? 1
      device = event.device
      phase = .began
    case GDK_TOUCH_UPDATE: phase = .moved
    case GDK_TOUCH_END: phase = .ended
    default: phase = .cancelled
    }
    guard let id = touches[finger] else { return }
    if phase == .ended || phase == .cancelled { touches[finger] = nil }
    updateLocation(event)
    send(
      .pointer(
        .init(
          phase: phase, kind: .touch, id: id, location: location, button: 1, modifiers: event.modifiers,
          time: event.time, history: history(event))))
  }

  private func pinch(_ event: GDKEvent) {
    updateLocation(event)
    let phase = event.pinchPhase
    send(
      .magnify(
        .init(
          phase: phase, scale: phase == .began ? 1 : event.pinchScale, location: location, time: event.time)))
  }

  // MARK: Scrolling

  private func scroll(_ event: GDKEvent) -> Bool {
    updateLocation(event)
    let (delta, isStop) = event.scroll
    let isSurfaceUnit = event.scrollsBySurfaceUnits
    let isTouchpad = isSurfaceUnit || event.isFromTouchpad
    guard isTouchpad else {
      if delta.dx != 0 || delta.dy != 0 {
        add(
          .init(
            unit: .notch, phase: .none, delta: delta, location: location, modifiers: event.modifiers, time: event.time
          ))
      }
      return true
    }
    let factor = Self.pointsPerSurfaceUnit * (isSurfaceUnit ? 1 : Self.surfaceUnitsPerNotch)
    let distance = CGVector(dx: delta.dx * factor, dy: delta.dy * factor)
    if isStop {
      endTouchpadScroll(at: event.time)
    } else if distance.dx != 0 || distance.dy != 0 {
      let phase: InputEvent.Scroll.Phase = isTouchpadScrolling ? .changed : .began
      isTouchpadScrolling = true
      add(
        .init(
          unit: .point, phase: phase, delta: distance, location: location, modifiers: event.modifiers, time: event.time)
      )
      scrollEnd?.cancel()
      scrollEnd = surface.server.frames.schedule(after: Self.scrollTimeout) { [weak self] in
        self?.endTouchpadScroll(at: GTKPacer.time)
      }
    }
    return true
  }

  private func endTouchpadScroll(at time: TimeInterval) {
    flushScroll()
    scrollEnd?.cancel()
    scrollEnd = nil
    guard isTouchpadScrolling else { return }
    isTouchpadScrolling = false
    send(
      .scroll(
        .init(unit: .point, phase: .ended, delta: CGVector(dx: 0, dy: 0), location: location, time: time)))
  }

  /// Merges `scroll` with the one that waits for the frame; sends what cannot be merged.
  private func add(_ scroll: InputEvent.Scroll) {
    if var pending = pendingScroll {
      if pending.unit == scroll.unit, pending.modifiers == scroll.modifiers,
        scroll.phase == .none || scroll.phase == .changed
      {
        pending.delta.dx += scroll.delta.dx
        pending.delta.dy += scroll.delta.dy
        pending.location = scroll.location
        pending.time = scroll.time
        pendingScroll = pending
        return
      }
      flushScroll()
    }
    pendingScroll = scroll
    surface.server.frames.requestFrame()
  }

  /// Sends delayed scrolling. Called before each frame.
  func flushScroll() {
    guard let scroll = pendingScroll else { return }
    pendingScroll = nil
    send(.scroll(scroll))
  }

  // MARK: Keys

  private func key(_ event: GDKEvent, isDown: Bool) -> Bool {
    let (keyval, code, plain) = (event.keyval, event.keycode, event.plainKeyval)
    let isRepeat = isDown && !pressedKeys.insert(code).inserted
    // A release without a press here belongs to a text field or another window.
    if !isDown, pressedKeys.remove(code) == nil { return true }
    var usage = KeyMap.usage(keyval: plain)
    if usage == 0 { usage = KeyMap.usage(keyval: keyval) }
    send(
      .key(
        .init(
          phase: isDown ? .down : .up, usage: usage,
          characters: KeyMap.character(keyval: keyval).map(String.init) ?? "",
          charactersIgnoringModifiers: KeyMap.character(keyval: plain).map(String.init) ?? "",
          modifiers: event.modifiers, isRepeat: isRepeat, time: event.time)))
    return true
  }

  // MARK: Places

  private func updateLocation(_ event: GDKEvent) {
    // Some hosts send scroll events without a position; the pointer's last one is used then. A pointer that was over
    // the window when it opened and has not moved since is in no event.
    if let position = event.position ?? (knowsLocation ? nil : event.pointerPosition) {
      location = convert(position)
      knowsLocation = true
    }
  }

  /// Whether a text field is under the pointer, which handles presses itself.
  private var isOverTextEntry: Bool {
    gtk_widget_pick(surface.content, location.x, location.y, GTK_PICK_DEFAULT) != surface.content
  }

  /// Converts from the GdkSurface, which includes shadow and title bar, to the content.
  private func convert(_ position: CGPoint) -> CGPoint {
    var originX = 0.0
    var originY = 0.0
    gtk_native_get_surface_transform(OpaquePointer(surface.windowWidget), &originX, &originY)
    var contentX = 0.0
    var contentY = 0.0
    gtk_widget_translate_coordinates(
      surface.windowWidget, surface.content, position.x - originX, position.y - originY, &contentX, &contentY)
    return CGPoint(x: contentX, y: contentY)
  }

  private func history(_ event: GDKEvent) -> [InputEvent.Pointer.Sample] {
    event.history.map { InputEvent.Pointer.Sample(location: convert($0.position), time: $0.time) }
  }

  private var doubleClickTime: TimeInterval {
    TimeInterval(
      lineup_object_get_int(
        gtk_widget_get_settings(surface.content).map(UnsafeMutableRawPointer.init), "gtk-double-click-time")) / 1000
  }
  private var doubleClickDistance: CGFloat {
    CGFloat(
      lineup_object_get_int(
        gtk_widget_get_settings(surface.content).map(UnsafeMutableRawPointer.init), "gtk-double-click-distance"))
  }
}
