import CollectionCore
import CoreGraphics
@_spi(UIKit) import UIKitCore

/// A scroll view with rows one below the other, in sections with headers and footers.
///
/// Work and memory are proportional to the rows on screen. `TableGeometry` determines where rows are, `UpdatePlan` what
/// changes in a batch; the view keeps the visible cells and those waiting for reuse.
///
/// The class body contains the members that clients may override; each calls a function in one of the extensions.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitableview).
@preconcurrency @MainActor open class UITableView: UIScrollView {
  // MARK: State, by the extension that uses it

  var looks: TableLooks
  var heights = TableHeights()
  var surroundings = TableSurroundings()
  var data = TableDataState()
  var shown = ShownRows()
  var registrations = TableRegistrations()
  var selection = SelectionState()
  private var selectionRules = SelectionRules()
  private var editing = false
  var touch = TableTouchState()
  var updates = TableUpdateState()
  var prefetching = TablePrefetchState()
  var focus = TableFocusState()
  var movement: RowMovement?
  var dragging = DragState()
  var placeholders = PlaceholderState<UITableViewPlaceholder>()
  var swiping = SwipeState()
  var indexTitles = TableIndexTitles()
  var menus: (source: TableContextMenus, interaction: UIContextMenuInteraction)?
  private var delegates = TableDelegates()

  // MARK: Making a table view

  /// Creates a table of a style, which cannot be changed afterwards.
  public init(frame: CGRect, style: Style) {
    looks = TableLooks(style: style)
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    looks = TableLooks(style: Self.decodedStyle(coder))
    super.init(coder: coder)
    setUp()
    coder.didMake(self, as: UITableView.self)
  }

  private func setUp() {
    backgroundColor = looks.isGrouped ? .systemGroupedBackground : .systemBackground
    clipsToBounds = true
    alwaysBounceVertical = true
    let pan = SwipePanGestureRecognizer(self)
    swiping.pan = pan
    addGestureRecognizer(pan)
  }

  @_spi(UIKit) open override class var drawsItself: Bool { false }

  /// The style that the table was created with.
  open var style: Style { looks.style }

  // MARK: Data and delegates

