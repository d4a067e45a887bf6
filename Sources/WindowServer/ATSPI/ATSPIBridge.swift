import CGTK
import Foundation

/// Exposes the windows to the desktop's assistive technology and performs the actions that it requests, by AT-SPI over
/// D-Bus with GLib.
///
/// GTK's own bridge exposes widgets only, and a window here is one widget; so GTK's is switched off and this one serves
/// the process. It connects when there is an accessibility bus and never starts one. Results are computed on request;
/// events are sent while a client is registered for any, or has requested an element before.
@MainActor final class ATSPIBridge: AccessibilitySink {
  private static let registry = "org.a11y.atspi.Registry"
  private static let registryPath = "/org/a11y/atspi/registry"

  let center: AccessibilityCenter
  /// The accessibility bus, while there is one.
  private(set) var bus: OpaquePointer?
  /// The bridge's name on the bus.
  private(set) var busName = ""
  /// The name on the bus and the path of the desktop, whose child the process is.
  private(set) var desktop = ("", ATSPIObject.nullPath)
  private var registrations: [guint] = []
  private var subscriptions: [guint] = []
  /// The events for which programs have registered, with the programs' names; one program may occur several times.
  private var listeners: [(client: String, event: String)] = []
  /// Programs that have requested elements, with the watches for their end.
  private var clients: [String: guint] = [:]
  private var watch: guint = 0
  private var closing: gulong = 0

  init(center: AccessibilityCenter) {
    self.center = center
    center.sink = self
  }

  /// Connects to the accessibility bus, now and whenever one appears. Call it once; the bridge lives as long as the
  /// process.
  func start() {
    let environment = ProcessInfo.processInfo.environment
    if let address = environment["AT_SPI_BUS_ADDRESS"], !address.isEmpty {
      connect(to: address)
      return
    }
    guard SessionBus.isAvailable else { return }
    // For the watch's callbacks.
    let data = Unmanaged.passRetained(self).toOpaque()
    watch = g_bus_watch_name(
      G_BUS_TYPE_SESSION, "org.a11y.Bus", G_BUS_NAME_WATCHER_FLAGS_NONE,
      { session, _, _, data in
        MainActor.assumeIsolated {
          guard let session else { return }
          object(ATSPIBridge.self, from: data)?.askForAddress(session)
        }
      },
      { _, _, data in
        MainActor.assumeIsolated { object(ATSPIBridge.self, from: data)?.detach() }
      }, data, nil)
  }

  // MARK: Connecting

