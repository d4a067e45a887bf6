import UIKit
import os

// More code as in layout libraries: springs, copies by NSArray, attributes and contexts with additional properties,
// generic views.

private let log = OSLog(subsystem: "client", category: "layout")
private var tagKey: UInt8 = 0

extension UIView {
  var clientTag: String? {
    get { objc_getAssociatedObject(self, &tagKey) as? String }
    set { objc_setAssociatedObject(self, &tagKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

/// Attributes with a value that is required to create them.
final class WeightedAttributes: UICollectionViewLayoutAttributes {
  var weight: Int

  init(weight: Int) {
    self.weight = weight
    super.init()
  }

  override init() {
    weight = 1
    super.init()
  }

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! WeightedAttributes
    copy.weight = weight
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && weight == (object as? WeightedAttributes)?.weight
  }
}

final class CountingContext: UICollectionViewLayoutInvalidationContext {
  var keepsMetrics = false

  init(keepsMetrics: Bool) {
    self.keepsMetrics = keepsMetrics
    super.init()
  }

  override init() { super.init() }
}

/// A column of equal rows, whose defaults are arguments.
final class RowsLayout: UICollectionViewLayout {
  private let flips: Bool
  private let height: CGFloat
  private(set) var contexts: [CountingContext] = []

  init(flips: Bool = true, height: CGFloat = 50) {
    self.flips = flips
    self.height = height
    super.init()
  }

  required init?(coder aDecoder: NSCoder) {
    flips = true
    height = 50
    super.init(coder: aDecoder)
  }

  override class var layoutAttributesClass: AnyClass { WeightedAttributes.self }
  override class var invalidationContextClass: AnyClass { CountingContext.self }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override var collectionViewContentSize: CGSize {
    CGSizeMake(collectionView?.bounds.width ?? 0, CGFloat(count) * height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    os_signpost(.event, log: log, name: "elements", signpostID: OSSignpostID(log: log))
    return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = WeightedAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: CGFloat(indexPath.item) * height, width: collectionView?.bounds.width ?? 0, height: height)
    return attributes
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    guard let context = context as? CountingContext else { fatalError("A context of another class") }
    contexts.append(context)
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds) as! CountingContext
    context.keepsMetrics = true
    return context
  }
}

/// Shrinks items that are far from the middle.
final class FadingLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let own = super.layoutAttributesForElements(in: rect),
      let copies = NSArray(array: own, copyItems: true) as? [UICollectionViewLayoutAttributes],
      let collectionView = collectionView
    else { return nil }
    for attributes in copies {
      let distance = abs(attributes.center.y - collectionView.bounds.midY)
      attributes.transform3D = CATransform3DMakeScale(1 - min(distance / 1000, 0.5), 1, 1)
      attributes.zIndex = Int(-distance)
    }
    return copies
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    !(collectionView?.bounds.size.equalTo(newBounds.size) ?? false)
  }
}

/// Attaches its items to springs.
final class SpringyLayout: UICollectionViewFlowLayout {
  private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

  override func prepare() {
    super.prepare()
    guard animator.behaviors.isEmpty, let view = collectionView else { return }
    for attributes in super.layoutAttributesForElements(in: view.bounds) ?? [] {
      guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { continue }
      let behavior = UIAttachmentBehavior(item: copy, attachedToAnchor: copy.center)
      behavior.length = 0
      behavior.damping = 0.8
      behavior.frequency = 2
      animator.addBehavior(behavior)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForCell(at: indexPath) ?? super.layoutAttributesForItem(at: indexPath)
  }

  /// Pulls every item by `distance`.
  func pull(by distance: CGFloat) {
    for case let behavior as UIAttachmentBehavior in animator.behaviors {
      guard let item = behavior.items.first else { continue }
      item.center.y += distance
      animator.updateItem(usingCurrentState: item)
    }
  }
}

/// A view around another of a class that the client names.
final class Box<Content: UIView>: UIView {
  lazy var content = Content(frame: bounds)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  override final var frame: CGRect {
    didSet { content.frame = bounds }
  }
}
