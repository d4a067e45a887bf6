/// An object that opens and creates documents for a document browser. All methods are optional.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontrollerdelegate).
@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  /// Receives the files that the user has chosen. The default calls the older form.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// Receives the files that the user has chosen; the form before iOS 12.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
  /// Creates a document, and calls the handler with its address, or with nil and `.none` for none.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  /// Called after a created document was put into the folder that the user has chosen.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// Called when a created document was not put into a folder.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
  /// Returns activities for sharing documents. Never called here: the desktop's dialog does not share.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  /// Called before documents are shared. Never called here: the desktop's dialog does not share.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
    documentBrowser(controller, didPickDocumentURLs: documentURLs)
  }
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(nil, .none) }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { [] }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
  ) {}
}
