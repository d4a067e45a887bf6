import UIKit

/// Settings of a web view, which are read when it is created.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkwebviewconfiguration).
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject, @preconcurrency NSCopying {
  /// The group of views that share a process. Stored; has no effect.
  open var processPool = WKProcessPool()
  /// Settings of pages.
  open var preferences = WKPreferences()
  /// Scripts of the app and handlers of their messages.
  open var userContentController = WKUserContentController()
  /// The store of cookies; the default one unless it is set.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Settings of navigations.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The end of the user agent; `"Mobile/15E148"` on iOS, nil here by default.
  open var applicationNameForUserAgent: String?
  /// Whether a page appears only when it is complete; false by default. Stored; has no effect.
  open var suppressesIncrementalRendering = false
  /// Whether media can be sent to another device; true by default. Stored; has no effect.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether known hosts are reached by HTTPS; true by default. Stored; has no effect.
  open var upgradeKnownHostsToHTTPS = true
  /// The kinds of media that play only after a tap. Stored; has no effect.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Whether films play within the page; false by default. Stored; has no effect.
  open var allowsInlineMediaPlayback = false
  /// Whether films can play in a small window; true by default. Stored; has no effect.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether users may zoom every page; false by default. Stored; has no effect.
  open var ignoresViewportScaleLimits = false
  /// The units in which text is selected. Stored; has no effect.
  open var selectionGranularity = WKSelectionGranularity.dynamic
  /// The kinds of texts that become links. Stored; has no effect.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Whether only pages of the app's domains are loaded; false by default. Stored; has no effect.
  open var limitsNavigationsToAppBoundDomains = false
  /// Whether words are suggested while the user types; false by default. Stored; has no effect.
  open var allowsInlinePredictions = false
  /// Whether pictures can be typed like letters; false by default. Stored; has no effect.
  open var supportsAdaptiveImageGlyph = false
  /// The old name of `mediaTypesRequiringUserActionForPlayback`. Stored; has no effect.
  open var mediaPlaybackRequiresUserAction = true
  /// A later name of the same. Stored; has no effect.
  open var requiresUserActionForMediaPlayback = false
  /// The old name of `allowsAirPlayForMediaPlayback`. Stored; has no effect.
  open var mediaPlaybackAllowsAirPlay = true

  private var handlers: [String: any WKURLSchemeHandler] = [:]

  /// Creates the default settings.
  public override init() { super.init() }

  /// Registers a handler that loads the addresses of a scheme.
  ///
  /// As on iOS, the program ends for a scheme that web views load by themselves, one that is malformed, and one that
  /// has a handler.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    precondition(
      !WKWebView.handlesURLScheme(urlScheme), "'\(urlScheme)' is a URL scheme that WKWebView handles natively")
    precondition(Self.isScheme(urlScheme), "'\(urlScheme)' is not a valid URL scheme")
    let name = urlScheme.lowercased()
    precondition(handlers[name] == nil, "URL scheme '\(urlScheme)' already has a registered URL scheme handler")
    handlers[name] = urlSchemeHandler
  }

  /// Returns the handler of a scheme; nil if there is none.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme.lowercased()]
  }

  /// Returns whether a text is a scheme, by section 3.1 of RFC 3986.
  private static func isScheme(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic else { return false }
    return text.unicodeScalars.allSatisfy {
      $0.isASCII
        && ($0.properties.isAlphabetic || $0.properties.numericType != nil || "+-.".unicodeScalars.contains($0))
    }
  }

  /// Returns a copy, which shares the process pool, the preferences, the content controller and the data store.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKWebViewConfiguration()
    copy.processPool = processPool
    copy.preferences = preferences
    copy.userContentController = userContentController
    copy.websiteDataStore = websiteDataStore
    copy.defaultWebpagePreferences = defaultWebpagePreferences?.copy() as? WKWebpagePreferences
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.selectionGranularity = selectionGranularity
    copy.dataDetectorTypes = dataDetectorTypes
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.allowsInlinePredictions = allowsInlinePredictions
    copy.supportsAdaptiveImageGlyph = supportsAdaptiveImageGlyph
    copy.mediaPlaybackRequiresUserAction = mediaPlaybackRequiresUserAction
    copy.requiresUserActionForMediaPlayback = requiresUserActionForMediaPlayback
    copy.mediaPlaybackAllowsAirPlay = mediaPlaybackAllowsAirPlay
    copy.handlers = handlers
    return copy
  }
}
