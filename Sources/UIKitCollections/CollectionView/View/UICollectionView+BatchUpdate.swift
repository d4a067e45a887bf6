import CollectionCore
@_spi(UIKit) import UIKitCore

/// The steps of a batch update. Each step is implemented in the file named beside it.
///
/// A change of the layout shares the steps from `carryOut` on (`+LayoutChange`).
extension UICollectionView {
  /// Runs a block that announces changes, which are carried out at the end of the outermost block.
  func performUpdates(_ block: (() -> Void)?, completion: ((Bool) -> Void)?) {
    if updates.depth == 0 { settleBeforeUpdates() }  // the screen matches the counts before the update: +Updates
    updates.depth += 1
    block?()  // calls of `announce` fill the batch: +Updates
    updates.depth -= 1
    if let completion { updates.completions.append(completion) }
    guard updates.depth == 0 else { return }
    let (batch, completions) = updates.take()
    let (plan, after) = plan(batch)  // the data source's counts after, checked: +Updates, CollectionCore/Updates
    commit(plan, after: after, completions: completions)
  }

  /// Takes the view from the state before a plan to the state after it.
  ///
  /// - Parameter context: the context with which the layout is invalidated; nil for changed data.
  func commit(
    _ plan: UpdatePlan, after: SectionCounts, completions: [(Bool) -> Void],
    context: UICollectionViewLayoutInvalidationContext? = nil
  ) {
    follow(plan)  // selection, focus, highlight, regions and prepared cells move with their items: +Updates
    data.counts = after
    if context == nil { pass.debts.insert(.indexTitles) }
    let oldQuery = query
    let outer = pass.beginCommitting()  // no pass runs from here to `sendOff`
    prepareLayout(for: plan, context)  // the layout invalidated, prepared, given the updates: +Updates
    var change = ElementChange(plan: plan, layout: layoutObject, oldQuery: oldQuery, outer: outer)
    change.finish = { [layoutObject] in layoutObject.finalizeCollectionViewUpdates() }
    carryOut(change) { isFinished in
      for completion in completions { completion(isFinished) }
    }
  }

  /// Carries out a change whose layout is prepared: elements keep their views, new elements get one, and the views of
  /// removed elements leave, with animation in a window unless animations are off. `completion` is called later, never
  /// within the call.
  func carryOut(_ change: ElementChange, animated: Bool = true, _ completion: @escaping (Bool) -> Void) {
    guard pass.hasRun else { return carryOutUnseen(change, animated: animated, completion) }
    let size = layoutObject.collectionViewContentSize
    let target = targetBounds(contentSize: size, middleItem: change.middleItem)
    var change = change
    var journeys: [ElementJourney] = []
    animate(animated) { [self] in
      // Before any view is created: a layout that keeps an item in place while others size themselves calculates from
      // the new bounds.
      moveBounds(to: target, contentSize: size)
      UIView.performWithoutAnimation {
        journeys = prepareJourneys(&change)  // views that stay, appear or leave, from where to where: +ElementChange
      }
      pass.phase = change.outer
      placeRegions()
      for journey in journeys { sendOff(journey) }
      change.finish()
      if pass.debts.settle(.scroll) { didScroll() }
    } end: { [self] in
      for journey in journeys where journey.leaves { endDisplaying(journey.view) }  // to the pool: +Elements
      removeRegions()
    } completion: {
      completion($0)
    }
    setNeedsLayout()
  }
}
