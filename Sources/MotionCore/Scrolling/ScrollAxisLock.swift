import Foundation

/// The axis on which a drag may move.
package enum ScrollAxisLock: Equatable, Sendable {
  case none
  case horizontal
  case vertical

  /// The maximum ratio of the smaller component to the larger one for a movement along one axis: 35 degrees off.
  static let ratio: CGFloat = 0.7

  /// Returns the lock for the start of a drag: along an axis, or diagonal, which is not locked.
  package static func deciding(_ travel: CGPoint) -> ScrollAxisLock {
    let x = abs(travel.x)
    let y = abs(travel.y)
    if x == 0, y == 0 { return .none }
    if y <= x * ratio { return .horizontal }
    if x <= y * ratio { return .vertical }
    return .none
  }

  package func apply(_ travel: CGPoint) -> CGPoint {
    switch self {
    case .none: travel
    case .horizontal: CGPoint(x: travel.x, y: 0)
    case .vertical: CGPoint(x: 0, y: travel.y)
    }
  }
}
