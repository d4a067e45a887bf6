import CSoup
import Foundation

/// Work of a GLib main loop when a descriptor or a stream is ready or a time has passed. Belongs to the thread of its
/// loop.
package final class LoopSource {
  private final class Handler {
    let call: () -> Bool
    init(_ call: @escaping () -> Bool) { self.call = call }
  }

  private var source: UnsafeMutablePointer<GSource>?

  /// Calls `handler` whenever `descriptor` is ready, until `cancel()` or until it returns `false`.
  package init(descriptor: Int32, _ condition: GIOCondition, loop: EventLoop, handler: @escaping () -> Bool) {
    source = g_unix_fd_source_new(descriptor, condition)
    let function: GUnixFDSourceFunc = { _, _, data in LoopSource.call(data) }
    attach(to: loop, unsafeBitCast(function, to: GSourceFunc.self), Handler(handler))
  }

  /// Calls `handler` every `milliseconds`, until `cancel()` or until it returns `false`.
  package init(milliseconds: Int, loop: EventLoop, handler: @escaping () -> Bool) {
    source = g_timeout_source_new(guint(milliseconds))
    attach(to: loop, { LoopSource.call($0) }, Handler(handler))
  }

  /// Calls `handler` whenever `stream` can be read without waiting, until `cancel()` or until it returns `false`.
  package init(reading stream: PollableStream, loop: EventLoop, handler: @escaping () -> Bool) {
    source = stream.readingSource()
    attach(to: loop, Self.pollable, Handler(handler))
  }

  /// Calls `handler` whenever `stream` can be written without waiting, until `cancel()` or until it returns `false`.
  package init(writing stream: PollableStream, loop: EventLoop, handler: @escaping () -> Bool) {
    source = stream.writingSource()
    attach(to: loop, Self.pollable, Handler(handler))
  }

  private static var pollable: GSourceFunc {
    let function: GPollableSourceFunc = { _, data in LoopSource.call(data) }
    return unsafeBitCast(function, to: GSourceFunc.self)
  }

  deinit { cancel() }

  /// Ends the source; it is not called again.
  package func cancel() {
    guard let source else { return }
    g_source_destroy(source)
    g_source_unref(source)
    self.source = nil
  }

  private func attach(to loop: EventLoop, _ function: @escaping GSourceFunc, _ handler: Handler) {
    g_source_set_callback(source, function, Unmanaged.passRetained(handler).toOpaque()) { data in
      data.map { Unmanaged<Handler>.fromOpaque($0).release() }
    }
    loop.attach(source)
  }

  private static func call(_ data: gpointer?) -> gboolean {
    guard let data else { return 0 }
    return Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue().call() ? 1 : 0
  }
}
