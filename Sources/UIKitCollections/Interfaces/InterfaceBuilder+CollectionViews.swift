@_spi(UIKit) import UIKitCore

/// Creates collection views, their layouts and prototypes.
extension InterfaceBuilder {
  func applyCollectionView(_ element: InterfaceElement, _ view: UICollectionView) {
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
          raise("NSInternalInconsistencyException", "the prototype “\(identifier)” is not a cell")
        }
        return cell
      }, for: key)
  }

  private func registerSupplementaryView(_ element: InterfaceElement, kind: String, in view: UICollectionView) {
    guard let identifier = element["reuseIdentifier"] else {
      // Interface Builder stores the size of a header without an identifier, which cannot be dequeued.
      return
    }
    let key = ReusePool.Key(category: .supplementaryView, kind: kind, identifier: identifier)
    view.setSource(
      .factory { [self] in
        guard let view = prototype(element) as? UICollectionReusableView else {
          raise("NSInternalInconsistencyException", "the prototype “\(identifier)” is not a reusable view")
        }
        return view
      }, for: key)
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
}
