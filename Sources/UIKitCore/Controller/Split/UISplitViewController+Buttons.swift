extension UISplitViewController {
  func makeDisplayModeButton() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.left"),
      primaryAction: UIAction { [weak self] _ in self?.performDisplayModeAction() })
    item.accessibilityLabel = "Sidebar"
    item.isHidden = isCollapsed
    return item
  }

  func makeSecondaryOnlyButton() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
      primaryAction: UIAction { [weak self] _ in
        guard let self, !isCollapsed else { return }
        animate(to: arrangement.showing(0))
      })
    item.accessibilityLabel = "Full Screen"
    return item
  }

  private func performDisplayModeAction() {
    guard !isCollapsed, passage == nil else { return }
    var new = arrangement
    let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if target != .automatic {
      new.choose(target)
    } else {
      let (count, available) = (arrangement.count(of: sideColumns.count), sideColumns.count)
      if arrangement.isModal(of: available) {
        new = arrangement.uncovered()
      } else {
        new = arrangement.showing(count < available ? count + 1 : max(0, available - 1))
      }
    }
    if new != arrangement { animate(to: new) }
  }

  /// Shows the buttons of a column style in the bars of the columns that they belong to.
  func updateButtons() {
    if let item = displayModeButtonIfMade, item.isHidden != isCollapsed { item.isHidden = isCollapsed }
    guard style != .unspecified, isViewLoaded else { return }
    let isVisible =
      !isCollapsed && !sideColumns.isEmpty
      && (displayModeButtonVisibility == .always || displayModeButtonVisibility == .automatic && presentsWithGesture)
    let shown = arrangement.count(of: sideColumns.count)
    let first: Column = sideColumns.suffix(shown).first ?? .secondary
    for (column, controller) in columns {
      guard let bar = (controller as? UINavigationController)?.navigationBar else { continue }
      var items: [UIBarButtonItem] = []
      if isVisible, column == first { items.append(displayModeButtonItem) }
      if !isCollapsed, showsSecondaryOnlyButton, style == .tripleColumn, column == .secondary, shown > 0 {
        items.append(secondaryOnlyItem)
      }
      bar.systemItems = items
      updateBackButton(of: bar, in: column)
    }
  }

  /// Gives the column that is on top while collapsed a way back to the one before it.
  private func updateBackButton(of bar: UINavigationBar, in column: Column) {
    guard let previous = columnBehind, column == top,
      let item = (columns[previous] as? UINavigationController)?.topViewController?.navigationItem
    else { return bar.outerBack = nil }
    bar.outerBack = (item, item.backButtonTitle ?? item.title, { [weak self] in self?.show(previous) })
  }

  /// The column that is behind the one on top, in a column style while collapsed; nil for none.
  var columnBehind: Column? {
    guard isCollapsed, style != .unspecified else { return nil }
    switch top {
    case .secondary: return sideColumns.last
    case .supplementary: return sideColumns.first { $0 == .primary }
    default: return nil
    }
  }
}
