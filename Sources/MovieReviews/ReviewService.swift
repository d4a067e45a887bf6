import Foundation
import Pictures
import WebClient

/// The source of reviews: an endpoint with the New York Times' format, `…/reviews/search.json?query=&offset=&api-key=`,
/// or the sample.
struct ReviewService: Sendable {
  struct Page: Sendable {
    var reviews: [Review]
    var hasMore: Bool
  }

  /// The endpoint; `nil` for the sample.
  var endpoint: URL?
  var key: String?
  var client = HTTPClient()

  /// Reads `--endpoint URL` or `REVIEWS_ENDPOINT`, and `REVIEWS_KEY`; without an endpoint, it is the sample.
  init(arguments: [String], environment: [String: String]) {
    var address = environment["REVIEWS_ENDPOINT"]
    if let option = arguments.firstIndex(of: "--endpoint"), arguments.indices.contains(option + 1) {
      address = arguments[option + 1]
    }
    endpoint = address.flatMap { URL(string: $0) }
    key = environment["REVIEWS_KEY"]
  }

  init(endpoint: URL?, key: String? = nil, client: HTTPClient = HTTPClient()) {
    self.endpoint = endpoint
    self.key = key
    self.client = client
  }

  /// Returns the reviews from `offset` on whose text contains `query`; an empty query finds all.
  ///
  /// - Throws: `HTTPError`, `ReviewError`, or `CancellationError`.
  func reviews(matching query: String, offset: Int) async throws -> Page {
    guard let endpoint else { return Self.sample(matching: query, offset: offset) }
    var url = endpoint.withQuery(["query": query, "offset": "\(offset)"])
    if let key { url = url.withQuery(["api-key": key]) }
    let answer: Answer
    do {
      answer = try JSONDecoder().decode(Answer.self, from: try await client.data(from: url))
    } catch let error as DecodingError {
      throw ReviewError.malformed(String(describing: error))
    }
    return Page(reviews: answer.results ?? [], hasMore: answer.hasMore ?? false)
  }

  /// Returns the file of a picture.
  func picture(at url: URL) async throws -> Data {
    guard url.scheme == "sample" else { return try await client.data(from: url) }
    return SampleArt(seed: UInt64(url.lastPathComponent) ?? 0).pngData(size: CGSize(width: 480, height: 320))
  }

  private static func sample(matching query: String, offset: Int) -> Page {
    let all = (try? JSONDecoder().decode(Answer.self, from: Data(SampleReviews.json.utf8)))?.results ?? []
    let found = all.filter { review in
      query.isEmpty
        || [review.title, review.headline, review.summary, review.byline].contains {
          $0.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
    }
    let page = found.dropFirst(offset).prefix(20)
    return Page(reviews: Array(page), hasMore: offset + page.count < found.count)
  }

  struct Answer: Decodable {
    /// Null if nothing was found.
    var results: [Review]?
    var hasMore: Bool?
    enum CodingKeys: String, CodingKey {
      case results
      case hasMore = "has_more"
    }
  }
}

enum ReviewError: Error, CustomStringConvertible {
  case malformed(String)
  var description: String { "The server's answer makes no sense." }
}
