import Foundation
import FoundationNetworking

/// An object that gets the data of an asset from a delegate, for addresses that cannot be read here.
///
/// Unchecked because of the state, which the lock guards.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avassetresourceloader).
public final class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  private let url: URL
  private let lock = NSLock()
  private weak var keptDelegate: (any AVAssetResourceLoaderDelegate)?
  private var queue: DispatchQueue?
  private var request: AVAssetResourceLoadingRequest?
  private var result: Result<URL, AVError>?
  private var waiting: [@Sendable (Result<URL, AVError>) -> Void] = []

  init(url: URL) {
    self.url = url
    super.init()
  }

  deinit {
    if case .success(let file) = result { try? FileManager.default.removeItem(at: file) }
  }

  /// The delegate that provides the data. Held weakly.
  public var delegate: (any AVAssetResourceLoaderDelegate)? { lock.withLock { keptDelegate } }
  /// The queue on which the delegate is called; nil for the main queue.
  public var delegateQueue: DispatchQueue? { lock.withLock { queue } }

  /// Sets the delegate that provides the data, and the queue on which it is called; nil for the main queue.
  public func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
    lock.withLock { (keptDelegate, queue) = (delegate, delegateQueue) }
  }

  /// Calls `body` with a file of the data: immediately, or after the delegate has provided it.
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
    // Used only on that queue.
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

/// An object that provides the data of assets.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avassetresourceloaderdelegate).
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
  /// Returns whether the delegate will provide the data, now or later.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
}

extension AVAssetResourceLoaderDelegate {
  /// Returns false: the data is not provided.
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }
}

/// A request for all the data of an asset.
///
/// Unchecked because of the state, which the lock guards.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avassetresourceloadingrequest).
public final class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
  /// The request for the asset's address.
  public let request: URLRequest
  /// The request for a description of the data.
  public let contentInformationRequest: AVAssetResourceLoadingContentInformationRequest?
  /// The request for the data itself.
  public let dataRequest: AVAssetResourceLoadingDataRequest?
  private let lock = NSLock()
  private var end: (@Sendable (Result<Data, AVError>) -> Void)?

  init(_ url: URL, end: @escaping @Sendable (Result<Data, AVError>) -> Void) {
    request = URLRequest(url: url)
    contentInformationRequest = AVAssetResourceLoadingContentInformationRequest()
    dataRequest = AVAssetResourceLoadingDataRequest()
    self.end = end
  }

  /// Whether the request has been finished.
  public var isFinished: Bool { lock.withLock { end == nil } }
  /// Whether the request has been cancelled: always false, as requests are always completed.
  public var isCancelled: Bool { false }

  /// Finishes the request after all data has been provided.
  public func finishLoading() { finish(.success(dataRequest?.data ?? Data())) }

  /// Finishes the request with an error.
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

/// A request for a description of the data, which the delegate fills in.
///
/// See [Apple's
/// page](https://developer.apple.com/documentation/avfoundation/avassetresourceloadingcontentinformationrequest).
public final class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
  /// The uniform type identifier of the data.
  public var contentType: String?
  /// The length of the data in bytes.
  public var contentLength: Int64 = 0
  /// Whether the server supports byte ranges. Without effect.
  public var isByteRangeAccessSupported = false
  /// The date at which the data expires. Without effect.
  public var renewalDate: Date?
}

/// A request for all the data from the beginning.
///
/// Unchecked because of the data, which the lock guards.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avassetresourceloadingdatarequest).
public final class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var received = Data()

  /// The offset of the first requested byte: always 0.
  public let requestedOffset: Int64 = 0
  /// The number of requested bytes: always the maximum.
  public let requestedLength = Int.max
  /// Whether all data to the end is requested: always true.
  public let requestsAllDataToEndOfResource = true
  /// The offset of the next expected byte.
  public var currentOffset: Int64 { Int64(data.count) }

  var data: Data { lock.withLock { received } }

  /// Appends a part of the data.
  public func respond(with data: Data) { lock.withLock { received.append(data) } }
}
