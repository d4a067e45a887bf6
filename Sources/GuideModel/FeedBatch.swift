/// A run of records read from a feed, in feed order: the unit that a parser passes to a store.
///
/// All texts of a batch are in one UTF-8 arena, so that a parser writes and a database binds bytes without making a
/// `String` for each field: a million programmes have about ten million texts.
public struct FeedBatch: Sendable {
  /// A text in `bytes`. An empty slice means that the feed does not say.
  public struct Slice: Hashable, Sendable, BitwiseCopyable {
    /// The offset of the text in the arena, in bytes.
    public var offset: UInt32
    /// The text's length in bytes.
    public var length: UInt32
    /// Creates a slice; by default an empty one.
    public init(offset: UInt32 = 0, length: UInt32 = 0) {
      self.offset = offset
      self.length = length
    }
    /// Whether the feed does not have the text.
    public var isEmpty: Bool { length == 0 }
  }

  /// A channel as a feed declares it.
  public struct ChannelRecord: Sendable, BitwiseCopyable {
    /// The identifier that programmes refer to (XMLTV `channel/@id`).
    public var feedID: Slice
    /// The name to show: the first display name that is not just a number.
    public var name: Slice
    /// The channel number; empty when the feed gives none.
    public var number: Slice
    /// The address of the logo; empty when the feed gives none.
    public var iconURL: Slice
    /// The channel's groups, separated by U+001F.
    public var groups: Slice
    /// The `ElementTree` encoding of everything the feed says.
    public var details: Slice
    /// Creates a record with empty texts.
    public init() {
      (feedID, name, number, iconURL, groups, details) = (Slice(), Slice(), Slice(), Slice(), Slice(), Slice())
    }
  }

  /// A programme as a feed declares it, before repairs.
  public struct ProgrammeRecord: Sendable, BitwiseCopyable {
    /// The identifier of its channel, as the feed has it. The channel may follow later or never.
    public var channelFeedID: Slice
    /// UTC seconds since 1970.
    public var start: Int64
    /// The stop, UTC seconds since 1970; `nil` if the feed has none that can be read.
    public var stop: Int64?
    /// The title in the preferred language; empty when the feed gives none.
    public var title: Slice
    /// The episode's title in the preferred language; empty when the feed gives none.
    public var subtitle: Slice
    /// The beginning of the description, at most about 200 bytes, cut at a character.
    public var summary: Slice
    /// The genre by the programme's categories.
    public var genre: Genre
    /// The marks for the grid, by the feed's elements and categories.
    public var flags: Airing.Flags
    /// The `ElementTree` encoding of everything the feed says; `Programme(details:)` decodes it.
    public var details: Slice
    /// Creates an empty record that starts at 0.
    public init() {
      channelFeedID = Slice()
      start = 0
      stop = nil
      (title, subtitle, summary, details) = (Slice(), Slice(), Slice(), Slice())
      genre = .undefined
      flags = []
    }
  }

  /// The arena: UTF-8, one text after another without separators; at most 4 GB.
  public var bytes: [UInt8] = []
  /// The channels of the batch, in feed order.
  public var channels: [ChannelRecord] = []
  /// The programmes of the batch, in feed order.
  public var programmes: [ProgrammeRecord] = []

  /// Creates an empty batch.
  public init() {}

  /// Adds a text to the arena.
  public mutating func append(_ text: String) -> Slice {
    let offset = bytes.count
    bytes.append(contentsOf: text.utf8)
    return Slice(offset: UInt32(offset), length: UInt32(bytes.count - offset))
  }

  /// Returns the text of a slice; bytes that are not UTF-8 are replaced.
  public func string(_ slice: Slice) -> String {
    let start = Int(slice.offset)
    return String(decoding: bytes[start..<start + Int(slice.length)], as: UTF8.self)
  }
}
