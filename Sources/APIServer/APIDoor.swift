import Foundation
import GuideAPI

/// Decides which requests may reach the interface for programs. It is a value.
///
/// The interface listens on this computer only. A foreign web page in a browser here could still send requests: it can
/// reach this computer under a host name of its own, which is then in `Host`, and its origin is in `Origin`.
public struct APIDoor: Sendable {
  /// The decision on a request.
  public enum Decision: Equatable, Sendable {
    case letIn(APIRequest.Role)
    /// The request is refused with this status.
    case refuse(Int)
  }

  private let token: [UInt8]
  private let allowsGuests: Bool

  /// - Parameters:
  ///   - token: authenticates its bearer as the owner.
  ///   - allowsGuests: whether programs without it may read.
  public init(token: String, allowsGuests: Bool) {
    self.token = Array(token.utf8)
    self.allowsGuests = allowsGuests
  }

  /// - Parameters:
  ///   - host: the header; `nil` if it is missing.
  ///   - authorization: the header.
  ///   - bodyLength: the announced length; `nil` for a body of unknown length.
  public func decide(host: String?, origin: String?, authorization: String?, bodyLength: Int?) -> Decision {
    guard let host, Self.isOwn(host) else { return .refuse(421) }
    if let origin, origin != "http://\(host)" { return .refuse(403) }
    guard let bodyLength, bodyLength <= GuideAPI.longestBody else { return .refuse(413) }
    guard let authorization else { return allowsGuests ? .letIn(.guest) : .refuse(401) }
    let parts = authorization.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bearer", isToken(parts[1]) else { return .refuse(401) }
    return .letIn(.owner)
  }

  private static func isOwn(_ host: String) -> Bool {
    var name = host.lowercased()
    if let colon = name.lastIndex(of: ":"), name[name.index(after: colon)...].allSatisfy({ ("0"..."9").contains($0) }) {
      name = String(name[..<colon])
    }
    return ["127.0.0.1", "[::1]", "localhost"].contains(name)
  }

  /// Takes the same time for every wrong token of the same length.
  private func isToken(_ given: Substring) -> Bool {
    let given = Array(given.utf8)
    guard given.count == token.count, !token.isEmpty else { return false }
    return zip(given, token).reduce(UInt8(0)) { $0 | $1.0 ^ $1.1 } == 0
  }
}
