@_spi(UIKit) import UIKitCore

/// A cell for lists: has the background and the content configuration that go with its list, accessories and
/// indentation.
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

  /// The background of a row, header or footer of the list that the cell is in; of a plain list's row outside of lists.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { list.defaultBackground }

  /// A configuration for a row, header or footer of the list that the cell is in, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { list.defaultContent }

  /// How deep the row is in an outline; 0 is the outermost level.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }

  /// Points per level.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// Whether accessories on the leading side are indented together with the content. True by default.
  open var indentsAccessories = true {
    didSet { setNeedsLayout() }
  }

  /// Where the separator below the cell is. Constrain its leading anchor to what it is to be aligned with; a list
  /// content configuration aligns it to its text.
  open var separatorLayoutGuide: UILayoutGuide { list.separatorGuide }

  /// The marks and controls beside the content. There can be one of each of UIKit's own types, and any number of custom
  /// views.
  open var accessories: [UICellAccessory] {
    get { list.accessories }
    set { setAccessories(newValue) }
  }

  // MARK: Overrides

  override func take(_ element: ListElement?) {
    super.take(element)
    takeList(element)
  }

  override func contentFrame(in size: CGSize) -> CGRect { contentFrameBesideAccessories(size) }

  override var leastContentHeight: CGFloat { contentView is UIListContentView ? list.leastHeight : 0 }

  override func configurationDidUpdate(_ state: UICellConfigurationState) { showAccessories(state) }

  /// A row is one element, called what its texts say.
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
