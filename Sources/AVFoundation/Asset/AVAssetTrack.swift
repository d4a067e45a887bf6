import CoreGraphics
import Foundation

/// A track of an asset. Of files only video tracks are known here; a composition has others, too.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avassettrack).
open class AVAssetTrack: NSObject, @unchecked Sendable {
  // Unchecked because only the tracks of compositions change, on one queue, as Apple's do.
  /// The asset to which the track belongs.
  public internal(set) weak var asset: AVAsset?
  /// The track's identifier.
  public let trackID: CMPersistentTrackID
  /// The media type of the track.
  public let mediaType: AVMediaType
  private let size: CGSize
  private let range: CMTimeRange

  init(
    asset: AVAsset, mediaType: AVMediaType, naturalSize: CGSize, duration: CMTime, trackID: CMPersistentTrackID = 1
  ) {
    self.asset = asset
    self.trackID = trackID
    self.mediaType = mediaType
    size = naturalSize
    range = CMTimeRange(start: .zero, duration: duration)
    super.init()
  }

  /// The size in pixels.
  open var naturalSize: CGSize { size }
  /// The transform for display: the identity for a file, as images are upright.
  open var preferredTransform: CGAffineTransform { .identity }
  /// The time range of the track.
  open var timeRange: CMTimeRange { range }
  /// The parts of media of which the track consists.
  open var segments: [AVAssetTrackSegment] { [AVAssetTrackSegment(CMTimeMapping(source: range, target: range))] }
  /// The formats of the samples: none, as they are not known.
  open var formatDescriptions: [Any] { [] }
  /// Whether the track is presented by default.
  open var isEnabled: Bool { true }
  /// Whether the track can be played.
  open var isPlayable: Bool { true }
  /// Whether the samples are in the asset's own file.
  open var isSelfContained: Bool { true }
  /// The number of pictures a second; 0, as it is not known.
  open var nominalFrameRate: Float { 0 }
  /// The least duration of a picture; invalid, as it is not known.
  open var minFrameDuration: CMTime { .invalid }
  /// The number of bits a second; 0, as it is not known.
  open var estimatedDataRate: Float { 0 }
  /// The number of bytes of the samples; 0, as it is not known.
  open var totalSampleDataLength: Int64 { 0 }
  /// The parts of a second in which times are given.
  open var naturalTimeScale: CMTimeScale { 90_000 }
  /// The volume of the track, from 0 to 1.
  open var preferredVolume: Float { 1 }
  /// The language; nil, as it is not known.
  open var languageCode: String? { nil }
  /// The language as a name of BCP 47; nil, as it is not known.
  open var extendedLanguageTag: String? { nil }

  /// Returns whether the track has a property.
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
    switch mediaType {
    case .video: mediaCharacteristic == .visual
    case .audio: mediaCharacteristic == .audible
    case .subtitle, .closedCaption, .text: mediaCharacteristic == .legible
    default: false
    }
  }

  /// Returns the segment at a time; nil if there is none.
  open func segment(forTrackTime trackTime: CMTime) -> AVAssetTrackSegment? {
    segments.first { $0.timeMapping.target.containsTime(trackTime) }
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
