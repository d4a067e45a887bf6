import Foundation

/// The head of the last answer, after all redirects.
public struct HTTPHead: Sendable {
  /// The status code, 100 to 599.
  public let status: Int
  /// By name in small letters; a repeated header's values are joined by ", ".
  public let headers: [String: String]
  /// Where the body came from, after redirects.
  public let url: URL

  /// Whether the server still has what the request's validators name; there is no body then.
  public var isNotModified: Bool { status == 304 }

  /// The validators for the next request. A 304 may bring new ones; those it does not bring stay as they were.
  public var validators: HTTPValidators { HTTPValidators(headers: headers) }

  /// How many bytes the body will have; nil when the server does not say, or sends them compressed and libcurl unpacks
  /// them.
  public var expectedLength: Int64? {
    guard headers["content-encoding"] == nil, let length = headers["content-length"].flatMap({ Int64($0) }) else {
      return nil
    }
    return length < 0 ? nil : length
  }
}
