import CollectionCore
import CoreGraphics
@_spi(UIKit) import UIKitCore

extension NSRectAlignment {
  var edgeAlignment: EdgeAlignment {
    switch self {
    case .none: .none
    case .top: .top
    case .topLeading: .topLeading
    case .leading: .leading
    case .bottomLeading: .bottomLeading
    case .bottom: .bottom
    case .bottomTrailing: .bottomTrailing
    case .trailing: .trailing
    case .topTrailing: .topTrailing
    }
  }

  /// Returns the side of the content, in the scrolling direction, on which an aligned item is placed.
  func boundary(isHorizontal: Bool) -> EdgeAlignment.Boundary { edgeAlignment.boundary(isHorizontal: isHorizontal) }

  /// Returns the position at right angles to the scrolling, as a fraction from top or leading.
  func crossUnit(isHorizontal: Bool) -> CGFloat { edgeAlignment.crossUnit(isHorizontal: isHorizontal) }
}
