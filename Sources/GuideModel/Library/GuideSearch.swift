/// A search of a guide's airings, as a person types it.
public struct GuideSearchRequest: Hashable, Sendable {
  /// Words to find, with filters in words among them ("film >90min tonight").
  public var text: String
  /// The instant that counts as now, UTC seconds.
  public var now: Int64
  /// The most airings to return of each group.
  public var limit: Int
  /// The rows to look at; `nil` for all that are not hidden.
  public var channels: Set<Channel.Key>?

  /// Creates a request; `now` is in UTC seconds since 1970.
  public init(text: String, now: Int64, limit: Int = 50, channels: Set<Channel.Key>? = nil) {
    self.text = text
    self.now = now
    self.limit = limit
    self.channels = channels
  }
}

/// The airings that a search found, in the groups they are shown in.
public struct GuideSearchResults: Hashable, Sendable {
  /// One airing that was found, on the row it is shown in.
  public struct Hit: Hashable, Sendable, Identifiable {
    /// The row: of a channel that takes its airings from another, not the airing's own.
    public var row: Channel.Key
    /// The airing that was found.
    public var airing: Airing
    /// The field that holds the words, and where it is not the title, the passage.
    public var passage: String

    /// Creates a result; `passage` is empty where the title matched.
    public init(row: Channel.Key, airing: Airing, passage: String = "") {
      self.row = row
      self.airing = airing
      self.passage = passage
    }

    public struct ID: Hashable, Sendable {
      /// The row that shows the airing.
      public var row: Channel.Key
      /// The airing's identifier; one airing may be found on several rows.
      public var airing: Airing.ID
    }
    public var id: ID { ID(row: row, airing: airing.id) }
  }

  /// The airings that are running, the best match first.
  public var onNow: [Hit] = []
  /// Airings to come: words in titles before words elsewhere, then by start.
  public var upcoming: [Hit] = []
  /// Airings that are over, the latest first.
  public var past: [Hit] = []
  /// How many airings match in all, at least: counting stops at a bound.
  public var total = 0
  /// The part of the guide that the index has seen, 0 to 1; below 1 there may be more to find.
  public var indexedPart = 1.0
  /// Filters of the text that were understood, for the interface to show as chips ("Film", "over 90 min").
  public var filters: [String] = []

  /// Creates results that contain nothing.
  public init() {}

  /// Whether no airing was found, now, later or before.
  public var isEmpty: Bool { onNow.isEmpty && upcoming.isEmpty && past.isEmpty }
}
