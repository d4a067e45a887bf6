import Foundation

/// A channel of the guide, as stored: one row of the grid.
public struct Channel: Hashable, Sendable, Identifiable {
  /// The store's own small key, stable across refreshes; the feed's identifier may be long, empty or shared.
  public typealias Key = Int32

  /// The channel's key in the store.
  public var id: Key
  /// The feed's identifier (XMLTV `channel/@id`), verbatim.
  public var feedID: String
  /// The feed's name: the first display name that is not just a number, else `feedID`.
  public var feedName: String
  /// The owner's name for it, which refreshes do not change.
  public var customName: String?
  /// Every display name of the feed, in its order.
  public var displayNames: [String]
  /// The channel number as people type it ("5", "5.1", "101A"); empty if the feed has none.
  public var number: String
  /// The address of the logo; empty if the feed has none. It may be relative, dead or huge: never trust it.
  public var iconURL: String
  /// The playlist's groups that contain the channel; empty for a channel of a guide.
  public var groups: [String]
  /// Whether it is left out of import, queries and drawing.
  public var isHidden: Bool

  /// The name to show.
  public var name: String { customName ?? feedName }

  /// Creates a channel. `name` is the feed's name; `customName`, if given, is shown instead.
  public init(
    id: Key, feedID: String, name: String, customName: String? = nil, displayNames: [String] = [], number: String = "",
    iconURL: String = "",
    groups: [String] = [], isHidden: Bool = false
  ) {
    self.id = id
    self.feedID = feedID
    feedName = name
    self.customName = customName
    self.displayNames = displayNames
    self.number = number
    self.iconURL = iconURL
    self.groups = groups
    self.isHidden = isHidden
  }
}
