/// A control with a title, a picture, or both.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uibutton).
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The look of a button without a configuration.
  public enum ButtonType: Int, Sendable {
    /// A button with no look of its own.
    case custom = 0
    /// A button with its title and picture in the tint colour.
    case system = 1
    /// A circle with the letter i.
    case detailDisclosure = 2
    /// The same as `detailDisclosure`.
    case infoLight = 3
    /// The same as `detailDisclosure`.
    case infoDark = 4
    /// A circle with a plus sign.
    case contactAdd = 5
    /// A circle with a cross.
    case close = 7

    /// The name of `system` before iOS 7.
    public static var roundedRect: ButtonType { .system }
  }

  /// The contents of a button in one state.
  private struct Look {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  /// A closure that updates a button's configuration for its current state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// The kind of the button; `.custom` for one made with `init(frame:)`.
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

  /// Creates a button of a kind, with an empty frame.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    setType(buttonType)
  }

  /// Sets the kind while the button is created.
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

  /// Creates a button of a kind, with an empty frame. The action gives it its title and picture, and runs when it is
  /// clicked.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a button with a frame in points. The action gives it its title and picture, and runs when it is clicked.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Creates a system button with a configuration. The action gives it its title and picture, and runs when it is
  /// clicked.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
    // Property observers do not run in initialisers.
    configurationDidChange()
  }

  /// Creates a system button with an action, which gives it its title and picture. The class must have `init(frame:)`.
  public class func systemButton(primaryAction: UIAction?) -> Self {
    guard let button = RuntimeInstance.makeView(self, frame: .zero) as? Self else {
      preconditionFailure("\(self) cannot be made with init(frame:)")
    }
    button.buttonType = .system
    button.take(primaryAction)
    return button
  }

  /// Creates a system button with a picture that calls `action` of `target`, which is not retained, when it is clicked.
  /// The class must have `init(frame:)`.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = systemButton(primaryAction: nil)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .primaryActionTriggered) }
    button.sizeToFit()
    return button
  }

  /// Shows and performs an action while the button is created.
  func take(_ action: UIAction?) {
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

  /// The content and look; nil, the default, for a button whose look is set state by state, as with `setTitle(_:for:)`.
  open var configuration: Configuration? {
    didSet { configurationDidChange() }
  }
  /// A closure that updates the configuration when the button's state changes; nil for none.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      setNeedsUpdateConfiguration()
      pointerDidChange()
    }
  }
  /// Whether `updateConfiguration()` is called when the configuration changes; true by default.
  open var automaticallyUpdatesConfiguration = true
  /// The meaning of the button; normal by default. `.destructive` makes the tint red, the others have no effect here.
  open var role = Role.normal { didSet { updateLook() } }

  /// The menu, which is opened by holding the button, by a secondary click or, with `showsMenuAsPrimaryAction`, by a
  /// touch; nil for none.
  open var menu: UIMenu? {
    didSet { menuDidChange() }
  }
  /// Whether a click toggles `isSelected` or, with a menu, shows the menu's choice as the button's title; false by
  /// default.
  open var changesSelectionAsPrimaryAction = false {
    didSet { menuDidChange() }
  }
  open override var showsMenuAsPrimaryAction: Bool {
    didSet { menuDidChange() }
  }
  /// Returns the button's menu; nil without one.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  /// Whether a drag that is held over the button does the same as a tap; false by default.
  open var isSpringLoaded = false { didSet { springLoadAsTap(isSpringLoaded) } }
  /// Whether the button's menu is open.
  open var isHeld: Bool { menuAnchor?.isShowing ?? false }
  /// The order of the menu's elements. Stored; has no effect.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// The meaning of a button.
  public enum Role: Int, Sendable {
    /// No particular meaning.
    case normal = 0
    /// The main action, which people are most likely to choose.
    case primary = 1
    /// Cancels an operation.
    case cancel = 2
    /// Deletes data.
    case destructive = 3
  }

  @_spi(UIKit) open override func configurationDidInvalidate() { setNeedsUpdateConfiguration() }

  /// Calls `updateConfiguration()`: on iOS in the next layout pass, here at once.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration()
  }

  /// Calls `configurationUpdateHandler`. Calls made by the handler itself are ignored.
  open func updateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    configurationUpdateHandler?(self)
    isUpdatingConfiguration = false
  }

  private func configurationDidChange() {
    // The handler itself sets the configuration.
    if automaticallyUpdatesConfiguration, !isUpdatingConfiguration { updateConfiguration() }
    updateLook()
    invalidateIntrinsicContentSize()
  }

  private var isUpdatingConfiguration = false

  // MARK: States

  /// Sets the title of a state. States without one use the normal state's.
  open func setTitle(_ title: String?, for state: State) {
    change(state) { $0.title = title }
  }

  /// Sets the title's colour in a state. States without one use the normal state's.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }

  /// Sets the colour of the title's shadow in a state. States without one use the normal state's.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleShadowColor = color }
  }

  /// Sets the picture of a state. States without one use the normal state's.
  open func setImage(_ image: UIImage?, for state: State) {
    change(state) { $0.image = image }
  }

  /// Sets the background picture of a state. States without one use the normal state's.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  /// Sets the title with attributes of a state. States without one use the normal state's.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  /// Sets the size and weight of symbols in a state. States without one use the normal state's.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state.rawValue] = configuration
    updateLook()
    invalidateIntrinsicContentSize()
  }

  /// Returns the size and weight of symbols in a state, or else in the normal one.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state.rawValue] ?? symbolConfigurations[State.normal.rawValue]
  }

  private func change(_ state: State, _ body: (inout Look) -> Void) {
    body(&looks[state.rawValue, default: Look()])
    updateLook()
    invalidateIntrinsicContentSize()
  }

  /// Returns the value for exactly `state`, or else for the normal state.
  private func value<Value>(_ keyPath: KeyPath<Look, Value?>, for state: State) -> Value? {
    if let value = looks[state.rawValue]?[keyPath: keyPath] { return value }
    return looks[State.normal.rawValue]?[keyPath: keyPath]
  }

  /// Returns the title of a state, or else of the normal one.
  open func title(for state: State) -> String? { value(\.title, for: state) }
  /// Returns the title's colour in a state, or else in the normal one, or else the button's own.
  open func titleColor(for state: State) -> UIColor? { value(\.titleColor, for: state) ?? defaultTitleColor }
  /// Returns the colour of the title's shadow in a state, or else in the normal one.
  open func titleShadowColor(for state: State) -> UIColor? { value(\.titleShadowColor, for: state) }
  /// Returns the picture of a state, or else of the normal one.
  open func image(for state: State) -> UIImage? { value(\.image, for: state) }
  /// Returns the background picture of a state, or else of the normal one.
  open func backgroundImage(for state: State) -> UIImage? { value(\.backgroundImage, for: state) }
  /// Returns the title with attributes of a state, or else of the normal one.
  open func attributedTitle(for state: State) -> NSAttributedString? { value(\.attributedTitle, for: state) }
  /// The title shown now; nil for none.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The title's colour now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .label }
  /// The colour of the title's shadow now; nil for none.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The picture shown now; nil for none.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The background picture shown now; nil for none.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The title with attributes shown now; nil for none.
  open var currentAttributedTitle: NSAttributedString? {
    configuration?.attributedTitle.map { NSAttributedString($0) } ?? attributedTitle(for: state)
  }
  /// The size and weight of symbols now; nil for the default.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  var defaultTitleColor: UIColor { buttonType == .custom ? .white : tintColor }
  /// Whether nothing was set for the current state.
  var stateHasNoLook: Bool { looks[state.rawValue] == nil }

  // MARK: Parts

  /// The label of the title. Reading it creates it.
  open var titleLabel: UILabel? { titlePart }
  /// The view of the picture. Reading it creates it.
  open var imageView: UIImageView? { imagePart }
  /// Whether the picture is enlarged at the text sizes for accessibility; false by default.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      guard adjustsImageSizeForAccessibilityContentSizeCategory != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The label of a configuration's subtitle; nil before there is one.
  open var subtitleLabel: UILabel? { parts.subtitle }

  /// The distances in points from the edges to the content; zero by default.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { sizeDidChange() }
  }
  /// The distances in points by which the title is moved from its place; zero by default. They do not change the
  /// button's size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// The distances in points by which the picture is moved from its place; zero by default. They do not change the
  /// button's size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// Whether the picture is paler while the button is pressed; true by default.
  open var adjustsImageWhenHighlighted = true
  /// Whether the picture is paler while the button is disabled; true by default.
  open var adjustsImageWhenDisabled = true
  /// Whether a pressed button glows; false by default. Stored; has no effect.
  open var showsTouchWhenHighlighted = false
  /// Whether the title's shadow is reversed while the button is pressed; false by default. Stored; has no effect.
  open var reversesTitleShadowWhenHighlighted = false
  /// A closure that returns the style of the pointer over a button, given the effect and the shape that the system
  /// suggests; nil for no change.
  public typealias PointerStyleProvider = @MainActor (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
  /// Whether a pointer over the button changes its look; false by default.
  open var isPointerInteractionEnabled = false { didSet { pointerDidChange() } }
  /// A closure that returns the style of the pointer over the button; nil, the default, for a highlight. Setting one
  /// enables the interaction.
  public final var pointerStyleProvider: PointerStyleProvider? {
    didSet {
      if pointerStyleProvider != nil { isPointerInteractionEnabled = true } else { pointerDidChange() }
    }
  }
  /// Whether a pointer is over the button, which follows its movements while the button has a pointer interaction or a
  /// `configurationUpdateHandler`; else false.
  open internal(set) var isHovered = false { didSet { if isHovered != oldValue { setNeedsUpdateConfiguration() } } }
  final var pointer: ButtonPointer?
  /// The style by which the button looks and behaves: always that of an iPad.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// The wanted style; automatic by default. Stored; has no effect.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

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
    guard configuration != nil || adjustsImageSizeForAccessibilityContentSizeCategory,
      previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    updateLook()
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  open override dynamic var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// - Parameter size: only the width is used, for titles of several lines; 0 or less means no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(forWidth: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  /// Returns the rectangle of title and picture for the button's bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentPadding) }
  /// Returns the rectangle of the background: the bounds, unless overridden.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the picture for a rectangle of title and picture.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    buttonLayout.frames(in: contentRect).image.inset(by: shift(imageEdgeInsets))
  }

  /// Returns the rectangle of the title for a rectangle of title and picture.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    buttonLayout.frames(in: contentRect).title.inset(by: shift(titleEdgeInsets))
  }

  open override dynamic func layoutSubviews() {
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
