import Foundation
import GuideModel
import SeededRandom

/// A small guide with holes, overlaps, airings without length, long programmes and empty channels.
struct RandomGuide: GuideProviding {
  var channels: [Channel]
  var timeRange: Range<Int64>
  var airings: [Channel.Key: [Airing]] = [:]

  init(seed: UInt64, channels count: Int, start: Int64, days: Int) {
    var random = SeededGenerator(seed: seed)
    channels = (0..<count).map {
      Channel(id: Channel.Key($0), feedID: "c\($0)", name: "Channel \($0)", number: "\($0)")
    }
    let end = start + Int64(days) * 86_400
    timeRange = start..<end
    for channel in channels {
      guard Int.random(in: 0..<8, using: &random) > 0 else { continue }
      var list: [Airing] = []
      var time = start + Int64.random(in: 0..<7_200, using: &random)
      while time < end {
        let length: Int64 =
          switch Int.random(in: 0..<12, using: &random) {
          case 0: 0
          case 1: Int64.random(in: 1..<120, using: &random)
          case 2: Int64.random(in: 20_000..<100_000, using: &random)
          default: Int64.random(in: 300..<7_200, using: &random)
          }
        let ordinal = Int32(
          list.lastIndex { $0.start == time } == list.count - 1 && list.last?.start == time
            ? Int(list[list.count - 1].id.ordinal) + 1 : 0)
        list.append(
          Airing(
            id: Airing.ID(channel: channel.id, start: time, ordinal: ordinal), stop: time + length,
            title: "P\(list.count)", summary: Bool.random(using: &random) ? "Text" : ""))
        switch Int.random(in: 0..<6, using: &random) {
        case 0: time += length + Int64.random(in: 1..<10_000, using: &random)
        case 1: time += max(0, length / 2)
        default: time += length
        }
      }
      airings[channel.id] = list
    }
  }

  func airings(on channel: Channel.Key, overlapping range: Range<Int64>) -> [Airing] {
    (airings[channel] ?? []).filter {
      ($0.start < range.upperBound && $0.stop > range.lowerBound) || range.contains($0.start)
    }
  }

  func programme(_ id: Airing.ID) -> Programme? { nil }
}
