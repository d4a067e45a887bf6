import Foundation

/// The use of the processor.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxcpumetric).
open class MXCPUMetric: MXMetric {
  /// The time.
  open var cumulativeCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
  /// The number of instructions.
  open var cumulativeCPUInstructions: Measurement<Unit> { Measurement(value: 0, unit: Unit(symbol: "")) }
}

/// The use of the graphics processor.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxgpumetric).
open class MXGPUMetric: MXMetric {
  /// The time.
  open var cumulativeGPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

/// The use of memory.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxmemorymetric).
open class MXMemoryMetric: MXMetric {
  /// The most memory.
  open var peakMemoryUsage: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
  /// The memory while suspended.
  open var averageSuspendedMemory: MXAverage<UnitInformationStorage> { MXAverage(Measurement(value: 0, unit: .bytes)) }
}

/// The use of the disk.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxdiskiometric).
open class MXDiskIOMetric: MXMetric {
  /// The data written.
  open var cumulativeLogicalWrites: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}

/// The brightness of the screen.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxdisplaymetric).
open class MXDisplayMetric: MXMetric {
  /// The brightness of pixels; nil if there are no data.
  open var averagePixelLuminance: MXAverage<MXUnitAveragePixelLuminance>? { nil }
}

/// The smoothness of animations.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxanimationmetric).
open class MXAnimationMetric: MXMetric {
  /// The part of the time of scrolling in which frames were late.
  open var scrollHitchTimeRatio: Measurement<Unit> { Measurement(value: 0, unit: Unit(symbol: "")) }
}

/// The times of launches.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxapplaunchmetric).
open class MXAppLaunchMetric: MXMetric {
  /// The times until the first frame.
  open var histogrammedTimeToFirstDraw: MXHistogram<UnitDuration> { MXHistogram<UnitDuration>() }
  /// The times of returning to the foreground.
  open var histogrammedApplicationResumeTime: MXHistogram<UnitDuration> { MXHistogram<UnitDuration>() }
  /// The times until the first frame of prepared launches.
  open var histogrammedOptimizedTimeToFirstDraw: MXHistogram<UnitDuration> { MXHistogram<UnitDuration>() }
  /// The times of launches with further tasks.
  open var histogrammedExtendedLaunch: MXHistogram<UnitDuration> { MXHistogram<UnitDuration>() }
}

/// The times in which the app did not respond.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxappresponsivenessmetric).
open class MXAppResponsivenessMetric: MXMetric {
  /// The times.
  open var histogrammedApplicationHangTime: MXHistogram<UnitDuration> { MXHistogram<UnitDuration>() }
}

/// The times in which the app ran.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxappruntimemetric).
open class MXAppRunTimeMetric: MXMetric {
  /// The time in the foreground.
  open var cumulativeForegroundTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
  /// The time in the background.
  open var cumulativeBackgroundTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
  /// The time in the background with sound.
  open var cumulativeBackgroundAudioTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
  /// The time in the background with places.
  open var cumulativeBackgroundLocationTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

/// The quality of mobile networks.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxcellularconditionmetric).
open class MXCellularConditionMetric: MXMetric {
  /// The times by signal.
  open var histogrammedCellularConditionTime: MXHistogram<MXUnitSignalBars> { MXHistogram<MXUnitSignalBars>() }
}

/// The use of places.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxlocationactivitymetric).
open class MXLocationActivityMetric: MXMetric {
  /// The time with the best accuracy.
  open var cumulativeBestAccuracyTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
  /// The time with the accuracy for navigation.
  open var cumulativeBestAccuracyForNavigationTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
  /// The time with an accuracy of ten metres.
  open var cumulativeNearestTenMetersAccuracyTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
  /// The time with an accuracy of a hundred metres.
  open var cumulativeHundredMetersAccuracyTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
  /// The time with an accuracy of a kilometre.
  open var cumulativeKilometerAccuracyTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
  /// The time with an accuracy of three kilometres.
  open var cumulativeThreeKilometersAccuracyTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

/// The use of networks.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxnetworktransfermetric).
open class MXNetworkTransferMetric: MXMetric {
  /// The data sent by Wi-Fi.
  open var cumulativeWifiUpload: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
  /// The data received by Wi-Fi.
  open var cumulativeWifiDownload: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
  /// The data sent by mobile networks.
  open var cumulativeCellularUpload: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
  /// The data received by mobile networks.
  open var cumulativeCellularDownload: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}
