import Foundation

/// The intervals that the app has marked.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxsignpostmetric).
open class MXSignpostMetric: MXMetric {
  /// The name of the marks.
  open var signpostName: String { "" }
  /// The category of the marks.
  open var signpostCategory: String { "" }
  /// The data of intervals; nil if there are none.
  open var signpostIntervalData: MXSignpostIntervalData? { nil }
  /// The number of marks.
  open var totalCount: Int { 0 }
}

/// The data of intervals that the app has marked.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxsignpostintervaldata).
open class MXSignpostIntervalData: NSObject {
  /// The durations.
  open var histogrammedSignpostDuration: MXHistogram<UnitDuration> { MXHistogram<UnitDuration>() }
  /// The time of the processor; nil if there are no data.
  open var cumulativeCPUTime: Measurement<UnitDuration>? { nil }
  /// The memory; nil if there are no data.
  open var averageMemory: MXAverage<UnitInformationStorage>? { nil }
  /// The data written; nil if there are no data.
  open var cumulativeLogicalWrites: Measurement<UnitInformationStorage>? { nil }
  /// The part of the time in which frames were late; nil if there are no data.
  open var cumulativeHitchTimeRatio: Measurement<Unit>? { nil }

  override init() { super.init() }
}
