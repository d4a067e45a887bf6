import Foundation

/// A crash.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxcrashdiagnostic).
open class MXCrashDiagnostic: MXDiagnostic {
  /// The calls at that time.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  /// The reason; nil if it is not known.
  open var terminationReason: String? { nil }
  /// The memory that was accessed; nil if it is not known.
  open var virtualMemoryRegionInfo: String? { nil }
  /// The type of the exception; nil if it is not known.
  open var exceptionType: NSNumber? { nil }
  /// The code of the exception; nil if it is not known.
  open var exceptionCode: NSNumber? { nil }
  /// The signal; nil if it is not known.
  open var signal: NSNumber? { nil }
  /// The exception of Objective-C; nil if there was none.
  open var exceptionReason: MXCrashDiagnosticObjectiveCExceptionReason? { nil }
}

/// An exception of Objective-C.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxcrashdiagnosticobjectivecexceptionreason).
open class MXCrashDiagnosticObjectiveCExceptionReason: NSObject {
  /// The message.
  open var composedMessage: String { "" }
  /// The format of the message.
  open var formatString: String { "" }
  /// The arguments of the format.
  open var arguments: [String] { [] }
  /// The type.
  open var exceptionType: String { "" }
  /// The class.
  open var className: String { "" }
  /// The name.
  open var exceptionName: String { "" }

  override init() { super.init() }
}

/// A time in which the app did not respond.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxhangdiagnostic).
open class MXHangDiagnostic: MXDiagnostic {
  /// The calls at that time.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  /// The time.
  open var hangDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

/// Too much use of the processor.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxcpuexceptiondiagnostic).
open class MXCPUExceptionDiagnostic: MXDiagnostic {
  /// The calls at that time.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  /// The time of the processor.
  open var totalCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
  /// The time in all.
  open var totalSampledTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

/// Too much use of the disk.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxdiskwriteexceptiondiagnostic).
open class MXDiskWriteExceptionDiagnostic: MXDiagnostic {
  /// The calls at that time.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  /// The data written.
  open var totalWritesCaused: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}

/// A slow launch.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxapplaunchdiagnostic).
open class MXAppLaunchDiagnostic: MXDiagnostic {
  /// The calls at that time.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  /// The time.
  open var launchDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
