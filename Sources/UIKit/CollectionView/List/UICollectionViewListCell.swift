/// A cell for lists: has a background by default and makes the content configuration that goes with it.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundConfiguration = defaultBackgroundConfiguration()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundConfiguration = defaultBackgroundConfiguration()
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// A configuration for a row of the list, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// How deep the row is in an outline; 0 is the outermost level.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }

  /// Points per level.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// A row is one element, called what its texts say.
  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: contentView.combinedAccessibilityLabel, traits: super.accessibilityDefaults.traits)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let indentation = CGFloat(indentationLevel) * indentationWidth
    guard indentation > 0 else { return }
    var frame = bounds
    frame.size.width = max(0, frame.width - indentation)
    if effectiveUserInterfaceLayoutDirection != .rightToLeft { frame.origin.x += indentation }
    contentView.frame = frame
  }
}
