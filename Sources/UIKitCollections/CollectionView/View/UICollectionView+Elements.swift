import CollectionCore
@_spi(UIKit) import UIKitCore

extension UICollectionView {
  /// Gives each visible element of the query its view and attributes, and removes the views of others.
  func showElements() {
    pass.number += 1
    let (entries, viewport) = (query.entries, bounds)
    // While an update is animated, departing views are still visible and cannot be reused.
    let steps = PassReconciler.steps(
      number: pass.number, shown: elements.views, listed: entries.count,
      unreported: updates.animations == 0 ? pass.unreported : nil
    ) { entries[$0].isShown(in: self.viewport(ofRegion: entries[$0].region, viewport)) ? entries[$0].key : nil }
    for step in steps { carryOut(step, entries) }
  }

  /// Carries out one step of a layout pass.
  private func carryOut(_ step: ScreenStep<UICollectionReusableView>, _ entries: [LayoutQuery.Entry]) {
    switch step {
    case .place(let view, let place):
      guard !isBeingMoved(view) else { return }
      let entry = entries[place]
      apply(entry.attributes, to: view)
      // The height of a text depends on the available width.
      if view.reuseState.isNew(entry.attributes.size) { takePreferences(of: view, entry.key, entry.attributes) }
    case .make(let place): showNewElement(entries[place].key, entries[place].attributes)
    case .reuse(let view, _, let key): elements.keep(view, as: key)
    case .leave(let view, let key):
      if !isBeingMoved(view), !keepsFocus(view, key) { hideElement(key) }
    }
  }

  /// Keeps the cell with the focus at its current place, if it still has one.
  private func keepsFocus(_ view: UICollectionReusableView, _ key: ElementKey) -> Bool {
    guard view === focus.cell, let attributes = query.attributes(for: key) ?? askLayout(for: key) else { return false }
    apply(attributes, to: view)
    return true
  }

  /// Removes the view of an element.
  ///
  /// New cells that have sized themselves in an update, and a layout that moves on at its end, push others out of
  /// sight. Those stay visible until the animation has ended.
  private func hideElement(_ key: ElementKey) {
    guard let view = elements.remove(key) else { return }
    let seen = updates.animations > 0 ? layer.presentation()?.bounds : nil
    if let seen, view.frame.intersects(seen) || view.layer.presentation()?.frame.intersects(seen) == true {
      updates.leaving.append(view)
    } else {
      endDisplaying(view)
    }
  }

  private func showNewElement(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
    if let view = elements[key] {
      // The layout's answer contains the element twice.
      apply(attributes, to: view)
      return
    }
    UIView.performWithoutAnimation {
      let view = takePreparedCell(for: key) ?? makeView(for: key, attributes)
      show(view, as: key, attributes)
      takePreferences(of: view, key, attributes)
    }
  }

