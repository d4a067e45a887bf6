import QuartzCore

/// The bar of a find interaction: a text field, the number of results, and buttons. With replacement it has a second
/// row.
@MainActor final class FindBar: UIView {
  private weak var interaction: UIFindInteraction?
  /// The clock in whose frames the bar is placed.
  private weak var followed: FrameScheduler?
  let field = UISearchTextField(frame: .zero)
  let replacementField = UITextField(frame: .zero)
  private let summary = UILabel(frame: .zero)
  private let menuButton = UIButton(type: .system)
  private let previousButton = UIButton(type: .system)
  private let nextButton = UIButton(type: .system)
  private let doneButton = UIButton(type: .system)
  private let replaceButton = UIButton(type: .system)
  private let replaceAllButton = UIButton(type: .system)
  private let line = UIView(frame: .zero)

  /// The height in points of a row, that of a toolbar on a phone.
  private static let rowHeight: CGFloat = 48
  private static let margin: CGFloat = 12
  private static let gap: CGFloat = 6

  /// Whether the row for replacing is shown.
  var showsReplacement = false {
    didSet {
      guard showsReplacement != oldValue else { return }
      if !showsReplacement, replacementField.isFirstResponder { _ = field.becomeFirstResponder() }
      showRows()
      place()
    }
  }

  init(interaction: UIFindInteraction) {
    self.interaction = interaction
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    line.backgroundColor = .separator
    accessibilityLabel = "Find"
    prepareField()
    prepareReplacement()
    summary.font = .systemFont(ofSize: 15)
    summary.textColor = .secondaryLabel
    summary.setContentCompressionResistancePriority(.required, for: .horizontal)
    prepare(previousButton, symbol: "chevron.up", label: "Previous Result") { $0.findPrevious() }
    prepare(nextButton, symbol: "chevron.down", label: "Next Result") { $0.findNext() }
    prepare(menuButton, symbol: "ellipsis", label: "Find Options") { _ in }
    menuButton.showsMenuAsPrimaryAction = true
    prepare(doneButton, title: "Done") { $0.dismissFindNavigator() }
    prepare(replaceButton, title: "Replace") { $0.replaceOne() }
    prepare(replaceAllButton, title: "All", label: "Replace All") { $0.replaceAll() }
    for view in [line, field, summary, menuButton, previousButton, nextButton, doneButton] { addSubview(view) }
    for view in [replacementField, replaceButton, replaceAllButton] { addSubview(view) }
    showRows()
  }

  required init?(coder: NSCoder) { nil }

  override class var drawsItself: Bool { false }

