import WindowServer

/// Whether the window fills the screen: one state for everything that changes it.
@MainActor final class ScreenFill {
  private let server: GTKServer
  private(set) var isOn = false
  /// Whether couch mode filled the screen, which then ends with couch mode.
  private var isCouchs = false

  init(_ server: GTKServer) { self.server = server }

  @discardableResult func toggle() -> Bool {
    isOn.toggle()
    isCouchs = false
    server.toggleFullScreen()
    return isOn
  }

  /// Fills the screen for couch mode, or stops. A window that filled it before continues to.
  func couchDidChange(_ isCouch: Bool) {
    if isCouch, !isOn {
      toggle()
      isCouchs = true
    } else if !isCouch, isOn, isCouchs {
      toggle()
    }
  }
}
