import GuideModel

/// What the channel panel needs of whoever keeps the channels. `GuideStore` is one.
public protocol GuideChannelEditing: AnyObject, Sendable {
  /// Every channel, hidden ones too, in the guide's order.
  func everyChannel() throws -> [Channel]
  func setHidden(_ isHidden: Bool, channel: Channel.Key) throws
  /// Moves a channel to `position` of the order of all channels, from 0.
  func move(channel: Channel.Key, to position: Int) throws
}
