import Foundation
import FoundationNetworking
import Synchronization

/// Reads the answer to a request over HTTP. Everything but the reports happens on other threads.
@MainActor final class NetworkTransfer: PageTransfer {
  /// Answers to a server that asks for a name and password.
  typealias Answer = @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void

  private let worker: NetworkWorker

  init(_ request: URLRequest, authenticate: @escaping @MainActor (URLAuthenticationChallenge, @escaping Answer) -> Void)
  {
    worker = NetworkWorker(request, authenticate: authenticate)
  }

  deinit { worker.stop() }

  func start(_ receive: @escaping @MainActor (TransferEvent) -> Void) { worker.start(receive) }

  func stop() { worker.stop() }
}

/// The delegate of a session with one task.
final class NetworkWorker: NSObject, URLSessionDataDelegate, Sendable {
  private struct State {
    var receive: (@MainActor (TransferEvent) -> Void)?
    var task: URLSessionDataTask?
    /// The data that the main thread has not taken yet.
    var waiting = Data()
    var kept = 0
    var count: Int64 = 0
    var isReportDue = false
  }

  private let request: URLRequest
  private let authenticate: @MainActor (URLAuthenticationChallenge, @escaping NetworkTransfer.Answer) -> Void
  private let state = Mutex(State())

  init(
    _ request: URLRequest,
    authenticate: @escaping @MainActor (URLAuthenticationChallenge, @escaping NetworkTransfer.Answer) -> Void
  ) {
    self.request = request
    self.authenticate = authenticate
  }

  func start(_ receive: @escaping @MainActor (TransferEvent) -> Void) {
    state.withLock { $0.receive = receive }
    // Settings of sessions read Foundation's stores of cookies and answers from the disk.
    DispatchQueue.global(qos: .userInitiated).async { self.connect() }
  }

  private func connect() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    let task = session.dataTask(with: request)
    let isWanted = state.withLock { state in
      if state.receive != nil { state.task = task }
      return state.receive != nil
    }
    if isWanted { task.resume() } else { task.cancel() }
    session.finishTasksAndInvalidate()
  }

  /// Ends the transfer; nothing is reported from now on.
  func stop() {
    let task = state.withLock { state in
      state.receive = nil
      state.waiting = Data()
      defer { state.task = nil }
      return state.task
    }
    if let task { DispatchQueue.global(qos: .utility).async { task.cancel() } }
  }

  /// Reports an event on the main thread, unless the transfer has been stopped by then.
  private func report(_ event: TransferEvent) {
    DispatchQueue.main.async {
      self.state.withLock { $0.receive }?(event)
    }
  }

  private func reportData() {
    DispatchQueue.main.async {
      let (receive, data, count) = self.state.withLock { state in
        defer { (state.waiting, state.isReportDue) = (Data(), false) }
        return (state.receive, state.waiting, state.count)
      }
      receive?(.data(data, count: count))
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    report(.redirect(request, response))
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    DispatchQueue.main.async { self.authenticate(challenge, completionHandler) }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    report(.response(response))
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isReportNew = state.withLock { state in
      let new = data.prefix(max(0, keptPageBytes - state.kept))
      state.waiting.append(new)
      state.kept += new.count
      state.count += Int64(data.count)
      defer { state.isReportDue = true }
      return !state.isReportDue && state.receive != nil
    }
    if isReportNew { reportData() }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    report(error.map { .failed($0) } ?? .finished)
  }
}
