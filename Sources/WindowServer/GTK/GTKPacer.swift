import CGTK
import QuartzCore

/// Frames from the frame clock of a GTK window, timers from GLib.
///
/// Idle time costs nothing: the frame clock runs only while a frame is wanted. The clock of a window that is not drawn
/// (hidden, minimised, no browser connected) stands still; a slow fallback then keeps animations and their completions
/// running.
@MainActor final class GTKPacer: FramePacer {
  /// The milliseconds without a frame after which the fallback runs it.
  private static let patience: guint = 250

  /// The widgets of shown windows, oldest first. The first mapped one sets the pace.
  private var widgets: [UnsafeMutablePointer<GtkWidget>] = []
  private var tickingWidget: UnsafeMutablePointer<GtkWidget>?
  private var tick: guint = 0
  private var standIn: guint = 0
  private var isFrameWanted = false
  private var lastFrame: TimeInterval = 0

  /// Called before each frame, for input that is limited to one event per frame.
  var beforeFrame: (@MainActor () -> Void)?

  weak var scheduler: FrameScheduler?

  nonisolated var now: TimeInterval { Self.time }
  nonisolated static var time: TimeInterval { TimeInterval(g_get_monotonic_time()) / 1e6 }

  // MARK: Frames

  func requestFrame() {
    guard !isFrameWanted else { return }
    isFrameWanted = true
    startTicking()
    if standIn == 0 {
      standIn = g_timeout_add(
        Self.patience,
        { data in
          MainActor.assumeIsolated { gboolean(object(GTKPacer.self, from: data)?.standInDidFire() == true ? 1 : 0) }
        }, Unmanaged.passUnretained(self).toOpaque())
    }
  }

  /// Lets the window of `widget` set the pace while it is mapped.
  func add(_ widget: UnsafeMutablePointer<GtkWidget>) {
    widgets.append(widget)
    if isFrameWanted { startTicking() }
  }

  func remove(_ widget: UnsafeMutablePointer<GtkWidget>) {
    widgets.removeAll { $0 == widget }
    if tickingWidget == widget { stopTicking() }
    if isFrameWanted { startTicking() }
  }

  private func startTicking() {
    guard tick == 0, let widget = widgets.first(where: { gtk_widget_get_mapped($0) != 0 }) else { return }
    tickingWidget = widget
    tick = gtk_widget_add_tick_callback(
      widget,
      { _, _, data in
        MainActor.assumeIsolated { gboolean(object(GTKPacer.self, from: data)?.frameClockDidTick() == true ? 1 : 0) }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func stopTicking() {
    if let tickingWidget, tick != 0 { gtk_widget_remove_tick_callback(tickingWidget, tick) }
    tick = 0
    tickingWidget = nil
  }

  /// Runs a frame.
  ///
  /// - Returns: whether the clock should continue.
  private func frameClockDidTick() -> Bool {
    let ticking = tick
    runFrame()
    if isFrameWanted { return true }
    // The callback may have been replaced during the frame.
    if tick == ticking {
      tick = 0
      tickingWidget = nil
    }
    return false
  }

  private func standInDidFire() -> Bool {
    if isFrameWanted, now - lastFrame >= TimeInterval(Self.patience) / 1000 { runFrame() }
    if isFrameWanted { return true }
    standIn = 0
    return false
  }

  func runFrame() {
    isFrameWanted = false
    lastFrame = now
    beforeFrame?()
    scheduler?.runFrame()
  }

  // MARK: Timers

  func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> any PacerTimer {
    GLibTimer(after: delay, AmbientContext.keeping(body))
  }

  func whenIdle(_ body: @escaping @MainActor () -> Void) {
    // Below the priority at which GTK draws.
    g_idle_add_full(
      G_PRIORITY_DEFAULT_IDLE,
      { data in
        MainActor.assumeIsolated { object(IdleWork.self, from: data)?.body() }
        return gboolean(0)
      }, Unmanaged.passRetained(IdleWork(AmbientContext.keeping(body))).toOpaque(),
      { data in if let data { Unmanaged<IdleWork>.fromOpaque(data).release() } })
  }

  private final class IdleWork {
    let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }
  }

  private final class GLibTimer: PacerTimer {
    private var body: (@MainActor () -> Void)?
    private var source: guint = 0

    init(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
      self.body = body
      let milliseconds = guint(min(max(delay * 1000, 0).rounded(.up), 2e9))
      source = g_timeout_add_full(
        G_PRIORITY_DEFAULT, milliseconds,
        { data in
          MainActor.assumeIsolated { object(GLibTimer.self, from: data)?.fire() }
          return gboolean(0)
        }, Unmanaged.passRetained(self).toOpaque(),
        { data in if let data { Unmanaged<GLibTimer>.fromOpaque(data).release() } })
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
