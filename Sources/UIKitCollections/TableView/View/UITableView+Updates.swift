import CollectionCore
import CoreGraphics
@_spi(UIKit) import UIKitCore

extension UITableView {
  // MARK: Announcing

  func openBatch() {
    if updates.depth == 0 { settleBeforeUpdates() }
    updates.depth += 1
  }

  /// Updates the rows on screen and the counts before updates begin.
  func settleBeforeUpdates() {
    if data.counts != nil || window != nil { layOutRows() }
    _ = geometry
  }

  func closeBatch(completion: ((Bool) -> Void)?) {
    guard updates.depth > 0 else { return }
    updates.depth -= 1
    if let completion { updates.completions.append(completion) }
    if updates.depth == 0 { commitUpdates() }
  }

  /// Adds to the running batch; outside of one, the change is a batch of its own.
  func announce(_ animation: RowAnimation, _ change: (inout UpdateBatch) -> Void) {
    openBatch()
    change(&updates.batch)
    closeBatch(completion: nil)
  }

  func announce(
    _ animation: RowAnimation, deleted rows: [ItemIndex] = [], inserted: [ItemIndex] = [],
    _ change: (inout UpdateBatch) -> Void
  ) {
    openBatch()
    change(&updates.batch)
    for row in rows { updates.animations.deletedRows[row] = animation }
    for row in inserted { updates.animations.insertedRows[row] = animation }
    closeBatch(completion: nil)
  }

  func announce(
    _ animation: RowAnimation, deleted sections: IndexSet = [], inserted: IndexSet = [],
    _ change: (inout UpdateBatch) -> Void
  ) {
    openBatch()
    change(&updates.batch)
    for section in sections { updates.animations.deletedSections[section] = animation }
    for section in inserted { updates.animations.insertedSections[section] = animation }
    closeBatch(completion: nil)
  }

  /// Announces a whole batch, with one animation for all rows.
  func announce(_ batch: UpdateBatch, with animation: RowAnimation) {
    openBatch()
    updates.batch = batch
    for row in batch.deletedItems + batch.reloadedItems { updates.animations.deletedRows[row] = animation }
    for row in batch.insertedItems { updates.animations.insertedRows[row] = animation }
    for section in batch.deletedSections + batch.reloadedSections {
      updates.animations.deletedSections[section] = animation
    }
    for section in batch.insertedSections { updates.animations.insertedSections[section] = animation }
    closeBatch(completion: nil)
  }

  // MARK: Carrying out

  private func commitUpdates() {
    let batch = updates.batch
    let completions = updates.completions
    var animations = updates.animations
    updates.batch = UpdateBatch()
    updates.animations = RowAnimations()
    updates.completions = []
    let (plan, after) = plan(batch, &animations)
    if !batch.isEmpty { indexTitles.needsReading = true }
    commit(plan, after: after, animations) { isFinished in
      for completion in completions { completion(isFinished) }
    }
  }

  /// Returns the plan of a batch of the data source's positions and the counts after it. Raises an exception if the two
  /// do not match.
  private func plan(_ batch: UpdateBatch, _ animations: inout RowAnimations) -> (plan: UpdatePlan, after: SectionCounts)
  {
    let dataAfter = readDataCounts()
    guard !placeholders.isEmpty else { return checkedPlan(batch, after: dataAfter) }
    var positions = placeholders.positions
    do throws(UpdateError) {
      let before = loadedCounts
      let translation = try positions.translation(of: batch, before: before, dataAfter: dataAfter)
      let shown = translation.shown(batch)
      positions.follow(try UpdatePlan(shown, before: before))
      animations.translate(translation)
      return checkedPlan(shown, after: positions.shown(dataAfter))
    } catch {
      raise("NSInternalInconsistencyException", error.message + " Table view: \(self)")
    }
  }

  /// Returns the plan of a batch of displayed positions. Raises an exception if it does not match the counts.
  func checkedPlan(_ batch: UpdateBatch, after: SectionCounts) -> (plan: UpdatePlan, after: SectionCounts) {
    do throws(UpdateError) {
      let plan = try UpdatePlan(batch, before: loadedCounts)
      try plan.validate(after: after)
      return (plan, after)
    } catch {
      raise("NSInternalInconsistencyException", error.message + " Table view: \(self)")
    }
  }

