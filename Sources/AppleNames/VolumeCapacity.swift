import UIKit

extension URLResourceKey {
  /// The key of the available space, which does not depend on the importance of its use here.
  public static var volumeAvailableCapacityForImportantUsageKey: URLResourceKey { .volumeAvailableCapacityKey }
  /// The key of the available space, which does not depend on the importance of its use here.
  public static var volumeAvailableCapacityForOpportunisticUsageKey: URLResourceKey { .volumeAvailableCapacityKey }
}

extension URLResourceValues {
  /// The bytes available on the volume; nil if Foundation does not report them.
  public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
  /// The bytes available on the volume; nil if Foundation does not report them.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
}
