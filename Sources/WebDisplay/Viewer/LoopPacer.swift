import CGTK
import QuartzCore
import Synchronization

/// Produces 60 frames per second while they are requested, with GLib's loop, for windows without a display's clock.
@MainActor final class LoopPacer: FramePacer {
  private static let interval: TimeInterval = 1.0 / 60

  /// Called before each frame, for input that is limited to one event per frame.
  var beforeFrame: (@MainActor () -> Void)?
  /// The number of frames that have run.
  private(set) var frameCount = 0

  private var source: UnsafeMutablePointer<GSource>?
  private var isFrameWanted = false
  private var lastFrame: TimeInterval = 0

  /// The microseconds from now until the current drawing will be visible; 0 between frames.
  private nonisolated let lead = Atomic<Int>(0)

  weak var scheduler: FrameScheduler?

  nonisolated var now: TimeInterval { TimeInterval(g_get_monotonic_time() + lead.load(ordering: .relaxed)) / 1e6 }

  isolated deinit { cancel() }

  func requestFrame() {
    guard !isFrameWanted else { return }
    isFrameWanted = true
    // Milliseconds are too coarse for a frame; the ready time is in microseconds. A source that continued would be
    // ready again at once.
    guard let source = g_timeout_source_new(0) else { return }
    g_source_set_ready_time(
      source, max(gint64(((lastFrame + Self.interval) * 1e6).rounded(.up)), g_get_monotonic_time()))
    g_source_set_callback(
      source,
      { data in
        MainActor.assumeIsolated { object(LoopPacer.self, from: data)?.fire() }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    g_source_attach(source, nil)
    self.source = source
  }

  private func cancel() {
    guard let source else { return }
    g_source_destroy(source)
    g_source_unref(source)
    self.source = nil
  }

  private func fire() {
    cancel()
    isFrameWanted = false
    lastFrame = now
    frameCount += 1
    beforeFrame?()
    // A picture shows the time at which it is seen. So a motion started by input has moved in its first picture,
    // instead of being a whole frame late.
    lead.store(Int(Self.interval * 1e6), ordering: .relaxed)
    scheduler?.runFrame()
    lead.store(0, ordering: .relaxed)
  }

  func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> any PacerTimer {
    LoopTimer(after: delay, priority: G_PRIORITY_DEFAULT, AmbientContext.keeping(body))
  }

  func whenIdle(_ body: @escaping @MainActor () -> Void) {
    _ = LoopTimer(after: 0, priority: G_PRIORITY_DEFAULT_IDLE, AmbientContext.keeping(body))
  }

  private final class LoopTimer: PacerTimer {
    private var body: (@MainActor () -> Void)?
    private var source: guint = 0

    init(after delay: TimeInterval, priority: Int32, _ body: @escaping @MainActor () -> Void) {
      self.body = body
      let milliseconds = guint(min(max(delay * 1_000, 0).rounded(.up), 2e9))
      source = g_timeout_add_full(
        priority, milliseconds,
        { data in
          MainActor.assumeIsolated { object(LoopTimer.self, from: data)?.fire() }
          return 0
        }, Unmanaged.passRetained(self).toOpaque(),
        { data in if let data { Unmanaged<LoopTimer>.fromOpaque(data).release() } })
    }

    private func fire() {
      source = 0
      let body = body
      self.body = nil
      body?()
    }

    func cancel() {
      body = nil
      if source != 0 { g_source_remove(source) }
      source = 0
    }
  }
}

/// Returns the object that was passed to C code.
func object<Object: AnyObject>(_ type: Object.Type, from data: UnsafeMutableRawPointer?) -> Object? {
  data.map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
}
