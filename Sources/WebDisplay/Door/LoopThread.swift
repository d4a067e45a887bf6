import CSoup
import Foundation

/// A thread with its own GLib main loop.
///
/// Viewers are served here and not on the main thread: their messages are read, and TLS is handled, while that draws.
///
/// Unchecked because of the pointers, which are constants: GLib's loops and contexts may be used from any thread.
final class LoopThread: @unchecked Sendable {
  private final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// The loop's `GMainContext`, which may be used from any thread.
  let context: OpaquePointer
  private let loop: OpaquePointer
  private let ended = DispatchSemaphore(value: 0)

  init(name: String) {
    context = g_main_context_new()
    loop = g_main_loop_new(context, 0)
    let thread = Thread { [self] in
      g_main_context_push_thread_default(context)
      g_main_loop_run(loop)
      g_main_context_pop_thread_default(context)
      ended.signal()
    }
    thread.name = name
    thread.start()
  }

  deinit {
    g_main_loop_unref(loop)
    g_main_context_unref(context)
  }

  /// Runs `body` on the thread, after the functions passed before.
  func perform(_ body: @escaping @Sendable () -> Void) {
    let source = g_idle_source_new()
    // An idle source would wait for viewers to be idle.
    g_source_set_priority(source, G_PRIORITY_DEFAULT)
    g_source_set_callback(
      source,
      { data in
        if let data { Unmanaged<Work>.fromOpaque(data).takeUnretainedValue().body() }
        return 0
      }, Unmanaged.passRetained(Work(body)).toOpaque(),
      { data in data.map { Unmanaged<Work>.fromOpaque($0).release() } }
    )
    g_source_attach(source, context)
    g_source_unref(source)
  }

  /// Ends the loop after the functions passed before, and waits for its end, for a second at most.
  func stop() {
    perform { [self] in g_main_loop_quit(loop) }
    _ = ended.wait(timeout: .now() + 1)
  }
}
