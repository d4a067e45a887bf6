import UIKit

/// Settings of the pages of web views. As pages are not drawn here, only those of scripts have an effect.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkpreferences).
@preconcurrency @MainActor open class WKPreferences: NSObject {
  /// The smallest size of text, in points; 0 by default.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts may open windows by themselves; false by default.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether scripts of pages run; true by default. If false, user scripts do not run.
  open var javaScriptEnabled = true
  /// Whether users are warned of fraudulent pages; true by default.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether backgrounds are printed; false by default.
  open var shouldPrintBackgrounds = false
  /// Whether texts can be selected; true by default.
  open var isTextInteractionEnabled = true
  /// Whether some sites are treated in special ways; true by default.
  open var isSiteSpecificQuirksModeEnabled = true
  /// Whether elements may fill the screen; false by default.
  open var isElementFullscreenEnabled = false
  /// The treatment of pages that are not visible; `.suspend` by default.
  open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend

  /// The treatment of pages that are not visible.
  public enum InactiveSchedulingPolicy: Int, Sendable {
    /// The page waits.
    case suspend
    /// The page runs slowly.
    case throttle
    /// The page runs as others do.
    case none
  }

  /// Creates the default settings.
  public override init() { super.init() }
}
