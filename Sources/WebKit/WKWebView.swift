import Security
import UIKit

/// Loads web pages. Pages are not drawn: the view shows its background.
///
/// Navigations work: requests over HTTP, files, addresses of the schemes `data` and `about`, those of the app's own
/// handlers, and documents of the app's; with the delegate's decisions, cookies, the titles of pages and the list of
/// visited ones. The parts of a page, such as pictures, are not loaded.
///
/// Scripts of the app's run if Debian's `libjavascriptcoregtk-6.0-1` is installed. They have a `navigator.userAgent`,
/// a `location.href` and their message handlers, but no document. Scripts of pages do not run.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkwebview).
@preconcurrency @MainActor open class WKWebView: UIView {
  /// Decides about navigations. It is not retained.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Shows the panels that pages ask for. It is not retained.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// A copy of the settings; changes of it have no effect, apart from those of the objects that copies share.
  open var configuration: WKWebViewConfiguration { settings.copy() as? WKWebViewConfiguration ?? settings }
  /// The scroll view of the page, which fills the view. There is nothing to scroll.
  public let scrollView = UIScrollView()
  /// The pages that the view has visited.
  public let backForwardList = WKBackForwardList()
  /// The user agent; nil, the default, for the view's own. Read when a page is requested.
  open var customUserAgent: String?
  /// Whether drags from the edge go back and forward; false by default. Stored; has no effect.
  open var allowsBackForwardNavigationGestures = false
  /// Whether links are previewed; true by default. Stored; has no effect: there are no links to press.
  open var allowsLinkPreview = true
  /// Whether the page can be inspected; false by default. Stored; has no effect.
  open var isInspectable = false
  /// Whether the page has a panel for finding text; false by default. Stored; has no effect.
  open var isFindInteractionEnabled = false
  /// The magnification of the page; 1 by default. Stored; has no effect.
  open var pageZoom: CGFloat = 1
  /// The media type of the page's style; nil by default. Stored; has no effect.
  open var mediaType: String?
  /// The colour behind the page, which is white unless it is set.
  open var underPageBackgroundColor: UIColor! {
    get { chosenBackground ?? .white }
    set {
      chosenBackground = newValue
      stateDidChange()
    }
  }
  /// The colour that the page asks for: nil, as styles are not read.
  open var themeColor: UIColor? { nil }
  /// Whether the page fills the screen: it does not.
  open var fullscreenState: FullscreenState { .notInFullscreen }
  /// Whether the page uses the camera: it does not.
  open var cameraCaptureState: WKMediaCaptureState { .none }
  /// Whether the page uses the microphone: it does not.
  open var microphoneCaptureState: WKMediaCaptureState { .none }
  /// The least insets of the page. Stored; they have no effect.
  open internal(set) var minimumViewportInset = UIEdgeInsets.zero
  /// The greatest insets of the page. Stored; they have no effect.
  open internal(set) var maximumViewportInset = UIEdgeInsets.zero

  /// Whether the page fills the screen.
  public enum FullscreenState: Int, Sendable {
    case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen
  }

  /// The settings that the view was created with.
  let settings: WKWebViewConfiguration
  private var chosenBackground: UIColor?
  /// The navigation that the delegate decides about.
  var deciding: PageLoad?
  /// The navigation that has started.
  var provisional: PageLoad?
  /// The page's own navigation, while data arrive.
  var current: PageLoad?
  /// The page that is there.
  var page = Page()
  var progress = 0.0
  private(set) lazy var scripts = PageScripts(self)

  /// A page, as far as it is known.
  struct Page {
    var url: URL?
    var title = ""
    var source: PageSource?
    var request: URLRequest?
  }

  /// Creates a view with default settings.
  public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

