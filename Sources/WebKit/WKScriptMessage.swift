import Foundation

/// A message of a script.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkscriptmessage).
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  /// The content: a number, a text, a date, an array, a dictionary or `NSNull`.
  open var body: Any { content }
  /// The view of the page. It is not retained.
  open private(set) weak var webView: WKWebView?
  /// The frame of the script.
  open var frameInfo: WKFrameInfo { frame }
  /// The name of the handler.
  open var name: String { handler }
  /// The world of the script.
  open var world: WKContentWorld { contentWorld }

  private let content: Any
  private let frame: WKFrameInfo
  private let handler: String
  private let contentWorld: WKContentWorld

  init(body: Any, webView: WKWebView, frame: WKFrameInfo, name: String, world: WKContentWorld) {
    content = body
    self.webView = webView
    self.frame = frame
    handler = name
    contentWorld = world
  }
}