  /// The path of one view from before an update to after it.
  private struct Journey {
    var view: UIView
    var destination: CGRect
    var alpha: CGFloat = 1
    var leaving: ShownRows.Leaving.Role?
  }

  /// Takes the view from the state before a plan to the state after it.
  func commit(
    _ plan: UpdatePlan, after: SectionCounts, _ animations: RowAnimations, animated: Bool = true,
    completion: @escaping (Bool) -> Void
  ) {
    let outerPhase = shown.phase
    shown.phase = .committing
    let old = geometry
    let (oldCells, oldHeaders, oldFooters) = (shown.cells, shown.headers, shown.footers)
    placeholders.follow(plan)
    selection.follow(plan)
    touch.follow(plan)
    focus.follow(plan)
    prefetching.forgetProgress()
    data.counts = after
    data.needsHeights = true
    registrations.hasHeaderViews = nil
    registrations.hasFooterViews = nil
    _ = geometry
    data.geometry.takeMeasures(of: old, through: plan)

    var journeys: [Journey] = []
    shown.cells.removeAll()
    shown.kept.removeAll()
    for (index, cell) in oldCells.sorted(by: { $0.key < $1.key }) {
      if case .kept(let new) = plan.fate(of: index) {
        shown.cells[new] = cell
        // Its height may have changed, with the same cell.
        data.geometry.forget(new)
        if plan.reconfiguredItems.contains(index) { reconfigure(cell, at: new.indexPath) }
      } else {
        leave(cell, .cell(index.indexPath), animations.leaving(index), &journeys)
      }
    }
    carryEdges(oldHeaders, plan, animations, isFooter: false, &journeys)
    carryEdges(oldFooters, plan, animations, isFooter: true, &journeys)

    keepOffsetInRange()
    settle()
    takeSelection()
    addArrivals(plan, animations, old, &journeys)
    run(journeys, animated: animated, completion)
    shown.phase = outerPhase
    setNeedsLayout()
  }

  private func reconfigure(_ cell: UITableViewCell, at indexPath: IndexPath) {
    guard let dataSource else { return }
    registrations.reconfigured = cell
    defer { registrations.reconfigured = nil }
    _ = dataSource.tableView(self, cellForRowAt: dataSourcePath(for: indexPath))
    cell.setNeedsUpdateConfiguration()
  }

  private func leave(
    _ view: UIView, _ role: ShownRows.Leaving.Role, _ animation: RowAnimation, _ journeys: inout [Journey]
  ) {
    let end = animation.start(of: view.frame, in: bounds, isRightToLeft: isRightToLeft)
    if animation == .none { UIView.performWithoutAnimation { view.alpha = 0 } }
    journeys.append(Journey(view: view, destination: end.frame, alpha: end.alpha, leaving: role))
  }

  /// Moves headers and footers with their sections.
  private func carryEdges(
    _ views: [Int: UIView], _ plan: UpdatePlan, _ animations: RowAnimations, isFooter: Bool,
    _ journeys: inout [Journey]
  ) {
    var kept: [Int: UIView] = [:]
    for (section, view) in views {
      if !plan.isReloadedSection(section), let new = plan.newSection(ofOld: section) {
        kept[new] = view
      } else {
        leave(
          view, isFooter ? .footer(section) : .header(section), animations.deletedSections[section] ?? .automatic,
          &journeys)
      }
    }
    if isFooter { shown.footers = kept } else { shown.headers = kept }
  }

  /// Moves the offset back with the end of shorter content.
  private func keepOffsetInRange() {
    let size = contentSizeNow
    guard !isTracking, !isDecelerating else { return contentSize = size }
    let limit = max(0 - adjustedContentInset.top, size.height + adjustedContentInset.bottom - bounds.height)
    if contentOffset.y > limit { contentOffset.y = limit }
    contentSize = size
  }

  private func takeSelection() {
    for (index, cell) in shown.cells {
      let isSelected = selection.contains(index.indexPath)
      if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
      showEditing(of: cell, at: index.indexPath, animated: false)
    }
  }

