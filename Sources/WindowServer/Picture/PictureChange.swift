import QuartzCore

/// The change of a window's pixels from one picture to the next, in device pixels.
package struct PictureChange: Equatable, Sendable {
  package typealias Rect = PixelRect

  /// Pixels to move, before anything is painted.
  package struct Move: Hashable, Sendable {
    package var source: Rect
    package var dx: Int, dy: Int
  }

  package var moves: [Move] = []
  /// Pixels to paint, after the moves. The rectangles may overlap.
  package var damage: [Rect] = []

  package init(moves: [Move] = [], damage: [Rect] = []) {
    self.moves = moves
    self.damage = damage
  }
}
