import CollectionCore
@_spi(UIKit) import UIKitCore

/// A scroll view whose layout places elements: cells for the items of a data source, and supplementary and decoration
/// views.
///
/// Work and memory are proportional to the elements on screen: the view stores the number of items per section, the
/// visible elements and the views waiting for reuse; the layout determines positions.
///
/// The class body contains the members that clients may override; each calls a function in one of the extensions.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollectionview).
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// Called after an interactive change of layout: `completed` is false when it was cancelled, `finished` is false when
  /// its animation was interrupted.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  // MARK: State, by the extension that uses it

  var layoutObject: UICollectionViewLayout
  var data = DataState()
  var pass = LayoutPassState()
  var query = LayoutQuery()
  let elements = ElementTable()
  var registrations = Registrations()
  var selection = SelectionState()
  private var selectionRules = SelectionRules()
  var touch = TouchState()
  var updates = UpdateState()
  var prefetching = PrefetchState()
  var transition: InteractiveTransition?
  var movement: InteractiveMovement?
  var dragging = DragState()
  var placeholders = PlaceholderState<UICollectionViewPlaceholder>()
  var focus = CollectionFocusState()
  var multipleSelection = MultipleSelectionState()
  var indexBar: IndexTitleBar?
  /// The data source, if it has outlines.
  weak var outline: (any OutlineDataSource)?
  var regions = RegionState()
  var swiping = SwipeState()
  var menus: (source: CollectionContextMenus, interaction: UIContextMenuInteraction)?
  private weak var typedDelegate: (any UICollectionViewDelegate)?
  private weak var source: (any UICollectionViewDataSource)?
  private weak var prefetchSource: (any UICollectionViewDataSourcePrefetching)?

  // MARK: Making a collection view

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(role: .list) }

  /// Creates a collection view with a layout, which is attached but not yet called (facts 1.1).
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutObject = layout
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    layoutObject = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
    coder.didMake(self, as: UICollectionView.self)
  }

  private func setUp() {
    layoutObject.attachedCollectionView = self
    backgroundColor = .systemBackground
    clipsToBounds = true
    installMultipleSelectionGesture()
  }

  // MARK: Data and delegates

  /// The object that controls selection, display and scrolling, held weakly.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { typedDelegate }
    set { super.delegate = newValue }
  }

  @_spi(UIKit) open override func delegateDidChange() {
    typedDelegate = super.delegate as? any UICollectionViewDelegate
    pass.unreported = UnreportedCategories()
    delegateMayHaveMenus()
  }

  /// The object that provides counts and cells, held weakly. Setting it discards all cached counts; the next layout
  /// pass reads them again.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { source }
    set {
      source = newValue
      outline = newValue as? any OutlineDataSource
      dataSourceDidChange()
    }
  }

  /// The object that prepares data ahead of scrolling, held weakly.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { prefetchSource }
    set { prefetchSource = newValue }
  }

  /// Whether items are prepared before they become visible: the prefetching data source is called for them, and cells
  /// are created for them while the main thread is idle. True by default.
  open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { cancelPrefetching() } }
  }

  /// The layout. Setting it changes to the new layout at once, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutObject }
    set { changeLayout(to: newValue, animated: false, completion: nil) }
  }

  /// A view behind all elements that fills the visible part; nil by default.
  open var backgroundView: UIView? {
    didSet { backgroundViewDidChange(from: oldValue) }
  }

  /// Whether items can be dragged, if there is a `dragDelegate`; true by default.
  open var dragInteractionEnabled: Bool {
    get { dragging.isEnabled }
    set {
      dragging.isEnabled = newValue
      dragging.interactions?.isEnabled = newValue
    }
  }
  /// Whether a drag that is held over an item selects it, unless the delegate decides; false by default.
  open var isSpringLoaded: Bool {
    get { dragging.isSpringLoaded }
    set {
      dragging.isSpringLoaded = newValue
      springLoad(newValue) { [weak self] context in
        guard let self, let path = indexPathForItem(at: context.location(in: self)), let cell = cellForItem(at: path),
          delegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true
        else { return nil }
        return (cell, path)
      } open: { [weak self] context in
        if let path = context.targetItem as? IndexPath { self?.userSelect(path) }
      }
    }
  }
  /// Stored, without effect: items make no room before the drop.
  open var reorderingCadence = ReorderingCadence.immediate
  /// When self-sizing cells are measured again after they have appeared; `.enabled` by default.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether items of this view are being dragged.
  open var hasActiveDrag: Bool { dragging.interactions?.hasActiveDrag ?? false }
  /// Whether a drag is over the view.
  open var hasActiveDrop: Bool { dragging.interactions?.hasActiveDrop ?? false }

  /// The interaction that shows the delegate's menus for items; nil before there is a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  // MARK: Making views

  /// Registers a class, a subclass of `UICollectionViewCell`, for cells; nil unregisters it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCellClass(cellClass, identifier)
  }

  /// Registers a class, a subclass of `UICollectionReusableView`, for supplementary views; nil unregisters it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    registerSupplementaryClass(viewClass, elementKind, identifier)
  }

  /// Registers a nib, whose only top-level object is the cell, for cells; nil unregisters it.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    setNib(nib, for: ReusePool.Key(category: .cell, kind: "", identifier: identifier))
  }

  /// Registers a nib, whose only top-level object is the view, for supplementary views; nil unregisters it.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    setNib(nib, for: ReusePool.Key(category: .supplementaryView, kind: elementKind, identifier: identifier))
  }

  /// Returns a cell for an item: one that waits for reuse, or a new one. Raises an exception if nothing is registered
  /// under the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, indexPath)
  }

  /// Returns a supplementary view: one that waits for reuse, or a new one. Raises an exception if nothing is registered
  /// under the identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementaryView(elementKind, identifier, indexPath)
  }

  // MARK: Counts

  /// The number of sections that the data source reported when it was last read; 0 without a data source.
  open var numberOfSections: Int { loadedCounts.sections }

  /// Returns the number of items that the data source reported when it was last read. Raises an exception for a section
  /// that does not exist.
  open func numberOfItems(inSection section: Int) -> Int { itemCount(inSection: section) }

  /// Discards all counts, cells and attributes, and clears the selection; the next layout pass reads them again.
  /// O(elements on screen).
  open func reloadData() { reload() }

  // MARK: Selection

  /// Whether the user can select items; true by default. Does not apply to `selectItem(at:animated:scrollPosition:)`.
  open var allowsSelection: Bool {
    get { selectionRules.allowsSelection }
    set { selectionRules.allowsSelection = newValue }
  }
  /// Whether the user can select more than one item; false by default. Setting it to false keeps one of the selected
  /// items.
  open var allowsMultipleSelection: Bool {
    get { selectionRules.allowsMultiple }
    set {
      selectionRules.allowsMultiple = newValue
      if !newValue { keepOneSelected() }
    }
  }
  /// Whether the user can select items while `isEditing`; false by default.
  open var allowsSelectionDuringEditing: Bool {
    get { selectionRules.allowsWhileEditing }
    set { selectionRules.allowsWhileEditing = newValue }
  }
  /// Whether the user can select more than one item while `isEditing`; false by default.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { selectionRules.allowsMultipleWhileEditing }
    set { selectionRules.allowsMultipleWhileEditing = newValue }
  }

  /// Whether the view is in editing mode, which its cells reflect; false by default.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }

  /// The selected items in the order of selection; empty when there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

  /// Selects an item, and scrolls to it if a position is given; nil deselects all. Does not call the delegate.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item. Does not call the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Focus

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
  /// Whether an item that gets the focus is selected, unless the delegate decides; false by default.
  open var selectionFollowsFocus: Bool {
    get { focus.rules.isFollowedBySelection }
    set { focus.rules.isFollowedBySelection = newValue }
  }
  /// Whether the focus returns to the item that had it last, unless the delegate decides; false by default.
  open var remembersLastFocusedIndexPath: Bool {
    get { focus.rules.remembersLast }
    set { focus.rules.remembersLast = newValue }
  }

  // MARK: Layout questions

  /// Returns the attributes with which the item is, or would be, shown; nil if it is not laid out.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(for: .cell(indexPath))
  }

  /// Returns the attributes with which a supplementary view is, or would be, shown; nil if it is not laid out.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(for: .supplementary(kind, indexPath))
  }

  /// Returns the index path of the frontmost item at a point of the content; nil if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemIndexPath(at: point) }

  /// Returns the index path of a cell on screen; nil for any other cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { indexPath(ofVisible: cell) }

  /// Returns the cell of an item on screen, or the one prepared for an item that is about to appear; nil if there is
  /// none.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    elements.cell(at: indexPath) ?? prefetching.prepared[indexPath]
  }

  /// The cells on screen, ordered by index path.
  open var visibleCells: [UICollectionViewCell] { sortedVisibleCells }

  /// The index paths of the items on screen, sorted.
  open var indexPathsForVisibleItems: [IndexPath] { visiblePaths(.cell, kind: "") }

  /// Returns a supplementary view on screen; nil if it is not on screen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    elements[.supplementary(elementKind, indexPath)]
  }

  /// Returns the supplementary views of a kind on screen, ordered by index path.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visiblePaths(.supplementaryView, kind: elementKind).compactMap { elements[.supplementary(elementKind, $0)] }
  }

  /// Returns the index paths of the supplementary views of a kind on screen, sorted.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visiblePaths(.supplementaryView, kind: elementKind)
  }

  /// Scrolls until the item is at the position; without a position, by the smallest distance that makes it visible.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Changing the layout

  /// Changes to another layout, at once or with animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes to another layout; `completion` is called later, never within the call (facts 7.4).
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    changeLayout(to: layout, animated: animated, completion: completion)
  }

  /// Begins a transition to a layout and returns the transition layout, on which the caller sets the progress. It has
  /// to be finished or cancelled.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginTransition(to: layout, completion: completion)
  }

  /// Completes an interactive change of layout, with animation.
  open func finishInteractiveTransition() { endTransition(finishing: true) }

  /// Cancels an interactive change of layout and returns to the previous one, with animation.
  open func cancelInteractiveTransition() { endTransition(finishing: false) }

  // MARK: Updates

  /// Whether the view does not show the same items as the data source: within the block of `performBatchUpdates`, and
  /// while there are placeholders. `reloadData()` removes those.
  open var hasUncommittedUpdates: Bool { updates.depth > 0 || !placeholders.isEmpty }

  /// Inserts sections at indices after the update. The data source must contain them when the update ends.
  open func insertSections(_ sections: IndexSet) { announce { $0.insertedSections += sections } }

  /// Deletes sections at indices before the update.
  open func deleteSections(_ sections: IndexSet) { announce { $0.deletedSections += sections } }

  /// Shows sections with new cells; the indices are those before the update.
  open func reloadSections(_ sections: IndexSet) { announce { $0.reloadedSections += sections } }

  /// Moves a section from an index before the update to an index after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    announce { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Inserts items at index paths after the update. The data source must contain them when the update ends.
  open func insertItems(at indexPaths: [IndexPath]) {
    announce { $0.insertedItems += indexPaths.compactMap(ItemIndex.init) }
  }

  /// Deletes items at index paths before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    announce { $0.deletedItems += indexPaths.compactMap(ItemIndex.init) }
  }

  /// Shows items with new cells; the index paths are those before the update.
  open func reloadItems(at indexPaths: [IndexPath]) {
    announce { $0.reloadedItems += indexPaths.compactMap(ItemIndex.init) }
  }

  /// Configures the cells on screen again without replacing them; the index paths are those before the update.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    announce { $0.reconfiguredItems += indexPaths.compactMap(ItemIndex.init) }
  }

  /// Moves an item from an index path before the update to an index path after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let from = ItemIndex(indexPath), let to = ItemIndex(newIndexPath) else { return }
    announce { $0.movedItems.append(.init(from: from, to: to)) }
  }

  /// Carries out the changes announced within `updates` together. Deletions, reloads and the origins of moves are
  /// positions before the update, insertions and destinations positions after it. `updates` runs at once; when the call
  /// returns, counts and visible cells are those after the update. `completion` is called later, with false if there
  /// was a reason to animate but no window.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performUpdates(updates, completion: completion)
  }

  // MARK: Interactive movement

  /// Picks up an item; returns false if the data source does not let it be moved.
  @discardableResult open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(of: indexPath)
  }

  /// Moves the item that was picked up to a point of the content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { continueMovement(to: targetPosition) }

  /// Drops the item that is being moved, and calls the data source to move it.
  open func endInteractiveMovement() { endMovement(cancelled: false) }

  /// Returns the item that is being moved to its original place.
  open func cancelInteractiveMovement() { endMovement(cancelled: true) }

  // MARK: Overrides

  @_spi(UIKit) open override func willChangeBounds(to newBounds: CGRect, cause: BoundsChangeCause) {
    super.willChangeBounds(to: newBounds, cause: cause)
    layoutWillSee(newBounds, cause: cause)
  }

  @_spi(UIKit) open override func didChangeBounds(from oldBounds: CGRect, cause: BoundsChangeCause) {
    super.didChangeBounds(from: oldBounds, cause: cause)
    layoutHasSeen(oldBounds)
  }

  @_spi(UIKit) open override func didScroll() {
    if pass.phase.isCommitting { pass.debts.insert(.scroll) } else { super.didScroll() }
  }

  /// A layout that is invalidated by every bounds change has pinned elements. It does not say where; a view that keeps
  /// its indicators beside them does.
  @_spi(UIKit) open override var pinnedEdges: UIEdgeInsets? {
    guard layoutObject.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 1, dy: 1)) else { return .zero }
    let insets = UIEdgeInsets(
      top: verticalScrollIndicatorInsets.top, left: horizontalScrollIndicatorInsets.left,
      bottom: verticalScrollIndicatorInsets.bottom, right: horizontalScrollIndicatorInsets.right)
    return insets == .zero ? nil : insets
  }

  @_spi(UIKit) open override func motionDidChange() {
    super.motionDidChange()
    if scroll.isDragging { closeSwipe(animated: true) }
  }

  @_spi(UIKit) open override func targetContentOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layoutObject.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    insetsDidChange()
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    layoutElements()
    placeIndexBar()
  }

  @_spi(UIKit) open override var hidesVerticalIndicator: Bool { indexBar.map { !$0.isHidden } ?? false }

  @_spi(UIKit) open override func reservesDrag(_ touches: [UITouch], _ travel: CGPoint) -> Bool {
    reservesForSelection(touches, travel)
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, window != nil { willLeaveWindow() }
  }

  open override func focusItems(in rect: CGRect) -> [any UIFocusItem] { focusableElements(in: rect) }

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

extension UICollectionView: UISpringLoadedInteractionSupporting {}
