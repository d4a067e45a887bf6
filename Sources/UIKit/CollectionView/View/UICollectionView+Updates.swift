import CollectionCore

/// The batch of updates being announced, and what carrying one out needs to remember.
@MainActor struct UpdateState {
  var batch = UpdateBatch()
  /// How many blocks of `performBatchUpdates` are running.
  var depth = 0
  var completions: [(Bool) -> Void] = []
  /// Whether elements are being taken from before an update to after it.
  var isCommitting = false
  /// Whether the bounds are being set to those after the update.
  var movesBounds = false
  /// Whether the offset has changed on the way, which the delegate is told when the elements agree with it.
  var hasScrolled = false
  /// How many updates are being animated.
  var animations = 0
  /// Views of elements that have left while an update was animated, but are seen until it ends.
  var leaving: [UICollectionReusableView] = []
}

extension UICollectionView {
  /// Adds to the running batch; outside one, the change is a batch of its own.
  func announce(_ change: (inout UpdateBatch) -> Void) {
    if updates.depth > 0 {
      change(&updates.batch)
    } else {
      withoutActuallyEscaping(change) { change in
        performUpdates({ change(&self.updates.batch) }, completion: nil)
      }
    }
  }

  func performUpdates(_ block: (() -> Void)?, completion: ((Bool) -> Void)?) {
    if updates.depth == 0 { prepareForUpdates() }
    updates.depth += 1
    block?()
    updates.depth -= 1
    if let completion { updates.completions.append(completion) }
    if updates.depth == 0 { commitUpdates() }
  }

  /// Brings the screen and the counts up to date before updates begin.
  private func prepareForUpdates() {
    if pass.hasRun {
      layoutElements()
    } else {
      data.needsReload = false
    }
    _ = loadedCounts
  }

  private func commitUpdates() {
    let batch = updates.batch
    let completions = updates.completions
    updates.batch = UpdateBatch()
    updates.completions = []
    let before = loadedCounts
    let after = askForCounts()
    let plan: UpdatePlan
    do throws(UpdateError) {
      plan = try UpdatePlan(batch, before: before)
      try plan.validate(after: after)
    } catch {
      raise("NSInternalInconsistencyException", error.message + " Collection view: \(self)")
    }
    commit(plan, after: after, completions: completions)
  }

  /// Takes the view from the state before a plan to the state after it.
  func commit(
    _ plan: UpdatePlan, after: SectionCounts, completions: [(Bool) -> Void],
    context: UICollectionViewLayoutInvalidationContext? = nil
  ) {
    follow(plan)
    let changesData = context == nil
    let context = context ?? layoutObject.makeInvalidationContext()
    if changesData { context.invalidatesDataSourceCounts = true }
    context.updatePlan = plan
    data.counts = after
    if changesData { data.needsIndexTitles = true }
    let oldQuery = query
    updates.isCommitting = true
    layoutObject.invalidateLayout(using: context)
    prepareLayoutIfNeeded()
    layoutObject.prepare(forCollectionViewUpdates: plan.makeUpdateItems())
    var change = ElementChange(plan: plan, layout: layoutObject, oldQuery: oldQuery)
    change.finish = { [layoutObject] in layoutObject.finalizeCollectionViewUpdates() }
    carryOut(change) { isFinished in
      for completion in completions { completion(isFinished) }
    }
  }

  /// Selection, highlight and prefetching follow the items.
  private func follow(_ plan: UpdatePlan) {
    selection.follow(plan)
    movePrefetched(plan)
    resizing.removeAll()
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
