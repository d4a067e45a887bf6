import CoreGraphics

/// Which axis a drag may move.
enum ScrollAxisLock: Equatable, Sendable {
  case none
  case horizontal
  case vertical

  /// How much of the larger component the smaller one may have for the movement to count as along one axis: 35 degrees off.
  static let ratio: CGFloat = 0.7

  /// What the beginning of a drag says: along an axis, or diagonal, which is not locked.
  static func deciding(_ travel: CGPoint) -> ScrollAxisLock {
    let x = abs(travel.x)
    let y = abs(travel.y)
    if x == 0, y == 0 { return .none }
    if y <= x * ratio { return .horizontal }
    if x <= y * ratio { return .vertical }
    return .none
  }

  func apply(_ travel: CGPoint) -> CGPoint {
    switch self {
    case .none: travel
    case .horizontal: CGPoint(x: travel.x, y: 0)
    case .vertical: CGPoint(x: 0, y: travel.y)
    }
  }
}

/// Keeps a touchpad's stream of small movements on one axis, and lets the person turn to the other without lifting.
struct TouchpadLock: Equatable {
  private(set) var axis: ScrollAxisLock?
  private var across: CGFloat = 0

  /// Points across the locked axis, without as much along it in between, that turn the lock.
  static let turn: CGFloat = 24

  /// The part of `delta` that counts.
  mutating func filter(_ delta: CGPoint) -> CGPoint {
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
