/// No window can be opened.
package enum DisplayError: Error, CustomStringConvertible {
  case cannotOpen(String)
  case unknownBackend(String)

  package var description: String {
    switch self {
    case .cannotOpen(let backend):
      "no window could be opened on \(backend): check DISPLAY or WAYLAND_DISPLAY, or set LINEUP_BACKEND=browser to "
        + "use a browser"
    case .unknownBackend(let name):
      "LINEUP_BACKEND=\(name) is not one of wayland, x11, browser and headless"
    }
  }
}
