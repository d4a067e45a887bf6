import Foundation

/// One programme at one time on one channel, as the grid draws it. Everything else the feed says is in `Programme`.
public struct Airing: Hashable, Sendable, Identifiable {
  /// Identifies an airing for good: feeds repeat (channel, start) pairs, which `ordinal` distinguishes, from 0.
  public struct ID: Hashable, Sendable {
    /// The channel whose feed has the airing.
    public var channel: Channel.Key
    /// UTC seconds since 1970.
    public var start: Int64
    /// The place among airings of the same channel and start, from 0 in feed order.
    public var ordinal: Int32

    /// Creates an identifier; `start` is in UTC seconds since 1970.
    public init(channel: Channel.Key, start: Int64, ordinal: Int32 = 0) {
      self.channel = channel
      self.start = start
      self.ordinal = ordinal
    }
  }

  /// Properties that the grid marks on a cell.
  public struct Flags: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// The bits, which are stored: never renumber them.
    public var rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }
    /// A new programme or episode (XMLTV `new`).
    public static let new = Flags(rawValue: 1 << 0)
    /// A first broadcast on this channel or anywhere (XMLTV `premiere`).
    public static let premiere = Flags(rawValue: 1 << 1)
    /// A repeat: the feed says that it was shown before (XMLTV `previously-shown`).
    public static let repeated = Flags(rawValue: 1 << 2)
    /// The last broadcast that is planned (XMLTV `last-chance`).
    public static let lastChance = Flags(rawValue: 1 << 3)
    /// A live broadcast.
    public static let live = Flags(rawValue: 1 << 4)
    /// A film, by its categories.
    public static let film = Flags(rawValue: 1 << 5)
    /// An episode of a series.
    public static let series = Flags(rawValue: 1 << 6)
    /// Subtitles are available, open or closed.
    public static let subtitled = Flags(rawValue: 1 << 7)
    /// The feed gave no usable stop; it was inferred at import.
    public static let stopIsInferred = Flags(rawValue: 1 << 8)
  }

  /// The airing's identifier in the guide.
  public var id: ID
  /// Seconds by which it is shown later than the feed says, from the corrections of sources and channels. `stop`
  /// includes them.
  public var shift: Int32
  /// UTC seconds since 1970; `[start, stop)` is half open. Never before `start`; equal to it only when the feed says
  /// so.
  public var stop: Int64
  /// The title; never empty once stored ("No title" replaces a missing one).
  public var title: String
  /// The episode's title; empty when the feed gives none.
  public var subtitle: String
  /// The beginning of the description, at most about 200 characters: what fits a cell.
  public var summary: String
  /// The genre by the feed's categories; `.undefined` when they say nothing.
  public var genre: Genre
  /// The properties that the grid marks.
  public var flags: Flags

  /// The start as shown, UTC seconds since 1970.
  public var start: Int64 { id.start + Int64(shift) }
  /// The channel whose feed has the airing. A row that takes airings from another channel shows them under its own
  /// name.
  public var channel: Channel.Key { id.channel }
  /// The duration in seconds.
  public var duration: Int64 { stop - start }

  /// Creates an airing. `stop` is in UTC seconds since 1970 and already includes `shift`, which is in seconds.
  public init(
    id: ID, stop: Int64, title: String, subtitle: String = "", summary: String = "", genre: Genre = .undefined,
    flags: Flags = [], shift: Int32 = 0
  ) {
    self.id = id
    self.shift = shift
    self.stop = stop
    self.title = title
    self.subtitle = subtitle
    self.summary = summary
    self.genre = genre
    self.flags = flags
  }
}
