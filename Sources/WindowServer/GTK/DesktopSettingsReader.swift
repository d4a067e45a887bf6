import CGTK
import Foundation

/// Whether the desktop is light or dark: what the desktop portal says where there is one, else GTK's settings.
///
/// The portal's setting is `org.freedesktop.appearance` `color-scheme`: 0 no preference, 1 dark, 2 light
/// (XDG Desktop Portal documentation, "Settings").
@MainActor final class DesktopAppearance {
  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  private static let key = "color-scheme"

  private(set) var appearance: Appearance = .light
  var onChange: (@MainActor () -> Void)?

  private let settings: OpaquePointer?
  private var connection: OpaquePointer?
  private var subscription: guint = 0
  private var portalScheme: UInt32?
  private var isTellingGTK = false

  init(display: OpaquePointer) {
    settings = gtk_settings_get_for_display(display)
    appearance = computed
    observeGTK()
    connectToPortal()
  }

  private var computed: Appearance {
    if let portalScheme, portalScheme == 1 || portalScheme == 2 { return portalScheme == 1 ? .dark : .light }
    guard let settings = settings.map(UnsafeMutableRawPointer.init) else { return .light }
    if lineup_object_get_boolean(settings, "gtk-application-prefer-dark-theme") != 0 { return .dark }
    guard let name = lineup_object_get_string(settings, "gtk-theme-name") else { return .light }
    defer { g_free(name) }
    return String(cString: name).lowercased().hasSuffix("-dark") ? .dark : .light
  }

  private func update() {
    let new = computed
    // The window's own decoration follows too.
    if let settings = settings.map(UnsafeMutableRawPointer.init), portalScheme == 1 || portalScheme == 2 {
      isTellingGTK = true
      lineup_object_set_boolean(settings, "gtk-application-prefer-dark-theme", new == .dark ? 1 : 0)
      isTellingGTK = false
    }
    guard new != appearance else { return }
    appearance = new
    onChange?()
  }

  private func observeGTK() {
    guard let settings = settings.map(UnsafeMutableRawPointer.init) else { return }
    let changed: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
      _, _, data in
      MainActor.assumeIsolated {
        guard let appearance = object(DesktopAppearance.self, from: data), !appearance.isTellingGTK else { return }
        appearance.update()
      }
    }
    let data = Unmanaged.passUnretained(self).toOpaque()
    Signal.connect(settings, "notify::gtk-application-prefer-dark-theme", data: data, changed)
    Signal.connect(settings, "notify::gtk-theme-name", data: data, changed)
  }

  // MARK: Portal

  /// Asks the session bus without waiting. Where there is none nothing happens: a bus is never started.
  private func connectToPortal() {
    guard SessionBus.isAvailable else { return }
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        MainActor.assumeIsolated {
          guard let result, let connection = g_bus_get_finish(result, nil) else { return }
          object(DesktopAppearance.self, from: data)?.use(connection)
        }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func use(_ connection: OpaquePointer) {
    // The process has one of these for good: it was retained for the callbacks and stays so.
    self.connection = connection
    let data = Unmanaged.passUnretained(self).toOpaque()
    subscription = g_dbus_connection_signal_subscribe(
      connection, Self.portal, Self.interface, "SettingChanged", Self.path, Self.namespace, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, data in
        MainActor.assumeIsolated {
          guard let parameters, let appearance = object(DesktopAppearance.self, from: data) else { return }
          appearance.settingDidChange(parameters)
        }
      }, data, nil)
    var arguments: [OpaquePointer?] = [g_variant_new_string(Self.namespace), g_variant_new_string(Self.key)]
    g_dbus_connection_call(
      connection, Self.portal, Self.path, Self.interface, "Read", g_variant_new_tuple(&arguments, 2), nil,
      G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil,
      { source, result, data in
        MainActor.assumeIsolated {
          guard let source, let result, let appearance = object(DesktopAppearance.self, from: data),
            let reply = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
          else { return }
          defer { g_variant_unref(reply) }
          guard let value = g_variant_get_child_value(reply, 0) else { return }
          appearance.schemeDidArrive(value)
          g_variant_unref(value)
        }
      }, data)
  }

  /// `parameters` are the namespace, the key and the value.
  private func settingDidChange(_ parameters: OpaquePointer) {
    guard g_variant_n_children(parameters) == 3, let key = g_variant_get_child_value(parameters, 1) else { return }
    defer { g_variant_unref(key) }
    guard let name = g_variant_get_string(key, nil), String(cString: name) == Self.key,
      let value = g_variant_get_child_value(parameters, 2)
    else { return }
    schemeDidArrive(value)
    g_variant_unref(value)
  }

  /// Unpacks variants of variants (`Read` answers with two) down to the number.
  private func schemeDidArrive(_ value: OpaquePointer) {
    guard let type = g_variant_get_type_string(value) else { return }
    switch String(cString: type) {
    case "v":
      guard let inner = g_variant_get_variant(value) else { return }
      schemeDidArrive(inner)
      g_variant_unref(inner)
    case "u":
      portalScheme = g_variant_get_uint32(value)
      update()
    default: break
    }
  }
}

/// The D-Bus of the person's session.
enum SessionBus {
  /// Whether one is running already, so that asking starts none.
  static var isAvailable: Bool {
    let environment = ProcessInfo.processInfo.environment
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"] { return !address.isEmpty && address != "disabled:" }
    guard let directory = environment["XDG_RUNTIME_DIR"] else { return false }
    return FileManager.default.fileExists(atPath: directory + "/bus")
  }
}
