@_spi(UIKit) import UIKitCore

/// The guide from which a section's insets start (raw values: facts 9.1).
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicontentinsetsreference).
public enum UIContentInsetsReference: Int, Sendable {
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}
