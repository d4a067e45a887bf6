import Foundation

extension Publishers {
  /// A publisher that sends the values of another through a subject once it is connected.
  ///
  /// Unchecked because of the subject, which the lock guards.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/multicast).
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher, DerivedPublisher,
    @unchecked Sendable
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns the subject. Only the first one is used.
    public let createSubject: () -> SubjectType

    /// Creates the publisher.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// Begins to send the values; cancelling the returned object stops it.
    public func connect() -> any Cancellable { upstream.subscribe(subject()) }

    private let lock = NSLock()
    private var created: SubjectType?

    private func subject() -> SubjectType {
      if let created = lock.withLock({ created }) { return created }
      // Outside of the lock: the closure may use this publisher.
      let new = createSubject()
      return lock.withLock {
        if created == nil { created = new }
        return created!
      }
    }

    var derived: AnyPublisher<Output, Failure> { subject().eraseToAnyPublisher() }
  }
}

extension Publishers {
  /// A publisher that starts to send the values of another when it is connected.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/makeconnectable).
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher, DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure

    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// Creates the publisher.
    public init(upstream: Upstream) { multicast = Multicast(upstream: upstream) { PassthroughSubject() } }

    /// Begins to send the values; cancelling the returned object stops it.
    public func connect() -> any Cancellable { multicast.connect() }

    var derived: AnyPublisher<Output, Failure> { multicast.eraseToAnyPublisher() }
  }
}

extension Publisher {
  /// Returns a publisher that sends the values through a subject once it is connected.
  public func multicast<Through: Subject>(subject: Through) -> Publishers.Multicast<Self, Through>
  where Through.Output == Output, Through.Failure == Failure { multicast { subject } }

  /// Returns a publisher that sends the values through a subject, created once, when it is connected.
  public func multicast<Through: Subject>(
    _ createSubject: @escaping () -> Through
  ) -> Publishers.Multicast<Self, Through> where Through.Output == Output, Through.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }
}

extension Publisher where Failure == Never {
  /// Returns a publisher that starts to send values when it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}
