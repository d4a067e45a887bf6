import Foundation

/// The measurements of a day. None is made here; properties are those of a day without any.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxmetricpayload).
open class MXMetricPayload: MXReport {
  /// The beginning of the time.
  open var timeStampBegin: Date { .distantPast }
  /// The end of the time.
  open var timeStampEnd: Date { .distantPast }
  /// The last version of the app.
  open var latestApplicationVersion: String { "" }
  /// Whether there were several versions.
  open var includesMultipleApplicationVersions: Bool { false }
  /// The intervals that the app has marked; nil if there are none.
  open var signpostMetrics: [MXSignpostMetric]? { nil }
  /// The part of the type `MXAnimationMetric`; nil if there are no data.
  open var animationMetrics: MXAnimationMetric? { nil }
  /// The part of the type `MXAppExitMetric`; nil if there are no data.
  open var applicationExitMetrics: MXAppExitMetric? { nil }
  /// The part of the type `MXAppLaunchMetric`; nil if there are no data.
  open var applicationLaunchMetrics: MXAppLaunchMetric? { nil }
  /// The part of the type `MXAppResponsivenessMetric`; nil if there are no data.
  open var applicationResponsivenessMetrics: MXAppResponsivenessMetric? { nil }
  /// The part of the type `MXAppRunTimeMetric`; nil if there are no data.
  open var applicationTimeMetrics: MXAppRunTimeMetric? { nil }
  /// The part of the type `MXCellularConditionMetric`; nil if there are no data.
  open var cellularConditionMetrics: MXCellularConditionMetric? { nil }
  /// The part of the type `MXCPUMetric`; nil if there are no data.
  open var cpuMetrics: MXCPUMetric? { nil }
  /// The part of the type `MXDiskIOMetric`; nil if there are no data.
  open var diskIOMetrics: MXDiskIOMetric? { nil }
  /// The part of the type `MXDisplayMetric`; nil if there are no data.
  open var displayMetrics: MXDisplayMetric? { nil }
  /// The part of the type `MXGPUMetric`; nil if there are no data.
  open var gpuMetrics: MXGPUMetric? { nil }
  /// The part of the type `MXLocationActivityMetric`; nil if there are no data.
  open var locationActivityMetrics: MXLocationActivityMetric? { nil }
  /// The part of the type `MXMemoryMetric`; nil if there are no data.
  open var memoryMetrics: MXMemoryMetric? { nil }
  /// The part of the type `MXNetworkTransferMetric`; nil if there are no data.
  open var networkTransferMetrics: MXNetworkTransferMetric? { nil }
  /// The part of the type `MXMetaData`; nil if there are no data.
  open var metaData: MXMetaData? { nil }
}
