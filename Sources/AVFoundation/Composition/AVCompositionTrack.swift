import CoreGraphics
import Foundation

/// A part of media in a track of a composition.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcompositiontracksegment).
open class AVCompositionTrackSegment: AVAssetTrackSegment, @unchecked Sendable {
  /// The file of the media; nil for nothing.
  public let sourceURL: URL?
  /// The track of the file.
  public let sourceTrackID: CMPersistentTrackID
  let track: AVAssetTrack?

  init(_ piece: CompositionTimeline.Piece, at target: CMTimeRange) {
    (sourceURL, sourceTrackID, track) = (piece.url, piece.trackID, piece.track)
    super.init(CMTimeMapping(source: piece.source ?? .invalid, target: target))
  }

  /// Creates a segment of a part of a file.
  public init(url URL: URL, trackID: CMPersistentTrackID, sourceTimeRange: CMTimeRange, targetTimeRange: CMTimeRange) {
    (sourceURL, sourceTrackID, track) = (URL, trackID, nil)
    super.init(CMTimeMapping(source: sourceTimeRange, target: targetTimeRange))
  }

  /// Creates a segment of nothing.
  public init(timeRange: CMTimeRange) {
    (sourceURL, sourceTrackID, track) = (nil, kCMPersistentTrackID_Invalid, nil)
    super.init(CMTimeMappingMakeEmpty(timeRange))
  }

  var piece: CompositionTimeline.Piece {
    CompositionTimeline.Piece(
      source: isEmpty ? nil : timeMapping.source, duration: timeMapping.target.duration, url: sourceURL, track: track,
      trackID: sourceTrackID)
  }
}

/// A track of a composition.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcompositiontrack).
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
  var timeline = CompositionTimeline()
  /// The transform for display; nil for that of the first segment.
  var transform: CGAffineTransform?
  var volume: Float = 1

  open override var segments: [AVAssetTrackSegment] { timeline.segments }
  open override var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: timeline.end) }
  open override var naturalSize: CGSize { timeline.pieces.lazy.compactMap(\.track).first?.naturalSize ?? .zero }
  open override var preferredTransform: CGAffineTransform { transform ?? .identity }
  open override var preferredVolume: Float { volume }
  open override var nominalFrameRate: Float { timeline.pieces.lazy.compactMap(\.track).first?.nominalFrameRate ?? 0 }
  open override var isPlayable: Bool { false }

  /// Returns the segment at a time; nil if there is none.
  open override func segment(forTrackTime trackTime: CMTime) -> AVCompositionTrackSegment? {
    timeline.segments.first { $0.timeMapping.target.containsTime(trackTime) }
  }
}

/// A track of a composition that can be changed.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avmutablecompositiontrack).
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
  open override var preferredTransform: CGAffineTransform {
    get { super.preferredTransform }
    set { transform = newValue }
  }
  open override var preferredVolume: Float {
    get { super.preferredVolume }
    set { volume = newValue }
  }
  /// The parts of media. Setting segments that do not follow each other from time zero has no effect, where iOS raises
  /// an exception.
  open override var segments: [AVAssetTrackSegment] {
    get { super.segments }
    set {
      let given = newValue.compactMap { $0 as? AVCompositionTrackSegment }
      if CompositionTimeline.fault(of: given) == nil { timeline.pieces = given.map(\.piece) }
    }
  }

  /// Inserts a part of a track at a time; at the end for a time that is no number.
  ///
  /// - Throws: `AVError` if the range is invalid or empty.
  open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
    timeline.insert(try Self.pieces(of: track, timeRange), at: startTime)
  }

  /// Inserts parts of tracks, one after the other, at a time.
  ///
  /// - Parameter timeRanges: values of `CMTimeRange`, as many as there are tracks.
  /// - Throws: `AVError` if a range is invalid or empty.
  open func insertTimeRanges(_ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime) throws {
    let pieces = try zip(timeRanges, tracks).flatMap { try Self.pieces(of: $1, $0.timeRangeValue) }
    timeline.insert(pieces, at: startTime)
  }

  /// Returns the part of a track: of a composition those of its segments.
  private static func pieces(
    of track: AVAssetTrack, _ range: CMTimeRange
  ) throws(AVError) -> [CompositionTimeline.Piece] {
    guard range.start.isNumeric, range.start >= .zero else {
      throw AVError(.invalidCompositionTrackSegmentSourceStartTime)
    }
    guard range.isValid, range.duration > .zero else { throw AVError(.invalidCompositionTrackSegmentSourceDuration) }
    if let track = track as? AVCompositionTrack {
      var part = track.timeline
      part.remove(CMTimeRange(start: range.end, duration: .positiveInfinity))
      part.remove(CMTimeRange(start: .zero, end: range.start))
      return part.pieces
    }
    return [
      CompositionTimeline.Piece(
        source: range, duration: range.duration, url: track.asset?.location.url, track: track, trackID: track.trackID)
    ]
  }

  /// Inserts a time in which nothing is played.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
    guard timeRange.isValid else { return }
    timeline.insert([CompositionTimeline.Piece(source: nil, duration: timeRange.duration)], at: timeRange.start)
  }

  /// Removes what is played in a range; what follows is played earlier.
  open func removeTimeRange(_ timeRange: CMTimeRange) { timeline.remove(timeRange) }

  /// Changes the time for which a range is played.
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
    timeline.scale(timeRange, to: duration)
  }

  /// Checks whether segments follow each other from time zero.
  ///
  /// - Throws: `AVError` with the reason if they do not.
  open func validateSegments(_ trackSegments: [AVCompositionTrackSegment]) throws {
    if let fault = CompositionTimeline.fault(of: trackSegments) { throw fault }
  }
}
