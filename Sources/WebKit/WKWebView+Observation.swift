import UIKit

extension WKWebView: NamedPropertyReading {
  /// Returns a closure that reads a property by its name in Objective-C, or by that in Swift.
  package static func reading(_ name: String) -> (@MainActor (UIView) -> Any)? {
    switch name {
    case "URL", "url": return { orNull(($0 as? WKWebView)?.url) }
    case "title": return { orNull(($0 as? WKWebView)?.title) }
    case "loading", "isLoading": return { ($0 as? WKWebView)?.isLoading ?? false }
    case "estimatedProgress": return { ($0 as? WKWebView)?.estimatedProgress ?? 0 }
    case "canGoBack": return { ($0 as? WKWebView)?.canGoBack ?? false }
    case "canGoForward": return { ($0 as? WKWebView)?.canGoForward ?? false }
    case "hasOnlySecureContent": return { ($0 as? WKWebView)?.hasOnlySecureContent ?? false }
    case "underPageBackgroundColor": return { orNull(($0 as? WKWebView)?.underPageBackgroundColor) }
    case "themeColor", "serverTrust": return { _ in NSNull() }
    case "fullscreenState", "cameraCaptureState", "microphoneCaptureState": return { _ in 0 }
    default: return nil
    }
  }
}

/// Returns a value, or the object that stands for none in the changes of properties.
private func orNull(_ value: Any?) -> Any { value ?? NSNull() }
