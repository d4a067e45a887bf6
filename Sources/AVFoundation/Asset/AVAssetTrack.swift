import CoreGraphics
import Foundation

/// A track of an asset; only video tracks exist here.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avassettrack).
public final class AVAssetTrack: NSObject, @unchecked Sendable {
  /// The asset to which the track belongs.
  public private(set) weak var asset: AVAsset?
  /// The track's identifier.
  public let trackID: CMPersistentTrackID
  /// The media type of the track.
  public let mediaType: AVMediaType
  /// The size in pixels.
  public let naturalSize: CGSize
  /// The transform for display: always the identity, as images are upright.
  public let preferredTransform = CGAffineTransform.identity
  /// The time range of the track.
  public let timeRange: CMTimeRange

  init(asset: AVAsset, mediaType: AVMediaType, naturalSize: CGSize, duration: CMTime) {
    self.asset = asset
    trackID = 1
    self.mediaType = mediaType
    self.naturalSize = naturalSize
    timeRange = CMTimeRange(start: .zero, duration: duration)
    super.init()
  }

  /// Returns the value of a property, which is already known.
  public func load<Value: Sendable>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value {
    property.value(self)
  }
}

/// The type of the identifiers of tracks.
public typealias CMPersistentTrackID = Int32
/// The identifier of no track.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
