/// A message with buttons, in the middle of the window or, as an action sheet, at its bottom.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet = 0, alert }

  private let card = UIView(frame: .zero)
  private let titleLabel = UILabel(frame: .zero)
  private let messageLabel = UILabel(frame: .zero)
  private var buttons: [(action: UIAlertAction, button: UIButton, line: UIView)] = []
  private var isDone = false

  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  /// Return runs it.
  open var preferredAction: UIAlertAction?
  open var message: String? { didSet { contentDidChange() } }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// - Precondition: an alert has at most one cancel action.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    actions.append(action)
    action.onChange = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

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

  private func contentDidChange() {
    guard isViewLoaded else { return }
    rebuild()
    view.setNeedsLayout()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0, alpha: 0.3)
    card.layer.cornerRadius = 14
    card.clipsToBounds = true
    card.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor.secondarySystemBackground : .systemBackground
    }
    titleLabel.textAlignment = .center
    messageLabel.textAlignment = .center
    titleLabel.font = .systemFont(ofSize: preferredStyle == .alert ? 17 : 13, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: 13)
    titleLabel.numberOfLines = 0
    messageLabel.numberOfLines = 0
    view.addSubview(card)
    card.addSubview(titleLabel)
    card.addSubview(messageLabel)
    rebuild()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  private func rebuild() {
    for entry in buttons {
      entry.button.removeFromSuperview()
      entry.line.removeFromSuperview()
    }
    titleLabel.text = title
    messageLabel.text = message
    for field in textFields ?? [] where field.superview !== card { card.addSubview(field) }
    // Cancel comes first beside one other button, and last in a column.
    var ordered = actions.filter { $0.style != .cancel }
    if let cancel = actions.first(where: { $0.style == .cancel }) {
      ordered.insert(cancel, at: isRow ? 0 : ordered.count)
    }
    buttons = ordered.map { action in
      let button = UIButton(type: .system)
      button.setTitle(action.title, for: .normal)
      if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
      let isBold = preferredAction.map { $0 === action } ?? (action.style == .cancel)
      button.titleLabel?.font = .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
      button.isEnabled = action.isEnabled
      button.addAction(UIAction { [weak self] _ in self?.finish(with: action) }, for: .primaryActionTriggered)
      let line = UIView(frame: .zero)
      line.backgroundColor = .separator
      card.addSubview(line)
      card.addSubview(button)
      return (action, button, line)
    }
  }

  private var isRow: Bool { preferredStyle == .alert && actions.count == 2 }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    // iOS's widths: 270 for an alert; a sheet fills a narrow window up to 8 points from its edges.
    let width = preferredStyle == .alert ? min(270, bounds.width - 16) : min(400, bounds.width - 16)
    let inner = width - 32
    var y: CGFloat = 0
    func place(_ label: UILabel, gap: CGFloat) {
      guard label.text?.isEmpty == false else {
        label.frame = .zero
        return
      }
      let height = label.sizeThatFits(CGSize(width: inner, height: 0)).height
      label.frame = CGRect(x: 16, y: y + gap, width: inner, height: height)
      y += gap + height
    }
    place(titleLabel, gap: 19)
    place(messageLabel, gap: y > 0 ? 3 : 19)
    for (index, field) in (textFields ?? []).enumerated() {
      y += index == 0 ? 16 : 6
      field.frame = CGRect(x: 16, y: y, width: inner, height: 30)
      y += 30
    }
    if y > 0 { y += 19 }
    let row: CGFloat = preferredStyle == .alert ? 44 : 57
    let hair = 1 / max(view.traitCollection.displayScale, 1)
    if isRow {
      for (index, entry) in buttons.enumerated() {
        let x = width / 2 * CGFloat(index)
        entry.button.frame = CGRect(x: x, y: y, width: width / 2, height: row)
        entry.line.frame =
          index == 0
          ? CGRect(x: 0, y: y, width: width, height: hair) : CGRect(x: x, y: y, width: hair, height: row)
      }
      y += row
    } else {
      for entry in buttons {
        entry.line.frame = CGRect(x: 0, y: y, width: width, height: y > 0 ? hair : 0)
        entry.button.frame = CGRect(x: 0, y: y, width: width, height: row)
        y += row
      }
    }
    let x = ((bounds.width - width) / 2).rounded()
    let top = preferredStyle == .alert ? ((bounds.height - y) / 2).rounded() : bounds.height - y - 8
    card.frame = CGRect(x: x, y: max(top, 8), width: width, height: y)
  }

  // MARK: Ending

  /// The alert goes, then the action's handler runs, as on iOS.
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

  private func confirm() {
    let others = actions.filter { $0.style != .cancel }
    if let action = preferredAction ?? (others.count == 1 ? others[0] : actions.count == 1 ? actions[0] : nil) {
      finish(with: action)
    }
  }

  private func cancel() {
    if let action = actions.first(where: { $0.style == .cancel }) {
      finish(with: action)
    } else if preferredStyle == .actionSheet || actions.isEmpty {
      finish(with: nil)
    }
  }

  open override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        title: "", image: nil, input: UIKeyCommand.inputEscape, modifierFlags: [], propertyList: nil,
        discoverabilityTitle: nil
      ) { [weak self] _ in self?.cancel() },
      UIKeyCommand(
        title: "", image: nil, input: "\r", modifierFlags: [], propertyList: nil, discoverabilityTitle: nil
      ) { [weak self] _ in self?.confirm() },
    ]
  }

  /// A click beside a sheet cancels it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard preferredStyle == .actionSheet, let touch = touches.first, !card.frame.contains(touch.location(in: view))
    else { return }
    cancel()
  }
}