  private func askForAddress(_ session: OpaquePointer) {
    g_dbus_connection_call(
      session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", nil, nil, G_DBUS_CALL_FLAGS_NONE, -1, nil,
      { source, result, data in
        MainActor.assumeIsolated {
          guard let source, let result,
            let reply = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
          else { return }
          let address = DBusArguments(BusValue(owning: reply)).string(0)
          object(ATSPIBridge.self, from: data)?.connect(to: address)
        }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func connect(to address: String) {
    guard bus == nil, !address.isEmpty else { return }
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    g_dbus_connection_new_for_address(
      address, flags, nil, nil,
      { _, result, data in
        MainActor.assumeIsolated {
          guard let data else { return }
          let bridge = Unmanaged<ATSPIBridge>.fromOpaque(data).takeRetainedValue()
          guard let result, let connection = g_dbus_connection_new_for_address_finish(result, nil) else { return }
          bridge.attach(connection)
        }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  /// Starts using a bus.
  ///
  /// - Parameter connection: a reference that the bridge takes over.
  private func attach(_ connection: OpaquePointer) {
    guard bus == nil else {
      g_object_unref(UnsafeMutableRawPointer(connection))
      return
    }
    bus = connection
    busName = g_dbus_connection_get_unique_name(connection).map { String(cString: $0) } ?? ""
    // By default GLib ends the process together with the bus.
    g_dbus_connection_set_exit_on_close(connection, 0)
    let data = Unmanaged.passUnretained(self).toOpaque()
    let closed:
      @convention(c) (UnsafeMutableRawPointer?, gboolean, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) ->
        Void = { _, _, _, data in
          MainActor.assumeIsolated { object(ATSPIBridge.self, from: data)?.detach() }
        }
    closing = Signal.connect(UnsafeMutableRawPointer(connection), "closed", data: data, closed)
    registrations = ATSPIExport.register(self, on: connection)
    for (name, isRegistered) in [("EventListenerRegistered", true), ("EventListenerDeregistered", false)] {
      subscribe(name, isRegistered: isRegistered)
    }
    askForListeners()
    embed()
  }

  /// Called when the bus has closed, and all listeners with it.
  private func detach() {
    guard let bus else { return }
    self.bus = nil
    g_signal_handler_disconnect(UnsafeMutableRawPointer(bus), closing)
    for id in registrations { ATSPIExport.unregister(id, on: bus) }
    for id in subscriptions + clients.values { g_dbus_connection_signal_unsubscribe(bus, id) }
    registrations = []
    subscriptions = []
    clients = [:]
    listeners = []
    desktop = ("", ATSPIObject.nullPath)
    g_object_unref(UnsafeMutableRawPointer(bus))
    center.isObserved = false
  }

  /// Makes the process a child of the desktop.
  private func embed() {
    call(
      "/org/a11y/atspi/accessible/root", "org.a11y.atspi.Socket", "Embed",
      .tuple([.tuple([.string(busName), .path(ATSPIObject.applicationPath)])])
    ) { bridge, reply in
      guard let parent = reply[0] else { return }
      let reference = DBusArguments(parent)
      bridge.desktop = (reference.string(0), reference.string(1))
    }
  }

  /// Calls the registry; `body` gets the result, unless the call failed.
  private func call(
    _ path: String, _ interface: String, _ method: String, _ arguments: DBusValue?,
    _ body: @escaping @MainActor (ATSPIBridge, BusValue) -> Void
  ) {
    final class Request {
      weak var bridge: ATSPIBridge?
      let body: @MainActor (ATSPIBridge, BusValue) -> Void
      init(bridge: ATSPIBridge, body: @escaping @MainActor (ATSPIBridge, BusValue) -> Void) {
        self.bridge = bridge
        self.body = body
      }
    }
    g_dbus_connection_call(
      bus, Self.registry, path, interface, method, arguments?.makeVariant(), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil,
      { source, result, data in
        guard let data else { return }
        let request = Unmanaged<Request>.fromOpaque(data).takeRetainedValue()
        // GLib calls back on the main thread, from which the call was made.
        nonisolated(unsafe) let unsafeRequest = request
        MainActor.assumeIsolated {
          guard let source, let result,
            let reply = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
          else { return }
          let value = BusValue(owning: reply)
          if let bridge = unsafeRequest.bridge { unsafeRequest.body(bridge, value) }
        }
      }, Unmanaged.passRetained(Request(bridge: self, body: body)).toOpaque())
  }

  // MARK: Listeners

  private func askForListeners() {
    call(Self.registryPath, Self.registry, "GetRegisteredEvents", nil) { bridge, reply in
      guard let list = reply[0] else { return }
      for index in 0..<list.count {
        let pair = DBusArguments(list[index])
        bridge.listeners.append((pair.string(0), pair.string(1)))
      }
      bridge.listenersDidChange()
    }
  }

  private func subscribe(_ signal: String, isRegistered: Bool) {
    let come: GDBusSignalCallback = { _, _, _, _, _, parameters, data in
      MainActor.assumeIsolated {
        let pair = DBusArguments(parameters)
        object(ATSPIBridge.self, from: data)?.listenerDidCome(pair.string(0), pair.string(1))
      }
    }
    let go: GDBusSignalCallback = { _, _, _, _, _, parameters, data in
      MainActor.assumeIsolated {
        let pair = DBusArguments(parameters)
        object(ATSPIBridge.self, from: data)?.listenerDidGo(pair.string(0), pair.string(1))
      }
    }
    let id = g_dbus_connection_signal_subscribe(
      bus, nil, Self.registry, signal, Self.registryPath, nil, G_DBUS_SIGNAL_FLAGS_NONE, isRegistered ? come : go,
      Unmanaged.passUnretained(self).toOpaque(), nil)
    subscriptions.append(id)
  }

  private func listenerDidCome(_ client: String, _ event: String) {
    listeners.append((client, event))
    listenersDidChange()
  }

  private func listenerDidGo(_ client: String, _ event: String) {
    if let index = listeners.firstIndex(where: { $0.client == client && $0.event == event }) {
      listeners.remove(at: index)
    }
    listenersDidChange()
  }

  /// Records that a program has requested an element: its copy has to be kept up to date until that program ends.
  func noteClient(_ name: String) {
    guard let bus, clients[name] == nil else { return }
    clients[name] = g_dbus_connection_signal_subscribe(
      bus, "org.freedesktop.DBus", "org.freedesktop.DBus", "NameOwnerChanged", "/org/freedesktop/DBus", name,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, data in
        MainActor.assumeIsolated {
          let change = DBusArguments(parameters)
          guard change.string(2).isEmpty else { return }
          object(ATSPIBridge.self, from: data)?.clientDidEnd(change.string(0))
        }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    listenersDidChange()
  }

  private func clientDidEnd(_ name: String) {
    if let id = clients.removeValue(forKey: name), let bus { g_dbus_connection_signal_unsubscribe(bus, id) }
    listeners.removeAll { $0.client == name }
    listenersDidChange()
  }

  private func listenersDidChange() {
    center.isObserved = !listeners.isEmpty || !clients.isEmpty
  }
}
