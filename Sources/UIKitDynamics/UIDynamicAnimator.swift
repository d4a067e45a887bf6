@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// Moves items as rigid bodies according to its behaviours: attachments, collisions, fields, gravity, pushes, snaps and
/// the properties of items.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidynamicanimator).
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates are used, held weakly; nil for an animator of a layout.
  open private(set) weak var referenceView: UIView?
  /// The behaviours in the order in which they were added, without their children.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether anything moves; the animator pauses when everything has come to rest.
  open private(set) var isRunning = false
  /// The seconds of motion so far, without pauses.
  open private(set) var elapsedTime: TimeInterval = 0
  /// The object that is notified when the animator resumes and pauses, held weakly.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  let world = DynamicWorld()
  private weak var layout: UICollectionViewLayout?
  @ReleaseAction({ $0?.invalidate() }) private var link: CADisplayLink?
  private var lastTime: CFTimeInterval?
  /// The behaviours with their children, and the items, in the order in which they were added.
  private var allBehaviors: [UIDynamicBehavior] = []
  private var allItems: [any UIDynamicItem] = []

  /// Creates an animator for views.
  ///
  /// - Parameter view: an ancestor of the views to move, whose coordinates are used.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator for a layout's attributes. The layout is invalidated whenever they have moved.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  public override init() {
    super.init()
  }

  /// Adds a behaviour and starts the motion; does nothing if it has already been added.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(behavior) else { return }
    behavior.willMove(to: self)
    behavior.animator = self
    behaviors.append(behavior)
    behaviorsDidChange()
  }

  /// Removes a behaviour; does nothing if it has not been added.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(of: behavior) else { return }
    behavior.willMove(to: nil)
    behaviors.remove(at: index)
    behavior.animator = nil
    behaviorsDidChange()
  }

  /// Removes all behaviours.
  open func removeAllBehaviors() {
    for behavior in behaviors {
      behavior.willMove(to: nil)
      behavior.animator = nil
    }
    behaviors = []
    behaviorsDidChange()
  }

  /// Returns the items whose frames, including transforms, intersect `rect`. O(items).
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    refreshIfNeeded()
    return allItems.filter { item in
      let bounds = item.bounds
      let turned = CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
        .applying(item.transform)
      return turned.offsetBy(dx: item.center.x, dy: item.center.y).intersects(rect)
    }
  }

  /// Adopts an item's centre and rotation after they were set from outside. Its velocity stays the same.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    refreshIfNeeded()
    guard let body = world.body(of: item) else { return }
    body.takeItemState()
    wake()
  }

  /// Returns the attributes among the items that describe a cell; nil if there are none. O(items).
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// Returns the attributes among the items that describe a supplementary view; nil if there are none. O(items).
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  /// Returns the attributes among the items that describe a decoration view; nil if there are none. O(items).
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == decorationViewKind
        && $0.indexPath == indexPath
    }
  }

  private func attributes(
    where isWanted: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    refreshIfNeeded()
    for case let attributes as UICollectionViewLayoutAttributes in allItems where isWanted(attributes) {
      return attributes
    }
    return nil
  }

  // MARK: Time

  private var needsRefresh = false

  /// Called when behaviours were added or removed. There may be many in a row, so items are collected when next needed.
  func behaviorsDidChange() {
    needsRefresh = true
    wake()
  }

  private func refreshIfNeeded() {
    guard needsRefresh else { return }
    needsRefresh = false
    allBehaviors = behaviors.flatMap(\.flattened)
    var seen: Set<ObjectIdentifier> = []
    allItems = allBehaviors.flatMap(\.movedItems).filter { seen.insert(ObjectIdentifier($0)).inserted }
    world.setItems(allItems)
  }

  /// Starts the motion unless there are no behaviours.
  func wake() {
    for body in world.bodies { body.quietTime = 0 }
    guard !isRunning, !behaviors.isEmpty else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    lastTime = nil
    let link = CADisplayLink { [weak self] link in self?.frame(at: link.timestamp) }
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  private func pause() {
    guard isRunning else { return }
    isRunning = false
    link?.invalidate()
    link = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func frame(at time: CFTimeInterval) {
    defer { lastTime = time }
    advance(by: lastTime.map { time - $0 } ?? 1.0 / 60)
  }

  /// Advances by `seconds`, of which a tenth counts at most.
  func advance(by seconds: TimeInterval) {
    refreshIfNeeded()
    guard !allItems.isEmpty else { return pause() }
    let seconds = min(max(seconds, 0), 0.1)
    world.referenceBounds = referenceBounds
    let steps = max(1, Int((seconds * 240).rounded()))
    for _ in 0..<steps { world.step(allBehaviors, dt: CGFloat(seconds) / CGFloat(steps)) }
    elapsedTime += seconds
    for behavior in allBehaviors { behavior.action?() }
    if world.commit() { layout?.invalidateForMovedItems() }
    for behavior in allBehaviors { behavior.report() }
    if world.isAtRest { pause() }
  }

  /// The view's bounds, or the whole content of a layout.
  private var referenceBounds: CGRect? {
    referenceView?.bounds ?? layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
  }
}

extension UICollectionViewLayout {
  /// Invalidates the layout after the attributes that it got from an animator have moved; its own measures are
  /// unchanged.
  fileprivate func invalidateForMovedItems() {
    guard collectionView != nil else { return }
    let context = makeInvalidationContext()
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
    }
    invalidateLayout(with: context)
  }
}
