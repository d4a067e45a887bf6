import CollectionCore
@_spi(UIKit) import UIKitCore

extension UICollectionView {
  /// Carries out a change of a view that shows nothing yet.
  func carryOutUnseen(_ change: ElementChange, animated: Bool, _ completion: @escaping (Bool) -> Void) {
    takeContentSize()
    change.finish()
    pass.phase = change.outer
    query = LayoutQuery()
    setNeedsLayout()
    complete(completion, animated: animated)
  }

  /// Runs the moves of a change, with animation if it is requested and visible, and then `end`.
  func animate(
    _ animated: Bool, _ moves: @escaping () -> Void, end: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation(moves)
      end()
      complete(completion, animated: animated)
      return
    }
    let inherited = UIView.inheritedAnimationDuration
    updates.animations += 1
    UIView.animate(
      withDuration: inherited > 0 ? inherited : 0.3, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction], animations: moves
    ) { [self] isFinished in
      end()
      updates.animations -= 1
      if updates.animations == 0 { endDisplayingLeaving() }
      completion(isFinished)
    }
  }

  /// Applies a view's final place.
  func sendOff(_ journey: ElementJourney) {
    if let destination = journey.destination { apply(destination, to: journey.view) }
  }

  private func endDisplayingLeaving() {
    let views = updates.leaving
    updates.leaving.removeAll()
    for view in views { endDisplaying(view) }
  }

  /// Calls a completion with false if animation was requested but there was no window for it (facts 11.12).
  private func complete(_ completion: @escaping (Bool) -> Void, animated: Bool) {
    complete(completion, finished: window != nil || !animated || !UIView.areAnimationsEnabled)
  }

  /// Calls a completion asynchronously on the main queue, never within the call that it completes.
  func complete(_ completion: @escaping (Bool) -> Void, finished: Bool) {
    Task { @MainActor in completion(finished) }
  }

  /// Returns the bounds after the change: in range of the new content, with the offset that layout and delegate
  /// propose.
  func targetBounds(contentSize: CGSize, middleItem: IndexPath?) -> CGRect {
    var offset = contentOffset
    if !isTracking, !isDecelerating {
      let insets = adjustedContentInset
      if let middleItem, let frame = askLayout(for: .cell(middleItem))?.frame {
        offset = self.offset(showing: frame, at: [.centeredVertically, .centeredHorizontally])
        offset.x = max(0 - insets.left, offset.x)
        offset.y = max(0 - insets.top, offset.y)
      }
      // An offset before the content's start, set by the user or the program, is kept.
      offset.x = min(offset.x, max(0 - insets.left, contentSize.width + insets.right - bounds.width))
      offset.y = min(offset.y, max(0 - insets.top, contentSize.height + insets.bottom - bounds.height))
    }
    offset = layoutObject.targetContentOffset(forProposedContentOffset: offset)
    if let wish = delegate?.collectionView?(self, targetContentOffsetForProposedContentOffset: offset) { offset = wish }
    return CGRect(origin: offset, size: bounds.size)
  }

  /// Moves to the bounds after the change. The layout may invalidate itself for them and is then prepared again; the
  /// delegate is called when the elements are those after the change.
  func moveBounds(to target: CGRect, contentSize size: CGSize) {
    pass.phase = .movingBounds
    // The offset first: a content size that leaves it out of range would move it at once.
    if target.origin != contentOffset { contentOffset = target.origin }
    if contentSize != size { contentSize = size }
    pass.phase = .committing
    prepareLayoutIfNeeded()
  }

  /// Gives the elements after the change their views, lets them size themselves, moves them to their starts and returns
  /// the destinations of all.
  func prepareJourneys(_ change: inout ElementChange) -> [ElementJourney] {
    pass.number += 1
    let old = elements.views
    askForShownElements()
    change.askForShifts(of: Set((old.keys + query.entries.map(\.key)).map(ElementMap.Kind.init)))
    var steps = ChangeReconciler(shown: old, newKey: change.newKey(of:))

    // Final attributes are read while the table still has the elements before the change.
    var finals: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for key in old.keys.sorted() { finals[key] = change.finalAttributes(of: key) }

    elements.removeAll()
    var journeys: [ElementJourney] = []
    for step in steps.first {
      switch step {
      case .reuse(let view, _, let new):
        elements.keep(view, as: new)
        rehost(view, as: new, zIndex: view.reuseState.place?.zIndex ?? 0)
      case .leave(let view, let key):
        journeys.append(ElementJourney(view: view, destination: finals[key], leaves: true))
      case .place, .make: break
      }
    }

    // Views that the new sizes push out of sight stay: the layout may move the bounds after them at the end. The next
    // layout pass removes those not visible then.
    for beginning in beginJourneys(change, &steps) where !isBeingMoved(beginning.view) {
      let destination = query.attributes(for: beginning.key) ?? askLayout(for: beginning.key) ?? beginning.estimate
      if let start = beginning.start(to: destination) { apply(start, to: beginning.view) }
      journeys.append(ElementJourney(view: beginning.view, destination: destination))
    }
    // These stay, but are no longer on screen after the change: they move to their new places.
    for element in steps.left where !isBeingMoved(element.view) && element.view !== focus.cell {
      elements.remove(element.key)
      let destination = query.attributes(for: element.key) ?? askLayout(for: element.key) ?? finals[element.oldKey]
      journeys.append(ElementJourney(view: element.view, destination: destination, leaves: true))
    }
    pass.agreedBounds = nil
    return journeys
  }

  /// Creates the views of elements on screen after the change and measures them until their sizes change nothing.
  ///
  /// Layouts get the sizes before any view is moved to its start: they change the attributes that they have returned as
  /// the start or end of an animation, so that it leads to the element's final place.
  private func beginJourneys(
    _ change: ElementChange, _ steps: inout ChangeReconciler<UICollectionReusableView>
  ) -> [ElementBeginning] {
    var beginnings: [ElementBeginning] = []
    var asked = begin(change, &steps, &beginnings)
    for key in reconfigure(steps.kept, change) where !asked.contains(key) { asked.append(key) }
    for _ in 0..<Self.settlingLimit {
      ask(asked)
      guard !pass.isPrepared else { break }
      pass.phase = .movingBounds
      prepareLayoutIfNeeded()
      pass.phase = .committing
      // Less content may have moved the bounds, which may change the layout.
      prepareLayoutIfNeeded()
      askForShownElements()
      asked = begin(change, &steps, &beginnings)
    }
    return beginnings
  }

  /// The most times that sizes may change the screen while a change is prepared; the next layout pass does the rest.
  private static let settlingLimit = 8

  private func askForShownElements() {
    makeRegions(in: bounds)
    query = ask(in: LayoutTiles.around(bounds))
    pass.named.removeAll()
  }

  private var shownEntries: [LayoutQuery.Entry] {
    let visible = bounds
    return query.entries.filter { $0.isShown(in: viewport(ofRegion: $0.region, visible)) }
  }

  /// Starts the moves of elements on screen that have none yet; returns the elements to measure.
  private func begin(
    _ change: ElementChange, _ steps: inout ChangeReconciler<UICollectionReusableView>,
    _ beginnings: inout [ElementBeginning]
  ) -> [ElementKey] {
    let entries = shownEntries
    let asked = entries.filter { elements[$0.key]?.reuseState.isNew($0.attributes.size) ?? true }.map(\.key).sorted()
    for step in steps.begin(entries.map(\.key)) {
      switch step {
      case .place(let view, let place):
        view.reuseState.passNumber = pass.number
        let initial = change.initialAttributes(of: entries[place].key)
        beginnings.append(
          ElementBeginning(
            key: entries[place].key, view: view, initial: initial, estimate: entries[place].attributes))
      case .make(let place): beginnings.append(make(entries[place], change))
      case .reuse, .leave: break
      }
    }
    return asked
  }

  /// Creates the view of an element that appears, at its start.
  private func make(_ entry: LayoutQuery.Entry, _ change: ElementChange) -> ElementBeginning {
    let start =
      change.initialAttributes(of: entry.key) ?? change.oldAttributes(ofNew: entry.key) ?? entry.attributes
    let view = takePreparedCell(for: entry.key) ?? makeView(for: entry.key, entry.attributes)
    show(view, as: entry.key, start)
    return ElementBeginning(key: entry.key, view: view, initial: start, estimate: entry.attributes)
  }

  /// Reconfigures the cells that the change names, through the data source; returns those on screen.
  private func reconfigure(
    _ kept: [ChangeReconciler<UICollectionReusableView>.Kept], _ change: ElementChange
  ) -> [ElementKey] {
    guard let plan = change.plan, !plan.reconfiguredItems.isEmpty else { return [] }
    var keys: [ElementKey] = []
    for element in kept {
      guard let cell = element.view as? UICollectionViewCell, let index = ItemIndex(element.oldKey.indexPath),
        plan.reconfiguredItems.contains(index)
      else { continue }
      reconfigure(cell, at: element.key.indexPath)
      keys.append(element.key)
    }
    for (path, cell) in prefetching.prepared {
      if let index = ItemIndex(path), let former = plan.oldIndex(ofNew: index), plan.reconfiguredItems.contains(former)
      {
        reconfigure(cell, at: path)
      }
    }
    return keys
  }

  /// Reconfigures a kept cell through the data source.
  private func reconfigure(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    registrations.reconfigured = cell
    defer { registrations.reconfigured = nil }
    _ = askForCell(at: indexPath)
    cell.setNeedsUpdateConfiguration()
  }
}
