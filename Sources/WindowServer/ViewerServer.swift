/// A window server with several users at once: each is a viewer with a screen of their own.
@MainActor package protocol ViewerServer: WindowServer {
  /// Whether the program opens windows for viewers itself, so that no scenes are connected for them.
  var isServingViewers: Bool { get }

  /// Starts reporting viewers.
  ///
  /// - Parameters:
  ///   - onViewer: called with a viewer who has connected, whose windows are to be opened.
  ///   - onSeen: called when a viewer's windows become visible or stop being visible.
  ///   - onGone: called when a viewer will not reconnect; the windows are closed after that.
  func serveViewers(
    onViewer: @escaping @MainActor (any WindowHost) -> Void,
    onSeen: @escaping @MainActor (any WindowHost, _ isSeen: Bool) -> Void,
    onGone: @escaping @MainActor (any WindowHost) -> Void)
}
