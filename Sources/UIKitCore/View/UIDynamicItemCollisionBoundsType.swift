/// The outline that a dynamic item collides with.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle
  /// The ellipse inside the bounds; a circle rolls.
  case ellipse
  /// The item's `collisionBoundingPath`.
  case path
}
