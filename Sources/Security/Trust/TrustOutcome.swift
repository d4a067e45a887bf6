import Foundation

/// The result of an evaluation.
struct TrustOutcome: Sendable {
  /// The certificates from the leaf to the anchor, or to the last that was found.
  let chain: [SecCertificate]
  /// The problems of each certificate of the chain.
  let problems: [[TrustProblem]]
  /// The problems that no exception excuses.
  let remaining: [[TrustProblem]]
  /// The time of the evaluation.
  let date: Date
  /// The time until which it is known that the leaf was not revoked; nil if it is not known.
  let revocationKnownUntil: Date?

  init(_ found: ChainSearch.Chain, exceptions: TrustExceptions?, date: Date) {
    (chain, problems, revocationKnownUntil) = (found.certificates, found.problems, found.revocationKnownUntil)
    self.date = date
    remaining = problems.enumerated().map { index, some in
      some.filter { exceptions?.excuses($0, at: index) != true }
    }
  }

  var isTrusted: Bool { remaining.allSatisfy(\.isEmpty) }

  var result: SecTrustResultType {
    if isTrusted { return problems.allSatisfy(\.isEmpty) ? .unspecified : .proceed }
    return remaining.joined().contains { $0.kind.isFatal } ? .fatalTrustFailure : .recoverableTrustFailure
  }

  /// The most serious problem as an error, with all of them as its cause; nil if the certificate is trusted.
  var error: NSError? {
    guard let worst = remaining.joined().min(by: { $0.kind < $1.kind }) else { return nil }
    let all = remaining.joined().map(\.text).joined(separator: " ")
    let cause = Self.error(worst.kind.status, all, [:])
    return Self.error(worst.kind.status, worst.text, [NSUnderlyingErrorKey: cause])
  }

  private static func error(_ status: OSStatus, _ text: String, _ more: [String: Any]) -> NSError {
    NSError(
      domain: "NSOSStatusErrorDomain", code: Int(status),
      userInfo: more.merging([NSLocalizedDescriptionKey: text]) { first, _ in first })
  }
}
