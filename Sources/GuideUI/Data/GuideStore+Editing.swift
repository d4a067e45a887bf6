import GuideModel
import GuideStore

extension GuideStore: GuideChannelEditing {
  public func everyChannel() throws -> [Channel] { allChannels }

  public func setHidden(_ isHidden: Bool, channel: Channel.Key) throws {
    try setHidden(isHidden, channels: [channel])
  }

  public func move(channel: Channel.Key, to position: Int) throws { try moveChannel(channel, to: position) }
}
