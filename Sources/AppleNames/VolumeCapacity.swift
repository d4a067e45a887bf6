import UIKit

extension URLResourceKey {
  /// The key of the room left, which is the same here however important what needs it is.
  public static var volumeAvailableCapacityForImportantUsageKey: URLResourceKey { .volumeAvailableCapacityKey }
  /// The key of the room left, which is the same here however important what needs it is.
  public static var volumeAvailableCapacityForOpportunisticUsageKey: URLResourceKey { .volumeAvailableCapacityKey }
}

extension URLResourceValues {
  /// Bytes left on the volume; nil where Foundation does not say.
  public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
  /// Bytes left on the volume; nil where Foundation does not say.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
}
