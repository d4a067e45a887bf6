import AppleNames
import CoreText

/// Returns the number of the type of policies.
public func SecPolicyGetTypeID() -> CFTypeID { typeID(SecPolicy.self) }

/// Returns the policy for certificates without a purpose: signatures, times and authorities are verified.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(.basic) }

/// Returns the policy for connections: keys and signatures have to be strong, too.
///
/// Names of hosts are looked for among the alternative names only, as on iOS 13 and later. The lengths of lifetimes and
/// logs of certificates are not checked.
///
/// - Parameters:
///   - server: whether the certificate is a server's; else it is a client's.
///   - hostname: the host that it has to name; nil for any.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
  SecPolicy(.server, names: hostname.map { ["\($0)"] } ?? [], isClient: !server)
}

/// Returns the policy for finding out whether certificates were revoked. Nothing is fetched here: it is known only from
/// `SecTrustSetOCSPResponse(_:_:)`, and a certificate without a response fails if the flags require one.
///
/// - Returns: nil if no flag is set.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  revocationFlags == 0
    ? nil : SecPolicy(.revocation, revocation: SecPolicy.Revocation(rawValue: revocationFlags))
}

/// Returns a policy by its identifier, with the names, the side and the flags among the properties.
///
/// - Returns: nil for unknown identifiers, and for what only Apple's own certificates are used for.
public func SecPolicyCreateWithProperties(_ policyIdentifier: CFTypeRef, _ properties: CFDictionary?) -> SecPolicy? {
  guard let kind = SecPolicy.Kind(rawValue: "\(policyIdentifier)") else { return nil }
  let values = properties.map { KeychainQuery.values(of: $0) } ?? [:]
  let name = values["SecPolicyName"]
  let names = (name as? [Any] ?? name.map { [$0] } ?? []).map { "\($0)" }
  let flags = values["SecPolicyRevocationFlags"].map { ($0 as? UInt) ?? ($0 as? NSNumber)?.uintValue ?? 0 } ?? 0
  let isClient = values["SecPolicyClient"].map { ($0 as? Bool) ?? ($0 as? NSNumber)?.boolValue ?? false } ?? false
  return SecPolicy(kind, names: names, isClient: isClient, revocation: SecPolicy.Revocation(rawValue: flags))
}

/// Returns the identifier of a policy, with its name, side and flags if they are set.
public func SecPolicyCopyProperties(_ policyRef: SecPolicy) -> CFDictionary? {
  var values: [String: Any] = ["SecPolicyOid": policyRef.kind.rawValue]
  if let name = policyRef.names.first {
    values["SecPolicyName"] = policyRef.names.count == 1 ? name : policyRef.names as Any
  }
  if policyRef.isClient { values["SecPolicyClient"] = true }
  if !policyRef.revocation.isEmpty { values["SecPolicyRevocationFlags"] = policyRef.revocation.rawValue }
  return values as NSDictionary
}
