import Foundation

/// Where a view was last looked ahead from, and in which directions it goes.
package struct ScrollHeading: Sendable {
  /// Nil before it was looked ahead for the first time.
  package private(set) var offset: CGPoint?
  /// The directions of the last movement, each -1, 0 or 1.
  package private(set) var direction = (x: 0, y: 0)
  /// Whether there is something to look for although nothing moved: new data or another layout.
  package var isStale = true

  package init() {}

  /// Notes that the view is at `offset` now.
  ///
  /// - Parameters:
  ///   - content: the size of all there is.
  ///   - view: the size of what is seen.
  /// - Returns: how far it has moved; nil if there is nothing to look for.
  package mutating func move(to offset: CGPoint, content: CGSize, view: CGSize) -> CGSize? {
    let last = self.offset ?? offset
    let wasStale = isStale
    self.offset = offset
    isStale = false
    let moved = (x: Self.sign(offset.x - last.x), y: Self.sign(offset.y - last.y))
    if moved != (0, 0) {
      direction = moved
    } else if direction == (0, 0) {
      // At rest at the start, scrolling forward is what comes.
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