  private func prepareField() {
    field.placeholder = "Find"
    field.accessibilityLabel = "Find"
    field.clearButtonMode = .whileEditing
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.onReturn = { [weak self] in self?.interaction?.findNext() }
    field.onEscape = { [weak self] in self?.interaction?.dismissFindNavigator() }
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        interaction?.queryWasEdited(to: field.text ?? "")
      }, for: .editingChanged)
  }

  private func prepareReplacement() {
    replacementField.placeholder = "Replace"
    replacementField.accessibilityLabel = "Replacement"
    replacementField.borderStyle = .none
    replacementField.backgroundColor = .tertiarySystemFill
    replacementField.layer.cornerRadius = 10
    replacementField.onReturn = { [weak self] in self?.interaction?.replaceOne() }
    replacementField.onEscape = { [weak self] in self?.interaction?.dismissFindNavigator() }
    let inset = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
    replacementField.leftView = inset
    replacementField.leftViewMode = .always
    replacementField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        interaction?.replacementWasEdited(to: replacementField.text ?? "")
      }, for: .editingChanged)
  }

  private func prepare(
    _ button: UIButton, symbol: String? = nil, title: String? = nil, label: String? = nil,
    action: @escaping @MainActor (UIFindInteraction) -> Void
  ) {
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.setTitle(title, for: .normal)
    if let symbol {
      let size = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
      button.setImage(UIImage(systemName: symbol, withConfiguration: size), for: .normal)
    }
    if let label { button.accessibilityLabel = label }
    button.addAction(
      UIAction { [weak self] _ in
        if let interaction = self?.interaction { action(interaction) }
      }, for: .primaryActionTriggered)
  }

  private func showRows() {
    for view in [replacementField, replaceButton, replaceAllButton] { view.isHidden = !showsReplacement }
    setNeedsLayout()
  }

  // MARK: Content

  /// Selects the text of the field, so that typing replaces it.
  func edit() {
    if !field.isFirstResponder { _ = field.becomeFirstResponder() }
    field.selectAll(nil)
  }

  var containsFirstResponder: Bool {
    guard let responder = window?.firstResponder as? UIView else { return false }
    return responder.isDescendant(of: self)
  }

  func updateMenu() { menuButton.menu = interaction?.makeMenu() }

  /// Updates the summary and the buttons after a search or a step.
  func updateResults() {
    guard let session = interaction?.activeFindSession else { return }
    if menuButton.menu == nil { updateMenu() }
    let text = Self.summary(of: session, hasQuery: interaction?.searchText != nil)
    if summary.text ?? "" != text {
      summary.text = text
      setNeedsLayout()
      if !text.isEmpty { UIAccessibility.post(notification: .announcement, argument: text) }
    }
    let hasResults = session.resultCount > 0
    previousButton.isEnabled = hasResults
    nextButton.isEnabled = hasResults
    replaceButton.isEnabled = session.allowsReplacementForCurrentlyHighlightedResult
    replaceAllButton.isEnabled = hasResults && session.supportsReplacement
  }

  private static func summary(of session: UIFindSession, hasQuery: Bool) -> String {
    let count = session.resultCount
    guard hasQuery, session.searchResultDisplayStyle != .none else { return "" }
    if count == 0 { return "No results" }
    let index = session.highlightedResultIndex
    if session.searchResultDisplayStyle == .currentAndTotal, (0..<count).contains(index) {
      return "\(index + 1) of \(count)"
    }
    return count == 1 ? "1 result" : "\(count) results"
  }

  // MARK: Layout

  private var ownHeight: CGFloat { Self.rowHeight * (showsReplacement ? 2 : 1) + (window?.safeAreaInsets.bottom ?? 0) }

  /// Moves the bar to the bottom of the window, and makes room for it in the view.
  func place() {
    guard let window else { return }
    let height = ownHeight
    let new = CGRect(x: 0, y: window.bounds.maxY - height, width: window.bounds.width, height: height)
    if frame != new { frame = new }
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    guard let view = interaction?.view else { return }
    // The bounds move with the content, so the frame of what is visible is converted.
    let shown = view.convert(view.bounds, to: window)
    let covered = shown.intersection(new)
    interaction?.makeRoom(covered.isNull ? 0 : max(shown.maxY - new.minY, 0))
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    place()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = window?.safeAreaInsets ?? .zero
    let hair = 1 / max(currentTraits.displayScale, 1)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hair)
    let left = safe.left + Self.margin
    let width = max(bounds.width - left - safe.right - Self.margin, 0)
    summary.sizeToFit()
    summary.isHidden = summary.text?.isEmpty ?? true
    let row: [(UIView, CGFloat)] = [
      (summary, summary.isHidden ? 0 : summary.bounds.width.rounded(.up)), (menuButton, 32), (previousButton, 32),
      (nextButton, 32), (doneButton, doneButton.intrinsicContentSize.width.rounded(.up)),
    ]
    place(row, after: field, left: left, width: width, top: 0)
    guard showsReplacement else { return }
    let second: [(UIView, CGFloat)] = [replaceButton, replaceAllButton].map {
      ($0, $0.intrinsicContentSize.width.rounded(.up))
    }
    place(second, after: replacementField, left: left, width: width, top: Self.rowHeight)
  }

  /// Places the views of a row at its trailing end, and gives the rest of its width to a field.
  private func place(_ views: [(UIView, CGFloat)], after field: UIView, left: CGFloat, width: CGFloat, top: CGFloat) {
    var end = width
    func put(_ view: UIView, from start: CGFloat, to end: CGFloat, height: CGFloat) {
      let x = isRightToLeft ? left + width - end : left + start
      view.frame = CGRect(x: x, y: top + (Self.rowHeight - height) / 2, width: max(end - start, 0), height: height)
    }
    for (view, own) in views.reversed() {
      put(view, from: end - own, to: end, height: Self.rowHeight - 8)
      if own > 0 { end -= own + Self.gap }
    }
    put(field, from: 0, to: end, height: 36)
  }

  // MARK: Keys

  override var keyCommands: [UIKeyCommand]? {
    // Those for opening the bar and for steps are the view's, which is next in the chain.
    var commands = [
      UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in self?.interaction?.dismissFindNavigator() }
    ]
    if field.isFirstResponder {
      commands.append(
        UIKeyCommand(input: "\r", modifierFlags: .shift) { [weak self] _ in self?.interaction?.findPrevious() })
    }
    return commands
  }

  /// The bar is about the view, so its events that it does not handle go there rather than to the window.
  override var next: UIResponder? { interaction?.view ?? super.next }
}

extension FindBar: FrameScheduler.Client {
  /// Follows the window and the view in every frame of their clock from now on.
  func start() {
    followed = frameScheduler
    followed?.add(self, phase: .layout)
  }

  func stop() {
    followed?.remove(self, phase: .layout)
    followed = nil
  }

  /// Follows the window and the view. Nothing else notices that the view has left its window, which closes the bar.
  func frame(at now: TimeInterval) -> Bool {
    if interaction?.view?.window === window { place() } else { interaction?.dismissFindNavigator() }
    return false
  }
}