  /// Shows a view for an element.
  func show(_ view: UICollectionReusableView, as key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
    elements.show(view, as: key)
    view.reuseState.collectionView = self
    view.reuseState.askedSize = nil
    view.reuseState.preferredSize = nil
    view.reuseState.passNumber = pass.number
    apply(attributes, to: view)
    stackView(view, as: key, zIndex: attributes.zIndex)
    // A cell may be used for a header, too.
    if key.category == .cell, let cell = view as? UICollectionViewCell {
      let isSelected = selection.contains(key.indexPath)
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
      let isHighlighted = touch.highlighted == key.indexPath
      if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    }
    view.willBeDisplayed()
    switch key.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      prefetching.didShow(key.indexPath)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
    case .supplementaryView:
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.indexPath)
    case .decorationView: break
    }
  }

  /// Returns a view for an element, from the data source or, for decorations, from the layout's registrations.
  func makeView(
    for key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    let outer = registrations.requested
    registrations.requested = (key, attributes)
    defer { registrations.requested = outer }
    switch key.category {
    case .cell: return askForCell(at: key.indexPath)
    case .supplementaryView: return askForSupplementaryView(key.kind, at: key.indexPath)
    case .decorationView: return makeDecorationView(key.kind)
    }
  }

  func askForCell(at indexPath: IndexPath) -> UICollectionViewCell {
    guard let dataSource else {
      raise(
        "NSInternalInconsistencyException",
        "the collection view's data source is nil, but its layout has an item at \(describe(indexPath))")
    }
    if let cell = placeholderCell(at: indexPath) { return cell }
    let cell = dataSource.collectionView(self, cellForItemAt: dataSourcePath(for: indexPath))
    guard cell.reuseIdentifier != nil else {
      raise(
        "NSInternalInconsistencyException",
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
          + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }
    return cell
  }

  private func askForSupplementaryView(_ kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
    let view = dataSource?.collectionView?(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
    guard let view, view.reuseIdentifier != nil else {
      raise(
        "NSInternalInconsistencyException",
        "The view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
          + "(\(kind),\(describe(indexPath))) was not retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
          + "(\(view.map(String.init(describing:)) ?? "(null)"))")
    }
    return view
  }

  // MARK: Attributes

  /// Applies attributes to a view, unless it has that appearance already.
  func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    let state = view.reuseState
    let isPlain = type(of: attributes) == UICollectionViewLayoutAttributes.self
    if let former = state.geometry, former.describes(attributes), state.place?.zIndex == attributes.zIndex {
      // An object of the class itself has nothing more to apply. One of a subclass may, and may have been changed in
      // place.
      if isPlain { return }
      if state.attributes === attributes {
        view.apply(attributes)
        return
      }
      if attributes.isEqual(state.attributes) {
        state.attributes = attributes
        return
      }
    }
    let geometry = ElementGeometry(attributes)
    geometry.apply(to: view, after: state.geometry)
    view.takeEnvironment(of: attributes.listElement)
    view.take(attributes.listElement)
    state.geometry = geometry
    state.attributes = attributes
    if let place = state.place, place.zIndex != attributes.zIndex, let key = state.key {
      stackView(view, as: key, zIndex: attributes.zIndex)
    }
    view.apply(attributes)
  }

  // MARK: Stacking

  /// Inserts a view among the others, or among those of its section's scroll view, by its z index.
  func stackView(_ view: UICollectionReusableView, as key: ElementKey, zIndex: Int) {
    let region = host(of: key)
    let parent: UIView = region ?? self
    if view.superview === parent, view.reuseState.place?.zIndex == zIndex { return }
    unstack(view)
    let rank = key.category == .cell ? 0 : 1
    let (place, below) =
      region?.stack.insert(view, zIndex: zIndex, rank: rank) ?? elements.stack.insert(view, zIndex: zIndex, rank: rank)
    view.reuseState.place = place
    view.reuseState.region = region
    if let region {
      if let below { region.insertSubview(view, aboveSubview: below) } else { region.insertSubview(view, at: 0) }
    } else {
      insert(view, above: below)
    }
  }

  /// Removes a view from the order from back to front; its place among the subviews stays the same.
  func unstack(_ view: UICollectionReusableView) {
    guard let place = view.reuseState.place else { return }
    view.reuseState.place = nil
    if let region = view.reuseState.region {
      region.stack.remove(view, at: place)
    } else {
      elements.stack.remove(view, at: place)
    }
  }

  /// Inserts a view above another one or, without one, directly above the background.
  func insert(_ view: UIView, above below: UIView?) {
    if let below {
      insertSubview(view, aboveSubview: below)
    } else if let backgroundView, backgroundView.superview === self {
      insertSubview(view, aboveSubview: backgroundView)
    } else {
      insertSubview(view, at: 0)
    }
  }

  // MARK: Reuse

  /// Calls the delegate for a view that is no longer shown, and keeps the view for reuse.
  func endDisplaying(_ view: UICollectionReusableView) {
    guard let key = view.reuseState.key else { return }
    view.reuseState.key = nil
    endSwipe(of: view)
    if view === focus.cell { focus.needsRestoring = true }
    if pass.phase == .passing {
      // Most will be shown again by the same pass: the others are hidden at its end.
      view.reuseState.geometry = nil
      keep(view)
      pass.vacated.append(view)
    } else {
      makeReusable(view)
    }
    tellOfEnd(of: view, key)
  }

  private func tellOfEnd(of view: UICollectionReusableView, _ key: ElementKey) {
    guard let delegate else { return pass.unreported.note(key.category, isReported: false) }
    switch key.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      let answer: Void? = OptionalMethod.call(.didEndDisplaying) {
        delegate.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
      }
      pass.unreported.note(.cell, isReported: answer != nil)
    case .supplementaryView:
      let answer: Void? = OptionalMethod.call(.didEndDisplayingSupplementaryView) {
        delegate.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.indexPath)
      }
      pass.unreported.note(.supplementaryView, isReported: answer != nil)
    case .decorationView: break
    }
  }

  /// Hides the views that the pass has removed and not shown again.
  func hideVacatedViews() {
    guard !pass.vacated.isEmpty else { return }
    let views = pass.vacated
    pass.vacated.removeAll(keepingCapacity: true)
    for view in views where view.reuseState.key == nil { hide(view) }
  }

  /// Hides a view until it is needed again. It stays a subview: removing and adding it would cost more than the rest of
  /// reusing it.
  func makeReusable(_ view: UICollectionReusableView) {
    hide(view)
    keep(view)
  }

  private func keep(_ view: UICollectionReusableView) {
    if elements.pool.put(view) { return }
    unstack(view)
    view.removeFromSuperview()
  }

  func hide(_ view: UICollectionReusableView) {
    UIView.performWithoutAnimation { view.isHidden = true }
    view.reuseState.geometry = nil
  }

  func reuseRetiredViews() {
    guard !pass.retired.isEmpty else { return }
    let views = pass.retired
    pass.retired.removeAll()
    for view in views { endDisplaying(view) }
  }

  /// Returns the description of an `NSIndexPath`, without its address.
  func describe(_ indexPath: IndexPath) -> String {
    "<NSIndexPath> {length = \(indexPath.count), path = \(indexPath.map(String.init).joined(separator: " - "))}"
  }
}
