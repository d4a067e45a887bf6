import CGTK

/// Exports the objects on the bus: GLib receives the calls, and the bridge handles them.
@MainActor enum ATSPIExport {
  // GLib calls on the main thread, where these were registered; it owns the pointers.

  private static let vtable = GDBusInterfaceVTable(
    method_call: { _, sender, path, interface, method, parameters, invocation, data in
      let names = (text(sender), text(path), text(interface), text(method))
      nonisolated(unsafe) let (parameters, invocation, data) = (parameters, invocation, data)
      MainActor.assumeIsolated {
        guard let invocation, let bridge = object(ATSPIBridge.self, from: data) else { return }
        let reply = bridge.answer(
          sender: names.0, path: names.1, interface: names.2, method: names.3,
          arguments: DBusArguments(parameters.map(BusValue.init(retaining:))))
        if let reply {
          g_dbus_method_invocation_return_value(invocation, DBusValue.tuple(reply).makeVariant())
        } else {
          g_dbus_method_invocation_return_dbus_error(invocation, "org.freedesktop.DBus.Error.UnknownObject", isGone)
        }
      }
    },
    get_property: { _, sender, path, interface, property, error, data in
      let names = (text(sender), text(path), text(interface), text(property))
      nonisolated(unsafe) let data = data
      nonisolated(unsafe) var answer: OpaquePointer?
      MainActor.assumeIsolated {
        answer = object(ATSPIBridge.self, from: data)?
          .property(sender: names.0, path: names.1, interface: names.2, name: names.3)?.makeVariant()
      }
      if answer == nil {
        error?.pointee = g_error_new_literal(
          g_dbus_error_quark(), gint(bitPattern: G_DBUS_ERROR_UNKNOWN_OBJECT.rawValue), isGone)
      }
      return answer
    },
    set_property: { _, _, path, interface, property, value, error, data in
      let names = (text(path), text(interface), text(property))
      nonisolated(unsafe) let (value, data) = (value, data)
      let isDone = MainActor.assumeIsolated {
        guard let value, let bridge = object(ATSPIBridge.self, from: data) else { return false }
        return bridge.setProperty(path: names.0, interface: names.1, name: names.2, value: BusValue(retaining: value))
      }
      if !isDone {
        error?.pointee = g_error_new_literal(
          g_dbus_error_quark(), gint(bitPattern: G_DBUS_ERROR_FAILED.rawValue),
          "The element does not accept this value.")
      }
      return gboolean(isDone ? 1 : 0)
    }, padding: (nil, nil, nil, nil, nil, nil, nil, nil))

  private nonisolated static let isGone = "The object no longer exists."

  private static let subtree = GDBusSubtreeVTable(
    enumerate: { _, _, _, _ in nil },
    introspect: { _, _, _, node, data in
      let name = text(node)
      nonisolated(unsafe) let data = data
      nonisolated(unsafe) var answer: UnsafeMutablePointer<UnsafeMutablePointer<GDBusInterfaceInfo>?>?
      MainActor.assumeIsolated {
        answer = list(object(ATSPIBridge.self, from: data)?.target(named: name)?.interfaces ?? [])
      }
      return answer
    },
    dispatch: { _, _, _, _, _, outData, data in
      outData?.pointee = data
      nonisolated(unsafe) var answer: UnsafePointer<GDBusInterfaceVTable>?
      MainActor.assumeIsolated { answer = UnsafePointer(vtablePointer) }
      return answer
    }, padding: (nil, nil, nil, nil, nil, nil, nil, nil))

  /// GLib keeps the address.
  private static let vtablePointer: UnsafeMutablePointer<GDBusInterfaceVTable> = {
    let pointer = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
    pointer.initialize(to: vtable)
    return pointer
  }()
  private static let subtreePointer: UnsafeMutablePointer<GDBusSubtreeVTable> = {
    let pointer = UnsafeMutablePointer<GDBusSubtreeVTable>.allocate(capacity: 1)
    pointer.initialize(to: subtree)
    return pointer
  }()
  private static var subtrees: Set<guint> = []

  /// Exports the objects.
  ///
  /// - Returns: the numbers with which to remove the objects from the bus.
  static func register(_ bridge: ATSPIBridge, on bus: BusConnection) -> [guint] {
    let data = Unmanaged.passUnretained(bridge).toOpaque()
    let tree = g_dbus_connection_register_subtree(
      bus.pointer, ATSPIObject.folder, subtreePointer, G_DBUS_SUBTREE_FLAGS_DISPATCH_TO_UNENUMERATED_NODES, data, nil,
      nil)
    subtrees.insert(tree)
    let cache = g_dbus_connection_register_object(
      bus.pointer, ATSPIObject.cachePath, ATSPIInterface.descriptions[.cache], vtablePointer, data, nil, nil)
    return [tree, cache]
  }

  static func unregister(_ id: guint, on bus: BusConnection) {
    if subtrees.remove(id) != nil {
      g_dbus_connection_unregister_subtree(bus.pointer, id)
    } else {
      g_dbus_connection_unregister_object(bus.pointer, id)
    }
  }

  /// Returns a list that GLib takes over and frees; nil for an empty one.
  private static func list(
    _ interfaces: [ATSPIInterface]
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<GDBusInterfaceInfo>?>? {
    typealias Entry = UnsafeMutablePointer<GDBusInterfaceInfo>?
    guard !interfaces.isEmpty,
      let memory = g_malloc0(gsize((interfaces.count + 1) * MemoryLayout<Entry>.stride))
    else { return nil }
    let list = memory.bindMemory(to: Entry.self, capacity: interfaces.count + 1)
    for (index, interface) in interfaces.enumerated() {
      list[index] = ATSPIInterface.descriptions[interface].flatMap { g_dbus_interface_info_ref($0) }
    }
    return list
  }

  private nonisolated static func text(_ bytes: UnsafePointer<CChar>?) -> String {
    bytes.map { String(cString: $0) } ?? ""
  }
}
