import Foundation

/// The window that a page asks for.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkwindowfeatures).
@preconcurrency @MainActor open class WKWindowFeatures: NSObject {
  /// Whether the menu bar is visible; nil if the page does not say.
  open var menuBarVisibility: NSNumber? { nil }
  /// Whether the status bar is visible; nil if the page does not say.
  open var statusBarVisibility: NSNumber? { nil }
  /// Whether toolbars are visible; nil if the page does not say.
  open var toolbarsVisibility: NSNumber? { nil }
  /// Whether the window can be resized; nil if the page does not say.
  open var allowsResizing: NSNumber? { nil }
  /// The position in x; nil if the page does not say.
  open var x: NSNumber? { nil }
  /// The position in y; nil if the page does not say.
  open var y: NSNumber? { nil }
  /// The width; nil if the page does not say.
  open var width: NSNumber? { nil }
  /// The height; nil if the page does not say.
  open var height: NSNumber? { nil }

  override init() { super.init() }
}
