import CoreGraphics
@_spi(UIKit) import UIKitCore

/// A cell as a row: states, backgrounds and its height.
extension UITableViewCell: ConfiguredView {
  var showsSelectedBackground: Bool {
    (row.isSelected && !(row.isEditing && row.selectsWhileEditing && multipleSelectionBackgroundView == nil))
      || row.isHighlighted
  }

  func stateDidChange(animated: Bool) {
    updateDefaultBackgrounds()
    let change = { [self] in
      updateSelectedBackground()
      multipleSelectionBackgroundView?.alpha = row.isSelected ? 1 : 0
    }
    if animated, window != nil, UIView.areAnimationsEnabled {
      UIView.animate(
        withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction], animations: change)
    } else {
      change()
    }
    for label in [row.text, row.detail] { label?.isHighlighted = showsSelectedBackground }
    row.image?.isHighlighted = showsSelectedBackground
    if row.control != nil { setNeedsLayout() }
    setNeedsUpdateConfiguration()
  }

  var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isFocused = isFocused
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = isEditing
    state.isSwiped = row.table?.swipe?.cell === self
    state.isReordering = row.table?.movement?.cell === self
    return state
  }

  func updateConfigurationIfNeeded() {
    guard parts.needsUpdateConfiguration else { return }
    parts.needsUpdateConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    // Changes made by the update itself need no further update.
    parts.needsUpdateConfiguration = false
  }

  // MARK: Backgrounds

  /// Applies the colours of the cell's table where the app has chosen no others.
  func updateDefaultBackgrounds() {
    let isConfigured = parts.backgroundConfiguration != nil
    if row.table != nil, backgroundColor == nil || row.hasDefaultBackground {
      row.setsDefaultBackground = true
      let isGrouped = row.table?.isGrouped ?? false
      backgroundColor = isConfigured ? nil : isGrouped ? .secondarySystemGroupedBackground : .systemBackground
      row.setsDefaultBackground = false
      row.hasDefaultBackground = true
    }
    let wantsDefault = selectionStyle != .none && !isConfigured
    if wantsDefault, parts.selectedBackground == nil, row.isSelected || row.isHighlighted {
      let view = UIView()
      view.backgroundColor = .systemGray4
      view.isUserInteractionEnabled = false
      row.hasDefaultSelectedBackground = true
      replaceSelectedBackgroundView(with: view)
    } else if !wantsDefault, row.hasDefaultSelectedBackground {
      row.hasDefaultSelectedBackground = false
      replaceSelectedBackgroundView(with: nil)
    }
  }

  /// Resets a reused cell to the state of a new one, except for what the app has added.
  func didDequeue() {
    UIView.performWithoutAnimation {
      setSelected(false, animated: false)
      setHighlighted(false, animated: false)
    }
    parts.needsUpdateConfiguration = true
    alpha = 1
    transform = .identity
    isHidden = false
    if parts.focusRing != nil { updateFocusRing() }
    setNeedsLayout()
  }

  // MARK: Size

  func contentFrame(in size: CGSize) -> CGRect {
    let (start, end) = (leadingRoom, trailingRoom)
    let width = max(0, size.width - start - end)
    return CGRect(x: isRightToLeft ? end : start, y: 0, width: width, height: size.height)
  }

  var leastContentHeight: CGFloat { contentView is UIListContentView ? TableMetrics.rowHeight : 0 }

  /// Called when the content may prefer another height: the table measures the row again if its height is automatic.
  func contentSizeMayHaveChanged() {
    setNeedsLayout()
    row.table?.contentDidChange(of: self)
  }

  /// Whether constraints of the cell itself determine its size.
  var isSizedByItself: Bool {
    !hasOwnContent && parts.plainContent == nil && contentView.constraintEngine == nil && constraintEngine != nil
  }

  func sizeFitting(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    if hasOwnContent {
      let width = target.width > 0 ? target.width : bounds.width
      let content = contentFrame(in: CGSize(width: width, height: target.height)).width
      let height = textLayout(width: content, least: TableMetrics.rowHeight).height
      return CGSize(width: width, height: height.rounded(.up))
    }
    guard parts.plainContent != nil || contentView.constraintEngine != nil else {
      return CGSize(width: target.width, height: TableMetrics.rowHeight)
    }
    return contentSizeFitting(target, horizontal, vertical)
  }

  /// Returns the height that the cell needs for a width, in points.
  func preferredHeight(width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : TableMetrics.rowHeight
  }

  // MARK: Focus

  /// Shows or removes the ring around a focused cell; there is none when `focusEffect` is nil.
  func updateFocusRing() {
    guard isFocused, let focusEffect else {
      parts.focusRing?.hide()
      parts.focusRing = nil
      return
    }
    let ring = parts.focusRing ?? FocusRing()
    parts.focusRing = ring
    let halo = focusEffect as? UIFocusHaloEffect
    let shape = halo?.shape ?? (bounds, max(layer.cornerRadius, 8))
    let outset: CGFloat = halo?.position == .outside ? 3 : 0
    ring.show(in: self, shape.rect.insetBy(dx: -outset, dy: -outset), cornerRadius: shape.cornerRadius + outset)
  }
}
