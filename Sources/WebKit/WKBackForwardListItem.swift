import Foundation
import FoundationNetworking

/// A page that a web view has visited.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkbackforwardlistitem).
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
  /// The address of the page.
  open internal(set) var url: URL
  /// The title of the page; nil before it is known.
  open internal(set) var title: String?
  /// The address that was requested, before redirects.
  open var initialURL: URL { initial }

  private let initial: URL
  /// The source of the page, from which it is loaded again.
  let source: PageSource

  init(url: URL, initialURL: URL, source: PageSource) {
    self.url = url
    initial = initialURL
    self.source = source
  }
}
