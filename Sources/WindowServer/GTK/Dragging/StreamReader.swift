import CGTK
import Foundation
import QuartzCore

/// Reads a stream of another program to its end, without waiting.
@MainActor final class StreamReader {
  private static let chunk: gsize = 1 << 16
  /// The seconds after which a program that sends nothing is given up.
  private static let patience: TimeInterval = 30

  private let stream: UnsafeMutablePointer<GInputStream>
  private let cancellable = g_cancellable_new()
  private let limit: Int
  private let done: @MainActor (Data?) -> Void
  private var data = Data()
  private var timer: (any PacerTimer)?

  /// Reads at most `limit` bytes. More give nil, as errors do.
  ///
  /// - Parameter stream: the stream, whose reference is taken over.
  static func read(
    _ stream: UnsafeMutablePointer<GInputStream>, limit: Int, _ done: @escaping @MainActor (Data?) -> Void
  ) {
    StreamReader(stream, limit, done).next()
  }

  private init(
    _ stream: UnsafeMutablePointer<GInputStream>, _ limit: Int, _ done: @escaping @MainActor (Data?) -> Void
  ) {
    (self.stream, self.limit, self.done) = (stream, limit, done)
  }

  isolated deinit {
    g_object_unref(stream)
    g_object_unref(cancellable)
  }

  private func next() {
    timer = FrameScheduler.current.schedule(after: Self.patience) { [cancellable] in g_cancellable_cancel(cancellable) }
    g_input_stream_read_bytes_async(
      stream, Self.chunk, 0, cancellable,
      { _, result, data in
        guard let data else { return }
        let reader = Unmanaged<StreamReader>.fromOpaque(data).takeRetainedValue()
        // GIO calls on the main thread, where reading began.
        nonisolated(unsafe) let result = result
        MainActor.assumeIsolated { reader.take(result) }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func take(_ result: OpaquePointer?) {
    timer?.cancel()
    timer = nil
    guard let bytes = g_input_stream_read_bytes_finish(stream, result, nil) else { return end(nil) }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    guard let start = g_bytes_get_data(bytes, &count), count > 0 else { return end(data) }
    guard data.count + Int(count) <= limit else { return end(nil) }
    data.append(start.assumingMemoryBound(to: UInt8.self), count: Int(count))
    next()
  }

  private func end(_ data: Data?) {
    g_input_stream_close_async(stream, 0, nil, nil, nil)
    done(data)
  }
}
