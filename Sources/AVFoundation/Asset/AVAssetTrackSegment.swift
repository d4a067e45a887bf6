import Foundation

/// A part of media in a track.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avassettracksegment).
open class AVAssetTrackSegment: NSObject, @unchecked Sendable {
  // Unchecked because the class can be subclassed; the variable is constant.
  /// The part of the media, and the time when it is played.
  public let timeMapping: CMTimeMapping
  /// Whether nothing is played.
  open var isEmpty: Bool { timeMapping.isEmpty }

  init(_ mapping: CMTimeMapping) {
    timeMapping = mapping
    super.init()
  }
}
