import GuideModel

/// An airing on the row that shows it, as one word for addresses: `row.channel.start.ordinal`.
struct AiringName: Equatable {
  var row: Channel.Key
  var airing: Airing.ID

  init(row: Channel.Key, airing: Airing.ID) {
    self.row = row
    self.airing = airing
  }

  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { APIParameters.integer(String($0)) }
    guard parts.count == 4, let row = parts[0].flatMap(Channel.Key.init(exactly:)),
      let channel = parts[1].flatMap(Channel.Key.init(exactly:)), let start = parts[2], APITime.known.contains(start),
      let ordinal = parts[3].flatMap(Int32.init(exactly:)), (0..<512).contains(ordinal), channel > 0
    else { return nil }
    self.row = row
    airing = Airing.ID(channel: channel, start: start, ordinal: ordinal)
  }

  var text: String { "\(row).\(airing.channel).\(airing.start).\(airing.ordinal)" }
}
