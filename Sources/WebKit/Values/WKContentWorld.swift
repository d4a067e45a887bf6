import Foundation

/// A world of names in which scripts run: that of the page, or one of the app's.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkcontentworld).
@preconcurrency @MainActor open class WKContentWorld: NSObject {
  /// The world of the page's own scripts.
  open class var page: WKContentWorld { pageWorld }
  /// The world of the app's scripts.
  open class var defaultClient: WKContentWorld { clientWorld }
  /// The name of the world; nil for the two above.
  public let name: String?

  private static let pageWorld = WKContentWorld(name: nil)
  private static let clientWorld = WKContentWorld(name: nil)
  private static var worlds: [String: WKContentWorld] = [:]

  private init(name: String?) { self.name = name }

  /// Returns the world with a name, the same one each time.
  open class func world(name: String) -> WKContentWorld {
    if let world = worlds[name] { return world }
    let world = WKContentWorld(name: name)
    worlds[name] = world
    return world
  }
}
