/// A button of a navigation bar or toolbar.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uibarbuttonitem).
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The emphasis of a bar button.
  public enum Style: Int, Sendable {
    /// A button without emphasis.
    case plain = 0
    /// A button with a border on older systems. It looks as `plain` here.
    case bordered = 1
    /// A button that finishes a task; its title is semibold.
    case done = 2
    /// The name of `done` since iOS 26, where the button is filled.
    public static var prominent: Style { .done }
  }

  /// The system's bar buttons, each with a title or a symbol, and the spaces between buttons.
  public enum SystemItem: Int, Sendable {
    case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }

  /// The emphasis of the button; plain by default.
  open var style = Style.plain { didSet { itemDidChange() } }
  /// The width in points; 0, the default, is the width of the content.
  open var width: CGFloat = 0
  /// The view shown in place of a button; nil, the default, for none.
  open var customView: UIView? { didSet { itemDidChange() } }
  /// The object whose `action` is called; nil for the first responder up the chain that has it. It is not retained.
  open weak var target: AnyObject?
  /// The method that a click calls. It can take the item.
  open var action: Selector?
  /// The action that a click runs; nil, the default, for none. It gives the item its title and picture.
  open var primaryAction: UIAction? { didSet { takePrimaryAction() } }
  /// The menu, opened by a click or, if there is a primary action, by holding the button; nil, the default, for none.
  open var menu: UIMenu? { didSet { itemDidChange() } }
  /// Whether a click toggles `isSelected` or, with a menu, shows the menu's choice as the title; false by default.
  open var changesSelectionAsPrimaryAction = false { didSet { itemDidChange() } }
  /// The order of the menu's elements. Stored; has no effect.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether a drag that is held over the button does the same as a click; false by default.
  open var isSpringLoaded = false { didSet { itemDidChange() } }
  /// Whether the button is selected; false by default.
  open var isSelected = false { didSet { itemDidChange() } }
  /// The titles that the button may get, for a constant width; nil by default. Stored; has no effect.
  open var possibleTitles: Set<String>?
  /// The colour of the button; nil, the default, is the bar's.
  open var tintColor: UIColor? { didSet { itemDidChange() } }
  /// Whether the bar leaves the button out; false by default.
  open var isHidden = false { didSet { itemDidChange() } }
  /// A name by which bars match buttons of two controllers in a transition; nil by default. Stored; has no effect: the
  /// new buttons fade in.
  open var identifier: String?
  /// A mark at the button; nil, the default, for none.
  open var badge: Badge? { didSet { itemDidChange() } }
  /// Whether the button is left out of the glass behind its neighbours; false by default. Stored; has no effect: bars
  /// have a background of their own, and buttons none.
  open var hidesSharedBackground = false
  /// Whether the button shares the glass behind its neighbours; true by default. Stored; has no effect: bars have a
  /// background of their own, and buttons none.
  open var sharesBackground = true
  private(set) var systemItem: SystemItem?
  /// The view that represents the item in a bar, for popovers that point at it.
  weak var shownView: UIView?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // All others are convenience initialisers, as on iOS, so that subclasses which override these two inherit them.

  /// Creates one of the system's buttons.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    take(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
    takePrimaryAction()
  }

  /// Creates a button with a title or a picture. Those that are nil come from the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    takePrimaryAction()
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates one of the system's buttons.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, primaryAction: primaryAction, menu: menu)
  }

  /// Creates a button with a title that calls `action` of `target`, which is not retained.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    take(title: title, style, target, action)
  }

  /// Creates a button with a title, a picture and a menu that calls `action` of `target`, which is not retained.
  public convenience init(title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu?) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  /// Creates a button with a picture that calls `action` of `target`, which is not retained.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    take(image: image, style, target, action)
  }

  /// Creates a button with another picture for low bars, which is stored but has no effect.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates one of the system's buttons that calls `action` of `target`, which is not retained.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    take(systemItem, target, action)
  }

  final func take(_ systemItem: SystemItem, _ target: Any? = nil, _ action: Selector? = nil) {
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
    self.target = target.flatMap(TargetAction.unwrapped)
    self.action = action
  }

  final func take(
    title: String? = nil, image: UIImage? = nil, _ style: Style, _ target: Any?, _ action: Selector?
  ) {
    if let title { self.title = title }
    if let image { self.image = image }
    self.style = style
    self.target = target.flatMap(TargetAction.unwrapped)
    self.action = action
  }

  /// Does the same as a click.
  func perform(from view: UIView?) {
    if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
    guard let action else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, startingAt: view, for: nil)
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    space(.fixedSpace, width: width)
  }

  /// Returns a space of the usual width.
  open class func fixedSpace() -> Self { space(.fixedSpace, width: 8) }

  /// Returns a space that takes its share of the free width.
  open class func flexibleSpace() -> Self {
    space(.flexibleSpace, width: 0)
  }

  private static func space(_ item: SystemItem, width: CGFloat) -> Self {
    let made = RuntimeInstance.make(self)
    made.take(item)
    made.width = width
    return made
  }

  private var looks = BarButtonLooks()

  /// Sets the image behind the button. Stored; has no effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { looks.backgrounds[.init(state, barMetrics, style)] = backgroundImage }

  /// Sets the image behind the button. Stored; has no effect.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    looks.backgrounds[.init(state, barMetrics)] = backgroundImage
  }

  /// Returns the image behind the button; nil for none.
  open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
    looks.backgrounds[.init(state, barMetrics, style)]
  }

  /// Returns the image behind the button; nil for none.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.backgrounds[.init(state, barMetrics)]
  }

  /// Sets the image behind a back button. Stored; has no effect.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { looks.backBackgrounds[.init(state, barMetrics)] = backgroundImage }

  /// Returns the image behind a back button; nil for none.
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.backBackgrounds[.init(state, barMetrics)]
  }

  /// Sets the offset of the title in points. Stored; has no effect.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    looks.titleShifts[barMetrics] = adjustment
  }

  /// Returns the offset of the title in points.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { looks.titleShifts[barMetrics] ?? .zero }

  /// Sets the offset of a back button's title in points. Stored; has no effect; use `backButtonDisplayMode` to hide the
  /// title.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    looks.backTitleShifts[barMetrics] = adjustment
  }

  /// Returns the offset of a back button's title in points.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks.backTitleShifts[barMetrics] ?? .zero
  }

  /// Sets the vertical offset of the button's image in points. Stored; has no effect.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    looks.backgroundShifts[barMetrics] = adjustment
  }

  /// Returns the vertical offset of the button's image in points.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.backgroundShifts[barMetrics] ?? 0
  }

  /// Sets the vertical offset of a back button's image in points. Stored; has no effect.
  open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    looks.backBackgroundShifts[barMetrics] = adjustment
  }

  /// Returns the vertical offset of a back button's image in points.
  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.backBackgroundShifts[barMetrics] ?? 0
  }

  /// Shows the title of a controller's `editButtonItem`.
  func show(isEditing: Bool) {
    title = (isEditing ? SystemItem.done : .edit).title
    style = isEditing ? .done : .plain
  }

  private func takePrimaryAction() {
    guard let primaryAction else { return }
    if title == nil, systemItem == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
    if image == nil { image = primaryAction.image }
    itemDidChange()
  }
}
