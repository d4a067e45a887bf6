import CoreGraphics
@_spi(UIKit) import UIKitCore

/// Accessories, editing controls and separators of a cell.
extension UITableViewCell {
  // MARK: Accessories

  private var presentAccessoryView: UIView? {
    row.isEditing ? row.editingAccessoryView : row.accessoryView
  }

  private var presentAccessoryType: AccessoryType {
    guard presentAccessoryView == nil else { return .none }
    return row.isEditing ? row.editingAccessoryType : row.accessoryType
  }

  /// The views at the trailing edge, from the leading one on, with their widths.
  var shownAccessories: [(view: UIView, width: CGFloat)] {
    if let view = presentAccessoryView {
      let size = view.frame.size
      return [(view, size.width > 0 ? size.width : view.intrinsicContentSize.width)]
    }
    return row.marks.map { ($0, $0.width) }
  }

  func replaceAccessoryView(_ view: UIView?) {
    guard row.accessoryView !== view else { return }
    row.accessoryView?.removeFromSuperview()
    row.accessoryView = view
    accessoriesDidChange()
  }

  func replaceEditingAccessoryView(_ view: UIView?) {
    guard row.editingAccessoryView !== view else { return }
    row.editingAccessoryView?.removeFromSuperview()
    row.editingAccessoryView = view
    accessoriesDidChange()
  }

  /// Creates the views of the current accessories.
  func accessoriesDidChange() {
    let present = presentAccessoryView
    for view in [row.accessoryView, row.editingAccessoryView] {
      if let view, view !== present { view.removeFromSuperview() }
    }
    if let present, present.superview !== self { addSubview(present) }
    let type = presentAccessoryType
    if type != row.shownAccessoryType {
      row.shownAccessoryType = type
      for mark in row.marks { mark.removeFromSuperview() }
      let detail = { CellMark(.detail) { [weak self] in self?.detailChosen() } }
      row.marks =
        switch type {
        case .none: []
        case .disclosureIndicator: [CellMark(.chevron)]
        case .detailDisclosureButton: [detail(), CellMark(.chevron)]
        case .checkmark: [CellMark(.checkmark)]
        case .detailButton: [detail()]
        }
      for mark in row.marks { addSubview(mark) }
    }
    contentSizeMayHaveChanged()
  }

  private func detailChosen() {
    guard let table = row.table, let path = table.indexPath(for: self) else { return }
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }

  // MARK: Editing

  private var showsControl: Bool { row.isEditing && (row.editingStyle != .none || row.selectsWhileEditing) }

  private var showsGrip: Bool { row.isEditing && row.canMove }

  /// The distance by which the content makes room for the editing control.
  var editingIndent: CGFloat {
    let indents = shouldIndentWhileEditing && row.indentsWhileEditing || row.selectsWhileEditing
    return showsControl && indents ? TableMetrics.editingWidth : 0
  }

  func changeEditing(_ editing: Bool, animated: Bool) {
    guard row.isEditing != editing else {
      updateEditingControls()
      return
    }
    let mask: StateMask = editing ? .showingEditControl : []
    willTransition(to: mask)
    row.isEditing = editing
    let change = { [self] in
      updateEditingControls()
      accessoriesDidChange()
      updateSelectedBackground()
      setNeedsUpdateConfiguration()
      setNeedsLayout()
    }
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      change()
      didTransition(to: mask)
      return
    }
    UIView.performWithoutAnimation {
      change()
      // New controls move in from the edges, the content from its current place.
      row.control?.frame = CGRect(
        x: isRightToLeft ? bounds.width : -TableMetrics.editingWidth, y: 0, width: TableMetrics.editingWidth,
        height: bounds.height)
      row.control?.alpha = 0
      row.grip?.alpha = 0
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { [self] in
      row.control?.alpha = 1
      row.grip?.alpha = 1
      setNeedsLayout()
      layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.didTransition(to: mask)
    }
  }

  /// Creates or removes the control and the grip, depending on the row's current state.
  func updateEditingControls() {
    let shape: AccessoryGlyph.Shape? =
      !showsControl
      ? nil
      : row.selectsWhileEditing
        ? (row.isSelected ? .selected : .unselected) : row.editingStyle == .insert ? .insert : .delete
    if let shape, let control = row.control {
      if control.glyph.shape != shape { control.glyph.shape = shape }
      control.isUserInteractionEnabled = !row.selectsWhileEditing
    } else {
      row.control?.removeFromSuperview()
      row.control = nil
      if let shape {
        let control = CellMark(shape) { [weak self] in self?.controlChosen() }
        control.isUserInteractionEnabled = !row.selectsWhileEditing
        row.control = control
        addSubview(control)
      }
    }
    if showsGrip == (row.grip != nil) { return }
    row.grip?.removeFromSuperview()
    row.grip = nil
    guard showsGrip else { return }
    let grip = CellMark(.reorder) {}
    row.grip = grip
    addSubview(grip)
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.addAction { [weak self] recognizer in
      if let self { row.table?.gripChanged(recognizer, of: self) }
    }
    grip.addGestureRecognizer(press)
  }

