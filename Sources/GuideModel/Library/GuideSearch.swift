/// A search of a guide's airings, as the user types it.
public struct GuideSearchRequest: Hashable, Sendable {
  /// The text: words to find, with filters among them ("film >90min tonight").
  public var text: String
  /// The instant that counts as now, UTC seconds.
  public var now: Int64
  /// The greatest number of airings to return in each group.
  public var limit: Int
  /// The rows to search; `nil` for all that are not hidden.
  public var channels: Set<Channel.Key>?

  /// Creates a request; `now` is in UTC seconds since 1970.
  public init(text: String, now: Int64, limit: Int = 50, channels: Set<Channel.Key>? = nil) {
    self.text = text
    self.now = now
    self.limit = limit
    self.channels = channels
  }
}

/// The airings that a search found, in the groups in which they are shown.
public struct GuideSearchResults: Hashable, Sendable {
  /// An airing that was found, on the row that shows it.
  public struct Hit: Hashable, Sendable, Identifiable {
    /// The row; for a row that takes its airings from another channel, not the airing's own.
    public var row: Channel.Key
    /// The airing that was found.
    public var airing: Airing
    /// The passage that contains the words; empty if the title matched.
    public var passage: String

    /// Creates a result; `passage` is empty if the title matched.
    public init(row: Channel.Key, airing: Airing, passage: String = "") {
      self.row = row
      self.airing = airing
      self.passage = passage
    }

    /// Identifies a result: an airing on the row that shows it.
    public struct ID: Hashable, Sendable {
      /// The row that shows the airing.
      public var row: Channel.Key
      /// The airing's identifier; one airing may be found on several rows.
      public var airing: Airing.ID
    }
    public var id: ID { ID(row: row, airing: airing.id) }
  }

  /// Airings that are on now, the best match first.
  public var onNow: [Hit] = []
  /// Airings to come: words in titles before words elsewhere, then by start.
  public var upcoming: [Hit] = []
  /// Past airings, the latest first.
  public var past: [Hit] = []
  /// The number of airings that match, at least: counting stops at a limit.
  public var total = 0
  /// The part of the guide that is indexed, 0 to 1; below 1 there may be more to find.
  public var indexedPart = 1.0
  /// The filters recognised in the text, for the interface to show as chips ("Film", "over 90 min").
  public var filters: [String] = []
  /// Parts of the text that look like filters, but are none, in words for people: "'25:00' is not a time of day".
  public var hints: [String] = []

  /// Creates empty results.
  public init() {}

  /// Whether no airing was found, now, later or before.
  public var isEmpty: Bool { onNow.isEmpty && upcoming.isEmpty && past.isEmpty }
}
