import Foundation
import FoundationNetworking

/// The answer to a request, while it is given. All its work is done on its queue.
final class StubLoad: @unchecked Sendable {
  /// A session without stubs, for redirections to what no stub answers.
  static let network = URLSession(configuration: ._unstubbedDefault())

  private let queue = DispatchQueue(label: "HTTPStubs")
  private let request: URLRequest
  /// Nothing is reported any more when it is gone.
  private weak var loader: URLProtocol?
  private var isStopped = false
  private var forwarded: URLSessionTask?
  private var redirections = 0
  /// The number of redirections after which a request fails.
  private static let mostRedirections = 16

  init(for loader: URLProtocol) {
    self.loader = loader
    request = loader.request
  }

  func start() { queue.async { self.answer(self.request) } }

  func stop() {
    queue.async {
      self.isStopped = true
      self.forwarded?.cancel()
    }
  }

  private func answer(_ request: URLRequest) {
    // It may lack a stub after a redirection, or because the stub is removed.
    guard let url = request.url, let stub = StubList.shared.stub(for: request) else { return forward(request) }
    let response = stub.response(request)
    StubList.shared.change { $0.onActivation }?(request, stub, response)
    after(response.requestTime) {
      if let error = response.error {
        self.after(response.duration) {
          self.finish(with: error)
          self.report(request, stub, response, error)
        }
        return
      }
      let fields = response.headerFields
      guard
        let head = HTTPURLResponse(
          url: url, statusCode: Int(response.statusCode), httpVersion: "HTTP/1.1", headerFields: fields)
      else { return self.finish(with: URLError(.badServerResponse)) }
      self.storeCookies(of: fields, request, url)
      if let next = Redirection.request(after: request, response: head) {
        StubList.shared.change { $0.onRedirect }?(request, next, stub, response)
        self.redirect(to: next, head, response, of: request, stub)
      } else {
        self.send(head, response, of: request, stub)
      }
    }
  }

  /// Answers a request with the response to another, or with its own if the session's delegate wants that.
  private func redirect(
    to next: URLRequest, _ head: HTTPURLResponse, _ response: HTTPStubsResponse, of request: URLRequest, _ stub: Stub
  ) {
    Redirection.ask(loader?.task, response: head, request: next) { chosen in
      self.after(0) {
        guard let chosen else { return self.send(head, response, of: request, stub) }
        self.redirections += 1
        guard self.redirections <= Self.mostRedirections else {
          return self.finish(with: URLError(.httpTooManyRedirects))
        }
        self.report(request, stub, response, nil)
        self.answer(chosen)
      }
    }
  }

  private func send(_ head: HTTPURLResponse, _ response: HTTPStubsResponse, of request: URLRequest, _ stub: Stub) {
    begin(with: head)
    let body = response.readBody()
    after(response.duration) {
      self.finish(with: body)
      self.report(request, stub, response, nil)
    }
  }

  /// Answers a request from the network.
  private func forward(_ request: URLRequest) {
    forwarded = Self.network.dataTask(with: request) { data, head, error in
      self.after(0) {
        if let head { self.begin(with: head) }
        if let error { self.finish(with: error) } else { self.finish(with: data ?? Data()) }
      }
    }
    forwarded?.resume()
  }

  private func begin(with head: URLResponse) {
    guard let loader else { return }
    loader.client?.urlProtocol(loader, didReceive: head, cacheStoragePolicy: .notAllowed)
  }

  /// Ends with a body. It is handed over in one piece, because Foundation gives completion handlers only the last.
  private func finish(with body: Data) {
    guard let loader else { return }
    if loader.task is URLSessionDownloadTask {
      guard DownloadedFile.hand(body, to: loader) else { return finish(with: URLError(.cannotCreateFile)) }
    } else if !body.isEmpty {
      loader.client?.urlProtocol(loader, didLoad: body)
    }
    loader.client?.urlProtocolDidFinishLoading(loader)
  }

  private func finish(with error: Error) {
    guard let loader else { return }
    loader.client?.urlProtocol(loader, didFailWithError: error)
  }

  private func report(_ request: URLRequest, _ stub: Stub, _ response: HTTPStubsResponse, _ error: Error?) {
    StubList.shared.change { $0.afterFinish }?(
      request, stub, response, error ?? NSError(domain: "Foundation._GenericObjCError", code: 0))
  }

  private func storeCookies(of fields: [String: String], _ request: URLRequest, _ url: URL) {
    guard request.httpShouldHandleCookies else { return }
    for cookie in HTTPCookie.cookies(withResponseHeaderFields: fields, for: url) {
      HTTPCookieStorage.shared.setCookie(cookie)
    }
  }

  /// Runs a block on the queue after a time in seconds, unless the load is stopped before.
  private func after(_ seconds: TimeInterval, _ block: @escaping () -> Void) {
    let work = DispatchWorkItem { if !self.isStopped { block() } }
    if seconds > 0 { queue.asyncAfter(deadline: .now() + seconds, execute: work) } else { queue.async(execute: work) }
  }
}
