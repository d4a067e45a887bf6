import Foundation

/// Loads the addresses of a scheme.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkurlschemehandler).
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Called to load an address.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Called when an address is not needed any more. The task must not be used from now on.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
