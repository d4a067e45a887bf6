import Foundation

/// Keeps a touchpad's stream of small movements on one axis, and lets the user change to the other without lifting.
package struct TouchpadLock: Equatable {
  package private(set) var axis: ScrollAxisLock?
  private var across: CGFloat = 0

  package init() {}

  /// The points across the locked axis, without as many along it in between, that change the lock.
  static let turn: CGFloat = 24

  /// Returns the part of `delta` on the locked axis.
  package mutating func filter(_ delta: CGPoint) -> CGPoint {
    if delta == .zero { return .zero }
    let dominant: ScrollAxisLock = abs(delta.x) > abs(delta.y) ? .horizontal : .vertical
    guard let axis else {
      self.axis = dominant
      return dominant.apply(delta)
    }
    let along = axis == .horizontal ? abs(delta.x) : abs(delta.y)
    let aside = axis == .horizontal ? abs(delta.y) : abs(delta.x)
    across = max(0, across + aside - 2 * along)
    if across >= Self.turn {
      self.axis = dominant
      across = 0
    }
    return (self.axis ?? dominant).apply(delta)
  }
}
