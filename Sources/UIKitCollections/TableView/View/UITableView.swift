import CollectionCore
import CoreGraphics
@_spi(UIKit) import UIKitCore

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
  var dragging: ListDragging?
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

  /// Creates a table of a style, which cannot be changed afterwards.
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

  @_spi(UIKit) open override class var drawsItself: Bool { false }

  /// The style that the table was created with.
  open var style: Style { tableStyle }

  // MARK: Data and delegates

  /// The object that controls heights, selection and display, held weakly.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { typedDelegate }
    set {
      typedDelegate = newValue
      super.delegate = newValue
      delegateMayHaveMenus()
      heightsDidChange()
    }
  }

  /// The object that provides counts and cells, held weakly. Setting it discards all cached counts; the next layout
  /// pass reads them again.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { source }
    set {
      source = newValue
      forgetData()
    }
  }

  /// The object that prepares data ahead of scrolling, held weakly.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// Whether rows are made ready before they come into view.
  open var isPrefetchingEnabled = true

  // MARK: Heights

  /// The height of rows; `automaticDimension` lets the cells decide. The delegate's method comes first.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { heightsDidChange() } }
  }

  /// The height of headers in points, where the delegate gives none.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
  }

  /// The height of footers in points, where the delegate gives none.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
  }

  /// About how high a row is until it comes into view; 0 has every height computed at once.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
  }

  /// About how high a header is until it comes into view, in points; 0 has every height computed at once.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
  }

  /// About how high a footer is until it comes into view, in points; 0 has every height computed at once.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
  }

  /// The room above the headers of a plain table.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
  }

  /// How high empty rows below the last one are. Stored only: no lines are drawn there.
  open var fillerRowHeight: CGFloat = 0

  /// When cells that size themselves are measured again, apart from when they appear.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Looks

  /// How the lines between cells are drawn; a single line by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { looksDidChange() }
  }

  /// The colour of the lines between cells; nil for the default.
  open var separatorColor: UIColor? = .separator {
    didSet { looksDidChange() }
  }

  /// Stored only: lines are drawn in `separatorColor`.
  open var separatorEffect: UIVisualEffect?

  /// How far separators are from the cells' edges. Left stands for the leading edge.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? TableMetrics.separatorInset }
    set {
      ownSeparatorInset = newValue
      looksDidChange()
    }
  }

  /// Whether `separatorInset` counts from the cell's edges or from the automatic insets.
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

  /// The data source's count when it was last read; 0 without a data source.
  open var numberOfSections: Int { loadedCounts.sections }

  /// Returns the data source's count when it was last read. Stops with UIKit's message for a section that does not
  /// exist.
  open func numberOfRows(inSection section: Int) -> Int { rowCount(inSection: section) }

  // MARK: Geometry

  /// A section with its header and footer, in content coordinates.
  open func rect(forSection section: Int) -> CGRect { rectOfSection(section) }

  /// Where a section's header is; where it floats, if it does.
  open func rectForHeader(inSection section: Int) -> CGRect { rectOfHeader(section) }

  /// Returns the frame of a section's footer, in points of the content; the heights before it may be estimates.
  open func rectForFooter(inSection section: Int) -> CGRect { rectOfFooter(section) }

  /// Returns the frame of a row, in points of the content; zero for a row that does not exist. The heights before it
  /// may be estimates.
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

  /// Returns a section's header on screen; nil when it is not on screen.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown.headers[section] as? UITableViewHeaderFooterView
  }

  /// Returns a section's footer on screen; nil when it is not on screen.
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

  /// Whether rows can be selected by the person; true by default.
  open var allowsSelection = true {
    didSet { selectionRulesDidChange() }
  }
  /// Whether the person can select more than one row; false by default.
  open var allowsMultipleSelection = false {
    didSet { selectionRulesDidChange() }
  }
  /// Whether rows can be selected by the person while `isEditing`.
  open var allowsSelectionDuringEditing = false {
    didSet { selectionRulesDidChange() }
  }
  /// Whether the person can select more than one row while `isEditing`.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { selectionRulesDidChange() }
  }

  /// The row selected first.
  open var indexPathForSelectedRow: IndexPath? { selection.paths.first }

  /// The selected rows; nil when there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.paths.sorted() }

  /// Selects a row, and scrolls to it if a position is given. Nil deselects all. Does not call the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Does not call the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  // MARK: Editing

  /// Whether the table is in editing mode; setting it does not animate.
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

  /// Begins a batch of updates, which `endUpdates()` carries out. Without changes, it only has heights computed again.
  open func beginUpdates() { openBatch() }

  /// Carries out the updates since the matching `beginUpdates()`.
  open func endUpdates() { closeBatch(completion: nil) }

  /// Carries out the changes announced within `updates` together. Deletions, reloads and the origins of moves are
  /// positions before, insertions and targets positions after. `updates` runs at once; when the call returns, counts
  /// and visible cells are those after it; `completion` is called later.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openBatch()
    updates?()
    closeBatch(completion: completion)
  }

  /// Announces inserted sections, by the indices that they have afterwards.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce(animation, inserted: sections) { $0.insertedSections += sections }
  }

  /// Announces deleted sections, by the indices that they had before.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce(animation, deleted: sections) { $0.deletedSections += sections }
  }

  /// Announces sections to be shown by new cells, by the indices that they had before.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce(animation, deleted: sections) { $0.reloadedSections += sections }
  }

  /// Announces that a section moved, from the index before to the index after the update.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    announce(.automatic) { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Announces inserted rows, by the index paths that they have afterwards. The data source must have them when the
  /// update ends.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let rows = indexPaths.compactMap(ItemIndex.init)
    announce(animation, inserted: rows) { $0.insertedItems += rows }
  }

  /// Announces deleted rows, by the index paths that they had before.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let rows = indexPaths.compactMap(ItemIndex.init)
    announce(animation, deleted: rows) { $0.deletedItems += rows }
  }

  /// Announces rows to be shown by new cells, by the index paths that they had before.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let rows = indexPaths.compactMap(ItemIndex.init)
    announce(animation, deleted: rows) { $0.reloadedItems += rows }
  }

  /// Configures the cells on screen anew without replacing them.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    let rows = indexPaths.compactMap(ItemIndex.init)
    announce(.none) { $0.reconfiguredItems += rows }
  }

  /// Announces that a row moved, from the index path before to the one after the update.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let from = ItemIndex(indexPath), let to = ItemIndex(newIndexPath) else { return }
    announce(.automatic) { $0.movedItems.append(.init(from: from, to: to)) }
  }

  /// Discards all counts, heights and cells. Reads counts and the heights that are needed at once, and cells in the
  /// next layout pass. Clears the selection.
  open func reloadData() { reload() }

  // MARK: Index

  /// Reads the index titles from the data source again.
  open func reloadSectionIndexTitles() { loadIndexTitles() }

  /// The index is shown where there are at least as many rows.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { setNeedsLayout() }
  }
  /// The colour of the index's letters; nil for the tint colour.
  open var sectionIndexColor: UIColor? {
    didSet { dressIndexBar() }
  }
  /// The colour behind the index; nil for none.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { dressIndexBar() }
  }
  /// Stored only: the background stays the same while the index is touched.
  open var sectionIndexTrackingBackgroundColor: UIColor?

  // MARK: Focus, drag and drop

  /// Whether cells can have the focus, where the delegate does not say; true by default.
  open var allowsFocus = true
  /// Whether cells can have the focus while `isEditing`, where the delegate does not say.
  open var allowsFocusDuringEditing = true
  /// Whether a row that gets the focus is selected, where the delegate does not say; false by default.
  open var selectionFollowsFocus = false
  /// Whether the focus comes back to the row that had it last, where the delegate does not say; false by default.
  open var remembersLastFocusedIndexPath = false
  /// Whether rows can be dragged where `dragDelegate` has them; true by default.
  open var dragInteractionEnabled = true { didSet { dragging?.isEnabled = dragInteractionEnabled } }
  /// Whether rows of this view are being dragged.
  open var hasActiveDrag: Bool { dragging?.hasActiveDrag ?? false }
  /// Whether something that is dragged is over the view.
  open var hasActiveDrop: Bool { dragging?.hasActiveDrop ?? false }

  /// Shows the menus that the delegate has for rows; nil before there is a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  // MARK: Overrides

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(role: .list) }

  @_spi(UIKit) open override func didChangeBounds(from oldBounds: CGRect, cause: BoundsChangeCause) {
    super.didChangeBounds(from: oldBounds, cause: cause)
    boundsDidChange(from: oldBounds)
  }

  /// Headers of plain tables float.
  @_spi(UIKit) open override var pinnedEdges: UIEdgeInsets? { tableStyle == .plain ? nil : .zero }

  @_spi(UIKit) open override func motionDidChange() {
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

  @_spi(UIKit) open override var hidesVerticalIndicator: Bool { indexBar.map { !$0.isHidden } ?? false }

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
