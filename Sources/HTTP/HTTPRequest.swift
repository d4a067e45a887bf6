import Foundation

/// A request to a server: a GET of a `http:` or `https:` address.
public struct HTTPRequest: Sendable {
  /// Decides about an address that the engine is about to connect to. Called on the engine's thread: it must not wait.
  public typealias PeerCheck = @Sendable (IPAddress) -> Bool

  /// The address, `http:` or `https:`.
  public var url: URL
  /// Headers to send, by name.
  public var headers: [String: String]
  /// The limits of time and size for the answer.
  public var limits: HTTPLimits
  /// The validators of the copy at hand: a server that still has the same answers 304, without a body
  /// (`HTTPHead.isNotModified`).
  public var validators: HTTPValidators
  /// Which addresses may be connected to; nil for all.
  ///
  /// Every address is checked that a connection is made to or was made to, at each redirect again. What a name means is
  /// looked up once and the very result is checked, so that a name which means something else a moment later gains
  /// nothing. Proxies are not used with a check, since they would do the looking up.
  public var allowsPeer: PeerCheck?

  /// Seconds without any byte after which the server counts as dead.
  public var timeout: TimeInterval {
    get { limits.silence }
    set { limits.silence = newValue }
  }

  /// Creates a request without credentials but those in `url` and `headers`.
  public init(
    url: URL, headers: [String: String] = [:], limits: HTTPLimits = HTTPLimits(),
    validators: HTTPValidators = HTTPValidators(), allowsPeer: PeerCheck? = nil
  ) {
    self.url = url
    self.headers = headers
    self.limits = limits
    self.validators = validators
    self.allowsPeer = allowsPeer
  }

  /// - Parameter timeout: seconds without any byte after which the server counts as dead.
  public init(url: URL, headers: [String: String] = [:], timeout: TimeInterval) {
    self.init(url: url, headers: headers, limits: HTTPLimits(silence: timeout))
  }
}
