import Foundation
import HTTP

/// Fetches whole answers, up to a limit.
final class HTTPTransport: Sendable {
  private let engine = HTTPEngine()
  private let limits: HTTPLimits
  private let userAgent: String

  init(limits: HTTPLimits, userAgent: String) {
    self.limits = limits
    self.userAgent = userAgent
  }

  /// - Throws: `HTTPError`, or `CancellationError` if the task was cancelled.
  func load(
    _ url: URL, headers: [String: String], limit: Int, _ allowsPeer: HTTPRequest.PeerCheck?
  ) async throws -> (Data, HTTPHead) {
    let request = HTTPRequest(
      url: url, headers: headers.merging(["User-Agent": userAgent]) { own, _ in own }, limits: limits,
      allowsPeer: allowsPeer)
    let collector = HTTPCollector(limit: limit)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        collector.begin(continuation) { engine.start(request, receiver: collector) }
      }
    } onCancel: {
      collector.cancel()
    }
  }
}

/// Gathers one answer and resumes the task that waits for it. `lock` guards all state.
private final class HTTPCollector: HTTPReceiver, @unchecked Sendable {
  typealias Answer = CheckedContinuation<(Data, HTTPHead), any Error>

  private let lock = NSLock()
  private let limit: Int
  private var head: HTTPHead?
  private var data = Data()
  private var continuation: Answer?
  private var transfer: HTTPTransfer?
  private var isCancelled = false
  private var isTooLarge = false

  init(limit: Int) { self.limit = limit }

  /// Starts the transfer, unless the task was cancelled before.
  func begin(_ continuation: Answer, start: () -> HTTPTransfer) {
    lock.lock()
    guard !isCancelled else {
      lock.unlock()
      return continuation.resume(throwing: CancellationError())
    }
    self.continuation = continuation
    lock.unlock()
    let transfer = start()
    lock.lock()
    self.transfer = transfer
    let isCancelled = isCancelled
    lock.unlock()
    if isCancelled { transfer.cancel() }
  }

  func cancel() {
    lock.lock()
    isCancelled = true
    let transfer = transfer
    lock.unlock()
    transfer?.cancel()
  }

  func receive(_ head: HTTPHead) -> Bool {
    lock.withLock {
      self.head = head
      isTooLarge = (head.expectedLength ?? 0) > Int64(limit)
      return !isTooLarge
    }
  }

  func receive(_ body: UnsafeRawBufferPointer) -> HTTPBodyAnswer {
    lock.withLock {
      guard data.count + body.count <= limit else {
        isTooLarge = true
        return .stop
      }
      data.append(contentsOf: body)
      return .taken
    }
  }

  func end(_ failure: HTTPFailure?) {
    let (continuation, result) = lock.withLock { () -> (Answer?, Result<(Data, HTTPHead), any Error>) in
      defer { self.continuation = nil }
      return (self.continuation, self.result(failure))
    }
    continuation?.resume(with: result)
  }

  private func result(_ failure: HTTPFailure?) -> Result<(Data, HTTPHead), any Error> {
    if isTooLarge { return .failure(HTTPError.tooLarge(limit: limit)) }
    switch failure {
    case nil: return head.map { .success((data, $0)) } ?? .failure(HTTPError.broken("no answer"))
    case .cancelled: return .failure(CancellationError())
    case .unreachable: return .failure(HTTPError.offline)
    case .tooSlow, .tookTooLong: return .failure(HTTPError.tooSlow)
    case .refusedAddress(let address): return .failure(HTTPError.refused(address))
    case .timedOut: return .failure(HTTPError.timedOut)
    case .tooManyRedirects: return .failure(HTTPError.broken("too many redirects"))
    case .insecure(let text), .leftTheWeb(let text), .broken(let text): return .failure(HTTPError.broken(text))
    }
  }
}
