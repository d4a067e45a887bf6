extension UIView {
  /// Inserts `view` at `index`, counted without `view` itself. `.max` is the front.
  func insert(_ view: UIView, at index: Int) {
    precondition(view !== self, "Can't add self as subview")
    precondition(!isDescendant(of: view), "Can't add an ancestor as subview")
    if view.superviewReference === self {
      guard let present = position(of: view) else { return }
      subviewList.remove(at: present)
      place(view, at: min(max(index, 0), subviewList.count))
      return
    }
    let oldSuperview = view.superviewReference
    let oldWindow = view.windowReference
    let newWindow = (self as? UIWindow) ?? windowReference
    let changesWindow = oldWindow !== newWindow
    if changesWindow { view.announceMove(to: newWindow) }
    view.willMove(toSuperview: self)
    if let oldSuperview {
      oldSuperview.willRemoveSubview(view)
      view.constraintsWillLeaveSuperview()
      oldSuperview.subviewList.removeAll { $0 === view }
      oldSuperview.subviewsDidChange()
    }
    view.superviewReference = self
    place(view, at: min(max(index, 0), subviewList.count))
    view.constraintsDidEnterSuperview()
    view.announceNeedOfUpdateConstraints()
    view.announceNeedOfUpdateProperties()
    if changesWindow { view.assign(window: newWindow) }
    view.placeInTreeDidChange()
    if changesWindow { view.confirmMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func insert(_ view: UIView, beside sibling: UIView, above: Bool) {
    guard view !== sibling else { return }
    guard var index = position(of: sibling) else {
      insert(view, at: above ? .max : 0)
      return
    }
    if view.superviewReference === self, let present = position(of: view), present < index { index -= 1 }
    insert(view, at: above ? index + 1 : index)
  }

  /// A loop, because a closure would check its actor at each subview.
  private func position(of view: UIView) -> Int? {
    for index in subviewList.indices where subviewList[index] === view { return index }
    return nil
  }

  /// Puts a view that is already linked to this one at its place among the subviews and, before the next view's layer,
  /// among the layers.
  private func place(_ view: UIView, at index: Int) {
    if index < subviewList.count {
      backingLayer.insertSublayer(view.backingLayer, below: subviewList[index].backingLayer)
    } else if let last = subviewList.last, last.backingLayer !== backingLayer.sublayers?.last {
      // Layers added directly stay in front of the views they were added after.
      backingLayer.addSublayer(view.backingLayer)
    } else {
      backingLayer.addSublayer(view.backingLayer)
    }
    subviewList.insert(view, at: index)
    subviewsDidChange()
  }

  func detach() {
    guard let parent = superviewReference else { return }
    let leavesWindow = windowReference != nil
    if leavesWindow { announceMove(to: nil) }
    willMove(toSuperview: nil)
    parent.willRemoveSubview(self)
    constraintsWillLeaveSuperview()
    parent.subviewList.removeAll { $0 === self }
    backingLayer.removeFromSuperlayer()
    superviewReference = nil
    parent.subviewsDidChange()
    if leavesWindow { assign(window: nil) }
    placeInTreeDidChange()
    if leavesWindow { confirmMoveToWindow() }
    didMoveToSuperview()
  }

  func exchange(_ index1: Int, _ index2: Int) {
    guard index1 != index2, subviewList.indices.contains(index1), subviewList.indices.contains(index2) else { return }
    subviewList.swapAt(index1, index2)
    restackLayers()
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard let index = subviewList.firstIndex(where: { $0 === view }) else { return }
    guard index != (toFront ? subviewList.count - 1 : 0) else { return }
    subviewList.remove(at: index)
    place(view, at: toFront ? subviewList.count : 0)
  }

  /// Orders the subviews' layers as the subviews are ordered.
  private func restackLayers() {
    for subview in subviewList { backingLayer.addSublayer(subview.backingLayer) }
    subviewsDidChange()
  }

  private func subviewsDidChange() {
    setNeedsLayout()
  }

  // MARK: Windows

  private func announceMove(to window: UIWindow?) {
    owningController?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    for subview in subviewList { subview.announceMove(to: window) }
  }

  func assign(window: UIWindow?) {
    if window == nil, isFirstResponder { resignFirstResponder() }
    windowReference = window
    for subview in subviewList { subview.assign(window: window) }
  }

  /// Clears the window, without notifying anyone, as a weak reference would.
  nonisolated final func forgetWindow() {
    windowReference = nil
    for subview in subviewList { subview.forgetWindow() }
  }

  private func confirmMoveToWindow() {
    if AppearanceProxies.isUsed, windowReference != nil { AppearanceProxies.apply(to: self) }
    didMoveToWindow()
    owningController?.viewDidMove(toWindow: windowReference)
    for subview in subviewList { subview.confirmMoveToWindow() }
  }

  /// Updates traits, tint, safe area and layout after a move in the tree.
  private func placeInTreeDidChange() {
    traitsMayHaveChanged()
    if superviewReference != nil {
      updateSafeArea()
      inheritedTintDidChange()
      setNeedsLayout()
    }
  }
}

extension UIView {
  func isInTree(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superviewReference
    }
    return false
  }

  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviewList {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }
}
