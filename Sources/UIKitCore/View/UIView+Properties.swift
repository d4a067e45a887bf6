extension UIView {
  func requestPropertyUpdate(_ update: PropertyUpdates) {
    layoutState.propertyUpdates.formUnion([update, .requested])
    announceNeedOfUpdateProperties()
    layoutWasRequested()
  }

  /// Marks the superviews, so that the window finds the view in its next frame. An update that was not requested is
  /// made in the first layout pass, which finds the view anyway.
  func announceNeedOfUpdateProperties() {
    guard layoutState.propertyUpdates.contains(.requested) || layoutState.descendantNeedsUpdateProperties else {
      return
    }
    var ancestor = superviewReference
    while let view = ancestor, !view.layoutState.descendantNeedsUpdateProperties {
      view.layoutState.descendantNeedsUpdateProperties = true
      ancestor = view.superviewReference
    }
  }

  /// Updates properties where it was requested, superviews first as on iOS, because a superview may change what its
  /// subviews show. O(views that need it, and their siblings).
  func updatePropertiesInTree() {
    if layoutState.propertyUpdates.contains(.requested) { updateOwnProperties() }
    guard layoutState.descendantNeedsUpdateProperties else { return }
    layoutState.descendantNeedsUpdateProperties = false
    for subview in subviewList { subview.updatePropertiesInTree() }
  }

  /// Calls the controller's method and then the view's own, each if it is due.
  func updateOwnProperties() {
    let due = layoutState.propertyUpdates
    layoutState.propertyUpdates = []
    currentTraits.performAsCurrent {
      if due.contains(.controller) { owningController?.updateProperties() }
      if due.contains(.view) { updateProperties() }
    }
  }
}
