/// The change of a window's pixels from one picture to the next, in device pixels.
struct PictureChange: Equatable {
  struct Rect: Hashable {
    var x: Int, y: Int, width: Int, height: Int
    var area: Int { width * height }
  }

  /// Pixels to be moved, before anything is painted.
  struct Move: Hashable {
    var source: Rect
    var dx: Int, dy: Int
  }

  var moves: [Move] = []
  var damage: [Rect] = []
}
