import Foundation
import FoundationNetworking

/// The source from which a page is loaded, and loaded again: a request, or a document that the app supplies.
struct PageSource: Sendable {
  var request: URLRequest
  /// The app's own document, which is shown instead of the answer to the request.
  var document: Document?
  /// Whether the page enters the list of visited pages. As on iOS, documents without a request of their own do not.
  var isListed = true

  struct Document: Sendable {
    let response: URLResponse
    let data: Data
  }

  static let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")
}
