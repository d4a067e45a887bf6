extension DemoGuide {
  /// Calls `body` for the programmes of one channel on one day, by start.
  func forEachProgramme(of channel: DemoChannel, on day: BroadcastDay, _ body: (DemoProgramme) -> Void) {
    var random = DemoRandom(seed, UInt64(channel.index), UInt64(bitPattern: Int64(day.number)))
    let end = day.interval.upperBound
    var cursor = day.interval.lowerBound
    while cursor < end {
      let hour = Int((cursor - day.interval.lowerBound) / 3600)
      let kind = Self.kind(on: channel.kind, hour: hour, &random)
      var length = Int64(Double(Self.minutes(of: kind, &random)) * lengthScale * 60)
      // Films end at odd minutes; everything else is a multiple of five.
      if kind != .film || random.chance(50) { length = (length + 150) / 300 * 300 }
      length = max(length, 60)
      var stop = cursor + length
      let isLast = stop > end - 600
      if isLast { stop = end }
      let choice = random.next()
      let work =
        random.below(kind == .film ? 400 : 24) + channel.kind.rawValue * 31 + (kind == .film ? 0 : channel.index % 7)
      body(
        DemoProgramme(
          kind: kind, start: cursor, stop: stop, work: work, season: 1 + work % 6,
          episode: 1 + (day.number &* 3 &+ hour) % 22, choice: choice, isRepeat: random.chance(18),
          isNew: random.chance(7), isLive: kind == .sport && random.chance(40) || kind == .news && random.chance(20)))
      cursor = stop
      if isLast { return }
      switch random.below(1000) {
      case 0..<12: cursor += Int64(1 + random.below(2)) * 60  // drawn over
      case 12..<22: cursor += Int64(15 + random.below(75)) * 60  // a hole
      case 22..<34: cursor -= min(length / 2, Int64(1 + random.below(4)) * 60)  // an overlap
      default: break
      }
    }
  }

  private static func kind(
    on channel: DemoChannel.Kind, hour: Int, _ random: inout DemoRandom
  ) -> DemoProgramme.Kind {
    let roll = random.below(100)
    // Hours count from 05:00: 15 is 20:00.
    let isEvening = (13..<20).contains(hour)
    switch channel {
    case .film: return roll < 80 ? .film : roll < 92 ? .series : .talk
    case .news: return roll < 70 ? .news : roll < 85 ? .talk : roll < 92 ? .weather : .history
    case .sport: return roll < 78 ? .sport : roll < 90 ? .talk : .news
    case .children: return isEvening ? (roll < 50 ? .film : .cartoon) : roll < 85 ? .cartoon : .quiz
    case .music: return roll < 80 ? .concert : .talk
    case .nature: return roll < 60 ? .nature : roll < 95 ? .history : .news
    case .home: return roll < 70 ? .cooking : roll < 90 ? .talk : .series
    case .general:
      if hour < 4 { return roll < 45 ? .news : roll < 75 ? .talk : roll < 85 ? .weather : .cartoon }
      if isEvening { return roll < 30 ? .series : roll < 55 ? .film : roll < 68 ? .news : roll < 82 ? .comedy : .quiz }
      return roll < 30
        ? .series : roll < 45 ? .quiz : roll < 60 ? .talk : roll < 72 ? .comedy : roll < 82 ? .cooking : .nature
    }
  }

  private static func minutes(of kind: DemoProgramme.Kind, _ random: inout DemoRandom) -> Int {
    func one(of lengths: [Int]) -> Int { lengths[random.below(lengths.count)] }
    switch kind {
    case .series: return one(of: [40, 45, 45, 50, 60, 90])
    case .comedy: return one(of: [20, 25, 30, 30])
    case .film: return 78 + random.below(75)
    case .news: return one(of: [5, 10, 15, 30, 30, 60])
    case .talk: return one(of: [30, 45, 60, 75])
    case .quiz: return one(of: [25, 30, 45, 60])
    case .sport: return one(of: [60, 90, 105, 120, 150, 180])
    case .cartoon: return one(of: [5, 10, 15, 20, 25])
    case .concert: return one(of: [15, 30, 60, 90])
    case .nature, .history: return one(of: [30, 45, 50, 60])
    case .cooking: return one(of: [20, 30, 45])
    case .weather: return 5
    }
  }
}
