/// A message with buttons, in the middle of the window or, as an action sheet, at its bottom or in a popover.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uialertcontroller).
@preconcurrency @MainActor open class UIAlertController: UIViewController, UISpringLoadedInteractionSupporting {
  /// The form of an alert.
  public enum Style: Int, Sendable { case actionSheet = 0, alert }

  /// The card with everything except an action sheet's Cancel.
  private lazy var card = AlertCard(isSheet: preferredStyle == .actionSheet)
  /// The separate card with an action sheet's Cancel.
  private lazy var cancelCard = AlertCard(isSheet: true)
  private var isDone = false

  /// The form of the alert.
  open private(set) var preferredStyle = Style.alert
  /// The buttons, in the order they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields, in the order they were added; nil for none.
  open private(set) var textFields: [UITextField]?
  /// The action of Return, whose title is bold; nil, the default, for none.
  open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }
  /// The text below the title; nil for none.
  open var message: String? { didSet { contentDidChange() } }
  open override var title: String? { didSet { contentDidChange() } }
  /// The severity; `.default` by default. Stored; has no effect.
  open var severity = UIAlertControllerSeverity.default
  /// Whether a drag that is held over a button chooses it; false by default.
  open var isSpringLoaded = false {
    didSet { for button in buttons { button.springLoadAsTap(isSpringLoaded) } }
  }

  /// Creates an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    // An action sheet is a popover where the window is wide and it has a source.
    modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .popover
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .overFullScreen
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Adds a button.
  ///
  /// - Precondition: an alert has at most one cancel action.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    actions.append(action)
    action.onChange = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  /// Adds a field, which `configurationHandler` can set up.
  ///
  /// - Precondition: the style is `.alert`.
  open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
    precondition(preferredStyle == .alert, "Text fields can only be added to an alert controller of style alert")
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 14)
    field.onReturn = { [weak self] in self?.confirm() }
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    contentDidChange()
  }

  // MARK: Content

  private var isInPopover: Bool {
    presentingViewController != nil && presentationController is UIPopoverPresentationController
  }
  private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  private func contentDidChange() {
    guard isViewLoaded else { return }
    let focused = focusedButton?.action
    rebuild()
    view.setNeedsLayout()
    guard let focused, let system = UIFocusSystem.focusSystem(for: view) else { return }
    view.layoutIfNeeded()
    let button = buttons.first { $0.action === focused && $0.canBecomeFocused }
    system.move(to: button ?? system.preferredItem(in: self), heading: [])
  }

  private var buttons: [AlertButton] { card.buttons + cancelCard.buttons }
  private var focusedButton: AlertButton? { buttons.first(where: \.isFocused) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    if preferredStyle == .actionSheet { view.addSubview(cancelCard) }
    rebuild()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    rebuild()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  private func rebuild() {
    let isSheet = preferredStyle == .actionSheet
    func makeButton(_ action: UIAlertAction) -> AlertButton {
      let isBold = preferredAction.map { $0 === action } ?? (action.style == .cancel)
      let button = AlertButton(action: action, isSheet: isSheet, isBold: isBold)
      button.springLoadAsTap(isSpringLoaded)
      button.addAction(UIAction { [weak self] _ in self?.finish(with: action) }, for: .primaryActionTriggered)
      return button
    }
    // Cancel is first next to one other button, and last in a column.
    var ordered = actions.filter { $0.style != .cancel }
    if !isSheet, let cancelAction { ordered.insert(cancelAction, at: actions.count == 2 ? 0 : ordered.count) }
    card.show(title: title, message: message, fields: textFields ?? [], buttons: ordered.map(makeButton))
    if isSheet {
      cancelCard.isHidden = cancelAction == nil || isInPopover
      cancelCard.show(title: nil, message: nil, fields: [], buttons: cancelAction.map { [makeButton($0)] } ?? [])
      preferredContentSize = card.sizeThatFits(CGSize(width: 304, height: 0))
    }
  }

  // MARK: Focus

  /// The first field, or else the preferred action, or else the first button.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    let preferred = buttons.first { $0.action === preferredAction && $0.canBecomeFocused }
    return textFields?.first.map { [$0] } ?? preferred.map { [$0] } ?? buttons
  }

  // MARK: Layout

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !cardsAreAway else { return }
    layOutCards()
  }

  private var cardsAreAway = false

  private func layOutCards() {
    let area = view.bounds.inset(by: view.safeAreaInsets)
    if isInPopover {
      card.layer.cornerRadius = 0
      card.frame = view.bounds
      return
    }
    // The widths on iOS: 270 for an alert; a sheet fills a narrow window up to 8 points from its edges.
    let width = min(preferredStyle == .alert ? 270 : 414, area.width - 16)
    let x = (area.midX - width / 2).rounded()
    var height = card.sizeThatFits(CGSize(width: width, height: 0)).height
    if preferredStyle == .alert {
      height = min(height, area.height - 16)
      place(card, CGRect(x: x, y: (area.midY - height / 2).rounded(), width: width, height: height))
      return
    }
    var bottom = area.maxY - 8
    if !cancelCard.isHidden {
      let size = cancelCard.sizeThatFits(CGSize(width: width, height: 0))
      place(cancelCard, CGRect(x: x, y: bottom - size.height, width: width, height: size.height))
      bottom -= size.height + 8
    }
    height = min(height, bottom - area.minY - 8)
    place(card, CGRect(x: x, y: bottom - height, width: width, height: height))
  }

  private func place(_ card: AlertCard, _ frame: CGRect) {
    card.bounds.size = frame.size
    card.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Sets the start of the presentation: alerts are slightly enlarged, sheets below the window.
  func moveCards(away: Bool) {
    cardsAreAway = away
    if preferredStyle == .alert {
      let comes = isBeingPresented
      card.transform = away && comes ? CGAffineTransform(scaleX: 1.15, y: 1.15) : .identity
      return
    }
    let distance = view.bounds.height - min(card.frame.minY, view.bounds.height)
    for card in [card, cancelCard] {
      card.transform = away ? CGAffineTransform(translationX: 0, y: distance) : .identity
    }
    if !away { layOutCards() }
  }

  // MARK: Presentation

  override func ownPresentation(
    in window: UIWindow, presenting: UIViewController, prepared: UIPresentationController
  ) -> UIPresentationController? {
    if preferredStyle == .actionSheet, window.traitCollection.horizontalSizeClass == .regular,
      let popover = prepared as? UIPopoverPresentationController,
      popover.sourceView != nil || popover.sourceItem != nil
    {
      popover.adopt(presenting: presenting)
      return popover
    }
    return AlertPresentationController(presentedViewController: self, presenting: presenting)
  }

  override func cancelByUser() -> Bool {
    cancel()
    return true
  }

  override var modalAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(label: title, value: message, role: .alert, isModal: true)
  }

  // MARK: Ending

  /// Dismisses the alert, then runs the action's handler, as on iOS.
  func finish(with action: UIAlertAction?) {
    guard !isDone, action?.isEnabled ?? true else { return }
    isDone = true
    if presentingViewController == nil {
      if let action { action.handler?(action) }
      return
    }
    dismiss(animated: true) {
      if let action { action.handler?(action) }
    }
  }

  /// Performs the action of Return: that of the focused button, else the preferred action, else the only one that is
  /// neither Cancel nor destructive.
  private func confirm() {
    let plain = actions.filter { $0.style == .default }
    let action =
      focusedButton?.action ?? preferredAction ?? (plain.count == 1 ? plain[0] : actions.count == 1 ? actions[0] : nil)
    if let action { finish(with: action) }
  }

  /// Performs the action of Esc and of a click outside a sheet.
  func cancel() {
    if let cancelAction {
      finish(with: cancelAction)
    } else if preferredStyle == .actionSheet || actions.isEmpty {
      finish(with: nil)
    }
  }

  open override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in self?.cancel() },
      UIKeyCommand(input: "\r") { [weak self] _ in self?.confirm() },
    ]
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard preferredStyle == .actionSheet, !isInPopover, let touch = touches.first,
      ![card, cancelCard].contains(where: { $0.frame.contains(touch.location(in: view)) })
    else { return }
    cancel()
  }
}

/// The severity of an alert.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uialertcontrollerseverity).
public enum UIAlertControllerSeverity: Int, Sendable {
  /// Of no particular severity.
  case `default` = 0
  /// So severe that the user should notice it.
  case critical = 1
}
