import UniformTypeIdentifiers
import WindowServer

/// Lets the user choose files, with the desktop's dialog.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller).
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  /// The object that receives the files. It is not retained.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be chosen at once; false by default.
  open var allowsMultipleSelection = false
  /// Whether the endings of files are shown; false by default. Kept without effect: the dialog shows them.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first; nil by default. Kept without effect: the dialog shows the last one.
  open var directoryURL: URL?
  /// The purpose of the picker.
  open private(set) var documentPickerMode: UIDocumentPickerMode
  private let types: [UTType]
  private var isDone = false

  /// Creates a picker of files of some types.
  ///
  /// - Parameter asCopy: whether to give copies of the files, which are in a temporary folder.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    types = contentTypes
    documentPickerMode = asCopy ? .import : .open
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of files of some types, given by their identifiers.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(forOpeningContentTypes: allowedUTIs.compactMap { UTType($0) }, asCopy: mode == .import)
  }

  public required init?(coder: NSCoder) {
    types = [.item]
    documentPickerMode = .open
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isDone = false
    guard let chooser = UIWindow.server as? any FileChoosing, chooser.canChooseFiles else { return finish(with: []) }
    chooser.chooseFiles(request) { [weak self] paths in
      self?.finish(with: paths)
    } cancel: { [weak self] in
      self?.finish(with: [])
    }
  }

  private var request: FileRequest {
    // A type without endings, such as that of all files, does not filter.
    let endings = types.map(\.preferredFilenameExtension)
    let known = endings.contains(nil) ? [] : endings.compactMap(\.self)
    let patterns = known.flatMap { ["*.\($0)", "*.\($0.uppercased())"] }
    var request = FileRequest(
      title: title ?? "Open", accept: "Open", cancel: "Cancel",
      kinds: patterns.isEmpty ? [] : [(name: patterns.joined(separator: ", "), patterns: patterns)])
    request.takesSeveral = allowsMultipleSelection
    return request
  }

  /// Goes away, and reports the files or, if there are none, a cancellation.
  private func finish(with paths: [String]) {
    guard !isDone else { return }
    isDone = true
    let chosen = paths.compactMap { $0.contains("://") ? URL(string: $0) : URL(fileURLWithPath: $0) }
    let urls = documentPickerMode == .import ? chosen.compactMap(copy) : chosen
    let report: () -> Void = {
      if urls.isEmpty {
        self.delegate?.documentPickerWasCancelled(self)
      } else {
        self.delegate?.documentPicker(self, didPickDocumentsAt: urls)
      }
    }
    if presentingViewController == nil { report() } else { dismiss(animated: true, completion: report) }
  }

  /// Returns a copy of a file; nil if it cannot be copied.
  private func copy(_ url: URL) -> URL? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let target = folder.appendingPathComponent(url.lastPathComponent)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: url, to: target)
    } catch { return nil }
    return target
  }
}

/// The purpose of a document picker.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidocumentpickermode).
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Gives copies of the files.
  case `import` = 0
  /// Gives the files themselves.
  case open = 1
}

/// An object that receives the files of a document picker.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate).
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Receives the files, after the picker has gone. The default gives the first to `didPickDocumentAt`.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Receives the first file, if the other method is not implemented. The default does nothing.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Called when the user cancelled, after the picker has gone. The default does nothing.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