  /// Moves the views on screen after the update to their starts, and adds their destinations.
  private func addArrivals(
    _ plan: UpdatePlan, _ animations: RowAnimations, _ old: TableGeometry, _ journeys: inout [Journey]
  ) {
    let visible = visibleRows
    for index in visible {
      let isThere = shown.cells[index]?.superview === self
      let cell = cell(for: index)
      let destination = frame(of: index)
      guard !isThere else {
        if movement?.cell !== cell { journeys.append(Journey(view: cell, destination: destination)) }
        takePlace(cell, index)
        continue
      }
      UIView.performWithoutAnimation {
        if let former = plan.oldIndex(ofNew: index), case .kept = plan.fate(of: former) {
          // It was out of sight before.
          let place = old.row(former)
          cell.frame = CGRect(x: destination.minX, y: place.start, width: destination.width, height: place.length)
        } else {
          let start = animations.coming(index, plan).start(of: destination, in: bounds, isRightToLeft: isRightToLeft)
          cell.frame = start.frame
          cell.alpha = animations.coming(index, plan) == .none ? 1 : start.alpha
        }
        insertCell(cell)
        takePlace(cell, index)
        cell.layoutIfNeeded()
      }
      announceDisplay(of: cell, at: index)
      journeys.append(Journey(view: cell, destination: destination))
    }
    // These stay, but are out of sight after the update: they move to their new places and are then no longer shown.
    let wanted = Set(visible)
    for (index, cell) in shown.cells where !wanted.contains(index) && cell !== focus.cell && cell !== movement?.cell {
      shown.cells[index] = nil
      journeys.append(Journey(view: cell, destination: frame(of: index), leaving: .cell(index.indexPath)))
    }
  }

  private func run(_ journeys: [Journey], animated: Bool, _ completion: @escaping (Bool) -> Void) {
    for journey in journeys {
      guard let role = journey.leaving else { continue }
      shown.leaving.append(.init(view: journey.view, role: role))
      if let cell = journey.view as? UITableViewCell {
        endSwipe(of: cell)
        sendToBack(cell)
      }
    }
    let left = journeys.compactMap { $0.leaving == nil ? nil : $0.view }
    let moves = { [self] in
      for journey in journeys {
        place(journey.view, journey.destination)
        if journey.view.alpha != journey.alpha { journey.view.alpha = journey.alpha }
        if journey.leaving == nil { journey.view.layoutIfNeeded() }
      }
      layOutEdges()
      layOutSurroundings()
    }
    let canAnimate = animated && window != nil && UIView.areAnimationsEnabled
    guard canAnimate, !journeys.isEmpty else {
      UIView.performWithoutAnimation(moves)
      endLeaving(left)
      let isFinished = window != nil || !animated || !UIView.areAnimationsEnabled
      Task { @MainActor in completion(isFinished) }
      return
    }
    let inherited = UIView.inheritedAnimationDuration
    updates.animated += 1
    UIView.animate(
      withDuration: inherited > 0 ? inherited : 0.3, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction], animations: moves
    ) { [self] isFinished in
      updates.animated -= 1
      endLeaving(left)
      completion(isFinished)
    }
  }

  private func sendToBack(_ cell: UITableViewCell) {
    guard cell.superview === self else { return }
    sendSubviewToBack(cell)
    if let backgroundView, backgroundView.superview === self { sendSubviewToBack(backgroundView) }
  }

  /// Removes views that have moved out of sight.
  private func endLeaving(_ views: [UIView]) {
    guard !views.isEmpty else { return }
    let ended = shown.leaving.filter { leaving in views.contains { $0 === leaving.view } }
    shown.leaving.removeAll { leaving in views.contains { $0 === leaving.view } }
    for leaving in ended {
      UIView.performWithoutAnimation { leaving.view.alpha = 1 }
      switch leaving.role {
      case .cell(let path):
        if let cell = leaving.view as? UITableViewCell { endDisplaying(cell, at: path) }
      case .header(let section): endDisplayingEdge(leaving.view, section, isFooter: false)
      case .footer(let section): endDisplayingEdge(leaving.view, section, isFooter: true)
      }
    }
  }
}
