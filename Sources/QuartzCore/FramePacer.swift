import CoreGraphics

/// The source of a `FrameScheduler`'s time and frames.
///
/// Everything that moves (animations, display links, scrolling, gesture time-outs) uses its time and frames, so that a
/// test can drive the clock.
@MainActor package protocol FramePacer: AnyObject, Sendable {
  /// The seconds of a monotonic clock. Thread-safe.
  nonisolated var now: TimeInterval { get }

  /// The scheduler whose frames are paced, set by it. Weak.
  var scheduler: FrameScheduler? { get set }

  /// Requests one call of the scheduler's `runFrame()` at the next display refresh. Repeated calls before that are one
  /// request.
  func requestFrame()

  /// Runs `body` once on the main actor in the current context, `delay` seconds from now, unless cancelled before.
  func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> any PacerTimer

  /// Runs `body` once on the main actor in the current context when nothing more urgent is pending: input, frames and
  /// timers come first.
  func whenIdle(_ body: @escaping @MainActor () -> Void)
}

@MainActor package protocol PacerTimer: AnyObject {
  func cancel()
}
