import CGTK
import CX11
import Foundation

/// The place where windows open: a Wayland or X11 display that responds, otherwise a browser.
///
/// `LINEUP_BACKEND` overrides it: `wayland`, `x11`, `browser` or `headless`. `GSK_RENDERER` selects GTK's renderer as
/// usual.
package enum DisplayBackend {
  package enum Kind: String, CaseIterable, Sendable { case wayland, x11, browser, headless }

  package struct Choice: Equatable, Sendable {
    package var kind: Kind
    /// The display's name; nil is the default one.
    package var name: String?
    package init(kind: Kind, name: String? = nil) {
      self.kind = kind
      self.name = name
    }
  }

  /// Returns the backend for an environment.
  ///
  /// - Parameter environment: the variables that name displays, and `LINEUP_BACKEND`.
  /// - Throws: `DisplayError.unknownBackend`.
  package static func choose(environment: [String: String]) throws -> Choice {
    try choose(environment: environment, opensWayland: opensWayland, opensX11: opensX11)
  }

  static func choose(
    environment: [String: String], opensWayland: (_ environment: [String: String]) -> Bool,
    opensX11: (_ name: String) -> Bool
  ) throws -> Choice {
    if let wanted = environment["LINEUP_BACKEND"], !wanted.isEmpty {
      guard let kind = Kind(rawValue: wanted.lowercased()) else { throw DisplayError.unknownBackend(wanted) }
      return Choice(kind: kind, name: name(of: kind, environment))
    }
    if opensWayland(environment) { return Choice(kind: .wayland, name: name(of: .wayland, environment)) }
    if let display = environment["DISPLAY"], !display.isEmpty, opensX11(display) {
      return Choice(kind: .x11, name: display)
    }
    return Choice(kind: .browser)
  }

  private static func name(of kind: Kind, _ environment: [String: String]) -> String? {
    switch kind {
    case .wayland: environment["WAYLAND_DISPLAY"]
    case .x11: environment["DISPLAY"]
    case .browser, .headless: nil
    }
  }

  /// Sets GDK's variables before GTK reads them.
  @MainActor static func prepareEnvironment(for choice: Choice) {
    setenv("GDK_BACKEND", choice.kind.rawValue, 1)
    // Without a graphics device OpenGL means a software rasteriser, several times slower than Cairo (measured: 22 ms
    // against 4 ms for a frame of 1920×1080).
    if !hasGraphicsDevice { setenv("GSK_RENDERER", "cairo", 0) }
    if getenv("GSK_RENDERER").map({ String(cString: $0) }) == "cairo" { disableOpenGL() }
    // GDK gives every window an alpha channel if possible. An X server without a compositing manager keeps a second
    // copy of such windows, to which it copies everything drawn although nothing shines through: three times the
    // server's work in a scroll.
    if choice.kind == .x11, !isComposited(choice.name) { setenv("XLIB_SKIP_ARGB_VISUALS", "1", 0) }
    // For GTK windows are one widget: `ATSPIBridge` exposes their elements to assistive technology.
    setenv("GTK_A11Y", "none", 1)
  }

  /// Prevents GDK from loading OpenGL, which it does even for a renderer that does not use it: 60 ms and 58 MB with a
  /// software rasteriser.
  private static func disableOpenGL() {
    if gtk_get_major_version() > 4 || gtk_get_minor_version() >= 16 {
      setenv("GDK_DISABLE", "gl,vulkan", 0)
    } else {
      let others = getenv("GDK_DEBUG").map { String(cString: $0) } ?? ""
      setenv("GDK_DEBUG", others.isEmpty ? "gl-disable" : others + ",gl-disable", 1)
    }
  }

  /// Returns whether a compositing manager owns the screen's selection, as the window managers' specification defines.
  private static func isComposited(_ name: String?) -> Bool {
    guard let display = XOpenDisplay(name) else { return true }
    defer { XCloseDisplay(display) }
    let selection = XInternAtom(display, "_NET_WM_CM_S\(XDefaultScreen(display))", 0)
    return XGetSelectionOwner(display, selection) != 0
  }

  private static var hasGraphicsDevice: Bool {
    let devices = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
    return devices.contains { $0.hasPrefix("renderD") }
      || FileManager.default.fileExists(atPath: "/dev/nvidiactl")
  }

  private static func opensX11(_ name: String) -> Bool {
    guard let display = XOpenDisplay(name) else { return false }
    XCloseDisplay(display)
    return true
  }

  private static func opensWayland(_ environment: [String: String]) -> Bool {
    guard let name = environment["WAYLAND_DISPLAY"], !name.isEmpty else { return false }
    let path = name.hasPrefix("/") ? name : (environment["XDG_RUNTIME_DIR"] ?? "") + "/" + name
    return UnixSocket.accepts(path)
  }
}

/// Checks local sockets.
enum UnixSocket {
  /// Returns whether a server listens at `path`.
  static func accepts(_ path: String) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }
}
