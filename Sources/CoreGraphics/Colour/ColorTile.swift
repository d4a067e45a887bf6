/// A picture that a colour repeats.
package protocol ColorTile: Sendable {
  /// Makes the tiles what drawing calls paint with. `base` is the map from the coordinates in which the tiles begin to
  /// Cairo's device space, in which the picture is upright.
  func setSource(on cairo: OpaquePointer, base: CGAffineTransform)
  func isEqual(to other: any ColorTile) -> Bool
}
