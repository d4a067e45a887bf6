import Foundation

/// Finds albums by a term, page by page.
protocol AlbumProvider: Sendable {
  /// Returns the first page of results for `term`, or the page at the `next` of the previous page.
  ///
  /// - Throws: `HTTPError`, `ProviderError`, or `CancellationError`.
  func albums(for term: String, page: AlbumPage.Cursor?) async throws -> AlbumPage

  /// Returns the file of a cover.
  func cover(at url: URL) async throws -> Data
}

/// A page of a search's results.
struct AlbumPage: Sendable, Equatable {
  /// The start of the next page: a number of albums or an address, depending on the provider.
  enum Cursor: Sendable, Equatable {
    case offset(Int)
    case address(URL)
  }

  var albums: [Album]
  /// The start of the next page; `nil` on the last.
  var next: Cursor?
}

/// An error in a provider's answer, or in the request.
enum ProviderError: Error, Equatable, CustomStringConvertible {
  /// The answer does not have the documented form.
  case malformed(String)
  case noToken

  var description: String {
    switch self {
    case .malformed: "The server's answer makes no sense."
    case .noToken: "Spotify wants a token: set SPOTIFY_TOKEN."
    }
  }
}
