import Foundation
import FoundationNetworking

/// A navigation that is about to start.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wknavigationaction).
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  /// The frame that requested the navigation.
  open var sourceFrame: WKFrameInfo { source }
  /// The frame that is to show the page; nil for a new window.
  open var targetFrame: WKFrameInfo? { target }
  /// The cause of the navigation.
  open var navigationType: WKNavigationType { type }
  /// The request.
  open var request: URLRequest { requested }
  /// Whether the page asks for the link to be saved: false, as links are not followed here.
  open var shouldPerformDownload: Bool { false }

  private let source: WKFrameInfo
  private let target: WKFrameInfo?
  private let type: WKNavigationType
  private let requested: URLRequest

  init(type: WKNavigationType, request: URLRequest, source: WKFrameInfo, target: WKFrameInfo?) {
    self.type = type
    requested = request
    self.source = source
    self.target = target
  }
}
