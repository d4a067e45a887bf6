import Foundation
import FoundationNetworking

/// Asks a delegate for the data of an asset whose address nothing here can read.
///
/// Unchecked because of the state, which the lock guards.
public final class AVAssetResourceLoader: @unchecked Sendable {
  private let url: URL
  private let lock = NSLock()
  private weak var keptDelegate: (any AVAssetResourceLoaderDelegate)?
  private var queue: DispatchQueue?
  private var request: AVAssetResourceLoadingRequest?
  private var result: Result<URL, AVError>?
  private var waiting: [@Sendable (Result<URL, AVError>) -> Void] = []

  init(url: URL) { self.url = url }

  deinit {
    if case .success(let file) = result { try? FileManager.default.removeItem(at: file) }
  }

  public var delegate: (any AVAssetResourceLoaderDelegate)? { lock.withLock { keptDelegate } }
  public var delegateQueue: DispatchQueue? { lock.withLock { queue } }

  /// Sets who brings the data, and the queue on which it is called; nil for the main one.
  public func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
    lock.withLock { (keptDelegate, queue) = (delegate, delegateQueue) }
  }

  /// Calls `body` with a file of the data: at once, or when the delegate has brought it.
  func load(_ body: @escaping @Sendable (Result<URL, AVError>) -> Void) {
    lock.lock()
    if let result {
      lock.unlock()
      return body(result)
    }
    waiting.append(body)
    guard request == nil else { return lock.unlock() }
    guard let delegate = keptDelegate else {
      lock.unlock()
      return finish(.failure(AVError(.operationNotAllowed)))
    }
    let made = AVAssetResourceLoadingRequest(url) { [weak self] in self?.finish($0) }
    request = made
    let queue = queue ?? .main
    lock.unlock()
    // Used on that queue alone.
    nonisolated(unsafe) let receiver = delegate
    queue.async {
      if !receiver.resourceLoader(self, shouldWaitForLoadingOfRequestedResource: made) {
        self.finish(.failure(AVError(.failedToLoadMediaData)))
      }
    }
  }

  private func finish(_ data: Result<Data, AVError>) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("asset-\(UUID().uuidString)")
    let made: Result<URL, AVError> = data.flatMap { data in
      do {
        try data.write(to: file)
        return .success(file)
      } catch {
        return .failure(AVError(.failedToLoadMediaData))
      }
    }
    let waiting = lock.withLock { () -> [@Sendable (Result<URL, AVError>) -> Void] in
      guard result == nil else { return [] }
      result = made
      request = nil
      defer { self.waiting = [] }
      return self.waiting
    }
    for body in waiting { body(made) }
  }
}

/// Brings the data of assets.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
  /// Returns whether the data is brought, now or later.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
}

extension AVAssetResourceLoaderDelegate {
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }
}

/// A request for the data of an asset: for all of it.
///
/// Unchecked because of the state, which the lock guards.
public final class AVAssetResourceLoadingRequest: @unchecked Sendable {
  public let request: URLRequest
  public let contentInformationRequest: AVAssetResourceLoadingContentInformationRequest?
  public let dataRequest: AVAssetResourceLoadingDataRequest?
  private let lock = NSLock()
  private var end: (@Sendable (Result<Data, AVError>) -> Void)?

  init(_ url: URL, end: @escaping @Sendable (Result<Data, AVError>) -> Void) {
    request = URLRequest(url: url)
    contentInformationRequest = AVAssetResourceLoadingContentInformationRequest()
    dataRequest = AVAssetResourceLoadingDataRequest()
    self.end = end
  }

  public var isFinished: Bool { lock.withLock { end == nil } }
  /// False: what is begun is brought to an end.
  public var isCancelled: Bool { false }

  /// Ends the request: all data is there.
  public func finishLoading() { finish(.success(dataRequest?.data ?? Data())) }

  /// Ends the request: the data cannot be had.
  public func finishLoading(with error: (any Error)?) {
    finish(.failure(error as? AVError ?? AVError(.failedToLoadMediaData)))
  }

  private func finish(_ result: Result<Data, AVError>) {
    let end = lock.withLock {
      defer { self.end = nil }
      return self.end
    }
    end?(result)
  }
}

/// The delegate's description of the data.
public final class AVAssetResourceLoadingContentInformationRequest: @unchecked Sendable {
  /// A uniform type identifier.
  public var contentType: String?
  public var contentLength: Int64 = 0
  public var isByteRangeAccessSupported = false
  public var renewalDate: Date?
}

/// The data that is wanted: all of it, from the beginning.
///
/// Unchecked because of the data, which the lock guards.
public final class AVAssetResourceLoadingDataRequest: @unchecked Sendable {
  private let lock = NSLock()
  private var received = Data()

  public let requestedOffset: Int64 = 0
  public let requestedLength = Int.max
  public let requestsAllDataToEndOfResource = true
  public var currentOffset: Int64 { Int64(data.count) }

  var data: Data { lock.withLock { received } }

  /// Takes more of the data.
  public func respond(with data: Data) { lock.withLock { received.append(data) } }
}
