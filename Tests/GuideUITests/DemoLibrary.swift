import Foundation
import GuideModel

@testable import GuideUI

extension InMemoryLibrary {
  /// Returns the demo guide as a library around `GuideStage.now`, with groups, numbers, and channels without
  /// programmes.
  static func demo(
    channels count: Int = 24, empty: Int = 5, days: Int = 3, sources: [GuideSource] = [], seed: UInt64 = 7,
    now: Int64 = GuideStage.now, isEditable: Bool = true
  ) -> InMemoryLibrary {
    let guide = DemoGuide(now: now, channelCount: count, dayCount: days, seed: seed, timeZone: .gmt).inMemory()
    var channels = guide.channels
    for index in channels.indices { channels[index].groups = [["News", "Films", "Local"][index % 3]] }
    let airings = channels.flatMap { guide.airings(on: $0.id, overlapping: guide.timeRange) }
    let first = (channels.map(\.id).max() ?? 0) + 1
    for index in 0..<Channel.Key(empty) {
      // Before the others, as in feeds that open on grey rows.
      channels.insert(
        Channel(id: first + index, feedID: "empty\(index)", name: "Silent \(index)", number: "\(900 + index)"),
        at: Int(index))
    }
    return InMemoryLibrary(channels: channels, airings: airings, sources: sources, isEditable: isEditable)
  }
}
