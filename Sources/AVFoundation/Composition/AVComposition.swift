import CoreGraphics
import Foundation

/// Parts of media put together. They are put together as on iOS, but the result is not played here: a player fails with
/// `operationNotAllowed`.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcomposition).
open class AVComposition: AVAsset, NSMutableCopying, @unchecked Sendable {
  var parts: [AVMutableCompositionTrack] = []
  var size: CGSize?

  init() {
    // A kind of address that no player plays.
    let url = URL(string: "composition:") ?? URL(fileURLWithPath: "/")
    super.init(location: AssetLocation(url: url, headers: [:]))
  }

  override var readsStream: Bool { false }
  open override var tracks: [AVAssetTrack] { parts }
  open override var duration: CMTime { parts.map(\.timeRange.end).max() ?? .zero }
  open override var isPlayable: Bool { false }
  open override var isExportable: Bool { false }
  open override var isComposable: Bool { true }

  /// The size in pixels: the given one, or the greatest of the video tracks.
  open var naturalSize: CGSize {
    size ?? parts.map(\.naturalSize).max { $0.width * $0.height < $1.width * $1.height } ?? .zero
  }

  /// Returns the track with an identifier; nil if there is none.
  open override func track(withTrackID trackID: CMPersistentTrackID) -> AVCompositionTrack? {
    parts.first { $0.trackID == trackID }
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = AVMutableComposition()
    copy.take(self)
    return copy
  }

  /// Takes over the parts of another composition.
  func take(_ other: AVComposition) {
    size = other.size
    parts = other.parts.map { part in
      let track = AVMutableCompositionTrack(
        asset: self, mediaType: part.mediaType, naturalSize: .zero, duration: .zero, trackID: part.trackID)
      (track.timeline, track.transform, track.volume) = (part.timeline, part.transform, part.volume)
      return track
    }
  }
}

extension AVComposition: NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = AVComposition()
    copy.take(self)
    return copy
  }
}

/// Parts of media that a program puts together. See `AVComposition` for what is not done here.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avmutablecomposition).
open class AVMutableComposition: AVComposition, @unchecked Sendable {
  /// Creates an empty composition.
  public override init() { super.init() }

  /// Creates an empty composition with options of its files, which have no effect.
  public convenience init(urlAssetInitializationOptions: [String: Any]?) { self.init() }

  open override var naturalSize: CGSize {
    get { super.naturalSize }
    set { size = newValue }
  }

  /// Returns the tracks of a media type.
  public func tracks(withMediaType mediaType: AVMediaType) -> [AVMutableCompositionTrack] {
    parts.filter { $0.mediaType == mediaType }
  }

  /// Returns the track with an identifier; nil if there is none.
  open override func track(withTrackID trackID: CMPersistentTrackID) -> AVMutableCompositionTrack? {
    parts.first { $0.trackID == trackID }
  }

  /// Adds an empty track.
  ///
  /// - Parameter preferredTrackID: the identifier, unless it is in use; `kCMPersistentTrackID_Invalid` for any.
  open func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    let used = Set(parts.map(\.trackID))
    let isFree = preferredTrackID != kCMPersistentTrackID_Invalid && !used.contains(preferredTrackID)
    let identifier = isFree ? preferredTrackID : (used.max() ?? 0) + 1
    let track = AVMutableCompositionTrack(
      asset: self, mediaType: mediaType, naturalSize: .zero, duration: .zero, trackID: identifier)
    parts.append(track)
    return track
  }

  /// Removes a track.
  open func removeTrack(_ track: AVCompositionTrack) { parts.removeAll { $0 === track } }

  /// Returns a track into which parts of another can be inserted; nil if there is none.
  open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
    parts.first { $0.mediaType == track.mediaType }
  }

  /// Inserts a part of all tracks of an asset. Blocks until the asset has been read.
  ///
  /// - Throws: `AVError` if the range is invalid or empty, or the asset cannot be read.
  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
    if asset.readsStream, let error = asset.facts.found.error { throw error }
    let start = startTime.isNumeric ? startTime : duration
    var used: [AVMutableCompositionTrack] = []
    for track in asset.tracks {
      let own = parts.first { part in part.mediaType == track.mediaType && !used.contains { $0 === part } }
      let target = own ?? addMutableTrack(withMediaType: track.mediaType, preferredTrackID: track.trackID)
      guard let target else { continue }
      used.append(target)
      try target.insertTimeRange(timeRange, of: track, at: start)
    }
    for part in parts where !used.contains(where: { $0 === part }) && part.timeRange.end > start {
      part.insertEmptyTimeRange(CMTimeRange(start: start, duration: timeRange.duration))
    }
  }

  /// Inserts a time in which nothing is played.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
    for track in parts { track.insertEmptyTimeRange(timeRange) }
  }

  /// Removes what is played in a range; what follows is played earlier.
  open func removeTimeRange(_ timeRange: CMTimeRange) { for track in parts { track.removeTimeRange(timeRange) } }

  /// Changes the time for which a range is played.
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
    for track in parts { track.scaleTimeRange(timeRange, toDuration: duration) }
  }
}
