import AppleNames
import CoreText

/// Returns the number of the type of trust objects.
public func SecTrustGetTypeID() -> CFTypeID { typeID(SecTrust.self) }

/// Creates a trust object.
///
/// - Parameters:
///   - certificates: one certificate, or an array: the one to evaluate, then others in any order. `CFTypeRef` on iOS;
///     here arrays are values, not objects.
///   - policies: one policy or an array; nil or none for the policy without a purpose.
///   - trust: receives the object.
/// - Returns: `errSecParam` if there is no certificate, or something else among the certificates or policies.
@discardableResult public func SecTrustCreateWithCertificates(
  _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  guard let some: [SecCertificate] = members(certificates), !some.isEmpty, let rules = readPolicies(policies) else {
    return errSecParam
  }
  trust.pointee = SecTrust(TrustSettings(certificates: some, policies: rules))
  return errSecSuccess
}

/// Sets the policies: one or an array.
///
/// - Returns: `errSecParam` for something else.
@discardableResult public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus {
  guard let rules = readPolicies(policies) else { return errSecParam }
  trust.change { $0.policies = rules }
  return errSecSuccess
}

/// Passes the policies.
@discardableResult public func SecTrustCopyPolicies(_ trust: SecTrust, _ policies: UnsafeMutablePointer<CFArray?>)
  -> OSStatus
{
  policies.pointee = trust.settings.policies
  return errSecSuccess
}

/// Sets whether missing certificates may be fetched. Stored; nothing is fetched here.
@discardableResult public func SecTrustSetNetworkFetchAllowed(_ trust: SecTrust, _ allowFetch: Bool) -> OSStatus {
  trust.allowsFetching = allowFetch
  return errSecSuccess
}

/// Passes whether missing certificates may be fetched: what was set, or else whether the policy is one for connections.
@discardableResult public func SecTrustGetNetworkFetchAllowed(
  _ trust: SecTrust, _ allowFetch: UnsafeMutablePointer<DarwinBoolean>
) -> OSStatus {
  allowFetch.pointee = DarwinBoolean(trust.allowsFetching)
  return errSecSuccess
}

/// Sets the only anchors that are trusted; nil for the system's.
///
/// - Returns: `errSecParam` if there is something else among the certificates.
@discardableResult public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?)
  -> OSStatus
{
  var anchors: [SecCertificate]?
  if let anchorCertificates {
    guard let some: [SecCertificate] = members(anchorCertificates) else { return errSecParam }
    anchors = some
  }
  trust.change {
    $0.anchors = anchors
    $0.trustsOwnAnchorsOnly = anchors != nil
  }
  return errSecSuccess
}

/// Sets whether the system's anchors are not trusted.
@discardableResult public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool)
  -> OSStatus
{
  trust.change { $0.trustsOwnAnchorsOnly = anchorCertificatesOnly }
  return errSecSuccess
}

/// Passes the anchors that were set; nil if none were.
@discardableResult public func SecTrustCopyCustomAnchorCertificates(
  _ trust: SecTrust, _ anchors: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
  anchors.pointee = trust.settings.anchors
  return errSecSuccess
}

/// Sets the time at which the certificates have to be valid.
@discardableResult public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: CFDate) -> OSStatus {
  let date = Date(timeIntervalSinceReferenceDate: verifyDate.timeIntervalSinceReferenceDate)
  trust.change { $0.date = date }
  return errSecSuccess
}

/// Returns the time at which the certificates have to be valid, in seconds since 2001; 0 for that of the evaluation.
public func SecTrustGetVerifyTime(_ trust: SecTrust) -> CFAbsoluteTime {
  trust.settings.date?.timeIntervalSinceReferenceDate ?? 0
}

/// Sets what issuers say about whether certificates were revoked: responses of the protocol OCSP as data, one or an
/// array. At most sixteen of up to 64 KiB each are read.
///
/// - Returns: `errSecParam` for something else.
@discardableResult public func SecTrustSetOCSPResponse(_ trust: SecTrust, _ responseData: Any?) -> OSStatus {
  var responses: [Data] = []
  if let responseData {
    guard let some = (responseData as? Data).map({ [$0] }) ?? members(responseData) else { return errSecParam }
    responses = some.filter { $0.count <= 1 << 16 }
  }
  let read = Array(responses.prefix(16))
  trust.change { $0.responses = read }
  return errSecSuccess
}

/// Returns the policies among one or several; nil if there is something else.
private func readPolicies(_ policies: Any?) -> [SecPolicy]? {
  guard let policies else { return [SecPolicy(.basic)] }
  guard let some: [SecPolicy] = members(policies) else { return nil }
  return some.isEmpty ? [SecPolicy(.basic)] : some
}

/// Returns one object or those of an array; nil if there is one of another type.
private func members<Member>(_ value: Any) -> [Member]? {
  if let one = value as? Member { return [one] }
  guard let all = value as? [Any] ?? (value as? NSArray).map({ Array($0) }) else { return nil }
  let some = all.compactMap { $0 as? Member }
  return some.count == all.count ? some : nil
}
