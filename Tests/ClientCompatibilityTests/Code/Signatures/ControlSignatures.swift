import UIKit

class OverridingControl: UIControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var isEnabled: Bool { didSet {} }
  override var isSelected: Bool { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var contentVerticalAlignment: UIControl.ContentVerticalAlignment { didSet {} }
  override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment { didSet {} }
  override var state: UIControl.State { super.state }
  override var isTracking: Bool { super.isTracking }
  override var isTouchInside: Bool { super.isTouchInside }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
  override func sendActions(for controlEvents: UIControl.Event) { super.sendActions(for: controlEvents) }
}

class OverridingButton: UIButton {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var isHighlighted: Bool { didSet {} }
  override func updateConfiguration() { super.updateConfiguration() }
  override func setTitle(_ title: String?, for state: UIControl.State) { super.setTitle(title, for: state) }
  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) { super.setTitleColor(color, for: state) }
  override func setImage(_ image: UIImage?, for state: UIControl.State) { super.setImage(image, for: state) }
  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    super.setBackgroundImage(image, for: state)
  }
  override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    super.setAttributedTitle(title, for: state)
  }
  override func title(for state: UIControl.State) -> String? { super.title(for: state) }
  override func image(for state: UIControl.State) -> UIImage? { super.image(for: state) }
  override func contentRect(forBounds bounds: CGRect) -> CGRect { super.contentRect(forBounds: bounds) }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    super.titleRect(forContentRect: contentRect)
  }
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    super.imageRect(forContentRect: contentRect)
  }
}

class OverridingLabel: UILabel {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var text: String? { didSet {} }
  override var attributedText: NSAttributedString? { didSet {} }
  override var font: UIFont! { didSet {} }
  override var textColor: UIColor! { didSet {} }
  override var textAlignment: NSTextAlignment { didSet {} }
  override var numberOfLines: Int { didSet {} }
  override var preferredMaxLayoutWidth: CGFloat { didSet {} }
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
  }
  override func drawText(in rect: CGRect) { super.drawText(in: rect) }
}

class OverridingImageView: UIImageView {
  override init(image: UIImage?) { super.init(image: image) }
  override init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(image: image, highlightedImage: highlightedImage)
  }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var image: UIImage? { didSet {} }
  override var isHighlighted: Bool { didSet {} }
}

class OverridingStackView: UIStackView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) { super.init(coder: coder) }
  override var axis: NSLayoutConstraint.Axis { didSet {} }
  override var spacing: CGFloat { didSet {} }
  override func addArrangedSubview(_ view: UIView) { super.addArrangedSubview(view) }
  override func removeArrangedSubview(_ view: UIView) { super.removeArrangedSubview(view) }
  override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    super.insertArrangedSubview(view, at: stackIndex)
  }
  override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    super.setCustomSpacing(spacing, after: arrangedSubview)
  }
}

