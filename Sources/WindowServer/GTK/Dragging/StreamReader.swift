import CGTK
import Foundation
import QuartzCore

/// Reads a stream of another program to its end, without waiting, and gives the program up if it does not answer.
@MainActor final class StreamReader {
  private static let chunk: gsize = 1 << 16
  /// The seconds after which a program that sends nothing is given up, and those for all of the data.
  private static let patience: TimeInterval = 30
  private static let longest: TimeInterval = 300

  private var stream: UnsafeMutablePointer<GInputStream>?
  private let cancellable = g_cancellable_new()
  private let limit: Int
  /// Nil once it was called.
  private var done: (@MainActor (Data?) -> Void)?
  private var data = Data()
  private var timer: (any PacerTimer)?
  private let start = FrameScheduler.standard.now

  /// Begins to wait for a stream, of which at most `limit` bytes are read. More give nil, as errors and silence do.
  init(limit: Int, _ done: @escaping @MainActor (Data?) -> Void) {
    (self.limit, self.done) = (limit, done)
    wait()
  }

  isolated deinit {
    timer?.cancel()
    if let stream { g_object_unref(stream) }
    g_object_unref(cancellable)
  }

  /// Begins to read.
  ///
  /// - Parameter stream: the stream, whose reference is taken over; nil if there is none.
  func read(_ stream: UnsafeMutablePointer<GInputStream>?) {
    self.stream = stream
    guard stream != nil else { return end(nil) }
    // Too late: the stream is closed with its last reference.
    if done != nil { next() }
  }

  private func wait() {
    timer?.cancel()
    let scheduler = FrameScheduler.standard
    let rest = start + Self.longest - scheduler.now
    // GDK does not cancel its own waiting for the other program on X11, so the result does not wait for that, either.
    timer = scheduler.schedule(after: max(0, min(Self.patience, rest))) { [weak self] in
      guard let self else { return }
      g_cancellable_cancel(cancellable)
      end(nil)
    }
  }

  private func next() {
    wait()
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
    let bytes = g_input_stream_read_bytes_finish(stream, result, nil)
    defer { if let bytes { g_bytes_unref(bytes) } }
    guard done != nil else { return }
    guard let bytes else { return end(nil) }
    var count: gsize = 0
    guard let start = g_bytes_get_data(bytes, &count), count > 0 else { return end(data) }
    guard data.count + Int(count) <= limit else { return end(nil) }
    data.append(start.assumingMemoryBound(to: UInt8.self), count: Int(count))
    next()
  }

  private func end(_ data: Data?) {
    timer?.cancel()
    timer = nil
    guard let done else { return }
    self.done = nil
    if let stream, g_input_stream_has_pending(stream) == 0 { g_input_stream_close_async(stream, 0, nil, nil, nil) }
    done(data)
  }
}
