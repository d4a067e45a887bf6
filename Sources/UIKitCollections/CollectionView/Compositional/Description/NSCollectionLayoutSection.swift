import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// A closure that restyles a section's visible elements: it gets them, the content offset in points, and the
/// environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// The description of a section: a group that is repeated as long as there are items.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  let group: NSCollectionLayoutGroup
  /// The list's description, if the section is a list.
  var list: ListSection?

  /// The distance of the groups from the section's edges and from headers and footers.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups along the scrolling, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The guide that the section's `contentInsets` start from; `.automatic` takes the layout's configuration's.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The guide that the insets of headers and footers start from; `.automatic` takes that of the content.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// How the section scrolls across the layout's direction: not at all by default, freely, or by pages or groups.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How the section's own scrolling slows down and bounces; change its properties.
  public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers, footers and other views at the section's edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers are inset with the content (facts 9.11).
  open var supplementariesFollowContentInsets = true
  /// The decorations behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with the section's visible elements in each query, to restyle them.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Creates a section that repeats `group`.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// A section that is laid out as a list.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    ListSection(configuration: configuration).makeSection()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.list = list
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties.decelerationRate = orthogonalScrollingProperties.decelerationRate
    copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }
}
