@_spi(UIKit) import UIKitCore

/// The reference of a section's insets (raw values: facts 9.1).
public enum UIContentInsetsReference: Int, Sendable {
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}
