import GuideModel

/// A row to be written.
struct ExportedChannel {
  var channel: Channel
  /// A unique identifier: the feed's, with a suffix if several rows have the same.
  var id: String
  /// An identifier that is the same in every file, whatever other rows are in it.
  var stableID: String
  /// Everything the feed says about it; `nil` for a channel of a playlist.
  var details: ElementTree?
  var streams: [ChannelStream] = []

  /// Returns a unique identifier for each row.
  /// - Complexity: O(channels).
  static func ids(of channels: [Channel]) -> [String] {
    var seen: Set<String> = []
    return channels.map { channel in
      let id = channel.feedID.isEmpty ? "channel-\(channel.id)" : channel.feedID
      if seen.insert(id).inserted { return id }
      // Keys differ, so the second attempt fails only if a feed was made for that.
      var other = "\(id).\(channel.id)"
      while !seen.insert(other).inserted { other += "-" }
      return other
    }
  }
}
