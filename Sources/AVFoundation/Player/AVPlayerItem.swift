import CoreGraphics
import Foundation
import QuartzCore

/// The playback of an asset: its position, length and state.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avplayeritem).
@preconcurrency @MainActor open class AVPlayerItem: NSObject, @preconcurrency NSCopying {
  /// Whether the item can be played.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  /// Posted when the item has played to its end.
  public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// Posted when the item cannot continue; the error is in `userInfo` under
  /// `AVPlayerItemFailedToPlayToEndTimeErrorKey`.
  public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// Posted when playing stops because of missing data. It continues by itself.
  public nonisolated static let playbackStalledNotification = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")
  /// Posted when the position has changed in another way than by playing.
  public nonisolated static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")

  /// The asset that is played.
  public let asset: AVAsset
  /// Whether the item can be played; unknown until it is loaded for a player.
  public private(set) var status = Status.unknown
  /// The error for which the item cannot be played; nil if there is none.
  public private(set) var error: (any Error)?
  /// The length; indefinite until it is known, and for live streams.
  public private(set) var duration = CMTime.indefinite
  /// The size of the picture in pixels; zero before the first one, and for sound only.
  public private(set) var presentationSize = CGSize.zero
  /// The ranges to which it can seek, as values of `CMTimeRange`; empty for a stream that cannot.
  public private(set) var seekableTimeRanges: [NSValue] = []
  /// The maximum size in pixels that is worth decoding; zero, the default, for no limit. It takes effect when the item
  /// starts to load.
  open var preferredMaximumResolution = CGSize.zero
  /// The bit rate that an adaptive stream should not exceed, in bits per second; 0, the default, for no limit. It takes
  /// effect when the item starts to load.
  open var preferredPeakBitRate = 0.0
  /// The seconds that should be loaded ahead; 0, the default, leaves it to the player. Stored; has no effect.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// Whether a paused live stream is kept up to date; false by default. Stored; has no effect.
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  /// The fill level of the buffer, in percent.
  private var loadedPercent = 100
  /// Whether nothing is loaded ahead.
  public var isPlaybackBufferEmpty: Bool { loadedPercent == 0 }
  /// Whether enough is loaded to continue without waiting.
  public var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay && loadedPercent == 100 }
  /// Whether the buffer is full; the same as `isPlaybackLikelyToKeepUp` here.
  public var isPlaybackBufferFull: Bool { isPlaybackLikelyToKeepUp }

  /// The loaded range, as a value of `CMTimeRange`, from the current position. While loading it is empty: how far it
  /// extends is not known.
  public var loadedTimeRanges: [NSValue] {
    guard status == .readyToPlay else { return [] }
    let length = CMTime(seconds: loadedPercent == 100 ? 1 : 0, preferredTimescale: 1)
    return [NSValue(timeRange: CMTimeRange(start: currentTime(), duration: length))]
  }

  /// Returns the position, without waiting.
  open func currentTime() -> CMTime {
    guard let pipeline else { return .zero }
    return CMTime(seconds: pipeline.clock.position, preferredTimescale: 1_000_000_000)
  }

  /// Creates an item that plays an asset. Nothing is loaded before a player plays it.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Creates an item that plays an asset. The keys have no effect: an item is ready when it can be played.
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }

  /// Creates an item that plays a file or stream.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  /// Returns an item of the same asset and settings, which plays from the beginning.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AVPlayerItem(asset: asset)
    copy.preferredMaximumResolution = preferredMaximumResolution
    copy.preferredPeakBitRate = preferredPeakBitRate
    copy.preferredForwardBufferDuration = preferredForwardBufferDuration
    copy.canUseNetworkResourcesForLiveStreamingWhilePaused = canUseNetworkResourcesForLiveStreamingWhilePaused
    return copy
  }

  // MARK: Seeking

  /// Seeks to a position: exactly, or with a tolerance above zero to the nearest key frame.
  ///
  /// - Parameter completionHandler: gets false if the seek was superseded or is impossible.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime = .positiveInfinity, toleranceAfter: CMTime = .positiveInfinity,
    completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard time.isNumeric, let pipeline, status != .failed else {
      completionHandler?(false)
      return
    }
    nextSeek += 1
    if let completionHandler { completions[nextSeek] = completionHandler }
    pipeline.seek(
      to: time.seconds, isAccurate: toleranceBefore == .zero && toleranceAfter == .zero, id: nextSeek)
  }

  /// Cancels pending seeks, whose handlers get false.
  open func cancelPendingSeeks() {
    let cancelled = completions
    completions = [:]
    for completion in cancelled.values { completion(false) }
  }

  private var nextSeek = 0
  private var completions: [Int: @MainActor @Sendable (Bool) -> Void] = [:]

  // MARK: Playing

  @ReleaseAction({ $0?.stop() }) private(set) var pipeline: MediaPipeline?
  private(set) var isRunning = false
  private weak var player: AVPlayer?
  let observers = ChangeObservers()

  /// Calls `body` after each change of the item's state, but not of its position.
  public func observeChanges(_ body: @escaping @MainActor () -> Void) -> AVChangeObservation { observers.add(body) }

  /// Starts loading for a player.
  func attach(_ player: AVPlayer, isSilent: Bool, volume: Float) {
    self.player = player
    guard pipeline == nil, status != .failed else { return }
    guard asset.isBroughtByDelegate else {
      return begin(asset.location.url, player, isSilent: isSilent, volume: volume)
    }
    asset.loader.load { [weak self] result in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.take(result, isSilent: isSilent, volume: volume) } }
    }
  }

  /// Starts the item with the file that a delegate provided, unless playback has been abandoned.
  private func take(_ file: Result<URL, AVError>, isSilent: Bool, volume: Float) {
    guard let player, pipeline == nil, status != .failed else { return }
    switch file {
    case .success(let url):
      begin(url, player, isSilent: isSilent, volume: volume)
      if player.rate > 0 { pipeline?.setRate(Double(player.rate)) }
    case .failure(let error):
      fail(error)
      observers.tell()
      player.itemDidChange(self)
    }
  }

  private func begin(_ url: URL, _ player: AVPlayer, isSilent: Bool, volume: Float) {
    var request = MediaRequest(url: url)
    request.headers = asset.location.headers
    request.isSilent = isSilent
    request.volume = volume
    request.maximumSize = preferredMaximumResolution
    request.peakBitRate = preferredPeakBitRate
    request.waitsForBuffer = player.automaticallyWaitsToMinimizeStalling
    let made = MediaPipeline(request, patience: AVPlayer.patience, restartTime: AVPlayer.restartTime) { [weak self] in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.player?.frameIsReady() } }
    } onEvent: { [weak self] event in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.take(event) } }
    }
    pipeline = made
    made.start()
  }

  /// Stops loading and playing; when attached again the item starts from the beginning.
  func detach() {
    pipeline?.stop()
    pipeline = nil
    player = nil
    isRunning = false
    if status == .readyToPlay { status = .unknown }
    cancelPendingSeeks()
    observers.tell()
  }

  func takeImage() -> CGImage? {
    guard let image = pipeline?.frames.take()?.image() else { return nil }
    let size = CGSize(width: image.width, height: image.height)
    if size != presentationSize {
      presentationSize = size
      observers.tell()
    }
    return image
  }

  private func take(_ event: MediaEvent) {
    guard pipeline != nil else { return }
    let center = NotificationCenter.default
    switch event {
    case .ready(let duration, let isSeekable):
      status = .readyToPlay
      take(duration: duration, isSeekable: isSeekable)
    case .durationChanged(let duration, let isSeekable): take(duration: duration, isSeekable: isSeekable)
    case .runs(let runs): isRunning = runs
    case .buffered(let percent): loadedPercent = percent
    case .stalled: center.post(name: Self.playbackStalledNotification, object: self)
    case .sought(let id, let isDone):
      let completion = completions.removeValue(forKey: id)
      if isDone { center.post(name: Self.timeJumpedNotification, object: self) }
      completion?(isDone)
    case .ended:
      player?.itemDidEnd(self)
      center.post(name: Self.didPlayToEndTimeNotification, object: self)
    case .failed(let error):
      let wasReady = status == .readyToPlay
      fail(error)
      if wasReady {
        center.post(
          name: Self.failedToPlayToEndTimeNotification, object: self,
          userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: error])
      }
    }
    observers.tell()
    player?.itemDidChange(self)
  }

  private func take(duration seconds: Double?, isSeekable: Bool) {
    duration = seconds.map { CMTime(seconds: $0, preferredTimescale: 1_000_000_000) } ?? .indefinite
    let isKnown = isSeekable && seconds != nil
    seekableTimeRanges = isKnown ? [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))] : []
  }

  private func fail(_ error: AVError) {
    status = .failed
    self.error = error
    isRunning = false
    cancelPendingSeeks()
  }
}

/// The key of the error in `failedToPlayToEndTimeNotification`.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension Notification.Name {
  /// Posted when an item has played to its end.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  /// Posted when an item cannot continue.
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
  /// Posted when playing stops because of missing data.
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
  /// Posted when the position has changed in another way than by playing.
  public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
}
