import CoreGraphics
import Foundation

/// One playing of an asset: how far it is, how long, and how it goes.
@preconcurrency @MainActor open class AVPlayerItem {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  /// Posted when the item played to its end.
  public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// Posted when the item cannot be played on; the error is in `userInfo` under
  /// `AVPlayerItemFailedToPlayToEndTimeErrorKey`.
  public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// Posted when playing stops for want of data. It goes on by itself.
  public nonisolated static let playbackStalledNotification = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")
  /// Posted when the place in the item changed otherwise than by playing.
  public nonisolated static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")

  public let asset: AVAsset
  public private(set) var status = Status.unknown
  public private(set) var error: (any Error)?
  /// Indefinite until it is known, and for live streams.
  public private(set) var duration = CMTime.indefinite
  /// Pixels of the picture; zero until the first one, and for sound alone.
  public private(set) var presentationSize = CGSize.zero
  /// Where it can be sought to; empty for what cannot be sought in.
  public private(set) var seekableTimeRanges: [CMTimeRange] = []
  /// The most pixels that are worth decoding to; zero for no limit. Set it before the item is played.
  open var preferredMaximumResolution = CGSize.zero
  /// Bits per second that an adaptive stream should stay below; 0 for no limit. Set it before the item is played.
  open var preferredPeakBitRate = 0.0
  /// Percent of what is loaded ahead.
  private var loadedPercent = 100
  public var isPlaybackBufferEmpty: Bool { loadedPercent == 0 }
  public var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay && loadedPercent == 100 }
  public var isPlaybackBufferFull: Bool { isPlaybackLikelyToKeepUp }

  /// The loaded range: from the current position as far as known, which is no further than the position itself while
  /// loading.
  public var loadedTimeRanges: [CMTimeRange] {
    guard status == .readyToPlay else { return [] }
    return [
      CMTimeRange(start: currentTime(), duration: CMTime(seconds: loadedPercent == 100 ? 1 : 0, preferredTimescale: 1))
    ]
  }

  /// Where playing is; reading it waits for nothing.
  open func currentTime() -> CMTime {
    guard let pipeline else { return .zero }
    return CMTime(seconds: pipeline.clock.position, preferredTimescale: 1_000_000_000)
  }

  public init(asset: AVAsset) { self.asset = asset }

  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  isolated deinit { pipeline?.stop() }

  // MARK: Seeking

  /// Goes to a place, exactly, or with a tolerance above zero to the nearest picture that stands alone.
  /// - Parameter completionHandler: gets false where it did not come to that: another seek overtook it, or it cannot be
  ///   sought in.
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

  /// Gives up seeks that are not done.
  open func cancelPendingSeeks() {
    let cancelled = completions
    completions = [:]
    for completion in cancelled.values { completion(false) }
  }

  private var nextSeek = 0
  private var completions: [Int: @MainActor @Sendable (Bool) -> Void] = [:]

  // MARK: Playing

  private(set) var pipeline: MediaPipeline?
  private(set) var isRunning = false
  private weak var player: AVPlayer?
  let observers = ChangeObservers()

  /// Calls `body` after each change of what the item says of itself, but of its time.
  public func observeChanges(_ body: @escaping @MainActor () -> Void) -> AVChangeObservation { observers.add(body) }

  /// Begins to load for a player.
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

  /// Begins with the file that a delegate brought, if the item is still to be played.
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
    let made = MediaPipeline(request, patience: AVPlayer.patience) { [weak self] in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.player?.frameIsReady() } }
    } onEvent: { [weak self] event in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.take(event) } }
    }
    pipeline = made
    made.start()
  }

  /// Ends loading and playing; attached again it starts anew.
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
    seekableTimeRanges = isSeekable && seconds != nil ? [CMTimeRange(start: .zero, duration: duration)] : []
  }

  private func fail(_ error: AVError) {
    status = .failed
    self.error = error
    isRunning = false
    cancelPendingSeeks()
  }
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
  public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
}
