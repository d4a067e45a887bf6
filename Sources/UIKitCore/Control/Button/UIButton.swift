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

  /// A button's contents in one state.
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
  private var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]
  final var parts = ButtonParts()
  final var menuAnchor: MenuAnchor?

  @_spi(UIKit) open override class var drawsItself: Bool { self != UIButton.self }

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
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .close: setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
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
    // Observers do not run inside initialisers.
    configurationDidChange()
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

  /// The look, when it is not made state by state with `setTitle(_:for:)` and its like.
  open var configuration: Configuration? {
    didSet { configurationDidChange() }
  }
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesConfiguration = true
  open var role = Role.normal { didSet { updateLook() } }

  /// Shown by holding the button, by a secondary click, or, with `showsMenuAsPrimaryAction`, by a touch.
  open var menu: UIMenu? {
    didSet { menuDidChange() }
  }
  /// A tap turns `isSelected` over; with a menu, the button shows the menu's choice as its title.
  open var changesSelectionAsPrimaryAction = false {
    didSet { menuDidChange() }
  }
  open override var showsMenuAsPrimaryAction: Bool {
    didSet { menuDidChange() }
  }
  open var isHeld: Bool { menuAnchor?.isShowing ?? false }
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  @_spi(UIKit) open override func configurationDidInvalidate() { setNeedsUpdateConfiguration() }

  /// Asks for the update handler to run; here at once.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration()
  }

  open func updateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    configurationUpdateHandler?(self)
    isUpdatingConfiguration = false
  }

  private func configurationDidChange() {
    // The handler sets the configuration that it updates.
    if automaticallyUpdatesConfiguration, !isUpdatingConfiguration { updateConfiguration() }
    updateLook()
    invalidateIntrinsicContentSize()
  }

  private var isUpdatingConfiguration = false

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

  /// The size and weight of symbols shown in `state`.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state.rawValue] = configuration
    updateLook()
    invalidateIntrinsicContentSize()
  }

  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state.rawValue] ?? symbolConfigurations[State.normal.rawValue]
  }

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
  open var currentAttributedTitle: NSAttributedString? {
    configuration?.attributedTitle.map { NSAttributedString($0) } ?? attributedTitle(for: state)
  }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  var defaultTitleColor: UIColor { buttonType == .custom ? .white : tintColor }
  /// Whether the state has nothing of its own to show.
  var stateHasNoLook: Bool { looks[state.rawValue] == nil }

  // MARK: Parts

  open var titleLabel: UILabel? { titlePart }
  open var imageView: UIImageView? { imagePart }
  /// The label of a configuration's subtitle.
  open var subtitleLabel: UILabel? { parts.subtitle }

  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { sizeDidChange() }
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
  /// Whether a pointer over the button changes its look. It does not here.
  open var isPointerInteractionEnabled = false

  func sizeDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Changes

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

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard configuration != nil,
      previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    updateLook()
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// - Parameter size: only the width counts, for titles of several lines; 0 or less is without limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(forWidth: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentPadding) }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    buttonLayout.frames(in: contentRect).image.inset(by: shift(imageEdgeInsets))
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    buttonLayout.frames(in: contentRect).title.inset(by: shift(titleEdgeInsets))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  override var focusRingArea: (rect: CGRect, radius: CGFloat) {
    (bounds, parts.background?.configuration.cornerRadius ?? max(layer.cornerRadius, 5))
  }

  // MARK: Accessibility

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    var title = currentTitle ?? currentAttributedTitle?.string
    if title?.isEmpty ?? true {
      switch buttonType {
      case .close: title = "Close"
      case .contactAdd: title = "Add"
      case .detailDisclosure, .infoLight, .infoDark: title = "More Info"
      default: break
      }
    }
    return AccessibilityDefaults(
      isElement: true, label: title, traits: accessibilityStateTraits.union(.button),
      role: changesSelectionAsPrimaryAction ? .toggleButton : nil)
  }

  // MARK: Touches and keys

  open override var canBecomeFocused: Bool { isEnabled && !isHidden }

  override func didTouchUpInside() {
    super.didTouchUpInside()
    if menu != nil, showsMenuAsPrimaryAction { return }
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    sendActions(for: .primaryActionTriggered)
  }

  override func performKeyAction() {
    if menu != nil, showsMenuAsPrimaryAction {
      menuAnchor?.show()
      return
    }
    sendActions(for: .touchUpInside)
    didTouchUpInside()
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if menu != nil, showsMenuAsPrimaryAction {
      sendActions(for: .menuActionTriggered)
      menuAnchor?.show(tracking: touch)
    }
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    menuAnchor?.track(touch)
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    menuAnchor?.endTracking(touch)
  }
}
