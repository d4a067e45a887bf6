import CollectionCore
import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// The width and height of an item, a group or a supplementary view, each as a dimension.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nscollectionlayoutsize).
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size from two dimensions.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is a size of equal dimensions.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return widthDimension == other.widthDimension && heightDimension == other.heightDimension
  }

  open override nonisolated var hash: Int { widthDimension.hash &* 31 &+ heightDimension.hash }

  var isEstimated: Bool { widthDimension.isSelfSized || heightDimension.isSelfSized }

  var extent: LayoutExtent { LayoutExtent(width: widthDimension.length, height: heightDimension.length) }

  /// Returns the size in a container, with a view's preferred lengths in place of estimates.
  func size(in container: CGSize, preferred: CGSize? = nil) -> CGSize {
    extent.size(in: container, preferred: preferred)
  }
}
