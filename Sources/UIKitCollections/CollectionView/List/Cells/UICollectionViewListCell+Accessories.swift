import CoreGraphics
@_spi(UIKit) import UIKitCore

extension UICollectionViewListCell {
  /// Called when the cell's role in a list has changed: updates its background, unless the app has set one.
  func takeList(_ element: ListElement?) {
    var row: ListElement.Row?
    if case .row(let place)? = element { row = place }
    guard row != list.row else { return }
    let before = list.defaultBackground
    let state = configurationState
    list.row = row
    let present = backgroundConfiguration
    if present == before || present == before.updated(for: state) {
      backgroundConfiguration = defaultBackgroundConfiguration().updated(for: state)
    }
  }

  // MARK: Accessories

  func setAccessories(_ accessories: [UICellAccessory]) {
    AccessoryOrder.check(accessories)
    list.accessories = accessories
    list.order = AccessoryOrder(accessories)
    updateAccessoryViews(isEditing: reuseState.collectionView?.isEditing(self) ?? false, animated: false)
    setNeedsUpdateConfiguration()
  }

  /// Shows the accessories that belong to the state.
  func showAccessories(_ state: UICellConfigurationState) {
    let animated = list.hasShownState && window != nil
    list.hasShownState = true
    if state.isEditing != list.isEditing { updateAccessoryViews(isEditing: state.isEditing, animated: animated) }
    for view in list.leadingViews + list.trailingViews { view.show(state, animated: animated) }
  }

  private func updateAccessoryViews(isEditing: Bool, animated: Bool) {
    list.isEditing = isEditing
    let old = list.leadingViews + list.trailingViews
    var unused = old
    func views(_ accessories: [UICellAccessory]) -> [AccessoryView] {
      accessories.filter { $0.isShown(isEditing: isEditing) }.map { accessory in
        if let index = unused.firstIndex(where: { $0.accessory.accessoryType == accessory.accessoryType }) {
          let view = unused.remove(at: index)
          view.take(accessory)
          return view
        }
        return AccessoryView(accessory, in: self)
      }
    }
    list.leadingViews = views(list.order.leading)
    list.trailingViews = views(list.order.trailing)
    let added = (list.leadingViews + list.trailingViews).filter { $0.superview !== self }
    for view in added {
      addSubview(view)
      view.alpha = animated ? 0 : 1
    }
    setNeedsLayout()
    guard animated else {
      for view in unused { view.removeFromSuperview() }
      return
    }
    UIView.performWithoutAnimation { placeNew(added) }
    let leaving = unused
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      for view in added { view.alpha = 1 }
      for view in leaving { view.alpha = 0 }
      self.setNeedsLayout()
      self.layoutIfNeeded()
    } completion: { _ in
      for view in leaving { view.removeFromSuperview() }
    }
  }

  /// Places new accessories at the cell's edges, from where they are animated.
  private func placeNew(_ views: [AccessoryView]) {
    for view in views {
      let isLeading = list.leadingViews.contains { $0 === view }
      let width = view.layoutWidth
      let isLeft = isLeading != isRightToLeft
      view.frame = CGRect(x: isLeft ? -width : bounds.width, y: 0, width: width, height: bounds.height)
      view.layoutIfNeeded()
    }
  }

  func hasAccessoryBefore(_ view: AccessoryView) -> Bool {
    list.trailingViews.firstIndex { $0 === view }.map { $0 > 0 } ?? false
  }

  // MARK: Layout

  private func layout(_ width: CGFloat) -> ListCellLayout {
    ListCellLayout(
      width: width, leading: list.leadingViews.map(\.layoutWidth), trailing: list.trailingViews.map(\.layoutWidth),
      indentation: CGFloat(indentationLevel) * indentationWidth, indentsAccessories: indentsAccessories)
  }

  func contentFrameBesideAccessories(_ size: CGSize) -> CGRect {
    let layout = layout(size.width)
    let (start, end) = (layout.content.lowerBound, layout.content.upperBound)
    if let content = contentView as? UIListContentView {
      // Next to an accessory the content's own margin is enough.
      content.superviewMargins = NSDirectionalEdgeInsets(
        top: 0, leading: ListCellLayout.margin, bottom: 0,
        trailing: layout.trailing.isEmpty ? ListCellLayout.margin : 0)
    }
    return CGRect(x: isRightToLeft ? size.width - end : start, y: 0, width: end - start, height: size.height)
  }

  func layOutAccessories() {
    guard !list.leadingViews.isEmpty || !list.trailingViews.isEmpty else { return }
    let width = bounds.width
    let layout = layout(width)
    for (views, starts) in [(list.leadingViews, layout.leading), (list.trailingViews, layout.trailing)] {
      for (view, start) in zip(views, starts) {
        let own = view.layoutWidth
        let frame = CGRect(x: isRightToLeft ? width - start - own : start, y: 0, width: own, height: bounds.height)
        if view.frame != frame { view.frame = frame }
      }
    }
  }

  // MARK: Separators

  /// The distance of the separator below the cell from the cell's leading edge.
  var separatorInset: CGFloat {
    if let start = list.separatorGuide.constrainedStart {
      return isRightToLeft ? bounds.width - start : start
    }
    let content = contentFrameBesideAccessories(bounds.size)
    let start = isRightToLeft ? bounds.width - content.maxX : content.minX
    guard let view = contentView as? UIListContentView else { return start + ListCellLayout.margin }
    return start + view.textStart(width: content.width)
  }

  // MARK: Outlines

  private var outline: UICellAccessory? {
    list.accessories.first { $0.accessoryType == .outlineDisclosure && $0.isShown(isEditing: list.isEditing) }
  }

  /// Whether selecting the row expands or collapses it instead.
  var togglesOnSelection: Bool {
    switch outline?.options.outlineStyle {
    case .header: true
    case .automatic: list.row?.role == .header
    case .cell, nil: false
    }
  }

  func toggleOutline() {
    if let action = outline?.action { return action() }
    guard let outline = reuseState.collectionView?.outline, let key = reuseState.key, key.category == .cell else {
      return
    }
    outline.toggleExpansion(at: key.indexPath)
    setNeedsUpdateConfiguration()
  }

  /// Reveals the swipe actions, as a delete button without a handler does.
  func revealTrailingActions() {
    guard let view = reuseState.collectionView, let key = reuseState.key, key.category == .cell else { return }
    view.openSwipe(at: key.indexPath, side: .trailing)
  }
}
