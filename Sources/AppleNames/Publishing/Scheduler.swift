import Foundation

/// An object that runs work: a queue or a run loop.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/scheduler).
public protocol Scheduler {
  associatedtype SchedulerOptions = Never

  /// Runs work as soon as possible. For this module only.
  func _run(_ work: @escaping @Sendable () -> Void)
  /// Runs work after a number of seconds. For this module only.
  func _run(after seconds: TimeInterval, _ work: @escaping @Sendable () -> Void)
}

extension Scheduler {
  /// Runs work as soon as possible.
  public func schedule(_ action: @escaping @Sendable () -> Void) { _run(action) }
}

/// A duration for schedulers.
public struct SchedulerStride: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The duration in seconds.
  public let timeInterval: TimeInterval

  /// Creates a duration in seconds.
  public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
  /// Creates a duration in seconds.
  public init(floatLiteral value: Double) { timeInterval = value }
  /// Creates a duration in seconds.
  public init(integerLiteral value: Int) { timeInterval = Double(value) }

  /// Returns a duration in seconds.
  public static func seconds(_ seconds: Int) -> SchedulerStride { SchedulerStride(Double(seconds)) }
  /// Returns a duration in seconds.
  public static func seconds(_ seconds: Double) -> SchedulerStride { SchedulerStride(seconds) }
  /// Returns a duration in milliseconds.
  public static func milliseconds(_ milliseconds: Int) -> SchedulerStride {
    SchedulerStride(Double(milliseconds) / 1_000)
  }
  /// Returns a duration in microseconds.
  public static func microseconds(_ microseconds: Int) -> SchedulerStride {
    SchedulerStride(Double(microseconds) / 1_000_000)
  }
  /// Returns a duration in nanoseconds.
  public static func nanoseconds(_ nanoseconds: Int) -> SchedulerStride {
    SchedulerStride(Double(nanoseconds) / 1_000_000_000)
  }

  /// Returns whether one duration is shorter than another.
  public static func < (left: SchedulerStride, right: SchedulerStride) -> Bool {
    left.timeInterval < right.timeInterval
  }
}

extension DispatchQueue: Scheduler {
  /// Options for running work.
  public struct SchedulerOptions: Sendable {
    /// The quality of service. Without effect.
    public var qos: DispatchQoS
    /// Creates options with a quality of service.
    public init(qos: DispatchQoS = .unspecified) { self.qos = qos }
  }

  /// Runs work asynchronously. For this module only.
  public func _run(_ work: @escaping @Sendable () -> Void) { async(execute: work) }
  /// Runs work after a number of seconds. For this module only.
  public func _run(after seconds: TimeInterval, _ work: @escaping @Sendable () -> Void) {
    asyncAfter(deadline: .now() + seconds, execute: work)
  }
}

extension OperationQueue: Scheduler {
  /// Adds work to the queue. For this module only.
  public func _run(_ work: @escaping @Sendable () -> Void) { addOperation(work) }
  /// Adds work to the queue after a number of seconds. For this module only.
  public func _run(after seconds: TimeInterval, _ work: @escaping @Sendable () -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { self.addOperation(work) }
  }
}

extension RunLoop: Scheduler {
  /// Runs work in the run loop's next turn. For this module only.
  public func _run(_ work: @escaping @Sendable () -> Void) { perform(work) }
  /// Runs work on the run loop after a number of seconds. For this module only.
  public func _run(after seconds: TimeInterval, _ work: @escaping @Sendable () -> Void) {
    add(Timer(timeInterval: seconds, repeats: false) { _ in work() }, forMode: .common)
  }
}

/// A scheduler that runs work immediately, on the calling thread.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/immediatescheduler).
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The shared scheduler.
  public static let shared = ImmediateScheduler()

  /// Runs work immediately. For this module only.
  public func _run(_ work: @escaping @Sendable () -> Void) { work() }
  /// Runs work immediately, without the delay. For this module only.
  public func _run(after seconds: TimeInterval, _ work: @escaping @Sendable () -> Void) { work() }
}
