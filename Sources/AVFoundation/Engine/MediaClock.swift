import Foundation
import Synchronization

/// The position in a stream, which can be read on any thread without waiting for the pipeline.
final class MediaClock: Sendable {
  private struct State {
    var position = 0.0
    var uptime = 0.0
    /// The seconds of the stream per second; 0 while it is paused.
    var rate = 0.0
    var end = Double.infinity
  }
  private let state = Mutex(State())

  static var uptime: Double { ProcessInfo.processInfo.systemUptime }

  /// The seconds from the stream's start.
  var position: Double {
    state.withLock { state in
      min(state.position + (Self.uptime - state.uptime) * state.rate, max(state.end, state.position))
    }
  }

  func set(position: Double? = nil, rate: Double? = nil, end: Double? = nil) {
    let now = Self.uptime
    state.withLock { state in
      state.position = position ?? state.position + (now - state.uptime) * state.rate
      state.uptime = now
      if let rate { state.rate = rate }
      if let end { state.end = end }
    }
  }
}
