import GuideModel

/// A place in the guide that can be written down, for instance in a browser's address. Missing parts stay as they are.
public struct GuideAddress: Equatable, Sendable {
  /// The instant at the grid's leading edge, UTC seconds.
  public var instant: Int64?
  /// The channel at the grid's top.
  public var channel: Channel.Key?
  /// The words of a search.
  public var search: String?

  /// Creates an address; `instant` is in UTC seconds since 1970.
  public init(instant: Int64? = nil, channel: Channel.Key? = nil, search: String? = nil) {
    self.instant = instant
    self.channel = channel
    self.search = search
  }
}
