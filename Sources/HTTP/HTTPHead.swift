import Foundation

/// The head of the last answer, after all redirects.
public struct HTTPHead: Sendable {
  /// The status code, 100 to 599.
  public let status: Int
  /// The headers, by name in lower case; a repeated header's values are joined by ", ".
  public let headers: [String: String]
  /// The address of the body, after redirects.
  public let url: URL
  /// The address of the server, or of the proxy in front of it; `nil` if it is not known.
  public let peer: IPAddress?
  /// Whether libcurl unpacks the body.
  let isUnpacked: Bool

  /// Whether the request's validators are still current, in which case there is no body.
  public var isNotModified: Bool { status == 304 }

  /// The validators for the next request. A 304 may have new ones; the others stay.
  public var validators: HTTPValidators { HTTPValidators(headers: headers) }

  /// The length of the body; `nil` if the server does not say, or sends it compressed and libcurl unpacks it.
  public var expectedLength: Int64? {
    guard headers["content-encoding"] == nil || !isUnpacked,
      let length = headers["content-length"].flatMap({ Int64($0) })
    else {
      return nil
    }
    return length < 0 ? nil : length
  }
}
