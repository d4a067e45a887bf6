import Synchronization

/// The requests that are under way.
enum LivePhotoRequests {
  private static let state = Mutex<(next: PHLivePhotoRequestID, running: Set<PHLivePhotoRequestID>)>((0, []))

  /// Returns the identifier of a new request.
  static func begin() -> PHLivePhotoRequestID {
    state.withLock { state in
      state.next = state.next == .max ? 1 : state.next + 1
      state.running.insert(state.next)
      return state.next
    }
  }

  /// Ends a request; returns false if it had ended before.
  static func end(_ id: PHLivePhotoRequestID) -> Bool { state.withLock { $0.running.remove(id) != nil } }
}
