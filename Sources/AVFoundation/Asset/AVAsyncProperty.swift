import CoreGraphics

/// A property that `load` returns.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avasyncproperty).
public struct AVAsyncProperty<Root, Value>: Sendable {
  let value: @Sendable (Root) -> Value
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
  /// The asset's duration.
  public static var duration: Self { Self { $0.duration } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
  /// The asset's tracks.
  public static var tracks: Self { Self { $0.tracks } }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
  /// Whether the asset can be played.
  public static var isPlayable: Self { Self { $0.isPlayable } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CGSize {
  /// The track's size in pixels.
  public static var naturalSize: Self { Self { $0.naturalSize } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CGAffineTransform {
  /// The track's transform.
  public static var preferredTransform: Self { Self { $0.preferredTransform } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CMTimeRange {
  /// The track's time range.
  public static var timeRange: Self { Self { $0.timeRange } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == Float {
  /// The track's number of pictures a second.
  public static var nominalFrameRate: Self { Self { $0.nominalFrameRate } }
  /// The track's number of bits a second.
  public static var estimatedDataRate: Self { Self { $0.estimatedDataRate } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CMTime {
  /// The least duration of a picture of the track.
  public static var minFrameDuration: Self { Self { $0.minFrameDuration } }
}
