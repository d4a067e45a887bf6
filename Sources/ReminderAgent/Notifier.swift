import CGIO
import Foundation

/// The desktop's notifications (`org.freedesktop.Notifications`) on the session bus. Use it on the main loop only.
public final class Notifier {
  /// An action that a notification offers.
  public struct Action: Sendable {
    /// The key; "default" is a click on the notification itself.
    public var key: String
    /// The button's text.
    public var label: String

    /// Creates an action.
    public init(key: String, label: String) {
      self.key = key
      self.label = label
    }
  }

  private let bus: OpaquePointer
  private var subscriptions: [UInt32] = []
  /// Called with a notification's number and the key of the chosen action.
  public var onAction: ((UInt32, String) -> Void)?
  /// Called when a notification is closed; `byPerson` says whether the user closed it.
  public var onClose: ((_ number: UInt32, _ byPerson: Bool) -> Void)?

  /// Called when the desktop's notification server appears, and at once if it is running already.
  public var onAppear: (() -> Void)?
  private var nameWatch: UInt32 = 0

  private static let name = "org.freedesktop.Notifications"
  private static let path = "/org/freedesktop/Notifications"

  /// - Parameter bus: a `GDBusConnection` that outlives this object.
  public init(bus: OpaquePointer) {
    self.bus = bus
    let context = Unmanaged.passUnretained(self).toOpaque()
    for signal in ["ActionInvoked", "NotificationClosed"] {
      subscriptions.append(
        g_dbus_connection_signal_subscribe(
          bus, Self.name, Self.name, signal, Self.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
          { _, _, _, _, signal, parameters, context in
            guard let context, let signal, let parameters else { return }
            Unmanaged<Notifier>.fromOpaque(context).takeUnretainedValue()
              .receive(String(cString: signal), parameters)
          }, context, nil))
    }
    nameWatch = g_bus_watch_name_on_connection(
      bus, Self.name, G_BUS_NAME_WATCHER_FLAGS_NONE,
      { _, _, _, context in
        guard let context else { return }
        let notifier = Unmanaged<Notifier>.fromOpaque(context).takeUnretainedValue()
        notifier.knownCapabilities = nil
        notifier.onAppear?()
      }, nil, context, nil)
  }

  deinit {
    for subscription in subscriptions { g_dbus_connection_signal_unsubscribe(bus, subscription) }
    g_bus_unwatch_name(nameWatch)
  }

  private func receive(_ signal: String, _ parameters: OpaquePointer) {
    guard g_variant_n_children(parameters) >= 2, let first = g_variant_get_child_value(parameters, 0),
      let second = g_variant_get_child_value(parameters, 1)
    else { return }
    defer {
      g_variant_unref(first)
      g_variant_unref(second)
    }
    guard g_variant_is_of_type(first, BusTypes.type("u")) != 0 else { return }
    let number = g_variant_get_uint32(first)
    if signal == "ActionInvoked", g_variant_is_of_type(second, BusTypes.type("s")) != 0 {
      onAction?(number, String(cString: g_variant_get_string(second, nil)))
    } else if signal == "NotificationClosed", g_variant_is_of_type(second, BusTypes.type("u")) != 0 {
      onClose?(number, g_variant_get_uint32(second) == 2)
    }
  }

  /// The capabilities of the server, read once from each server; empty without one.
  public var capabilities: Set<String> {
    if let knownCapabilities { return knownCapabilities }
    guard let reply = call("GetCapabilities", nil, "(as)") else { return [] }
    defer { g_variant_unref(reply) }
    guard let list = g_variant_get_child_value(reply, 0) else { return [] }
    defer { g_variant_unref(list) }
    var names: Set<String> = []
    for index in 0..<g_variant_n_children(list) {
      guard let name = g_variant_get_child_value(list, index) else { continue }
      names.insert(String(cString: g_variant_get_string(name, nil)))
      g_variant_unref(name)
    }
    knownCapabilities = names
    return names
  }
  private var knownCapabilities: Set<String>?

  /// Shows a notification, replacing an earlier one if `replacing` is not 0.
  /// - Parameters:
  ///   - isUrgent: whether it stays until it is answered.
  ///   - sound: a name from the sound theme; `nil` for silence.
  /// - Returns: its number; `nil` if the desktop shows no notifications.
  public func show(
    _ text: NotificationText, actions: [Action], replacing: UInt32 = 0, isUrgent: Bool, sound: String?
  ) -> UInt32? {
    let parameters = g_variant_builder_new(BusTypes.type("(susssasa{sv}i)"))
    defer { g_variant_builder_unref(parameters) }
    g_variant_builder_add_value(parameters, g_variant_new_string("Lineup"))
    g_variant_builder_add_value(parameters, g_variant_new_uint32(replacing))
    g_variant_builder_add_value(parameters, g_variant_new_string("org.lineup_guide.Lineup"))
    g_variant_builder_add_value(parameters, g_variant_new_string(text.summary))
    g_variant_builder_add_value(parameters, g_variant_new_string(text.body))
    let list = g_variant_builder_new(BusTypes.type("as"))
    for action in actions where capabilities.contains("actions") {
      g_variant_builder_add_value(list, g_variant_new_string(action.key))
      g_variant_builder_add_value(list, g_variant_new_string(action.label))
    }
    g_variant_builder_add_value(parameters, g_variant_builder_end(list))
    g_variant_builder_unref(list)
    let hints = g_variant_builder_new(BusTypes.type("a{sv}"))
    func hint(_ name: String, _ value: OpaquePointer?) {
      g_variant_builder_add_value(
        hints, g_variant_new_dict_entry(g_variant_new_string(name), g_variant_new_variant(value)))
    }
    hint("urgency", g_variant_new_byte(isUrgent ? 2 : 1))
    hint("desktop-entry", g_variant_new_string("org.lineup_guide.Lineup"))
    hint("category", g_variant_new_string("x-lineup.reminder"))
    if let sound {
      hint("sound-name", g_variant_new_string(sound))
    } else {
      hint("suppress-sound", g_variant_new_boolean(1))
    }
    g_variant_builder_add_value(parameters, g_variant_builder_end(hints))
    g_variant_builder_unref(hints)
    g_variant_builder_add_value(parameters, g_variant_new_int32(-1))
    guard let reply = call("Notify", g_variant_builder_end(parameters), "(u)"),
      let number = g_variant_get_child_value(reply, 0)
    else { return nil }
    defer {
      g_variant_unref(number)
      g_variant_unref(reply)
    }
    return g_variant_get_uint32(number)
  }

  private func call(_ method: String, _ parameters: OpaquePointer?, _ type: String) -> OpaquePointer? {
    var error: UnsafeMutablePointer<GError>?
    let reply = g_dbus_connection_call_sync(
      bus, Self.name, Self.path, Self.name, method, parameters, BusTypes.type(type),
      G_DBUS_CALL_FLAGS_NONE, 5_000, nil, &error)
    if let error {
      AgentLog.note("\(method): \(String(cString: error.pointee.message))")
      g_error_free(error)
    }
    return reply
  }
}
