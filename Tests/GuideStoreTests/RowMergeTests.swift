import GuideModel
import SeededRandom
import Testing

@testable import GuideStore

/// Tests merging several channels into one row.
@Suite("Rows of several channels")
struct RowMergeTests {
  private static let day: Int64 = 86_400

  private func airing(_ channel: Channel.Key, _ start: Int64, _ stop: Int64, _ title: String) -> Airing {
    Airing(id: Airing.ID(channel: channel, start: start), stop: stop, title: title)
  }

  @Test("The first is complete; of the next comes what lies in holes for at least half its length")
  func holes() {
    var merge = RowMerge()
    merge.add([airing(1, 100, 200, "A"), airing(1, 150, 220, "B"), airing(1, 400, 500, "C")])
    merge.add([
      airing(2, 100, 200, "hidden"), airing(2, 200, 240, "half"), airing(2, 190, 240, "less"),
      airing(2, 240, 380, "free"),
      airing(2, 300, 300, "instant"), airing(2, 410, 410, "hidden instant"),
    ])
    merge.add([
      airing(3, 240, 380, "taken"), airing(3, 600, 600 + Self.day + 1, "dummy"), airing(3, 700, 700 + Self.day, "day"),
    ])
    #expect(merge.airings.map(\.title) == ["A", "B", "half", "free", "instant", "C", "day"])
  }

  @Test("Nothing is there twice because guides differ in times")
  func repeats() {
    var merge = RowMerge()
    merge.add([airing(1, 100, 200, "Film")])
    merge.add([airing(2, 200, 400, "FILM"), airing(2, 401, 500, "film"), airing(2, 150, 600, "Film")])
    #expect(merge.airings.map(\.start) == [100, 401])
  }

  /// Applies the rules literally, over whole channels.
  private func naive(_ channels: [[Airing]]) -> [Airing] {
    var shown: [Airing] = []
    for (rank, own) in channels.enumerated() {
      let before = shown
      for airing in own {
        if rank > 0 {
          if airing.duration > Self.day { continue }
          let covered = (airing.start..<airing.stop).count { instant in
            before.contains { $0.start <= instant && $0.stop > instant }
          }
          if airing.duration == 0, before.contains(where: { $0.start <= airing.start && $0.stop > airing.start }) {
            continue
          }
          if airing.duration > 0, 2 * Int64(covered) > airing.duration { continue }
          if before.contains(where: {
            $0.title == airing.title && $0.start <= airing.stop && $0.stop >= airing.start
          }) {
            continue
          }
        }
        shown.append(airing)
      }
    }
    return shown
  }

  @Test("As a naive merge says, in every window, shifted or not", arguments: 0..<12)
  func property(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let folder = try ScratchFolder()
    let store = try GuideStore(path: folder.path("guide.db"))
    // Three feeds of one channel; the times of the third are corrected.
    for (index, source) in ["a", "b", "c"].enumerated() {
      var listings: [Listing] = []
      var start = midnight + Int64.random(in: 0..<40, using: &random)
      for _ in 0..<Int.random(in: 5..<25, using: &random) {
        let length = Int64.random(in: 0..<30, using: &random)
        listings.append(
          Listing(
            channel: "one.example", start: start, stop: start + length,
            title: "T\(Int.random(in: 0..<6, using: &random))"))
        start += max(length + Int64.random(in: -8..<40, using: &random), 1)
      }
      try store.refresh(listings, source: source)
      if index == 2 { try store.setShift(of: source, to: Int64.random(in: -20...20, using: &random)) }
    }
    let row = try #require(store.channels.first?.id)
    #expect(store.channels.count == 1)
    let members = store.members(of: row)
    #expect(members.count == 3)
    let whole = try members.map { member in
      try store.airings(on: member.channel, overlapping: 0..<AiringKey.maximumStart)
    }
    // A member that is the row itself is read through the row, so check the tables instead.
    let plain = try zip(members, whole).map { member, _ in
      try store.readers.withReader { reader in
        try reader.airings(on: member.channel, overlapping: 0..<AiringKey.maximumStart).map {
          $0.shifted(by: member.shift)
        }
      }
    }
    let expected = naive(plain)
    for _ in 0..<60 {
      let from = midnight + Int64.random(in: -30..<700, using: &random)
      let range = from..<from + Int64.random(in: 1..<200, using: &random)
      let shown = try store.airings(on: row, overlapping: range)
      let wanted = expected.filter {
        $0.start < range.upperBound && ($0.stop > range.lowerBound || $0.start >= range.lowerBound)
      }
      #expect(Set(shown) == Set(wanted))
      #expect(shown.count == wanted.count)
      #expect(zip(shown, shown.dropFirst()).allSatisfy { $0.start <= $1.start })
      let entry = try store.nowAndNext(at: from).first
      #expect(entry?.now?.start == wanted.filter { $0.start <= from && $0.stop > from }.map(\.start).max())
      #expect(entry?.next?.start == expected.map(\.start).filter { $0 > from }.min())
    }
  }
}
