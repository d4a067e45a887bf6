import AppleNames

/// A purpose for which certificates are evaluated.
///
/// See [Apple's page](https://developer.apple.com/documentation/security/secpolicy).
public final class SecPolicy: Hashable, Sendable {
  let kind: Kind
  /// The names of which the certificate has to contain one: of hosts, or for mail, addresses.
  let names: [String]
  let isClient: Bool
  let revocation: Revocation

  /// The purposes, with the identifiers that Apple gives them.
  enum Kind: String {
    case basic = "1.2.840.113635.100.1.2"
    case server = "1.2.840.113635.100.1.3"
    case mail = "1.2.840.113635.100.1.8"
    case networkAccess = "1.2.840.113635.100.1.9"
    case virtualNetwork = "1.2.840.113635.100.1.11"
    case codeSigning = "1.2.840.113635.100.1.16"
    case timeStamping = "1.2.840.113635.100.1.20"
    case revocation = "1.2.840.113635.100.1.21"
  }

  /// How it is found out whether certificates were revoked.
  struct Revocation: OptionSet, Hashable {
    let rawValue: UInt
    static let requiresAnswer = Revocation(rawValue: kSecRevocationRequirePositiveResponse)
  }

  init(_ kind: Kind, names: [String] = [], isClient: Bool = false, revocation: Revocation = []) {
    (self.kind, self.names, self.isClient, self.revocation) = (kind, names, isClient, revocation)
  }

  /// The purpose that a certificate has to have if it is limited to some.
  var extendedPurpose: ExtendedPurpose? {
    switch kind {
    case .server, .networkAccess: isClient ? .client : .server
    case .mail: .mail
    case .codeSigning: .codeSigning
    case .timeStamping: .timeStamping
    case .basic, .virtualNetwork, .revocation: nil
    }
  }

  public static func == (first: SecPolicy, second: SecPolicy) -> Bool {
    first.kind == second.kind && first.names == second.names && first.isClient == second.isClient
      && first.revocation == second.revocation
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(names)
  }
}
