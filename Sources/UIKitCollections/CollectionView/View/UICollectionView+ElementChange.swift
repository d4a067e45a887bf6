import CollectionCore
@_spi(UIKit) import UIKitCore

extension UICollectionView {
  /// Carries out a change of which nothing is on screen yet.
  func carryOutUnseen(_ change: ElementChange, animated: Bool, _ completion: @escaping (Bool) -> Void) {
    takeContentSize()
    change.finish()
    pass.phase = change.outer
    query = LayoutQuery()
    setNeedsLayout()
    complete(completion, animated: animated)
  }

  /// Runs the moves of a change, with animation if that is wanted and seen, and then its end.
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
      withDuration: inherited > 0 ? inherited : 0.3, delay: 0, options: [.beginFromCurrentState], animations: moves
    ) { [self] isFinished in
      end()
      updates.animations -= 1
      if updates.animations == 0 { endDisplayingLeaving() }
      completion(isFinished)
    }
  }

  /// Gives a view its place at the end of its way.
  func sendOff(_ journey: ElementJourney) {
    if let destination = journey.destination { apply(destination, to: journey.view) }
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

  /// The bounds after the change: in range of the new content, with the offset that layout and delegate propose.
  func targetBounds(contentSize: CGSize, middleItem: IndexPath?) -> CGRect {
    var offset = contentOffset
    if !isTracking, !isDecelerating {
      let insets = adjustedContentInset
      if let middleItem, let frame = askLayout(for: .cell(middleItem))?.frame {
        offset = self.offset(showing: frame, at: [.centeredVertically, .centeredHorizontally])
        offset.x = max(0 - insets.left, offset.x)
        offset.y = max(0 - insets.top, offset.y)
      }
      // An offset that the user or the program has put before the content's start stays there.
      offset.x = min(offset.x, max(0 - insets.left, contentSize.width + insets.right - bounds.width))
      offset.y = min(offset.y, max(0 - insets.top, contentSize.height + insets.bottom - bounds.height))
    }
    offset = layoutObject.targetContentOffset(forProposedContentOffset: offset)
    if let wish = delegate?.collectionView?(self, targetContentOffsetForProposedContentOffset: offset) { offset = wish }
    return CGRect(origin: offset, size: bounds.size)
  }

  /// Moves to where the change leads. The layout can invalidate itself for the new bounds and is then prepared again;
  /// the delegate is called once the elements are those after the change.
  func moveBounds(to target: CGRect, contentSize size: CGSize) {
    pass.phase = .movingBounds
    // The offset first: a content size that leaves it out of range would move it at once.
    if target.origin != contentOffset { contentOffset = target.origin }
    if contentSize != size { contentSize = size }
    pass.phase = .committing
    prepareLayoutIfNeeded()
  }

  /// Gives the elements after the change their views, lets those size themselves, puts them where they start from, and
  /// says where all go.
  func prepareJourneys(_ change: inout ElementChange) -> [ElementJourney] {
    pass.number += 1
    let old = elements.views
    askForShownElements()
    change.askForShifts(of: Set((old.keys + query.entries.map(\.key)).map(ElementMap.Kind.init)))
    var steps = ChangeReconciler(shown: old, newKey: change.newKey(of:))

    // Final attributes are read while the table still is that before the change.
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

    // Those that the new sizes push out of sight stay: the layout may move the bounds after them at the end. The layout
    // pass after this one takes away what is not in sight then.
    for beginning in beginJourneys(change, &steps) where !isBeingMoved(beginning.view) {
      let destination = query.attributes(for: beginning.key) ?? askLayout(for: beginning.key) ?? beginning.estimate
      if let start = beginning.start(to: destination) { apply(start, to: beginning.view) }
      journeys.append(ElementJourney(view: beginning.view, destination: destination))
    }
    // Kept, but no longer on screen afterwards: they leave for their new places there.
    for element in steps.left where !isBeingMoved(element.view) && element.view !== focus.cell {
      elements.remove(element.key)
      let destination = query.attributes(for: element.key) ?? askLayout(for: element.key) ?? finals[element.oldKey]
      journeys.append(ElementJourney(view: element.view, destination: destination, leaves: true))
    }
    pass.agreedBounds = nil
    return journeys
  }

  /// Makes the views of what is on screen after the change and measures them, until their sizes change nothing any
  /// more.
  ///
  /// Layouts get the sizes before any view is put where it starts from: they change the attributes that they have
  /// handed out as the start or the end of an element's way, so that it leads to where the element belongs at last.
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

  /// How often sizes may change what is on screen while a change is prepared; the layout pass after it does the rest.
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

  /// Starts the moves of elements on screen that have none yet; returns those to be measured.
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

  /// Makes the view of an element that comes on screen, where it starts from.
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

  /// Reconfigures a cell that stays, through the data source.
  private func reconfigure(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    registrations.reconfigured = cell
    defer { registrations.reconfigured = nil }
    _ = askForCell(at: indexPath)
    cell.setNeedsUpdateConfiguration()
  }
}
