import CollectionCore
import Foundation
import CoreGraphics
@_spi(UIKit) import UIKitCore

/// Which parts of a layout have to be computed again. Defaults: facts 4.1.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  // Set by the collection view only, hence apart from the overridable properties that report them.
  var invalidatesEverything = false
  var invalidatesDataSourceCounts = false
  var previousMovingIndexPaths: [IndexPath]?
  var targetMovingIndexPaths: [IndexPath]?
  var movementTarget = CGPoint.zero
  /// For a batch update: from which index path to which each element goes, for layouts that keep what they know of it.
  var updatePlan: UpdatePlan?
  /// Whether a compositional layout has already computed everything that it will be queried for.
  var isScrollOnly = false

  private var items: [IndexPath]?
  private var supplementaries: [String: [IndexPath]]?
  private var decorations: [String: [IndexPath]]?

  public override init() {
    super.init()
  }

  /// Makes an instance of `type` by its ordinary `init()`.
  static func make(_ type: UICollectionViewLayoutInvalidationContext.Type) -> UICollectionViewLayoutInvalidationContext
  {
    guard let context = RuntimeInstance.makeObject(type) as? UICollectionViewLayoutInvalidationContext else {
      preconditionFailure("\(type).init() made an object of another class")
    }
    return context
  }

  /// Whether the whole layout is to be discarded, as on `reloadData()`.
  open var invalidateEverything: Bool { invalidatesEverything }

  /// Whether the numbers of sections and items have to be read from the data source again.
  open var invalidateDataSourceCounts: Bool { invalidatesDataSourceCounts }

  /// Adds items; duplicates are dropped, the order of first appearance stays. An empty array changes nothing
  /// (facts 4.2).
  open func invalidateItems(at indexPaths: [IndexPath]) {
    guard !indexPaths.isEmpty else { return }
    items = Self.union(items, indexPaths)
  }

  /// Adds supplementary elements. An empty array makes an empty entry for the kind (facts 4.3).
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var known = supplementaries ?? [:]
    known[elementKind] = Self.union(known[elementKind], indexPaths)
    supplementaries = known
  }

  /// Adds decoration elements, by the rules of supplementary ones.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var known = decorations ?? [:]
    known[elementKind] = Self.union(known[elementKind], indexPaths)
    decorations = known
  }

  /// The items that the context names; nil when it names none.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }
  /// The supplementary views that the context names, by kind; nil when it names none.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaries }
  /// The decorations that the context names, by kind; nil when it names none.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }

  /// Points to add to the content offset when the layout is invalidated.
  open var contentOffsetAdjustment = CGPoint.zero

  /// Points to add to the content size when the layout is invalidated.
  open var contentSizeAdjustment = CGSize.zero

  /// The moving items' index paths before this step of an interactive movement.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { previousMovingIndexPaths }

  /// The moving items' index paths after this step of an interactive movement.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { targetMovingIndexPaths }

  /// Where the movement is, in the collection view's coordinates.
  open var interactiveMovementTarget: CGPoint { movementTarget }

  private static func union(_ known: [IndexPath]?, _ new: [IndexPath]) -> [IndexPath] {
    var result = known ?? []
    var seen = Set(result)
    for path in new where seen.insert(path).inserted {
      result.append(path)
    }
    return result
  }
}
