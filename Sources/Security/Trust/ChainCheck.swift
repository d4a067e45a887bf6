import Foundation

/// Finds the problems of a chain whose signatures are right.
struct ChainCheck {
  /// The problems of each certificate.
  private(set) var problems: [[TrustProblem]]
  /// The time until which it is known that the leaf was not revoked; nil if it is not known.
  private(set) var revocationKnownUntil: Date?
  private let chain: [SecCertificate]
  private let certificates: [X509Certificate]
  private let settings: TrustSettings

  init(
    _ chain: [SecCertificate], _ certificates: [X509Certificate], isAnchored: Bool, _ settings: TrustSettings,
    date: Date
  ) {
    (self.chain, self.certificates, self.settings) = (chain, certificates, settings)
    problems = chain.map { _ in [] }
    checkSignaturesAndAuthorities()
    checkRevocation(date)
    for policy in settings.policies { check(policy) }
    for index in chain.indices { checkTime(index, date) }
    if !isAnchored { reportEnd() }
  }

  private mutating func report(_ kind: TrustProblem.Kind, at index: Int, _ reason: String) {
    guard !problems[index].contains(where: { $0.kind == kind }) else { return }
    problems[index].append(TrustProblem(kind: kind, text: "The certificate “\(Self.name(chain[index]))” \(reason)."))
  }

  /// Returns a name for a sentence. It comes from outside and may be of any length.
  static func name(_ certificate: SecCertificate) -> String {
    String((certificate.summary ?? "without a name").prefix(100))
  }

  private mutating func checkSignaturesAndAuthorities() {
    guard let anchor = certificates.last, certificates.count > 1 else { return }
    let whole = X509Verification(certificates.dropLast(), anchor: anchor, settings.strength)
    guard !whole.isEmpty else { return }
    for index in chain.indices.dropLast() {
      let one = X509Verification([certificates[index]], anchor: certificates[index + 1], settings.strength)
      if one.contains(.weakAlgorithm) { reportWeakness(index) }
      if one.contains(.unknownCriticalExtension) {
        report(.unknownExtension, at: index, "has an extension that is marked as critical and is unknown")
      }
    }
    if whole.contains(.signerIsNoAuthority) { reportAuthorities() }
    if whole.contains(.constraints) { reportConstraints() }
    if problems.allSatisfy(\.isEmpty) {
      report(.notTrusted, at: 0, "is not trusted: its chain cannot be verified (status \(whole.rawValue) of GnuTLS)")
    }
  }

  private mutating func reportWeakness(_ index: Int) {
    for place in [index, index + 1] {
      if let key = chain[place].key, case .rsa = key.material, key.bitCount < 2048 {
        report(.weakKey, at: place, "has a key of \(key.bitCount) bits, which is too small: 2048 are needed")
        return
      }
    }
    report(.weakSignature, at: index, "is signed with an algorithm or a key that is too weak")
  }

  private mutating func reportAuthorities() {
    let others = chain.indices.dropFirst().filter { certificates[$0].authorityLimit == nil }
    for index in others.isEmpty ? [chain.count - 1] : others {
      report(.noAuthority, at: index, "may not sign others: it is not an authority's")
    }
  }

  private mutating func reportConstraints() {
    // Certificates that an authority issues to itself do not count (RFC 5280, section 4.2.1.9).
    var below = 0
    var isTooLong = false
    for index in chain.indices.dropFirst() {
      if let limit = certificates[index].authorityLimit, below > limit {
        report(.tooLong, at: index, "allows \(limit) authorities below it, and there are \(below)")
        isTooLong = true
      }
      if !chain[index].isSelfIssued { below += 1 }
    }
    if !isTooLong { report(.forbiddenName, at: 0, "has a name that its issuers do not allow") }
  }

  private mutating func checkRevocation(_ date: Date) {
    guard !settings.responses.isEmpty else { return }
    for index in chain.indices.dropLast() {
      let status = RevocationStatus.read(
        settings.responses, about: certificates[index], issuedBy: certificates[index + 1], at: date)
      switch status {
      case .revoked?: report(.revoked, at: index, "was revoked by its issuer")
      case .valid(let until)? where index == 0: revocationKnownUntil = until
      default: break
      }
    }
  }

  private mutating func check(_ policy: SecPolicy) {
    if let purpose = policy.extendedPurpose {
      // The anchor is trusted for every purpose, unless it is the leaf.
      for index in chain.indices.dropLast(chain.count > 1 ? 1 : 0) where !chain[index].allows(purpose) {
        report(.otherPurpose, at: index, "is for other purposes: \(purpose.text) is not among them")
      }
    }
    if policy.revocation.contains(.requiresAnswer), revocationKnownUntil == nil {
      report(
        .unknownRevocation, at: 0, "may have been revoked: no response of its issuer is given, and none is fetched")
    }
    guard !policy.names.isEmpty else { return }
    let leaf = chain[0]
    let wanted = policy.names.joined(separator: "” or “")
    if policy.kind == .mail {
      let own = Set(leaf.emailAddresses.map { $0.lowercased() })
      guard !policy.names.contains(where: { own.contains($0.lowercased()) }) else { return }
      report(.otherMailbox, at: 0, "is not for the address “\(wanted)”")
    } else if !policy.names.contains(where: { HostName($0).isNamed(by: leaf) }) {
      let some = leaf.alternativeNames.hosts.prefix(5).map { "“\($0.prefix(100))”" }.joined(separator: ", ")
      report(
        .otherHost, at: 0,
        "is not for the host “\(wanted)”, but \(some.isEmpty ? "has no alternative names of hosts" : "for \(some)")")
    }
  }

  private mutating func checkTime(_ index: Int, _ date: Date) {
    let certificate = chain[index]
    if date > certificate.validUntil {
      report(
        .expired, at: index,
        "expired on \(certificate.validUntil.ISO8601Format()), before \(date.ISO8601Format())")
    } else if date < certificate.validFrom {
      report(
        .notYetValid, at: index,
        "is not valid yet: it is from \(certificate.validFrom.ISO8601Format()) on, after \(date.ISO8601Format())")
    }
  }

  private mutating func reportEnd() {
    let index = chain.count - 1
    if chain[index].isSelfIssued {
      report(.notTrusted, at: index, "is not trusted: it is signed by itself, and is not among the anchors")
    } else {
      report(.missingIssuer, at: index, "is not trusted: the certificate of its issuer is neither given nor an anchor")
    }
  }
}
