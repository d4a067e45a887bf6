/// A named list of channels with an order of its own: "Favourites", "Children's", "Upstairs".
public struct ChannelList: Hashable, Codable, Sendable, Identifiable {
  /// The number of a list in its guide.
  public typealias ID = Int32

  /// The list of starred channels. It always exists and cannot be deleted.
  public static let favourites: ID = 1

  /// The list's number; unique in the guide.
  public var id: ID
  /// The user's name for it; empty for the favourites until they are renamed, in which case the interface names them.
  public var name: String
  /// The list's channels in its own order, each once.
  public var channels: [Channel.Key]

  /// Creates a list; `channels` contains each channel once, in order.
  public init(id: ID, name: String, channels: [Channel.Key] = []) {
    self.id = id
    self.name = name
    self.channels = channels
  }
}
