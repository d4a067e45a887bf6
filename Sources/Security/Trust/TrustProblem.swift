import Foundation

/// A reason for which a certificate of a chain is not trusted.
struct TrustProblem: Sendable {
  let kind: Kind
  /// The whole sentence.
  let text: String

  /// The kinds, from the most serious to the least.
  enum Kind: String, CaseIterable, Codable, Comparable, Sendable {
    case revoked
    case weakKey, weakSignature
    case noAuthority, tooLong, forbiddenName, unknownExtension
    case unknownRevocation
    case notTrusted, missingIssuer
    case otherPurpose
    case otherHost, otherMailbox
    case expired, notYetValid

    /// Whether no exception excuses it.
    var isFatal: Bool { self == .revoked || self == .weakKey || self == .weakSignature }

    var status: OSStatus {
      switch self {
      case .revoked: errSecCertificateRevoked
      case .weakKey: errSecUnsupportedKeySize
      case .weakSignature: errSecInvalidDigestAlgorithm
      case .noAuthority: errSecNoBasicConstraints
      case .tooLong: errSecPathLengthConstraintExceeded
      case .forbiddenName: errSecInvalidName
      case .unknownExtension: errSecUnknownCriticalExtensionFlag
      case .unknownRevocation: errSecIncompleteCertRevocationCheck
      case .notTrusted: errSecNotTrusted
      case .missingIssuer: errSecCreateChainFailed
      case .otherPurpose: errSecInvalidExtendedKeyUsage
      case .otherHost: errSecHostNameMismatch
      case .otherMailbox: errSecSMIMEEmailAddressesNotFound
      case .expired: errSecCertificateExpired
      case .notYetValid: errSecCertificateNotValidYet
      }
    }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    static func < (first: Kind, second: Kind) -> Bool { first.rank < second.rank }
  }
}
