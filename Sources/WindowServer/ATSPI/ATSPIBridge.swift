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
  private(set) var bus: BusConnection?
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
    // The watch keeps the bridge.
    BusConnection.watchSession(for: "org.a11y.Bus") { session in
      if let session { self.askForAddress(session) } else { self.detach() }
    }
  }

  // MARK: Connecting

  private func askForAddress(_ session: BusConnection) {
    session.call(BusConnection.Target("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus"), "GetAddress") {
      if let reply = $0 { self.connect(to: DBusArguments(reply).string(0)) }
    }
  }

  private func connect(to address: String) {
    guard bus == nil, !address.isEmpty else { return }
    BusConnection.open(address: address) { if let connection = $0 { self.attach(connection) } }
  }

  /// Starts using a bus.
  private func attach(_ connection: BusConnection) {
    guard bus == nil else { return }
    bus = connection
    busName = connection.uniqueName
    connection.onClose { [weak self] in self?.detach() }
    registrations = ATSPIExport.register(self, on: connection)
    subscribe("EventListenerRegistered") { $0.listenerDidCome($1, $2) }
    subscribe("EventListenerDeregistered") { $0.listenerDidGo($1, $2) }
    askForListeners()
    embed()
  }

  /// Called when the bus has closed, and all listeners with it.
  private func detach() {
    guard let bus else { return }
    self.bus = nil
    for id in registrations { ATSPIExport.unregister(id, on: bus) }
    for id in subscriptions + clients.values { bus.unsubscribe(id) }
    registrations = []
    subscriptions = []
    clients = [:]
    listeners = []
    desktop = ("", ATSPIObject.nullPath)
    center.isObserved = false
  }

  /// Makes the process a child of the desktop.
  private func embed() {
    call(
      "/org/a11y/atspi/accessible/root", "org.a11y.atspi.Socket", "Embed",
      [.tuple([.string(busName), .path(ATSPIObject.applicationPath)])]
    ) { bridge, reply in
      guard let parent = reply[0] else { return }
      let reference = DBusArguments(parent)
      bridge.desktop = (reference.string(0), reference.string(1))
    }
  }

  /// Calls the registry; `body` gets the result, unless the call failed.
  private func call(
    _ path: String, _ interface: String, _ method: String, _ arguments: [DBusValue]?,
    _ body: @escaping @MainActor (ATSPIBridge, BusValue) -> Void
  ) {
    bus?.call(BusConnection.Target(Self.registry, path, interface), method, arguments) { [weak self] reply in
      if let self, let reply { body(self, reply) }
    }
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

  private func subscribe(_ signal: String, _ body: @escaping @MainActor (ATSPIBridge, String, String) -> Void) {
    guard let bus else { return }
    let id = bus.subscribe(nil, Self.registryPath, Self.registry, signal) { [weak self] parameters in
      let pair = DBusArguments(parameters)
      if let self { body(self, pair.string(0), pair.string(1)) }
    }
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
    clients[name] = bus.subscribe(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameOwnerChanged", argument: name
    ) { [weak self] parameters in
      let change = DBusArguments(parameters)
      if change.string(2).isEmpty { self?.clientDidEnd(change.string(0)) }
    }
    listenersDidChange()
  }

  private func clientDidEnd(_ name: String) {
    if let id = clients.removeValue(forKey: name) { bus?.unsubscribe(id) }
    listeners.removeAll { $0.client == name }
    listenersDidChange()
  }

  private func listenersDidChange() {
    center.isObserved = !listeners.isEmpty || !clients.isEmpty
  }
}
