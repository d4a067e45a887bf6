/// A named list of channels with an order of its own: "Favourites", "Children's", "Upstairs".
public struct ChannelList: Hashable, Codable, Sendable, Identifiable {
  public typealias ID = Int32

  /// The list that stars fill; it always exists and cannot be deleted.
  public static let favourites: ID = 1

  public var id: ID
  /// The person's name for it; empty for the favourites until they are renamed, and then the interface names them.
  public var name: String
  /// The list's channels in its own order, each once.
  public var channels: [Channel.Key]

  /// Creates a list; `channels` holds each channel once, in order.
  public init(id: ID, name: String, channels: [Channel.Key] = []) {
    self.id = id
    self.name = name
    self.channels = channels
  }
}
