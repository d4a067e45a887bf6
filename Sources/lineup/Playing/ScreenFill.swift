import WindowServer

/// Whether the window fills the screen: one state for all that change it.
@MainActor final class ScreenFill {
  private let server: GTKServer
  private(set) var isOn = false
  /// Whether couch mode filled it, which then ends with that.
  private var isCouchs = false

  init(_ server: GTKServer) { self.server = server }

  @discardableResult func toggle() -> Bool {
    isOn.toggle()
    isCouchs = false
    server.toggleFullScreen()
    return isOn
  }

  /// Fills the screen for couch mode, or ends that. A window that filled it before goes on to.
  func couchDidChange(_ isCouch: Bool) {
    if isCouch, !isOn {
      toggle()
      isCouchs = true
    } else if !isCouch, isOn, isCouchs {
      toggle()
    }
  }
}
