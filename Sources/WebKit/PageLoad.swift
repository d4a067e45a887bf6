import UIKit

/// The load of a page by a web view: requests the delegate's decisions and reports each step, in WebKit's order.
@MainActor final class PageLoad {
  enum Stage { case deciding, provisional, committed, ended }

  /// The place that the page takes in the list of visited pages.
  enum Place {
    case new
    case item(WKBackForwardListItem)
    case same
  }

  let navigation = WKNavigation()
  let source: PageSource
  let type: WKNavigationType
  let place: Place
  private(set) var request: URLRequest
  private(set) var preferences = WKWebpagePreferences()
  private(set) var stage = Stage.deciding
  private(set) var response: URLResponse?
  private weak var owner: WKWebView?
  private var transfer: (any PageTransfer)?
  private var redirects = 0
  private var isWaiting = false
  /// Events that arrived while the delegate decided.
  private var held: [TransferEvent] = []
  private var titles = TitleReader(encoding: nil)
  private var hasTitle = false

  /// As many as Foundation on Apple's platforms follows.
  private static let mostRedirects = 20

  init(_ source: PageSource, type: WKNavigationType, place: Place, view: WKWebView) {
    self.source = source
    self.type = type
    self.place = place
    owner = view
    request = source.request
  }

  /// Requests the policy of the action on a later turn of the main queue, and starts the transfer if it is allowed.
  func start() {
    guard let view = owner else { return }
    preferences = view.settings.defaultWebpagePreferences?.copy() as? WKWebpagePreferences ?? WKWebpagePreferences()
    DispatchQueue.main.async { self.decideAction { self.beginProvisional($0) } }
  }

  private func decideAction(allowed: @escaping @MainActor (WKWebView) -> Void) {
    guard stage != .ended, let view = owner else { return }
    let action = WKNavigationAction(
      type: type, request: request, source: view.currentFrame, target: WKFrameInfo(webView: view, request: request))
    let decided: @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void = {
      policy, preferences in
      guard self.stage != .ended, let view = self.owner else { return }
      self.preferences = preferences
      switch policy {
      case .allow: allowed(view)
      case .cancel: self.interrupt()
      case .download:
        self.interrupt()
        let download = view.download(self.request)
        view.navigationDelegate?.webView(view, navigationAction: action, didBecome: download)
      }
    }
    guard let delegate = view.navigationDelegate else { return decided(.allow, preferences) }
    delegate.webView(view, decidePolicyFor: action, preferences: preferences, decisionHandler: decided)
  }

  private func beginProvisional(_ view: WKWebView) {
    view.willStart(self)
    stage = .provisional
    navigation.effectiveContentMode = preferences.preferredContentMode
    view.navigationDelegate?.webView(view, didStartProvisionalNavigation: navigation)
    if stage == .provisional { beginTransfer(view) }
  }

  private func beginTransfer(_ view: WKWebView) {
    guard let transfer = view.transfer(for: source, request) else {
      return fail(URLError(.unsupportedURL, userInfo: info))
    }
    self.transfer = transfer
    transfer.start { [weak self] event in self?.receive(event) }
  }

  private var info: [String: Any] { request.url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:] }

  private func receive(_ event: TransferEvent) {
    guard stage != .ended else { return }
    guard let view = owner else { return end() }
    if isWaiting { return held.append(event) }
    switch event {
    case .redirect(let request, let response): redirect(to: request, response, view)
    case .response(let response): decideResponse(response, view)
    case .data(let data, let count): take(data, count, view)
    case .finished: finish(view)
    case .failed(let error): fail(error)
    }
  }

  private func redirect(to new: URLRequest, _ response: HTTPURLResponse, _ view: WKWebView) {
    transfer?.stop()
    transfer = nil
    view.settings.websiteDataStore.httpCookieStore.store(response)
    redirects += 1
    guard redirects <= Self.mostRedirects else { return fail(URLError(.httpTooManyRedirects, userInfo: info)) }
    request = new.redirected(from: request.url)
    view.stateDidChange()
    decideAction { view in
      view.navigationDelegate?.webView(view, didReceiveServerRedirectForProvisionalNavigation: self.navigation)
      if self.stage == .provisional { self.beginTransfer(view) }
    }
  }

  private func decideResponse(_ response: URLResponse, _ view: WKWebView) {
    // A handler of a scheme may send several responses; the first counts.
    guard stage == .provisional else { return }
    if let response = response as? HTTPURLResponse {
      view.settings.websiteDataStore.httpCookieStore.store(response)
    }
    let head = WKNavigationResponse(response: response)
    isWaiting = true
    let decided: @MainActor @Sendable (WKNavigationResponsePolicy) -> Void = { policy in
      guard self.stage != .ended, self.isWaiting, let view = self.owner else { return }
      self.isWaiting = false
      switch policy {
      case .allow:
        self.commit(response, view)
        let events = self.held
        self.held = []
        for event in events { self.receive(event) }
      case .cancel: self.interrupt()
      case .download:
        self.interrupt()
        // The request is sent again, to a file.
        let download = view.download(self.request)
        view.navigationDelegate?.webView(view, navigationResponse: head, didBecome: download)
      }
    }
    guard let delegate = view.navigationDelegate else { return decided(head.canShowMIMEType ? .allow : .cancel) }
    delegate.webView(view, decidePolicyFor: head, decisionHandler: decided)
  }

  private func commit(_ response: URLResponse, _ view: WKWebView) {
    stage = .committed
    self.response = response
    titles = TitleReader(encoding: response.textEncodingName)
    view.didCommit(self)
    view.navigationDelegate?.webView(view, didCommit: navigation)
  }

  private func take(_ data: Data, _ count: Int64, _ view: WKWebView) {
    guard stage == .committed else { return }
    let type = response?.mimeType?.lowercased() ?? "text/html"
    if !hasTitle, type.hasSuffix("html") || type.hasSuffix("xml"), let title = titles.read(data) {
      hasTitle = true
      view.didReceive(title: title)
    }
    let expected = response?.expectedContentLength ?? -1
    if expected > 0 { view.didReceive(fraction: min(1, Double(count) / Double(expected))) }
  }

  private func finish(_ view: WKWebView) {
    guard stage == .committed else { return fail(URLError(.badServerResponse, userInfo: info)) }
    end()
    view.didFinish(self)
    view.navigationDelegate?.webView(view, didFinish: navigation)
  }

  /// Ends a navigation by a policy. Before its start nothing is reported.
  private func interrupt() {
    // WebKit's own domain and number for this.
    fail(
      NSError(
        domain: "WebKitErrorDomain", code: 102,
        userInfo: info.merging([NSLocalizedDescriptionKey: "Frame load interrupted"]) { first, _ in first }))
  }

  /// Ends the load because another begins, or because it is stopped.
  func cancel() { fail(URLError(.cancelled, userInfo: info)) }

  private func fail(_ error: any Error) {
    guard stage != .ended else { return }
    let before = stage
    end()
    guard let view = owner else { return }
    view.didFail(self)
    switch before {
    case .provisional:
      view.navigationDelegate?.webView(view, didFailProvisionalNavigation: navigation, withError: error)
    case .committed: view.navigationDelegate?.webView(view, didFail: navigation, withError: error)
    case .deciding, .ended: break
    }
  }

  private func end() {
    stage = .ended
    held = []
    transfer?.stop()
    transfer = nil
  }
}
