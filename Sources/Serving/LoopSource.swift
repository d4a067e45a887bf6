import CSoup
import Foundation

/// Work of a GLib main loop when a descriptor is ready or a time has passed. Belongs to the thread of its loop.
package final class LoopSource {
  private final class Handler {
    let call: () -> Bool
    init(_ call: @escaping () -> Bool) { self.call = call }
  }

  private var source: UnsafeMutablePointer<GSource>?

  /// Calls `handler` whenever `descriptor` is ready, until `cancel()` or until it returns `false`.
  package init(descriptor: Int32, _ condition: GIOCondition, context: OpaquePointer, handler: @escaping () -> Bool) {
    source = g_unix_fd_source_new(descriptor, condition)
    let function: GUnixFDSourceFunc = { _, _, data in LoopSource.call(data) }
    attach(context, unsafeBitCast(function, to: GSourceFunc.self), Handler(handler))
  }

  /// Calls `handler` every `milliseconds`, until `cancel()` or until it returns `false`.
  package init(milliseconds: Int, context: OpaquePointer, handler: @escaping () -> Bool) {
    source = g_timeout_source_new(guint(milliseconds))
    attach(context, { LoopSource.call($0) }, Handler(handler))
  }

  deinit { cancel() }

  /// Ends the source; it is not called again.
  package func cancel() {
    guard let source else { return }
    g_source_destroy(source)
    g_source_unref(source)
    self.source = nil
  }

  private func attach(_ context: OpaquePointer, _ function: @escaping GSourceFunc, _ handler: Handler) {
    g_source_set_callback(source, function, Unmanaged.passRetained(handler).toOpaque()) { data in
      data.map { Unmanaged<Handler>.fromOpaque($0).release() }
    }
    g_source_attach(source, context)
  }

  private static func call(_ data: gpointer?) -> gboolean {
    guard let data else { return 0 }
    return Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue().call() ? 1 : 0
  }
}
