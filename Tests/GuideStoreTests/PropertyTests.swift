import Foundation
import GuideModel
import SeededRandom
import Testing

@testable import GuideStore

@Suite("Random refreshes against a naive model")
struct PropertyTests {
  private static let channels = ["one", "two", "three"]

  /// Returns listings with everything that goes wrong: gaps, overlaps; missing, reversed, absurd and equal stops;
  /// repetitions.
  private func feed(_ random: inout SeededGenerator) -> [Listing] {
    var listings: [Listing] = []
    for channel in Self.channels where Int.random(in: 0..<3, using: &random) > 0 {
      var time = midnight + Int64.random(in: -40...40, using: &random) * hour
      for _ in 0..<Int.random(in: 1...25, using: &random) {
        let length = Int64.random(in: 1...12, using: &random) * 900
        var listing = Listing(
          channel: channel, start: time, stop: time + length, title: "T\(Int.random(in: 0..<4, using: &random))")
        switch Int.random(in: 0..<14, using: &random) {
        case 0: listing.stop = nil
        case 1: listing.stop = time
        case 2: listing.stop = time + length - 86_400
        case 3: listing.stop = time - length
        case 4: listing.stop = time + 86_400 + length
        case 5: listing.stop = time + 40 * 86_400
        case 6: listing.stop = time + 7 * hour
        default: break
        }
        listings.append(listing)
        if Int.random(in: 0..<8, using: &random) == 0 { listings.append(listing) }
        switch Int.random(in: 0..<10, using: &random) {
        case 0: time += Int64.random(in: 1...60, using: &random) * 900
        case 1: time += length / 2
        case 2: break
        case 3: time += Int64.random(in: -30...60, using: &random) * 86_400
        default: time += length
        }
      }
    }
    if Bool.random(using: &random) { listings.shuffle(using: &random) }
    return listings
  }

  /// Returns most of the listings again, some of them changed, moved, missing or repeated.
  private func revised(_ listings: [Listing], _ random: inout SeededGenerator) -> [Listing] {
    listings.flatMap { listing -> [Listing] in
      var other = listing
      switch Int.random(in: 0..<20, using: &random) {
      case 0: return []
      case 1: other.title += "'"
      case 2: other.details += "'"
      case 3: other.start -= 300
      case 4: other.stop = other.stop.map { $0 + 300 }
      case 5: return [listing, listing]
      case 6:
        other.subtitle += "'"
        return [listing, other]
      default: break
      }
      return [other]
    }
  }

  @Test("Any sequence of refreshes gives what the rules say", arguments: 1...40 as ClosedRange<UInt64>)
  func refreshes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let folder = try ScratchFolder()
    let store = try GuideStore(path: folder.path("guide.db"))
    var naive = NaiveGuide()
    var last: [Listing] = []
    for _ in 0..<6 {
      let listings = Bool.random(using: &random) ? feed(&random) : revised(last, &random)
      last = listings
      if listings.isEmpty { continue }
      try store.refresh(listings, batchSize: Int.random(in: 1...40, using: &random))
      naive.refresh(listings)
      for channel in Self.channels {
        let found = try store.everything(on: channel).map(Self.row)
        #expect(found == naive.rows[channel] ?? [], "seed \(seed), \(channel)")
      }
    }
    let everyone = naive.rows.values.joined()
    #expect(store.timeRange.lowerBound == everyone.map(\.start).min() ?? 0)
    #expect(store.timeRange.upperBound == everyone.map(\.stop).max() ?? 0)

    for _ in 0..<120 {
      let channel = Self.channels.randomElement(using: &random) ?? "one"
      let from = midnight + Int64.random(in: -300...400, using: &random) * 900
      let range = from..<from + Int64.random(in: 0...100, using: &random) * 900
      let expected = range.isEmpty ? [] : naive.airings(on: channel, overlapping: range)
      #expect(try store.airings(on: store.key(channel), overlapping: range).map(Self.row) == expected)
    }
    try checkNowAndNext(store, naive, &random)
  }

  private func checkNowAndNext(_ store: GuideStore, _ naive: NaiveGuide, _ random: inout SeededGenerator) throws {
    for _ in 0..<20 {
      let instant = midnight + Int64.random(in: -300...400, using: &random) * 600
      let entries = try store.nowAndNext(at: instant)
      for channel in Self.channels {
        let rows = naive.rows[channel] ?? []
        let entry = entries.first { $0.channel == store.key(channel) }
        let now = rows.last { $0.start <= instant && $0.stop > instant }
        let next = rows.first { $0.start > instant }
        // The airing that began last wins although it is shorter: compare by start.
        #expect(entry?.now?.start == now?.start, "\(channel) at \(instant)")
        #expect(entry?.next.map(Self.row) == next)
      }
    }
  }

  private static func row(_ airing: Airing) -> NaiveGuide.Row {
    NaiveGuide.Row(
      start: airing.start, stop: airing.stop, title: airing.title, isInferred: airing.flags.contains(.stopIsInferred))
  }
}
