import AVFoundation
import UIKit

/// Shows a player with controls: play and pause, position, sound, full screen, and a message on failure.
///
/// Space plays and pauses; ← and → seek by ten seconds; ↑ and ↓ show the controls; M turns the sound off; F enters full
/// screen; Esc and a remote's Back close. Controls fade while something plays and there is no input, unless a screen
/// reader is running.
///
/// See [Apple's page](https://developer.apple.com/documentation/avkit/avplayerviewcontroller).
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  /// The player whose picture is shown; nil by default.
  open var player: AVPlayer? {
    didSet {
      guard player !== oldValue else { return }
      stopObservingTime()
      observation = nil
      if isViewLoaded { connect() }
    }
  }
  /// Whether controls are shown; true by default.
  open var showsPlaybackControls = true { didSet { if isViewLoaded { update() } } }
  /// The placement of the picture; `.resizeAspect` by default.
  open var videoGravity = AVLayerVideoGravity.resizeAspect {
    didSet { picture.playerLayer?.videoGravity = videoGravity }
  }
  /// Whether there is a picture.
  open var isReadyForDisplay: Bool { picture.playerLayer?.isReadyForDisplay ?? false }
  /// A view above the picture and below the controls, for an app's own content.
  public let contentOverlayView: UIView? = UIView()
  /// Enters or leaves full screen and returns the new state; without it there is no button. Not Apple's.
  public var onFullScreen: (@MainActor () -> Bool)?
  /// Closes the player; without it the controller is dismissed. Not Apple's.
  public var onClose: (@MainActor () -> Void)?
  /// Loads the stream again after a failure; without it the item is recreated from its asset. Not Apple's.
  public var onTryAgain: (@MainActor () -> Void)?
  /// Whether the window is in full screen. Not Apple's.
  public var isFullScreen = false { didSet { if isViewLoaded { update() } } }
  /// The scale of the controls, 1 by default; larger for viewing from a distance. It takes effect when the view is
  /// loaded. Not Apple's.
  public var controlScale: CGFloat = 1

  private let picture = PlayerPictureView()
  private lazy var controls = PlayerControls(unit: controlScale)
  private lazy var message = PlayerMessageView(unit: controlScale)
  private var observation: AVChangeObservation?
  @ReleaseAction({ if let (player, token) = $0 { player.removeTimeObserver(token) } })
  private var timeObserver: (player: AVPlayer, token: Any)?
  @ReleaseAction({ $0?.invalidate() }) private(set) var hideTimer: Timer?
  private var showsControls = true
  /// The target of a drag of the thumb: one seek runs at a time, and the last one counts.
  private var scrubTarget: Double?
  private var isSeeking = false
  private static let skip = 10.0
  /// The seconds after which controls fade.
  static let hideDelay = 4.0

  /// Creates a controller without a player.
  public init() { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.accessibilityLabel = title
    picture.playerLayer?.videoGravity = videoGravity
    for part in [picture, contentOverlayView, message, controls].compactMap({ $0 }) as [UIView] {
      view.addSubview(part)
    }
    contentOverlayView?.isUserInteractionEnabled = false
    act(controls.closeButton) { $0.close() }
    act(controls.playButton) { $0.togglePlaying() }
    act(controls.backwardButton) { $0.skip(by: -Self.skip) }
    act(controls.forwardButton) { $0.skip(by: Self.skip) }
    act(controls.muteButton) { $0.toggleMuted() }
    act(controls.fullScreenButton) { $0.toggleFullScreen() }
    act(message.tryAgainButton) { $0.tryAgain() }
    act(message.closeButton) { $0.close() }
    controls.scrubber.addAction(UIAction { [weak self] _ in self?.scrub() }, for: .valueChanged)
    let tap = UITapGestureRecognizer { [weak self] _ in self?.pictureWasTapped() }
    picture.addGestureRecognizer(tap)
    let hover = UIHoverGestureRecognizer { [weak self] _ in self?.touch() }
    view.addGestureRecognizer(hover)
    connect()
  }

  private func act(_ button: UIButton, _ body: @escaping (AVPlayerViewController) -> Void) {
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        body(self)
        touch()
      }, for: .primaryActionTriggered)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for part in [picture, contentOverlayView, message, controls].compactMap({ $0 }) as [UIView] {
      part.frame = view.bounds
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    touch()
    if case .failed = message.content {
      moveFocus(to: message.tryAgainButton)
    } else {
      moveFocus(to: controls.firstFocus)
    }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hideTimer?.invalidate()
    hideTimer = nil
  }

  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    if case .failed = message.content { return [message.tryAgainButton] }
    return [controls.firstFocus]
  }

  // MARK: The player

  private func connect() {
    picture.player = player
    guard let player else { return update() }
    observation = player.observeChanges { [weak self] in self?.update() }
    stopObservingTime()
    let token = player.addPeriodicTimeObserver(
      forInterval: CMTime(value: 1, timescale: 4), queue: nil
    ) { [weak self] time in
      MainActor.assumeIsolated { self?.show(time) }
    }
    timeObserver = (player, token)
    update()
  }

  private func stopObservingTime() {
    if let (player, token) = timeObserver { player.removeTimeObserver(token) }
    timeObserver = nil
  }

  private func show(_ time: CMTime) {
    if !isSeeking, scrubTarget == nil { controls.show(position: time.seconds) }
  }

  private func update() {
    guard isViewLoaded else { return }
    let item = player?.currentItem
    var state = PlayerControls.State()
    state.title = title ?? ""
    state.isPlaying = (player?.rate ?? 0) > 0
    state.duration = item.flatMap { $0.duration.isNumeric ? $0.duration.seconds : nil }
    state.canSeek = item?.seekableTimeRanges.isEmpty == false
    state.isMuted = player?.isMuted ?? false
    state.isFullScreen = onFullScreen == nil ? nil : isFullScreen
    controls.show(state)
    if let player { show(player.currentTime()) }
    let before = message.content
    if let error = item?.error {
      message.show(.failed(AVPlayerWords.current.reason(error)))
    } else if player?.timeControlStatus == .waitingToPlayAtSpecifiedRate {
      message.show(.loading)
    } else {
      message.show(.none)
    }
    if message.content != before { messageDidChange(from: before) }
    applyControls(animated: false)
  }

  private func messageDidChange(from before: PlayerMessageView.Content) {
    if case .failed(let reason) = message.content {
      UIAccessibility.post(notification: .announcement, argument: "\(AVPlayerWords.current.failed). \(reason)")
      showsControls = false
      applyControls(animated: false)
      moveFocus(to: message.tryAgainButton)
    } else if case .failed = before {
      touch()
      moveFocus(to: controls.firstFocus)
    }
  }

  private func moveFocus(to view: UIView) {
    guard self.view.window != nil, let system = UIFocusSystem.focusSystem(for: self) else { return }
    self.view.layoutIfNeeded()
    system.requestFocusUpdate(to: view)
    system.updateFocusIfNeeded()
  }

  // MARK: User actions

  private func togglePlaying() {
    guard let player else { return }
    guard player.rate == 0 else { return player.pause() }
    if let item = player.currentItem, item.duration.isNumeric,
      item.currentTime() >= item.duration - CMTime(value: 1, timescale: 5)
    {
      player.seek(to: .zero)
    }
    player.play()
  }

  private func toggleMuted() {
    player?.isMuted.toggle()
    update()
  }

  private func toggleFullScreen() {
    if let onFullScreen { isFullScreen = onFullScreen() }
  }

  private func close() {
    if let onClose { onClose() } else { dismiss(animated: true) }
  }

  private func tryAgain() {
    if let onTryAgain { return onTryAgain() }
    guard let player, let item = player.currentItem else { return }
    let fresh = AVPlayerItem(asset: item.asset)
    fresh.preferredMaximumResolution = item.preferredMaximumResolution
    player.replaceCurrentItem(with: fresh)
    player.play()
  }

  private func skip(by seconds: Double) {
    guard controls.state.canSeek, let duration = controls.state.duration, let player else { return }
    seek(to: min(max((scrubTarget ?? player.currentTime().seconds) + seconds, 0), duration))
  }

  private func scrub() {
    guard let duration = controls.state.duration else { return }
    touch()
    seek(to: Double(controls.scrubber.value) * duration)
  }

  private func seek(to position: Double) {
    scrubTarget = position
    controls.show(position: position)
    guard !isSeeking else { return }
    isSeeking = true
    player?.seek(to: CMTime(seconds: position, preferredTimescale: 1_000)) { [weak self] _ in
      guard let self else { return }
      isSeeking = false
      if let next = scrubTarget, next != position { return seek(to: next) }
      scrubTarget = nil
    }
  }

  private func pictureWasTapped() {
    if showsControls, player?.timeControlStatus == .playing {
      showsControls = false
      applyControls(animated: true)
    } else {
      touch()
    }
  }

  // MARK: Controls that fade

  /// Called on input: shows the controls, which fade later.
  private func touch() {
    hideTimer?.invalidate()
    hideTimer = nil
    if case .failed = message.content { return }
    showsControls = true
    applyControls(animated: true)
    guard view.window != nil else { return }
    // `Timer(timeInterval:repeats:block:)` of swift-corelibs-foundation fires at once, whatever the interval (observed
    // with 6.3.1).
    let timer = Timer(fire: Date(timeIntervalSinceNow: Self.hideDelay), interval: 0, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.fade() }
    }
    RunLoop.main.add(timer, forMode: .common)
    hideTimer = timer
  }

  private func fade() {
    hideTimer = nil
    guard player?.timeControlStatus == .playing, !UIAccessibility.isVoiceOverRunning, !controls.scrubber.isTracking
    else { return }
    showsControls = false
    applyControls(animated: true)
  }

  private func applyControls(animated: Bool) {
    let isShown = showsPlaybackControls && showsControls
    guard controls.isHidden == isShown || (controls.alpha > 0) != isShown else { return }
    if isShown { controls.isHidden = false }
    UIView.animate(
      withDuration: animated && !UIAccessibility.isReduceMotionEnabled ? 0.2 : 0, delay: 0,
      options: .allowUserInteraction
    ) {
      self.controls.alpha = isShown ? 1 : 0
    } completion: { _ in
      if !self.showsControls { self.controls.isHidden = true }
    }
  }

  /// Whether ← and → seek: the thumb or the play button has the focus, or the controls are hidden.
  private var arrowsSeek: Bool {
    guard controls.state.canSeek else { return false }
    let focused = UIFocusSystem.focusSystem(for: self)?.focusedItem
    return !showsControls || focused == nil || focused === controls.scrubber || focused === controls.playButton
  }

  open override var keyCommands: [UIKeyCommand]? {
    var commands: [UIKeyCommand] = []
    func add(_ input: String, _ body: @escaping @MainActor (AVPlayerViewController) -> Void) {
      commands.append(UIKeyCommand(input: input, modifierFlags: []) { [weak self] _ in if let self { body(self) } })
    }
    add(UIKeyCommand.inputEscape) { $0.close() }
    if case .failed = message.content { return commands }
    add(" ") { $0.pressed { $0.togglePlaying() } }
    add("m") { $0.pressed { $0.toggleMuted() } }
    if onFullScreen != nil {
      add("f") { $0.pressed { $0.toggleFullScreen() } }
      add(UIKeyCommand.f11) { $0.pressed { $0.toggleFullScreen() } }
    }
    if arrowsSeek {
      add(UIKeyCommand.inputLeftArrow) { $0.pressed { $0.skip(by: -Self.skip) } }
      add(UIKeyCommand.inputRightArrow) { $0.pressed { $0.skip(by: Self.skip) } }
    }
    if !showsControls {
      add(UIKeyCommand.inputUpArrow) { $0.pressed { _ in } }
      add(UIKeyCommand.inputDownArrow) { $0.pressed { _ in } }
      add("\r") { $0.pressed { $0.togglePlaying() } }
    }
    return commands
  }

  private func pressed(_ body: (AVPlayerViewController) -> Void) {
    body(self)
    touch()
    if UIFocusSystem.focusSystem(for: self)?.focusedItem == nil { moveFocus(to: controls.firstFocus) }
  }
}
