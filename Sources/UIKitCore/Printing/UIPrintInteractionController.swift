/// Shows the options of a printer and prints. There are no printers here: `isPrintingAvailable` is false, and
/// presenting calls the completion with an error.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller).
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  /// A closure that is called when printing has ended.
  public typealias CompletionHandler = @MainActor (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The controller of the app.
  public static let shared = UIPrintInteractionController()
  /// Whether there is a printer: always false.
  public class var isPrintingAvailable: Bool { false }
  /// The types of files that can be printed: none.
  public class var printableUTIs: Set<String> { [] }
  /// Returns whether the file of a URL can be printed: false.
  public class func canPrint(_ url: URL) -> Bool { false }
  /// Returns whether data can be printed: false.
  public class func canPrint(_ data: Data) -> Bool { false }

  /// The description of the job; nil by default.
  open var printInfo: UIPrintInfo?
  /// The object that is notified of printing. It is not retained, and never called.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Whether the number of copies can be chosen; true by default.
  open var showsNumberOfCopies = true
  /// Whether the paper can be chosen; false by default.
  open var showsPaperSelectionForLoadedPapers = false
  /// Whether the orientation can be chosen; true by default.
  open var showsPaperOrientation = true
  /// The item to print; nil by default.
  open var printingItem: Any?
  /// The items to print; nil by default.
  open var printingItems: [Any]?
  /// The formatter of the content; nil by default.
  open var printFormatter: UIPrintFormatter?
  /// The renderer of the pages; nil by default.
  open var printPageRenderer: UIPrintPageRenderer?

  /// Calls the completion with an error asynchronously on the main run loop, as there is no printer.
  ///
  /// - Returns: whether options are shown: false.
  @discardableResult open func present(animated: Bool, completionHandler: CompletionHandler? = nil) -> Bool {
    guard let completionHandler else { return false }
    let controller = self
    Task { @MainActor in completionHandler(controller, false, UIPrintError(.notAvailable)) }
    return false
  }

  /// Calls the completion with an error asynchronously on the main run loop, as there is no printer.
  @discardableResult open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completionHandler) }

  /// Calls the completion with an error asynchronously on the main run loop, as there is no printer.
  @discardableResult open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completionHandler) }

  /// Does nothing: nothing is shown.
  open func dismiss(animated: Bool) {}
}

/// An object that is notified of printing. Its methods are never called.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate).
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the controller that presents the options; nil by default.
  func printInteractionControllerParentViewController(_ controller: UIPrintInteractionController) -> UIViewController?
  /// Called before the job starts.
  func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController)
  /// Called after the job has ended.
  func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  public func printInteractionControllerParentViewController(_ controller: UIPrintInteractionController)
    -> UIViewController?
  { nil }
  public func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {}
  public func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {}
}
