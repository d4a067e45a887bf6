import Foundation

/// The exits of the app.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxappexitmetric).
open class MXAppExitMetric: MXMetric {
  /// Exits in the foreground.
  open var foregroundExitData: MXForegroundExitData { MXForegroundExitData() }
  /// Exits in the background.
  open var backgroundExitData: MXBackgroundExitData { MXBackgroundExitData() }
}

/// Exits of the app in the foreground.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxforegroundexitdata).
open class MXForegroundExitData: NSObject {
  /// The number of normal exits.
  open var cumulativeNormalAppExitCount: Int { 0 }
  /// The number of exits because the app used too much memory.
  open var cumulativeMemoryResourceLimitExitCount: Int { 0 }
  /// The number of exits because of an access to invalid memory.
  open var cumulativeBadAccessExitCount: Int { 0 }
  /// The number of abnormal exits.
  open var cumulativeAbnormalExitCount: Int { 0 }
  /// The number of exits because of an illegal instruction.
  open var cumulativeIllegalInstructionExitCount: Int { 0 }
  /// The number of exits forced by the watchdog.
  open var cumulativeAppWatchdogExitCount: Int { 0 }

  override init() { super.init() }
}

/// Exits of the app in the background.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxbackgroundexitdata).
open class MXBackgroundExitData: NSObject {
  /// The number of normal exits.
  open var cumulativeNormalAppExitCount: Int { 0 }
  /// The number of exits because the app used too much memory.
  open var cumulativeMemoryResourceLimitExitCount: Int { 0 }
  /// The number of exits because of an access to invalid memory.
  open var cumulativeBadAccessExitCount: Int { 0 }
  /// The number of abnormal exits.
  open var cumulativeAbnormalExitCount: Int { 0 }
  /// The number of exits because of an illegal instruction.
  open var cumulativeIllegalInstructionExitCount: Int { 0 }
  /// The number of exits forced by the watchdog.
  open var cumulativeAppWatchdogExitCount: Int { 0 }
  /// The number of exits because the system was short of memory.
  open var cumulativeMemoryPressureExitCount: Int { 0 }
  /// The number of exits because the app used too much processor time.
  open var cumulativeCPUResourceLimitExitCount: Int { 0 }
  /// The number of exits because the app held a locked file while suspended.
  open var cumulativeSuspendedWithLockedFileExitCount: Int { 0 }
  /// The number of exits because a background task did not end in time.
  open var cumulativeBackgroundTaskAssertionTimeoutExitCount: Int { 0 }

  override init() { super.init() }
}
