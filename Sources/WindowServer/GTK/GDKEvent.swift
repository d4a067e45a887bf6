import CGTK
import QuartzCore

/// An event as GDK delivers it. It is valid until its delivery ends.
@MainActor struct GDKEvent {
  /// A finger on a touchscreen, from its press to its release.
  struct Finger: Hashable {
    fileprivate let sequence: OpaquePointer
  }

  private let event: OpaquePointer

  init(_ event: OpaquePointer) { self.event = event }

  var type: GdkEventType { gdk_event_get_event_type(event) }
  /// Whether the event repeats one of a touch, for programs that know a mouse only.
  var isEmulated: Bool { gdk_event_get_pointer_emulated(event) != 0 }
  /// The time of the event on the clock of GTK's server.
  var time: TimeInterval { Self.time(milliseconds: gdk_event_get_time(event)) }
  var modifiers: InputEvent.Modifiers { KeyMap.modifiers(gdk_event_get_modifier_state(event)) }

  /// Converts a time stamp. Hosts use the low 32 bits of a millisecond clock, in practice the monotonic one; a stamp
  /// that does not fit (from another machine, or none) means now.
  private static func time(milliseconds: guint32) -> TimeInterval {
    let now = GTKPacer.time
    let nowMilliseconds = Int64(now * 1000)
    let age = Int32(bitPattern: UInt32(truncatingIfNeeded: nowMilliseconds) &- milliseconds)
    guard milliseconds != 0, age >= 0, age < 5000 else { return now }
    return TimeInterval(nowMilliseconds - Int64(age)) / 1000
  }

  // MARK: Devices

  /// The device, which lives as long as the display.
  var device: OpaquePointer? { gdk_event_get_device(event) }

  private var source: GdkInputSource {
    guard let device = gdk_event_get_device(event) else { return GDK_SOURCE_MOUSE }
    return gdk_device_get_source(device)
  }

  var isFromTouchpad: Bool { source == GDK_SOURCE_TOUCHPAD }

  var kind: InputEvent.Pointer.Kind {
    switch source {
    case GDK_SOURCE_PEN: .pen
    case GDK_SOURCE_TOUCHSCREEN: .touch
    default: .mouse
    }
  }

  // MARK: Pointers

  /// The pointer's place in the GdkSurface; nil if the event has none.
  var position: CGPoint? {
    var x = 0.0
    var y = 0.0
    return gdk_event_get_position(event, &x, &y) != 0 ? CGPoint(x: x, y: y) : nil
  }

  /// The place in the GdkSurface of the desktop's pointer, which may have been there before the window opened.
  var pointerPosition: CGPoint? {
    // Not from the event's own device: on Wayland a wheel has no position, and querying it ends the program (GTK 4.8).
    guard let display = gdk_event_get_display(event), let seat = gdk_display_get_default_seat(display),
      let device = gdk_seat_get_pointer(seat), let surface = gdk_event_get_surface(event)
    else { return nil }
    var x = 0.0
    var y = 0.0
    return gdk_surface_get_device_position(surface, device, &x, &y, nil) != 0 ? CGPoint(x: x, y: y) : nil
  }

  /// The places in the GdkSurface that were merged into this event, oldest first.
  var history: [(position: CGPoint, time: TimeInterval)] {
    var count: guint = 0
    guard let coordinates = gdk_event_get_history(event, &count) else { return [] }
    defer { g_free(coordinates) }
    return (0..<Int(count)).map { index in
      let coordinate = coordinates[index]
      // Axis 0 is unused (GDK_AXIS_IGNORE); X and Y follow.
      return (CGPoint(x: coordinate.axes.1, y: coordinate.axes.2), Self.time(milliseconds: coordinate.time))
    }
  }

  /// The button of a press or release, counted from 1.
  var button: Int { Int(gdk_button_event_get_button(event)) }
  /// The finger of a touch.
  var finger: Finger? { gdk_event_get_event_sequence(event).map(Finger.init) }

  // MARK: Pinching and scrolling

  var pinchPhase: InputEvent.Magnify.Phase {
    switch gdk_touchpad_event_get_gesture_phase(event) {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: .began
    case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: .changed
    case GDK_TOUCHPAD_GESTURE_PHASE_END: .ended
    default: .cancelled
    }
  }

  /// The ratio of the fingers' distance to that at the beginning.
  var pinchScale: CGFloat { gdk_touchpad_event_get_pinch_scale(event) }

  /// The notches or units of a scroll event, and whether it ends a movement on a touchpad.
  var scroll: (delta: CGVector, isStop: Bool) {
    switch gdk_scroll_event_get_direction(event) {
    case GDK_SCROLL_UP: return (CGVector(dx: 0, dy: -1), false)
    case GDK_SCROLL_DOWN: return (CGVector(dx: 0, dy: 1), false)
    case GDK_SCROLL_LEFT: return (CGVector(dx: -1, dy: 0), false)
    case GDK_SCROLL_RIGHT: return (CGVector(dx: 1, dy: 0), false)
    default:
      var dx = 0.0
      var dy = 0.0
      gdk_scroll_event_get_deltas(event, &dx, &dy)
      return (CGVector(dx: dx, dy: dy), gdk_scroll_event_is_stop(event) != 0)
    }
  }

  /// Whether scrolling is counted in units of the GdkSurface, not in notches.
  var scrollsBySurfaceUnits: Bool { gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE }

  // MARK: Keys

  var keyval: guint { gdk_key_event_get_keyval(event) }
  var keycode: guint { gdk_key_event_get_keycode(event) }

  /// The key's value without modifiers.
  var plainKeyval: guint {
    var plain = keyval
    if let display = gdk_event_get_display(event) {
      gdk_display_translate_key(
        display, keycode, GdkModifierType(rawValue: 0), Int32(gdk_key_event_get_layout(event)), &plain, nil, nil, nil)
    }
    return plain
  }
}
