/// A run of records read from a feed, in feed order: what a parser hands to a store.
///
/// Every text of the batch lies in one UTF-8 arena, so that a parser writes and a database binds bytes without
/// making a `String` per field: a million programmes have about ten million texts.
public struct FeedBatch: Sendable {
  /// A text in `bytes`. An empty slice stands for "the feed did not say".
  public struct Slice: Hashable, Sendable, BitwiseCopyable {
    public var offset: UInt32
    public var length: UInt32
    public init(offset: UInt32 = 0, length: UInt32 = 0) {
      self.offset = offset
      self.length = length
    }
    public var isEmpty: Bool { length == 0 }
  }

  public struct ChannelRecord: Sendable, BitwiseCopyable {
    public var feedID: Slice
    public var name: Slice
    public var number: Slice
    public var iconURL: Slice
    /// The channel's groups, separated by U+001F.
    public var groups: Slice
    /// `ElementTree` encoding of all the feed said.
    public var details: Slice
    public init() {
      (feedID, name, number, iconURL, groups, details) = (Slice(), Slice(), Slice(), Slice(), Slice(), Slice())
    }
  }

  public struct ProgrammeRecord: Sendable, BitwiseCopyable {
    public var channelFeedID: Slice
    /// UTC seconds since 1970.
    public var start: Int64
    /// UTC seconds since 1970; `nil` when the feed has none that can be read.
    public var stop: Int64?
    public var title: Slice
    public var subtitle: Slice
    /// At most about 200 bytes, cut at a character.
    public var summary: Slice
    public var genre: Genre
    public var flags: Airing.Flags
    /// `ElementTree` encoding of all the feed said; `Programme(details:)` reads it.
    public var details: Slice
    public init() {
      channelFeedID = Slice()
      start = 0
      stop = nil
      (title, subtitle, summary, details) = (Slice(), Slice(), Slice(), Slice())
      genre = .undefined
      flags = []
    }
  }

  public var bytes: [UInt8] = []
  public var channels: [ChannelRecord] = []
  public var programmes: [ProgrammeRecord] = []

  public init() {}

  /// Adds a text to the arena.
  public mutating func append(_ text: String) -> Slice {
    let offset = bytes.count
    bytes.append(contentsOf: text.utf8)
    return Slice(offset: UInt32(offset), length: UInt32(bytes.count - offset))
  }

  /// The text of a slice; bytes that are not UTF-8 are replaced.
  public func string(_ slice: Slice) -> String {
    let start = Int(slice.offset)
    return String(decoding: bytes[start..<start + Int(slice.length)], as: UTF8.self)
  }
}
