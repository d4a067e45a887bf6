import Foundation

/// Receives messages of scripts, which they send by `webkit.messageHandlers.<name>.postMessage(<content>)`.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkscriptmessagehandler).
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Called with a message.
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Receives messages of scripts and replies to them. Of the two forms of the method one is implemented.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkscriptmessagehandlerwithreply).
@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// Called with a message. The handler is called once, with a value, or with the text of an error.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
  /// Called with a message. Returns a value, or the text of an error.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
  ) {
    Task { @MainActor in
      let (value, error) = await self.userContentController(userContentController, didReceive: message)
      replyHandler(value, error)
    }
  }
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) { (nil, nil) }
}
