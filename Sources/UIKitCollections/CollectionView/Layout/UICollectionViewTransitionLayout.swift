import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// A layout between two others: `transitionProgress` says how far its elements have moved from one to the other.
///
/// Call `invalidateLayout()` after changing the progress.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollectionviewtransitionlayout).
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The progress from the current layout (0) to the next (1); 0 by default. Values outside that range extrapolate.
  open var transitionProgress: CGFloat = 0

  private let current: UICollectionViewLayout
  private let next: UICollectionViewLayout
  private var animatedValues: [String: CGFloat] = [:]

  /// Creates a layout between two others. Change `transitionProgress` to move from one to the other.
  public init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
    current = currentLayout
    next = nextLayout
    super.init()
  }

  /// Returns nil: archives hold no layouts to interpolate.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The layout from which the transition starts.
  open var currentLayout: UICollectionViewLayout { current }
  /// The layout to which the transition leads.
  open var nextLayout: UICollectionViewLayout { next }

  /// Stores a subclass's own value that changes with the transition.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    animatedValues[key] = value
  }

  /// Returns the value last stored for the key; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat {
    animatedValues[key] ?? 0
  }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (current.collectionViewContentSize, next.collectionViewContentSize)
    return CGSize(
      width: interpolate(from.width, to.width), height: interpolate(from.height, to.height))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var result: [UICollectionViewLayoutAttributes] = []
    var seen: Set<LayoutElementKey> = []
    let elements =
      (current.layoutAttributesForElements(in: rect) ?? []) + (next.layoutAttributesForElements(in: rect) ?? [])
    for attributes in elements {
      let key = LayoutElementKey(attributes)
      guard seen.insert(key).inserted else { continue }
      if let between = interpolated(from: key.attributes(in: current), to: key.attributes(in: next)) {
        result.append(between)
      }
    }
    return result
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    interpolated(from: current.layoutAttributesForItem(at: indexPath), to: next.layoutAttributesForItem(at: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    interpolated(
      from: current.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      to: next.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    interpolated(
      from: current.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath),
      to: next.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath))
  }

  // MARK: Between

  private func interpolate(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from + (to - from) * transitionProgress
  }

  /// Returns attributes interpolated according to the progress; an element of only one layout fades.
  private func interpolated(
    from: UICollectionViewLayoutAttributes?, to: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let result = (to ?? from)?.copy() as? UICollectionViewLayoutAttributes else { return nil }
    let from = from ?? Self.transparentCopy(to) ?? result
    let to = to ?? Self.transparentCopy(from) ?? result
    result.center = CGPoint(x: interpolate(from.center.x, to.center.x), y: interpolate(from.center.y, to.center.y))
    result.size = CGSize(
      width: interpolate(from.size.width, to.size.width), height: interpolate(from.size.height, to.size.height))
    result.alpha = min(max(interpolate(from.alpha, to.alpha), 0), 1)
    result.transform3D = from.transform3D.interpolated(to: to.transform3D, at: transitionProgress)
    result.zIndex = transitionProgress < 0.5 ? from.zIndex : to.zIndex
    result.isHidden = from.isHidden && to.isHidden
    return result
  }
}
