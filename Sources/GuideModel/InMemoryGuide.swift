/// A guide in arrays, for tests, benchmarks and small guides.
public struct InMemoryGuide: GuideProviding {
  public let channels: [Channel]
  public let timeRange: Range<Int64>
  private let rows: [Channel.Key: Row]
  private let programmes: [Airing.ID: [UInt8]]

  private struct Row {
    var airings: [Airing]
    /// The latest stop up to and including each airing, with which a binary search finds the first that reaches into a
    /// range although long airings may precede shorter ones.
    var latestStop: [Int64]
  }

  /// - Parameters:
  ///   - airings: in any order.
  ///   - details: encoded details for `Programme(details:)`, by airing.
  /// - Complexity: O(n log n).
  public init(channels: [Channel], airings: [Airing], details: [Airing.ID: [UInt8]] = [:]) {
    self.channels = channels.filter { !$0.isHidden }
    var rows: [Channel.Key: Row] = [:]
    var first = Int64.max
    var last = Int64.min
    for (channel, var own) in Dictionary(grouping: airings, by: \.channel) {
      own.sort { ($0.start, $0.id.ordinal) < ($1.start, $1.id.ordinal) }
      var latest = Int64.min
      let stops = own.map { airing in
        latest = max(latest, airing.stop)
        return latest
      }
      rows[channel] = Row(airings: own, latestStop: stops)
      first = min(first, own.first?.start ?? first)
      last = max(last, latest)
    }
    self.rows = rows
    timeRange = first < last ? first..<last : 0..<0
    programmes = details
  }

  public func airings(on channel: Channel.Key, overlapping range: Range<Int64>) -> [Airing] {
    guard let row = rows[channel], !range.isEmpty else { return [] }
    // A programme of no length at the range's very start ends at it, not after it.
    let first = Self.partition(row.latestStop.count) { row.latestStop[$0] >= range.lowerBound }
    let end = Self.partition(row.airings.count) { row.airings[$0].start >= range.upperBound }
    guard first < end else { return [] }
    return row.airings[first..<end].filter { $0.stop > range.lowerBound || $0.start >= range.lowerBound }
  }

  public func programme(_ id: Airing.ID) -> Programme? { programmes[id].map { Programme(details: $0) } }

  private static func partition(_ count: Int, _ holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
