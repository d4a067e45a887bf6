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
    /// The response of a server that refuses the request, until it is known whether there is a password for it.
    var refusal: URLResponse?
    /// The data that the main thread has not taken yet.
    var waiting = Data()
    var kept = 0
    var count: Int64 = 0
    var isReportDue = false
  }

  private let request: URLRequest
  private let authenticate: @MainActor (URLAuthenticationChallenge, @escaping NetworkTransfer.Answer) -> Void
  private let task = TransferTask()
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
    task.start(session.dataTask(with: request))
    session.finishTasksAndInvalidate()
  }

  /// Ends the transfer; nothing is reported from now on.
  func stop() {
    state.withLock { state in
      state.receive = nil
      state.waiting = Data()
    }
    task.stop()
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
    if self.task.refuseRedirect(completionHandler) { report(.redirect(request, response)) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    DispatchQueue.main.async {
      self.authenticate(challenge) { disposition, credential in
        guard let refusal = self.takeRefusal() else { return }
        // Foundation on Linux stops the program for a credential that is missing or that basic authentication cannot
        // use, and does not end a task whose challenge is answered by default. The server's refusal is shown then.
        let way = challenge.protectionSpace.authenticationMethod
        if disposition == .useCredential, let credential, way == NSURLAuthenticationMethodHTTPBasic {
          self.state.withLock { ($0.waiting, $0.kept, $0.count) = (Data(), 0, 0) }
          completionHandler(.useCredential, credential)
        } else if disposition == .cancelAuthenticationChallenge {
          completionHandler(.cancelAuthenticationChallenge, nil)
        } else {
          self.show(refusal)
          self.report(.finished)
          completionHandler(.cancelAuthenticationChallenge, nil)
        }
      }
    }
  }

  /// Returns the refusal that waits for an answer; nil after the end of the transfer, and for a second answer.
  private func takeRefusal() -> URLResponse? {
    state.withLock { state in
      defer { state.refusal = nil }
      return state.receive == nil ? nil : state.refusal
    }
  }

  /// Reports a refusal, with its data, after all.
  private func show(_ refusal: URLResponse) {
    report(.response(refusal))
    if state.withLock({ !$0.waiting.isEmpty }) { reportData() }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if (response as? HTTPURLResponse)?.statusCode == 401 {
      state.withLock { $0.refusal = response }
    } else {
      report(.response(response))
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isReportNew = state.withLock { state in
      let new = data.prefix(max(0, keptPageBytes - state.kept))
      state.waiting.append(new)
      state.kept += new.count
      state.count += Int64(data.count)
      guard state.refusal == nil else { return false }
      defer { state.isReportDue = true }
      return !state.isReportDue && state.receive != nil
    }
    if isReportNew { reportData() }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    if error == nil, let refusal = takeRefusal() { show(refusal) }
    report(error.map { .failed($0) } ?? .finished)
  }
}
