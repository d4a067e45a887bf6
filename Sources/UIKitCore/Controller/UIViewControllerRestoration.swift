/// A class that restores controllers. Never used here, as apps run until they are closed.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiviewcontrollerrestoration).
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
  /// Returns a controller for a restored state. Never called here.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// The context of an extension. No controller has one, as apps are not extensions.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsextensioncontext).
@preconcurrency @MainActor open class NSExtensionContext: NSObject {
  /// The items that the host has sent: none, as programs here are no extensions.
  open var inputItems: [Any] { [] }
  /// Does nothing.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  /// Does nothing.
  open func cancelRequest(withError error: any Error) {}
  /// Opens a URL.
  open func open(_ URL: URL, completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {
    UIApplication.shared.open(URL, completionHandler: completionHandler)
  }
}
