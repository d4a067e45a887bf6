import Foundation
import FoundationNetworking

/// Chooses the files of downloads, and receives their end. All methods are optional but the first, of whose two forms
/// one is implemented.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkdownloaddelegate).
@preconcurrency @MainActor public protocol WKDownloadDelegate: NSObjectProtocol {
  /// Called to choose a file, which must not exist; nil ends the download. The default calls the form without a
  /// handler.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
  /// Called to choose a file, which must not exist; nil ends the download.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL?
  /// Called before a redirect. The default calls the form without a handler.
  func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    decisionHandler: @escaping @MainActor @Sendable (WKDownload.RedirectPolicy) -> Void)
  /// Called before a redirect. The default allows it.
  func download(
    _ download: WKDownload, decidedPolicyForHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest
  ) async -> WKDownload.RedirectPolicy
  /// Never called: downloads from servers that ask for a name and password fail.
  func download(
    _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// Never called: downloads from servers that ask for a name and password fail.
  func download(
    _ download: WKDownload, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
  /// Called when the file is complete.
  func downloadDidFinish(_ download: WKDownload)
  /// Called when the download has failed. There are no data for resuming it.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
  ) {
    Task { @MainActor in
      completionHandler(
        await self.download(download, decideDestinationUsing: response, suggestedFilename: suggestedFilename))
    }
  }
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL? { nil }
  public func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    decisionHandler: @escaping @MainActor @Sendable (WKDownload.RedirectPolicy) -> Void
  ) {
    Task { @MainActor in
      decisionHandler(await self.download(download, decidedPolicyForHTTPRedirection: response, newRequest: request))
    }
  }
  public func download(
    _ download: WKDownload, decidedPolicyForHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest
  ) async -> WKDownload.RedirectPolicy { .allow }
  public func download(
    _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
  public func download(
    _ download: WKDownload, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.performDefaultHandling, nil) }
  public func downloadDidFinish(_ download: WKDownload) {}
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}
