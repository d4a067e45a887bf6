import Foundation

/// Everything that the result of an evaluation depends on.
struct TrustSettings: Sendable {
  /// The leaf and the certificates among which its issuers are looked for.
  var certificates: [SecCertificate]
  var policies: [SecPolicy]
  /// The anchors of the app; nil if it has set none.
  var anchors: [SecCertificate]?
  /// Whether the system's anchors are not trusted.
  var trustsOwnAnchorsOnly = false
  /// The time at which the certificates have to be valid; nil for now.
  var date: Date?
  var exceptions: TrustExceptions?
  /// The issuers' statements about whether certificates were revoked, as DER.
  var responses: [Data] = []

  var leaf: SecCertificate { certificates[0] }

  var strength: X509Verification.Strength {
    policies.contains { $0.kind == .server || $0.kind == .networkAccess } ? .server : .basic
  }
}
