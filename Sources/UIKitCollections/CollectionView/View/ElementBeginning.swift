import CollectionCore
@_spi(UIKit) import UIKitCore

/// The start of the animation of an element that is on screen after a change.
struct ElementBeginning {
  var key: ElementKey
  var view: UICollectionReusableView
  /// Nil: starts where it is.
  var initial: UICollectionViewLayoutAttributes?
  /// The expected destination before views have reported their preferred sizes.
  var estimate: UICollectionViewLayoutAttributes
  private let estimatedPlace: (center: CGPoint, size: CGSize)
  private let appearsInPlace: Bool

  @MainActor init(
    key: ElementKey, view: UICollectionReusableView, initial: UICollectionViewLayoutAttributes?,
    estimate: UICollectionViewLayoutAttributes
  ) {
    self.key = key
    self.view = view
    self.initial = initial
    self.estimate = estimate
    let place = (center: estimate.center, size: estimate.size)
    estimatedPlace = place
    appearsInPlace = initial.map { ($0.center, $0.size) == place } ?? false
  }

  /// Elements that appear in place start at their final place, unless the layout itself has changed the start.
  @MainActor func start(to destination: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    guard let initial, appearsInPlace, initial !== destination,
      (initial.center, initial.size) == estimatedPlace,
      let start = initial.copy() as? UICollectionViewLayoutAttributes
    else { return initial }
    start.center = destination.center
    start.size = destination.size
    return start
  }
}
