import CSoup

/// A GLib main loop with a context of its own.
///
/// One thread runs it; any thread may use it. Unchecked because of the pointers, which are constants of objects that
/// GLib guards.
package final class EventLoop: @unchecked Sendable {
  private final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private let context: OpaquePointer
  private let loop: OpaquePointer

  package init() {
    // GLib ends the process if there is no memory.
    context = g_main_context_new()
    loop = g_main_loop_new(context, 0)
  }

  deinit {
    g_main_loop_unref(loop)
    g_main_context_unref(context)
  }

  /// Serves the loop's sources on this thread until `quit()`.
  ///
  /// - Parameter last: called after that, still as the thread of the loop.
  package func run(last: () -> Void = {}) {
    g_main_context_push_thread_default(context)
    g_main_loop_run(loop)
    last()
    g_main_context_pop_thread_default(context)
  }

  /// Ends `run(last:)` if it runs.
  package func quit() { g_main_loop_quit(loop) }

  /// Serves one source that is ready.
  ///
  /// - Parameter mayBlock: whether to wait for one.
  /// - Returns: whether there was one.
  @discardableResult package func iterate(mayBlock: Bool) -> Bool {
    g_main_context_iteration(context, mayBlock ? 1 : 0) != 0
  }

  /// Calls a function on the loop's thread, after the functions passed before.
  package func perform(_ body: @escaping @Sendable () -> Void) {
    let source = g_idle_source_new()
    // An idle source would wait for clients to be idle.
    g_source_set_priority(source, G_PRIORITY_DEFAULT)
    g_source_set_callback(
      source,
      { data in
        if let data { Unmanaged<Work>.fromOpaque(data).takeUnretainedValue().body() }
        return 0
      }, Unmanaged.passRetained(Work(body)).toOpaque(),
      { data in data.map { Unmanaged<Work>.fromOpaque($0).release() } }
    )
    attach(source)
    g_source_unref(source)
  }

  /// Serves a source from now on.
  func attach(_ source: UnsafeMutablePointer<GSource>?) { g_source_attach(source, context) }
}
