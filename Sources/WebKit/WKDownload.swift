import UIKit

/// A page or file that is saved.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkdownload).
@preconcurrency @MainActor open class WKDownload: NSObject {
  /// The answer to a redirect.
  public enum RedirectPolicy: Int, Sendable { case cancel, allow }
  /// Whether a placeholder stands for the file.
  public enum PlaceholderPolicy: Int, Sendable { case disable, enable }

  /// The delegate, which chooses the file. It is not retained.
  open weak var delegate: (any WKDownloadDelegate)?
  /// The request with which the download began.
  open var originalRequest: URLRequest? { requested }
  /// The view of the download. It is not retained.
  open private(set) weak var webView: WKWebView?
  /// Whether the user's action caused the download: false.
  open var isUserInitiated: Bool { false }
  /// The frame that asked for the download.
  open var originatingFrame: WKFrameInfo { frame }
  /// The progress of the download, in bytes.
  public let progress = Progress(totalUnitCount: -1)

  private let requested: URLRequest
  private let frame: WKFrameInfo
  private var transfer: DownloadTransfer?
  private var destination: URL?
  private var received: URL?
  private var isOver = false

  init(_ request: URLRequest, webView: WKWebView) {
    requested = request
    self.webView = webView
    frame = webView.currentFrame
    super.init()
    // The app sets the delegate first.
    DispatchQueue.main.async { self.begin(webView.completed(request)) }
  }

  /// Ends the download. As it cannot be resumed, there are no data for that.
  open func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) {
    end()
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }

  /// Ends the download. As it cannot be resumed, there are no data for that.
  @discardableResult open func cancel() async -> Data? {
    end()
    return nil
  }

  private func begin(_ request: URLRequest) {
    guard !isOver else { return }
    let transfer = DownloadTransfer(request)
    self.transfer = transfer
    transfer.start { event in self.receive(event) }
  }

  private func receive(_ event: DownloadTransfer.Event) {
    guard !isOver else { return }
    switch event {
    case .redirect(let new, let response):
      let decided: @MainActor @Sendable (RedirectPolicy) -> Void = { policy in
        guard !self.isOver else { return }
        guard policy == .allow, let webView = self.webView else { return self.fail(URLError(.cancelled)) }
        self.begin(webView.completed(new.redirected(from: self.requested.url)))
      }
      guard let delegate else { return decided(.allow) }
      delegate.download(self, willPerformHTTPRedirection: response, newRequest: new, decisionHandler: decided)
    case .response(let response):
      guard let delegate else { return fail(URLError(.cancelled)) }
      progress.totalUnitCount = response.expectedContentLength
      let name = Self.name(of: response)
      delegate.download(self, decideDestinationUsing: response, suggestedFilename: name) { url in
        guard !self.isOver else { return }
        guard let url else { return self.fail(URLError(.cancelled)) }
        self.destination = url
        self.store()
      }
    case .progress(let count): progress.completedUnitCount = count
    case .finished(let file):
      received = file
      store()
    case .failed(let error): fail(error)
    }
  }

  /// Returns the name that the server suggests, or else the end of the address.
  private static func name(of response: URLResponse) -> String {
    // Foundation on Linux calls files "Unknown" for which the server has no name.
    if let name = response.suggestedFilename, !name.isEmpty, name != "Unknown" { return name }
    let end = response.url?.lastPathComponent ?? ""
    return end.isEmpty || end == "/" ? "Unknown" : end
  }

  /// Moves the file to its place when both are known.
  private func store() {
    guard let destination, let received else { return }
    DispatchQueue.global(qos: .userInitiated).async {
      let result = Result { try FileManager.default.moveItem(at: received, to: destination) }
      DispatchQueue.main.async {
        guard !self.isOver else { return }
        switch result {
        case .success:
          self.isOver = true
          self.delegate?.downloadDidFinish(self)
        case .failure(let error): self.fail(error)
        }
      }
    }
  }

  private func fail(_ error: any Error) {
    end()
    delegate?.download(self, didFailWithError: error, resumeData: nil)
  }

  private func end() {
    isOver = true
    transfer?.stop()
    transfer = nil
    guard let received else { return }
    DispatchQueue.global(qos: .utility).async { try? FileManager.default.removeItem(at: received) }
  }
}

extension WKWebView {
  /// Saves the answer to a request.
  public func startDownload(
    using request: URLRequest, completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
  ) { completionHandler(download(request)) }

  /// Saves the answer to a request.
  public func startDownload(using request: URLRequest) async -> WKDownload { download(request) }

  func download(_ request: URLRequest) -> WKDownload { WKDownload(request, webView: self) }
}
