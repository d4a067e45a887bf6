import Foundation
import Synchronization
import os

/// Receives reports. All methods are optional, and none is called here: Linux makes no reports.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxmetricmanagersubscriber).
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
  /// Would be called with measurements.
  func didReceive(_ payloads: [MXMetricPayload])
  /// Would be called with problems.
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// The name of a task that belongs to the launch.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxlaunchtaskid).
public struct MXLaunchTaskID: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Delivers reports about the app. There are none here: the system makes them on Apple's devices.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxmetricmanager).
open class MXMetricManager: NSObject, @unchecked Sendable {
  // Unchecked because subclasses may have variables; this class has none.
  private static let manager = MXMetricManager()
  /// The tasks that extend the launch; true for those that have ended.
  private static let tasks = Mutex<[MXLaunchTaskID: Bool]>([:])
  /// The greatest number of such tasks, by Apple's header.
  private static let mostTasks = 16

  override init() { super.init() }

  /// The manager.
  open class var shared: MXMetricManager { manager }
  /// The latest measurements: none.
  open var pastPayloads: [MXMetricPayload] { [] }
  /// The latest problems: none.
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }

  /// Does nothing: there are no reports to receive.
  open func add(_ subscriber: any MXMetricManagerSubscriber) {}
  /// Does nothing: there are no reports to receive.
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}

  /// Returns a log for `mxSignpost`.
  open class func makeLogHandle(category: String) -> OSLog {
    OSLog(subsystem: "com.apple.metrickit.log", category: category)
  }

  /// Begins a task that belongs to the launch. It is not measured.
  ///
  /// - Throws: `MXError` for a task that has begun before, and for too many.
  open class func extendLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws {
    try tasks.withLock { tasks in
      guard tasks[taskID] == nil else { throw MXError(.launchTaskDuplicated) }
      guard tasks.count < mostTasks else { throw MXError(.launchTaskMaxCount) }
      tasks[taskID] = false
    }
  }

  /// Ends a task that belongs to the launch.
  ///
  /// - Throws: `MXError` for a task that does not run.
  open class func finishExtendedLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws {
    try tasks.withLock { tasks in
      guard tasks[taskID] == false else { throw MXError(.launchTaskUnknown) }
      tasks[taskID] = true
    }
  }
}
