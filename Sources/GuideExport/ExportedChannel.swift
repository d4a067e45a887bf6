import GuideModel

/// A row as it is written.
struct ExportedChannel {
  var channel: Channel
  /// Unlike every other's: the feed's identifier, and where several rows have the same, something behind it.
  var id: String
  /// The same in every file, whatever other rows are in it.
  var stableID: String
  /// All that the feed said of it; `nil` for a channel of a playlist.
  var details: ElementTree?
  var streams: [ChannelStream] = []

  /// Gives each row an identifier of its own.
  /// - Complexity: O(channels).
  static func ids(of channels: [Channel]) -> [String] {
    var seen: Set<String> = []
    return channels.map { channel in
      let id = channel.feedID.isEmpty ? "channel-\(channel.id)" : channel.feedID
      if seen.insert(id).inserted { return id }
      // Keys differ, so the second try fails only where a feed is made for that.
      var other = "\(id).\(channel.id)"
      while !seen.insert(other).inserted { other += "-" }
      return other
    }
  }
}
