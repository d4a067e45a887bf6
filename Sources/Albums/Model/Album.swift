import Foundation

/// One album of a search's results.
struct Album: Hashable, Sendable {
  /// Unique within its provider.
  var id: String
  var name: String
  var artist: String
  /// Nil when the provider gives no cover. There may be none at the address either.
  var cover: URL?
}
