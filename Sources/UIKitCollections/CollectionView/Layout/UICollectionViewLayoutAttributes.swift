import CollectionCore
import CoreGraphics
import Foundation
import QuartzCore
@_spi(UIKit) import UIKitCore

/// The geometry and appearance of a cell, a supplementary view or a decoration. All lengths are points of the content's
/// coordinates.
///
/// `center`, `size` and `transform3D` are stored; `bounds` and `transform` are derived from them, and so is `frame`
/// once one of them has been set after it.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes).
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The centre of the element, in points; zero by default.
  open var center = CGPoint.zero {
    didSet { exactFrame = nil }
  }

  /// The untransformed size; zero by default. Changing it keeps the centre (facts 5.2).
  open var size = CGSize.zero {
    didSet { exactFrame = nil }
  }

  /// The transform in three dimensions, about the centre; the identity by default. `transform` is its part in the
  /// plane.
  open var transform3D = CATransform3DIdentity {
    didSet { exactFrame = nil }
  }

  /// The opacity, from 0 to 1; 1 by default.
  open var alpha: CGFloat = 1
  /// The position in front of (higher) or behind other elements; 0 by default. Elements of equal value are ordered as
  /// the layout returned them.
  open var zIndex = 0
  /// Whether the element is hidden, in which case no view may be created for it; false by default.
  open var isHidden = false
  /// The index path of the element.
  open var indexPath = IndexPath() {
    didSet { storedKey = nil }
  }

  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?
  private var storedKey: ElementKey?
  /// The element's role in a list; set by list layouts.
  var listElement: ListElement?
  /// The frame as it was set, while it is valid: computing it from the centre rounds, so that thirds of a width would
  /// change.
  var exactFrame: CGRect?

  public override init() {
    super.init()
  }

  /// The identity of the element.
  ///
  /// Kept, because layouts return the same object in pass after pass. Category and kind never change.
  var elementKey: ElementKey {
    if let storedKey { return storedKey }
    let key = ElementKey(
      category: representedElementCategory, kind: representedElementKind ?? "", indexPath: indexPath)
    storedKey = key
    return key
  }

  /// Creates an instance of `type` by its ordinary `init()`, which every subclass inherits or overrides. A required
  /// initialiser would forbid subclasses to have others.
  static func make(
    _ type: UICollectionViewLayoutAttributes.Type, category: UICollectionView.ElementCategory, kind: String?,
    indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    guard let attributes = RuntimeInstance.makeObject(type) as? UICollectionViewLayoutAttributes else {
      preconditionFailure("\(type).init() made an object of another class")
    }
    attributes.category = category
    attributes.kind = kind
    attributes.indexPath = indexPath
    return attributes
  }

  /// Creates attributes for a cell: no size, opaque, visible, with a `zIndex` of 0 (facts 5.1).
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    category = .cell
    self.indexPath = indexPath
  }

  /// Creates attributes for a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    category = .supplementaryView
    kind = elementKind
    self.indexPath = indexPath
  }

  /// Creates attributes for a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    category = .decorationView
    kind = decorationViewKind
    self.indexPath = indexPath
  }

  /// The outline with which dynamic animators let the element collide: a rectangle. See `UIDynamicItem`.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The path of the outline, about the element's centre: a rectangle of its size.
  open var collisionBoundingPath: UIBezierPath {
    UIBezierPath(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }

  /// Whether the element is a cell, a supplementary view or a decoration.
  open var representedElementCategory: UICollectionView.ElementCategory { category }

  /// The kind of a supplementary or decoration view; nil for a cell.
  open var representedElementKind: String? { kind }

  /// The smallest rectangle around the transformed element. Setting it moves the centre, sets the size and removes any
  /// transform.
  open var frame: CGRect {
    get {
      if let exactFrame { return exactFrame }
      if CATransform3DIsIdentity(transform3D) {
        return CGRect(
          x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      }
      let box = Self.boundingBox(of: size, transformedBy: transform3D)
      return box.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      if CATransform3DIsIdentity(transform3D) {
        size = newValue.size
        exactFrame = newValue.standardized
      } else {
        size = Self.boundingBox(of: newValue.size, transformedBy: CATransform3DInvert(transform3D)).size
      }
    }
  }

  /// The bounds of the untransformed element; the origin is always zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// `transform3D` as a transform of the plane; the identity if it is not one.
  open var transform: CGAffineTransform {
    get { CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Returns a copy of the same class. A subclass overrides this, calls `super` and copies its own properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.make(type(of: self), category: category, kind: kind, indexPath: indexPath)
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.exactFrame = exactFrame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.listElement = listElement
    return copy
  }

  /// Returns whether `object` describes the same element in the same way. A subclass has to compare its own properties
  /// too: a collection view applies only attributes that differ.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    if self === other { return true }
    return MainActor.assumeIsolated {
      elementKey == other.elementKey && center == other.center && size == other.size && alpha == other.alpha
        && zIndex == other.zIndex && isHidden == other.isHidden && listElement == other.listElement
        && transform3D == other.transform3D
    }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(category)
      hasher.combine(kind)
      hasher.combine(indexPath)
      return hasher.finalize()
    }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      var text = "<\(type(of: self)) index path: \(indexPath)"
      if let kind { text += "; element kind: (\(kind))" }
      text += "; frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height))"
      if !CATransform3DIsIdentity(transform3D) { text += "; transform = \(transform3D)" }
      if alpha != 1 { text += "; alpha = \(alpha)" }
      if isHidden { text += "; hidden = YES" }
      return text + "; zIndex = \(zIndex)>"
    }
  }

  /// Returns the bounding box of a rectangle of the given size, centred on the origin, after the transform and the
  /// division by w.
  private static func boundingBox(of size: CGSize, transformedBy t: CATransform3D) -> CGRect {
    let (x, y) = (size.width / 2, size.height / 2)
    var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
    var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)
    for corner in [CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: -x, y: y), CGPoint(x: x, y: y)] {
      let w = corner.x * t.m14 + corner.y * t.m24 + t.m44
      let divisor = w == 0 ? 1 : w
      let px = (corner.x * t.m11 + corner.y * t.m21 + t.m41) / divisor
      let py = (corner.x * t.m12 + corner.y * t.m22 + t.m42) / divisor
      (minX, maxX) = (min(minX, px), max(maxX, px))
      (minY, maxY) = (min(minY, py), max(maxY, py))
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
