import Foundation

/// Receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// Called once, before all else: values come when they are requested of the subscription.
  func receive(subscription: any Subscription)
  /// Takes a value, and returns how many more it wants.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Called once, after all else.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests that many more values.
  func request(_ demand: Subscribers.Demand)
}

/// An object that can be told from others of its kind.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// A name for a subscriber or a subscription.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private enum Value: Hashable { case object(ObjectIdentifier), number(UUID) }
  private let value: Value

  public init() { value = .number(UUID()) }
  public init(_ object: AnyObject) { value = .object(ObjectIdentifier(object)) }

  public var description: String { "\(value)" }
}

/// The subscriptions that there are without a publisher.
public enum Subscriptions {
  /// One that does nothing.
  public static var empty: any Subscription { EmptySubscription() }

  private final class EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}

extension Subscribers {
  /// How many values a subscriber wants.
  public struct Demand: Hashable, Comparable, Sendable {
    /// Nil for all there are.
    public let max: Int?

    private init(_ max: Int?) { self.max = max }

    public static let unlimited = Demand(nil)
    public static let none = Demand(0)
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand is no negative number")
      return Demand(value)
    }

    public static func + (left: Demand, right: Demand) -> Demand {
      guard let first = left.max, let second = right.max else { return .unlimited }
      let (sum, isTooLarge) = first.addingReportingOverflow(second)
      return isTooLarge ? .unlimited : Demand(sum)
    }
    public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }
    public static func += (left: inout Demand, right: Demand) { left = left + right }
    public static func += (left: inout Demand, right: Int) { left = left + .max(right) }
    public static func - (left: Demand, right: Int) -> Demand {
      left.max.map { Demand(Swift.max(0, $0 - right)) } ?? .unlimited
    }
    public static func -= (left: inout Demand, right: Int) { left = left - right }

    public static func < (left: Demand, right: Demand) -> Bool {
      switch (left.max, right.max) {
      case (nil, _): false
      case (_, nil): true
      case (let first?, let second?): first < second
      }
    }
    public static func > (left: Demand, right: Int) -> Bool { left > .max(right) }
    public static func == (left: Demand, right: Int) -> Bool { left.max == right }
  }

  /// Calls closures for all that a publisher sends.
  ///
  /// Unchecked because of the subscription, which the lock guards.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    public let receiveValue: (Input) -> Void
    public let receiveCompletion: (Completion<Failure>) -> Void
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var isOver = false

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    public func receive(subscription: any Subscription) {
      let isWanted = lock.withLock {
        guard self.subscription == nil, !isOver else { return false }
        self.subscription = subscription
        return true
      }
      if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ input: Input) -> Demand {
      if !lock.withLock({ isOver }) { receiveValue(input) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let isNew = lock.withLock {
        defer { (isOver, subscription) = (true, nil) }
        return !isOver
      }
      if isNew { receiveCompletion(completion) }
    }

    public func cancel() {
      let subscription = lock.withLock {
        defer { (isOver, self.subscription) = (true, nil) }
        return self.subscription
      }
      subscription?.cancel()
    }
  }
}

/// A subscriber whose kind is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  private let begin: (any Subscription) -> Void
  private let take: (Input) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void

  public init<Base: Subscriber>(_ base: Base) where Base.Input == Input, Base.Failure == Failure {
    combineIdentifier = base.combineIdentifier
    begin = { base.receive(subscription: $0) }
    take = { base.receive($0) }
    end = { base.receive(completion: $0) }
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    begin = receiveSubscription ?? { _ in }
    take = receiveValue ?? { _ in .none }
    end = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { begin(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { take(input) }
  public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}
