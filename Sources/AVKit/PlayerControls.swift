import UIKit

/// The bar over the picture: title, position and buttons. It does not depend on the player.
final class PlayerControls: UIView {
  /// The state that the bar shows.
  struct State: Equatable {
    var title = ""
    var isPlaying = false
    /// The length in seconds; nil for a stream without an end that cannot seek.
    var duration: Double?
    var canSeek = false
    var isMuted = false
    var isFullScreen: Bool?
  }

  let closeButton: PlayerButton
  let playButton: PlayerButton
  let backwardButton: PlayerButton
  let forwardButton: PlayerButton
  let muteButton: PlayerButton
  let fullScreenButton: PlayerButton
  let scrubber = UISlider()
  private let titleLabel = UILabel()
  private let elapsedLabel = UILabel()
  private let remainingLabel = UILabel()
  private let liveLabel = UILabel()
  private let topShade = CAGradientLayer()
  private let bottomShade = CAGradientLayer()
  private let unit: CGFloat
  private(set) var state = State()

  /// Creates a bar.
  ///
  /// - Parameter unit: the scale of everything; 1 at a desk.
  init(unit: CGFloat) {
    self.unit = unit
    let words = AVPlayerWords.current
    func button(_ symbol: String, _ label: String, _ size: CGFloat = 44) -> PlayerButton {
      PlayerButton(symbol: symbol, label: label, size: (size * unit).rounded())
    }
    closeButton = button("chevron.backward", words.close)
    playButton = button("play.fill", words.play, 56)
    backwardButton = button("backward.fill", words.backward)
    forwardButton = button("forward.fill", words.forward)
    muteButton = button("speaker.wave.2", words.mute)
    fullScreenButton = button("arrow.up.left.and.arrow.down.right", words.enterFullScreen)
    super.init(frame: .zero)
    semanticContentAttribute = .playback
    for (shade, isTop) in [(topShade, true), (bottomShade, false)] {
      let colors = [UIColor.black.withAlphaComponent(0.75).cgColor, UIColor.black.withAlphaComponent(0).cgColor]
      shade.colors = isTop ? colors : Array(colors.reversed())
      layer.addSublayer(shade)
    }
    for (label, size, weight) in [
      (titleLabel, 20, UIFont.Weight.semibold), (elapsedLabel, 15, .medium), (remainingLabel, 15, .medium),
      (liveLabel, 14, .bold),
    ] {
      label.font = UIFont.monospacedDigitSystemFont(ofSize: CGFloat(size) * unit, weight: weight)
      label.textColor = .white
      addSubview(label)
    }
    remainingLabel.textAlignment = .right
    liveLabel.textAlignment = .center
    liveLabel.text = words.live
    liveLabel.backgroundColor = UIColor(red: 0.78, green: 0.12, blue: 0.12, alpha: 1)
    liveLabel.layer.cornerRadius = 4 * unit
    liveLabel.clipsToBounds = true
    scrubber.minimumTrackTintColor = .white
    scrubber.maximumTrackTintColor = UIColor.white.withAlphaComponent(0.35)
    scrubber.semanticContentAttribute = .forceLeftToRight
    scrubber.tintColor = UIColor(red: 0.55, green: 0.76, blue: 1, alpha: 1)
    scrubber.accessibilityLabel = words.position
    addSubview(scrubber)
    for button in [closeButton, playButton, backwardButton, forwardButton, muteButton, fullScreenButton] {
      addSubview(button)
    }
    show(State(), isForced: true)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ state: State, isForced: Bool = false) {
    guard isForced || state != self.state else { return }
    self.state = state
    let words = AVPlayerWords.current
    titleLabel.text = state.title
    titleLabel.accessibilityTraits = .header
    playButton.set(state.isPlaying ? "pause.fill" : "play.fill", label: state.isPlaying ? words.pause : words.play)
    muteButton.set(state.isMuted ? "speaker.slash" : "speaker.wave.2", label: state.isMuted ? words.unmute : words.mute)
    let isFull = state.isFullScreen == true
    fullScreenButton.set(
      isFull ? "arrow.down.right.and.arrow.up.left" : "arrow.up.left.and.arrow.down.right",
      label: isFull ? words.leaveFullScreen : words.enterFullScreen)
    fullScreenButton.isHidden = state.isFullScreen == nil
    let hasPlaces = state.canSeek && state.duration != nil
    for view in [scrubber, remainingLabel, backwardButton, forwardButton] as [UIView] { view.isHidden = !hasPlaces }
    elapsedLabel.isHidden = !hasPlaces
    liveLabel.isHidden = hasPlaces
    setNeedsLayout()
  }

  /// Shows a position, unless the thumb is being moved.
  func show(position: Double) {
    guard let duration = state.duration, duration > 0 else { return }
    elapsedLabel.text = PlayerTime.text(position)
    remainingLabel.text = "−" + PlayerTime.text(duration - position)
    if !scrubber.isTracking { scrubber.value = Float(position / duration) }
    scrubber.accessibilityValue = "\(PlayerTime.text(position)) / \(PlayerTime.text(duration))"
  }

  /// The view that gets the focus first.
  var firstFocus: UIView { playButton }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = (24 * unit).rounded()
    let size = bounds.size
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    topShade.frame = CGRect(x: 0, y: 0, width: size.width, height: 120 * unit)
    bottomShade.frame = CGRect(x: 0, y: size.height - 200 * unit, width: size.width, height: 200 * unit)
    CATransaction.commit()
    closeButton.frame.origin = CGPoint(x: margin, y: margin)
    let titleX = closeButton.frame.maxX + 16 * unit
    titleLabel.frame = CGRect(
      x: titleX, y: margin, width: max(0, size.width - titleX - margin), height: closeButton.frame.height)
    let rowY = size.height - margin - playButton.frame.height
    let middle = rowY + playButton.frame.height / 2
    func place(_ view: UIView, x: CGFloat) {
      view.frame.origin = CGPoint(x: x.rounded(), y: (middle - view.frame.height / 2).rounded())
    }
    let gap = 12 * unit
    place(backwardButton, x: size.width / 2 - playButton.frame.width / 2 - gap - backwardButton.frame.width)
    place(playButton, x: size.width / 2 - playButton.frame.width / 2)
    place(forwardButton, x: size.width / 2 + playButton.frame.width / 2 + gap)
    var right = size.width - margin
    for button in [fullScreenButton, muteButton] where !button.isHidden {
      right -= button.frame.width
      place(button, x: right)
      right -= gap
    }
    let liveSize = liveLabel.intrinsicContentSize
    liveLabel.frame = CGRect(
      x: margin, y: (middle - (liveSize.height + 8 * unit) / 2).rounded(), width: liveSize.width + 20 * unit,
      height: liveSize.height + 8 * unit)
    let timeWidth = (72 * unit).rounded()
    let scrubberY = rowY - 44 * unit
    let height = 31.0
    elapsedLabel.frame = CGRect(x: margin, y: scrubberY, width: timeWidth, height: height)
    remainingLabel.frame = CGRect(x: size.width - margin - timeWidth, y: scrubberY, width: timeWidth, height: height)
    scrubber.frame = CGRect(
      x: margin + timeWidth + gap, y: scrubberY, width: max(0, size.width - 2 * (margin + timeWidth + gap)),
      height: height)
  }
}
