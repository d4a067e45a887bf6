import CollectionCore
@_spi(UIKit) import UIKitCore

/// The view of one item: a content view over an optional background, with selected and highlighted states, and
/// optionally configurations that describe content and background by value.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollectionviewcell).
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The stages of dragging a cell. Never reported here: a cell stays at `.none`.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// A closure that configures a cell for its state.
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
    Void

  var parts = CellParts()
  private var selected = false
  private var highlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    installContentView(UIView())
    focusEffect = UIFocusEffect()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    installContentView(UIView())
    focusEffect = UIFocusEffect()
    coder.didMake(self, as: UICollectionViewCell.self)
  }

  /// The view to add content to. It fills the cell. While `contentConfiguration` is set, this is the view made from it.
  open var contentView: UIView { parts.content }

  /// A view behind the content that fills the cell; nil by default.
  open var backgroundView: UIView? {
    get { parts.background }
    set { replaceBackgroundView(with: newValue) }
  }

  /// A view over the background view and behind the content, transparent unless the cell is selected or highlighted
  /// (facts 8.5).
  open var selectedBackgroundView: UIView? {
    get { parts.selectedBackground }
    set { replaceSelectedBackgroundView(with: newValue) }
  }

  /// Whether the item is selected. The collection view sets this; setting it elsewhere changes the cell's looks only.
  open var isSelected: Bool {
    get { selected }
    set {
      guard selected != newValue else { return }
      selected = newValue
      stateDidChange()
    }
  }

  /// Whether a touch is on the cell. The collection view sets it.
  open var isHighlighted: Bool {
    get { highlighted }
    set {
      guard highlighted != newValue else { return }
      highlighted = newValue
      stateDidChange()
    }
  }

  /// Called when the cell's stage in a drag changes; never called here.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Configurations

  /// The configuration of the content; nil by default. Setting it creates a content view, or updates the current one if
  /// that supports the configuration.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { parts.contentConfiguration }
    set { setContentConfiguration(newValue) }
  }

  /// The configuration of the background; nil by default. Setting it removes `backgroundView` and
  /// `selectedBackgroundView`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { parts.backgroundConfiguration }
    set { setBackgroundConfiguration(newValue) }
  }

  /// Returns the background configuration that suits the cell; empty for a plain cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Whether `contentConfiguration` adapts to changes of state automatically; true by default.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether `backgroundConfiguration` adapts to changes of state automatically; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The cell's state and traits. Override it to add custom states, starting from `super`.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isFocused = isFocused
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = reuseState.collectionView?.isEditing(self) ?? false
    state.isSwiped = reuseState.collectionView?.swipe?.cell === self
    state.isReordering = reuseState.collectionView?.isMoving(self) ?? false
    state.isExpanded = reuseState.collectionView?.outlinePlace(of: self)?.isExpanded ?? false
    return state
  }

  @_spi(UIKit) open override func contentConstraintsDidChange() {
    reuseState.collectionView?.contentDidChange(of: self, byConstraints: true)
  }

  @_spi(UIKit) open override func selectAsByTap() -> Bool? { selectItemAsByTap() }

  @_spi(UIKit) open override func configurationDidInvalidate() { setNeedsUpdateConfiguration() }

  /// Schedules one call of `updateConfiguration(using:)` for the next layout pass (facts 8.2).
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

  /// Called after `updateConfiguration(using:)`, as an alternative to overriding that; setting it schedules an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: For subclasses inside UIKit

  /// Returns the content view's frame in a cell of this size.
  func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

  /// The minimum height of content that sizes itself.
  var leastContentHeight: CGFloat { 0 }

  /// Called when the configurations have been adapted to a state.
  func configurationDidUpdate(_ state: UICellConfigurationState) {}

  /// Rounds the outer corners of a card's first or last row, whatever its class (facts 10.4).
  override func take(_ element: ListElement?) {
    var corners: CACornerMask = []
    if case .row(let row)? = element, row.appearance == .insetGrouped, row.role == .row {
      if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    guard corners != parts.cardCorners else { return }
    parts.cardCorners = corners
    layer.maskedCorners =
      corners.isEmpty
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner] : corners
    layer.cornerRadius = corners.isEmpty ? 0 : ListRules.cardRadius
    layer.masksToBounds = !corners.isEmpty
  }

  // MARK: Outlines

  /// Indents the cell by the level of its item in an outline. List cells do.
  func indent(in outline: any OutlineDataSource, at indexPath: IndexPath) {}

  /// Expands or collapses the cell's item in place of selecting it. Some list cells do.
  ///
  /// - Returns: whether the cell has done so.
  func toggleOutlineOnSelection() -> Bool { false }

  // MARK: Overrides

  /// The answer of the collection view's delegate; without one, whether the view allows selection.
  open override var canBecomeFocused: Bool {
    guard let collectionView = reuseState.collectionView, let key = reuseState.key, key.category == .cell else {
      return super.canBecomeFocused
    }
    return collectionView.canFocus(key.indexPath)
  }

  open override func layoutSublayers(of layer: CALayer) {
    // Before `layoutSubviews`, which subclasses override without calling super.
    if layer === self.layer { updateConfigurationIfNeeded() }
    super.layoutSublayers(of: layer)
    if layer === self.layer, parts.focusRing != nil { updateFocusRing() }
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

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// Returns attributes with the size that the content view's constraints determine, within the width or height given;
  /// the given attributes when the content has no constraints.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  /// Returns the size that the content view's constraints determine, with the accessories beside it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    // A configuration's texts are broken to a width, so they need one.
    guard sizesItself, parts.plainContent == nil || targetSize.width > 0 else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return contentSizeFitting(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  override var sizesItself: Bool {
    // A stored plain content view means that a configuration created the current one.
    parts.plainContent != nil || contentView.constraintEngine != nil
  }

  /// Measures a visible cell again if `selfSizingInvalidation` is enabled.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentSizeMayHaveChanged()
  }

  @_spi(UIKit) open override func subviewDidInvalidateIntrinsicContentSize(_ subview: UIView) {
    if subview === contentView { contentSizeMayHaveChanged() }
  }

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(traits: isSelected ? .selected : .none)
  }

  override func willBeDisplayed() {
    updateConfigurationIfNeeded()
  }

  override func didDequeue() {
    isSelected = false
    isHighlighted = false
    parts.needsUpdateConfiguration = true
    if parts.focusRing != nil { updateFocusRing() }
  }
}
