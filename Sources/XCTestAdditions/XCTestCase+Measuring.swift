import Foundation
import Synchronization
import XCTest

/// A metric of a measurement. Only the elapsed time is measured, regardless of the metric.
///
/// See [Apple's page](https://developer.apple.com/documentation/xctest/xctmetric).
public protocol XCTMetric: AnyObject {}

/// The elapsed time.
///
/// See [Apple's page](https://developer.apple.com/documentation/xctest/xctclockmetric).
public final class XCTClockMetric: NSObject, XCTMetric {
  public override init() { super.init() }
}

/// The processor time; on Linux the elapsed time is measured instead.
///
/// See [Apple's page](https://developer.apple.com/documentation/xctest/xctcpumetric).
public final class XCTCPUMetric: NSObject, XCTMetric {
  public override init() { super.init() }
  /// Creates the metric; the limit to a thread has no effect.
  public convenience init(limitingToCurrentThread: Bool) { self.init() }
}

/// The memory in use; on Linux the elapsed time is measured instead.
///
/// See [Apple's page](https://developer.apple.com/documentation/xctest/xctmemorymetric).
public final class XCTMemoryMetric: NSObject, XCTMetric {
  public override init() { super.init() }
}

/// Options for measuring a block.
///
/// See [Apple's page](https://developer.apple.com/documentation/xctest/xctmeasureoptions).
public final class XCTMeasureOptions: NSObject {
  /// Options for starting and stopping a measurement.
  public struct InvocationOptions: OptionSet, Sendable {
    /// The option's bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The block calls `startMeasuring()` itself.
    public static let manuallyStart = InvocationOptions(rawValue: 1)
    /// The block calls `stopMeasuring()` itself.
    public static let manuallyStop = InvocationOptions(rawValue: 2)
  }

  /// The number of measured runs, after one that is not counted.
  public var iterationCount = 5
  /// Whether the block starts or stops the measurement itself; empty by default.
  public var invocationOptions: InvocationOptions = []

  public override init() { super.init() }
  /// The default options.
  public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}

// XCTest's own `measure` on Linux fails if the times differ by more than a tenth, as they do on a busy machine. On iOS
// a measurement only fails against a recorded baseline, and packages have none for this machine.
extension XCTestCase {
  /// The default options of the class.
  public class var defaultMeasureOptions: XCTMeasureOptions { XCTMeasureOptions() }

  /// Runs a block ten times, and prints the times. Never fails.
  public func measure(_ block: () -> Void) { Stopwatch.shared.measure(block, of: name, times: 10) }

  /// Runs a block ten times, and prints the times. Never fails.
  public func measureMetrics(
    _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, for block: () -> Void
  ) { Stopwatch.shared.measure(block, of: name, times: 10, startsByItself: automaticallyStartMeasuring) }

  /// Runs a block as often as the options specify, and prints the times. Never fails.
  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    Stopwatch.shared.measure(
      block, of: name, times: options.iterationCount + 1,
      startsByItself: !options.invocationOptions.contains(.manuallyStart))
  }

  /// Runs a block as often as the options specify, and prints the times. Never fails.
  public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
    measure(options: options, block: block)
  }

  /// Runs a block as often as the default options specify, and prints the times. Never fails.
  public func measure(metrics: [any XCTMetric], block: () -> Void) { measure(options: .default, block: block) }

  /// Starts the measured part of a block.
  public func startMeasuring() { Stopwatch.shared.start() }

  /// Ends the measured part of a block.
  public func stopMeasuring() { Stopwatch.shared.stop() }
}

/// A stopwatch for one block at a time.
final class Stopwatch: Sendable {
  private struct Run {
    var begun: ContinuousClock.Instant?
    var taken: Duration = .zero
  }

  static let shared = Stopwatch()
  private let run = Mutex(Run())

  /// Returns the time of each run in seconds, and prints them as XCTest does on iOS.
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
