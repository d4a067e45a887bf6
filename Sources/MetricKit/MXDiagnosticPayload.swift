import Foundation

/// The problems of a day. None is made here.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxdiagnosticpayload).
open class MXDiagnosticPayload: MXReport {
  /// The beginning of the time.
  open var timeStampBegin: Date { .distantPast }
  /// The end of the time.
  open var timeStampEnd: Date { .distantPast }
  /// The problems of the type `MXCrashDiagnostic`; nil if there are none.
  open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
  /// The problems of the type `MXHangDiagnostic`; nil if there are none.
  open var hangDiagnostics: [MXHangDiagnostic]? { nil }
  /// The problems of the type `MXCPUExceptionDiagnostic`; nil if there are none.
  open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
  /// The problems of the type `MXDiskWriteExceptionDiagnostic`; nil if there are none.
  open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { nil }
  /// The problems of the type `MXAppLaunchDiagnostic`; nil if there are none.
  open var appLaunchDiagnostics: [MXAppLaunchDiagnostic]? { nil }
}
