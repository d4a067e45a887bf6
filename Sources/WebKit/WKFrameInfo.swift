import Foundation
import FoundationNetworking

/// A frame of a page, as it was at one moment.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkframeinfo).
@preconcurrency @MainActor open class WKFrameInfo: NSObject, @preconcurrency NSCopying {
  /// Whether the frame is that of the page itself.
  open var isMainFrame: Bool { true }
  /// The request of the frame's page.
  open var request: URLRequest { requested }
  /// The origin of the frame's page.
  open var securityOrigin: WKSecurityOrigin { origin }
  /// The view of the frame. It is not retained.
  open private(set) weak var webView: WKWebView?

  private let requested: URLRequest
  private let origin: WKSecurityOrigin

  init(webView: WKWebView?, request: URLRequest) {
    self.webView = webView
    requested = request
    origin = WKSecurityOrigin(request.url)
  }

  /// Returns the frame itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
