import Foundation

/// Settings of a navigation.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkwebpagepreferences).
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject, @preconcurrency NSCopying {
  /// The kind of page that is requested.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/webkit/wkwebpagepreferences/contentmode).
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }

  /// The policy for pages by unencrypted HTTP.
  public enum UpgradeToHTTPSPolicy: Int, Sendable {
    case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
  }

  /// The kind of page that is requested; `.recommended` by default. It is passed on to the navigation; the user agent
  /// is the same for all.
  open var preferredContentMode = ContentMode.recommended
  /// Whether scripts of pages run; true by default. If false, user scripts do not run.
  open var allowsContentJavaScript = true
  /// Whether the page is shown in lockdown mode; false by default. Stored; has no effect.
  open var isLockdownModeEnabled = false
  /// The policy for pages by unencrypted HTTP; `.keepAsRequested` by default. Stored; has no effect.
  open var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested

  /// Creates the default settings.
  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKWebpagePreferences()
    copy.preferredContentMode = preferredContentMode
    copy.allowsContentJavaScript = allowsContentJavaScript
    copy.isLockdownModeEnabled = isLockdownModeEnabled
    copy.preferredHTTPSNavigationPolicy = preferredHTTPSNavigationPolicy
    return copy
  }
}
