/// A class that makes controllers of what was saved of them. Nothing is saved here: programs go on until they are
/// closed.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// The host of an extension. There are none: a program's controllers have nil.
@preconcurrency @MainActor open class NSExtensionContext: NSObject {
  open var inputItems: [Any] { [] }
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  open func cancelRequest(withError error: any Error) {}
  open func open(_ URL: URL, completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {
    UIApplication.shared.open(URL, completionHandler: completionHandler)
  }
}