@MainActor func controlSignatures() {
  let control = UIControl(frame: .zero, primaryAction: UIAction { (action: UIAction) in _ = action.sender })
  control.addAction(
    UIAction(title: "Tap", image: nil, identifier: UIAction.Identifier("tap")) { _ in }, for: .touchUpInside)
  control.removeAction(identifiedBy: UIAction.Identifier("tap"), for: .touchUpInside)
  readOnly(\UIControl.allControlEvents, UIControl.Event.self)
  readOnly(\UIControl.state, UIControl.State.self)
  requireOptionSet(UIControl.Event.self, UInt.self)
  requireOptionSet(UIControl.State.self, UInt.self)
  requireSendable(UIControl.State.self)
  requireRaw(UIControl.ContentVerticalAlignment.self, Int.self)
  requireRaw(UIControl.ContentHorizontalAlignment.self, Int.self)
  let _: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused, .application, .reserved]
  control.sendAction(UIAction { _ in })
  readWrite(\UIControl.showsMenuAsPrimaryAction, Bool.self)
  readWrite(\UIControl.toolTip, String?.self)

  let button = UIButton(type: .system)
  let _ = UIButton(type: .custom, primaryAction: nil)
  let _ = UIButton(configuration: .filled(), primaryAction: UIAction { _ in })
  let _ = UIButton(configuration: .plain())
  let _ = UIButton(primaryAction: UIAction { _ in })
  let _ = UIButton(frame: .zero)
  let _ = UIButton()
  let _ = UIButton.systemButton(primaryAction: UIAction { _ in })
  readOnly(\UIButton.titleLabel, UILabel?.self)
  readOnly(\UIButton.imageView, UIImageView?.self)
  readOnly(\UIButton.buttonType, UIButton.ButtonType.self)
  readWrite(\UIButton.configuration, UIButton.Configuration?.self)
  readWrite(\UIButton.configurationUpdateHandler, UIButton.ConfigurationUpdateHandler?.self)
  readWrite(\UIButton.automaticallyUpdatesConfiguration, Bool.self)
  readWrite(\UIButton.menu, UIMenu?.self)
  readWrite(\UIButton.changesSelectionAsPrimaryAction, Bool.self)
  readOnly(\UIButton.currentTitle, String?.self)
  readOnly(\UIButton.currentImage, UIImage?.self)
  readOnly(\UIButton.currentTitleColor, UIColor.self)
  readWrite(\UIButton.contentEdgeInsets, UIEdgeInsets.self)
  readWrite(\UIButton.titleEdgeInsets, UIEdgeInsets.self)
  readWrite(\UIButton.imageEdgeInsets, UIEdgeInsets.self)
  readWrite(\UIButton.role, UIButton.Role.self)
  requireRaw(UIButton.ButtonType.self, Int.self)
  button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 12), forImageIn: .normal)
  typealias Configuration = UIButton.Configuration
  requireHashable(Configuration.self)
  let _: [Configuration] = [
    .plain(), .tinted(), .gray(), .filled(), .borderless(), .bordered(), .borderedTinted(), .borderedProminent(),
  ]
  writable(\Configuration.background, UIBackgroundConfiguration.self)
  writable(\Configuration.cornerStyle, Configuration.CornerStyle.self)
  writable(\Configuration.buttonSize, Configuration.Size.self)
  writable(\Configuration.baseForegroundColor, UIColor?.self)
  writable(\Configuration.baseBackgroundColor, UIColor?.self)
  writable(\Configuration.image, UIImage?.self)
  writable(\Configuration.imageColorTransformer, UIConfigurationColorTransformer?.self)
  writable(\Configuration.preferredSymbolConfigurationForImage, UIImage.SymbolConfiguration?.self)
  writable(\Configuration.showsActivityIndicator, Bool.self)
  writable(\Configuration.activityIndicatorColorTransformer, UIConfigurationColorTransformer?.self)
  writable(\Configuration.title, String?.self)
  writable(\Configuration.attributedTitle, AttributedString?.self)
  writable(\Configuration.titleTextAttributesTransformer, UIConfigurationTextAttributesTransformer?.self)
  writable(\Configuration.subtitle, String?.self)
  writable(\Configuration.attributedSubtitle, AttributedString?.self)
  writable(\Configuration.subtitleTextAttributesTransformer, UIConfigurationTextAttributesTransformer?.self)
  writable(\Configuration.contentInsets, NSDirectionalEdgeInsets.self)
  writable(\Configuration.imagePlacement, NSDirectionalRectEdge.self)
  writable(\Configuration.imagePadding, CGFloat.self)
  writable(\Configuration.titlePadding, CGFloat.self)
  writable(\Configuration.titleAlignment, Configuration.TitleAlignment.self)
  writable(\Configuration.titleLineBreakMode, NSLineBreakMode.self)
  writable(\Configuration.indicator, Configuration.Indicator.self)
  writable(\Configuration.macIdiomStyle, Configuration.MacIdiomStyle.self)
  writable(\Configuration.automaticallyUpdateForSelection, Bool.self)
  var configuration = Configuration.plain()
  configuration.setDefaultContentInsets()
  let _: Configuration = configuration.updated(for: button)
}

