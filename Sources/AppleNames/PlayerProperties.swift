import AVFoundation
import UIKit

/// The properties of players and their items by the names by which they are observed.
@MainActor enum PlayerProperties {
  /// Returns the property with a name; nil if it is unknown, and for other objects.
  static func find(_ name: String, of object: NSObject) -> NamedProperty? {
    if object is AVPlayer { return player[name] }
    return object is AVPlayerItem ? item[name] : nil
  }

  private static let player: [String: NamedProperty] = [
    "status": NamedProperty(reading: \AVPlayer.status), "error": NamedProperty(reading: \AVPlayer.error),
    "timeControlStatus": NamedProperty(reading: \AVPlayer.timeControlStatus),
    "reasonForWaitingToPlay": NamedProperty(reading: \AVPlayer.reasonForWaitingToPlay),
    "currentItem": NamedProperty(reading: \AVPlayer.currentItem), "rate": NamedProperty(\AVPlayer.rate),
    "volume": NamedProperty(\AVPlayer.volume), "muted": NamedProperty(\AVPlayer.isMuted),
    "actionAtItemEnd": NamedProperty(\AVPlayer.actionAtItemEnd),
  ]

  private static let item: [String: NamedProperty] = [
    "status": NamedProperty(reading: \AVPlayerItem.status), "error": NamedProperty(reading: \AVPlayerItem.error),
    "duration": NamedProperty(reading: \AVPlayerItem.duration), "asset": NamedProperty(reading: \AVPlayerItem.asset),
    "presentationSize": NamedProperty(reading: \AVPlayerItem.presentationSize),
    "loadedTimeRanges": NamedProperty(reading: \AVPlayerItem.loadedTimeRanges),
    "seekableTimeRanges": NamedProperty(reading: \AVPlayerItem.seekableTimeRanges),
    "playbackBufferEmpty": NamedProperty(reading: \AVPlayerItem.isPlaybackBufferEmpty),
    "playbackBufferFull": NamedProperty(reading: \AVPlayerItem.isPlaybackBufferFull),
    "playbackLikelyToKeepUp": NamedProperty(reading: \AVPlayerItem.isPlaybackLikelyToKeepUp),
    "isPlaybackBufferEmpty": NamedProperty(reading: \AVPlayerItem.isPlaybackBufferEmpty),
    "isPlaybackBufferFull": NamedProperty(reading: \AVPlayerItem.isPlaybackBufferFull),
    "isPlaybackLikelyToKeepUp": NamedProperty(reading: \AVPlayerItem.isPlaybackLikelyToKeepUp),
  ]
}
