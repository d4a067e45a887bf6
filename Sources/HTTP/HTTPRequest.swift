import Foundation

/// A request to a server: a GET of an `http:` or `https:` address.
public struct HTTPRequest: Sendable {
  /// Decides on an address to which the engine is about to connect. Called on the engine's thread: it must not wait.
  public typealias PeerCheck = @Sendable (IPAddress) -> Bool

  /// The address, `http:` or `https:`.
  public var url: URL
  /// Headers to send, by name.
  public var headers: [String: String]
  /// The limits of time and size for the answer.
  public var limits: HTTPLimits
  /// The validators of the current copy: if it is still current, the server answers 304 without a body
  /// (`HTTPHead.isNotModified`).
  public var validators: HTTPValidators
  /// Whether libcurl unpacks a body that the server compressed for the transfer; otherwise the answer has the bytes as
  /// sent, which can be counted.
  public var unpacks = true
  /// Decides which addresses may be connected to; `nil` for all.
  ///
  /// Every address of a new or reused connection is checked, at each redirect again. A name is resolved once and that
  /// very result is checked, so a name that resolves differently a moment later gains nothing. Requests with a check
  /// use no proxies, because these would resolve the name.
  public var allowsPeer: PeerCheck?

  /// Seconds without any byte after which the server counts as dead.
  public var timeout: TimeInterval {
    get { limits.silence }
    set { limits.silence = newValue }
  }

  /// Creates a request without credentials except those in `url` and `headers`.
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
