import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPURLResponse {
  /// Creates a response with status 200 and headers for the type and length. Foundation on Linux has this initialiser
  /// in the superclass only; the last parameter tells them apart, as an extension cannot override.
  ///
  /// - Parameter length: the length of the body in bytes; negative if it is not known.
  public convenience init(
    url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?,
    own·: Void = ()
  ) {
    var headers: [String: String] = [:]
    if let mimeType { headers["Content-Type"] = name.map { "\(mimeType); charset=\($0)" } ?? mimeType }
    if length >= 0 { headers["Content-Length"] = "\(length)" }
    // Foundation's initialiser never fails.
    self.init(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: headers)!
  }
}
