/// An image that a colour repeats.
package protocol ColorTile: Sendable {
  /// Sets the tiles as the source of drawing calls. `base` is the transform from the coordinates in which the tiles
  /// start to Cairo's device space, in which the image is upright.
  func setSource(on cairo: CairoContext, base: CGAffineTransform)
  func isEqual(to other: any ColorTile) -> Bool
}
