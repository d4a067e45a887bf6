import CGTK
import Foundation

/// Reads the desktop's settings: from the desktop portal if there is one, otherwise from GTK's settings.
///
/// The portal's settings are `org.freedesktop.appearance` `color-scheme` (0 no preference, 1 dark, 2 light) and
/// `contrast` (0 no preference, 1 higher contrast) (XDG Desktop Portal documentation, "Settings"). GTK gets the rest
/// from the desktop itself: animations, the size of text as a resolution, theme and font.
@MainActor final class DesktopSettingsReader {
  private static let portal = BusConnection.Target(
    "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings")
  private static let namespace = "org.freedesktop.appearance"

  private(set) var current = DesktopSettings()
  var onChange: (@MainActor () -> Void)?

  private let settings: UnsafeMutableRawPointer?
  private var connection: BusConnection?
  /// The portal's numbers by key.
  private var portalValues: [String: UInt32] = [:]
  private var isTellingGTK = false

  init(display: GDKDisplay) {
    settings = display.settings
    current = computed
    observeGTK()
    connectToPortal()
  }

  private var computed: DesktopSettings {
    var result = DesktopSettings()
    let theme = string("gtk-theme-name").lowercased()
    switch portalValues["color-scheme"] {
    case 1: result.appearance = .dark
    case 2: result.appearance = .light
    default:
      let isDark =
        flag("gtk-application-prefer-dark-theme") || theme.hasSuffix("-dark") || theme == "highcontrastinverse"
      result.appearance = isDark ? .dark : .light
    }
    result.increasesContrast = portalValues["contrast"] == 1 || theme.hasPrefix("highcontrast")
    guard let settings else { return result }
    result.reducesMotion = !flag("gtk-enable-animations")
    // In 1024ths of dots per inch, which includes the desktop's text size. −1 if it is not set.
    let resolution = lineup_object_get_int(settings, "gtk-xft-dpi")
    if resolution > 0 { result.textScale = min(max(CGFloat(resolution) / (96 * 1024), 0.5), 4) }
    if let description = pango_font_description_from_string(string("gtk-font-name")) {
      result.prefersBoldText = pango_font_description_get_weight(description).rawValue >= PANGO_WEIGHT_SEMIBOLD.rawValue
      pango_font_description_free(description)
    }
    return result
  }

  private func flag(_ name: String) -> Bool { settings.map { lineup_object_get_boolean($0, name) != 0 } ?? false }

  private func string(_ name: String) -> String {
    guard let settings, let text = lineup_object_get_string(settings, name) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  private func update() {
    let new = computed
    // The window's own decoration follows too.
    if let settings, let scheme = portalValues["color-scheme"], scheme == 1 || scheme == 2 {
      isTellingGTK = true
      GTKTheme.changeSettings {
        lineup_object_set_boolean(settings, "gtk-application-prefer-dark-theme", new.appearance == .dark ? 1 : 0)
      }
      isTellingGTK = false
    }
    guard new != current else { return }
    current = new
    onChange?()
  }

  private func observeGTK() {
    guard let settings else { return }
    let changed: Signal.Notify = {
      _, _, data in
      MainActor.assumeIsolated {
        guard let reader = object(DesktopSettingsReader.self, from: data), !reader.isTellingGTK else { return }
        reader.update()
      }
    }
    let data = Unmanaged.passUnretained(self).toOpaque()
    for name in [
      "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations", "gtk-xft-dpi", "gtk-font-name",
    ] {
      Signal.connect(settings, "notify::\(name)", data: data, changed)
    }
  }

  // MARK: Portal

  /// Connects to the session bus without waiting. Without one nothing happens: a bus is never started.
  private func connectToPortal() {
    guard SessionBus.isAvailable else { return }
    BusConnection.openSession { [weak self] in if let connection = $0 { self?.use(connection) } }
  }

  private func use(_ connection: BusConnection) {
    self.connection = connection
    let portal = Self.portal
    _ = connection.subscribe(
      portal.name, portal.path, portal.interface, "SettingChanged", argument: Self.namespace
    ) { [weak self] parameters in
      if let parameters { self?.settingDidChange(parameters) }
    }
    connection.call(portal, "ReadAll", [.strings([Self.namespace])], startsService: false) { [weak self] reply in
      if let reply { self?.settingsDidArrive(reply) }
    }
  }

  /// Reads `reply`, a dictionary of namespaces that are dictionaries of keys.
  private func settingsDidArrive(_ reply: BusValue) {
    guard reply.count == 1, let all = reply[0], all.signature == "a{sa{sv}}", let own = all[Self.namespace] else {
      return
    }
    for key in ["color-scheme", "contrast"] {
      if let value = own[key] { take(value, for: key) }
    }
    update()
  }

  /// Reads `parameters`: the namespace, the key and the value.
  private func settingDidChange(_ parameters: BusValue) {
    guard parameters.count == 3, let key = parameters[1]?.string, let value = parameters[2] else { return }
    take(value, for: key)
    update()
  }

  /// Unwraps nested variants down to the number.
  private func take(_ value: BusValue, for key: String) {
    if let content = value.content { return take(content, for: key) }
    if let number = value.uint { portalValues[key] = number }
  }
}
