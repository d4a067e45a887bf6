import CoreGraphics
import Foundation
import QuartzCore

/// Plays an item, and shows its picture in layers (`AVPlayerLayer`).
///
/// Nothing here blocks: setters record the requested state, and `timeControlStatus` is the actual one.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avplayer).
@preconcurrency @MainActor open class AVPlayer: NSObject {
  /// Whether the player can play.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// Whether the player is paused, waiting, or playing.
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  /// The player's behaviour at the end of an item. There are no queues here, so `advance` pauses.
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  /// The reason why a player waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The value's name.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// More data has to be loaded.
    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// There is no item.
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  /// Posted when `rate` has changed.
  public nonisolated static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")

  /// The seconds after which a stream that has not started counts as unreachable.
  package static var patience = 20.0
  /// The seconds without progress after which a stream that has not started is requested once more.
  package static var restartTime = 8.0

  /// The item that plays; nil if there is none.
  public private(set) var currentItem: AVPlayerItem? {
    get { heldItem }
    set { heldItem = newValue }
  }
  @ReleaseAction({ $0?.detach() }) private var heldItem: AVPlayerItem?
  /// The reason why the player cannot play at all; nil if it can.
  public private(set) var error: (any Error)?
  /// The player's behaviour at the end of an item; `.pause` by default.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether playing waits until enough is loaded; true by default. Read when an item starts to load.
  open var automaticallyWaitsToMinimizeStalling = true
  /// The rate that `play()` sets; 1 by default.
  open var defaultRate: Float = 1
  /// Whether the screen stays on while there is a picture; true by default.
  open var preventsDisplaySleepDuringVideoPlayback = true { didSet { updateDisplaySleep() } }

  /// The requested rate from 0, which pauses, to 16; 1 is the recorded speed. Other rates require an item that can
  /// seek; negative rates become 0.
  open var rate: Float {
    get { wantedRate }
    set {
      let limited = max(0, min(newValue.isNaN ? 0 : newValue, 16))
      guard limited != wantedRate else { return }
      wantedRate = limited
      currentItem?.pipeline?.setRate(Double(limited))
      NotificationCenter.default.post(name: Self.rateDidChangeNotification, object: self)
      didChange()
    }
  }
  private var wantedRate: Float = 0

  /// The volume from 0 to 1; 1 by default.
  open var volume: Float = 1 {
    didSet { if volume != oldValue { currentItem?.pipeline?.setVolume(max(0, min(volume, 1)), isMuted: isMuted) } }
  }
  /// Whether the sound is off; false by default. An item that starts while it is set is played without decoding its
  /// sound or opening a device.
  open var isMuted = false {
    didSet {
      guard isMuted != oldValue else { return }
      if let pipeline = currentItem?.pipeline, pipeline.request.isSilent, !isMuted {
        // There is no sound to turn on, so the item is loaded again with sound.
        restart()
      } else {
        currentItem?.pipeline?.setVolume(volume, isMuted: isMuted)
      }
    }
  }

  /// Creates a player without an item.
  public override init() { super.init() }

  /// Creates a player of a file or stream.
  public init(url: URL) {
    super.init()
    replaceCurrentItem(with: AVPlayerItem(url: url))
  }

