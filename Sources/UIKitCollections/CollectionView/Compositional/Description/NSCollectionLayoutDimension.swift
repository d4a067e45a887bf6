import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// A width or a height: points, a fraction of what contains the item, or an estimate that self-sizing views correct.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  package enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings }

  /// The argument of the initializer that the class methods call.
  public struct _Value {
    let kind: Kind
    let dimension: CGFloat
  }

  let kind: Kind

  /// Points, or the fraction (1 is the whole).
  public let dimension: CGFloat

  /// Required, so that the class methods make the class that they are called on. Not for clients.
  public required init(_value value: _Value) {
    kind = value.kind
    dimension = value.dimension
    super.init()
  }

  /// Returns a dimension that is a fraction of the container's width; 1 is the whole.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    self.init(_value: _Value(kind: .fractionalWidth, dimension: fractionalWidth))
  }

  /// Returns a dimension that is a fraction of the container's height; 1 is the whole.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    self.init(_value: _Value(kind: .fractionalHeight, dimension: fractionalHeight))
  }

  /// Returns a dimension in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    self.init(_value: _Value(kind: .absolute, dimension: absoluteDimension))
  }

  /// Returns an estimate in points, which holds until the view has been measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    self.init(_value: _Value(kind: .estimated, dimension: estimatedDimension))
  }

  /// The size that the view needs, but not less than the largest of the items in its group that have such a dimension,
  /// too.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    self.init(_value: _Value(kind: .uniformAcrossSiblings, dimension: estimatedDimension))
  }

  /// Whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the dimension is in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the dimension is an estimate in points.
  open var isEstimated: Bool { kind == .estimated }

  /// Whether the dimension is that of the largest sibling, with an estimate in points.
  open var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// Whether views say how long it is.
  var isSelfSized: Bool { isEstimated || isUniformAcrossSiblings }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// In points, within a container; an estimate as it is.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: max(0, container.width * dimension)
    case .fractionalHeight: max(0, container.height * dimension)
    case .absolute, .estimated, .uniformAcrossSiblings: max(0, dimension)
    }
  }
}
