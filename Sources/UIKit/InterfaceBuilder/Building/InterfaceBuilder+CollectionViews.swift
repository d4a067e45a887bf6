/// Scroll views, collection views, their layouts and prototypes.
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
    if let collectionView = view as? UICollectionView { applyCollectionView(element, collectionView) }
    if let tableView = view as? UITableView { applyTableView(element, tableView) }
  }

  private func applyCollectionView(_ element: InterfaceElement, _ view: UICollectionView) {
    if let value = element.bool("allowsSelection") { view.allowsSelection = value }
    if let value = element.bool("allowsMultipleSelection") { view.allowsMultipleSelection = value }
    if let value = element.bool("prefetchingEnabled") { view.isPrefetchingEnabled = value }
    if let child = element.child(key: "collectionViewLayout"), let layout = layout(child) {
      view.collectionViewLayout = layout
    }
    if let child = element.child(key: "backgroundView") { view.backgroundView = self.view(child) }
    for cell in element.list("cells") where cell.name == "collectionViewCell" { registerCell(cell, in: view) }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      if let child = element.child(key: key) { registerSupplementaryView(child, kind: kind, in: view) }
    }
  }

  func layout(_ element: InterfaceElement) -> UICollectionViewLayout? {
    let isFlow = element.name == "collectionViewFlowLayout"
    let base = isFlow ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
    let type = customClass(element, base: base)
    guard let layout = decode(element, elementClass: base, make: { type.init(coder: $0) }) else { return nil }
    if let flow = layout as? UICollectionViewFlowLayout { applyFlowLayout(element, flow) }
    return layout
  }

  private func applyFlowLayout(_ element: InterfaceElement, _ layout: UICollectionViewFlowLayout) {
    let direction: UICollectionView.ScrollDirection? = element.choice(
      "scrollDirection", ["vertical": .vertical, "horizontal": .horizontal])
    if let direction { layout.scrollDirection = direction }
    if let value = element.number("minimumLineSpacing") { layout.minimumLineSpacing = value }
    if let value = element.number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = value }
    if let value = element.size("itemSize") { layout.itemSize = value }
    if let value = element.size("headerReferenceSize") { layout.headerReferenceSize = value }
    if let value = element.size("footerReferenceSize") { layout.footerReferenceSize = value }
    if let value = element.insets("sectionInset") { layout.sectionInset = value }
    if element.bool("automaticEstimatedItemSize") ?? false {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let value = element.size("estimatedItemSize") {
      layout.estimatedItemSize = value
    }
    let reference: UICollectionViewFlowLayout.SectionInsetReference? = element.choice(
      "sectionInsetReference",
      ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins])
    if let reference { layout.sectionInsetReference = reference }
    if let value = element.bool("sectionHeadersPinToVisibleBounds") { layout.sectionHeadersPinToVisibleBounds = value }
    if let value = element.bool("sectionFootersPinToVisibleBounds") { layout.sectionFootersPinToVisibleBounds = value }
    applyRuntimeAttributes(element, to: layout)
  }

  // MARK: Prototypes

  private func registerCell(_ element: InterfaceElement, in view: UICollectionView) {
    guard let identifier = element["reuseIdentifier"] else {
      return warn("a prototype cell needs a reuse identifier", at: element)
    }
    let key = ReusePool.Key(category: .cell, kind: "", identifier: identifier)
    view.setSource(
      .factory { [self] in
        guard let cell = prototype(element) as? UICollectionViewCell else {
          raise("NSInternalInconsistencyException", "the prototype “\(identifier)” is no cell")
        }
        return cell
      }, for: key)
  }

  private func registerSupplementaryView(_ element: InterfaceElement, kind: String, in view: UICollectionView) {
    guard let identifier = element["reuseIdentifier"] else {
      // Interface Builder keeps the size of a header that has no identifier; it cannot be dequeued.
      return
    }
    let key = ReusePool.Key(category: .supplementaryView, kind: kind, identifier: identifier)
    view.setSource(
      .factory { [self] in
        guard let view = prototype(element) as? UICollectionReusableView else {
          raise("NSInternalInconsistencyException", "the prototype “\(identifier)” is no reusable view")
        }
        return view
      }, for: key)
  }

  /// A new instance of a prototype, with objects of its own, connected and awake.
  func prototype(_ element: InterfaceElement) -> UIView? {
    let builder = InterfaceBuilder(
      document: document, bundle: bundle, storyboard: storyboard, owner: owner, outer: self)
    let view = builder.view(element)
    builder.finish(isComplete: true)
    return view
  }

  func applyCell(_ element: InterfaceElement, _ cell: UICollectionViewCell) {
    let content = cell.contentView
    if let child = element.child(key: "contentView") {
      setObject(content, for: child)
      applyContent(child, content)
    }
    if let child = element.child(key: "backgroundView") { cell.backgroundView = view(child) }
    if let child = element.child(key: "selectedBackgroundView") { cell.selectedBackgroundView = view(child) }
  }

  /// The content view exists already, and fills the cell.
  func applyContent(_ element: InterfaceElement, _ view: UIView) {
    let frame = view.superview?.bounds ?? view.frame
    let mask = view.autoresizingMask
    applyView(element, view)
    view.autoresizingMask = mask
    // Subviews were laid out for the size in the document; now they follow to the cell's.
    view.frame = frame
  }
}