  /// Creates a view with a copy of settings.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    settings = configuration.copy() as? WKWebViewConfiguration ?? configuration
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    settings = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .white
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.backgroundColor = nil
    addSubview(scrollView)
  }

  // MARK: State

  /// The title of the page; empty before it is known.
  open var title: String? { page.title }
  /// The address of the page that is requested, or else of the page that is there; nil before the first.
  open var url: URL? { deciding?.request.url ?? provisional?.request.url ?? page.url }
  /// Whether a page is being loaded.
  open var isLoading: Bool { deciding != nil || provisional != nil || current != nil }
  /// The part of the page that has been loaded, between 0 and 1: a tenth when it is requested.
  open var estimatedProgress: Double { progress }
  /// Whether the page was loaded by HTTPS.
  open var hasOnlySecureContent: Bool { page.url?.scheme?.lowercased() == "https" }
  /// The evaluation of the server's certificate: nil, as it is not passed on here.
  open var serverTrust: SecTrust? { nil }
  /// Whether there is a page before this one.
  open var canGoBack: Bool { backForwardList.backItem != nil }
  /// Whether there is a page after this one.
  open var canGoForward: Bool { backForwardList.forwardItem != nil }

  /// Returns whether views load a scheme by themselves.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["about", "blob", "data", "file", "ftp", "http", "https", "javascript", "ws", "wss"]
      .contains(urlScheme.lowercased())
  }

  // MARK: Loading

  /// Requests a page.
  ///
  /// - Returns: the navigation; nil if the request has no address.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    request.url == nil ? nil : begin(PageSource(request: request), .other)
  }

  /// Shows a file.
  ///
  /// - Parameters:
  ///   - URL: the file. Others end the program, as on iOS.
  ///   - readAccessURL: the file, or a folder that contains it.
  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    loadFileRequest(URLRequest(url: URL), allowingReadAccessTo: readAccessURL)
  }

  /// Shows a document. As on iOS, it does not enter the list of visited pages.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    load(
      Data(string.utf8), mimeType: "text/html", characterEncodingName: "utf-8", baseURL: baseURL ?? PageSource.blank)
  }

  /// Shows a document. As on iOS, it does not enter the list of visited pages.
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    let response = URLResponse(
      url: baseURL, mimeType: MIMEType, expectedContentLength: data.count, textEncodingName: characterEncodingName)
    return begin(
      PageSource(
        request: URLRequest(url: baseURL), document: PageSource.Document(response: response, data: data),
        isListed: false), .other)
  }

  /// Loads the page again.
  @discardableResult open func reload() -> WKNavigation? { reload(.useProtocolCachePolicy) }

  /// Loads the page again, past all caches.
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload(.reloadIgnoringLocalCacheData) }

  /// Ends all navigations.
  open func stopLoading() {
    deciding?.cancel()
    provisional?.cancel()
    current?.cancel()
  }

  /// Shows a page of the list again.
  ///
  /// - Returns: nil if the list does not contain it.
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard backForwardList.contains(item) else { return nil }
    var source = item.source
    if source.document == nil { source.request.url = item.url }
    return begin(source, .backForward, .item(item))
  }

  /// Shows the page before this one.
  ///
  /// - Returns: nil if there is none.
  @discardableResult open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { go(to: $0) } }

  /// Shows the page after this one.
  ///
  /// - Returns: nil if there is none.
  @discardableResult open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { go(to: $0) } }

  /// Runs a script in the page's world, and passes on its value.
  ///
  /// - Parameter completionHandler: called with nil for a script without a value, and with `WKError` if it throws, or
  ///   if JavaScriptCore is not installed.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    scripts.evaluate(javaScriptString, in: .page) { result in
      switch result {
      case .success(let value): completionHandler?(value, nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
  }

  // MARK: For extensions

  /// The frame of the page that is there.
  var currentFrame: WKFrameInfo {
    WKFrameInfo(webView: self, request: page.request ?? URLRequest(url: page.url ?? PageSource.blank))
  }

  /// Notifies observers.
  func stateDidChange() { didChangeValue(for: \WKWebView.url) }

  /// The name by which servers know the view.
  var userAgent: String {
    if let customUserAgent, !customUserAgent.isEmpty { return customUserAgent }
    let name = settings.applicationNameForUserAgent ?? ""
    return name.isEmpty ? "Mozilla/5.0 (Linux)" : "Mozilla/5.0 (Linux) \(name)"
  }
}
