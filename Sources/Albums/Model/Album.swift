import Foundation

/// An album in a search's results.
struct Album: Hashable, Sendable {
  /// Unique within its provider.
  var id: String
  var name: String
  var artist: String
  /// The address of the cover; `nil` if the provider has none. There may be none at the address either.
  var cover: URL?
}
