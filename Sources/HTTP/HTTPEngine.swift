import CCURL
import Foundation

/// Runs HTTP transfers with libcurl, all on one thread of its own, over shared connections that are kept open.
///
/// Foundation's `URLSession` is not used on Linux: it receives bytes as fast as they come and queues them without
/// bound, so that an endless answer filled gigabytes before a cancellation took effect (measured: 3.2 GB for a body
/// limited to 1 MB). libcurl makes the server wait when a receiver pauses, and a transfer that is stopped receives no
/// further byte.
public final class HTTPEngine: Sendable {
  /// The greatest number of redirects before a transfer fails.
  public static let mostRedirects = 10

  private let loop = HTTPLoop()

  /// Creates an engine with a thread and connections of its own; they end when it is released.
  public init() {}

  deinit { loop.stop() }

  /// Starts a transfer; the receiver is retained until it has been notified of the end.
  @discardableResult public func start(_ request: HTTPRequest, receiver: any HTTPReceiver) -> HTTPTransfer {
    let transfer = HTTPTransfer(loop: loop)
    loop.post(.start(transfer.identifier, request, receiver))
    return transfer
  }
}

/// A running transfer, which can be resumed and cancelled from any thread. Releasing it does not end the transfer.
public final class HTTPTransfer: Sendable {
  let identifier = UUID()
  private let loop: HTTPLoop

  init(loop: HTTPLoop) { self.loop = loop }

  /// Continues after a receiver's `.pause`.
  public func resume() { loop.post(.resume(identifier)) }

  /// Ends the transfer, unless it has ended; the receiver gets `.cancelled`.
  public func cancel() { loop.post(.cancel(identifier)) }
}
