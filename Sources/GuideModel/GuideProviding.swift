/// The data that a grid needs from a guide: rows, the range of time, and the airings of a channel in a range.
/// `GuideStore` provides them, and `InMemoryGuide` for tests and small guides.
public protocol GuideProviding: Sendable {
  /// The rows in order, without hidden channels.
  var channels: [Channel] { get }
  /// The range from the earliest start to the latest stop, UTC seconds since 1970; empty if there are no airings.
  var timeRange: Range<Int64> { get }
  /// Returns the airings of a channel that overlap a range, and those of no length that start in it, by start, then
  /// ordinal. None for an unknown channel.
  /// - Complexity: O(log all + found).
  func airings(on channel: Channel.Key, overlapping range: Range<Int64>) throws -> [Airing]
  /// Returns everything the feed says about an airing; `nil` if there is no such airing.
  func programme(_ id: Airing.ID) throws -> Programme?

  /// Returns the same as `airings(on:overlapping:)` if that takes no server, no disk and no other program's lock.
  func promptAirings(on channel: Channel.Key, overlapping range: Range<Int64>) throws -> PromptAnswer<[Airing]>
  /// Returns the same as `programme(_:)` if that takes no server, no disk and no other program's lock.
  func promptProgramme(_ id: Airing.ID) throws -> PromptAnswer<Programme?>
}

/// Guides in memory always answer promptly.
extension GuideProviding {
  public func promptAirings(
    on channel: Channel.Key, overlapping range: Range<Int64>
  ) throws -> PromptAnswer<[Airing]> { .known(try airings(on: channel, overlapping: range)) }

  public func promptProgramme(_ id: Airing.ID) throws -> PromptAnswer<Programme?> { .known(try programme(id)) }
}
