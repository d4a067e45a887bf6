@_spi(UIKit) import UIKitCore

/// A view that shows a list content configuration.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uilistcontentview).
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let imageView = UIImageView()
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private var content: UIListContentConfiguration
  /// The margins of the surrounding view, which are the minimum of its own on the axes that the configuration names.
  var superviewMargins = NSDirectionalEdgeInsets.zero {
    didSet {
      guard superviewMargins != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  private lazy var textGuide = guide("UIListContentViewTextLayoutGuide", textLabel)
  private lazy var secondaryTextGuide = guide("UIListContentViewSecondaryTextLayoutGuide", secondaryLabel)
  private lazy var imageGuide = guide("UIListContentViewImageLayoutGuide", imageView)

  /// Creates a view for a configuration. Set `configuration` to change its contents.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    imageView.contentMode = .scaleAspectFit
    update()
  }

  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  /// The configuration to show. Setting one of another type is a programming error.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        raise(
          "NSInvalidArgumentException",
          "Unsupported configuration for UIListContentView: \(type(of: newValue)); it takes UIListContentConfiguration")
      }
      guard new != content else { return }
      content = new
      update()
    }
  }

  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  private func update() {
    imageView.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    imageView.image = content.image
    imageView.isHidden = content.image == nil
    imageView.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
    imageView.layer.cornerRadius = content.imageProperties.cornerRadius
    imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
    imageView.layer.borderWidth = content.imageProperties.strokeWidth
    if content.imageProperties.strokeWidth > 0 {
      let color = content.imageProperties.resolvedStrokeColor(for: tintColor)
      imageView.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    }
    for view in [imageView, textLabel, secondaryLabel] { view.alpha = content.alpha }
    show(content.text, content.attributedText, content.textProperties, in: textLabel)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, in: secondaryLabel)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributed { label.attributedText = attributed } else { label.text = text.map(properties.transformed) }
    label.isHidden = (attributed?.length ?? text?.count ?? 0) == 0
  }

  // MARK: Guides

  /// The place of the text; nil while there is none.
  open var textLayoutGuide: UILayoutGuide? { textLabel.isHidden ? nil : textGuide }

  /// The place of the secondary text; nil while there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? { secondaryLabel.isHidden ? nil : secondaryTextGuide }

  /// The place of the image; nil while there is none.
  open var imageLayoutGuide: UILayoutGuide? { imageView.isHidden ? nil : imageGuide }

  private func guide(_ name: String, _ view: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = name
    guide.kind = .system { [weak view] owner in
      // Constraints may be solved before the view is laid out.
      owner.layoutIfNeeded()
      return view?.frame ?? .zero
    }
    addLayoutGuide(guide)
    return guide
  }

  // MARK: Layout

  private var margins: NSDirectionalEdgeInsets {
    var margins = content.directionalLayoutMargins
    if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.leading = max(margins.leading, superviewMargins.leading)
      margins.trailing = max(margins.trailing, superviewMargins.trailing)
    }
    return margins
  }

  /// Returns the start of the text in a view of this width, from the leading edge.
  func textStart(width: CGFloat) -> CGFloat { frames(width: width).text.minX }

  private struct Frames {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 0
  }

  private var imageSize: CGSize {
    guard content.image != nil else { return .zero }
    let size = imageView.intrinsicContentSize
    let limit = content.imageProperties.maximumSize
    let scale = min(
      1, limit.width > 0 ? limit.width / max(size.width, 1) : 1,
      limit.height > 0 ? limit.height / max(size.height, 1) : 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// Returns the space that an image of the given length takes on one axis.
  private func reserved(_ own: CGFloat, _ wish: CGFloat) -> CGFloat {
    // The standard dimension is that of symbols in body text on iOS.
    wish == UIListContentConfiguration.ImageProperties.standardDimension ? max(own, 28) : max(own, wish)
  }

  /// Returns all frames in a view of the given width, from the leading edge.
  private func frames(width: CGFloat) -> Frames {
    var frames = Frames()
    let margins = margins
    var left = margins.leading
    let size = imageSize
    var height: CGFloat = 0
    if content.image != nil {
      let wish = content.imageProperties.reservedLayoutSize
      let space = CGSize(width: reserved(size.width, wish.width), height: reserved(size.height, wish.height))
      frames.image = CGRect(origin: CGPoint(x: left + (space.width - size.width) / 2, y: 0), size: size)
      left += space.width + content.imageToTextPadding
      height = space.height
    }
    let available = max(0, width - left - margins.trailing)
    let text = textLabel.isHidden ? .zero : textLabel.sizeThatFits(CGSize(width: available, height: 0))
    let secondary = secondaryLabel.isHidden ? .zero : secondaryLabel.sizeThatFits(CGSize(width: available, height: 0))
    let gap = content.textToSecondaryTextHorizontalPadding
    let isBeside =
      content.prefersSideBySideTextAndSecondaryText && !textLabel.isHidden && !secondaryLabel.isHidden
      && text.width + gap + secondary.width <= available
    let block: CGFloat
    if isBeside {
      block = max(text.height, secondary.height)
      frames.text = CGRect(x: left, y: (block - text.height) / 2, width: text.width, height: text.height)
      frames.secondary = CGRect(
        x: left + available - secondary.width, y: (block - secondary.height) / 2, width: secondary.width,
        height: secondary.height)
    } else {
      let hasBoth = !textLabel.isHidden && !secondaryLabel.isHidden
      let between = hasBoth ? content.textToSecondaryTextVerticalPadding : 0
      frames.text = CGRect(x: left, y: 0, width: available, height: text.height)
      frames.secondary = CGRect(x: left, y: text.height + between, width: available, height: secondary.height)
      block = text.height + between + secondary.height
    }
    height = max(height, block)
    frames.height = margins.top + height + margins.bottom
    frames.image.origin.y = margins.top + (height - size.height) / 2
    frames.text.origin.y += margins.top + (height - block) / 2
    frames.secondary.origin.y += margins.top + (height - block) / 2
    return frames
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(width: bounds.width)
    // Distributes extra height evenly above and below.
    let shift = max(0, (bounds.height - frames.height) / 2)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in [
      (imageView as UIView, frames.image), (textLabel, frames.text), (secondaryLabel, frames.secondary),
    ] {
      var frame = frame.offsetBy(dx: 0, dy: shift)
      if isMirrored { frame.origin.x = bounds.width - frame.maxX }
      view.frame = frame
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    imageView.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(width: size.width).height.rounded(.up))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(targetSize)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }
}

/// With constraints, too, the height is that of the texts wrapped at the view's width.
extension UIListContentView: WrappingContent {
  package var wrapsContent: Bool { true }

  package func contentHeight(forWidth width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}
