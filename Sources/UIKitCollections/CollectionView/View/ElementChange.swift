import CollectionCore
@_spi(UIKit) import UIKitCore

/// A change that elements on screen go through: a batch of updates, or another layout.
///
/// It maps elements before the change to those after it, and holds the start and end of the animations of those that
/// appear and disappear.
@MainActor struct ElementChange {
  /// The layout that provides the final attributes of disappearing elements; different from `newLayout` when the layout
  /// changes.
  let oldLayout: UICollectionViewLayout
  let newLayout: UICollectionViewLayout
  let oldQuery: LayoutQuery
  /// The phase in which the view was, and to which it returns when the elements are those after the change.
  let outer: PassPhase
  /// Called within the animation block, when every element has its target.
  var finish: () -> Void = {}
  /// The item that was in the middle before the layout changed, and is to be there again.
  var middleItem: IndexPath?
  /// The mapping of elements before the change to those after it; nil where all stay, as when the layout changes.
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

  /// Queries the layout for the elements of these kinds that appear and disappear with the update.
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

  /// Returns the key after the change of an element before it; nil if it is gone or has to be recreated.
  func newKey(of key: ElementKey) -> ElementKey? { map.map { $0.newKey(of: key) } ?? key }

  /// Returns the attributes, before the change, of an element on screen after it; nil if it was not laid out then.
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
