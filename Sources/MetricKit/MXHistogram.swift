import Foundation

/// A distribution of measurements. It is empty here.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxhistogram).
open class MXHistogram<UnitType: Unit>: NSObject {
  override init() { super.init() }

  /// The number of ranges.
  open var totalBucketCount: Int { 0 }
  /// The ranges, as `MXHistogramBucket`.
  open var bucketEnumerator: NSEnumerator { NSArray().objectEnumerator() }
}

/// A range of measurements.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxhistogrambucket).
open class MXHistogramBucket<UnitType: Unit>: NSObject {
  /// The beginning of the range.
  public let bucketStart: Measurement<UnitType>
  /// The end of the range.
  public let bucketEnd: Measurement<UnitType>
  /// The number of measurements.
  public let bucketCount: Int

  init(start: Measurement<UnitType>, end: Measurement<UnitType>, count: Int) {
    (bucketStart, bucketEnd, bucketCount) = (start, end, count)
  }
}

/// An average of measurements.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxaverage).
open class MXAverage<UnitType: Unit>: NSObject {
  /// The average.
  public let averageMeasurement: Measurement<UnitType>
  /// The number of measurements.
  open var sampleCount: Int { 0 }
  /// The standard deviation.
  open var standardDeviation: Double { 0 }

  init(_ average: Measurement<UnitType>) { averageMeasurement = average }
}

/// The unit of the signal of mobile networks.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxunitsignalbars).
public final class MXUnitSignalBars: Dimension, @unchecked Sendable {
  /// Bars.
  public class var bars: MXUnitSignalBars {
    MXUnitSignalBars(symbol: "bars", converter: UnitConverterLinear(coefficient: 1))
  }
  public override class func baseUnit() -> Self {
    Self(symbol: "bars", converter: UnitConverterLinear(coefficient: 1))
  }
}

/// The unit of the brightness of pixels.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxunitaveragepixelluminance).
public final class MXUnitAveragePixelLuminance: Dimension, @unchecked Sendable {
  /// The average luminance of pixels.
  public class var apl: MXUnitAveragePixelLuminance {
    MXUnitAveragePixelLuminance(symbol: "apl", converter: UnitConverterLinear(coefficient: 1))
  }
  public override class func baseUnit() -> Self {
    Self(symbol: "apl", converter: UnitConverterLinear(coefficient: 1))
  }
}
