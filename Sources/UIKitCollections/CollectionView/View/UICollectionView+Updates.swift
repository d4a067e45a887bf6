import CollectionCore
@_spi(UIKit) import UIKitCore

extension UICollectionView {
  /// Adds to the running batch; outside of one, the change is a batch of its own.
  func announce(_ change: (inout UpdateBatch) -> Void) {
    if updates.depth > 0 {
      change(&updates.batch)
    } else {
      withoutActuallyEscaping(change) { change in
        performUpdates({ change(&self.updates.batch) }, completion: nil)
      }
    }
  }

  /// Updates the screen and the counts before updates begin.
  func settleBeforeUpdates() {
    if pass.hasRun {
      layoutElements()
    } else {
      pass.debts.remove(.reload)
    }
    _ = loadedCounts
  }

  /// Returns the plan of a batch and the counts after it. Raises an exception if the two do not match.
  func plan(_ batch: UpdateBatch) -> (plan: UpdatePlan, after: SectionCounts) {
    let before = loadedCounts
    let dataAfter = readDataCounts()
    guard !placeholders.isEmpty else { return checkedPlan(batch, after: dataAfter) }
    // The batch is one of the data source's positions.
    var positions = placeholders.positions
    do throws(UpdateError) {
      let shown = try positions.translation(of: batch, before: before, dataAfter: dataAfter).shown(batch)
      positions.follow(try UpdatePlan(shown, before: before))
      return checkedPlan(shown, after: positions.shown(dataAfter))
    } catch {
      raise("NSInternalInconsistencyException", error.message + " Collection view: \(self)")
    }
  }

  /// Returns the plan of a batch of displayed positions. Raises an exception if it does not match the counts.
  func checkedPlan(_ batch: UpdateBatch, after: SectionCounts) -> (plan: UpdatePlan, after: SectionCounts) {
    do throws(UpdateError) {
      let plan = try UpdatePlan(batch, before: loadedCounts)
      try plan.validate(after: after)
      return (plan, after)
    } catch {
      raise("NSInternalInconsistencyException", error.message + " Collection view: \(self)")
    }
  }

  /// Invalidates and prepares the layout for the contents after a plan, and calls its
  /// `prepare(forCollectionViewUpdates:)`.
  func prepareLayout(for plan: UpdatePlan, _ context: UICollectionViewLayoutInvalidationContext?) {
    let changesData = context == nil
    let context = context ?? layoutObject.makeInvalidationContext()
    if changesData { context.invalidatesDataSourceCounts = true }
    context.updatePlan = plan
    layoutObject.invalidateLayout(using: context)
    prepareLayoutIfNeeded()
    layoutObject.prepare(forCollectionViewUpdates: plan.makeUpdateItems())
  }

  /// Moves selection, highlight and prefetching with the items.
  func follow(_ plan: UpdatePlan) {
    placeholders.follow(plan)
    selection.follow(plan)
    movePrefetched(plan)
    pass.resizing.removeAll()
    if let path = touch.highlighted {
      if let index = ItemIndex(path), case .kept(let new) = plan.fate(of: index) {
        touch.highlighted = new.indexPath
      } else {
        touch.highlighted = nil
      }
    }
    focus.follow(plan)
    regions.follow(plan)
  }
}
