import ConstraintSolver

/// The boxes whose values do not come from constraints: frames decided outside, and content.
extension LayoutEngine {
  func knownBox(for item: AnyObject) -> LayoutBox? {
    guard let box = boxes[ObjectIdentifier(item)], box.item === item else { return nil }
    return box
  }

  /// Returns the item's variables, created on first use.
  func box(for item: AnyObject) -> LayoutBox {
    let key = ObjectIdentifier(item)
    if let box = boxes[key] {
      if box.item === item { return box }
      // Another object had this address before.
      discard(box)
    }
    let box = LayoutBox(item: item, order: boxCount, solver: &solver)
    boxCount += 1
    boxes[key] = box
    if box.mayWrap { wrappingBoxes.append(box) }
    place(box)
    return box
  }

  func discard(_ box: LayoutBox) {
    dropPlacements(of: box)
    dropContent(of: box)
    for id in [box.leastWidth, box.leastHeight] {
      if let id { solver.remove(id) }
    }
    box.isStale = false
    staleBoxes.removeAll { $0 === box }
    wrappingBoxes.removeAll { $0 === box }
    if let key = boxes.first(where: { $0.value === box })?.key {
      boxes[key] = nil
      placedFromOutside[key] = nil
    }
  }

  // MARK: Sources of frames

  /// Whether the root decides its own size: it has no superview, and no autoresizing mask places it.
  var isRootFree: Bool {
    guard let root else { return false }
    return !root.translatesAutoresizingMaskIntoConstraints && root.superview == nil && !(root is UIWindow)
  }

  func isPlacedFromOutside(_ view: UIView) -> Bool {
    view === root ? !isRootFree && !rootIsFree : view.translatesAutoresizingMaskIntoConstraints
  }

  func sourceOfFrameDidChange(of view: UIView) {
    guard let box = knownBox(for: view) else { return }
    dropPlacements(of: box)
    dropContent(of: box)
    if !view.translatesAutoresizingMaskIntoConstraints, view !== root { claim(way: view) }
    markStale(box)
  }

  /// Adds the rows that a box needs.
  func place(_ box: LayoutBox) {
    box.isStale = false
    guard let item = box.item else { return }
    let rows = placementRows(of: item, box)
    if !rows.isEmpty, box.placements.count != rows.count {
      dropPlacements(of: box)
      placedFromOutside[ObjectIdentifier(item)] = box
      let priority: Float = item === root && isRootFree ? 1 : LinearSolver.required
      for row in rows {
        let id = addPlacement(row.terms, constant: row.constant, priority: priority)
        box.placements.append(LayoutBox.Placement(id: id, constant: row.constant))
      }
    }
    if let view = item as? UIView, !isPlacedFromOutside(view) { updateContent(of: view, box) }
  }

  private func dropPlacements(of box: LayoutBox) {
    for placement in box.placements {
      if let id = placement.id { solver.remove(id) }
    }
    box.placements.removeAll()
    if let item = box.item { placedFromOutside[ObjectIdentifier(item)] = nil }
  }

  private typealias Row = (terms: [LinearSolver.Term], constant: Double)

