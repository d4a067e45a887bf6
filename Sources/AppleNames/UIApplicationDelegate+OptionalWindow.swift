import UIKit

extension UIApplicationDelegate {
  /// The window as a double optional, as an optional requirement is read on Apple's platforms:
  /// `delegate?.window??.screen`.
  @_disfavoredOverload @preconcurrency @MainActor public var window: UIWindow?? {
    let single: UIWindow? = self.window
    return .some(single)
  }
}

extension UIWindowSceneDelegate {
  /// The window as a double optional, as an optional requirement is read on Apple's platforms:
  /// `delegate?.window??.rootViewController`.
  @_disfavoredOverload @preconcurrency @MainActor public var window: UIWindow?? {
    let single: UIWindow? = self.window
    return .some(single)
  }
}

extension UIApplication {
  /// Opens a link, like `open(_:options:completionHandler:)`.
  ///
  /// - Returns: whether it can be opened.
  @discardableResult @preconcurrency @MainActor public func openURL(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    open(url)
    return true
  }
}
