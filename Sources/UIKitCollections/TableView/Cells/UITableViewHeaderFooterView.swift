import CoreGraphics
@_spi(UIKit) import UIKitCore

/// The view above or below a section, used again for another one: a text, or content of its own.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// A handler that configures a header or footer for its state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  var parts = CellParts()
  let state = HeaderFooterState()

  /// Creates a header or footer, with an identifier to reuse it by; nil when it is not reused.
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

  /// The identifier that the view was made with; nil for one that is not used again.
  open var reuseIdentifier: String? { state.identifier }

  /// Called before a view that was shown before is handed out for another section. Call `super`.
  open func prepareForReuse() {}

  /// The text; made when it is first needed.
  open var textLabel: UILabel? { ownLabel(isDetail: false) }

  /// The secondary text of a grouped table's header; made when it is first needed.
  open var detailTextLabel: UILabel? { ownLabel(isDetail: true) }

  /// The view to add content to. While `contentConfiguration` is set, this is the view made from it.
  open var contentView: UIView { parts.content }

  /// A view behind the content; fills the view.
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

  /// The configuration of the background. Setting it removes `backgroundView`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { parts.backgroundConfiguration }
    set { setBackgroundConfiguration(newValue) }
  }

  /// Whether `contentConfiguration` is updated by itself when the state changes; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether `backgroundConfiguration` is updated by itself when the state changes; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The configuration of a header or footer in the view's table, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { state.defaultContent }

  /// The background of a header or footer in the view's table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    state.isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
  }

  /// The view's state and traits. Override it to add to the state, starting with `super`.
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

  /// Adapts the configurations to a state. Here: those that update by themselves.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      contentConfiguration = configuration.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let configuration = backgroundConfiguration {
      backgroundConfiguration = configuration.updated(for: state)
    }
  }

  /// Called after `updateConfiguration(using:)`: an alternative to overriding that.
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
