/// A view that shows an image.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiimageview).
@preconcurrency @MainActor open class UIImageView: UIView {
  open override class var drawsItself: Bool { false }
  private var frameTimer: (any PacerTimer)?
  private var frameIndex = 0
  private var framesLeft = 0
  /// The effects of a symbol; nil until one is added.
  var symbolEffects: SymbolEffectPlayer?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view of the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    imageDidChange(from: nil)
  }

  /// Creates a view of the image's size, with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    imageDidChange(from: nil)
    self.highlightedImage = highlightedImage
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.didMake(self, as: UIImageView.self)
  }

  /// The image; nil for none. One with frames is animated at once.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      imageDidChange(from: oldValue)
      observers?.look()
    }
  }

  /// The image while highlighted; nil, the default, uses `image`.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { showImage() } }
  }

  /// The size, weight and colours of symbol images; nil, the default, for none. The image's own configuration wins.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue else { return }
      configuredImage = configured(image)
      showImage()
      invalidateIntrinsicContentSize()
    }
  }
  /// The preferred brightness of images of a high dynamic range; unspecified by default. Stored; has no effect.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  /// The brightness in use: always standard.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }
  /// Returns `image` in the preferred configuration; nil if that changes nothing.
  private var configuredImage: UIImage?

  /// Whether `highlightedImage` is shown; false by default.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showImage() } }
  }

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(traits: .image) }

  open override dynamic var intrinsicContentSize: CGSize {
    guard let size = imageSize else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    // The size is that of the part that constraints align.
    let insets = alignmentRectInsets
    return CGSize(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  /// Whether the image is enlarged at the text sizes for accessibility; false by default.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { invalidateIntrinsicContentSize() } }
  }

  private var imageSize: CGSize? {
    guard let size = (configuredImage ?? image)?.size else { return nil }
    return adjustsImageSizeForAccessibilityContentSizeCategory ? size.adjusted(toTextSizeOf: currentTraits) : size
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsImageSizeForAccessibilityContentSizeCategory,
      previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    {
      invalidateIntrinsicContentSize()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    imageSize ?? bounds.size
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.isTinted == true { showImage() }
  }

  override func dynamicAppearanceDidChange() {
    super.dynamicAppearanceDidChange()
    if shownImage?.isTinted == true || shownImage?.imageAsset != nil { showImage() }
  }

  private var shownImage: UIImage? {
    if isHighlighted, let highlightedImage { return configured(highlightedImage) ?? highlightedImage }
    return configuredImage ?? image
  }

  private func configured(_ image: UIImage?) -> UIImage? {
    guard let image, image.isSymbolImage, let preferredSymbolConfiguration else { return nil }
    let merged = image.symbolConfiguration.map(preferredSymbolConfiguration.applying) ?? preferredSymbolConfiguration
    return image.applyingSymbolConfiguration(merged)
  }

  private func imageDidChange(from old: UIImage?) {
    if old?.images != nil, frameTimer != nil { stopAnimating() }
    let oldSize = (configuredImage ?? old)?.size
    configuredImage = configured(image)
    showImage()
    // An animated image starts by itself.
    if image?.images != nil { startAnimating() }
    if oldSize != (configuredImage ?? image)?.size { invalidateIntrinsicContentSize() }
  }

  private func showImage() {
    show(shownImage)
  }

  private func show(_ image: UIImage?) {
    guard var image = image?.variant(for: currentTraits), image.cgImage != nil else {
      layer.contents = nil
      tiledSize = nil
      return
    }
    if image.flipsForRightToLeftLayoutDirection, isRightToLeft { image = image.withHorizontallyFlippedOrientation() }
    var shown: CGImage?
    if image.isTinted {
      let color = (image.ownTint ?? tintColor).resolvedColor(with: currentTraits).cgColor
      shown = image.tinted(color).flatMap { image.uprightImage($0) }
    } else {
      shown = image.uprightImage()
    }
    let isTiled = image.isTiled(at: bounds.size) && contentMode == .scaleToFill
    // Only a tiled image depends on the size; the image can become one at the next size.
    tiledSize = image.isResizable && image.resizingMode == .tile ? bounds.size : nil
    layer.contents = isTiled ? shown.flatMap { image.tiled($0, at: bounds.size) } ?? shown : shown
    layer.contentsScale = image.scale
    let size = image.size
    if isTiled {
      layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    } else if image.capInsets != .zero, size.width > 0, size.height > 0 {
      let insets = image.capInsets
      layer.contentsCenter = CGRect(
        x: insets.left / size.width, y: insets.top / size.height,
        width: max(0, size.width - insets.left - insets.right) / size.width,
        height: max(0, size.height - insets.top - insets.bottom) / size.height)
    } else {
      layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    }
  }

  /// The size for which the displayed image was made, if the image depends on it.
  private var tiledSize: CGSize?

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    if let tiledSize, tiledSize != bounds.size { showImage() }
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    if shownImage?.flipsForRightToLeftLayoutDirection == true { showImage() }
  }

  /// The insets of the image; zero without an image.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  // MARK: Animation

  /// The frames of an animation; nil, the default, for none. `startAnimating()` shows them.
  open var animationImages: [UIImage]?
  /// The frames of an animation in the highlighted state; nil by default. Stored; has no effect.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of all frames in seconds; 0, the default, is a thirtieth of a second for each.
  open var animationDuration: TimeInterval = 0
  /// The number of repetitions; 0, the default, is without end.
  open var animationRepeatCount = 0
  /// Whether an animation is running.
  open var isAnimating: Bool { frameTimer != nil }

  /// Starts the animation from its first frame. Does nothing without frames.
  open func startAnimating() {
    guard frameTimer == nil, let count = frames?.count, count > 0 else { return }
    frameIndex = 0
    framesLeft = animationRepeatCount > 0 ? animationRepeatCount * count : .max
    showFrame()
  }

  /// Stops the animation and shows the still image.
  open func stopAnimating() {
    frameTimer?.cancel()
    frameTimer = nil
    showImage()
  }

  private var frames: [UIImage]? { animationImages ?? image?.images }

  private func showFrame() {
    guard let images = frames, !images.isEmpty, framesLeft > 0 else {
      stopAnimating()
      return
    }
    show(images[frameIndex % images.count])
    frameIndex += 1
    framesLeft -= 1
    let round = animationImages == nil ? image?.duration ?? 0 : animationDuration
    let interval = round > 0 ? round / Double(images.count) : 1.0 / 30
    frameTimer = frameScheduler.schedule(after: interval) { [weak self] in self?.showFrame() }
  }
}

extension UIImage {
  /// Whether the image is drawn as a shape in a tint.
  var isTinted: Bool {
    renderingMode == .alwaysTemplate || (ownTint != nil && renderingMode != .alwaysOriginal)
      || (renderingMode == .automatic && isSymbolImage)
  }
}
