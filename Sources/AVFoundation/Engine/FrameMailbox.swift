import Synchronization

/// Keeps the newest decoded picture until the display takes it; what is older goes unseen.
final class FrameMailbox: Sendable {
  private struct State {
    var frame: VideoFrame?
    var isAnnounced = false
  }
  private let state = Mutex(State())
  /// Called on a decoder's thread when there is something to fetch, once until it was.
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
