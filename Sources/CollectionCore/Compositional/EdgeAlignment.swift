import Foundation

/// The edge or corner of a section at which a header or footer is.
package enum EdgeAlignment: Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  /// The side of the content, in the scrolling direction, on which an aligned item is placed.
  package enum Boundary: Sendable { case before, after, beside }

  package func boundary(isHorizontal: Bool) -> Boundary {
    switch self {
    case .top, .none: isHorizontal && self == .top ? .beside : .before
    case .topLeading: .before
    case .topTrailing: isHorizontal ? .after : .before
    case .leading: isHorizontal ? .before : .beside
    case .trailing: isHorizontal ? .after : .beside
    case .bottomLeading: isHorizontal ? .before : .after
    case .bottom: isHorizontal ? .beside : .after
    case .bottomTrailing: .after
    }
  }

  /// Returns the position at right angles to the scrolling, as a fraction from top or leading.
  package func crossUnit(isHorizontal: Bool) -> CGFloat {
    switch self {
    case .topLeading: 0
    case .bottomTrailing: 1
    case .topTrailing: isHorizontal ? 0 : 1
    case .bottomLeading: isHorizontal ? 1 : 0
    case .leading: isHorizontal ? 0.5 : 0
    case .trailing: isHorizontal ? 0.5 : 1
    case .top: isHorizontal ? 0 : 0.5
    case .bottom: isHorizontal ? 1 : 0.5
    case .none: 0.5
    }
  }
}
