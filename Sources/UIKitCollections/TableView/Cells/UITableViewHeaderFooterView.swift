import CoreGraphics
@_spi(UIKit) import UIKitCore

/// A reusable view above or below a section that contains a text or other content.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview).
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// A closure that configures a header or footer for its state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  var parts = CellParts()
  let state = HeaderFooterState()

  /// Creates a header or footer, with an identifier for reuse; nil for a view that is not reused.
  public init(reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.headerHeight))
    state.identifier = reuseIdentifier
    installContentView(HeaderFooterContentView())
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    installContentView(HeaderFooterContentView())
    coder.didMake(self, as: UITableViewHeaderFooterView.self)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  @_spi(UIKit) open override class var drawsItself: Bool { self != UITableViewHeaderFooterView.self }

  /// The identifier for reuse; nil for a view that is not reused.
  open var reuseIdentifier: String? { state.identifier }

  /// Called before a dequeued view is reused for another section. An override must call `super`.
  open func prepareForReuse() {}

  /// The text; created on first use.
  open var textLabel: UILabel? { ownLabel(isDetail: false) }

  /// The secondary text of a grouped table's header; created on first use.
  open var detailTextLabel: UILabel? { ownLabel(isDetail: true) }

  /// The view to add content to. While `contentConfiguration` is set, this is the view made from it.
  open var contentView: UIView { parts.content }

  /// A view behind the content that fills the view; nil by default.
  open var backgroundView: UIView? {
    get { parts.background }
    set { replaceBackgroundView(with: newValue) }
  }

  // MARK: Configurations

  /// The content's configuration, which replaces the labels; nil by default.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { parts.contentConfiguration }
    set { setContentConfiguration(newValue) }
  }

  /// The configuration of the background; nil by default. Setting it removes `backgroundView`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { parts.backgroundConfiguration }
    set { setBackgroundConfiguration(newValue) }
  }

  /// Whether `contentConfiguration` adapts to changes of state automatically; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether `backgroundConfiguration` adapts to changes of state automatically; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true

  @_spi(UIKit) open override var ownListEnvironment: UIListEnvironment { state.table?.listEnvironment ?? .unspecified }

  /// Returns a configuration without content for a header or footer in the view's table.
  open func defaultContentConfiguration() -> UIListContentConfiguration { state.defaultContent }

  /// Returns the background of a header or footer in the view's table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    state.isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
  }

  /// The view's state and traits. Override it to add custom states, starting from `super`.
  open var configurationState: UIViewConfigurationState {
    var configurationState = UIViewConfigurationState(traitCollection: traitCollection)
    configurationState.isDisabled = !isUserInteractionEnabled
    configurationState.isFocused = isFocused
    configurationState.isPinned = state.isPinned
    return configurationState
  }

  /// Schedules one call of `updateConfiguration(using:)` for the next layout pass.
  open func setNeedsUpdateConfiguration() {
    parts.needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Adapts the configurations to a state. By default it updates those that do so automatically.
  open func updateConfiguration(using state: UIViewConfigurationState) {
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

  open override func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { updateConfigurationIfNeeded() }
    super.layoutSublayers(of: layer)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
    layOutTexts()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if parts.plainContent != nil || contentView.constraintEngine != nil {
      return contentSizeFitting(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
    guard state.text == nil, state.detail == nil, constraintEngine != nil else {
      return CGSize(width: targetSize.width, height: textHeight(width: targetSize.width))
    }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }

  @_spi(UIKit) open override func subviewDidInvalidateIntrinsicContentSize(_ subview: UIView) {
    if subview === contentView { contentSizeMayHaveChanged() }
  }

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: parts.plainContent != nil || state.text != nil, label: contentView.combinedAccessibilityLabel,
      traits: state.isFooter ? .none : .header)
  }
}
