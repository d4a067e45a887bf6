import Foundation

/// Rules for the contents of pages. They concern parts of pages that are not loaded here, and have no effect.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkcontentrulelist).
@preconcurrency @MainActor open class WKContentRuleList: NSObject {
  /// The name of the rules.
  open var identifier: String! { name }

  private let name: String
  /// The rules as JSON.
  let source: String

  init(identifier: String, source: String) {
    name = identifier
    self.source = source
  }
}
