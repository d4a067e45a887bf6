import Foundation
import GuideFormats
import HTTP

/// The origin of a feed, with everything needed to read it. It contains credentials: descriptions leave them out.
public struct FeedOrigin: Sendable, CustomStringConvertible {
  /// The place from which a feed is fetched.
  public enum Place: Sendable {
    case location(FeedLocation)
    /// One of XMLTV's programs: `tv_grab_…`.
    case grabber(String)
  }

  /// The place that the feed is fetched from.
  public var place: Place
  /// Request headers, such as `Authorization`.
  public var headers: [String: String]
  /// The validators of the current copy: if the server has nothing newer, it says so, and nothing is read.
  var validators = HTTPValidators()

  /// Creates an origin.
  /// - Parameter headers: sent along with requests to a server.
  public init(_ place: Place, headers: [String: String] = [:]) {
    self.place = place
    self.headers = headers
  }

  /// Creates an origin without headers.
  public init(_ location: FeedLocation) { self.init(.location(location)) }

  /// - Throws: `FeedError` if the address cannot be used.
  public init(_ text: String) throws {
    if text.hasPrefix("grabber:") {
      place = .grabber(try Grabber.name(String(text.dropFirst(8))))
    } else {
      place = .location(try FeedLocation(SourceAddress.recognised(text)))
    }
    headers = [:]
  }

  public var description: String {
    switch place {
    case .location(let location): location.displayName
    case .grabber(let name): "grabber:\(name)"
    }
  }

  /// Distinguishes addresses, as `GuideStore.sourceName(for:)` does.
  var identity: String {
    switch place {
    case .location(let location): GuideStore.sourceName(for: location)
    case .grabber: description
    }
  }

  var location: FeedLocation? {
    if case .location(let location) = place { return location }
    return nil
  }

  /// The address without credentials; empty for standard input, which cannot be read again.
  var address: String {
    switch place {
    case .location(.standardInput): ""
    case .location(.file(let path)): URL(fileURLWithPath: path).standardizedFileURL.path
    default: description
    }
  }

  /// Whether reading needs more than the public address.
  public var hasSecret: Bool {
    if !headers.isEmpty { return true }
    if case .location(.web(let url)) = place {
      return FeedLocation.withoutCredentials(url.absoluteString) != url.absoluteString
    }
    return false
  }

  enum Opened {
    case bytes(any ByteSource, HTTPValidators)
    case unchanged
  }

  /// Opens the feed, and waits for a server's response.
  /// - Parameters:
  ///   - namer: the origin of the playlist that names the feed; `nil` if the user did.
  ///   - connected: receives the address of the feed's server.
  func open(
    timeout: TimeInterval = 30, namedBy namer: AddressOrigin? = nil, connected: (IPAddress?) -> Void = { _ in }
  ) throws -> Opened {
    switch place {
    case .grabber(let name): return .bytes(try Grabber.run(name), HTTPValidators())
    case .location(.web(let url)):
      // The user's own files may name any address.
      let check = namer.flatMap { namer in namer == .localFile ? nil : { @Sendable in namer.allows($0) } }
      switch try WebSource.open(
        url: url, ifChangedSince: validators, headers: headers, timeout: timeout, allowsPeer: check)
      {
      case .changed(let source):
        connected(source.peer)
        return .bytes(source, source.validators)
      case .notModified(_, let peer):
        connected(peer)
        return .unchanged
      }
    case .location(let location): return .bytes(try location.open(timeout: timeout), HTTPValidators())
    }
  }
}
