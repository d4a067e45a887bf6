import UniformTypeIdentifiers

/// Lets the user open a file with the desktop's dialog, or create a document.
///
/// The desktop shows files itself, so the controller's view has a button for its dialog, and one for a new document.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller).
@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController {
  /// The way in which a created document gets to its place.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/importmode).
  public enum ImportMode: UInt, Sendable {
    /// No document was created.
    case none = 0
    /// The document is copied.
    case copy = 1
    /// The document is moved.
    case move = 2
  }

  /// The look of the browser.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    /// White.
    case white = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
  }

  /// The object that receives the files and creates documents. It is not retained.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether the user can create documents; true by default.
  open var allowsDocumentCreation = true { didSet { createButton.isHidden = !allowsDocumentCreation } }
  /// Whether several files can be opened at once; false by default.
  open var allowsPickingMultipleItems = false
  /// The identifiers of the types of files that can be opened.
  open var allowedContentTypes: [String] { types.map(\.identifier) }
  /// The types of files that are recent documents; those that can be opened by default. Stored; has no effect: the
  /// desktop's dialog decides.
  open var contentTypesForRecentDocuments: [UTType]
  /// The identifiers of `contentTypesForRecentDocuments`.
  open var recentDocumentsContentTypes: [String] {
    get { contentTypesForRecentDocuments.map(\.identifier) }
    set { contentTypesForRecentDocuments = newValue.compactMap { UTType($0) } }
  }
  /// Whether the endings of files are shown; false by default. Stored; has no effect: the dialog shows them.
  open var shouldShowFileExtensions = false
  /// Buttons at the leading end of the browser's bar; none by default. Stored; has no effect.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// Buttons at the trailing end of the browser's bar; none by default. Stored; has no effect.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// The look of the browser; white by default.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
    didSet { overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .light }
  }
  /// The title of the button that creates a document.
  open var localizedCreateDocumentActionTitle = "Create Document" {
    didSet { createButton.setTitle(localizedCreateDocumentActionTitle, for: .normal) }
  }
  /// The width of a document's picture in relation to its height; 2:3 by default. Stored; has no effect.
  open var defaultDocumentAspectRatio: CGFloat = 2 / 3
  private let types: [UTType]
  private let openButton = UIButton(type: .system)
  private let createButton = UIButton(type: .system)

  /// Creates a browser of files of some types; nil stands for all.
  public init(forOpening contentTypes: [UTType]?) {
    types = contentTypes ?? [.item]
    contentTypesForRecentDocuments = types
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser of files of some types, given by their identifiers; nil stands for all.
  public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.init(forOpening: allowedContentTypes?.compactMap { UTType($0) })
  }

  public required init?(coder: NSCoder) {
    types = [.item]
    contentTypesForRecentDocuments = types
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    openButton.setTitle("Open…", for: .normal)
    openButton.addAction(UIAction { [weak self] _ in self?.chooseFiles() }, for: .primaryActionTriggered)
    createButton.setTitle(localizedCreateDocumentActionTitle, for: .normal)
    createButton.addAction(UIAction { [weak self] _ in self?.createDocument() }, for: .primaryActionTriggered)
    for button in [openButton, createButton] { view.addSubview(button) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    for (button, offset) in [(openButton, -44.0), (createButton, 0)] {
      button.frame = CGRect(x: area.midX - 150, y: area.midY + offset, width: 300, height: 44)
    }
  }

  /// Shows the desktop's dialog for files.
  func chooseFiles() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
    picker.allowsMultipleSelection = allowsPickingMultipleItems
    show(picker) { [weak self] urls in
      guard let self, !urls.isEmpty else { return }
      delegate?.documentBrowser(self, didPickDocumentsAt: urls)
    }
  }

  /// Requests a document from the delegate, and puts it into a folder that the user chooses.
  func createDocument() {
    delegate?.documentBrowser(
      self,
      didRequestDocumentCreationWithHandler: { [weak self] url, mode in
        guard let self, let url, mode != .none else { return }
        show(UIDocumentPickerViewController(forExporting: [url], asCopy: mode == .copy)) { [weak self] urls in
          guard let self else { return }
          if let target = urls.first {
            delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: target)
          } else {
            delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: CocoaError(.userCancelled))
          }
        }
      })
  }

  private var answer: PickerAnswer?

  private func show(_ picker: UIDocumentPickerViewController, _ done: @escaping @MainActor ([URL]) -> Void) {
    let answer = PickerAnswer(done)
    self.answer = answer
    picker.delegate = answer
    present(picker, animated: true)
  }

  // MARK: Documents

  /// Calls the handler with the address of a document if it exists, else with an error, in a later turn of the main
  /// loop. The desktop's dialog is not opened.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    let exists = FileManager.default.fileExists(atPath: url.path)
    answerLater(completion, exists ? url : nil, exists ? nil : CocoaError(.fileNoSuchFile))
  }

  /// Copies or moves a document into the folder of another one, and calls the handler with its address in a later turn
  /// of the main loop.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    let target = neighbourURL.deletingLastPathComponent().appendingPathComponent(documentURL.lastPathComponent)
    finish(completion, target) {
      switch importMode {
      case .none: throw CocoaError(.featureUnsupported)
      case .copy: try FileManager.default.copyItem(at: documentURL, to: target)
      case .move: try FileManager.default.moveItem(at: documentURL, to: target)
      }
    }
  }

  /// Gives a document another name, with the same ending unless the name has one, and calls the handler with its
  /// address in a later turn of the main loop.
  open func renameDocument(
    at documentURL: URL, proposedName: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    var target = documentURL.deletingLastPathComponent().appendingPathComponent(proposedName)
    if target.pathExtension.isEmpty, !documentURL.pathExtension.isEmpty {
      target.appendPathExtension(documentURL.pathExtension)
    }
    let place = target
    finish(completionHandler, place) { try FileManager.default.moveItem(at: documentURL, to: place) }
  }

  private func finish(_ completion: @escaping (URL?, (any Error)?) -> Void, _ target: URL, _ body: () throws -> Void) {
    do {
      try body()
      answerLater(completion, target, nil)
    } catch { answerLater(completion, nil, error) }
  }

  private func answerLater(_ completion: ((URL?, (any Error)?) -> Void)?, _ url: URL?, _ error: (any Error)?) {
    guard let completion else { return }
    // Called on the main queue, as here.
    nonisolated(unsafe) let handler = completion
    DispatchQueue.main.async { handler(url, error) }
  }

  /// Returns an animator for presenting a controller of a document, which fades in.
  open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
    UIDocumentBrowserTransitionController()
  }
}

/// Receives the files of a picker for a browser.
@MainActor private final class PickerAnswer: NSObject, UIDocumentPickerDelegate {
  private let done: @MainActor ([URL]) -> Void

  init(_ done: @escaping @MainActor ([URL]) -> Void) {
    self.done = done
    super.init()
  }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { done(urls) }
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { done([]) }
}
