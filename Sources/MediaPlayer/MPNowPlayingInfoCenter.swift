import UIKit

/// Whether media is playing.
///
/// See [Apple's page](https://developer.apple.com/documentation/mediaplayer/mpnowplayingplaybackstate).
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown = 0, playing, paused, stopped, interrupted }

/// The description of the playing media. Stored, but shown nowhere: there is no lock screen.
///
/// See [Apple's page](https://developer.apple.com/documentation/mediaplayer/mpnowplayinginfocenter).
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  // Unchecked because of the variables, which `lock` protects.
  private static let center = MPNowPlayingInfoCenter()
  private let lock = NSLock()
  private var info: [String: Any]?
  private var state = MPNowPlayingPlaybackState.unknown

  override init() { super.init() }

  /// Returns the shared centre.
  open class func `default`() -> MPNowPlayingInfoCenter { center }
  /// The description of the playing media; nil by default.
  open var nowPlayingInfo: [String: Any]? {
    get { lock.withLock { info } }
    set { lock.withLock { info = newValue } }
  }
  /// Whether media is playing; unknown by default.
  open var playbackState: MPNowPlayingPlaybackState {
    get { lock.withLock { state } }
    set { lock.withLock { state = newValue } }
  }
}

/// The key of the title.
public let MPMediaItemPropertyTitle = "title"
/// The key of the artist.
public let MPMediaItemPropertyArtist = "artist"
/// The key of the album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of the picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of the length in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key of the position in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of the speed.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The key of the default speed.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The key of whether the media is a live stream.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The key of the media type.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"

/// The artwork of the playing media.
///
/// See [Apple's page](https://developer.apple.com/documentation/mediaplayer/mpmediaitemartwork).
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  // Unchecked because of the closure, which is constant.
  /// The bounds of the picture.
  public let bounds: CGRect
  private let request: (CGSize) -> UIImage

  /// Creates an artwork whose picture a closure draws in a requested size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (bounds, request) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
  }

  /// Returns the picture in a size.
  open func image(at size: CGSize) -> UIImage? { request(size) }
}
