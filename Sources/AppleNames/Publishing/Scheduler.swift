import Foundation

/// Something that runs work: a queue or a run loop.
public protocol Scheduler {
  associatedtype SchedulerOptions = Never

  func _run(_ work: @escaping @Sendable () -> Void)
  func _run(after seconds: TimeInterval, _ work: @escaping @Sendable () -> Void)
}

extension Scheduler {
  /// Runs work as soon as there is time.
  public func schedule(_ action: @escaping @Sendable () -> Void) { _run(action) }
}

/// A span of time for schedulers.
public struct SchedulerStride: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// In seconds.
  public let timeInterval: TimeInterval

  public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
  public init(floatLiteral value: Double) { timeInterval = value }
  public init(integerLiteral value: Int) { timeInterval = Double(value) }

  public static func seconds(_ seconds: Int) -> SchedulerStride { SchedulerStride(Double(seconds)) }
  public static func seconds(_ seconds: Double) -> SchedulerStride { SchedulerStride(seconds) }
  public static func milliseconds(_ milliseconds: Int) -> SchedulerStride {
    SchedulerStride(Double(milliseconds) / 1_000)
  }
  public static func microseconds(_ microseconds: Int) -> SchedulerStride {
    SchedulerStride(Double(microseconds) / 1_000_000)
  }
  public static func nanoseconds(_ nanoseconds: Int) -> SchedulerStride {
    SchedulerStride(Double(nanoseconds) / 1_000_000_000)
  }

  public static func < (left: SchedulerStride, right: SchedulerStride) -> Bool {
    left.timeInterval < right.timeInterval
  }
}

extension DispatchQueue: Scheduler {
  /// How work is run.
  public struct SchedulerOptions: Sendable {
    public var qos: DispatchQoS
    public init(qos: DispatchQoS = .unspecified) { self.qos = qos }
  }

  public func _run(_ work: @escaping @Sendable () -> Void) { async(execute: work) }
  public func _run(after seconds: TimeInterval, _ work: @escaping @Sendable () -> Void) {
    asyncAfter(deadline: .now() + seconds, execute: work)
  }
}

extension OperationQueue: Scheduler {
  public func _run(_ work: @escaping @Sendable () -> Void) { addOperation(work) }
  public func _run(after seconds: TimeInterval, _ work: @escaping @Sendable () -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { self.addOperation(work) }
  }
}

extension RunLoop: Scheduler {
  public func _run(_ work: @escaping @Sendable () -> Void) { perform(work) }
  public func _run(after seconds: TimeInterval, _ work: @escaping @Sendable () -> Void) {
    add(Timer(timeInterval: seconds, repeats: false) { _ in work() }, forMode: .common)
  }
}

/// Runs work at once, where it is called.
public struct ImmediateScheduler: Scheduler, Sendable {
  public static let shared = ImmediateScheduler()

  public func _run(_ work: @escaping @Sendable () -> Void) { work() }
  public func _run(after seconds: TimeInterval, _ work: @escaping @Sendable () -> Void) { work() }
}
