import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One `URLSession` whose answers are read piece by piece, so that a huge one is stopped and not held.
final class HTTPTransport: Sendable {
  private let receiver = HTTPReceiver()
  private let session: URLSession

  init(timeout: TimeInterval, userAgent: String) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.httpAdditionalHeaders = ["User-Agent": userAgent]
    // What is kept, and for how long, is the caller's business.
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
  }

  deinit { session.invalidateAndCancel() }

  func load(_ request: URLRequest, limit: Int) async throws -> (Data, HTTPURLResponse) {
    let task = session.dataTask(with: request)
    let identifier = task.taskIdentifier
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        receiver.begin(identifier, HTTPReceiver.Transfer(limit: limit, continuation: continuation))
        // Cancelled before this line, the handler below found no transfer to end.
        if Task.isCancelled {
          receiver.end(identifier, .failure(CancellationError()))
        } else {
          task.resume()
        }
      }
    } onCancel: {
      receiver.end(identifier, .failure(CancellationError()))
      task.cancel()
    }
  }
}

/// Collects the answers of a session's tasks.
final class HTTPReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  struct Transfer {
    let limit: Int
    let continuation: CheckedContinuation<(Data, HTTPURLResponse), any Error>
    var response: HTTPURLResponse?
    var data = Data()

    init(limit: Int, continuation: CheckedContinuation<(Data, HTTPURLResponse), any Error>) {
      self.limit = limit
      self.continuation = continuation
    }
  }

  private let lock = NSLock()
  /// By task identifier; guarded by `lock`.
  private var transfers: [Int: Transfer] = [:]

  func begin(_ identifier: Int, _ transfer: Transfer) {
    lock.withLock { transfers[identifier] = transfer }
  }

  /// Ends a transfer once; later ends do nothing.
  func end(_ identifier: Int, _ result: Result<(Data, HTTPURLResponse), any Error>) {
    lock.withLock { transfers.removeValue(forKey: identifier) }?.continuation.resume(with: result)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let identifier = dataTask.taskIdentifier
    guard let response = response as? HTTPURLResponse else {
      end(identifier, .failure(HTTPError.broken("no HTTP answer")))
      return completionHandler(.cancel)
    }
    let limit = lock.withLock {
      transfers[identifier]?.response = response
      return transfers[identifier]?.limit ?? 0
    }
    guard response.expectedContentLength <= Int64(limit) else {
      end(identifier, .failure(HTTPError.tooLarge(limit: limit)))
      return completionHandler(.cancel)
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let identifier = dataTask.taskIdentifier
    let exceeded: Int? = lock.withLock {
      guard let transfer = transfers[identifier] else { return nil }
      guard transfer.data.count + data.count <= transfer.limit else { return transfer.limit }
      transfers[identifier]?.data.append(data)
      return nil
    }
    if let exceeded {
      end(identifier, .failure(HTTPError.tooLarge(limit: exceeded)))
      dataTask.cancel()
    }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let identifier = task.taskIdentifier
    if let error { return end(identifier, .failure(Self.failure(for: error))) }
    let transfer = lock.withLock { transfers[identifier] }
    guard let transfer, let response = transfer.response else {
      return end(identifier, .failure(HTTPError.broken("no answer")))
    }
    end(identifier, .success((transfer.data, response)))
  }

  private static func failure(for error: any Error) -> any Error {
    guard let error = error as? URLError else { return HTTPError.broken(String(describing: error)) }
    switch error.code {
    case .cancelled: return CancellationError()
    case .timedOut: return HTTPError.timedOut
    case .notConnectedToInternet, .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed: return HTTPError.offline
    default: return HTTPError.broken(error.localizedDescription)
    }
  }
}
