/// The sessions of those logged in: secrets of 128 random bits, each with a role, until they have not been used for a
/// while. Bounded: the one that was used least recently goes.
package struct SessionStore: Sendable {
  package static let most = 1_000
  /// Seconds that a session lasts without being used.
  package static let lifetime: UInt64 = 30 * 86_400

  private struct Session: Sendable {
    var role: ViewerRole
    var lastUse: UInt64
  }

  private var sessions: [String: Session] = [:]

  package init() {}

  package var count: Int { sessions.count }

  /// Opens a session. O(`most`) when there are too many, else O(1).
  /// - Parameter now: seconds of a clock that does not go back.
  package mutating func open(_ role: ViewerRole, token: AccessToken = .random(), at now: UInt64) -> AccessToken {
    if sessions.count >= Self.most, let oldest = sessions.min(by: { $0.value.lastUse < $1.value.lastUse })?.key {
      sessions[oldest] = nil
    }
    sessions[token.text] = Session(role: role, lastUse: now)
    return token
  }

  /// Returns the role of a session and notes that it was used. Dictionaries hash with a secret of the process, so that
  /// the time this takes reveals nothing about valid tokens.
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
