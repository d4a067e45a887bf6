import Foundation

/// Finds albums by a term, page by page.
protocol AlbumProvider: Sendable {
  /// The first page of what `term` finds, or the page that `next` of the page before leads to.
  ///
  /// - Throws: `HTTPError`, `ProviderError`, or `CancellationError`.
  func albums(for term: String, page: AlbumPage.Cursor?) async throws -> AlbumPage

  /// The file of a cover.
  func cover(at url: URL) async throws -> Data
}

/// Some of the albums that a term finds.
struct AlbumPage: Sendable, Equatable {
  /// Where the next page starts: a count of albums or an address, as the provider likes it.
  enum Cursor: Sendable, Equatable {
    case offset(Int)
    case address(URL)
  }

  var albums: [Album]
  /// Nil on the last page.
  var next: Cursor?
}

/// A fault in a provider's answer, or in the request.
enum ProviderError: Error, Equatable, CustomStringConvertible {
  /// The answer is not of the shape that the provider documents.
  case malformed(String)
  case noToken

  var description: String {
    switch self {
    case .malformed: "The server's answer makes no sense."
    case .noToken: "Spotify wants a token: set SPOTIFY_TOKEN."
    }
  }
}
