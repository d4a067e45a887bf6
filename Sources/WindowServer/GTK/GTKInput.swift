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
  /// Whether any event has contained the pointer's position.
  private var knowsLocation = false
  private var clickCount = 0
  private var lastClick: (time: TimeInterval, button: Int, location: CGPoint)?
  private var touches: [OpaquePointer: Int] = [:]
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
        return gboolean(input.handle(event) ? 1 : 0)
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

  private func send(_ event: InputEvent) { surface.delegate?.surface(surface, didReceive: event) }

  // MARK: Events

  /// Handles an event.
  ///
  /// - Returns: whether GTK should ignore the event.
  private func handle(_ event: OpaquePointer) -> Bool {
    if gdk_event_get_pointer_emulated(event) != 0 { return true }
    let type = gdk_event_get_event_type(event)
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

  private func motion(_ event: OpaquePointer) {
    updateLocation(event)
    send(
      .pointer(
        .init(
          phase: pressedButton == 0 ? .hover : .moved, kind: kind(event), location: location, button: pressedButton,
          clickCount: pressedButton == 0 ? 0 : clickCount, modifiers: modifiers(event), time: time(event),
          history: history(event))))
  }

  private func press(_ event: OpaquePointer) {
    updateLocation(event)
    // One press at a time: in UIKit buttons are a mask of one touch.
    guard pressedButton == 0, !isOverTextEntry else { return }
    let button = Int(gdk_button_event_get_button(event))
    let now = time(event)
    if let lastClick, lastClick.button == button, now - lastClick.time <= doubleClickTime,
      hypot(location.x - lastClick.location.x, location.y - lastClick.location.y) <= doubleClickDistance
    {
      clickCount += 1
    } else {
      clickCount = 1
    }
    lastClick = (now, button, location)
    pressedButton = button
    send(
      .pointer(
        .init(
          phase: .began, kind: kind(event), location: location, button: button, clickCount: clickCount,
          modifiers: modifiers(event), time: now)))
  }

  private func release(_ event: OpaquePointer) {
    updateLocation(event)
    let button = Int(gdk_button_event_get_button(event))
    guard button == pressedButton else { return }
    pressedButton = 0
    send(
      .pointer(
        .init(
          phase: .ended, kind: kind(event), location: location, button: button, clickCount: clickCount,
          modifiers: modifiers(event), time: time(event))))
  }

  private func cancelPress(_ event: OpaquePointer) {
    guard pressedButton != 0 else { return }
    let button = pressedButton
    pressedButton = 0
    send(
      .pointer(
        .init(phase: .cancelled, location: location, button: button, clickCount: clickCount, time: time(event))))
  }

  private func hover(_ event: OpaquePointer) {
    guard pressedButton == 0 else { return }
    updateLocation(event)
    send(
      .pointer(
        .init(
          phase: .hover, kind: kind(event), location: location, clickCount: 0, modifiers: modifiers(event),
          time: time(event))))
  }

  private func leave(_ event: OpaquePointer) {
    guard pressedButton == 0 else { return }
    send(.pointer(.init(phase: .exited, location: location, clickCount: 0, time: time(event))))
  }

  private func touch(_ event: OpaquePointer, _ type: GdkEventType) {
    guard let sequence = gdk_event_get_event_sequence(event) else { return }
    let phase: InputEvent.Pointer.Phase
    switch type {
    case GDK_TOUCH_BEGIN:
      // The smallest free number, starting at 1: 0 is the mouse.
      let used = Set(touches.values)
      touches[sequence] = (1...).first { !used.contains($0) } ?? 1
      phase = .began
    case GDK_TOUCH_UPDATE: phase = .moved
    case GDK_TOUCH_END: phase = .ended
    default: phase = .cancelled
    }
    guard let id = touches[sequence] else { return }
    if phase == .ended || phase == .cancelled { touches[sequence] = nil }
    updateLocation(event)
    send(
      .pointer(
        .init(
          phase: phase, kind: .touch, id: id, location: location, button: 1, modifiers: modifiers(event),
          time: time(event), history: history(event))))
  }

  private func pinch(_ event: OpaquePointer) {
    updateLocation(event)
    let phase: InputEvent.Magnify.Phase
    switch gdk_touchpad_event_get_gesture_phase(event) {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: phase = .began
    case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: phase = .changed
    case GDK_TOUCHPAD_GESTURE_PHASE_END: phase = .ended
    default: phase = .cancelled
    }
    send(
      .magnify(
        .init(
          phase: phase, scale: phase == .began ? 1 : gdk_touchpad_event_get_pinch_scale(event), location: location,
          time: time(event))))
  }

  // MARK: Scrolling

  private func scroll(_ event: OpaquePointer) -> Bool {
    updateLocation(event)
    var delta = CGVector(dx: 0, dy: 0)
    var isStop = false
    switch gdk_scroll_event_get_direction(event) {
    case GDK_SCROLL_UP: delta.dy = -1
    case GDK_SCROLL_DOWN: delta.dy = 1
    case GDK_SCROLL_LEFT: delta.dx = -1
    case GDK_SCROLL_RIGHT: delta.dx = 1
    default:
      var dx = 0.0
      var dy = 0.0
      gdk_scroll_event_get_deltas(event, &dx, &dy)
      delta = CGVector(dx: dx, dy: dy)
      isStop = gdk_scroll_event_is_stop(event) != 0
    }
    let isSurfaceUnit = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE
    let isTouchpad = isSurfaceUnit || source(event) == GDK_SOURCE_TOUCHPAD
    guard isTouchpad else {
      if delta.dx != 0 || delta.dy != 0 {
        add(
          .init(
            unit: .notch, phase: .none, delta: delta, location: location, modifiers: modifiers(event), time: time(event)
          ))
      }
      return true
    }
    let factor = Self.pointsPerSurfaceUnit * (isSurfaceUnit ? 1 : Self.surfaceUnitsPerNotch)
    delta = CGVector(dx: delta.dx * factor, dy: delta.dy * factor)
    if isStop {
      endTouchpadScroll(at: time(event))
    } else if delta.dx != 0 || delta.dy != 0 {
      let phase: InputEvent.Scroll.Phase = isTouchpadScrolling ? .changed : .began
      isTouchpadScrolling = true
      add(
        .init(
          unit: .point, phase: phase, delta: delta, location: location, modifiers: modifiers(event), time: time(event)))
      scrollEnd?.cancel()
      scrollEnd = FrameScheduler.pacer.schedule(after: Self.scrollTimeout) { [weak self] in
        self?.endTouchpadScroll(at: FrameScheduler.pacer.now)
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
    FrameScheduler.pacer.requestFrame()
  }

  /// Sends delayed scrolling. Called before each frame.
  func flushScroll() {
    guard let scroll = pendingScroll else { return }
    pendingScroll = nil
    send(.scroll(scroll))
  }

  // MARK: Keys

  private func key(_ event: OpaquePointer, isDown: Bool) -> Bool {
    let keyval = gdk_key_event_get_keyval(event)
    let code = gdk_key_event_get_keycode(event)
    var plain = keyval
    if let display = gdk_event_get_display(event) {
      gdk_display_translate_key(
        display, code, GdkModifierType(rawValue: 0), Int32(gdk_key_event_get_layout(event)), &plain, nil, nil, nil)
    }
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
          modifiers: modifiers(event), isRepeat: isRepeat, time: time(event))))
    return true
  }

  // MARK: Properties of events

  private func modifiers(_ event: OpaquePointer) -> InputEvent.Modifiers {
    KeyMap.modifiers(gdk_event_get_modifier_state(event))
  }

  private func source(_ event: OpaquePointer) -> GdkInputSource {
    guard let device = gdk_event_get_device(event) else { return GDK_SOURCE_MOUSE }
    return gdk_device_get_source(device)
  }

  private func kind(_ event: OpaquePointer) -> InputEvent.Pointer.Kind {
    switch source(event) {
    case GDK_SOURCE_PEN: .pen
    case GDK_SOURCE_TOUCHSCREEN: .touch
    default: .mouse
    }
  }

  private func updateLocation(_ event: OpaquePointer) {
    var x = 0.0
    var y = 0.0
    // Some hosts send scroll events without a position; the pointer's last one is used then.
    if gdk_event_get_position(event, &x, &y) != 0 || (!knowsLocation && findPointer(event, &x, &y)) {
      location = convert(x, y)
      knowsLocation = true
    }
  }

  /// Queries the position of a pointer that was over the window when it opened and has not moved since, so that no
  /// event contained it.
  private func findPointer(_ event: OpaquePointer, _ x: inout Double, _ y: inout Double) -> Bool {
    // Not from the event's own device: on Wayland a wheel has no position, and querying it ends the program (GTK 4.8).
    guard let display = gdk_event_get_display(event), let seat = gdk_display_get_default_seat(display),
      let device = gdk_seat_get_pointer(seat), let gdkSurface = gdk_event_get_surface(event)
    else { return false }
    return gdk_surface_get_device_position(gdkSurface, device, &x, &y, nil) != 0
  }

  /// Whether a text field is under the pointer, which handles presses itself.
  private var isOverTextEntry: Bool {
    gtk_widget_pick(surface.content, location.x, location.y, GTK_PICK_DEFAULT) != surface.content
  }

  /// Converts from the GdkSurface, which includes shadow and title bar, to the content.
  private func convert(_ x: Double, _ y: Double) -> CGPoint {
    var originX = 0.0
    var originY = 0.0
    gtk_native_get_surface_transform(OpaquePointer(surface.windowWidget), &originX, &originY)
    var contentX = 0.0
    var contentY = 0.0
    gtk_widget_translate_coordinates(
      surface.windowWidget, surface.content, x - originX, y - originY, &contentX, &contentY)
    return CGPoint(x: contentX, y: contentY)
  }

  private func history(_ event: OpaquePointer) -> [InputEvent.Pointer.Sample] {
    var count: guint = 0
    guard let coordinates = gdk_event_get_history(event, &count) else { return [] }
    defer { g_free(coordinates) }
    return (0..<Int(count)).map { index in
      let coordinate = coordinates[index]
      // Axis 0 is unused (GDK_AXIS_IGNORE); X and Y follow.
      return InputEvent.Pointer.Sample(
        location: convert(coordinate.axes.1, coordinate.axes.2), time: time(milliseconds: coordinate.time))
    }
  }

  private func time(_ event: OpaquePointer) -> TimeInterval { time(milliseconds: gdk_event_get_time(event)) }

  /// Converts a time stamp. Hosts use the low 32 bits of a millisecond clock, in practice the monotonic one; a stamp
  /// that does not fit (from another machine, or none) means now.
  private func time(milliseconds: guint32) -> TimeInterval {
    let now = FrameScheduler.pacer.now
    let nowMilliseconds = Int64(now * 1000)
    let age = Int32(bitPattern: UInt32(truncatingIfNeeded: nowMilliseconds) &- milliseconds)
    guard milliseconds != 0, age >= 0, age < 5000 else { return now }
    return TimeInterval(nowMilliseconds - Int64(age)) / 1000
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
