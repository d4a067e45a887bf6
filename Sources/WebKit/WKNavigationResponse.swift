import Foundation
import FoundationNetworking

/// The head of a response, for which a delegate decides whether its page is loaded.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wknavigationresponse).
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
  /// Whether the response is that of the page itself: true, as other parts are not loaded here.
  open var isForMainFrame: Bool { true }
  /// The response.
  open var response: URLResponse { received }
  /// Whether a browser shows contents of that kind: texts, pictures, sounds, films and PDF.
  open var canShowMIMEType: Bool { ShownMediaTypes.contain(received.mimeType) }

  private let received: URLResponse

  init(response: URLResponse) { received = response }
}
