/// The one thing that a collection view is doing with its elements. A change that is made within another one, or within
/// a pass, gives way to that again when it ends.
package enum PassPhase: Sendable {
  /// Nothing: what is on screen agrees with the layout, or waits for the next pass.
  case resting
  /// A layout pass gives the elements in sight their views.
  case passing
  /// Elements are taken from before an update or another layout to after it. Bounds, counts and views are left alone.
  case committing
  /// The same, while the bounds become those after the change: of this the layout is told.
  case movingBounds

  package var isCommitting: Bool { self == .committing || self == .movingBounds }
}
