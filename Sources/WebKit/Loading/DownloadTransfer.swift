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
    var file: FileHandle?
    var count: Int64 = 0
    var isReportDue = false
    var error: (any Error)?
    /// The response of a server that refuses the request, until it is known whether it asks for a password.
    var refusal: URLResponse?
  }

  private let request: URLRequest
  private let place = FileManager.default.temporaryDirectory.appendingPathComponent("download-\(UUID().uuidString)")
  private let task = TransferTask()
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
    let isMade = FileManager.default.createFile(atPath: place.path, contents: nil)
    let file = try? FileHandle(forWritingTo: place)
    state.withLock { $0.file = file }
    let task = session.dataTask(with: request)
    if isMade, file != nil {
      self.task.start(task)
    } else {
      task.cancel()
      report(.failed(URLError(.cannotCreateFile)))
    }
    session.finishTasksAndInvalidate()
  }

  /// Ends the transfer; nothing is reported from now on.
  func stop() {
    state.withLock { $0.receive = nil }
    task.stop()
  }

  private func report(_ event: Event) {
    DispatchQueue.main.async { self.state.withLock { $0.receive }?(event) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    if self.task.refuseRedirect(completionHandler) { report(.redirect(request, response)) }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if (response as? HTTPURLResponse)?.statusCode == 401 {
      state.withLock { $0.refusal = response }
    } else if !self.task.isRedirected {
      report(.response(response))
    }
    completionHandler(.allow)
  }

  /// Ends the transfer: Foundation on Linux does not end a task whose challenge is answered by default.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    state.withLock { $0.error = URLError(.userAuthenticationRequired) }
    completionHandler(.cancelAuthenticationChallenge, nil)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isRedirected = task.isRedirected
    let isReportNew = state.withLock { state in
      do { try state.file?.write(contentsOf: data) } catch { state.error = state.error ?? error }
      state.count += Int64(data.count)
      defer { state.isReportDue = true }
      return !state.isReportDue && !isRedirected
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
    let isRedirected = self.task.isRedirected
    let (failure, isWanted, refusal) = state.withLock { state in
      try? state.file?.close()
      state.file = nil
      return (state.error ?? error, state.receive != nil, state.refusal)
    }
    if failure != nil || !isWanted || isRedirected { try? FileManager.default.removeItem(at: place) }
    if isRedirected { return }
    if failure == nil, let refusal { report(.response(refusal)) }
    report(failure.map { .failed($0) } ?? .finished(place))
  }
}
