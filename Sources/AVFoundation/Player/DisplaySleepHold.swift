import CGTK
import Foundation

/// Keeps the screen saver off from its creation until `end()`: by the desktop's `org.freedesktop.ScreenSaver` or,
/// without it, by the portal. Nothing waits for either; without both, nothing happens.
///
/// A desktop releases the hold when the program leaves the bus.
@MainActor final class DisplaySleepHold {
  private let state = State()

  /// Shared with pending calls: the answer to the first one determines how to end the hold.
  private final class State {
    var hasEnded = false
    var release: (() -> Void)?
  }

  /// The reason that the desktop shows.
  static var reason = "Playing video"

  init() {
    let state = state
    Self.call(
      "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver", "Inhibit",
      g_variant_new_tuple(
        [Self.text(g_get_prgname().map { String(cString: $0) } ?? "lineup"), Self.text(Self.reason)], 2)
    ) { answer in
      guard let answer, let cookie = Self.number(in: answer) else { return Self.holdByPortal(state) }
      let release = {
        Self.call(
          "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver", "UnInhibit",
          g_variant_new_tuple([g_variant_new_uint32(cookie)], 1)
        ) { _ in }
      }
      if state.hasEnded { release() } else { state.release = release }
    }
  }

  func end() {
    guard !state.hasEnded else { return }
    state.hasEnded = true
    state.release?()
    state.release = nil
  }

  private static func holdByPortal(_ state: State) {
    guard !state.hasEnded else { return }
    let entry = g_variant_new_dict_entry(text("reason"), g_variant_new_variant(text(reason)))
    let options = g_variant_new_array(nil, [entry], 1)
    // 8: the session does not count as idle.
    call(
      "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Inhibit", "Inhibit",
      g_variant_new_tuple([text(""), g_variant_new_uint32(8), options], 3)
    ) { answer in
      guard let answer, let handle = path(in: answer) else { return }
      let release = {
        call("org.freedesktop.portal.Desktop", handle, "org.freedesktop.portal.Request", "Close", nil) { _ in }
      }
      if state.hasEnded { release() } else { state.release = release }
    }
  }

  // MARK: Calls

  private final class Answer {
    let body: (OpaquePointer?) -> Void
    init(_ body: @escaping (OpaquePointer?) -> Void) { self.body = body }
  }

  /// Calls a method on the session bus; `answer` gets the result on the main thread, or nil on failure.
  private static func call(
    _ name: String, _ path: String, _ interface: String, _ method: String, _ arguments: OpaquePointer?,
    answer: @escaping (OpaquePointer?) -> Void
  ) {
    struct Call { let name, path, interface, method: String; let arguments: OpaquePointer?; let answer: Answer }
    final class Box {
      let call: Call
      init(_ call: Call) { self.call = call }
    }
    if let arguments { g_variant_ref_sink(arguments) }
    let box = Box(
      Call(name: name, path: path, interface: interface, method: method, arguments: arguments, answer: Answer(answer)))
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        guard let data else { return }
        let call = Unmanaged<Box>.fromOpaque(data).takeRetainedValue().call
        defer { if let arguments = call.arguments { g_variant_unref(arguments) } }
        guard let bus = g_bus_get_finish(result, nil) else { return call.answer.body(nil) }
        g_dbus_connection_call(
          bus, call.name, call.path, call.interface, call.method, call.arguments, nil, G_DBUS_CALL_FLAGS_NONE, 5_000,
          nil,
          { source, result, data in
            guard let data else { return }
            let answer = Unmanaged<Answer>.fromOpaque(data).takeRetainedValue()
            let value = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
            answer.body(value)
            if let value { g_variant_unref(value) }
          }, Unmanaged.passRetained(call.answer).toOpaque())
        g_object_unref(UnsafeMutableRawPointer(bus))
      }, Unmanaged.passRetained(box).toOpaque())
  }

  private static func text(_ value: String) -> OpaquePointer? { g_variant_new_string(value) }

  private static func child(_ answer: OpaquePointer, _ type: String) -> OpaquePointer? {
    guard g_variant_n_children(answer) == 1, let child = g_variant_get_child_value(answer, 0) else { return nil }
    guard String(cString: g_variant_get_type_string(child)) == type else {
      g_variant_unref(child)
      return nil
    }
    return child
  }

  private static func number(in answer: OpaquePointer) -> UInt32? {
    guard let child = child(answer, "u") else { return nil }
    defer { g_variant_unref(child) }
    return g_variant_get_uint32(child)
  }

  private static func path(in answer: OpaquePointer) -> String? {
    guard let child = child(answer, "o") else { return nil }
    defer { g_variant_unref(child) }
    return String(cString: g_variant_get_string(child, nil))
  }
}
