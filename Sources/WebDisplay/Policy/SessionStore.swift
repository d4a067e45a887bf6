/// The sessions of logged-in users: secrets of 128 random bits, each with a role, until they have not been used for a
/// while. Bounded: the one used least recently is dropped.
package struct SessionStore: Sendable {
  package static let most = 1_000
  /// The seconds for which an unused session lasts.
  package static let lifetime: UInt64 = 30 * 86_400

  private struct Session: Sendable {
    var role: ViewerRole
    var lastUse: UInt64
  }

  private var sessions: [String: Session] = [:]

  package init() {}

  package var count: Int { sessions.count }

  /// Opens a session. O(`most`) if there are too many, otherwise O(1).
  ///
  /// - Parameter now: seconds of a clock that does not go back.
  package mutating func open(_ role: ViewerRole, token: AccessToken = .random(), at now: UInt64) -> AccessToken {
    if sessions.count >= Self.most, let oldest = sessions.min(by: { $0.value.lastUse < $1.value.lastUse })?.key {
      sessions[oldest] = nil
    }
    sessions[token.text] = Session(role: role, lastUse: now)
    return token
  }

  /// Returns the role of a session and records its use. Dictionaries hash with a secret of the process, so the time
  /// that this takes reveals nothing about valid tokens.
  package mutating func role(of token: some StringProtocol, at now: UInt64) -> ViewerRole? {
    guard token.utf8.count == 32, let session = sessions[String(token)] else { return nil }
    guard now < session.lastUse + Self.lifetime else {
      sessions[String(token)] = nil
      return nil
    }
    sessions[String(token)]?.lastUse = max(now, session.lastUse)
    return session.role
  }

  package mutating func close(_ token: some StringProtocol) { sessions[String(token)] = nil }
}
