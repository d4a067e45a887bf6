import GuideModel
import GuideStore

extension GuideStore: GuideChannelEditing {
  public func everyChannel() throws -> [Channel] { allChannels }

  public func setHidden(_ isHidden: Bool, channel: Channel.Key) { perform(.setHidden(isHidden, [channel])) }

  public func move(channel: Channel.Key, to position: Int) { perform(.move(channel, to: position)) }
}