  private func controlChosen() {
    guard let table = row.table, let path = table.indexPath(for: self) else { return }
    table.editingControlChosen(at: path, row.editingStyle)
  }

  // MARK: Layout

  /// The space before the content.
  var leadingRoom: CGFloat { editingIndent }

  /// The space that the table's index takes.
  private var indexRoom: CGFloat { row.table?.indexRoom ?? 0 }

  /// The space after the content.
  var trailingRoom: CGFloat {
    var room: CGFloat = 0
    let accessories = shownAccessories
    if !accessories.isEmpty {
      room = TableMetrics.margin + accessories.reduce(0) { $0 + $1.width }
      room += CGFloat(accessories.count - 1) * TableMetrics.gap
    }
    if showsGrip { room += AccessoryGlyph.size(of: .reorder).width + TableMetrics.margin }
    return room + indexRoom
  }

  func layOutRow() {
    updateEditingControls()
    let (width, height) = (bounds.width, bounds.height)
    func place(_ view: UIView?, _ start: CGFloat, _ own: CGFloat, _ ownHeight: CGFloat) {
      guard let view else { return }
      let frame = CGRect(
        x: isRightToLeft ? width - start - own : start, y: ((height - ownHeight) / 2).rounded(), width: own,
        height: ownHeight)
      if view.frame != frame { view.frame = frame }
    }
    place(row.control, 0, TableMetrics.editingWidth + 8, height)
    var end = width - indexRoom
    if let grip = row.grip {
      end -= TableMetrics.margin + grip.width
      place(grip, end, grip.width, height)
    }
    for (index, accessory) in shownAccessories.reversed().enumerated() {
      end -= (index == 0 ? TableMetrics.margin : TableMetrics.gap) + accessory.width
      let isMark = accessory.view is CellMark
      let own =
        accessory.view.frame.height > 0 ? accessory.view.frame.height : accessory.view.intrinsicContentSize.height
      place(accessory.view, end, accessory.width, isMark ? height : own)
    }
    if let content = contentView as? UIListContentView {
      content.superviewMargins = NSDirectionalEdgeInsets(
        top: 0, leading: TableMetrics.margin, bottom: 0,
        trailing: trailingRoom > indexRoom ? 0 : TableMetrics.margin)
    }
    layOutTexts()
    layOutSeparators()
  }

  // MARK: Separators

  /// The distance of the text from the cell's leading edge, where its separator starts by default.
  private var textStart: CGFloat {
    if let content = contentView as? UIListContentView {
      return leadingRoom + content.textStart(width: content.bounds.width)
    }
    if hasOwnContent {
      return leadingRoom + textLayout(width: contentView.bounds.width, least: bounds.height).text.minX
    }
    return leadingRoom + TableMetrics.margin
  }

  private func layOutSeparators() {
    guard let table = row.table, table.separatorStyle != .none else {
      row.separator?.removeFromSuperview()
      row.topSeparator?.removeFromSuperview()
      (row.separator, row.topSeparator) = (nil, nil)
      return
    }
    let place = row.place
    let isGrouped = place.style == .grouped
    row.separator = separator(row.separator, place.style != .insetGrouped || !place.isLast)
    row.topSeparator = separator(row.topSeparator, isGrouped && place.isFirst)
    let thickness = 1 / max(traitCollection.displayScale, 1)
    var (start, end) = separatorInsets(table)
    if isGrouped, place.isLast { (start, end) = (0, 0) }
    func line(_ view: UIView?, _ y: CGFloat, _ start: CGFloat, _ end: CGFloat) {
      let length = max(0, bounds.width - start - end)
      view?.frame = CGRect(x: isRightToLeft ? end : start, y: y, width: length, height: thickness)
    }
    line(row.separator, bounds.height - thickness, start, end)
    line(row.topSeparator, 0, 0, 0)
  }

  private func separator(_ present: UIView?, _ isWanted: Bool) -> UIView? {
    guard isWanted, let table = row.table else {
      present?.removeFromSuperview()
      return nil
    }
    let view = present ?? TableSeparatorView()
    view.backgroundColor = table.separatorColor ?? .separator
    if view.superview !== self { addSubview(view) }
    return view
  }

  /// Returns the leading and trailing insets of the separator below.
  private func separatorInsets(_ table: UITableView) -> (CGFloat, CGFloat) {
    // Left stands for the leading edge in both directions.
    if let own = row.separatorInset { return (own.left, own.right) }
    guard let wanted = table.looks.separatorInset else { return (textStart, 0) }
    let automatic = table.separatorInsetReference == .fromAutomaticInsets
    return ((automatic ? textStart : editingIndent) + wanted.left, wanted.right)
  }
}
