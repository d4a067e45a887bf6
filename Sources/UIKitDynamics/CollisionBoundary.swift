@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// A fixed line or outline that the items of a collision behaviour cannot cross.
struct CollisionBoundary {
  let identifier: any NSCopying
  let path: UIBezierPath
  let lines: [DynamicShape]

  @MainActor init(identifier: any NSCopying, path: UIBezierPath) {
    self.identifier = identifier
    self.path = path
    lines = path.cgPath.flattenedLines().flatMap { points in
      zip(points, points.dropFirst()).map { DynamicShape(line: $0, to: $1) }
    }
  }

  /// Returns a dictionary key: equal identifiers name the same boundary.
  static func key(_ identifier: any NSCopying) -> AnyHashable {
    if let hashable = identifier as? any Hashable { return AnyHashable(hashable) }
    return AnyHashable(ObjectIdentifier(identifier as AnyObject))
  }
}
