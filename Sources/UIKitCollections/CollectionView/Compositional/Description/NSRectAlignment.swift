@_spi(UIKit) import UIKitCore

/// A side or a corner of a rectangle at which another is aligned.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nsrectalignment).
public enum NSRectAlignment: Int, Sendable {
  /// At no side; on the boundary of a section it is placed like `top`, or before the start if it scrolls horizontally.
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8
}
