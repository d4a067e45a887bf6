import UniformTypeIdentifiers
import WindowServer

/// Lets the user choose files, or a folder for files that leave the app, with the desktop's dialog.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller).
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  /// The object that receives the files. It is not retained.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be chosen at once; false by default.
  open var allowsMultipleSelection = false
  /// Whether the endings of files are shown; false by default. Stored; has no effect: the dialog shows them.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first; nil by default. Stored; has no effect: the dialog shows the last one.
  open var directoryURL: URL?
  /// The purpose of the picker.
  open private(set) var documentPickerMode: UIDocumentPickerMode
  private let types: [UTType]
  /// The files to put into the chosen folder.
  private let exported: [URL]
  private var isDone = false

  /// Creates a picker of files of some types.
  ///
  /// - Parameter asCopy: whether to give copies of the files, which are in a temporary folder.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    types = contentTypes
    exported = []
    documentPickerMode = asCopy ? .import : .open
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of files of some types, given by their identifiers.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(forOpeningContentTypes: allowedUTIs.compactMap { UTType($0) }, asCopy: mode == .import)
  }

  /// Creates a picker of a folder for files of the app.
  ///
  /// A file takes a free name in the folder: nothing is replaced.
  ///
  /// - Parameter asCopy: whether the files are copied; otherwise they are moved.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    types = []
    exported = urls
    documentPickerMode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of a folder for files of the app, which are copied or moved there.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(forExporting: urls, asCopy: mode != .moveToService)
  }

  /// Creates a picker of a folder for a file of the app, which is copied or moved there.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

  public required init?(coder: NSCoder) {
    types = [.item]
    exported = []
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

  private var isExporting: Bool { documentPickerMode == .exportToService || documentPickerMode == .moveToService }

  private var request: FileRequest {
    if isExporting {
      var request = FileRequest(title: title ?? "Save", accept: "Save", cancel: "Cancel")
      request.takesSeveral = false
      request.choosesFolders = true
      return request
    }
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

  /// Dismisses itself and reports the files or, if there are none, a cancellation.
  private func finish(with paths: [String]) {
    guard !isDone else { return }
    isDone = true
    let chosen = paths.compactMap { $0.contains("://") ? URL(string: $0) : URL(fileURLWithPath: $0) }
    let urls =
      switch documentPickerMode {
      case .import: chosen.compactMap(copy)
      case .open: chosen
      case .exportToService, .moveToService: chosen.first.map(export(to:)) ?? []
      }
    let report: () -> Void = {
      if urls.isEmpty {
        self.delegate?.documentPickerWasCancelled(self)
      } else {
        self.delegate?.documentPicker(self, didPickDocumentsAt: urls)
      }
    }
    if presentingViewController == nil { report() } else { dismiss(animated: true, completion: report) }
  }

  /// Puts the exported files into a folder, and returns where they are; without those for which that fails.
  private func export(to folder: URL) -> [URL] {
    exported.compactMap { file in
      guard let target = freePlace(for: file, in: folder) else { return nil }
      do {
        if documentPickerMode == .moveToService {
          try FileManager.default.moveItem(at: file, to: target)
        } else {
          try FileManager.default.copyItem(at: file, to: target)
        }
      } catch { return nil }
      return target
    }
  }

  /// Returns a path at which there is no file: `Film.txt`, else `Film 2.txt` and so on; nil if a thousand are taken.
  private func freePlace(for file: URL, in folder: URL) -> URL? {
    let (name, ending) = (file.deletingPathExtension().lastPathComponent, file.pathExtension)
    for number in 1...1_000 {
      var place = folder.appendingPathComponent(number == 1 ? name : "\(name) \(number)")
      if !ending.isEmpty { place.appendPathExtension(ending) }
      if !FileManager.default.fileExists(atPath: place.path) { return place }
    }
    return nil
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
  /// Copies files of the app into a folder.
  case exportToService = 2
  /// Moves files of the app into a folder.
  case moveToService = 3
}

/// An object that receives the files of a document picker.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate).
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Receives the files, after the picker was dismissed. The default passes the first to `didPickDocumentAt`.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Receives the first file, if the other method is not implemented. The default does nothing.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Called when the user cancelled, after the picker was dismissed. The default does nothing.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
