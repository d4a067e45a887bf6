@_spi(UIKit) import UIKitCore

/// The guide from which a section's insets start (raw values: facts 9.1).
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicontentinsetsreference).
public enum UIContentInsetsReference: Int, Sendable {
  /// For a section the layout configuration's guide, and for that the safe area.
  case automatic = 0
  /// The collection view's edges.
  case none = 1
  /// The collection view's safe area.
  case safeArea = 2
  /// The collection view's layout margins.
  case layoutMargins = 3
  /// The readable width; here the same as the layout margins.
  case readableContent = 4
}
