/// The input of matching, for all feeds: values, so that it can be tested without a database.
struct FeedLineup {
  struct Source {
    /// Unique.
    var name: String
    var isPlaylist = false
    /// Lower numbers win.
    var priority = 0
    /// Whether its channels are rows of their own where nothing else shows them; guides that were only read for a
    /// playlist are not.
    var isStandalone = true
    /// Seconds added to its times.
    var shift: Int64 = 0
    /// The names of the guides that a playlist names, or that were named beside it.
    var guides: Set<String> = []
  }

  struct Channel {
    /// Index in `sources`.
    var source: Int
    /// Unique in its source.
    var feedID: String
    /// The identifier that guides may know: of a playlist's channel its `tvg-id`, which others may share.
    var id: String
    /// The guide's name for the channel, according to the playlist.
    var tvgName = ""
    var names: [String] = []
    var number = ""
    /// Its place in its feed; equal ones stand by `feedID`.
    var order: Int64 = 0
    /// Seconds to add to the times it shows: `tvg-shift` and the owner's correction.
    var shift: Int64 = 0
    /// Whether it has airings of its own.
    var hasAirings = true
  }

  /// The owner's decision about two channels, by names that survive their removal.
  struct Choice: Hashable {
    struct Name: Hashable {
      var source: String
      var feedID: String
    }
    var row: Name
    var channel: Name
    /// `false` keeps them apart.
    var isMatch: Bool
    /// Seconds by which the row shows the channel's airings later.
    var shift: Int64 = 0
  }

  var sources: [Source] = []
  var channels: [Channel] = []
  var choices: [Choice] = []

  /// The rows of the guide, and from which channels each takes its airings.
  struct Rows: Equatable {
    struct Member: Equatable {
      /// Index in `channels`.
      var channel: Int
      var shift: Int64
      var rule: MatchRule
    }

    struct Row: Equatable {
      /// Index in `channels`.
      var channel: Int
      /// In order of rank. Empty where the row shows nothing but itself, unshifted.
      var members: [Member] = []
    }

    /// Two channels that a person should look at.
    struct Doubt: Equatable {
      var row: Int
      var channel: Int
      var rule: MatchRule
      /// Seconds by which the row would show the channel's airings later.
      var shift: Int64
    }

    /// In the feeds' order: playlists first, then by priority, name of the source and place in the feed.
    var rows: [Row] = []
    var doubts: [Doubt] = []
  }
}
