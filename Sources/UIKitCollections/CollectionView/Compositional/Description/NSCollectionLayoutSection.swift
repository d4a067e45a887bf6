import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// A closure that restyles a section's visible elements; its arguments are the elements, the content offset in points
/// and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// The description of a section: a group that is repeated until all items have a place.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nscollectionlayoutsection).
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  let group: NSCollectionLayoutGroup
  /// The list's description, if the section is a list.
  var list: ListSection?

  /// The distance in points of the groups from the section's edges and from headers and footers; zero by default.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups in the scrolling direction, in points; 0 by default.
  open var interGroupSpacing: CGFloat = 0
  /// The guide from which the section's `contentInsets` start; `.automatic`, the default, takes that of the layout's
  /// configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The guide from which the insets of headers and footers start; `.automatic`, the default, takes that of the
  /// content.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The section's scrolling at right angles to the layout: none (the default), free, by pages or by groups.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The deceleration and bounce of an orthogonal section.
  public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers, footers and other views at the section's edges; empty by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers are inset with the content (facts 9.11); true by default.
  open var supplementariesFollowContentInsets = true
  /// The decorations behind the section; empty by default.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with the section's visible elements at each layout query, to restyle them.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Creates a section that repeats `group`.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Returns a section that is laid out as a list.
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
