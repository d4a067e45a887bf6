import CollectionCore
import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// A width or a height: points, a fraction of what contains the item, or an estimate that self-sizing views correct.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension).
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  /// The argument of the initializer that the class methods call. Not for clients.
  public struct _Value {
    let length: LayoutLength
  }

  let length: LayoutLength

  /// The length in points, or the fraction of the container (1 is the whole).
  public var dimension: CGFloat { length.value }

  /// Required, so that the class methods create an instance of the class on which they are called. Not for clients.
  public required init(_value value: _Value) {
    length = value.length
    super.init()
  }

  /// Returns a dimension that is a fraction of the container's width; 1 is the whole.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    self.init(_value: _Value(length: LayoutLength(.fractionalWidth, fractionalWidth)))
  }

  /// Returns a dimension that is a fraction of the container's height; 1 is the whole.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    self.init(_value: _Value(length: LayoutLength(.fractionalHeight, fractionalHeight)))
  }

  /// Returns a dimension in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    self.init(_value: _Value(length: LayoutLength(.absolute, absoluteDimension)))
  }

  /// Returns an estimate in points, which holds until the view has been measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    self.init(_value: _Value(length: LayoutLength(.estimated, estimatedDimension)))
  }

  /// Returns a dimension that is the largest of those that the siblings with such a dimension need, with an estimate in
  /// points. Here the siblings are the items of one group; on iOS they may be those of the whole section.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    self.init(_value: _Value(length: LayoutLength(.uniformAcrossSiblings, estimatedDimension)))
  }

  /// Whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { length.kind == .fractionalWidth }
  /// Whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { length.kind == .fractionalHeight }
  /// Whether the dimension is in points.
  open var isAbsolute: Bool { length.kind == .absolute }
  /// Whether the dimension is an estimate in points.
  open var isEstimated: Bool { length.kind == .estimated }

  /// Whether the dimension is that of the largest sibling.
  open var isUniformAcrossSiblings: Bool { length.kind == .uniformAcrossSiblings }

  /// Whether the views determine the length.
  var isSelfSized: Bool { isEstimated || isUniformAcrossSiblings }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is a dimension of the same kind and value.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.length == length
  }

  open override nonisolated var hash: Int { length.hashValue }
}
