import Foundation

/// Looks for the best chain from a leaf to an anchor, with bounded work: certificates may sign one another in circles.
struct ChainSearch {
  private let settings: TrustSettings
  private let date: Date
  /// The given certificates by their subjects' names.
  private let pool: [Data: [SecCertificate]]
  private let ownAnchors: TrustAnchors
  private var parsed: [SecCertificate: X509Certificate] = [:]
  private var best: Chain?
  private var signaturesLeft = 100
  private var chainsLeft = 16

  /// GnuTLS's greatest depth; chains on the web have two to four certificates.
  private static let greatestLength = 16
  /// The most certificates with one name that are tried.
  private static let greatestChoice = 64

  struct Chain {
    let certificates: [SecCertificate]
    let isAnchored: Bool
    let problems: [[TrustProblem]]
    var revocationKnownUntil: Date?

    var problemCount: Int { problems.reduce(0) { $0 + $1.count } }

    /// Returns whether this chain is nearer to being trusted.
    func isBetter(than other: Chain) -> Bool {
      if isAnchored != other.isAnchored { return isAnchored }
      if problemCount != other.problemCount { return problemCount < other.problemCount }
      return certificates.count > other.certificates.count
    }
  }

  init(_ settings: TrustSettings, date: Date) {
    (self.settings, self.date) = (settings, date)
    var seen: Set<SecCertificate> = []
    pool = Dictionary(grouping: settings.certificates.filter { seen.insert($0).inserted }, by: \.subject)
    ownAnchors = TrustAnchors(settings.anchors ?? [])
  }

  mutating func run() -> Chain {
    guard settings.leaf.isVerifiedSoon else {
      let text = "The certificate “\(ChainCheck.name(settings.leaf))” is not trusted: it has too many names to verify."
      return Chain(
        certificates: [settings.leaf], isAnchored: false, problems: [[TrustProblem(kind: .notTrusted, text: text)]])
    }
    _ = extend([settings.leaf])
    return best ?? Chain(certificates: [settings.leaf], isAnchored: false, problems: [[]])
  }

  /// Tries all chains that begin with a path. Returns whether the search is over.
  private mutating func extend(_ path: [SecCertificate]) -> Bool {
    guard let last = path.last else { return false }
    if isAnchor(last) { return finish(path, isAnchored: true) }
    var hasIssuer = false
    if path.count < Self.greatestLength {
      for issuer in issuers(of: last, path) {
        guard signaturesLeft > 0 else { break }
        signaturesLeft -= 1
        guard isSigned(last, by: issuer) else { continue }
        hasIssuer = true
        if extend(path + [issuer]) { return true }
      }
    }
    return hasIssuer ? false : finish(path, isAnchored: false)
  }

  private mutating func finish(_ path: [SecCertificate], isAnchored: Bool) -> Bool {
    chainsLeft -= 1
    let certificates = path.compactMap { parse($0) }
    guard certificates.count == path.count else { return chainsLeft <= 0 }
    let check = ChainCheck(path, certificates, isAnchored: isAnchored, settings, date: date)
    let chain = Chain(
      certificates: path, isAnchored: isAnchored, problems: check.problems,
      revocationKnownUntil: check.revocationKnownUntil)
    if best.map({ chain.isBetter(than: $0) }) ?? true { best = chain }
    return chain.problemCount == 0 || chainsLeft <= 0
  }

  private func isAnchor(_ certificate: SecCertificate) -> Bool {
    ownAnchors.contains(certificate)
      || (!settings.trustsOwnAnchorsOnly && TrustAnchors.system.contains(certificate))
  }

  /// Returns the certificates that can have signed another: anchors first, then those that are valid at the time.
  private func issuers(of certificate: SecCertificate, _ path: [SecCertificate]) -> [SecCertificate] {
    let name = certificate.issuer
    var anchors = ownAnchors.certificates(name)
    if !settings.trustsOwnAnchorsOnly { anchors += TrustAnchors.system.certificates(name) }
    let given = (pool[name] ?? []).prefix(Self.greatestChoice)
    let isValid = { (issuer: SecCertificate) in issuer.validFrom <= date && date <= issuer.validUntil }
    var seen = Set(path)
    return (anchors.prefix(Self.greatestChoice) + given.filter(isValid) + given.filter { !isValid($0) }).filter {
      issuer in
      guard issuer.canVerify, issuer.isVerifiedSoon else { return false }
      if let expected = certificate.authorityKeyIdentifier, let own = issuer.subjectKeyIdentifier, expected != own {
        return false
      }
      return seen.insert(issuer).inserted
    }
  }

  private mutating func isSigned(_ certificate: SecCertificate, by issuer: SecCertificate) -> Bool {
    guard let first = parse(certificate), let second = parse(issuer) else { return false }
    let status = X509Verification([first], anchor: second, .any, checksAuthorities: false)
    // With another reason the signature has been verified.
    return status.isEmpty
      || status.isDisjoint(with: [.wrongSignature, .unknownSigner]) && !status.subtracting(.unverified).isEmpty
  }

  private mutating func parse(_ certificate: SecCertificate) -> X509Certificate? {
    if let known = parsed[certificate] { return known }
    let made = X509Certificate(certificate.encoded)
    parsed[certificate] = made
    return made
  }
}
