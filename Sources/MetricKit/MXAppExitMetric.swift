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
  /// The number of exits: normal ones.
  open var cumulativeNormalAppExitCount: Int { 0 }
  /// The number of exits: too much memory.
  open var cumulativeMemoryResourceLimitExitCount: Int { 0 }
  /// The number of exits: access to memory that is not there.
  open var cumulativeBadAccessExitCount: Int { 0 }
  /// The number of exits: abnormal ones.
  open var cumulativeAbnormalExitCount: Int { 0 }
  /// The number of exits: instructions that do not exist.
  open var cumulativeIllegalInstructionExitCount: Int { 0 }
  /// The number of exits: by the watchdog.
  open var cumulativeAppWatchdogExitCount: Int { 0 }

  override init() { super.init() }
}

/// Exits of the app in the background.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxbackgroundexitdata).
open class MXBackgroundExitData: NSObject {
  /// The number of exits: normal ones.
  open var cumulativeNormalAppExitCount: Int { 0 }
  /// The number of exits: too much memory.
  open var cumulativeMemoryResourceLimitExitCount: Int { 0 }
  /// The number of exits: access to memory that is not there.
  open var cumulativeBadAccessExitCount: Int { 0 }
  /// The number of exits: abnormal ones.
  open var cumulativeAbnormalExitCount: Int { 0 }
  /// The number of exits: instructions that do not exist.
  open var cumulativeIllegalInstructionExitCount: Int { 0 }
  /// The number of exits: by the watchdog.
  open var cumulativeAppWatchdogExitCount: Int { 0 }
  /// The number of exits: too little memory in the system.
  open var cumulativeMemoryPressureExitCount: Int { 0 }
  /// The number of exits: too much time of the processor.
  open var cumulativeCPUResourceLimitExitCount: Int { 0 }
  /// The number of exits: suspended with a locked file.
  open var cumulativeSuspendedWithLockedFileExitCount: Int { 0 }
  /// The number of exits: background tasks that did not end.
  open var cumulativeBackgroundTaskAssertionTimeoutExitCount: Int { 0 }

  override init() { super.init() }
}
