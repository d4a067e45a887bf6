/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }

  open var style = Style.plain { didSet { itemDidChange() } }
  /// Points; 0 is the content's own width.
  open var width: CGFloat = 0
  open var customView: UIView? { didSet { itemDidChange() } }
  /// The object whose `action` a touch calls; nil for the first up the responder chain that has it. Not kept alive.
  open weak var target: AnyObject?
  /// The method that a touch calls. It may take the item.
  open var action: Selector?
  open var primaryAction: UIAction? { didSet { takePrimaryAction() } }
  /// Shown by a touch, or, when there is a primary action, by holding the button.
  open var menu: UIMenu? { didSet { itemDidChange() } }
  /// Shows the menu's choice as title, or turns `isSelected` over.
  open var changesSelectionAsPrimaryAction = false { didSet { itemDidChange() } }
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open var isSelected = false { didSet { itemDidChange() } }
  open var possibleTitles: Set<String>?
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  open var tintColor: UIColor? { didSet { itemDidChange() } }
  open var isHidden = false { didSet { itemDidChange() } }
  let systemItem: SystemItem?
  /// The view that stands for the item in a bar, for popovers that point at it.
  weak var shownView: UIView?

  public override init() {
    systemItem = nil
    super.init()
  }

  public required init?(coder: NSCoder) {
    systemItem = nil
    super.init(coder: coder)
  }

  public init(barButtonSystemItem systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.systemItem = systemItem
    super.init()
    self.primaryAction = primaryAction
    self.menu = menu
    if systemItem == .done || systemItem == .save { style = .done }
    takePrimaryAction()
  }

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

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, primaryAction: primaryAction, menu: menu)
  }

  /// An item that calls `action` of `target`, which is not kept alive.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.flatMap(TargetAction.unwrapped)
    self.action = action
  }

  /// An item that calls `action` of `target`, which is not kept alive.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target.flatMap(TargetAction.unwrapped)
    self.action = action
  }

  /// An item with another picture where bars are low.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// An item that calls `action` of `target`, which is not kept alive.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(barButtonSystemItem: systemItem)
    self.target = target.flatMap(TargetAction.unwrapped)
    self.action = action
  }

  /// Does what a touch does.
  func perform(from view: UIView?) {
    if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
    guard let action else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, startingAt: view, for: nil)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public static func fixedSpace(_ width: CGFloat) -> Self {
    space(.fixedSpace, width: width)
  }

  public static func flexibleSpace() -> Self {
    space(.flexibleSpace, width: 0)
  }

  private static func space(_ item: SystemItem, width: CGFloat) -> Self {
    let made = UIBarButtonItem(barButtonSystemItem: item)
    made.width = width
    // `Self` is this class unless someone subclasses a space, which cannot be placed.
    guard let made = made as? Self else { preconditionFailure("spaces are made by UIBarButtonItem itself") }
    return made
  }

  /// Text attributes of the button in a state, over the bar's.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    itemDidChange()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue] ?? AppearanceProxies.value(for: self) { $0.titleTextAttributes(for: state) }
  }

  private var looks = BarButtonLooks()

  /// Kept. Bars draw buttons without pictures behind them.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { looks.backgrounds[.init(state, barMetrics, style)] = backgroundImage }

  /// Kept. Bars draw buttons without pictures behind them.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    looks.backgrounds[.init(state, barMetrics)] = backgroundImage
  }

  open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
    looks.backgrounds[.init(state, barMetrics, style)]
  }

  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.backgrounds[.init(state, barMetrics)]
  }

  /// Kept. Bars draw back buttons without pictures behind them.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { looks.backBackgrounds[.init(state, barMetrics)] = backgroundImage }

  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.backBackgrounds[.init(state, barMetrics)]
  }

  /// Kept. Bars place titles themselves.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    looks.titleShifts[barMetrics] = adjustment
  }

  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { looks.titleShifts[barMetrics] ?? .zero }

  /// Kept. A back button's title stays where it is: apps that move it away mean `backButtonDisplayMode`.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    looks.backTitleShifts[barMetrics] = adjustment
  }

  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks.backTitleShifts[barMetrics] ?? .zero
  }

  /// Kept. Bars draw buttons without pictures behind them.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    looks.backgroundShifts[barMetrics] = adjustment
  }

  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.backgroundShifts[barMetrics] ?? 0
  }

  /// Kept. Bars draw back buttons without pictures behind them.
  open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    looks.backBackgroundShifts[barMetrics] = adjustment
  }

  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.backBackgroundShifts[barMetrics] ?? 0
  }

  /// Looks as a controller's `editButtonItem` does.
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