  /// Creates a player of an item.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    replaceCurrentItem(with: item)
  }

  // MARK: State

  /// Whether the player can play; it fails only without GStreamer or its basic plugins.
  public var status: Status {
    guard let item = currentItem else { return .unknown }
    if (item.error as? AVError)?.code == .incorrectlyConfigured { return .failed }
    return item.status == .unknown ? .unknown : .readyToPlay
  }

  /// Whether the player is paused, waiting, or playing.
  public var timeControlStatus: TimeControlStatus {
    if wantedRate == 0 || currentItem?.status == .failed { return .paused }
    return currentItem?.isRunning == true ? .playing : .waitingToPlayAtSpecifiedRate
  }

  /// The reason for which the player waits; nil if it does not.
  public var reasonForWaitingToPlay: WaitingReason? {
    guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
    return currentItem == nil ? .noItemToPlay : .toMinimizeStalls
  }

  let observers = ChangeObservers()

  /// Calls `body` after each change of `timeControlStatus`, `rate`, the item or the item's state.
  ///
  /// It replaces key-value observing, which Foundation does not support on Linux.
  public func observeChanges(_ body: @escaping @MainActor () -> Void) -> AVChangeObservation { observers.add(body) }

  private func didChange() {
    updateDisplaySleep()
    for observer in timeObservers.values { observer.update(isRunning: timeControlStatus == .playing) }
    observers.tell()
  }

  // MARK: Playing

  /// Starts playing, with `defaultRate`.
  open func play() { rate = defaultRate }
  /// Plays at a rate. On iOS it does not wait until enough is loaded to play on; here it waits as `play()` does.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Pauses, by setting the rate to 0.
  open func pause() { rate = 0 }

  /// Plays another item, or none; the previous one stops loading.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    guard item !== currentItem else { return }
    currentItem?.detach()
    error = nil
    currentItem = item
    for layer in layers { layer.clear() }
    load()
    didChange()
  }

  private func load() {
    guard let item = currentItem else { return }
    item.attach(self, isSilent: isMuted, volume: max(0, min(volume, 1)))
    if wantedRate > 0 { item.pipeline?.setRate(Double(wantedRate)) }
  }

  private func restart() {
    guard let item = currentItem else { return }
    let place = item.duration.isNumeric ? item.currentTime() : nil
    item.detach()
    load()
    if let place { item.seek(to: place, toleranceBefore: .zero, toleranceAfter: .zero) }
  }

  /// Returns the position in the item; zero without one.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  /// Seeks to a position, as precisely as is fast.
  open func seek(to time: CMTime) { currentItem?.seek(to: time) }

  /// Seeks to a position; the handler gets false if the seek was superseded or is impossible.
  open func seek(to time: CMTime, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void) {
    guard let currentItem else { return completionHandler(false) }
    currentItem.seek(to: time, completionHandler: completionHandler)
  }

  /// Seeks to a position within tolerances; with both zero, exactly.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard let currentItem else {
      completionHandler?(false)
      return
    }
    currentItem.seek(
      to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter, completionHandler: completionHandler)
  }

  func itemDidChange(_ item: AVPlayerItem) {
    guard item === currentItem else { return }
    if item.status == .failed {
      error = item.error
      if wantedRate != 0 {
        wantedRate = 0
        NotificationCenter.default.post(name: Self.rateDidChangeNotification, object: self)
      }
    }
    didChange()
  }

  func itemDidEnd(_ item: AVPlayerItem) {
    guard item === currentItem, actionAtItemEnd != .none else { return }
    rate = 0
  }

  // MARK: Time observers

  private var timeObservers: [ObjectIdentifier: any TimeObserver] = [:]

  /// Calls `block` each time that `interval` of real time has passed while the item plays, and when playing starts,
  /// stops or jumps.
  ///
  /// - Parameter queue: the queue for the calls; nil for the main one.
  /// - Returns: the argument for `removeTimeObserver(_:)`.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    let observer = PeriodicTimeObserver(interval: interval.isNumeric ? interval.seconds : 1) { [weak self] in
      guard let self else { return }
      let time = currentTime()
      if let queue, queue !== DispatchQueue.main { queue.async { block(time) } } else { block(time) }
    }
    return add(observer)
  }

  /// Calls `block` each time that playing passes one of the times, in either direction, but not when it jumps over one.
  ///
  /// - Parameters:
  ///   - times: values that contain a `CMTime`.
  ///   - queue: the queue for the calls; nil for the main one.
  /// - Returns: the argument for `removeTimeObserver(_:)`.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any {
    let seconds = times.map(\.timeValue).filter(\.isNumeric).map(\.seconds)
    let observer = BoundaryTimeObserver(seconds) { [weak self] in
      self?.currentTime().seconds
    } body: {
      if let queue, queue !== DispatchQueue.main { queue.async(execute: block) } else { block() }
    }
    return add(observer)
  }

  private func add(_ observer: some TimeObserver) -> Any {
    timeObservers[ObjectIdentifier(observer)] = observer
    observer.update(isRunning: timeControlStatus == .playing)
    return observer
  }

  /// Removes an observer that `addPeriodicTimeObserver` or `addBoundaryTimeObserver` returned.
  open func removeTimeObserver(_ observer: Any) {
    guard let observer = observer as? any TimeObserver else { return }
    observer.stop()
    timeObservers[ObjectIdentifier(observer)] = nil
  }

  // MARK: Pictures

  private var layerReferences: [WeakLayer] = []
  private struct WeakLayer { weak var layer: AVPlayerLayer? }
  private var layers: [AVPlayerLayer] { layerReferences.compactMap(\.layer) }
  @ReleaseAction({ $0?.invalidate() }) private var displayLink: CADisplayLink?

  func add(_ layer: AVPlayerLayer) {
    layerReferences.removeAll { $0.layer == nil || $0.layer === layer }
    layerReferences.append(WeakLayer(layer: layer))
    if let image = lastImage { layer.show(image) }
    updateDisplaySleep()
  }

  func remove(_ layer: AVPlayerLayer) {
    layerReferences.removeAll { $0.layer == nil || $0.layer === layer }
    if layers.isEmpty { lastImage = nil }
    updateDisplaySleep()
  }

  private var lastImage: CGImage?

  /// Called when a picture is available: it is fetched with the display's next frame, and the link pauses until the
  /// next one.
  func frameIsReady() {
    guard !layers.isEmpty else { return takeFrame() }
    if displayLink == nil {
      let link = CADisplayLink { [weak self] link in
        link.isPaused = true
        self?.takeFrame()
      }
      link.add(to: .main, forMode: .common)
      displayLink = link
    }
    displayLink?.isPaused = false
  }

  private func takeFrame() {
    guard let item = currentItem, let image = item.takeImage() else { return }
    lastImage = layers.isEmpty ? nil : image
    let isFirst = layers.contains { !$0.isReadyForDisplay }
    for layer in layers { layer.show(image) }
    if isFirst { didChange() }
  }

  // MARK: The screen

  @ReleaseAction({ $0?.end() }) private var sleepHold: DisplaySleepHold?

  private func updateDisplaySleep() {
    let holds =
      preventsDisplaySleepDuringVideoPlayback && timeControlStatus == .playing
      && layers.contains { $0.preventsDisplaySleep }
    guard holds != (sleepHold != nil) else { return }
    sleepHold?.end()
    sleepHold = holds ? DisplaySleepHold() : nil
  }
}
