/// The data a grid needs from a guide: rows, the extent of time, and what is on a channel in a window. The store is
/// one; `InMemoryGuide` is one for tests and small guides.
public protocol GuideProviding: Sendable {
  /// The rows, in order; hidden channels are left out.
  var channels: [Channel] { get }
  /// From the earliest start to the latest stop, UTC seconds since 1970; empty when there are no airings.
  var timeRange: Range<Int64> { get }
  /// The airings of a channel that overlap a range, and those of no length that start in it, by start, then ordinal.
  /// None for an unknown channel.
  /// - Complexity: O(log all + found).
  func airings(on channel: Channel.Key, overlapping range: Range<Int64>) throws -> [Airing]
  /// All that the feed said about an airing; `nil` when there is no such airing.
  func programme(_ id: Airing.ID) throws -> Programme?
}
