import LoopbackServer
import WebKit

/// A delegate that notes what it is asked and told, and lets a test wait for the end of navigations.
@MainActor final class NavigationLog: NSObject, WKNavigationDelegate {
  private(set) var entries: [String] = []
  var actionPolicy: (WKNavigationAction) -> WKNavigationActionPolicy = { _ in .allow }
  var responsePolicy: (WKNavigationResponse) -> WKNavigationResponsePolicy = { _ in .allow }
  var credential: URLCredential?
  var downloads: [WKDownload] = []
  var errors: [any Error] = []
  private var ended = 0
  private var waiting: (Int, CheckedContinuation<Void, Never>)?

  /// Returns when as many navigations as that have ended since the start, and empties the log.
  func end(_ count: Int = 1) async -> [String] {
    if ended < count { await withCheckedContinuation { waiting = (count, $0) } }
    ended -= count
    defer { entries = [] }
    return entries
  }

  private func note(_ entry: String, isEnd: Bool = false) {
    entries.append(entry)
    guard isEnd else { return }
    ended += 1
    guard let (count, answer) = waiting, ended >= count else { return }
    waiting = nil
    answer.resume()
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    let policy = actionPolicy(navigationAction)
    note("action \(navigationAction.request.url?.path ?? "")", isEnd: policy == .cancel)
    decisionHandler(policy)
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy {
    note("response \(navigationResponse.response.mimeType ?? "")")
    return responsePolicy(navigationResponse)
  }

  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    note("challenge \(challenge.previousFailureCount)")
    completionHandler(challenge.previousFailureCount == 0 ? .useCredential : .performDefaultHandling, credential)
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { note("start") }

  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
    note("redirect")
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { note("commit \(webView.url?.path ?? "")") }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { note("finish", isEnd: true) }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    errors.append(error)
    note("fail early \((error as NSError).code)", isEnd: true)
  }

  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    errors.append(error)
    note("fail \((error as NSError).code)", isEnd: true)
  }

  func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) {
    downloads.append(download)
  }

  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
    downloads.append(download)
  }
}

/// A view with a delegate and a server of pages.
@MainActor final class WebStage {
  let log = NavigationLog()
  let view: WKWebView
  let server: LoopbackServer

  init(
    _ configuration: WKWebViewConfiguration = WKWebViewConfiguration(),
    respond: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Response = { page("Page \($0.path)") }
  ) throws {
    configuration.websiteDataStore = .nonPersistent()
    view = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), configuration: configuration)
    server = try LoopbackServer(respond)
    view.navigationDelegate = log
  }

  func request(_ path: String) -> URLRequest { URLRequest(url: server.url.appendingPathComponent(path)) }

  nonisolated static func page(_ title: String, headers: [String: String] = [:]) -> LoopbackServer.Response {
    LoopbackServer.Response(
      Data("<html><head><title>\(title)</title></head></html>".utf8),
      headers: headers.merging(["Content-Type": "text/html; charset=utf-8"]) { first, _ in first })
  }
}

private func page(_ title: String) -> LoopbackServer.Response { WebStage.page(title) }
