@_spi(UIKit) import UIKitCore

/// The view of one row: texts and an image in one of four arrangements, or other content, beside accessories and the
/// controls for editing.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitableviewcell).
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// A closure that configures a cell for its state.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  var parts = CellParts()
  let row: TableCellState

  // MARK: Making cells

  /// Creates a cell of a style, with an identifier for reuse; nil for a cell that is not reused.
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

  @_spi(UIKit) open override var ownListEnvironment: UIListEnvironment { row.table?.listEnvironment ?? .unspecified }

  // MARK: Reuse

  /// The identifier for reuse; nil for a cell that is not reused.
  open var reuseIdentifier: String? { row.identifier }

  /// Called before a dequeued cell is reused for another row. An override must call `super`.
  open func prepareForReuse() {}

  // MARK: Content

  /// The main text; created on first use.
  open var textLabel: UILabel? { contentLabel(.text) }

  /// The secondary text; nil in the style `default`.
  open var detailTextLabel: UILabel? { row.style == .default ? nil : contentLabel(.detail) }

  /// The image before the texts; created on first use.
  open var imageView: UIImageView? { contentImageView }

  /// The view to add content to, beside accessories and editing controls. While `contentConfiguration` is set, this is
  /// the view made from it.
  open var contentView: UIView { parts.content }

  /// A view behind the content that fills the cell; nil by default.
  open var backgroundView: UIView? {
    get { parts.background }
    set { replaceBackgroundView(with: newValue) }
  }

  /// A view over the background view and behind the content, visible while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    get { parts.selectedBackground }
    set {
      row.hasDefaultSelectedBackground = false
      replaceSelectedBackgroundView(with: newValue)
    }
  }

  /// The view in place of `selectedBackgroundView` where several rows can be selected; nil by default.
  open var multipleSelectionBackgroundView: UIView?

  // MARK: Accessories

  /// The mark at the trailing edge; none by default.
  open var accessoryType: AccessoryType {
    get { row.accessoryType }
    set {
      row.accessoryType = newValue
      accessoriesDidChange()
    }
  }

  /// A view at the trailing edge, in place of `accessoryType`; nil by default.
  open var accessoryView: UIView? {
    get { row.accessoryView }
    set { replaceAccessoryView(newValue) }
  }

  /// The mark at the trailing edge while the table is being edited; none by default.
  open var editingAccessoryType: AccessoryType {
    get { row.editingAccessoryType }
    set {
      row.editingAccessoryType = newValue
      accessoriesDidChange()
    }
  }

  /// A view at the trailing edge during editing, in place of `editingAccessoryType`; nil by default.
  open var editingAccessoryView: UIView? {
    get { row.editingAccessoryView }
    set { replaceEditingAccessoryView(newValue) }
  }

  // MARK: Place

  /// The level of the row in a hierarchy; 0, the default, is the outermost.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }

  /// The indentation per level, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// The distances of the separator below the cell from the cell's edges, in points; the table's inset until it is set.
  open var separatorInset: UIEdgeInsets {
    get { row.separatorInset ?? row.table?.separatorInset ?? TableMetrics.separatorInset }
    set {
      row.separatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Selection

  /// The look of the cell while selected; `.default` by default.
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

  /// Shows the cell as selected or not. An override must call `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard row.isSelected != selected else { return }
    row.isSelected = selected
    stateDidChange(animated: animated)
  }

  /// Shows the cell as highlighted or not. An override must call `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard row.isHighlighted != highlighted else { return }
    row.isHighlighted = highlighted
    stateDidChange(animated: animated)
  }

  // MARK: Editing

  /// The control of the row while the table is being edited.
  open var editingStyle: EditingStyle { row.editingStyle }

  /// Whether the row has a grip during editing, if the data source lets it be moved; false by default.
  open var showsReorderControl = false {
    didSet { setNeedsLayout() }
  }

  /// Whether the content makes room for the editing control; true by default.
  open var shouldIndentWhileEditing = true {
    didSet { setNeedsLayout() }
  }

  /// Whether the cell shows its editing controls. The table view sets this by `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { row.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the editing controls. An override must call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

  /// Whether the button that deletes the row is visible.
  open var showingDeleteConfirmation: Bool { row.table?.swipe?.cell === self }

  /// Called before controls appear or disappear. Does nothing here.
  open func willTransition(to state: StateMask) {}

  /// Called after controls have appeared or disappeared. Does nothing here.
  open func didTransition(to state: StateMask) {}

  // MARK: Dragging and focus

  /// Stored, without effect: all focused cells look alike.
  open var focusStyle = FocusStyle.default
  /// Whether controls in the cell can be used while it is dragged; true by default. Stored, without effect.
  open var userInteractionEnabledWhileDragging = true
  /// Called when the cell's stage in a drag changes; never called here.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Configurations

  /// The configuration of the content; nil by default. Setting it creates a content view, or updates the current one.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { parts.contentConfiguration }
    set { setContentConfiguration(newValue) }
  }

  /// The configuration of the background; nil by default. Setting it removes `backgroundView` and
  /// `selectedBackgroundView`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { parts.backgroundConfiguration }
    set {
      setBackgroundConfiguration(newValue)
      updateDefaultBackgrounds()
    }
  }

  /// Returns a configuration without content for texts and an image in the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration { row.defaultContent }

  /// Returns the background of a row in the cell's table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    row.table?.isGrouped ?? false ? .listGroupedCell() : .listPlainCell()
  }

  /// Whether `contentConfiguration` adapts to changes of state automatically; true by default.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether `backgroundConfiguration` adapts to changes of state automatically; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The cell's state and traits. Override it to add custom states, starting from `super`.
  open var configurationState: UICellConfigurationState { currentConfigurationState }

  /// Schedules one call of `updateConfiguration(using:)` for the next layout pass.
  open func setNeedsUpdateConfiguration() {
    guard !parts.needsUpdateConfiguration else { return }
    parts.needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Adapts the configurations to a state. By default it updates those that do so automatically.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      contentConfiguration = configuration.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let configuration = backgroundConfiguration {
      backgroundConfiguration = configuration.updated(for: state)
    }
  }

  /// Called after `updateConfiguration(using:)`, as an alternative to overriding that.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Overrides

  open override var backgroundColor: UIColor? {
    didSet { if !row.setsDefaultBackground { row.hasDefaultBackground = false } }
  }

  /// The answer of the table view's delegate; without one, whether the table allows selection.
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

  /// Returns the size that the content's constraints determine for the width, with the accessories beside it.
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

  /// A row is one accessibility element whose label consists of its texts.
  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: contentView.combinedAccessibilityLabel, traits: isSelected ? .selected : .none)
  }
}
