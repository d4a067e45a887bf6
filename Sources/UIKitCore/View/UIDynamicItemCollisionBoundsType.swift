/// The outline that a dynamic item collides with.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidynamicitemcollisionboundstype).
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of the bounds.
  case rectangle
  /// The ellipse inside the bounds. A circle can roll.
  case ellipse
  /// The item's `collisionBoundingPath`.
  case path
}
