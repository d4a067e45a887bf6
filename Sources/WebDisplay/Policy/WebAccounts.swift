/// The passwords that admit users: one for owners, one for guests who only look.
package struct WebAccounts: Equatable, Sendable {
  /// The hash for each role that has a password.
  package var hashes: [ViewerRole: String]

  package init(hashes: [ViewerRole: String] = [:]) { self.hashes = hashes }

  /// Reads lines in the form of `text`: a role, a space, a hash. Others are ignored. O(length).
  package init(text: String) {
    hashes = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ")
      guard words.count == 2, let role = ViewerRole(rawValue: String(words[0])), words[1].hasPrefix("$") else {
        continue
      }
      hashes[role] = String(words[1])
    }
  }

  package var text: String {
    ViewerRole.allCases.compactMap { role in hashes[role].map { "\(role.rawValue) \($0)\n" } }.joined()
  }

  /// Returns the role that a password opens. Takes the same time for any password.
  package func role(of password: String) -> ViewerRole? {
    var found: ViewerRole?
    for role in ViewerRole.allCases {
      guard let hash = hashes[role], PasswordHash.verify(password, against: hash) else { continue }
      found = found ?? role
    }
    return found
  }
}
