import AppleNames

/// Certificates with the policies, anchors and time by which they are evaluated.
///
/// It may be used by several threads. Each change discards the result of the last evaluation.
///
/// See [Apple's page](https://developer.apple.com/documentation/security/sectrust).
public final class SecTrust: Hashable, @unchecked Sendable {
  // Unchecked because of the variables, which `lock` protects.
  private let lock = NSLock()
  private var current: TrustSettings
  private var last: TrustOutcome?
  private var changes = 0
  private var fetches: Bool?

  init(_ settings: TrustSettings) { current = settings }

  var settings: TrustSettings { lock.withLock { current } }

  /// The result of the last evaluation; nil if the settings have changed since.
  var outcome: TrustOutcome? { lock.withLock { last } }

  /// Whether missing certificates may be fetched. They are not here, whatever is set.
  var allowsFetching: Bool {
    get { lock.withLock { fetches ?? current.policies.contains { $0.kind == .server } } }
    set { lock.withLock { fetches = newValue } }
  }

  func change(_ body: (inout TrustSettings) -> Void) {
    lock.withLock {
      body(&current)
      changes += 1
      last = nil
    }
  }

  /// Evaluates the certificates.
  @discardableResult func evaluate() -> TrustOutcome {
    // Not under the lock: other threads should not wait until signatures are verified. The outcome is not kept if the
    // settings change meanwhile.
    let (settings, number) = lock.withLock { (current, changes) }
    let now = Date()
    let date = settings.date ?? now
    var search = ChainSearch(settings, date: date)
    let outcome = TrustOutcome(search.run(), exceptions: settings.exceptions, date: now)
    lock.withLock { if changes == number { last = outcome } }
    return outcome
  }

  /// The result of the last evaluation, or of one that takes place now.
  var currentOutcome: TrustOutcome { outcome ?? evaluate() }

  public static func == (first: SecTrust, second: SecTrust) -> Bool { first === second }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
