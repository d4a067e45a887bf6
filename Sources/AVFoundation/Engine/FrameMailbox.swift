import Synchronization

/// Keeps the latest decoded picture until the display fetches it; older ones are dropped.
final class FrameMailbox: Sendable {
  private struct State {
    var frame: VideoFrame?
    var isAnnounced = false
  }
  private let state = Mutex(State())
  /// Called on a decoder's thread when there is a picture to fetch, and not again until it was fetched.
  private let announce: @Sendable () -> Void

  init(announce: @escaping @Sendable () -> Void) {
    self.announce = announce
  }

  func put(_ frame: VideoFrame) {
    let isNew = state.withLock { state in
      state.frame = frame
      defer { state.isAnnounced = true }
      return !state.isAnnounced
    }
    if isNew { announce() }
  }

  func take() -> VideoFrame? {
    state.withLock { state in
      state.isAnnounced = false
      defer { state.frame = nil }
      return state.frame
    }
  }
}
