/// Shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  open override class var drawsItself: Bool { false }
  private var frameTimer: (any PacerTimer)?
  private var frameIndex = 0
  private var framesLeft = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view of the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    imageDidChange(from: nil)
  }

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

  open var image: UIImage? {
    didSet { if image !== oldValue { imageDidChange(from: oldValue) } }
  }

  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { showImage() } }
  }

  /// The size and weight of symbol images, and their colours. What an image itself was made with comes before it.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue else { return }
      configuredImage = configured(image)
      showImage()
      invalidateIntrinsicContentSize()
    }
  }
  /// `image` in the preferred configuration; nil where that changes nothing.
  private var configuredImage: UIImage?

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showImage() } }
  }

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(traits: .image) }

  open override var intrinsicContentSize: CGSize {
    imageSize ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Whether the picture is shown larger at the text sizes for accessibility.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { invalidateIntrinsicContentSize() } }
  }

  private var imageSize: CGSize? {
    guard let size = (configuredImage ?? image)?.size else { return nil }
    let traits = currentTraits
    guard adjustsImageSizeForAccessibilityContentSizeCategory,
      traits.preferredContentSizeCategory.isAccessibilityCategory
    else { return size }
    let metrics = UIFontMetrics.default
    return CGSize(
      width: metrics.scaledValue(for: size.width, compatibleWith: traits),
      height: metrics.scaledValue(for: size.height, compatibleWith: traits))
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
    // An animated image needs no call to run.
    if image?.images != nil { startAnimating() }
    if oldSize != (configuredImage ?? image)?.size { invalidateIntrinsicContentSize() }
  }

  private func showImage() {
    show(shownImage)
  }

  private func show(_ image: UIImage?) {
    guard let image = image?.variant(for: currentTraits), image.cgImage != nil else {
      layer.contents = nil
      return
    }
    if image.isTinted {
      let color = (image.ownTint ?? tintColor).resolvedColor(with: currentTraits).cgColor
      layer.contents = image.tinted(color)
    } else {
      layer.contents = image.imageOrientation == .up ? image.cgImage : image.uprightImage()
    }
    layer.contentsScale = image.scale
    let size = image.size
    if image.capInsets != .zero, size.width > 0, size.height > 0 {
      let insets = image.capInsets
      layer.contentsCenter = CGRect(
        x: insets.left / size.width, y: insets.top / size.height,
        width: max(0, size.width - insets.left - insets.right) / size.width,
        height: max(0, size.height - insets.top - insets.bottom) / size.height)
    } else {
      layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    }
  }

  // MARK: Animation

  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  /// Seconds for one round; 0 is a thirtieth of a second for each image.
  open var animationDuration: TimeInterval = 0
  /// 0 is for ever.
  open var animationRepeatCount = 0
  open var isAnimating: Bool { frameTimer != nil }

  open func startAnimating() {
    guard frameTimer == nil, let count = frames?.count, count > 0 else { return }
    frameIndex = 0
    framesLeft = animationRepeatCount > 0 ? animationRepeatCount * count : .max
    showFrame()
  }

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
    frameTimer = FrameScheduler.pacer.schedule(after: interval) { [weak self] in self?.showFrame() }
  }
}

extension UIImage {
  /// Drawn as a shape in a tint, not in its own colours.
  var isTinted: Bool {
    renderingMode == .alwaysTemplate || (ownTint != nil && renderingMode != .alwaysOriginal)
      || (renderingMode == .automatic && isSymbolImage)
  }
}
