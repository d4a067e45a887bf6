import UIKit

extension WKWebView {
  /// Shows a file.
  @discardableResult public func loadFileRequest(
    _ request: URLRequest, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation {
    precondition(request.url?.isFileURL == true, "\(request.url?.absoluteString ?? "nil") is not a file URL")
    precondition(readAccessURL.isFileURL, "\(readAccessURL) is not a file URL")
    return begin(PageSource(request: request), .other)
  }

  /// Shows a document as if it were the answer to a request.
  @discardableResult public func loadSimulatedRequest(
    _ request: URLRequest, response: URLResponse, responseData data: Data
  ) -> WKNavigation {
    begin(PageSource(request: request, document: PageSource.Document(response: response, data: data)), .other)
  }

  /// Shows a document as if it were the answer to a request.
  @discardableResult public func loadSimulatedRequest(
    _ request: URLRequest, responseHTML string: String
  ) -> WKNavigation {
    let data = Data(string.utf8)
    let response = URLResponse(
      url: request.url ?? PageSource.blank, mimeType: "text/html", expectedContentLength: data.count,
      textEncodingName: "utf-8")
    return loadSimulatedRequest(request, response: response, responseData: data)
  }

  func reload(_ policy: URLRequest.CachePolicy) -> WKNavigation? {
    guard var source = page.source else { return nil }
    if source.document == nil, let url = page.url { source.request.url = url }
    source.request.cachePolicy = policy
    return begin(source, .reload, .same)
  }

  /// The list of visited pages and the current one of them, for another view of the same process.
  public var interactionState: Any? {
    get { InteractionState(backForwardList) }
    set {
      guard let state = newValue as? InteractionState else { return }
      backForwardList.replace(with: state.items, position: state.position)
      stateDidChange()
      if let item = backForwardList.currentItem { go(to: item) }
    }
  }

  func begin(_ source: PageSource, _ type: WKNavigationType, _ place: PageLoad.Place = .new) -> WKNavigation {
    // A page that is requested once more does not enter the list once more, as on iOS.
    let isSame = type == .other && source.isListed && source.request.url == backForwardList.currentItem?.url
    let load = PageLoad(source, type: type, place: isSame ? .same : place, view: self)
    deciding?.cancel()
    deciding = load
    progress = 0.1
    stateDidChange()
    load.start()
    return load.navigation
  }

  /// Returns what reads the answer to a request; nil for a scheme that nothing loads.
  func transfer(for source: PageSource, _ request: URLRequest) -> (any PageTransfer)? {
    if let document = source.document { return DocumentTransfer(document) }
    guard let url = request.url, let scheme = url.scheme?.lowercased() else { return nil }
    if let handler = settings.urlSchemeHandler(forURLScheme: scheme) {
      return SchemeTransfer(request, handler: handler, webView: self)
    }
    switch scheme {
    case "file": return FileTransfer(url)
    case "http", "https":
      return NetworkTransfer(completed(request)) { [weak self] challenge, answer in
        guard let self, let delegate = navigationDelegate else { return answer(.performDefaultHandling, nil) }
        delegate.webView(self, didReceive: challenge, completionHandler: answer)
      }
    default: return DocumentTransfer.document(at: url).map(DocumentTransfer.init)
    }
  }

  /// Returns a request with the fields that browsers add.
  func completed(_ request: URLRequest) -> URLRequest {
    var request = request
    func add(_ value: String?, _ field: String) {
      if request.value(forHTTPHeaderField: field) == nil { request.setValue(value, forHTTPHeaderField: field) }
    }
    add(userAgent, "User-Agent")
    add("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "Accept")
    request.httpShouldHandleCookies = false
    if let url = request.url, let cookies = settings.websiteDataStore.httpCookieStore.header(for: url) {
      let own = request.value(forHTTPHeaderField: "Cookie").map { [$0] } ?? []
      request.setValue((own + [cookies]).joined(separator: "; "), forHTTPHeaderField: "Cookie")
    }
    return request
  }
}

/// The list of visited pages at one moment.
@MainActor private final class InteractionState: NSObject {
  let items: [WKBackForwardListItem]
  let position: Int?

  init(_ list: WKBackForwardList) {
    let back = list.backList
    items = back + [list.currentItem].compactMap { $0 } + list.forwardList
    position = list.currentItem == nil ? nil : back.count
  }
}
