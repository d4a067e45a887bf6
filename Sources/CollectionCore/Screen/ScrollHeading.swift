import Foundation

/// The offset at which prefetching last ran, and the directions of scrolling.
package struct ScrollHeading: Sendable {
  /// Nil before prefetching has run.
  package private(set) var offset: CGPoint?
  /// The directions of the last movement, each −1, 0 or 1.
  package private(set) var direction = (x: 0, y: 0)
  /// Whether there is something to prefetch although nothing moved: new data or another layout.
  package var isStale = true

  package init() {}

  /// Records that the view is at `offset` now.
  ///
  /// - Parameters:
  ///   - content: the size of the whole content.
  ///   - view: the size of the visible part.
  /// - Returns: the distance of the movement; nil if there is nothing to prefetch.
  package mutating func move(to offset: CGPoint, content: CGSize, view: CGSize) -> CGSize? {
    let last = self.offset ?? offset
    let wasStale = isStale
    self.offset = offset
    isStale = false
    let moved = (x: Self.sign(offset.x - last.x), y: Self.sign(offset.y - last.y))
    if moved != (0, 0) {
      direction = moved
    } else if direction == (0, 0) {
      // At rest at the start, the user will scroll forward.
      let isTall = content.height > view.height
      direction = (!isTall && content.width > view.width ? 1 : 0, isTall ? 1 : 0)
    } else if !wasStale {
      return nil
    }
    return CGSize(width: abs(offset.x - last.x), height: abs(offset.y - last.y))
  }

  package mutating func forget() { self = ScrollHeading() }

  private static func sign(_ value: CGFloat) -> Int { value > 0 ? 1 : value < 0 ? -1 : 0 }
}
