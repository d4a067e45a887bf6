import AppleNames

/// The result of an evaluation.
///
/// See [Apple's page](https://developer.apple.com/documentation/security/sectrustresulttype).
public enum SecTrustResultType: UInt32, Sendable {
  /// There has been no evaluation since the last change.
  case invalid = 0
  /// The certificate is trusted because of exceptions that were set.
  case proceed = 1
  /// The user should be asked. No longer a result.
  case confirm = 2
  /// The user has refused the certificate. Not a result here.
  case deny = 3
  /// The certificate is trusted.
  case unspecified = 4
  /// The certificate is not trusted, but exceptions can change that.
  case recoverableTrustFailure = 5
  /// The certificate cannot be trusted.
  case fatalTrustFailure = 6
  /// The evaluation failed.
  case otherError = 7
}
