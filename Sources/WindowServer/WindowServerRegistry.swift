/// The server every window of the process opens on.
@MainActor package enum WindowServerRegistry {
  private static var chosen: (any WindowServer)?

  /// The server in force: the one that was set, else a headless one in real time, created on first access.
  ///
  /// Choose before the first window or screen is made; what was made on another server stays there.
  package static var current: any WindowServer {
    get {
      if let chosen { return chosen }
      let server = HeadlessServer()
      chosen = server
      return server
    }
    set { chosen = newValue }
  }

  /// Whether a server was chosen or made already.
  package static var isSettled: Bool { chosen != nil }
}
