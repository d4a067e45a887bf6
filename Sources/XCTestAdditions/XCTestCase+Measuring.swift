import Foundation
import Synchronization
import XCTest

/// A measure of a measurement. Only the time by a clock is, whichever is asked for.
public protocol XCTMetric: AnyObject {}

/// The time that passes.
public final class XCTClockMetric: NSObject, XCTMetric {
  public override init() { super.init() }
}

/// The processor's time; on Linux the time by a clock is measured instead.
public final class XCTCPUMetric: NSObject, XCTMetric {
  public override init() { super.init() }
  public convenience init(limitingToCurrentThread: Bool) { self.init() }
}

/// The memory that is used; on Linux the time by a clock is measured instead.
public final class XCTMemoryMetric: NSObject, XCTMetric {
  public override init() { super.init() }
}

/// How a block is measured.
public final class XCTMeasureOptions: NSObject {
  public struct InvocationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The block calls `startMeasuring()` itself.
    public static let manuallyStart = InvocationOptions(rawValue: 1)
    /// The block calls `stopMeasuring()` itself.
    public static let manuallyStop = InvocationOptions(rawValue: 2)
  }

  /// How often the block is measured, after once that does not count.
  public var iterationCount = 5
  public var invocationOptions: InvocationOptions = []

  public override init() { super.init() }
  public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}

// XCTest's own `measure` on Linux fails where the times differ by more than a tenth, as they do on a busy machine. On
// iOS a measurement fails only against a baseline that somebody has recorded, and a package has none for this machine.
extension XCTestCase {
  public class var defaultMeasureOptions: XCTMeasureOptions { XCTMeasureOptions() }

  /// Runs a block ten times, and prints how long it took. Never fails.
  public func measure(_ block: () -> Void) { Stopwatch.shared.measure(block, of: name, times: 10) }

  /// Runs a block ten times, and prints how long it took. Never fails.
  public func measureMetrics(
    _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, for block: () -> Void
  ) { Stopwatch.shared.measure(block, of: name, times: 10, startsByItself: automaticallyStartMeasuring) }

  /// Runs a block some times, and prints how long it took. Never fails.
  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    Stopwatch.shared.measure(
      block, of: name, times: options.iterationCount + 1,
      startsByItself: !options.invocationOptions.contains(.manuallyStart))
  }

  /// Runs a block some times, and prints how long it took. Never fails.
  public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
    measure(options: options, block: block)
  }

  /// Runs a block some times, and prints how long it took. Never fails.
  public func measure(metrics: [any XCTMetric], block: () -> Void) { measure(options: .default, block: block) }

  /// Begins the part of a measured block that counts.
  public func startMeasuring() { Stopwatch.shared.start() }

  /// Ends the part of a measured block that counts.
  public func stopMeasuring() { Stopwatch.shared.stop() }
}

/// Takes the times of one block at a time.
final class Stopwatch: Sendable {
  private struct Run {
    var begun: ContinuousClock.Instant?
    var taken: Duration = .zero
  }

  static let shared = Stopwatch()
  private let run = Mutex(Run())

  /// Returns the seconds that each time took; prints them as XCTest does on iOS.
  @discardableResult func measure(
    _ block: () -> Void, of name: String, times: Int, startsByItself: Bool = true
  ) -> [Double] {
    let values = (0..<max(times, 1)).map { _ -> Double in
      run.withLock { $0 = Run() }
      if startsByItself { start() }
      block()
      stop()
      let taken = run.withLock { $0.taken }
      return Double(taken.components.seconds) + Double(taken.components.attoseconds) / 1e18
    }
    let average = values.reduce(0, +) / Double(values.count)
    let texts = values.map { String(format: "%.6f", $0) }.joined(separator: ", ")
    print(
      "Test Case '\(name)' measured [Time, seconds] average: \(String(format: "%.3f", average)), values: [\(texts)]")
    return values
  }

  func start() { run.withLock { $0.begun = .now } }

  func stop() {
    run.withLock { run in
      guard let begun = run.begun else { return }
      run.taken += .now - begun
      run.begun = nil
    }
  }
}
