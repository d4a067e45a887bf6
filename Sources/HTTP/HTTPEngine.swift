import CCURL
import Foundation

/// Runs HTTP transfers by libcurl, all on one thread of its own, over connections that are kept and shared.
///
/// Foundation's `URLSession` is not used for this on Linux: it takes bytes as fast as they come and queues them without
/// bound, so that an endless answer filled gigabytes before a cancellation took effect (measured: 3.2 GB for a body
/// limited to 1 MB). libcurl leaves the server waiting when a receiver pauses, and a transfer that is stopped takes no
/// further byte.
public final class HTTPEngine: Sendable {
  /// Redirects followed before a transfer fails.
  public static let mostRedirects = 10

  private let loop = HTTPLoop()

  /// Creates an engine with a thread and connections of its own; they end when it is released.
  public init() {}

  deinit { loop.stop() }

  /// Starts a transfer; the receiver is kept until it has been notified of the end.
  @discardableResult public func start(_ request: HTTPRequest, receiver: any HTTPReceiver) -> HTTPTransfer {
    let transfer = HTTPTransfer(loop: loop)
    loop.post(.start(transfer.identifier, request, receiver))
    return transfer
  }
}

/// A transfer under way; lets it be resumed and cancelled from any thread. Letting go of it ends nothing.
public final class HTTPTransfer: Sendable {
  let identifier = UUID()
  private let loop: HTTPLoop

  init(loop: HTTPLoop) { self.loop = loop }

  /// Goes on after a receiver's `.pause`.
  public func resume() { loop.post(.resume(identifier)) }

  /// Ends the transfer, if it has not ended; the receiver gets `.cancelled`.
  public func cancel() { loop.post(.cancel(identifier)) }
}
