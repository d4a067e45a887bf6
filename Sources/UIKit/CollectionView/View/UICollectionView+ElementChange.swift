extension UICollectionView {
  /// A view that is taken from one place to another by a change.
  private struct Journey {
    var view: UICollectionReusableView
    /// Nil: it stays as it is.
    var destination: UICollectionViewLayoutAttributes?
    /// Whether the view is no longer shown at the end.
    var leaves = false
  }

  /// Carries out a change whose layout is prepared: elements keep their views, new ones get one, and the views of those
  /// gone leave, with animation in a window unless animations are off. `completion` is called later, never within the call.
  func carryOut(
    _ change: ElementChange, animated: Bool = true, _ completion: @escaping (Bool) -> Void
  ) {
    updates.isCommitting = true
    guard pass.hasRun else {
      takeContentSize()
      change.finish()
      updates.isCommitting = false
      query = LayoutQuery()
      setNeedsLayout()
      complete(completion, animated: animated)
      return
    }
    let size = layoutObject.collectionViewContentSize
    let target = targetBounds(contentSize: size)
    var change = change
    var journeys: [Journey] = []
    let moves = { [self] in
      // Before any view is made: a layout that keeps an item in its place while others size themselves reckons from there.
      moveBounds(to: target, contentSize: size)
      UIView.performWithoutAnimation { journeys = prepareJourneys(&change, target) }
      updates.isCommitting = false
      placeRegions()
      for journey in journeys {
        if let destination = journey.destination { apply(destination, to: journey.view) }
      }
      change.finish()
      if updates.hasScrolled {
        updates.hasScrolled = false
        didScroll()
      }
    }
    let ends = { [self] in
      for journey in journeys where journey.leaves { endDisplaying(journey.view) }
      removeRegions()
    }
    if animated, window != nil, UIView.areAnimationsEnabled {
      let inherited = UIView.inheritedAnimationDuration
      updates.animations += 1
      UIView.animate(
        withDuration: inherited > 0 ? inherited : 0.3, delay: 0, options: [.beginFromCurrentState], animations: moves
      ) { [self] isFinished in
        ends()
        updates.animations -= 1
        if updates.animations == 0 { endDisplayingLeaving() }
        completion(isFinished)
      }
    } else {
      UIView.performWithoutAnimation(moves)
      ends()
      complete(completion, animated: animated)
    }
    setNeedsLayout()
  }

  private func endDisplayingLeaving() {
    let views = updates.leaving
    updates.leaving.removeAll()
    for view in views { endDisplaying(view) }
  }

  /// Calls a completion with false where animation was wanted but there was no window for it (facts 11.12).
  private func complete(_ completion: @escaping (Bool) -> Void, animated: Bool) {
    complete(completion, finished: window != nil || !animated || !UIView.areAnimationsEnabled)
  }

  /// Calls a completion in a later turn of the main queue, never within the call that it completes.
  func complete(_ completion: @escaping (Bool) -> Void, finished: Bool) {
    Task { @MainActor in completion(finished) }
  }

  /// The bounds after the change: in range of the new content, and as layout and delegate wish.
  private func targetBounds(contentSize: CGSize) -> CGRect {
    var offset = contentOffset
    if !isTracking, !isDecelerating {
      // An offset that the user or the program has put before the content's start stays there.
      let insets = adjustedContentInset
      offset.x = min(offset.x, max(-insets.left, contentSize.width + insets.right - bounds.width))
      offset.y = min(offset.y, max(-insets.top, contentSize.height + insets.bottom - bounds.height))
    }
    offset = layoutObject.targetContentOffset(forProposedContentOffset: offset)
    if let wish = delegate?.collectionView?(self, targetContentOffsetForProposedContentOffset: offset) { offset = wish }
    return CGRect(origin: offset, size: bounds.size)
  }

  /// Moves to where the change leads. The layout hears of it, and is prepared again if it wants; the delegate is told when
  /// the elements are those after the change.
  private func moveBounds(to target: CGRect, contentSize size: CGSize) {
    updates.movesBounds = true
    // The offset first: a content size that leaves it out of range would move it at once.
    if target.origin != contentOffset { contentOffset = target.origin }
    if contentSize != size { contentSize = size }
    updates.movesBounds = false
    prepareLayoutIfNeeded()
  }

  /// Gives the elements after the change their views, puts those where they start from, and says where all go.
  private func prepareJourneys(_ change: inout ElementChange, _ target: CGRect) -> [Journey] {
    pass.number += 1
    let old = elements
    makeRegions(in: target)
    query = ask(in: LayoutQuery.tiles(around: target))
    pass.named.removeAll()
    change.askForShifts(
      of: Set((old.keys + query.entries.map(\.key)).map { .init(category: $0.category, kind: $0.kind) }))

    // Where elements disappear to is asked while the table still is that before the change.
    var finals: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    let oldKeys = old.keys.sorted()
    for key in oldKeys { finals[key] = change.finalAttributes(of: key) }

    elements.removeAll(keepingCapacity: true)
    var kept: [(view: UICollectionReusableView, key: ElementKey, oldKey: ElementKey)] = []
    var journeys: [Journey] = []
    for key in oldKeys {
      guard let view = old[key] else { continue }
      if let new = change.newKey(of: key) {
        view.reuseState.key = new
        elements[new] = view
        rehost(view, as: new, zIndex: view.reuseState.place?.zIndex ?? 0)
        kept.append((view, new, key))
      } else {
        journeys.append(Journey(view: view, destination: finals[key], leaves: true))
      }
    }

    let reconfigured = change.plan?.reconfiguredItems ?? []
    var asked: [ElementKey] = []
    let shown = query.entries.filter { $0.isShown(in: viewport(ofRegion: $0.region, target)) }
    for entry in shown.sorted(by: { $0.key < $1.key }) {
      if elements[entry.key]?.reuseState.isNew(entry.attributes.size) ?? true { asked.append(entry.key) }
      journeys.append(begin(entry, change))
    }
    for (view, key, oldKey) in kept {
      if let cell = view as? UICollectionViewCell, let index = ItemIndex(oldKey.indexPath), reconfigured.contains(index)
      {
        reconfigure(cell, at: key.indexPath)
        if !asked.contains(key) { asked.append(key) }
      }
    }
    for (path, cell) in prefetching.prepared {
      if let index = ItemIndex(path), let former = change.plan?.oldIndex(ofNew: index), reconfigured.contains(former) {
        reconfigure(cell, at: path)
      }
    }
    for (view, key, oldKey) in kept
    where view.reuseState.passNumber != pass.number && !isBeingMoved(view) && view !== focus.cell {
      // Kept, but no longer on screen afterwards: it leaves for its new place there.
      elements[key] = nil
      let destination = query.attributes(for: key) ?? askLayout(for: key) ?? finals[oldKey]
      journeys.append(Journey(view: view, destination: destination, leaves: true))
    }
    pass.agreedBounds = nil
    // Once all journeys are planned: the layout pass after this one gives views that are new, configured anew or of
    // another size the sizes that they would like.
    ask(asked)
    return journeys
  }

  /// Puts the view of an element that is on screen after the change where it starts from.
  private func begin(_ entry: LayoutQuery.Entry, _ change: ElementChange) -> Journey {
    let initial = change.initialAttributes(of: entry.key)
    if let view = elements[entry.key] {
      view.reuseState.passNumber = pass.number
      if let initial, !isBeingMoved(view) { apply(initial, to: view) }
      return Journey(view: view, destination: isBeingMoved(view) ? nil : entry.attributes)
    }
    let start = initial ?? change.oldAttributes(ofNew: entry.key) ?? entry.attributes
    let view = takePreparedCell(for: entry.key) ?? makeView(for: entry.key, entry.attributes)
    show(view, as: entry.key, start)
    return Journey(view: view, destination: entry.attributes)
  }

  /// Has the data source configure a cell that stays.
  private func reconfigure(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    registrations.reconfigured = cell
    defer { registrations.reconfigured = nil }
    _ = askForCell(at: indexPath)
    cell.setNeedsUpdateConfiguration()
  }
}
