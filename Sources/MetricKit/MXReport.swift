import Foundation

/// The contents that all parts of a report have, as JSON. No report is made here.
///
/// Apple's classes have no class in common; this one is not for apps.
open class MXReport: NSObject {
  override init() { super.init() }

  /// Returns the contents as JSON.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }

  /// Returns the contents as a dictionary.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// Measurements of one kind.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxmetric).
open class MXMetric: MXReport {}

/// A problem.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxdiagnostic).
open class MXDiagnostic: MXReport {
  /// The device and the system.
  open var metaData: MXMetaData { MXMetaData() }
  /// The version of the app.
  open var applicationVersion: String { "" }
}

/// The device and the system of a report.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxmetadata).
open class MXMetaData: MXReport {
  /// The format of the region.
  open var regionFormat: String { "" }
  /// The system and its version.
  open var osVersion: String { "" }
  /// The kind of device.
  open var deviceType: String { "" }
  /// The build of the app.
  open var applicationBuildVersion: String { "" }
  /// The processor.
  open var platformArchitecture: String { "" }
  /// Whether the device saves energy.
  open var lowPowerModeEnabled: Bool { false }
  /// Whether the app is a test version.
  open var isTestFlightApp: Bool { false }
  /// The number of the process.
  open var pid: pid_t { 0 }
}

/// The calls of threads at one time.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxcallstacktree).
open class MXCallStackTree: NSObject {
  override init() { super.init() }

  /// Returns the calls as JSON.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
