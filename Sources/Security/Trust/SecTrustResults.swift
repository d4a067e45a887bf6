import AppleNames

/// Returns the key of the certificate that is evaluated; nil if it is neither RSA nor of the curves P-256, P-384 and
/// P-521.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.settings.leaf.key }

/// Returns the key of the certificate that is evaluated; the former name of `SecTrustCopyKey(_:)`.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { trust.settings.leaf.key }

/// Returns the number of certificates of the chain, which is evaluated first if that has not been done.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.currentOutcome.chain.count }

/// Returns a certificate of the chain: 0 for the one that is evaluated. Returns nil past the end.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  guard ix != 0 else { return trust.settings.leaf }
  let chain = trust.currentOutcome.chain
  return chain.indices.contains(ix) ? chain[ix] : nil
}

/// Returns the chain, from the certificate that is evaluated to the anchor, or to the last that was found. It is
/// evaluated first if that has not been done.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.currentOutcome.chain }

/// Returns an opaque value with the present problems, for `SecTrustSetExceptions(_:_:)`. The certificates are evaluated
/// first if that has not been done.
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? {
  let outcome = trust.currentOutcome
  return TrustExceptions(leaf: outcome.chain[0], problems: outcome.problems).encoded.map { $0 as NSData }
}

/// Sets the problems in spite of which the certificate is trusted, except for weak keys and signatures.
///
/// - Parameter exceptions: what `SecTrustCopyExceptions(_:)` returned; nil for none.
/// - Returns: whether they are for the certificate that is evaluated; else none are set.
@discardableResult public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool {
  let leaf = trust.settings.leaf
  let read = exceptions.flatMap { TrustExceptions($0 as Data, leaf: leaf) }
  trust.change { $0.exceptions = read }
  return read != nil
}

/// Returns dictionaries with the title of each certificate of the chain and why it is not trusted; none before an
/// evaluation.
public func SecTrustCopyProperties(_ trust: SecTrust) -> CFArray? {
  guard let outcome = trust.outcome else { return [] }
  return zip(outcome.chain, outcome.remaining).map { certificate, problems in
    var values = ["title": ChainCheck.name(certificate)]
    if !problems.isEmpty { values["error"] = problems.map(\.text).joined(separator: " ") }
    return values as NSDictionary
  }
}

/// Returns the result and the time of the last evaluation, and whether and until when it is known that the certificate
/// was not revoked; nil before one.
public func SecTrustCopyResult(_ trust: SecTrust) -> CFDictionary? {
  trust.outcome.map { outcome in
    var values: [String: Any] = [
      "TrustResultValue": NSNumber(value: outcome.result.rawValue), "TrustEvaluationDate": outcome.date,
    ]
    if let until = outcome.revocationKnownUntil {
      values["TrustRevocationChecked"] = true
      values["TrustExpirationDate"] = until
    }
    return values as NSDictionary
  }
}
