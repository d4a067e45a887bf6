/// The activity of a collection view with its elements. A change within another one, or within a pass, returns to that
/// phase when it ends.
package enum PassPhase: Sendable {
  /// None: the screen matches the layout, or waits for the next pass.
  case resting
  /// A layout pass gives the visible elements their views.
  case passing
  /// Elements are taken from before an update or another layout to after it. Bounds, counts and views are not touched
  /// by others.
  case committing
  /// Committing, while the bounds change to those after the update. The layout is notified of this change of bounds.
  case movingBounds

  package var isCommitting: Bool { self == .committing || self == .movingBounds }
}
