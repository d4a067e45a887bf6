import Foundation

/// A library in memory, for tests and for guides that are not stored. Searching it is O(airings).
public final class InMemoryLibrary: GuideLibrary {
  private struct Content {
    var guide: InMemoryGuide
    /// By start.
    var airings: [Airing]
    var lineup: GuideLineup
  }
  private let content: Guarded<Content>
  public let sources: [GuideSource]
  public let isEditable: Bool

  /// - Parameter airings: in any order.
  /// - Complexity: O(n log n).
  public init(
    channels: [Channel], airings: [Airing], details: [Airing.ID: [UInt8]] = [:], sources: [GuideSource] = [],
    isEditable: Bool = true
  ) {
    content = Guarded(
      Content(
        guide: InMemoryGuide(channels: channels.map { Self.shown($0) }, airings: airings, details: details),
        airings: airings.sorted { ($0.start, $0.channel) < ($1.start, $1.channel) },
        lineup: GuideLineup(channels: channels)))
    self.sources = sources
    self.isEditable = isEditable
  }

  private static func shown(_ channel: Channel) -> Channel {
    var channel = channel
    channel.isHidden = false
    return channel
  }

  private var guide: InMemoryGuide { content.withLock { $0.guide } }
  private var airings: [Airing] { content.withLock { $0.airings } }

  /// Takes over channels and airings of another library, as a refresh does; lists and searches stay.
  package func take(_ other: InMemoryLibrary) {
    let taken = other.content.withLock { $0 }
    content.withLock {
      ($0.guide, $0.airings) = (taken.guide, taken.airings)
      $0.lineup.channels = taken.lineup.channels
    }
  }

  public var lineup: GuideLineup { content.withLock { $0.lineup } }
  public var channels: [Channel] { lineup.visible }
  public var timeRange: Range<Int64> { guide.timeRange }

  public func airings(on channel: Channel.Key, overlapping range: Range<Int64>) -> [Airing] {
    guide.airings(on: channel, overlapping: range)
  }

  public func programme(_ id: Airing.ID) -> Programme? { guide.programme(id) }

  @discardableResult
  public func perform(_ edit: GuideEdit) -> [GuideEdit] {
    guard isEditable else { return [] }
    return content.withLock { $0.lineup.apply(edit) }
  }

  public func search(
    _ request: GuideSearchRequest, isCancelled: @escaping @Sendable () -> Bool
  ) -> GuideSearchResults {
    let words = request.text.lowercased().split(separator: " ")
    var results = GuideSearchResults()
    guard !words.isEmpty else { return results }
    let rows = Set(channels.map(\.id)).intersection(request.channels ?? Set(channels.map(\.id)))
    var past: [GuideSearchResults.Hit] = []
    for airing in airings where rows.contains(airing.channel) && !isCancelled() {
      let text = "\(airing.title) \(airing.subtitle) \(airing.summary)".lowercased()
      guard words.allSatisfy({ text.contains($0) }) else { continue }
      results.total += 1
      let hit = GuideSearchResults.Hit(row: airing.channel, airing: airing)
      if airing.stop <= request.now {
        past.append(hit)
      } else if airing.start <= request.now {
        results.onNow.append(hit)
      } else {
        results.upcoming.append(hit)
      }
    }
    results.onNow = Array(results.onNow.prefix(request.limit))
    results.upcoming = Array(results.upcoming.prefix(request.limit))
    results.past = Array(past.reversed().prefix(request.limit))
    return results
  }

  public var channelsWithAirings: Set<Channel.Key> { Set(airings.map(\.channel)) }

  public func channels(with genre: Genre, in range: Range<Int64>) -> Set<Channel.Key> {
    Set(
      airings.lazy.filter { $0.genre == genre && $0.start < range.upperBound && $0.stop > range.lowerBound }.map(
        \.channel))
  }

  public func nowAndNext(at instant: Int64) -> [NowAndNext] {
    channels.compactMap { channel in
      let own = airings.filter { $0.channel == channel.id }
      let now = own.last { $0.start <= instant && $0.stop > instant }
      let next = own.first { $0.start > instant }
      return now == nil && next == nil ? nil : NowAndNext(channel: channel.id, now: now, next: next)
    }
  }

  public func otherAirings(of airing: Airing, limit: Int) -> [Airing] {
    Array(airings.lazy.filter { $0.title == airing.title && $0.id != airing.id }.prefix(limit))
  }
}
