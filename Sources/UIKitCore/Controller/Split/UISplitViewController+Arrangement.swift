/// Changes of the columns beside the secondary one, and the delegate's calls about them.
extension UISplitViewController {
  func shownColumns(_ arrangement: SplitArrangement) -> [Column] {
    Array(sideColumns.suffix(arrangement.count(of: sideColumns.count)))
  }

  /// Changes the arrangement, with animation inside an animation block, and calls the delegate.
  func change(_ change: (inout SplitArrangement) -> Void) {
    var new = arrangement
    change(&new)
    guard new != arrangement else { return }
    announceChange(to: new)
    arrangement = new
    setNeedsColumns()
    if UIView.inheritedAnimationDuration > 0, viewIfLoaded?.window != nil { view.layoutIfNeeded() }
  }

  /// Calls the delegate before the arrangement changes.
  private func announceChange(to new: SplitArrangement) {
    guard !isCollapsed else { return }
    let mode = new.mode(of: sideColumns.count)
    if mode != displayMode { delegate?.splitViewController(self, willChangeTo: mode) }
    let (old, new) = (shownColumns(arrangement), shownColumns(new))
    announce(new.filter { !old.contains($0) }, old.filter { !new.contains($0) })
  }

  func announce(_ shown: [Column], _ hidden: [Column]) {
    guard !isCollapsed else { return }
    for column in shown { delegate?.splitViewController(self, willShow: column) }
    for column in hidden { delegate?.splitViewController(self, willHide: column) }
    settled.shown += shown
    settled.hidden += hidden
  }

  /// Calls the delegate after columns were shown or hidden.
  func announceSettled() {
    guard passage == nil, leaving.isEmpty, !settled.shown.isEmpty || !settled.hidden.isEmpty else { return }
    let (shown, hidden) = settled
    settled = ([], [])
    for column in shown { delegate?.splitViewController(self, didShowColumn: column) }
    for column in hidden { delegate?.splitViewController(self, didHideColumn: column) }
  }

  /// Moves the columns to another arrangement, from where they are.
  func animate(to new: SplitArrangement, completion: @escaping @MainActor () -> Void = {}) {
    guard viewIfLoaded?.window != nil, !isCollapsed else {
      change { $0 = new }
      return completion()
    }
    if passage == nil {
      // Columns that appear start beyond the edge.
      passage = (new, 0)
      UIView.performWithoutAnimation { layOutColumnsAndContents() }
    }
    announceChange(to: new)
    leaving = Set(shownColumns(arrangement) + (passage.map { shownColumns($0.to) } ?? []))
    arrangement = new
    passage = nil
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { [self] in
      layOutColumnsAndContents()
    } completion: { [self] _ in
      leaving = []
      setNeedsColumns()
      completion()
    }
  }

  private func layOutColumnsAndContents() {
    layOutColumns()
    for controller in columns.values where controller.viewIfLoaded?.window != nil { controller.view.layoutIfNeeded() }
  }
}
