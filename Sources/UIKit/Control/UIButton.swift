/// A control with a title, a picture, or both.
@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  /// What a button shows in one state.
  private struct Look {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  open private(set) var buttonType = ButtonType.custom
  private var looks: [UInt: Look] = [:]
  private var label: UILabel?
  private var picture: UIImageView?
  private var background: UIImageView?
  private var configuredBackground: UIView?
  private var indicator: UIActivityIndicatorView?

  override class var drawsItself: Bool { self != UIButton.self }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    coder.didMake(self, as: UIButton.self)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    setType(buttonType)
  }

  /// Only while the button is made.
  func setType(_ buttonType: ButtonType) {
    self.buttonType = buttonType
    switch buttonType {
    case .contactAdd: setImage(UIImage(systemName: "plus"), for: .normal)
    case .close: setImage(UIImage(systemName: "xmark"), for: .normal)
    case .detailDisclosure, .infoLight, .infoDark: setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .custom, .system: break
    }
    updateLook()
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  public class func systemButton(primaryAction: UIAction?) -> Self {
    guard let button = RuntimeInstance.makeView(self, frame: .zero) as? Self else {
      preconditionFailure("\(self) cannot be made with init(frame:)")
    }
    button.buttonType = .system
    button.take(primaryAction)
    return button
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    } else {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Configuration

  open var configuration: Configuration? {
    didSet { configurationDidChange() }
  }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesConfiguration = true
  open var role = Role.normal
  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false

  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  open func setNeedsUpdateConfiguration() {
    updateConfiguration()
  }

  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  private func configurationDidChange() {
    updateLook()
    invalidateIntrinsicContentSize()
  }

  // MARK: States

  open func setTitle(_ title: String?, for state: State) {
    change(state) { $0.title = title }
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleShadowColor = color }
  }

  open func setImage(_ image: UIImage?, for state: State) {
    change(state) { $0.image = image }
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  private func change(_ state: State, _ body: (inout Look) -> Void) {
    body(&looks[state.rawValue, default: Look()])
    updateLook()
    invalidateIntrinsicContentSize()
  }

  /// The value for exactly `state`, else for normal.
  private func value<Value>(_ keyPath: KeyPath<Look, Value?>, for state: State) -> Value? {
    if let value = looks[state.rawValue]?[keyPath: keyPath] { return value }
    return looks[State.normal.rawValue]?[keyPath: keyPath]
  }

  open func title(for state: State) -> String? { value(\.title, for: state) }
  open func titleColor(for state: State) -> UIColor? { value(\.titleColor, for: state) ?? defaultTitleColor }
  open func titleShadowColor(for state: State) -> UIColor? { value(\.titleShadowColor, for: state) }
  open func image(for state: State) -> UIImage? { value(\.image, for: state) }
  open func backgroundImage(for state: State) -> UIImage? { value(\.backgroundImage, for: state) }
  open func attributedTitle(for state: State) -> NSAttributedString? { value(\.attributedTitle, for: state) }

  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .label }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  private var defaultTitleColor: UIColor { buttonType == .custom ? .white : tintColor }

  // MARK: Parts

  open var titleLabel: UILabel? { titlePart }
  open var imageView: UIImageView? { imagePart }

  private var titlePart: UILabel {
    if let label { return label }
    let made = UILabel(frame: .zero)
    made.font = .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
    made.lineBreakMode = .byTruncatingMiddle
    label = made
    addSubview(made)
    return made
  }

  private var imagePart: UIImageView {
    if let picture { return picture }
    let made = UIImageView(frame: .zero)
    made.contentMode = .scaleAspectFit
    picture = made
    addSubview(made)
    return made
  }

  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { insetsDidChange() }
  }
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false

  private func insetsDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Look

  override func controlStateDidChange() {
    super.controlStateDidChange()
    if automaticallyUpdatesConfiguration { updateConfiguration() }
    updateLook()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  override func dynamicAppearanceDidChange() {
    super.dynamicAppearanceDidChange()
    updateLook()
  }

  private func updateLook() {
    let state = self.state
    let content = configuration.map { ButtonContent($0, button: self) }
    let title =
      content?.title ?? attributedTitle(for: state).map(ButtonContent.Title.attributed)
      ?? self.title(for: state).map(ButtonContent.Title.plain)
    let color = content?.foreground ?? titleColor(for: state) ?? defaultTitleColor
    if let title {
      let label = titlePart
      if let font = content?.font { label.font = font }
      switch title {
      case .plain(let text): label.text = text
      case .attributed(let text): label.attributedText = text
      }
      label.textColor = color
      label.isHidden = false
    } else {
      label?.isHidden = true
    }
    let image = content?.image ?? self.image(for: state)
    if let image {
      imagePart.image = image
      imagePart.tintColor = content == nil ? nil : color
      imagePart.isHidden = configuration?.showsActivityIndicator == true
    } else {
      picture?.isHidden = true
    }
    if let backgroundImage = backgroundImage(for: state) {
      let view = background ?? UIImageView(frame: bounds)
      if background == nil {
        background = view
        insertSubview(view, at: 0)
      }
      view.image = backgroundImage
      view.isHidden = false
    } else {
      background?.isHidden = true
    }
    updateConfiguredBackground(content)
    updateIndicator()
    // A pressed or disabled button of no particular look is pale.
    let isPale = configuration == nil && looks[state.rawValue] == nil
    let dims: CGFloat = !isEnabled ? 0.35 : (isHighlighted && (buttonType == .system || configuration != nil) ? 0.4 : 1)
    label?.alpha = isPale || configuration != nil ? dims : 1
    picture?.alpha = dims
    if configuration != nil { configuredBackground?.alpha = isHighlighted ? 0.75 : (isEnabled ? 1 : 0.5) }
    setNeedsLayout()
  }

  private func updateConfiguredBackground(_ content: ButtonContent?) {
    guard let color = content?.background else {
      configuredBackground?.isHidden = true
      return
    }
    let view = configuredBackground ?? UIView(frame: bounds)
    if configuredBackground == nil {
      view.isUserInteractionEnabled = false
      configuredBackground = view
      insertSubview(view, at: 0)
    }
    view.isHidden = false
    view.backgroundColor = color
  }

  private func updateIndicator() {
    guard configuration?.showsActivityIndicator == true else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    if indicator != nil { return }
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    indicator = view
    addSubview(view)
  }

  // MARK: Layout

  private var imagePadding: CGFloat { configuration?.imagePadding ?? 0 }

  private var insets: UIEdgeInsets {
    if let configuration { return configuration.contentInsets.resolved(rightToLeft: isRightToLeft) }
    return contentEdgeInsets
  }

  private var imageSize: CGSize {
    if let indicator { return indicator.intrinsicContentSize }
    guard let picture, !picture.isHidden, let image = picture.image else { return .zero }
    return image.size
  }

  private func titleSize(for width: CGFloat) -> CGSize {
    guard let label, !label.isHidden else { return .zero }
    return label.sizeThatFits(CGSize(width: width, height: 0))
  }

  private var isStacked: Bool {
    configuration?.imagePlacement == .top || configuration?.imagePlacement == .bottom
  }

  private var gap: CGFloat { imageSize == .zero || titleSize(for: 0) == .zero ? 0 : imagePadding }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = self.insets
    let image = imageSize
    let title = titleSize(for: 0)
    var content =
      isStacked
      ? CGSize(width: max(image.width, title.width), height: image.height + gap + title.height)
      : CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
    if configuration == nil, contentEdgeInsets == .zero, buttonType == .system {
      // A system button is at least 30 points wide and has 6 points above and below, as on iOS.
      content.width = max(content.width, 30)
      content.height += 12
    }
    return CGSize(
      width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
  }

  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    parts(in: contentRect).image.inset(by: shift(imageEdgeInsets))
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    parts(in: contentRect).title.inset(by: shift(titleEdgeInsets))
  }

  /// Insets of parts move them: equal and opposite ones shift without resizing.
  private func shift(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    let x = (insets.left - insets.right) / 2
    let y = (insets.top - insets.bottom) / 2
    return UIEdgeInsets(top: y, left: x, bottom: -y, right: -x)
  }

  private func parts(in rect: CGRect) -> (image: CGRect, title: CGRect) {
    let image = imageSize
    let gap = self.gap
    let room = isStacked ? rect.width : max(0, rect.width - image.width - gap)
    var title = titleSize(for: 0)
    if title.width > room {
      title = titleSize(for: room)
      title.width = min(title.width, room)
    }
    let total =
      isStacked
      ? CGSize(width: max(image.width, title.width), height: image.height + gap + title.height)
      : CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
    let x: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left, .leading, .fill: rect.minX
      case .right, .trailing: rect.maxX - total.width
      case .center: rect.midX - total.width / 2
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top, .fill: rect.minY
      case .bottom: rect.maxY - total.height
      case .center: rect.midY - total.height / 2
      }
    let placement = configuration?.imagePlacement ?? .leading
    var imageRect = CGRect(origin: CGPoint(x: x, y: y), size: image)
    var titleRect = CGRect(origin: CGPoint(x: x, y: y), size: title)
    if isStacked {
      imageRect.origin.x = x + (total.width - image.width) / 2
      titleRect.origin.x = x + (total.width - title.width) / 2
      if placement == .top {
        titleRect.origin.y += image.height + gap
      } else {
        imageRect.origin.y += title.height + gap
      }
    } else {
      imageRect.origin.y = y + (total.height - image.height) / 2
      titleRect.origin.y = y + (total.height - title.height) / 2
      if (placement == .leading) != isRightToLeft {
        titleRect.origin.x += image.width + gap
      } else {
        imageRect.origin.x += title.width + gap
      }
    }
    return (imageRect, titleRect)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    background?.frame = backgroundRect(forBounds: bounds)
    configuredBackground?.frame = bounds
    if let style = configuration?.cornerStyle {
      let fixed = configuration?.background.cornerRadius ?? 5.95
      configuredBackground?.layer.cornerRadius = style == .capsule ? min(bounds.width, bounds.height) / 2 : fixed
    }
    let scale = max(currentTraits.displayScale, 1)
    func snapped(_ rect: CGRect) -> CGRect {
      CGRect(
        x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
        height: rect.height)
    }
    picture?.frame = snapped(imageRect(forContentRect: content))
    indicator?.frame = snapped(imageRect(forContentRect: content))
    label?.frame = snapped(titleRect(forContentRect: content))
  }

  override func didTouchUpInside() {
    super.didTouchUpInside()
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: .primaryActionTriggered)
  }

  override func performKeyAction() {
    sendActions(for: .touchUpInside)
    didTouchUpInside()
  }
}
