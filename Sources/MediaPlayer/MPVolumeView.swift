import UIKit

/// A slider for the volume. The system's volume cannot be changed here, so the slider cannot be moved.
///
/// See [Apple's page](https://developer.apple.com/documentation/mediaplayer/mpvolumeview).
@preconcurrency @MainActor open class MPVolumeView: UIView {
  /// Whether the slider is shown; true by default.
  open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
  /// Whether a button for nearby speakers is shown; true by default. Stored; has no effect: there are none.
  open var showsRouteButton = true
  private let slider = UISlider()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    slider.isEnabled = false
    slider.frame = bounds
    slider.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(slider)
  }

  /// Sets the picture of the thumb.
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setThumbImage(image, for: state)
  }
  /// Sets the picture of the filled part.
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setMinimumTrackImage(image, for: state)
  }
  /// Sets the picture of the empty part.
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setMaximumTrackImage(image, for: state)
  }
  /// Sets the picture of the button for speakers. Stored; has no effect.
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}

  open override var intrinsicContentSize: CGSize { slider.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { slider.sizeThatFits(size) }
}
