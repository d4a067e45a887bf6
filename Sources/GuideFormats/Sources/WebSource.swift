import Foundation
import GuideModel
import HTTP

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The body of an `http:` or `https:` address as a stream. At most a few megabytes wait in memory; beyond that the
/// server has to wait.
public final class WebSource: ByteSource {
  public let name: String
  public let expectedLength: Int64?
  public private(set) var bytesRead: Int64 = 0
  private let reader: HTTPReader
  private let timeout: TimeInterval

  /// The validators to send with the next request for the same address; empty if the server sends none.
  public let validators: HTTPValidators
  /// The address of the server, or of the proxy in front of it; `nil` if it is not known.
  public let peer: IPAddress?

  /// The answer to a conditional request.
  public enum Answer {
    case changed(WebSource)
    /// The feed has not changed; these validators are for the next request, and this is the server's address.
    case notModified(HTTPValidators, peer: IPAddress?)
  }

  /// Starts the download and waits for the response header. At most `HTTPEngine.mostRedirects` redirects are followed,
  /// and only to the web.
  /// - Parameter timeout: seconds without any byte after which the server counts as dead.
  /// - Throws: `FeedError` of kind `http`, `timeout` or `network`.
  public convenience init(url: URL, headers: [String: String] = [:], timeout: TimeInterval = 30) throws {
    let (name, reader, head) = try Self.ask(url, HTTPValidators(), headers, timeout, nil)
    try self.init(name: name, reader: reader, head: head, timeout: timeout)
  }

  /// Starts the download unless the feed still matches `validators`; otherwise like `init(url:timeout:)`.
  /// - Parameter allowsPeer: decides which addresses may be connected to, at each redirect again; `nil` for all.
  /// - Throws: `FeedError` of kind `http`, `timeout` or `network`.
  public static func open(
    url: URL, ifChangedSince validators: HTTPValidators, headers: [String: String] = [:], timeout: TimeInterval = 30,
    allowsPeer: HTTPRequest.PeerCheck? = nil
  ) throws -> Answer {
    let (name, reader, head) = try ask(url, validators, headers, timeout, allowsPeer)
    if head.isNotModified, !validators.isEmpty {
      let new = head.validators
      return .notModified(
        HTTPValidators(
          entityTag: new.entityTag ?? validators.entityTag, lastModified: new.lastModified ?? validators.lastModified),
        peer: head.peer)
    }
    return .changed(try WebSource(name: name, reader: reader, head: head, timeout: timeout))
  }

  private static func ask(
    _ url: URL, _ validators: HTTPValidators, _ more: [String: String], _ timeout: TimeInterval,
    _ allowsPeer: HTTPRequest.PeerCheck?
  ) throws -> (name: String, reader: HTTPReader, head: HTTPHead) {
    let name = FeedLocation.withoutCredentials(url.absoluteString)
    // The reader of feeds unpacks, and limits, whatever is compressed.
    let usual = [
      "User-Agent": "lineup", "Accept": "application/xml, text/xml, application/gzip, */*", "Accept-Encoding": "gzip",
    ]
    let named = Set(more.keys.map { $0.lowercased() })
    let headers = usual.filter { !named.contains($0.key.lowercased()) }.merging(more) { $1 }
    var request = HTTPRequest(
      url: url, headers: headers, limits: HTTPLimits(silence: timeout), validators: validators,
      allowsPeer: allowsPeer)
    request.unpacks = false
    let reader = HTTPReader(request)
    do { return (name, reader, try reader.head()) } catch { throw Self.error(error, name, timeout) }
  }

  private init(name: String, reader: HTTPReader, head: HTTPHead, timeout: TimeInterval) throws {
    guard head.status == 200 else {
      throw FeedError(
        .http(status: head.status), localized("the server answered \("\(head.status)") \(Self.reason(head.status))"),
        source: name,
        advice: Self.advice(head.status))
    }
    self.name = name
    self.reader = reader
    self.timeout = timeout
    expectedLength = head.expectedLength
    validators = head.validators
    peer = head.peer
  }

  public func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    do {
      let count = try reader.read(into: buffer)
      bytesRead += Int64(count)
      return count
    } catch {
      throw Self.error(error, name, timeout)
    }
  }

  private static func error(_ failure: HTTPFailure, _ name: String, _ timeout: TimeInterval) -> FeedError {
    switch failure {
    case .timedOut:
      FeedError(
        .timeout, localized("the server sent nothing for \(Int(timeout)) seconds"), source: name,
        advice: localized("Try again later, or check the address."))
    case .tooSlow(let rate):
      FeedError(
        .timeout, localized("the server sends fewer than \(rate) bytes a second"), source: name,
        advice: localized("Try again later; at this speed the feed would take days."))
    case .tookTooLong(let seconds):
      FeedError(
        .timeout, localized("the download has not ended after \(seconds / 60) minutes"), source: name,
        advice: localized("Try again on a faster connection, or look for a smaller feed."))
    case .refusedAddress(let address):
      FeedError(
        .network, localized("the address leads to \("\(address)"), which is not allowed for this feed"), source: name,
        advice: localized("Give the guide after the playlist: lineup import PLAYLIST GUIDE."))
    case .insecure(let text):
      FeedError(
        .network, localized("the connection is not secure: \(text)"), source: name,
        advice: localized(
          "Check the address and this computer's date. The system must trust the server's certificate."))
    case .tooManyRedirects:
      FeedError(
        .network, localized("the server redirects more than \(HTTPEngine.mostRedirects) times"), source: name,
        advice: localized("Open the address in a browser and use the one it ends at."))
    case .leftTheWeb(let text):
      FeedError(
        .network, localized("the server redirects to something other than a web address: \(text)"), source: name,
        advice: localized("Don't trust it. Check the address."))
    case .unreachable(let text), .broken(let text):
      FeedError(
        .network, localized("the download failed: \(text)"), source: name,
        advice: localized("Check the address and the network, then try again."))
    case .cancelled:
      FeedError(.network, localized("the download was stopped"), source: name, advice: localized("Start it again."))
    }
  }

  private static func reason(_ status: Int) -> String {
    HTTPURLResponse.localizedString(forStatusCode: status)
  }

  private static func advice(_ status: Int) -> String {
    switch status {
    case 401, 403: localized("Check user name, password and whether the account is still valid.")
    case 404, 410: localized("Check the address; the guide may have moved.")
    case 429: localized("The server received too many requests; try again later.")
    case 500...: localized("The server has a problem; try again later.")
    default: localized("Check the address.")
    }
  }
}
