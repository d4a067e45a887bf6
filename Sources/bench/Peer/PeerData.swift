import Foundation
import GuideModel

/// The guide that every toolkit in the comparison shows: 1,000 channels of 14 days, from one generator, bit for bit.
///
/// `Documentation/Benchmarks.md` has the definition. 362,114 programmes; checksum 4,265,779,614.
struct PeerData: GuideProviding {
  struct Programme {
    /// Minutes since the guide's start.
    var start: UInt16
    /// Minutes.
    var duration: UInt16
    var title: UInt16
  }

  static let channelCount = 1_000
  static let minutes = 20_160
  static let expectedCount = 362_114
  static let expectedChecksum: UInt32 = 4_265_779_614
  /// 2026-01-01 00:00 UTC: any midnight will do, the guide shows times of day.
  static let origin: Int64 = 1_767_225_600

  let programmes: [Programme]
  /// The index at which each channel's programmes begin, and the number of programmes at the end.
  let rowStarts: [Int]
  let checksum: UInt32
  let channels: [Channel]
  private let length: Int

  /// - Parameters:
  ///   - channelCount: 1,000 for the comparison; other sizes, from the same generator, show how costs grow.
  ///   - minutes: 14 days for the comparison.
  init(channelCount: Int = Self.channelCount, minutes: Int = Self.minutes) {
    length = minutes
    let durations = [15, 30, 30, 45, 60, 90, 120]
    var state: UInt32 = 12_345
    func next() -> UInt32 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return state
    }
    var sum: UInt32 = 2_166_136_261
    var all: [Programme] = []
    all.reserveCapacity(400_000)
    var starts: [Int] = []
    for _ in 0..<channelCount {
      starts.append(all.count)
      var time = 0
      while time < minutes {
        let duration = min(durations[Int((next() >> 16) % 7)], minutes - time)
        let title = Int(next() >> 16) & 0xFFF
        all.append(Programme(start: UInt16(time), duration: UInt16(duration), title: UInt16(title)))
        sum = (sum ^ UInt32(time * 31 + duration * 7 + title)) &* 16_777_619
        time += duration
      }
    }
    starts.append(all.count)
    programmes = all
    rowStarts = starts
    checksum = sum
    channels = (0..<channelCount).map {
      Channel(id: Channel.Key($0), feedID: "\($0)", name: "Channel \($0 + 1)", number: "\($0 + 1)")
    }
  }

  var timeRange: Range<Int64> { Self.origin..<(Self.origin + Int64(length) * 60) }

  func airings(on channel: Channel.Key, overlapping range: Range<Int64>) -> [Airing] {
    let row = Int(channel)
    var low = rowStarts[row]
    let end = rowStarts[row + 1]
    var high = end
    let from = range.lowerBound - Self.origin
    while low < high {
      let middle = (low + high) / 2
      if Int64(programmes[middle].start + programmes[middle].duration) * 60 > from {
        high = middle
      } else {
        low = middle + 1
      }
    }
    var found: [Airing] = []
    // About as many as there are: programmes have 15 minutes and more.
    found.reserveCapacity(Int((range.upperBound - range.lowerBound) / 1_800) + 2)
    while low < end, Self.origin + Int64(programmes[low].start) * 60 < range.upperBound {
      let programme = programmes[low]
      let start = Self.origin + Int64(programme.start) * 60
      found.append(
        Airing(
          id: Airing.ID(channel: channel, start: start), stop: start + Int64(programme.duration) * 60,
          title: Self.titles[Int(programme.title)], genre: Genre(rawValue: UInt8(programme.title & 3) + 1) ?? .undefined
        ))
      low += 1
    }
    return found
  }

  func programme(_ id: Airing.ID) -> GuideModel.Programme? { nil }

  private static let first = [
    "Morning", "Evening", "Hidden", "Great", "Little", "Lost", "Northern", "Royal", "Silent", "Golden", "Modern",
    "Ancient", "Wild", "Secret", "Final", "Open",
  ]
  private static let second = [
    "News", "Rivers", "Kitchen", "Planet", "Stories", "Detectives", "Gardens", "Football", "Voyage", "Orchestra",
    "Weather", "Islands", "Hospital", "Markets", "Railways", "Castles",
  ]
  private static let third = [
    "Live", "Today", "Revisited", "Special", "Tonight", "at Home", "Explained", "Extra", "with Friends", "Uncovered",
    "Challenge", "Report", "Classics", "Omnibus", "Highlights", "Debate",
  ]
  static let titles: [String] = (0..<4_096).map { "\(first[$0 & 15]) \(second[$0 >> 4 & 15]) \(third[$0 >> 8 & 15])" }
}
