/// The places of columns.
extension UISplitViewController {
  func layOutCollapsed() {
    for separator in separators.values { separator.removeFromSuperview() }
    shade.removeFromSuperview()
    let shown = top.flatMap { columns[$0] } ?? columns[.primary] ?? columns[.secondary]
    for controller in columns.values where controller !== shown { controller.viewIfLoaded?.removeFromSuperview() }
    guard let content = shown?.view else { return }
    content.frame = view.bounds
    if content.superview !== view { view.insertSubview(content, at: 0) }
  }

  /// Whether the first column is at the right.
  var isMirrored: Bool { (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing) }

  /// Returns the places of the columns in an arrangement.
  func columnLayout(_ arrangement: SplitArrangement) -> SplitColumnLayout {
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let bounds = view.bounds
    var layout = SplitColumnLayout()
    let shown = shownColumns(arrangement)
    let hidden = sideColumns.dropLast(shown.count)
    var x = -hidden.reduce(0) { $0 + width(of: $1) + hairline }
    for column in sideColumns {
      let width = min(width(of: column), bounds.width - max(x, 0))
      layout.frames[column] = CGRect(x: x, y: 0, width: width, height: bounds.height)
      layout.lines[column] = CGRect(x: x + width, y: 0, width: hairline, height: bounds.height)
      x += width + hairline
    }
    layout.shown = Set(shown + [.secondary])
    var end = bounds.width
    if columns[.inspector] != nil, isInspectorShown {
      let width = min(width(of: .inspector), end - (arrangement.behavior == .overlay ? 0 : x))
      end -= width
      layout.frames[.inspector] = CGRect(x: end, y: 0, width: width, height: bounds.height)
      end -= hairline
      layout.lines[.inspector] = CGRect(x: end, y: 0, width: hairline, height: bounds.height)
      layout.shown.insert(.inspector)
    }
    // A column that is pushed aside keeps the width that it has beside one other.
    var start = x
    if arrangement.behavior == .overlay { start = 0 }
    let isModal = arrangement.isModal(of: sideColumns.count)
    if isModal, arrangement.behavior == .displace, let last = shown.last { start = width(of: last) + hairline }
    layout.frames[.secondary] = CGRect(
      x: arrangement.behavior == .overlay ? 0 : x, y: 0, width: max(0, end - start), height: bounds.height)
    layout.shade = isModal ? 1 : 0
    return isMirrored ? layout.mirrored(in: bounds.width) : layout
  }

  /// Places the views, and removes those of other columns.
  func layOutColumns() {
    var layout = columnLayout(arrangement)
    if let passage { layout = layout.moved(to: columnLayout(passage.to), passage.progress) }
    let shown = layout.shown.union(leaving)
    for (column, controller) in columns where !shown.contains(column) {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    var back: [UIView] = []
    for column in [Column.secondary, .inspector] where shown.contains(column) {
      if let content = columns[column]?.view { back.append(content) }
    }
    let isShaded = layout.shade > 0 || passage != nil || !leaving.isEmpty && shade.superview != nil
    if isShaded { back.append(shade) } else { shade.removeFromSuperview() }
    for column in [Column.supplementary, .primary] where shown.contains(column) {
      if let content = columns[column]?.view { back.append(content) }
    }
    for (column, separator) in separators {
      if shown.contains(column), columns[column] != nil {
        back.append(separator)
      } else {
        separator.removeFromSuperview()
      }
    }
    stack(back)
    for (column, frame) in layout.frames where shown.contains(column) { columns[column]?.view.frame = frame }
    for (column, frame) in layout.lines where shown.contains(column) { separators[column]?.frame = frame }
    shade.frame = view.bounds
    shade.alpha = layout.shade
  }

  /// Adds views in this order, from back to front, behind those of the app's own.
  private func stack(_ views: [UIView]) {
    for (index, content) in views.enumerated() {
      guard view.subviews.indices.contains(index), view.subviews[index] === content else {
        view.insertSubview(content, at: index)
        continue
      }
    }
  }
}
