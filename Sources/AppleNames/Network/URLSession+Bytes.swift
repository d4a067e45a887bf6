import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// The bytes of a response, which are there when it has ended.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8
    /// Returns bytes one by one.
    public typealias AsyncIterator = Iterator
    private let data: Data
    /// The task that has loaded the bytes.
    public let task: URLSessionDataTask

    fileprivate init(_ data: Data, _ task: URLSessionDataTask) { (self.data, self.task) = (data, task) }

    public func makeAsyncIterator() -> Iterator { Iterator(bytes: data.makeIterator()) }

    /// Returns bytes one by one.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
      /// A byte.
      public typealias Element = UInt8
      fileprivate var bytes: Data.Iterator

      public mutating func next() async throws -> UInt8? {
        try Task.checkCancellation()
        return bytes.next()
      }
    }
  }

  /// Returns the bytes of the response to a request, after all have arrived.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let loading = ByteLoading()
    let (data, response) = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = dataTask(with: request) { data, response, error in
          if let data, let response {
            continuation.resume(returning: (data, response))
          } else {
            continuation.resume(throwing: error ?? URLError(.badServerResponse))
          }
        }
        task.delegate = delegate
        loading.start(task)
      }
    } onCancel: {
      loading.cancel()
    }
    guard let task = loading.task else { throw URLError(.cancelled) }
    return (AsyncBytes(data, task), response)
  }

  /// Returns the bytes of the response to a request of an address, after all have arrived.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) { try await bytes(for: URLRequest(url: url), delegate: delegate) }
}

/// The task of a request, which may be cancelled before there is one.
///
/// Unchecked: a lock protects its state.
private final class ByteLoading: @unchecked Sendable {
  private let lock = NSLock()
  private var started: URLSessionDataTask?
  private var isCancelled = false

  var task: URLSessionDataTask? { lock.withLock { started } }

  func start(_ task: URLSessionDataTask) {
    let isCancelled = lock.withLock {
      started = task
      return self.isCancelled
    }
    task.resume()
    if isCancelled { task.cancel() }
  }

  func cancel() {
    let task = lock.withLock {
      isCancelled = true
      return started
    }
    task?.cancel()
  }
}
