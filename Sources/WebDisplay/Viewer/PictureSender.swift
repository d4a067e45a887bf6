import Dispatch
import WindowServer

/// Compresses frames and passes them to viewers, off the main thread, in the order in which they were painted.
///
/// Unchecked because of `deflater`, which `queue` alone uses.
final class PictureSender: @unchecked Sendable {
  private let queue = DispatchQueue(label: "web pictures", qos: .userInteractive)
  /// Used on the queue.
  private let deflater = Deflater()

  func send(_ message: PictureMessage, to socket: ViewerSocket) {
    queue.async { [self] in
      socket.send(message.body.isEmpty ? message.head : message.head + deflater.deflate(message.body))
    }
  }

  /// Sends other messages after the frames before them.
  func send(_ bytes: [UInt8], to socket: ViewerSocket) {
    queue.async { socket.send(bytes) }
  }
}
