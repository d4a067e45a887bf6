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

  var isEstimated: Bool { widthDimension.isSelfSized || heightDimension.isSelfSized }

  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// Returns the size with a view's preferred lengths in place of estimates.
  func size(in container: CGSize, preferred: CGSize?) -> CGSize {
    var size = size(in: container)
    if let preferred {
      if widthDimension.isSelfSized { size.width = preferred.width }
      if heightDimension.isSelfSized { size.height = preferred.height }
    }
    return size
  }
}
