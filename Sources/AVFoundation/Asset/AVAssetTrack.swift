import CoreGraphics

/// A track of an asset: its pictures.
public final class AVAssetTrack: @unchecked Sendable {
  public private(set) weak var asset: AVAsset?
  public let trackID: CMPersistentTrackID
  public let mediaType: AVMediaType
  /// In pixels.
  public let naturalSize: CGSize
  /// The identity: pictures come out the right way up.
  public let preferredTransform = CGAffineTransform.identity
  public let timeRange: CMTimeRange

  init(asset: AVAsset, mediaType: AVMediaType, naturalSize: CGSize, duration: CMTime) {
    self.asset = asset
    trackID = 1
    self.mediaType = mediaType
    self.naturalSize = naturalSize
    timeRange = CMTimeRange(start: .zero, duration: duration)
  }

  /// Returns a property; those of tracks are known as soon as there are tracks.
  public func load<Value: Sendable>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value {
    property.value(self)
  }
}

public typealias CMPersistentTrackID = Int32
