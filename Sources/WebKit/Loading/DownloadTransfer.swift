import Foundation
import FoundationNetworking
import Synchronization

/// Saves the answer to a request to a temporary file. Events are reported on the main thread.
final class DownloadTransfer: NSObject, URLSessionDataDelegate, Sendable {
  enum Event: Sendable {
    case redirect(URLRequest, HTTPURLResponse)
    case response(URLResponse)
    /// The number of bytes received so far.
    case progress(Int64)
    case finished(URL)
    case failed(any Error)
  }

  private struct State {
    var receive: (@MainActor (Event) -> Void)?
    var task: URLSessionDataTask?
    var file: FileHandle?
    var count: Int64 = 0
    var isReportDue = false
    var error: (any Error)?
    var isRedirected = false
  }

  private let request: URLRequest
  private let place = FileManager.default.temporaryDirectory.appendingPathComponent("download-\(UUID().uuidString)")
  private let state = Mutex(State())

  init(_ request: URLRequest) { self.request = request }

  func start(_ receive: @escaping @MainActor (Event) -> Void) {
    state.withLock { $0.receive = receive }
    DispatchQueue.global(qos: .userInitiated).async { self.connect() }
  }

  private func connect() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpShouldSetCookies = false
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    let task = session.dataTask(with: request)
    let isMade = FileManager.default.createFile(atPath: place.path, contents: nil)
    let file = try? FileHandle(forWritingTo: place)
    let isWanted = state.withLock { state in
      state.task = task
      state.file = file
      return state.receive != nil
    }
    if isWanted, isMade, file != nil {
      task.resume()
    } else {
      task.cancel()
      if isWanted { report(.failed(URLError(.cannotCreateFile))) }
    }
    session.finishTasksAndInvalidate()
  }

  /// Ends the transfer; nothing is reported from now on.
  func stop() {
    let task = state.withLock { state in
      state.receive = nil
      return state.task
    }
    if let task { DispatchQueue.global(qos: .utility).async { task.cancel() } }
  }

  private func report(_ event: Event) {
    DispatchQueue.main.async { self.state.withLock { $0.receive }?(event) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    state.withLock { $0.isRedirected = true }
    report(.redirect(request, response))
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if !state.withLock({ $0.isRedirected }) { report(.response(response)) }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isReportNew = state.withLock { state in
      do { try state.file?.write(contentsOf: data) } catch { state.error = state.error ?? error }
      state.count += Int64(data.count)
      defer { state.isReportDue = true }
      return !state.isReportDue && !state.isRedirected
    }
    if isReportNew {
      DispatchQueue.main.async {
        let (receive, count) = self.state.withLock { state in
          state.isReportDue = false
          return (state.receive, state.count)
        }
        receive?(.progress(count))
      }
    }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let (failure, isWanted, isRedirected) = state.withLock { state in
      try? state.file?.close()
      state.file = nil
      return (error ?? state.error, state.receive != nil, state.isRedirected)
    }
    if failure != nil || !isWanted || isRedirected { try? FileManager.default.removeItem(at: place) }
    if isRedirected { return }
    report(failure.map { .failed($0) } ?? .finished(place))
  }
}
