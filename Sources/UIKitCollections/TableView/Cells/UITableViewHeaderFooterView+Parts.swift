import CoreGraphics
@_spi(UIKit) import UIKitCore

/// The texts of a header or footer.
extension UITableViewHeaderFooterView: ConfiguredView {
  var showsSelectedBackground: Bool { false }

  var leastContentHeight: CGFloat { 0 }

  func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

  func contentSizeMayHaveChanged() {
    setNeedsLayout()
    state.table?.contentDidChange(of: self)
  }

  func updateConfigurationIfNeeded() {
    guard parts.needsUpdateConfiguration else { return }
    parts.needsUpdateConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    parts.needsUpdateConfiguration = false
  }

  func ownLabel(isDetail: Bool) -> UILabel {
    if let label = isDetail ? state.detail : state.text { return label }
    let label = UILabel()
    label.numberOfLines = 0
    if isDetail { state.detail = label } else { state.text = label }
    dressTexts()
    (parts.plainContent ?? parts.content).addSubview(label)
    contentSizeMayHaveChanged()
    return label
  }

  /// Applies the fonts and colours of the table's style.
  func dressTexts() {
    let properties = state.defaultContent.textProperties
    for label in [state.text, state.detail] {
      label?.font = properties.font
      label?.textColor = properties.resolvedColor()
    }
  }

  /// Adapts the view to its place in a table.
  func take(_ table: UITableView, isFooter: Bool) {
    let isNew =
      state.table !== table || state.isFooter != isFooter || state.isGrouped != table.isGrouped
    state.table = table
    state.isFooter = isFooter
    state.isGrouped = table.isGrouped
    guard isNew else { return }
    ownListEnvironmentDidChange()
    if state.showsTitle { dressTexts() }
    if parts.background == nil, parts.backgroundConfiguration == nil { parts.needsUpdateConfiguration = true }
  }

  /// Shows a title of the data source.
  func show(title: String) {
    state.showsTitle = true
    let isUppercase = state.isGrouped && !state.isFooter
    textLabel?.text = isUppercase ? title.localizedUppercase : title
    dressTexts()
  }

  /// Updates the background, which a floating header needs as rows pass below it; the table's own unless the app has
  /// chosen one.
  func updateGround() {
    guard backgroundColor == nil || state.hasDefaultGround else { return }
    let isCovered =
      state.isGrouped || parts.background != nil || parts.backgroundConfiguration != nil
      || contentView.backgroundColor != nil
    state.hasDefaultGround = true
    let ground = isCovered ? nil : state.table?.backgroundColor ?? .systemBackground
    if backgroundColor != ground { backgroundColor = ground }
  }

  private static let padding: CGFloat = 7

  private var textInsets: (leading: CGFloat, trailing: CGFloat) { (TableMetrics.margin, TableMetrics.margin) }

  func textHeight(width: CGFloat) -> CGFloat {
    let room = max(0, width - textInsets.leading - textInsets.trailing)
    let texts = [state.text, state.detail].compactMap { $0 }.filter { !($0.text ?? "").isEmpty }
    guard !texts.isEmpty else { return state.isGrouped ? 0 : TableMetrics.headerHeight }
    let height = texts.reduce(0) { $0 + $1.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height }
    return max(TableMetrics.leastHeaderHeight, (height + 2 * Self.padding).rounded(.up))
  }

  func layOutTexts() {
    let size = contentView.bounds.size
    let room = max(0, size.width - textInsets.leading - textInsets.trailing)
    let labels = [state.text, state.detail].compactMap { $0 }.filter { $0.translatesAutoresizingMaskIntoConstraints }
    let heights = labels.map { $0.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height }
    // Above a group the text is close to its rows, and below one, too.
    let total = heights.reduce(0, +)
    var y =
      state.isGrouped ? (state.isFooter ? Self.padding : size.height - total - Self.padding) : (size.height - total) / 2
    let scale = max(traitCollection.displayScale, 1)
    y = (y * scale).rounded() / scale
    for (label, height) in zip(labels, heights) {
      label.frame = CGRect(
        x: isRightToLeft ? textInsets.trailing : textInsets.leading, y: y, width: room, height: height)
      y += height
    }
  }

  /// Returns the height that the view needs for a width, in points.
  func preferredHeight(width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    return systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
