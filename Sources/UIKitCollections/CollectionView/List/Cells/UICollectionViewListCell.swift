@_spi(UIKit) import UIKitCore

/// A cell for lists, with accessories, indentation, and the background and content configuration that suit its list.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollectionviewlistcell).
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  var list = ListCellState()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundConfiguration = defaultBackgroundConfiguration()
    addLayoutGuide(list.separatorGuide)
  }

  /// Returns the background of a row, header or footer of the cell's list; outside of lists, that of a plain list's
  /// row.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { list.defaultBackground }

  /// Returns a configuration without content for a row, header or footer of the cell's list.
  open func defaultContentConfiguration() -> UIListContentConfiguration { list.defaultContent }

  /// The level of the row in an outline; 0, the default, is the outermost.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }

  /// The indentation per level, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// Whether accessories on the leading side are indented together with the content; true by default.
  open var indentsAccessories = true {
    didSet { setNeedsLayout() }
  }

  /// The place of the separator below the cell. Constrain its leading anchor to align it; a list content configuration
  /// aligns it with its text.
  open var separatorLayoutGuide: UILayoutGuide { list.separatorGuide }

  /// The marks and controls beside the content; empty by default. There can be one of each of UIKit's own types, and
  /// any number of custom views: a duplicate raises an exception.
  open var accessories: [UICellAccessory] {
    get { list.accessories }
    set { setAccessories(newValue) }
  }

  // MARK: Overrides

  override func take(_ element: ListElement?) {
    super.take(element)
    takeList(element)
  }

  override func indent(in outline: any OutlineDataSource, at indexPath: IndexPath) {
    guard let place = outline.outlinePlace(at: indexPath), indentationLevel != place.level else { return }
    indentationLevel = place.level
  }

  override func toggleOutlineOnSelection() -> Bool {
    guard togglesOnSelection else { return false }
    toggleOutline()
    return true
  }

  override func contentFrame(in size: CGSize) -> CGRect { contentFrameBesideAccessories(size) }

  override var leastContentHeight: CGFloat { contentView is UIListContentView ? list.leastHeight : 0 }

  override func configurationDidUpdate(_ state: UICellConfigurationState) { showAccessories(state) }

  /// A row is one accessibility element whose label consists of its texts.
  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: contentView.combinedAccessibilityLabel, traits: super.accessibilityDefaults.traits)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutAccessories()
    reuseState.collectionView?.separatorsDidChange(of: self)
  }

  override func didDequeue() {
    super.didDequeue()
    list.hasShownState = false
  }
}