  private func placementRows(of item: AnyObject, _ box: LayoutBox) -> [Row] {
    if let view = item as? UIView { return placementRows(of: view, box) }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return [] }
    switch guide.kind {
    case .user: return []
    case .content: return [([.init(1, box.left)], 0), ([.init(1, box.top)], 0)]
    case .system(let frameOf):
      let (frame, size) = (frameOf(owner), owner.bounds.size)
      let outer = self.box(for: owner)
      return [
        ([.init(1, box.left)], -Double(frame.minX)), ([.init(1, box.top)], -Double(frame.minY)),
        ([.init(1, box.width), .init(-1, outer.width)], Double(size.width - frame.width)),
        ([.init(1, box.height), .init(-1, outer.height)], Double(size.height - frame.height)),
      ]
    }
  }

  private func placementRows(of view: UIView, _ box: LayoutBox) -> [Row] {
    if view === root {
      guard !rootIsFree else { return [] }
      let size = view.bounds.size
      return [([.init(1, box.width)], -Double(size.width)), ([.init(1, box.height)], -Double(size.height))]
    }
    guard view.translatesAutoresizingMaskIntoConstraints else { return [] }
    let frame = view.alignmentRect(forFrame: view.frame)
    let mask = view.autoresizingMask
    let outer = outerBox(of: view)
    let size = view.superview?.bounds.size ?? .zero
    return Self.axisRows(
      start: (box.left, frame.minX), length: (box.width, frame.width), outer: outer.map { ($0.width, size.width) },
      flexes: (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
      + Self.axisRows(
        start: (box.top, frame.minY), length: (box.height, frame.height),
        outer: outer.map { ($0.height, size.height) },
        flexes: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
        ))
  }

  /// Returns the superview's box if the superview is part of the region, so that masks can follow it.
  private func outerBox(of view: UIView) -> LayoutBox? {
    guard let superview = view.superview, view.autoresizingMask != [] else { return nil }
    return superview === root || superview.layoutEngine === self || isMeasuring ? box(for: superview) : nil
  }

  /// A single flexible length or start follows the superview at once; combinations are read again after the superview's
  /// change.
  private static func axisRows(
    start: (LinearSolver.Variable, CGFloat), length: (LinearSolver.Variable, CGFloat),
    outer: (LinearSolver.Variable, CGFloat)?, flexes: (start: Bool, length: Bool, end: Bool)
  ) -> [Row] {
    var startRow: Row = ([.init(1, start.0)], -Double(start.1))
    var lengthRow: Row = ([.init(1, length.0)], -Double(length.1))
    if let (variable, size) = outer {
      if flexes == (false, true, false) {
        lengthRow = ([.init(1, length.0), .init(-1, variable)], Double(size - length.1))
      } else if flexes == (true, false, false) {
        startRow = ([.init(1, start.0), .init(-1, variable)], Double(size - start.1))
      }
    }
    return [startRow, lengthRow]
  }

  /// Reads the changes: frames and margins decided outside, recorded constants, new constraints. The order ensures that
  /// changes that belong together arrive together.
  func refresh() {
    let moved = movedConstants
    movedConstants.removeAll()
    for constraint in moved { updateConstant(of: constraint) }
    for (_, box) in placedFromOutside { refreshPlacement(of: box) }
    let stale = staleBoxes
    staleBoxes.removeAll()
    for box in stale where box.isStale { place(box) }
    for key in surroundedEntries {
      if let entry = entries[key] { updateConstant(of: entry.constraint) }
    }
    installPending()
  }

  /// Returns whether the solver's frame is the current one.
  func isInStep(_ box: LayoutBox) -> Bool {
    guard let item = box.item else { return true }
    return placementRows(of: item, box).map(\.constant) == box.placements.map(\.constant)
  }

  private func refreshPlacement(of box: LayoutBox) {
    guard let item = box.item, !box.isStale else { return }
    let rows = placementRows(of: item, box)
    guard rows.count == box.placements.count else {
      dropPlacements(of: box)
      markStale(box)
      return
    }
    for (index, row) in rows.enumerated()
    where row.constant != box.placements[index].constant || box.placements[index].id == nil {
      needsPlacement = true
      mayMend = true
      if let id = box.placements[index].id, solver.setConstant(row.constant, of: id) {
        box.placements[index].constant = row.constant
      } else {
        // It contradicts current rows; it is added again after the others, when one of them can give way.
        dropPlacements(of: box)
        markStale(box)
        return
      }
    }
  }

  /// Keeps sizes from becoming negative. Few ever would, so rows are added only for those. O(items).
  func keepSizesPositive() {
    var didChange = true
    while didChange {
      didChange = false
      for box in boxes.values where box.leastWidth == nil || box.leastHeight == nil {
        guard let view = box.item as? UIView, !isPlacedFromOutside(view) else { continue }
        if box.leastWidth == nil, solver.value(of: box.width) < -1e-6 {
          box.leastWidth = least(box.width)
          didChange = box.leastWidth != nil || didChange
        }
        if box.leastHeight == nil, solver.value(of: box.height) < -1e-6 {
          box.leastHeight = least(box.height)
          didChange = box.leastHeight != nil || didChange
        }
      }
    }
  }

  /// Nearly required: no reasonable constraint contradicts it, and an unreasonable one must not break the others.
  private func least(_ variable: LinearSolver.Variable) -> LinearSolver.ConstraintID? {
    try? solver.add([.init(1, variable)], constant: 0, .greaterThanOrEqual, priority: 999.8)
  }

  // MARK: Content

  func dropContent(of box: LayoutBox) {
    for row in box.content { solver.remove(row.id) }
    box.content.removeAll()
  }

  /// Updates the rows for the view's content: at most and at least its size, at the view's priorities.
  func updateContent(of view: UIView, _ box: LayoutBox) {
    let size = contentSize(of: view, box)
    var axes: [NSLayoutConstraint.Axis] = []
    if size.width != UIView.noIntrinsicMetric { axes += [.horizontal, .horizontal] }
    if size.height != UIView.noIntrinsicMetric { axes += [.vertical, .vertical] }
    func length(_ axis: NSLayoutConstraint.Axis) -> Double { Double(axis == .horizontal ? size.width : size.height) }
    if box.content.map(\.axis) == axes {
      for row in box.content { _ = solver.setConstant(-length(row.axis), of: row.id) }
      return
    }
    dropContent(of: box)
    let wraps = box.mayWrap && (view as? any WrappingContent)?.wrapsContent == true
    for axis in axes.enumerated().filter({ $0.offset.isMultiple(of: 2) }).map(\.element) {
      let variable = axis == .horizontal ? box.width : box.height
      // Text that wraps stretches before text that does not, and of several the last (facts 14.3).
      let hugWeight = wraps && axis == .horizontal ? 0.5 - box.share : 1 + box.share
      let rows: [(LinearSolver.Relation, UILayoutPriority, Double)] = [
        (.lessThanOrEqual, view.contentHuggingPriority(for: axis), hugWeight),
        (.greaterThanOrEqual, view.contentCompressionResistancePriority(for: axis), 1.5 - box.share),
      ]
      for (relation, priority, weight) in rows {
        // Required content gives way to required constraints, because everything else would be a contradiction.
        let priority = min(priority.rawValue, 999.5)
        if let id = try? solver.add(
          [.init(1, variable)], constant: -length(axis), relation, priority: priority, weight: weight)
        {
          box.content.append(LayoutBox.Content(id: id, axis: axis))
        }
      }
    }
  }

  private func contentSize(of view: UIView, _ box: LayoutBox) -> CGSize {
    var size = view.intrinsicContentSize
    if box.mayWrap, let width = box.wrappedWidth, let wrapping = view as? any WrappingContent, wrapping.wrapsContent {
      size.height = wrapping.contentHeight(forWidth: width)
    }
    return size
  }
}
