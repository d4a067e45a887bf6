@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// Moves items by the behaviours put into it, as rigid bodies: attachments, collisions, fields, gravity, pushes, snaps,
/// and what items are like.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  open private(set) weak var referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether anything moves; it pauses by itself when all has come to rest.
  open private(set) var isRunning = false
  /// Seconds of motion so far.
  open private(set) var elapsedTime: TimeInterval = 0
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  let world = DynamicWorld()
  private weak var layout: UICollectionViewLayout?
  private var link: CADisplayLink?
  private var lastTime: CFTimeInterval?
  /// The behaviours with their children, and the items, in the order they came.
  private var allBehaviors: [UIDynamicBehavior] = []
  private var allItems: [any UIDynamicItem] = []

  /// - Parameter view: the coordinates of `items(in:)`; an ancestor of the views to move.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// For the attributes of a layout, which is invalidated whenever they have moved.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  public override init() {
    super.init()
  }

  isolated deinit {
    link?.invalidate()
  }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(behavior) else { return }
    behavior.willMove(to: self)
    behavior.animator = self
    behaviors.append(behavior)
    behaviorsDidChange()
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(of: behavior) else { return }
    behavior.willMove(to: nil)
    behaviors.remove(at: index)
    behavior.animator = nil
    behaviorsDidChange()
  }

  open func removeAllBehaviors() {
    for behavior in behaviors {
      behavior.willMove(to: nil)
      behavior.animator = nil
    }
    behaviors = []
    behaviorsDidChange()
  }

  /// The items whose frames, transforms included, meet `rect`. O(items).
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    refreshIfNeeded()
    return allItems.filter { item in
      let bounds = item.bounds
      let turned = CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
        .applying(item.transform)
      return turned.offsetBy(dx: item.center.x, dy: item.center.y).intersects(rect)
    }
  }

  /// Takes over the item's centre and rotation as they were set from outside. Its velocity stays.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    refreshIfNeeded()
    guard let body = world.body(of: item) else { return }
    body.takeItemState()
    wake()
  }

  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

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

  /// Behaviours came or went; many may in a row, so the items are gathered when next needed.
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

  /// Starts the motion unless there is nothing to move.
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

  /// Moves on by `seconds`; a longer pause than a tenth of a second is no time.
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

  /// The view's bounds, or a layout's whole content.
  private var referenceBounds: CGRect? {
    referenceView?.bounds ?? layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
  }
}

extension UICollectionViewLayout {
  /// The attributes it got from an animator have moved; nothing it measured has changed.
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
