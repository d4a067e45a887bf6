import CGTK
import QuartzCore

/// GLib's main loop as the outermost one, which also serves `DispatchQueue.main`, `MainActor` and the timers of
/// `RunLoop.main`.
///
/// Timers that another thread adds to `RunLoop.main` are noticed the next time the loop wakes; everything else wakes
/// it.
@MainActor package final class MainLoop {
  private let mainQueue = MainQueueSource()
  private var timerSource: UnsafeMutablePointer<GSource>?
  private var isRunning = false

  package init() {}

  /// Iterates until `stop()`. Must be called outside of any main-queue block or main-actor task, since the main queue
  /// does not nest.
  package func run() {
    isRunning = true
    attach()
    let interrupt = stopOnSignal(SIGINT)
    let terminate = stopOnSignal(SIGTERM)
    while isRunning { iterate(mayBlock: true) }
    for source in [interrupt, terminate] where g_main_context_find_source_by_id(nil, source) != nil {
      g_source_remove(source)
    }
    detach()
  }

  /// Makes `run()` return after its current work.
  package func stop() {
    isRunning = false
    g_main_context_wakeup(nil)
  }

  /// Serves pending work; with `mayBlock` it first waits for some.
  package func iterate(mayBlock: Bool) {
    attach()
    // Fires due timers and returns when the next one is due; nil and the distant future mean that there is none.
    let next = RunLoop.main.limitDate(forMode: .default)
    guard isRunning || !mayBlock else { return }
    arm(until: next)
    g_main_context_iteration(nil, gboolean(mayBlock ? 1 : 0))
  }

  private func attach() {
    guard timerSource == nil else { return }
    mainQueue.attach()
    // A source that only ends the wait when a run-loop timer is due.
    guard let source = g_timeout_source_new(0) else { return }
    g_source_set_callback(source, { _ in gboolean(1) }, nil, nil)
    g_source_set_ready_time(source, -1)
    g_source_attach(source, nil)
    timerSource = source
  }

  private func detach() {
    mainQueue.detach()
    if let timerSource {
      g_source_destroy(timerSource)
      g_source_unref(timerSource)
    }
    timerSource = nil
  }

  private func arm(until date: Date?) {
    guard let timerSource else { return }
    guard let interval = date?.timeIntervalSinceNow, interval < 1e8 else {
      g_source_set_ready_time(timerSource, -1)
      return
    }
    g_source_set_ready_time(timerSource, g_get_monotonic_time() + gint64((max(interval, 0) * 1e6).rounded(.up)))
  }

  private func stopOnSignal(_ signal: Int32) -> guint {
    g_unix_signal_add(
      signal,
      { data in
        MainActor.assumeIsolated { object(MainLoop.self, from: data)?.stop() }
        return gboolean(1)
      }, Unmanaged.passUnretained(self).toOpaque())
  }
}
