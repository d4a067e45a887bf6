import Foundation

/// The time at which a user script runs.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkuserscriptinjectiontime).
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page's content.
  case atDocumentStart
  /// After the page's content.
  case atDocumentEnd
}

/// A script of the app's that runs in each page.
///
/// It runs if JavaScriptCore is installed. There is no document: see `WKWebView`.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkuserscript).
@preconcurrency @MainActor open class WKUserScript: NSObject, @preconcurrency NSCopying {
  /// The text of the script.
  public let source: String
  /// The time at which it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it runs in the page itself only. Other frames are not loaded here.
  public let isForMainFrameOnly: Bool
  /// The world in which it runs.
  let world: WKContentWorld

  /// Creates a script of the page's world.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    world = .page
  }

  /// Creates a script of a world.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
  ) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    world = contentWorld
  }

  /// Returns the script itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
