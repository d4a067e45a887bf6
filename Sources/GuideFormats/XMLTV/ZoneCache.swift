import Foundation
import GuideModel

/// Converts local times without an offset to instants, with a cache: a time-zone look-up takes microseconds, and a feed
/// needs a million, mostly for the same hours.
struct ZoneCache {
  private let calendar: BroadcastCalendar?
  private var known: [Int64: Int64] = [:]

  /// - Parameter timeZone: `nil` for UTC.
  init(timeZone: TimeZone?) { calendar = timeZone.map { BroadcastCalendar(timeZone: $0) } }

  /// Returns the instant: in daylight saving time for the hour that happens twice; the moment of the change for one
  /// that does not happen.
  mutating func instant(wall: Int64) -> Int64 {
    guard let calendar else { return wall }
    // Clock changes are at quarters of an hour.
    let quarter = wall >= 0 ? wall / 900 : (wall - 899) / 900
    if let instant = known[quarter] { return instant + wall - quarter * 900 }
    let instant = calendar.instant(wall: quarter * 900)
    if known.count > 4096 { known.removeAll(keepingCapacity: true) }
    known[quarter] = instant
    return instant + wall - quarter * 900
  }
}
