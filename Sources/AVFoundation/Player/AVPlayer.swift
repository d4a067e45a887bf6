import CoreGraphics
import Foundation
import QuartzCore

/// Plays an item, and shows its picture in layers (`AVPlayerLayer`).
///
/// Nothing here waits: setters record the wanted state, and `timeControlStatus` is the actual one.
@preconcurrency @MainActor open class AVPlayer {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  /// Posted when `rate` changed.
  public nonisolated static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")

  /// Seconds until a stream that does not begin counts as one that cannot be reached.
  package static var patience = 20.0

  public private(set) var currentItem: AVPlayerItem?
  public private(set) var error: (any Error)?
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether playing waits until enough is loaded. Looked at when an item is taken.
  open var automaticallyWaitsToMinimizeStalling = true
  /// The rate that `play()` sets.
  open var defaultRate: Float = 1
  /// Whether the screen stays on while there is something to see.
  open var preventsDisplaySleepDuringVideoPlayback = true { didSet { updateDisplaySleep() } }

  /// The requested rate: 0 is paused, 1 as recorded. Rates other than 1 need an item that can be sought in; backwards
  /// is not played.
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

  /// 0 to 1.
  open var volume: Float = 1 {
    didSet { if volume != oldValue { currentItem?.pipeline?.setVolume(max(0, min(volume, 1)), isMuted: isMuted) } }
  }
  /// An item that is taken while this is set is played without decoding its sound or opening a device for it.
  open var isMuted = false {
    didSet {
      guard isMuted != oldValue else { return }
      if let pipeline = currentItem?.pipeline, pipeline.request.isSilent, !isMuted {
        // There is no sound to turn on: it is loaded anew, with it.
        restart()
      } else {
        currentItem?.pipeline?.setVolume(volume, isMuted: isMuted)
      }
    }
  }

  public init() {}

  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  public init(playerItem item: AVPlayerItem?) {
    replaceCurrentItem(with: item)
  }

  isolated deinit {
    currentItem?.detach()
    displayLink?.invalidate()
    sleepHold?.end()
  }

  // MARK: State

  public var status: Status {
    guard let item = currentItem else { return .unknown }
    if (item.error as? AVError)?.code == .incorrectlyConfigured { return .failed }
    return item.status == .unknown ? .unknown : .readyToPlay
  }

  public var timeControlStatus: TimeControlStatus {
    if wantedRate == 0 || currentItem?.status == .failed { return .paused }
    return currentItem?.isRunning == true ? .playing : .waitingToPlayAtSpecifiedRate
  }

  public var reasonForWaitingToPlay: WaitingReason? {
    guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
    return currentItem == nil ? .noItemToPlay : .toMinimizeStalls
  }

  let observers = ChangeObservers()

  /// Calls `body` after each change of `timeControlStatus`, `rate`, the item, or what that says of itself.
  ///
  /// Stands for key-value observing, which Foundation does not have on Linux.
  public func observeChanges(_ body: @escaping @MainActor () -> Void) -> AVChangeObservation { observers.add(body) }

  private func didChange() {
    updateDisplaySleep()
    for observer in timeObservers.values { observer.update(isRunning: timeControlStatus == .playing) }
    observers.tell()
  }

  // MARK: Playing

  open func play() { rate = defaultRate }
  open func pause() { rate = 0 }

  /// Takes another item, or none; the old one is given up.
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

  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  open func seek(to time: CMTime) { currentItem?.seek(to: time) }

  open func seek(to time: CMTime, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void) {
    guard let currentItem else { return completionHandler(false) }
    currentItem.seek(to: time, completionHandler: completionHandler)
  }

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

  private var timeObservers: [ObjectIdentifier: PeriodicTimeObserver] = [:]

  /// Calls `block` each time `interval` of real time has passed while the item plays, and when playing starts, stops or
  /// jumps.
  /// - Parameter queue: where it is called; nil for the main one.
  /// - Returns: what to give to `removeTimeObserver(_:)`.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    let observer = PeriodicTimeObserver(interval: interval.isNumeric ? interval.seconds : 1) { [weak self] in
      guard let self else { return }
      let time = currentTime()
      if let queue, queue !== DispatchQueue.main { queue.async { block(time) } } else { block(time) }
    }
    timeObservers[ObjectIdentifier(observer)] = observer
    observer.update(isRunning: timeControlStatus == .playing)
    return observer
  }

  open func removeTimeObserver(_ observer: Any) {
    guard let observer = observer as? PeriodicTimeObserver else { return }
    observer.stop()
    timeObservers[ObjectIdentifier(observer)] = nil
  }

  // MARK: Pictures

  private var layerReferences: [WeakLayer] = []
  private struct WeakLayer { weak var layer: AVPlayerLayer? }
  private var layers: [AVPlayerLayer] { layerReferences.compactMap(\.layer) }
  private var displayLink: CADisplayLink?

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

  /// A picture waits: it is taken with the display's next frame, and the link rests until there is another one.
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

  private var sleepHold: DisplaySleepHold?

  private func updateDisplaySleep() {
    let holds =
      preventsDisplaySleepDuringVideoPlayback && timeControlStatus == .playing
      && layers.contains { $0.preventsDisplaySleep }
    guard holds != (sleepHold != nil) else { return }
    sleepHold?.end()
    sleepHold = holds ? DisplaySleepHold() : nil
  }
}