  /// The object that controls heights, selection and display, held weakly.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { delegates.delegate }
    set { super.delegate = newValue }
  }

  @_spi(UIKit) open override func delegateDidChange() {
    delegates.delegate = super.delegate as? any UITableViewDelegate
    delegateMayHaveMenus()
    heightsDidChange()
  }

  /// The object that provides counts and cells, held weakly. Setting it discards all cached counts; the next layout
  /// pass reads them again.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { delegates.dataSource }
    set {
      delegates.dataSource = newValue
      forgetData()
    }
  }

  /// The object that prepares data ahead of scrolling, held weakly.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { delegates.prefetchDataSource }
    set { delegates.prefetchDataSource = newValue }
  }

  /// Whether data is prefetched before rows become visible; true by default.
  open var isPrefetchingEnabled: Bool {
    get { prefetching.isEnabled }
    set { prefetching.isEnabled = newValue }
  }

  // MARK: Heights

  /// The height of rows in points; `automaticDimension`, the default, lets the cells decide. The delegate's method
  /// takes precedence.
  open var rowHeight: CGFloat {
    get { heights.row }
    set {
      guard newValue != heights.row else { return }
      heights.row = newValue
      heightsDidChange()
    }
  }

  /// The height of headers in points, where the delegate returns none; `automaticDimension` by default.
  open var sectionHeaderHeight: CGFloat {
    get { heights.header }
    set {
      guard newValue != heights.header else { return }
      heights.header = newValue
      heightsDidChange()
    }
  }

  /// The height of footers in points, where the delegate returns none; `automaticDimension` by default.
  open var sectionFooterHeight: CGFloat {
    get { heights.footer }
    set {
      guard newValue != heights.footer else { return }
      heights.footer = newValue
      heightsDidChange()
    }
  }

  /// The approximate height of a row in points, used until it becomes visible; 0 determines all heights at once.
  open var estimatedRowHeight: CGFloat {
    get { heights.estimatedRow }
    set {
      guard newValue != heights.estimatedRow else { return }
      heights.estimatedRow = newValue
      heightsDidChange()
    }
  }

  /// The approximate height of a header in points, used until it becomes visible; 0 determines all heights at once.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { heights.estimatedHeader }
    set {
      guard newValue != heights.estimatedHeader else { return }
      heights.estimatedHeader = newValue
      heightsDidChange()
    }
  }

  /// The approximate height of a footer in points, used until it becomes visible; 0 determines all heights at once.
  open var estimatedSectionFooterHeight: CGFloat {
    get { heights.estimatedFooter }
    set {
      guard newValue != heights.estimatedFooter else { return }
      heights.estimatedFooter = newValue
      heightsDidChange()
    }
  }

  /// The space above the headers of a plain table, in points; `automaticDimension` by default.
  open var sectionHeaderTopPadding: CGFloat {
    get { heights.headerPadding }
    set {
      guard newValue != heights.headerPadding else { return }
      heights.headerPadding = newValue
      heightsDidChange()
    }
  }

  /// The height of empty rows below the last one; 0 by default. Stored, without effect: no lines are drawn there.
  open var fillerRowHeight: CGFloat {
    get { heights.fillerRow }
    set { heights.fillerRow = newValue }
  }

  /// When self-sizing cells are measured again, apart from when they appear; `.enabled` by default.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { heights.invalidation }
    set { heights.invalidation = newValue }
  }

  // MARK: Looks

  /// The look of the lines between cells; a single line by default.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { looks.separatorStyle }
    set {
      looks.separatorStyle = newValue
      looksDidChange()
    }
  }

  /// The colour of the lines between cells; nil stands for the default.
  open var separatorColor: UIColor? {
    get { looks.separatorColor }
    set {
      looks.separatorColor = newValue
      looksDidChange()
    }
  }

  /// Stored, without effect: lines are drawn in `separatorColor`.
  open var separatorEffect: UIVisualEffect? {
    get { looks.separatorEffect }
    set { looks.separatorEffect = newValue }
  }

  /// The distances of separators from the cells' edges, in points. Left stands for the leading edge.
  open var separatorInset: UIEdgeInsets {
    get { looks.separatorInset ?? TableMetrics.separatorInset }
    set {
      looks.separatorInset = newValue
      looksDidChange()
    }
  }

  /// Whether `separatorInset` starts from the cells' edges (the default) or from the automatic insets.
  open var separatorInsetReference: SeparatorInsetReference {
    get { looks.separatorInsetReference }
    set {
      looks.separatorInsetReference = newValue
      looksDidChange()
    }
  }

  /// Whether content is limited to a readable width; false by default. Stored, without effect: content is as wide as
  /// the table.
  open var cellLayoutMarginsFollowReadableWidth: Bool {
    get { looks.marginsFollowReadableWidth }
    set { looks.marginsFollowReadableWidth = newValue }
  }
  /// Stored, without effect; true by default.
  open var insetsContentViewsToSafeArea: Bool {
    get { looks.insetsContentToSafeArea }
    set { looks.insetsContentToSafeArea = newValue }
  }

  /// A view behind all rows that fills the visible part; nil by default.
  open var backgroundView: UIView? {
    get { surroundings.background }
    set {
      let old = surroundings.background
      surroundings.background = newValue
      backgroundViewDidChange(from: old)
    }
  }

  /// A view above all rows that scrolls with them; nil by default. It keeps its own height.
  open var tableHeaderView: UIView? {
    get { surroundings.header }
    set {
      let old = surroundings.header
      surroundings.header = newValue
      tableEdgeDidChange(from: old, to: newValue)
    }
  }

  /// A view below all rows that scrolls with them; nil by default. It keeps its own height.
  open var tableFooterView: UIView? {
    get { surroundings.footer }
    set {
      let old = surroundings.footer
      surroundings.footer = newValue
      tableEdgeDidChange(from: old, to: newValue)
    }
  }

  // MARK: Counts

  /// The number of sections that the data source reported when it was last read; 0 without a data source.
  open var numberOfSections: Int { loadedCounts.sections }

  /// Returns the number of rows that the data source reported when it was last read. Raises an exception for a section
  /// that does not exist.
  open func numberOfRows(inSection section: Int) -> Int { rowCount(inSection: section) }

  // MARK: Geometry

  /// Returns the frame of a section with its header and footer, in content coordinates.
  open func rect(forSection section: Int) -> CGRect { rectOfSection(section) }

  /// Returns the frame of a section's header, in content coordinates; the displayed one, if it floats.
  open func rectForHeader(inSection section: Int) -> CGRect { rectOfHeader(section) }

  /// Returns the frame of a section's footer, in content coordinates; the heights before it may be estimates.
  open func rectForFooter(inSection section: Int) -> CGRect { rectOfFooter(section) }

  /// Returns the frame of a row, in content coordinates; zero for a row that does not exist. The heights before it may
  /// be estimates.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rectOfRow(indexPath) }

  /// Returns the row at a point of the content; nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { rowPath(at: point) }

  /// Returns the row that a visible cell shows; nil for any other cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownPath(of: cell) }

  /// Returns the rows that a rectangle of the content touches.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rowPaths(in: rect) }

  /// Returns the cell of a visible row; nil if it has none.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }

  /// The visible cells, ordered by index path.
  open var visibleCells: [UITableViewCell] { sortedCells.map(\.cell) }

  /// The rows visible at the current offset, whether they have cells yet or not (facts 3.12).
  open var indexPathsForVisibleRows: [IndexPath]? { visibleRows.map(\.indexPath) }

  /// Returns a section's header on screen; nil if it is not on screen.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown.headers[section] as? UITableViewHeaderFooterView
  }

  /// Returns a section's footer on screen; nil if it is not on screen.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown.footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls until a row is at the position. `NSNotFound` as the row stands for the place of an empty section.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls until the selected row that is nearest to the position is there.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToNearestSelection(scrollPosition, animated: animated)
  }

  // MARK: Making views

  /// Registers a class, a subclass of `UITableViewCell`, for cells; nil unregisters it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }

  /// Registers a nib, whose only top-level object is the cell, for cells; nil unregisters it.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCell(nib, identifier)
  }

  /// Registers a class, a subclass of `UITableViewHeaderFooterView`, for headers and footers; nil unregisters it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(aClass, identifier)
  }

  /// Registers a nib, whose only top-level object is the view, for headers and footers; nil unregisters it.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(nib, identifier)
  }

  /// Returns a cell that waits for reuse, or a new one if something is registered; nil otherwise.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier, nil)
  }

  /// Returns a cell for a row: one that waits for reuse, or a new one. Raises an exception if nothing is registered
  /// under the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    requiredCell(identifier, indexPath)
  }

  /// Returns a header or footer that waits for reuse, or a new one if something is registered; nil otherwise.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooter(identifier)
  }

  // MARK: Selection

  /// Whether the user can select rows; true by default.
  open var allowsSelection: Bool {
    get { selectionRules.allowsSelection }
    set {
      selectionRules.allowsSelection = newValue
      selectionRulesDidChange()
    }
  }
  /// Whether the user can select more than one row; false by default.
  open var allowsMultipleSelection: Bool {
    get { selectionRules.allowsMultiple }
    set {
      selectionRules.allowsMultiple = newValue
      selectionRulesDidChange()
    }
  }
  /// Whether the user can select rows while `isEditing`; false by default.
  open var allowsSelectionDuringEditing: Bool {
    get { selectionRules.allowsWhileEditing }
    set {
      selectionRules.allowsWhileEditing = newValue
      selectionRulesDidChange()
    }
  }
  /// Whether the user can select more than one row while `isEditing`; false by default.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { selectionRules.allowsMultipleWhileEditing }
    set {
      selectionRules.allowsMultipleWhileEditing = newValue
      selectionRulesDidChange()
    }
  }

  /// The row selected first; nil if there is none.
  open var indexPathForSelectedRow: IndexPath? { selection.paths.first }

  /// The selected rows, sorted; nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.paths.sorted() }

  /// Selects a row, and scrolls to it if a position is given; nil deselects all. Does not call the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects a row. Does not call the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  // MARK: Editing

  /// Whether the table is in editing mode; false by default. Setting it does not animate.
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

  /// Whether the view does not show the same rows as the data source: between `beginUpdates()` and `endUpdates()`, and
  /// while there are placeholders. `reloadData()` removes those.
  open var hasUncommittedUpdates: Bool { updates.depth > 0 || !placeholders.isEmpty }

  /// Begins a batch of updates, which `endUpdates()` carries out. A batch without changes only determines heights
  /// again.
  open func beginUpdates() { openBatch() }

  /// Carries out the updates since the matching `beginUpdates()`.
  open func endUpdates() { closeBatch(completion: nil) }

  /// Carries out the changes announced within `updates` together. Deletions, reloads and the origins of moves are
  /// positions before the update, insertions and destinations positions after it. `updates` runs at once; when the call
  /// returns, counts and visible cells are those after the update. `completion` is called later.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openBatch()
    updates?()
    closeBatch(completion: completion)
  }

  /// Inserts sections at indices after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce(animation, inserted: sections) { $0.insertedSections += sections }
  }

  /// Deletes sections at indices before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce(animation, deleted: sections) { $0.deletedSections += sections }
  }

  /// Shows sections with new cells; the indices are those before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce(animation, deleted: sections) { $0.reloadedSections += sections }
  }

  /// Moves a section from an index before the update to an index after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    announce(.automatic) { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Inserts rows at index paths after the update. The data source must contain them when the update ends.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let rows = indexPaths.compactMap(ItemIndex.init)
    announce(animation, inserted: rows) { $0.insertedItems += rows }
  }

  /// Deletes rows at index paths before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let rows = indexPaths.compactMap(ItemIndex.init)
    announce(animation, deleted: rows) { $0.deletedItems += rows }
  }

  /// Shows rows with new cells; the index paths are those before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let rows = indexPaths.compactMap(ItemIndex.init)
    announce(animation, deleted: rows) { $0.reloadedItems += rows }
  }

  /// Configures the cells on screen again without replacing them.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    let rows = indexPaths.compactMap(ItemIndex.init)
    announce(.none) { $0.reconfiguredItems += rows }
  }

  /// Moves a row from an index path before the update to an index path after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let from = ItemIndex(indexPath), let to = ItemIndex(newIndexPath) else { return }
    announce(.automatic) { $0.movedItems.append(.init(from: from, to: to)) }
  }

  /// Discards all counts, heights and cells, and clears the selection. Reads counts and the necessary heights at once,
  /// and cells in the next layout pass.
  open func reloadData() { reload() }

  // MARK: Index

  /// Reads the index titles from the data source again.
  open func reloadSectionIndexTitles() { loadIndexTitles() }

  /// The number of rows from which on the index is shown; 0 by default.
  open var sectionIndexMinimumDisplayRowCount: Int {
    get { indexTitles.minimumRowCount }
    set {
      indexTitles.minimumRowCount = newValue
      setNeedsLayout()
    }
  }
  /// The colour of the index's letters; nil, the default, stands for the tint colour.
  open var sectionIndexColor: UIColor? {
    get { indexTitles.color }
    set {
      indexTitles.color = newValue
      dressIndexBar()
    }
  }
  /// The colour behind the index; nil, the default, means none.
  open var sectionIndexBackgroundColor: UIColor? {
    get { indexTitles.backgroundColor }
    set {
      indexTitles.backgroundColor = newValue
      dressIndexBar()
    }
  }
  /// Stored, without effect: the background stays the same while the index is touched.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    get { indexTitles.trackingBackgroundColor }
    set { indexTitles.trackingBackgroundColor = newValue }
  }

  // MARK: Focus, drag and drop

  /// Whether cells can have the focus, unless the delegate decides; true by default.
  open var allowsFocus: Bool {
    get { focus.rules.allowsFocus }
    set { focus.rules.allowsFocus = newValue }
  }
  /// Whether cells can have the focus while `isEditing`, unless the delegate decides; true by default.
  open var allowsFocusDuringEditing: Bool {
    get { focus.rules.allowsWhileEditing }
    set { focus.rules.allowsWhileEditing = newValue }
  }
  /// Whether a row that gets the focus is selected, unless the delegate decides; false by default.
  open var selectionFollowsFocus: Bool {
    get { focus.rules.isFollowedBySelection }
    set { focus.rules.isFollowedBySelection = newValue }
  }
  /// Whether the focus returns to the row that had it last, unless the delegate decides; false by default.
  open var remembersLastFocusedIndexPath: Bool {
    get { focus.rules.remembersLast }
    set { focus.rules.remembersLast = newValue }
  }
  /// Whether rows can be dragged, if there is a `dragDelegate`; true by default.
  open var dragInteractionEnabled: Bool {
    get { dragging.isEnabled }
    set {
      dragging.isEnabled = newValue
      dragging.interactions?.isEnabled = newValue
    }
  }
  /// Whether a drag that is held over a row selects it, unless the delegate decides; false by default.
  open var isSpringLoaded: Bool {
    get { dragging.isSpringLoaded }
    set {
      dragging.isSpringLoaded = newValue
      springLoad(newValue) { [weak self] context in
        guard let self, let path = indexPathForRow(at: context.location(in: self)), let cell = cellForRow(at: path),
          delegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
        else { return nil }
        return (cell, path)
      } open: { [weak self] context in
        if let path = context.targetItem as? IndexPath { self?.userSelect(path) }
      }
    }
  }
  /// Whether rows of this view are being dragged.
  open var hasActiveDrag: Bool { dragging.interactions?.hasActiveDrag ?? false }
  /// Whether a drag is over the view.
  open var hasActiveDrop: Bool { dragging.interactions?.hasActiveDrop ?? false }

  /// The interaction that shows the delegate's menus for rows; nil before there is a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  // MARK: Overrides

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(role: .list) }

  @_spi(UIKit) open override func didChangeBounds(from oldBounds: CGRect, cause: BoundsChangeCause) {
    super.didChangeBounds(from: oldBounds, cause: cause)
    boundsDidChange(from: oldBounds)
  }

  /// Headers of plain tables float.
  @_spi(UIKit) open override var pinnedEdges: UIEdgeInsets? { looks.style == .plain ? nil : .zero }

  @_spi(UIKit) open override func motionDidChange() {
    super.motionDidChange()
    if scroll.isDragging { closeSwipe(animated: true) }
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
    layOutSurroundings()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if looks.style == .insetGrouped { setNeedsLayout() }
  }

  @_spi(UIKit) open override var hidesVerticalIndicator: Bool { indexTitles.bar.map { !$0.isHidden } ?? false }

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

  open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touchesDidBegin(touches)
  }

  open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    touchesDidMove(touches)
  }

  open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    touchesDidEnd(touches, event)
  }

  open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    touchesWereCancelled()
  }
}

extension UITableView: UISpringLoadedInteractionSupporting {}
