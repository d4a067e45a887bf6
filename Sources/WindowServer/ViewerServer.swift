/// A window server that serves several people at once: each is a viewer with a screen of its own.
@MainActor package protocol ViewerServer: WindowServer {
  /// Tells of viewers from now on.
  ///
  /// - Parameters:
  ///   - onViewer: called with one who comes, whose windows are to be opened.
  ///   - onSeen: called when a viewer's windows come to be seen, or are not seen any more.
  ///   - onGone: called when a viewer does not come back; the windows are closed after that.
  func serveViewers(
    onViewer: @escaping @MainActor (any WindowHost) -> Void,
    onSeen: @escaping @MainActor (any WindowHost, _ isSeen: Bool) -> Void,
    onGone: @escaping @MainActor (any WindowHost) -> Void)
}
