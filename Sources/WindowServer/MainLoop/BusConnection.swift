import CGTK

/// A connection to a D-Bus bus (a GDBusConnection), served on the main thread.
///
/// Nothing waits for a bus: answers and signals arrive while the main loop runs. A closure that is passed here is kept
/// until it has been called, or until its subscription ends.
@MainActor package final class BusConnection {
  let pointer: OpaquePointer
  private var closing: gulong = 0

  /// Takes over a reference.
  init(owning pointer: OpaquePointer) { self.pointer = pointer }

  /// Makes a reference of its own.
  init(retaining pointer: OpaquePointer) {
    g_object_ref(UnsafeMutableRawPointer(pointer))
    self.pointer = pointer
  }

  isolated deinit {
    stopWatchingClose()
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  // MARK: Connecting

  /// Connects to the session's bus; nil if there is none.
  package static func openSession(_ body: @escaping @MainActor (BusConnection?) -> Void) {
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        nonisolated(unsafe) let result = result
        let callback = Callback<BusConnection?>.takeRetained(data)
        MainActor.assumeIsolated { callback?.body(g_bus_get_finish(result, nil).map { BusConnection(owning: $0) }) }
      }, Callback(body).retained())
  }

  /// Connects to a bus at an address; nil if there is none.
  static func open(address: String, _ body: @escaping @MainActor (BusConnection?) -> Void) {
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    g_dbus_connection_new_for_address(
      address, flags, nil, nil,
      { _, result, data in
        nonisolated(unsafe) let result = result
        let callback = Callback<BusConnection?>.takeRetained(data)
        MainActor.assumeIsolated {
          callback?.body(g_dbus_connection_new_for_address_finish(result, nil).map { BusConnection(owning: $0) })
        }
      }, Callback(body).retained())
  }

  /// Calls a function whenever a name appears on the session's bus, with the connection, or vanishes, with nil; for the
  /// rest of the process.
  static func watchSession(for name: String, _ body: @escaping @MainActor (BusConnection?) -> Void) {
    g_bus_watch_name(
      G_BUS_TYPE_SESSION, name, G_BUS_NAME_WATCHER_FLAGS_NONE,
      { session, _, _, data in
        nonisolated(unsafe) let session = session
        let callback = Callback<BusConnection?>.borrowed(data)
        MainActor.assumeIsolated { callback?.body(session.map { BusConnection(retaining: $0) }) }
      },
      { _, _, data in
        let callback = Callback<BusConnection?>.borrowed(data)
        MainActor.assumeIsolated { callback?.body(nil) }
      }, Callback(body).retained(), nil)
  }

  /// The connection's name on the bus.
  var uniqueName: String { g_dbus_connection_get_unique_name(pointer).map { String(cString: $0) } ?? "" }

  /// Calls a function when the bus has closed. Without it GLib ends the process together with the bus.
  func onClose(_ body: @escaping @MainActor () -> Void) {
    stopWatchingClose()
    g_dbus_connection_set_exit_on_close(pointer, 0)
    let closed:
      @convention(c) (UnsafeMutableRawPointer?, gboolean, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) ->
        Void = { _, _, _, data in
          let callback = Callback<Void>.borrowed(data)
          MainActor.assumeIsolated { callback?.body(()) }
        }
    closing = g_signal_connect_data(
      UnsafeMutableRawPointer(pointer), "closed", unsafeBitCast(closed, to: GCallback.self), Callback(body).retained(),
      { data, _ in Callback<Void>.release(data) }, GConnectFlags(rawValue: 0))
  }

  private func stopWatchingClose() {
    if closing != 0 { g_signal_handler_disconnect(UnsafeMutableRawPointer(pointer), closing) }
    closing = 0
  }

  // MARK: Calls

  /// An object on a bus with one of its interfaces.
  package struct Target {
    var name: String
    var path: String
    var interface: String

    package init(_ name: String, _ path: String, _ interface: String) {
      self.name = name
      self.path = path
      self.interface = interface
    }
  }

  /// Calls a method; `answer` gets the results as a tuple, nil on failure.
  ///
  /// - Parameters:
  ///   - arguments: a tuple; nil for none.
  ///   - startsService: whether the bus may start the program that has the name.
  ///   - milliseconds: how long to wait for the answer; −1 is GLib's usual time.
  package func call(
    _ target: Target, _ method: String, _ arguments: [DBusValue]? = nil, startsService: Bool = true,
    milliseconds: Int32 = -1, _ answer: @escaping @MainActor (BusValue?) -> Void
  ) {
    g_dbus_connection_call(
      pointer, target.name, target.path, target.interface, method,
      arguments.flatMap { DBusValue.tuple($0).makeVariant() },
      nil, startsService ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START, milliseconds, nil,
      { source, result, data in
        nonisolated(unsafe) let (source, result) = (source, result)
        let callback = Callback<BusValue?>.takeRetained(data)
        MainActor.assumeIsolated {
          let reply = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
          callback?.body(reply.map(BusValue.init(owning:)))
        }
      }, Callback(answer).retained())
  }

  /// Sends a signal to all.
  func emit(_ path: String, _ interface: String, _ name: String, _ arguments: [DBusValue]) {
    g_dbus_connection_emit_signal(pointer, nil, path, interface, name, DBusValue.tuple(arguments).makeVariant(), nil)
  }

  // MARK: Signals

  /// Calls a function with the arguments of each signal, until `unsubscribe(_:)`.
  ///
  /// - Parameters:
  ///   - sender: the sender's name; nil for any.
  ///   - argument: the first argument of the signals; nil for any.
  func subscribe(
    _ sender: String?, _ path: String, _ interface: String, _ signal: String, argument: String? = nil,
    _ body: @escaping @MainActor (BusValue?) -> Void
  ) -> guint {
    g_dbus_connection_signal_subscribe(
      pointer, sender, interface, signal, path, argument, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, data in
        nonisolated(unsafe) let parameters = parameters
        let callback = Callback<BusValue?>.borrowed(data)
        MainActor.assumeIsolated { callback?.body(parameters.map(BusValue.init(retaining:))) }
      }, Callback(body).retained(), { Callback<BusValue?>.release($0) })
  }

  func unsubscribe(_ subscription: guint) { g_dbus_connection_signal_unsubscribe(pointer, subscription) }
}

/// A closure passed to C as its data.
private final class Callback<Value>: Sendable {
  let body: @MainActor (Value) -> Void

  init(_ body: @escaping @MainActor (Value) -> Void) { self.body = body }

  func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  static func borrowed(_ data: UnsafeMutableRawPointer?) -> Callback? {
    data.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  static func takeRetained(_ data: UnsafeMutableRawPointer?) -> Callback? {
    data.map { Unmanaged.fromOpaque($0).takeRetainedValue() }
  }

  static func release(_ data: UnsafeMutableRawPointer?) { _ = takeRetained(data) }
}
