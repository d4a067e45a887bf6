import UIKit

/// Decides about navigations and receives their course. All methods are optional; where there are several forms of a
/// method, one is implemented.
///
/// A page is loaded in this order: the policy of the action, the start, redirects with a policy each, the policy of the
/// response, the commitment, the end.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wknavigationdelegate).
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Called before a navigation, with settings for it. The default calls the form without a handler.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  /// Called before a navigation, with settings for it. The default calls the form without settings.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences
  ) async -> (WKNavigationActionPolicy, WKWebpagePreferences)
  /// Called before a navigation. The default calls the form without a handler.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  /// Called before a navigation. The default allows it.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy
  /// Called with the head of a response. The default calls the form without a handler.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  /// Called with the head of a response. The default allows kinds of contents that browsers show.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy
  /// Called when a page is requested.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called when a server has passed a request on to another address.
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// Called when a navigation has failed before its page replaced the last.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// Called when a page replaces the last.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called when a page is complete.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called when a navigation has failed after its page replaced the last.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Called when a server asks for a name and password. The default calls the form without a handler.
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// Called when a server asks for a name and password. The default has none.
  func webView(
    _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
  /// Never called: pages have no process of their own here.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  /// Never called: old versions of TLS are not accepted.
  func webView(
    _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
    shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
  /// Never called: old versions of TLS are not accepted.
  func webView(_ webView: WKWebView, shouldAllowDeprecatedTLSFor challenge: URLAuthenticationChallenge) async -> Bool
  /// Called when a navigation has become a download.
  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
  /// Called when a response has become a download.
  func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
}
