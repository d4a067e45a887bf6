@_spi(UIKit) import UIKitCore

/// The view of one row: texts and an image in one of four arrangements, or content of its own, beside accessories and
/// the controls that editing shows.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// A handler that configures a cell for its state.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  var parts = CellParts()
  let row: TableCellState

  // MARK: Making cells

  /// Creates a cell of a style, with an identifier to reuse it by; nil when it is not reused.
  public init(style: CellStyle, reuseIdentifier: String?) {
    row = TableCellState(style: style, identifier: reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
    setUp()
  }

  public required init?(coder: NSCoder) {
    row = TableCellState(style: .default, identifier: nil)
    super.init(coder: coder)
    setUp()
    coder.didMake(self, as: UITableViewCell.self)
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  private func setUp() {
    installContentView(TableCellContentView())
    focusEffect = UIFocusEffect()
  }

  @_spi(UIKit) open override class var drawsItself: Bool { self != UITableViewCell.self }

  // MARK: Reuse

  /// The identifier that the cell was made with; nil for one that is not used again.
  open var reuseIdentifier: String? { row.identifier }

  /// Called before a cell that was shown before is handed out for another row. Call `super`.
  open func prepareForReuse() {}

  // MARK: Content

  /// The main text; made when it is first needed.
  open var textLabel: UILabel? { contentLabel(.text) }

  /// The secondary text; nil in the style `default`.
  open var detailTextLabel: UILabel? { row.style == .default ? nil : contentLabel(.detail) }

  /// The image before the texts; made when it is first needed.
  open var imageView: UIImageView? { contentImageView }

  /// The view to add content to, beside accessories and editing controls. While `contentConfiguration` is set, this is
  /// the view made from it.
  open var contentView: UIView { parts.content }

  /// A view behind the content; fills the cell.
  open var backgroundView: UIView? {
    get { parts.background }
    set { replaceBackgroundView(with: newValue) }
  }

  /// A view over the background view and behind the content, seen while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    get { parts.selectedBackground }
    set {
      row.hasDefaultSelectedBackground = false
      replaceSelectedBackgroundView(with: newValue)
    }
  }

  /// The view in place of `selectedBackgroundView` where several rows can be selected.
  open var multipleSelectionBackgroundView: UIView?

  // MARK: Accessories

  /// The mark at the trailing edge.
  open var accessoryType: AccessoryType {
    get { row.accessoryType }
    set {
      row.accessoryType = newValue
      accessoriesDidChange()
    }
  }

  /// A view at the trailing edge, in place of `accessoryType`.
  open var accessoryView: UIView? {
    get { row.accessoryView }
    set { replaceAccessoryView(newValue) }
  }

  /// The mark at the trailing edge while the table is edited.
  open var editingAccessoryType: AccessoryType {
    get { row.editingAccessoryType }
    set {
      row.editingAccessoryType = newValue
      accessoriesDidChange()
    }
  }

  /// A view at the trailing edge while the table is edited, in place of `editingAccessoryType`.
  open var editingAccessoryView: UIView? {
    get { row.editingAccessoryView }
    set { replaceEditingAccessoryView(newValue) }
  }

  // MARK: Place

  /// How deep the row is in a hierarchy; 0 is the outermost level.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }

  /// Points per level.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// How far the separator below the cell is from the cell's edges; the table's inset until it is set.
  open var separatorInset: UIEdgeInsets {
    get { row.separatorInset ?? row.table?.separatorInset ?? TableMetrics.separatorInset }
    set {
      row.separatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Selection

  /// How the cell is drawn while selected; `.default` by default.
  open var selectionStyle = SelectionStyle.default {
    didSet { updateDefaultBackgrounds() }
  }

  /// Whether the row is selected. The table view sets this by `setSelected(_:animated:)`.
  open var isSelected: Bool {
    get { row.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a touch is on the cell.
  open var isHighlighted: Bool {
    get { row.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows the cell selected or not. Call `super` when overriding it.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard row.isSelected != selected else { return }
    row.isSelected = selected
    stateDidChange(animated: animated)
  }

  /// Shows the cell highlighted or not. Call `super` when overriding it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard row.isHighlighted != highlighted else { return }
    row.isHighlighted = highlighted
    stateDidChange(animated: animated)
  }

  // MARK: Editing

  /// The control that the row has while the table is edited.
  open var editingStyle: EditingStyle { row.editingStyle }

  /// Whether the row has a grip while the table is edited, where the data source lets it be moved.
  open var showsReorderControl = false {
    didSet { setNeedsLayout() }
  }

  /// Whether the content makes room for the editing control. True by default.
  open var shouldIndentWhileEditing = true {
    didSet { setNeedsLayout() }
  }

  /// Whether the cell shows its editing controls. The table view sets this by `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { row.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows the editing controls or not. Call `super` when overriding it.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

  /// Whether the button that deletes the row is uncovered.
  open var showingDeleteConfirmation: Bool { row.table?.swipe?.cell === self }

  /// Called before controls appear or go. Does nothing here.
  open func willTransition(to state: StateMask) {}

  /// Called after controls appeared or went. Does nothing here.
  open func didTransition(to state: StateMask) {}

  // MARK: Dragging and focus

  /// Stored only: cells that have the focus all look alike.
  open var focusStyle = FocusStyle.default
  /// Whether controls in the cell can be used while it is dragged. Stored only.
  open var userInteractionEnabledWhileDragging = true
  /// Called when the cell's stage in a drag changes; never here, since there is no drag and drop.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Configurations

  /// The configuration of the content. Setting it creates a content view, or updates the present one.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { parts.contentConfiguration }
    set { setContentConfiguration(newValue) }
  }

  /// The configuration of the background. Setting it removes `backgroundView` and `selectedBackgroundView`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { parts.backgroundConfiguration }
    set {
      setBackgroundConfiguration(newValue)
      updateDefaultBackgrounds()
    }
  }

  /// A configuration of texts and an image in the cell's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { row.defaultContent }

  /// The background of a row of the cell's table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    row.table?.isGrouped ?? false ? .listGroupedCell() : .listPlainCell()
  }

  /// Whether `contentConfiguration` is updated for a changed state by itself.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether `backgroundConfiguration` is updated for a changed state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The cell's state and traits. Override it to add to the state, starting with `super`.
  open var configurationState: UICellConfigurationState { currentConfigurationState }

  /// Schedules one call of `updateConfiguration(using:)` for the next layout pass.
  open func setNeedsUpdateConfiguration() {
    guard !parts.needsUpdateConfiguration else { return }
    parts.needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Adapts the configurations to a state. Here: those that update by themselves.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      contentConfiguration = configuration.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let configuration = backgroundConfiguration {
      backgroundConfiguration = configuration.updated(for: state)
    }
  }

  /// Called after `updateConfiguration(using:)`: an alternative to overriding that.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Overrides

  open override var backgroundColor: UIColor? {
    didSet { if !row.setsDefaultBackground { row.hasDefaultBackground = false } }
  }

  /// As the table view's delegate says; without it, cells of a table that allows selection.
  open override var canBecomeFocused: Bool {
    guard let table = row.table, let path = table.indexPath(for: self) else { return super.canBecomeFocused }
    return table.canFocus(path)
  }

  open override func layoutSublayers(of layer: CALayer) {
    // Before `layoutSubviews`, which subclasses override without calling super.
    if layer === self.layer { updateConfigurationIfNeeded() }
    super.layoutSublayers(of: layer)
    if layer === self.layer, parts.focusRing != nil { updateFocusRing() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
    layOutRow()
  }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    if context.nextFocusedItem === self || context.previouslyFocusedItem === self { updateFocusRing() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if parts.focusRing != nil { updateFocusRing() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// The size that the content's constraints determine within the width, with the accessories beside it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard !isSizedByItself else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return sizeFitting(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: sizeFitting(size, .required, .fittingSizeLevel).height)
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentSizeMayHaveChanged()
  }

  @_spi(UIKit) open override func subviewDidInvalidateIntrinsicContentSize(_ subview: UIView) {
    if subview === contentView { contentSizeMayHaveChanged() }
  }

  @_spi(UIKit) open override func contentConstraintsDidChange() { contentSizeMayHaveChanged() }

  @_spi(UIKit) open override func configurationDidInvalidate() { setNeedsUpdateConfiguration() }

  /// A row is one element, called what its texts say.
  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: contentView.combinedAccessibilityLabel, traits: isSelected ? .selected : .none)
  }
}
