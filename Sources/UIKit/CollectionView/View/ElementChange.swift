import CollectionCore

/// A change that elements on screen are taken through: a batch of updates, or another layout.
///
/// It knows which element after the change an element before it is, and from where to where those that appear and
/// disappear are animated.
@MainActor struct ElementChange {
  let plan: UpdatePlan?
  /// The layout that disappearing elements are asked for; another than `newLayout` when the layout changes.
  let oldLayout: UICollectionViewLayout
  let newLayout: UICollectionViewLayout
  let oldQuery: LayoutQuery
  /// Called within the animation block, when everything has been told where to go.
  var finish: () -> Void = {}
  /// The item that lay in the middle before another layout took over: it is to lie there again.
  var middleItem: IndexPath?
  /// Supplementary and decoration elements that the layout adds or removes along with an update, by kind.
  private var shifts: [ElementKind: [Int: IndexShift]] = [:]

  struct ElementKind: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String
  }

  init(plan: UpdatePlan, layout: UICollectionViewLayout, oldQuery: LayoutQuery) {
    self.plan = plan
    self.oldQuery = oldQuery
    oldLayout = layout
    newLayout = layout
  }

  init(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout, oldQuery: LayoutQuery) {
    plan = nil
    self.oldQuery = oldQuery
    self.oldLayout = oldLayout
    self.newLayout = newLayout
  }

  /// Asks the layout which elements of these kinds come and go along with the update.
  mutating func askForShifts(of kinds: Set<ElementKind>) {
    guard plan != nil else { return }
    for kind in kinds where kind.category != .cell {
      let isSupplementary = kind.category == .supplementaryView
      let deleted =
        isSupplementary
        ? newLayout.indexPathsToDeleteForSupplementaryView(ofKind: kind.kind)
        : newLayout.indexPathsToDeleteForDecorationView(ofKind: kind.kind)
      let inserted =
        isSupplementary
        ? newLayout.indexPathsToInsertForSupplementaryView(ofKind: kind.kind)
        : newLayout.indexPathsToInsertForDecorationView(ofKind: kind.kind)
      guard !deleted.isEmpty || !inserted.isEmpty else { continue }
      var bySection: [Int: IndexShift] = [:]
      for index in Set(deleted.compactMap(ItemIndex.init)).sorted() {
        bySection[index.section, default: .init()].removed.append(index.item)
      }
      for index in Set(inserted.compactMap(ItemIndex.init)).sorted() {
        // Insertions are positions after; the table is by sections before.
        guard let old = plan?.oldSection(ofNew: index.section) else { continue }
        bySection[old, default: .init()].taken.append(index.item)
      }
      shifts[kind] = bySection
    }
  }

  /// The element after the change that an element before it is; nil if it is gone, or to be made anew.
  func newKey(of key: ElementKey) -> ElementKey? {
    guard let plan else { return key }
    var new = key
    // Separators go with their rows.
    if key.category == .cell || key.category == .decorationView && ListElement.Kind.isSeparator(key.kind) {
      guard let index = ItemIndex(key.indexPath), case .kept(let target) = plan.fate(of: index) else { return nil }
      new.indexPath = target.indexPath
      return new
    }
    guard let oldSection = key.indexPath.first, oldSection < plan.before.sections else { return key }
    guard !plan.isReloadedSection(oldSection), let section = plan.newSection(ofOld: oldSection) else { return nil }
    new.indexPath[0] = section
    if key.indexPath.count == 2,
      let shift = shifts[ElementKind(category: key.category, kind: key.kind)]?[oldSection]
    {
      guard let item = shift.newIndex(of: key.indexPath[1]) else { return nil }
      new.indexPath[1] = item
    }
    return new
  }

  /// Where an element that is on screen afterwards was before, if it was laid out then.
  func oldAttributes(ofNew key: ElementKey) -> UICollectionViewLayoutAttributes? {
    var query = oldQuery
    guard let plan else { return query.attributes(for: key) }
    guard key.category == .cell, let index = ItemIndex(key.indexPath), let old = plan.oldIndex(ofNew: index),
      plan.fate(of: old) == .kept(index)
    else { return nil }
    return query.attributes(for: .cell(old.indexPath))
  }

  func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let attributes =
      switch key.category {
      case .cell: newLayout.initialLayoutAttributesForAppearingItem(at: key.indexPath)
      case .supplementaryView:
        newLayout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.indexPath)
      case .decorationView:
        newLayout.initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.indexPath)
      }
    return newLayout.shown(attributes)
  }

  func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let attributes =
      switch key.category {
      case .cell: oldLayout.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
      case .supplementaryView:
        oldLayout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.indexPath)
      case .decorationView:
        oldLayout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.indexPath)
      }
    return oldLayout.shown(attributes)
  }
}
