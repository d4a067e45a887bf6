import QuartzCore

/// The server on which all windows of the process open.
@MainActor package enum WindowServerRegistry {
  private static var chosen: (any WindowServer)?

  /// The current server: the one that was set, otherwise a headless one in real time, created on first access.
  ///
  /// Choose it before the first window or screen is created; those created on another server stay there.
  package static var current: any WindowServer {
    get {
      if let chosen { return chosen }
      let server = HeadlessServer()
      chosen = server
      return server
    }
    set {
      chosen = newValue
      FrameScheduler.standard = newValue.clock ?? .realTime
    }
  }

  /// Whether a server has been chosen or created.
  package static var isSettled: Bool { chosen != nil }
}
