import CollectionCore
@_spi(UIKit) import UIKitCore

/// A change that elements on screen are taken through: a batch of updates, or another layout.
///
/// It maps elements before the change to those after it, and from where to where those that appear and disappear are
/// animated.
@MainActor struct ElementChange {
  /// The layout that gives the final attributes of disappearing elements; another than `newLayout` when the layout
  /// changes.
  let oldLayout: UICollectionViewLayout
  let newLayout: UICollectionViewLayout
  let oldQuery: LayoutQuery
  /// The phase that the view was in, and returns to when the elements are those after the change.
  let outer: PassPhase
  /// Called within the animation block, when every element has its target.
  var finish: () -> Void = {}
  /// The item that lay in the middle before another layout took over: it is to lie there again.
  var middleItem: IndexPath?
  /// Which element after the change one before it is; nil where all stay, as when the layout changes.
  private(set) var map: ElementMap?

  init(plan: UpdatePlan, layout: UICollectionViewLayout, oldQuery: LayoutQuery, outer: PassPhase) {
    map = ElementMap(plan, itemDecorations: ListElement.Kind.separators)
    self.oldQuery = oldQuery
    self.outer = outer
    oldLayout = layout
    newLayout = layout
  }

  init(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout, oldQuery: LayoutQuery,
    outer: PassPhase
  ) {
    self.oldQuery = oldQuery
    self.outer = outer
    self.oldLayout = oldLayout
    self.newLayout = newLayout
  }

  /// The updates of the change; nil when only the layout changes.
  var plan: UpdatePlan? { map?.plan }

  /// Asks the layout which elements of these kinds come and go along with the update.
  mutating func askForShifts(of kinds: Set<ElementMap.Kind>) {
    guard map != nil else { return }
    for kind in kinds {
      switch kind.category {
      case .cell: break
      case .supplementaryView:
        let deleted = newLayout.indexPathsToDeleteForSupplementaryView(ofKind: kind.name)
        let inserted = newLayout.indexPathsToInsertForSupplementaryView(ofKind: kind.name)
        map?.shift(kind, deleted: deleted, inserted: inserted)
      case .decorationView:
        let deleted = newLayout.indexPathsToDeleteForDecorationView(ofKind: kind.name)
        let inserted = newLayout.indexPathsToInsertForDecorationView(ofKind: kind.name)
        map?.shift(kind, deleted: deleted, inserted: inserted)
      }
    }
  }

  /// The element after the change that an element before it is; nil if it is gone, or to be made anew.
  func newKey(of key: ElementKey) -> ElementKey? { map.map { $0.newKey(of: key) } ?? key }

  /// Where an element that is on screen afterwards was before, if it was laid out then.
  func oldAttributes(ofNew key: ElementKey) -> UICollectionViewLayoutAttributes? {
    var query = oldQuery
    guard let map else { return query.attributes(for: key) }
    return map.oldItem(ofNew: key).flatMap { query.attributes(for: .cell($0.indexPath)) }
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
