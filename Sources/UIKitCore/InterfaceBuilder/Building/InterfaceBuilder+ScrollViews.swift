/// Applies the document's properties of scroll views, and the common ones of views with prototypes and cells.
extension InterfaceBuilder {
  func applyScrollView(_ element: InterfaceElement, _ view: UIScrollView) {
    if let value = element.bool("scrollEnabled") { view.isScrollEnabled = value }
    if let value = element.bool("pagingEnabled") { view.isPagingEnabled = value }
    if let value = element.bool("directionalLockEnabled") { view.isDirectionalLockEnabled = value }
    if let value = element.bool("bounces") { view.bounces = value }
    if let value = element.bool("bouncesZoom") { view.bouncesZoom = value }
    if let value = element.bool("alwaysBounceVertical") { view.alwaysBounceVertical = value }
    if let value = element.bool("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = value }
    if let value = element.bool("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = value }
    if let value = element.bool("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = value }
    if let value = element.bool("delaysContentTouches") { view.delaysContentTouches = value }
    if let value = element.bool("canCancelContentTouches") { view.canCancelContentTouches = value }
    if let value = element.number("minimumZoomScale") { view.minimumZoomScale = value }
    if let value = element.number("maximumZoomScale") { view.maximumZoomScale = value }
    if let insets = element.insets("contentInset") { view.contentInset = insets }
    if let insets = element.insets("scrollIndicatorInsets") { view.scrollIndicatorInsets = insets }
    let keyboard: UIScrollView.KeyboardDismissMode? = element.choice(
      "keyboardDismissMode", ["none": .none, "onDrag": .onDrag, "interactive": .interactive])
    if let keyboard { view.keyboardDismissMode = keyboard }
    let indicators: UIScrollView.IndicatorStyle? = element.choice(
      "indicatorStyle", ["default": .default, "black": .black, "white": .white])
    if let indicators { view.indicatorStyle = indicators }
    let adjustment: UIScrollView.ContentInsetAdjustmentBehavior? = element.choice(
      "contentInsetAdjustmentBehavior",
      ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always])
    if let adjustment { view.contentInsetAdjustmentBehavior = adjustment }
    if let child = element.child(key: "refreshControl") { view.refreshControl = self.view(child) as? UIRefreshControl }
  }

  /// Returns a new instance of a prototype, with its objects created, connected and awake.
  package func prototype(_ element: InterfaceElement) -> UIView? {
    let builder = InterfaceBuilder(
      document: document, bundle: bundle, storyboard: storyboard, owner: owner, outer: self)
    let view = builder.view(element)
    builder.finish(isComplete: true)
    return view
  }

  /// Applies the properties of the content view, which exists already and fills the cell.
  package func applyContent(_ element: InterfaceElement, _ view: UIView) {
    let frame = view.superview?.bounds ?? view.frame
    let mask = view.autoresizingMask
    applyView(element, view)
    view.autoresizingMask = mask
    // Subviews were laid out for the size in the document; they must follow to the cell's.
    view.frame = frame
  }
}