@MainActor func labelSignatures() {
  readWrite(\UILabel.text, String?.self)
  readWrite(\UILabel.attributedText, NSAttributedString?.self)
  readWrite(\UILabel.font, UIFont?.self)
  readWrite(\UILabel.textColor, UIColor?.self)
  readWrite(\UILabel.textAlignment, NSTextAlignment.self)
  readWrite(\UILabel.lineBreakMode, NSLineBreakMode.self)
  readWrite(\UILabel.lineBreakStrategy, NSParagraphStyle.LineBreakStrategy.self)
  readWrite(\UILabel.numberOfLines, Int.self)
  readWrite(\UILabel.isEnabled, Bool.self)
  readWrite(\UILabel.isHighlighted, Bool.self)
  readWrite(\UILabel.highlightedTextColor, UIColor?.self)
  readWrite(\UILabel.shadowColor, UIColor?.self)
  readWrite(\UILabel.shadowOffset, CGSize.self)
  readWrite(\UILabel.adjustsFontSizeToFitWidth, Bool.self)
  readWrite(\UILabel.adjustsFontForContentSizeCategory, Bool.self)
  readWrite(\UILabel.allowsDefaultTighteningForTruncation, Bool.self)
  readWrite(\UILabel.minimumScaleFactor, CGFloat.self)
  readWrite(\UILabel.baselineAdjustment, UIBaselineAdjustment.self)
  readWrite(\UILabel.preferredMaxLayoutWidth, CGFloat.self)
  readWrite(\UILabel.showsExpansionTextWhenTruncated, Bool.self)
  requireRaw(NSTextAlignment.self, Int.self)
  requireRaw(NSLineBreakMode.self, Int.self)

  let image = UIImageView(image: nil)
  let _ = UIImageView(image: nil, highlightedImage: nil)
  let _ = UIImageView(frame: .zero)
  let _ = UIImageView()
  readWrite(\UIImageView.image, UIImage?.self)
  readWrite(\UIImageView.highlightedImage, UIImage?.self)
  readWrite(\UIImageView.isHighlighted, Bool.self)
  readWrite(\UIImageView.animationImages, [UIImage]?.self)
  readWrite(\UIImageView.animationDuration, TimeInterval.self)
  readWrite(\UIImageView.animationRepeatCount, Int.self)
  readWrite(\UIImageView.preferredSymbolConfiguration, UIImage.SymbolConfiguration?.self)
  readOnly(\UIImageView.isAnimating, Bool.self)
  readWrite(\UIImageView.tintColor, UIColor?.self)
  readWrite(\UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory, Bool.self)
  image.startAnimating()
  image.stopAnimating()

  let stack = UIStackView(arrangedSubviews: [image])
  let _ = UIStackView()
  let _ = UIStackView(frame: .zero)
  readOnly(\UIStackView.arrangedSubviews, [UIView].self)
  readWrite(\UIStackView.axis, NSLayoutConstraint.Axis.self)
  readWrite(\UIStackView.distribution, UIStackView.Distribution.self)
  readWrite(\UIStackView.alignment, UIStackView.Alignment.self)
  readWrite(\UIStackView.spacing, CGFloat.self)
  readWrite(\UIStackView.isBaselineRelativeArrangement, Bool.self)
  readWrite(\UIStackView.isLayoutMarginsRelativeArrangement, Bool.self)
  let _: CGFloat = stack.customSpacing(after: image)
  let _: CGFloat = UIStackView.spacingUseDefault
  let _: CGFloat = UIStackView.spacingUseSystem
  requireRaw(UIStackView.Distribution.self, Int.self)
  requireRaw(UIStackView.Alignment.self, Int.self)
}
