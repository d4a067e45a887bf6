import Foundation

/// Reads samples of an asset. None can be read here: `startReading()` fails.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avassetreader).
open class AVAssetReader: NSObject, @unchecked Sendable {
  // Unchecked because readers are used on one queue, as Apple's are.
  /// The state of reading.
  public enum Status: Int, Sendable { case unknown = 0, reading, completed, failed, cancelled }

  /// The asset.
  public let asset: AVAsset
  /// The state.
  open private(set) var status = Status.unknown
  /// The error after a failure.
  open private(set) var error: (any Error)?
  /// The part to read; all by default.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// The outputs.
  open private(set) var outputs: [AVAssetReaderOutput] = []

  /// Creates a reader.
  public init(asset: AVAsset) throws {
    self.asset = asset
    super.init()
  }

  /// Returns whether an output can be added: before reading, if no reader has it.
  open func canAdd(_ output: AVAssetReaderOutput) -> Bool { status == .unknown && !output.isAdded }

  /// Adds an output. Does nothing if `canAdd(_:)` is false, where iOS raises an exception.
  open func add(_ output: AVAssetReaderOutput) {
    guard canAdd(output) else { return }
    output.isAdded = true
    outputs.append(output)
  }

  /// Fails with `operationNotSupportedForAsset`, and returns false.
  @discardableResult open func startReading() -> Bool {
    guard status == .unknown else { return false }
    (status, error) = (.failed, AVError(.operationNotSupportedForAsset))
    return false
  }

  /// Ends reading.
  open func cancelReading() { if status == .unknown || status == .reading { status = .cancelled } }
}

/// Gives samples of a reader: none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avassetreaderoutput).
open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
  // Unchecked because outputs are used on one queue, as Apple's are.
  var isAdded = false
  /// The kind of media.
  open var mediaType: AVMediaType { .video }
  /// Whether samples are copied; true by default.
  open var alwaysCopiesSampleData = true
  /// Whether other parts can be read afterwards; false by default.
  open var supportsRandomAccess = false

  override init() { super.init() }

  /// Returns the next samples: nil.
  open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
  /// Does nothing, as nothing is read.
  open func reset(forReadingTimeRanges timeRanges: [NSValue]) {}
  /// Does nothing, as nothing is read.
  open func markConfigurationAsFinal() {}
}

/// Gives the samples of a track.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avassetreadertrackoutput).
open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
  /// The track.
  public let track: AVAssetTrack
  /// The format; nil for that of the track.
  public let outputSettings: [String: Any]?
  open override var mediaType: AVMediaType { track.mediaType }

  /// Creates an output of a track.
  public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
    (self.track, self.outputSettings) = (track, outputSettings)
    super.init()
  }
}

/// Gives the mixed sound of tracks.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avassetreaderaudiomixoutput).
open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput, @unchecked Sendable {
  /// The tracks.
  public let audioTracks: [AVAssetTrack]
  /// The format; nil for the usual one.
  public let audioSettings: [String: Any]?
  /// How the sounds are mixed; nil by default.
  open var audioMix: AVAudioMix?
  open override var mediaType: AVMediaType { .audio }

  /// Creates an output of tracks.
  public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) {
    (self.audioTracks, self.audioSettings) = (audioTracks, audioSettings)
    super.init()
  }
}

/// Gives the pictures of tracks, put together.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avassetreadervideocompositionoutput).
open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput, @unchecked Sendable {
  /// The tracks.
  public let videoTracks: [AVAssetTrack]
  /// The format; nil for the usual one.
  public let videoSettings: [String: Any]?
  /// How the pictures are put together; nil by default.
  open var videoComposition: AVVideoComposition?

  /// Creates an output of tracks.
  public init(videoTracks: [AVAssetTrack], videoSettings: [String: Any]?) {
    (self.videoTracks, self.videoSettings) = (videoTracks, videoSettings)
    super.init()
  }
}
