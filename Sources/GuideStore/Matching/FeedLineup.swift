/// The input of matching, for all feeds, as values, so that it can be tested without a database.
struct FeedLineup {
  struct Source {
    /// Unique.
    var name: String
    var isPlaylist = false
    /// Lower numbers win.
    var priority = 0
    /// Whether its channels are rows if nothing else shows them. Channels of guides that were read only for a playlist
    /// are not.
    var isStandalone = true
    /// Seconds added to its times.
    var shift: Int64 = 0
    /// The names of the guides that a playlist names, or that were given with it.
    var guides: Set<String> = []
  }

  struct Channel {
    /// Index in `sources`.
    var source: Int
    /// Unique within its source.
    var feedID: String
    /// The identifier that guides may have, too: a playlist channel's `tvg-id`, which others may share.
    var id: String
    /// The guide's name for the channel, according to the playlist.
    var tvgName = ""
    var names: [String] = []
    var number = ""
    /// The position in its feed; equal ones are ordered by `feedID`.
    var order: Int64 = 0
    /// Seconds to add to the times that it shows: `tvg-shift` and the owner's correction.
    var shift: Int64 = 0
    /// Whether it has airings of its own.
    var hasAirings = true
  }

  /// The owner's decision on two channels, by names that stay valid after their removal.
  struct Choice: Hashable {
    struct Name: Hashable {
      var source: String
      var feedID: String
    }
    var row: Name
    var channel: Name
    /// Whether they are matched; `false` keeps them apart.
    var isMatch: Bool
    /// Seconds by which the row shows the channel's airings later.
    var shift: Int64 = 0
  }

  var sources: [Source] = []
  var channels: [Channel] = []
  var choices: [Choice] = []

  /// The rows of the guide, with the channels from which each takes its airings.
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
      /// The members in order of rank. Empty if the row shows only itself, unshifted.
      var members: [Member] = []
    }

    /// Two channels that the user should check.
    struct UncertainMatch: Equatable {
      var row: Int
      var channel: Int
      var rule: MatchRule
      /// Seconds by which the row would show the channel's airings later.
      var shift: Int64
    }

    /// The rows in the feeds' order: playlists first, then by priority, name of the source and position in the feed.
    var rows: [Row] = []
    var uncertainMatches: [UncertainMatch] = []
  }
}
