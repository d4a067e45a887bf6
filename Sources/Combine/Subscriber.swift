import Foundation

/// An object that receives values from a publisher.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/subscriber).
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the errors.
  associatedtype Failure: Error

  /// Called once, before any other method: values are sent as they are requested from the subscription.
  func receive(subscription: any Subscription)
  /// Receives a value, and returns the number of additional values requested.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Called once, after all values.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an empty value.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/subscription).
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests additional values.
  func request(_ demand: Subscribers.Demand)
}

/// An object with an identifier that distinguishes it from others.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/customcombineidentifierconvertible).
public protocol CustomCombineIdentifierConvertible {
  /// The identifier of the object.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// An identifier of a subscriber or a subscription.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/combineidentifier).
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private enum Value: Hashable { case object(ObjectIdentifier), number(UUID) }
  private let value: Value

  /// Creates a unique identifier.
  public init() { value = .number(UUID()) }
  /// Creates the identifier of an object.
  public init(_ object: AnyObject) { value = .object(ObjectIdentifier(object)) }

  /// A description for debugging.
  public var description: String { "\(value)" }
}

/// A namespace for subscriptions without a publisher.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/subscriptions).
public enum Subscriptions {
  /// A subscription that does nothing.
  public static var empty: any Subscription { EmptySubscription() }

  private final class EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}

extension Subscribers {
  /// The number of values that a subscriber requests.
  public struct Demand: Hashable, Comparable, CustomStringConvertible, Sendable {
    /// The number; nil for an unlimited one.
    public let max: Int?

    private init(_ max: Int?) { self.max = max }

    /// A description for debugging.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// An unlimited number of values.
    public static let unlimited = Demand(nil)
    /// No values.
    public static let none = Demand(0)
    /// Returns a demand of at most a number of values.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand is no negative number")
      return Demand(value)
    }

    /// Returns whether one demand is smaller than another.
    public static func < (left: Demand, right: Demand) -> Bool {
      switch (left.max, right.max) {
      case (nil, _): false
      case (_, nil): true
      case (let first?, let second?): first < second
      }
    }
  }

  /// A subscriber that calls closures for all values and the completion.
  ///
  /// Unchecked because of the subscription, which the lock guards.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    /// The closure that is called for each value.
    public let receiveValue: (Input) -> Void
    /// The closure that is called at the end.
    public let receiveCompletion: (Completion<Failure>) -> Void
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var isOver = false

    /// Creates a subscriber with closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    /// Requests all values.
    public func receive(subscription: any Subscription) {
      let isWanted = lock.withLock {
        guard self.subscription == nil, !isOver else { return false }
        self.subscription = subscription
        return true
      }
      if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Calls the closure for values, and requests no additional ones: all have been requested.
    public func receive(_ input: Input) -> Demand {
      if !lock.withLock({ isOver }) { receiveValue(input) }
      return .none
    }

    /// Calls the closure for the completion.
    public func receive(completion: Completion<Failure>) {
      // The subscription is let go outside of the lock, because it may run code of others at its end.
      let (isNew, ended) = lock.withLock {
        defer { (isOver, subscription) = (true, nil) }
        return (!isOver, subscription)
      }
      if isNew { receiveCompletion(completion) }
      withExtendedLifetime(ended) {}
    }

    /// Cancels the subscription.
    public func cancel() {
      let subscription = lock.withLock {
        defer { (isOver, self.subscription) = (true, nil) }
        return self.subscription
      }
      subscription?.cancel()
    }
  }
}

/// A type-erased subscriber.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/anysubscriber).
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The identifier of the wrapped subscriber.
  public let combineIdentifier: CombineIdentifier
  private let begin: (any Subscription) -> Void
  private let take: (Input) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void

  /// Creates a wrapper for a subscriber.
  public init<Base: Subscriber>(_ base: Base) where Base.Input == Input, Base.Failure == Failure {
    combineIdentifier = base.combineIdentifier
    begin = { base.receive(subscription: $0) }
    take = { base.receive($0) }
    end = { base.receive(completion: $0) }
  }

  /// Creates a subscriber with closures.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    begin = receiveSubscription ?? { _ in }
    take = receiveValue ?? { _ in .none }
    end = receiveCompletion ?? { _ in }
  }

  /// Forwards the subscription.
  public func receive(subscription: any Subscription) { begin(subscription) }
  /// Forwards a value, and returns the demand.
  public func receive(_ input: Input) -> Subscribers.Demand { take(input) }
  /// Forwards the completion.
  public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}
