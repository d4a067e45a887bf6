import CollectionCore
import CoreGraphics

/// Rows under one another, in sections with headers and footers.
///
/// Work and memory are in proportion to what is on screen. Where rows are is `TableGeometry`'s business, what changes
/// in a batch `UpdatePlan`'s; the view keeps the cells that are visible and those that wait for reuse.
///
/// The class body holds what clients may override; each member stands for a function in one of the extensions.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  // MARK: State, by the extension that uses it

  let tableStyle: Style
  var data = TableDataState()
  var shown = ShownRows()
  var registrations = TableRegistrations()
  var selection = SelectionState()
  var touch = TableTouchState()
  var updates = TableUpdateState()
  var prefetching = TablePrefetchState()
  var focus = TableFocusState()
  var movement: RowMovement?
  var indexBar: IndexTitleBar?
  var menus: (source: TableContextMenus, interaction: UIContextMenuInteraction)?
  /// The row that is swiped aside, and what listens for swipes.
  var swipe: RowSwipe?
  var swipePan: SwipePanGestureRecognizer?
  var ownSeparatorInset: UIEdgeInsets?
  private var editing = false
  private weak var typedDelegate: (any UITableViewDelegate)?
  private weak var source: (any UITableViewDataSource)?

  // MARK: Making a table view

  public init(frame: CGRect, style: Style) {
    tableStyle = style
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    tableStyle = Self.decodedStyle(coder)
    super.init(coder: coder)
    setUp()
    coder.didMake(self, as: UITableView.self)
  }

  private func setUp() {
    backgroundColor = isGrouped ? .systemGroupedBackground : .systemBackground
    clipsToBounds = true
    alwaysBounceVertical = true
    let pan = SwipePanGestureRecognizer(self)
    swipePan = pan
    addGestureRecognizer(pan)
  }

  override class var drawsItself: Bool { false }

  open var style: Style { tableStyle }

  // MARK: Data and delegates

  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { typedDelegate }
    set {
      typedDelegate = newValue
      super.delegate = newValue
      delegateMayHaveMenus()
      heightsDidChange()
    }
  }

  /// Setting it discards all that is known of the data; the next layout pass asks anew.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { source }
    set {
      source = newValue
      forgetData()
    }
  }

  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// Whether rows are made ready before they come into view.
  open var isPrefetchingEnabled = true

  // MARK: Heights

  /// The height of rows; `automaticDimension` lets the cells decide. The delegate's method comes first.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { heightsDidChange() } }
  }

  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
  }

  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
  }

  /// About how high a row is until it comes into view; 0 has every height asked for at once.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
  }

  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
  }

  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
  }

  /// The room above the headers of a plain table.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
  }

  /// How high empty rows below the last one are. Stored only: no lines are drawn there.
  open var fillerRowHeight: CGFloat = 0

  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Looks

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { looksDidChange() }
  }

  open var separatorColor: UIColor? = .separator {
    didSet { looksDidChange() }
  }

  open var separatorEffect: UIVisualEffect?

  /// How far separators are from the cells' edges. Left stands for the leading edge.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? TableMetrics.separatorInset }
    set {
      ownSeparatorInset = newValue
      looksDidChange()
    }
  }

  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { looksDidChange() }
  }

  /// Stored only: content is as wide as the table.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether cells' content keeps out of the safe area's sides.
  open var insetsContentViewsToSafeArea = true

  /// A view behind all rows, as large as the visible part.
  open var backgroundView: UIView? {
    didSet { backgroundViewDidChange(from: oldValue) }
  }

  /// A view above all rows that scrolls with them. Its own height holds.
  open var tableHeaderView: UIView? {
    didSet { tableEdgeDidChange(from: oldValue, to: tableHeaderView) }
  }

  /// A view below all rows that scrolls with them. Its own height holds.
  open var tableFooterView: UIView? {
    didSet { tableEdgeDidChange(from: oldValue, to: tableFooterView) }
  }

  // MARK: Counts

  open var numberOfSections: Int { loadedCounts.sections }

  open func numberOfRows(inSection section: Int) -> Int { rowCount(inSection: section) }

  // MARK: Geometry

  /// A section with its header and footer, in content coordinates.
  open func rect(forSection section: Int) -> CGRect { rectOfSection(section) }

  /// Where a section's header is; where it floats, if it does.
  open func rectForHeader(inSection section: Int) -> CGRect { rectOfHeader(section) }

  open func rectForFooter(inSection section: Int) -> CGRect { rectOfFooter(section) }

  open func rectForRow(at indexPath: IndexPath) -> CGRect { rectOfRow(indexPath) }

  /// The row at a point of the content; nil where there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { rowPath(at: point) }

  /// The row that a visible cell shows.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownPath(of: cell) }

  /// The rows that a rectangle of the content touches.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rowPaths(in: rect) }

  /// The cell of a visible row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }

  /// The visible cells, by index path.
  open var visibleCells: [UITableViewCell] { sortedCells.map(\.cell) }

  /// The rows that are visible at the present offset, whether they have their cells already or not (facts 3.12).
  open var indexPathsForVisibleRows: [IndexPath]? { visibleRows.map(\.indexPath) }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown.headers[section] as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown.footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls until a row is at the position. `NSNotFound` as the row stands for an empty section's place.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls until the selected row that is nearest to the position is there.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToNearestSelection(scrollPosition, animated: animated)
  }

  // MARK: Making views

  /// Registers a class, a subclass of `UITableViewCell`, for cells; nil unregisters.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }

  /// Registers a nib, whose only top-level object is the cell, for cells; nil unregisters.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCell(nib, identifier)
  }

  /// Registers a class, a subclass of `UITableViewHeaderFooterView`, for headers and footers; nil unregisters.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(aClass, identifier)
  }

  /// Registers a nib, whose only top-level object is the view, for headers and footers; nil unregisters.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(nib, identifier)
  }

  /// A cell that waits for reuse, or a new one of what is registered; nil if nothing is registered and none waits.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier, nil)
  }

  /// A cell for a row: one that waits for reuse, or a new one. Stops with UIKit's message if nothing is registered
  /// under the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    requiredCell(identifier, indexPath)
  }

  /// A header or footer that waits for reuse, or a new one of what is registered; nil if nothing is registered and none
  /// waits.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooter(identifier)
  }

  // MARK: Selection

  open var allowsSelection = true {
    didSet { selectionRulesDidChange() }
  }
  open var allowsMultipleSelection = false {
    didSet { selectionRulesDidChange() }
  }
  open var allowsSelectionDuringEditing = false {
    didSet { selectionRulesDidChange() }
  }
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { selectionRulesDidChange() }
  }

  /// The row selected first.
  open var indexPathForSelectedRow: IndexPath? { selection.paths.first }

  /// The selected rows; nil when there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.paths.sorted() }

  /// Selects a row, and scrolls to it if a position is given. Nil deselects all. The delegate is not told.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// The delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  // MARK: Editing

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the editing controls of all rows that can be edited.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard self.editing != editing else { return }
    self.editing = editing
    editingDidChange(animated: animated)
  }

  // MARK: Updates

  /// Whether updates have been announced that are not carried out yet.
  open var hasUncommittedUpdates: Bool { updates.depth > 0 }

  /// Begins a batch of updates, which `endUpdates()` carries out. Without changes, heights are asked for anew.
  open func beginUpdates() { openBatch() }

  open func endUpdates() { closeBatch(completion: nil) }

  /// Carries out the changes announced within `updates` together. Deletions, reloads and the origins of moves are
  /// positions before, insertions and targets positions after. `updates` runs at once; when the call returns, counts
  /// and visible cells are those after it; `completion` is called later.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openBatch()
    updates?()
    closeBatch(completion: completion)
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce(animation, inserted: sections) { $0.insertedSections += sections }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce(animation, deleted: sections) { $0.deletedSections += sections }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce(animation, deleted: sections) { $0.reloadedSections += sections }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    announce(.automatic) { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let rows = indexPaths.compactMap(ItemIndex.init)
    announce(animation, inserted: rows) { $0.insertedItems += rows }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let rows = indexPaths.compactMap(ItemIndex.init)
    announce(animation, deleted: rows) { $0.deletedItems += rows }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let rows = indexPaths.compactMap(ItemIndex.init)
    announce(animation, deleted: rows) { $0.reloadedItems += rows }
  }

  /// Configures the cells on screen anew without replacing them.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    let rows = indexPaths.compactMap(ItemIndex.init)
    announce(.none) { $0.reconfiguredItems += rows }
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let from = ItemIndex(indexPath), let to = ItemIndex(newIndexPath) else { return }
    announce(.automatic) { $0.movedItems.append(.init(from: from, to: to)) }
  }

  /// Discards everything and asks the data source anew. Nothing stays selected.
  open func reloadData() { reload() }

  // MARK: Index

  /// Asks the data source for the index titles again.
  open func reloadSectionIndexTitles() { loadIndexTitles() }

  /// The index is shown where there are at least as many rows.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { setNeedsLayout() }
  }
  open var sectionIndexColor: UIColor? {
    didSet { dressIndexBar() }
  }
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { dressIndexBar() }
  }
  open var sectionIndexTrackingBackgroundColor: UIColor?

  // MARK: Focus, drag and drop

  open var allowsFocus = true
  open var allowsFocusDuringEditing = true
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  /// Stored only: there is no drag and drop yet.
  open var dragInteractionEnabled = true
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }

  /// Shows the menus that the delegate has for rows; nil before there is a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  // MARK: Overrides

  override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(role: .list) }

  override func didChangeBounds(from oldBounds: CGRect, cause: BoundsChangeCause) {
    super.didChangeBounds(from: oldBounds, cause: cause)
    boundsDidChange(from: oldBounds)
  }

  override func motionDidChange() {
    super.motionDidChange()
    if scroll.isDragging { closeSwipe(animated: true) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
    layOutSurroundings()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if tableStyle == .insetGrouped { setNeedsLayout() }
  }

  override var hidesVerticalIndicator: Bool { indexBar.map { !$0.isHidden } ?? false }

  open override func focusItems(in rect: CGRect) -> [any UIFocusItem] { focusableRows(in: rect) }

  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredFocusCells }

  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { allowsFocusMove(context) }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focusDidMove(context, coordinator)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !handleSelectionKeys(presses) { super.pressesBegan(presses, with: event) }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touchesDidBegin(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    touchesDidMove(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    touchesDidEnd(touches, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    touchesWereCancelled()
  }
}
