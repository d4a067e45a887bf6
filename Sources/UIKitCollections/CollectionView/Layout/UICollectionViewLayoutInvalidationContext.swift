import CollectionCore
import Foundation
import CoreGraphics
@_spi(UIKit) import UIKitCore

/// The parts of a layout that have to be recomputed. Defaults: facts 4.1.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext).
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  // Set by the collection view only, hence separate from the overridable properties that report them.
  var invalidatesEverything = false
  var invalidatesDataSourceCounts = false
  var previousMovingIndexPaths: [IndexPath]?
  var targetMovingIndexPaths: [IndexPath]?
  var movementTarget = CGPoint.zero
  /// The index paths before and after a batch update, for layouts that store data by index path.
  var updatePlan: UpdatePlan?
  /// Whether a compositional layout has already computed everything for which it will be queried.
  var isScrollOnly = false

  private var items: [IndexPath]?
  private var supplementaries: [String: [IndexPath]]?
  private var decorations: [String: [IndexPath]]?

  public override init() {
    super.init()
  }

  /// Creates an instance of `type` by its ordinary `init()`.
  static func make(_ type: UICollectionViewLayoutInvalidationContext.Type) -> UICollectionViewLayoutInvalidationContext
  {
    guard let context = RuntimeInstance.makeObject(type) as? UICollectionViewLayoutInvalidationContext else {
      preconditionFailure("\(type).init() made an object of another class")
    }
    return context
  }

  /// Whether the whole layout is to be discarded, as by `reloadData()`.
  open var invalidateEverything: Bool { invalidatesEverything }

  /// Whether the numbers of sections and items have to be read from the data source again.
  open var invalidateDataSourceCounts: Bool { invalidatesDataSourceCounts }

  /// Adds items; duplicates are dropped and the order of first appearance is kept. An empty array changes nothing
  /// (facts 4.2).
  open func invalidateItems(at indexPaths: [IndexPath]) {
    guard !indexPaths.isEmpty else { return }
    items = Self.union(items, indexPaths)
  }

  /// Adds supplementary views. An empty array creates an empty entry for the kind (facts 4.3).
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var known = supplementaries ?? [:]
    known[elementKind] = Self.union(known[elementKind], indexPaths)
    supplementaries = known
  }

  /// Adds decorations, by the rules for supplementary views.
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

  /// The distance in points to add to the content offset when the layout is invalidated; zero by default.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The lengths in points to add to the content size when the layout is invalidated; zero by default.
  open var contentSizeAdjustment = CGSize.zero

  /// The moving items' index paths before this step of an interactive movement.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { previousMovingIndexPaths }

  /// The moving items' index paths after this step of an interactive movement.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { targetMovingIndexPaths }

  /// The location of the movement, in the collection view's coordinates.
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
