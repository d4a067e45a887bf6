import Foundation

/// Runs work on a queue. Times stand still while the computer sleeps.
extension DispatchQueue: Scheduler {
  /// The time of queues.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The time of Dispatch.
    public var dispatchTime: DispatchTime

    /// Creates a time.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Returns the duration to another time.
    public func distance(to other: Self) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return to >= from ? .nanoseconds(Int(clamping: to - from)) : .nanoseconds(-Int(clamping: from - to))
    }

    /// Returns the time after a duration, not before the computer's start.
    public func advanced(by n: Stride) -> Self { Self(dispatchTime + .nanoseconds(n.magnitude)) }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    /// A duration of queues, in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      /// The duration in nanoseconds, with its sign.
      public var magnitude: Int

      /// The duration as Dispatch has it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Creates a duration; the longest possible one for `never`.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        default: self = .nanoseconds(.max)
        }
      }

      /// Creates a duration in seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }
      /// Creates a duration in seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// Creates a duration in nanoseconds; nil if they are too many.
      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let exact = Int(exactly: source) else { return nil }
        magnitude = exact
      }

      private init(nanoseconds: Int) { magnitude = nanoseconds }

      public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
      public static func + (left: Self, right: Self) -> Self { Self(nanoseconds: left.magnitude + right.magnitude) }
      public static func - (left: Self, right: Self) -> Self { Self(nanoseconds: left.magnitude - right.magnitude) }
      public static func * (left: Self, right: Self) -> Self { Self(nanoseconds: left.magnitude * right.magnitude) }
      public static func += (left: inout Self, right: Self) { left = left + right }
      public static func -= (left: inout Self, right: Self) { left = left - right }
      public static func *= (left: inout Self, right: Self) { left = left * right }

      public static func seconds(_ s: Double) -> Self { Self(nanoseconds: Int(clampingSeconds: s)) }
      public static func seconds(_ s: Int) -> Self { Self(nanoseconds: s.times(1_000_000_000)) }
      public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: ms.times(1_000_000)) }
      public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: us.times(1_000)) }
      public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }
    }
  }

  /// The options for running work.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work.
    public var flags: DispatchWorkItemFlags
    /// A group that the work belongs to; nil for none.
    public var group: DispatchGroup?

    /// Creates options.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  /// The smallest tolerance: none.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs work asynchronously.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = ScheduledWork(run: action)
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { work.run() }
  }

  /// Runs work at a time. The tolerance has no effect.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = ScheduledWork(run: action)
    asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      work.run()
    }
  }

  /// Runs work at a time, and again after each interval, until the returned object is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = ScheduledWork(run: action)
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: .nanoseconds(max(0, tolerance.magnitude)))
    timer.setEventHandler { work.run() }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}

extension Int {
  /// Returns the product, or the nearest number that exists.
  fileprivate func times(_ factor: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? (self < 0 ? .min : .max) : product
  }

  /// Creates a number of nanoseconds, or the nearest that exists; 0 for what is no number.
  fileprivate init(clampingSeconds seconds: Double) {
    let nanoseconds = (seconds * 1_000_000_000).rounded()
    self = Int(exactly: nanoseconds) ?? (nanoseconds.isNaN ? 0 : nanoseconds < 0 ? .min : .max)
  }
}
