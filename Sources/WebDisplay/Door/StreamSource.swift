import CSoup

/// Calls back whenever a stream is ready, on the thread of a loop.
final class StreamSource {
  private final class Handler {
    let call: () -> Bool
    init(_ call: @escaping () -> Bool) { self.call = call }
  }

  private var source: UnsafeMutablePointer<GSource>?

  /// Creates a source.
  ///
  /// - Parameter handler: called until it returns `false` or this object is deallocated.
  init(_ source: UnsafeMutablePointer<GSource>?, context: OpaquePointer, handler: @escaping () -> Bool) {
    self.source = source
    let function: GPollableSourceFunc = { _, data in
      guard let data else { return 0 }
      return Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue().call() ? 1 : 0
    }
    g_source_set_callback(
      source, unsafeBitCast(function, to: GSourceFunc.self), Unmanaged.passRetained(Handler(handler)).toOpaque()
    ) { data in data.map { Unmanaged<Handler>.fromOpaque($0).release() } }
    g_source_attach(source, context)
  }

  deinit {
    guard let source else { return }
    g_source_destroy(source)
    g_source_unref(source)
  }
}
