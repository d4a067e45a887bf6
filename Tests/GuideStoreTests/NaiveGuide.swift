import GuideModel

@testable import GuideStore

/// A naive model of a store: arrays, and the rules in their literal form.
struct NaiveGuide {
  struct Row: Hashable {
    var start: Int64
    var stop: Int64
    var title: String
    var isInferred: Bool
  }

  private struct Draft {
    var start: Int64
    var stop: Int64?
    var title: String
    var feedOrder: Int
  }

  private(set) var rows: [String: [Row]] = [:]

  mutating func refresh(_ listings: [Listing]) {
    for (channel, own) in Dictionary(grouping: listings, by: \.channel) {
      var drafts: [Draft] = []
      var seen: Set<Listing> = []
      for (order, listing) in own.enumerated() where seen.insert(Self.essence(listing)).inserted {
        drafts.append(Draft(start: listing.start, stop: listing.stop, title: listing.title, feedOrder: order))
      }
      let covered = Self.covered(own)
      let kept = (rows[channel] ?? []).filter { row in !covered.contains { $0.contains(row.start) } }
      drafts.sort { ($0.start, $0.feedOrder) < ($1.start, $1.feedOrder) }
      let starts = Set(kept.map(\.start) + drafts.map(\.start)).sorted()
      let typical = Self.typical(drafts)
      let new = drafts.map { draft -> Row in
        let next = starts.first { $0 > draft.start }
        let guess = next.flatMap { $0 - draft.start <= 12 * 3600 ? $0 : nil } ?? draft.start + typical
        guard let stop = draft.stop, stop - draft.start <= 31 * 86_400 else {
          return Row(start: draft.start, stop: guess, title: draft.title, isInferred: true)
        }
        if stop - draft.start >= 86_400 {
          return Row(start: draft.start, stop: min(stop, next ?? stop), title: draft.title, isInferred: false)
        }
        if stop >= draft.start { return Row(start: draft.start, stop: stop, title: draft.title, isInferred: false) }
        let rolled = stop + 86_400
        if rolled > draft.start, rolled - draft.start < 12 * 3600, next.map({ $0 >= rolled }) ?? true {
          return Row(start: draft.start, stop: rolled, title: draft.title, isInferred: false)
        }
        return Row(start: draft.start, stop: guess, title: draft.title, isInferred: true)
      }
      rows[channel] = (kept + new).enumerated().sorted { ($0.1.start, $0.0) < ($1.1.start, $1.0) }.map(\.1)
    }
  }

  /// Returns the ranges from each start to its stop, if that is plausible, and across holes of up to three days.
  private static func covered(_ listings: [Listing]) -> [Range<Int64>] {
    listings.sorted { $0.start < $1.start }.reduce(into: []) { runs, listing in
      var end = listing.start + 1
      if let stop = listing.stop, stop > end, stop - listing.start < 86_400 { end = stop }
      if let last = runs.last, listing.start - last.upperBound <= 72 * 3600 {
        runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, end)
      } else {
        runs.append(listing.start..<end)
      }
    }
  }

  /// Returns a listing without a stop that says nothing, because that makes no difference between two listings.
  private static func essence(_ listing: Listing) -> Listing {
    var listing = listing
    guard let stop = listing.stop, stop - listing.start <= 31 * 86_400 else {
      listing.stop = nil
      return listing
    }
    let rolled = stop + 86_400 - listing.start
    if stop < listing.start, !(1..<12 * 3600).contains(rolled) { listing.stop = listing.start - 1 }
    return listing
  }

  private static func typical(_ drafts: [Draft]) -> Int64 {
    let lengths = drafts.compactMap { draft in draft.stop.map { $0 - draft.start } }.filter {
      (1...6 * 3600).contains($0)
    }
    let starts = drafts.map(\.start)
    let length: Int64
    if !lengths.isEmpty {
      length = lengths.reduce(0, +) / Int64(lengths.count)
    } else if drafts.count > 1, let first = starts.min(), let last = starts.max(), first < last {
      length = (last - first) / Int64(drafts.count - 1)
    } else {
      length = 3 * 3600
    }
    return min(max(length, 60), 3 * 3600)
  }

  func airings(on channel: String, overlapping range: Range<Int64>) -> [Row] {
    (rows[channel] ?? []).filter { row in
      row.start < range.upperBound && (row.stop > range.lowerBound || row.start >= range.lowerBound)
    }
  }
}
