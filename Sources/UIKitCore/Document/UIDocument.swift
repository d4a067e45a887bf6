import QuartzCore
import UniformTypeIdentifiers
import os

/// A file that the user edits: reads and writes it in the background, and saves changes by itself.
///
/// Subclasses override `contents(forType:)` and `load(fromContents:ofType:)`, which run on the main actor. The file is
/// read and written on a queue of the document. Changes are counted by the undo manager, or with
/// `updateChangeCount(_:)`.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidocument).
@preconcurrency @MainActor open class UIDocument: NSObject {
  /// Posted when `documentState` has changed; the object is the document.
  public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")
  /// The key of the file's URL in the `userInfo` of the document's activity.
  public nonisolated static let userActivityURLKey = "NSUserActivityDocumentURL"

  /// The seconds from a change to the automatic saving of the document.
  static let autosaveDelay: TimeInterval = 5

  /// The queue on which the file is read and written.
  private nonisolated let queue = DispatchQueue(label: "UIDocument", qos: .userInitiated)
  /// Held while the file is written, so that an older version never replaces a newer one.
  private nonisolated let writing = NSLock()
  private var changes = DocumentChanges()
  private var ownUndoManager: UndoManager?
  @ReleaseAction({ for observer in $0 { NotificationCenter.default.removeObserver(observer) } })
  private var observers: [any NSObjectProtocol] = []
  @ReleaseAction({ for observer in $0 { NotificationCenter.default.removeObserver(observer) } })
  private var undoObservers: [any NSObjectProtocol] = []
  @ReleaseAction({ $0?.cancel() }) private var timer: (any PacerTimer)?
  private var isSaving = false

  /// Creates a document for a file, which is neither read nor created.
  ///
  /// - Parameter url: the URL of a file. Another one is a programming error, as on iOS.
  public init(fileURL url: URL) {
    guard url.isFileURL, !url.path.isEmpty else {
      raise("NSInvalidArgumentException", "UIDocument needs the URL of a file, not \(url.absoluteString)")
    }
    fileURL = url
    super.init()
    observeApplication()
  }

  // MARK: Properties

  /// The URL of the file. It changes when the document is saved to another one.
  open private(set) var fileURL: URL
  /// The name of the document for the user: that of the file without its extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The type identifier of the file, by its extension; nil for none.
  open var fileType: String? {
    fileURL.pathExtension.isEmpty ? nil : UTType(filenameExtension: fileURL.pathExtension)?.identifier
  }
  /// The date of the file's last known change; nil before it was read or written.
  open var fileModificationDate: Date?
  /// The progress of a transfer: always nil, as files are local.
  open var progress: Progress? { nil }

  /// The state of the document; closed until it was opened or created.
  open private(set) var documentState: State = .closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }
  }

  /// The user's activity with the document; nil, the default, for none.
  open var userActivity: NSUserActivity?
  /// Called to update the state of the activity, to which the default adds the URL of the file.
  open func updateUserActivityState(_ activity: NSUserActivity) {
    activity.userInfo = (activity.userInfo ?? [:]).merging([Self.userActivityURLKey: fileURL]) { $1 }
  }
  /// Called to restore the state of an activity. The default does nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Opening and closing

  /// Reads the file.
  ///
  /// - Parameter completionHandler: called on the main actor with whether it could be read.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    let url = fileURL
    access(
      { document in
        try document.read(from: url)
        return UIDocument.modificationDate(of: url)
      },
      then: { document, result in
        switch result {
        case .success(let date):
          document.fileModificationDate = date
          document.ownUndoManager?.removeAllActions()
          document.updateChangeCount(.cleared)
          document.documentState.subtract([.closed, .savingError])
          completionHandler?(true)
        case .failure(let error):
          document.fail(error)
          completionHandler?(false)
        }
      })
  }

  /// Saves the changes, and closes the document. It stays open if they cannot be saved.
  ///
  /// - Parameter completionHandler: called on the main actor with whether the document was closed.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    disableEditing()
    documentState.insert(.editingDisabled)
    autosave { [weak self] isSaved in
      guard let self else { return completionHandler?(isSaved) ?? () }
      documentState.remove(.editingDisabled)
      if isSaved {
        stopTimer()
        documentState.insert(.closed)
      }
      enableEditing()
      completionHandler?(isSaved)
    }
  }

  /// Discards the changes, and reads the document from a file, which becomes that of the document.
  ///
  /// - Parameter completionHandler: called on the main actor with whether it could be read.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    disableEditing()
    documentState.insert(.editingDisabled)
    stopTimer()
    fileURL = url
    open { [weak self] isRead in
      self?.documentState.remove(.editingDisabled)
      self?.enableEditing()
      completionHandler?(isRead)
    }
  }

  /// Called when the user must not edit the document until `enableEditing()`. The default does nothing.
  open func disableEditing() {}
  /// Called when the user may edit the document again. The default does nothing.
  open func enableEditing() {}

  // MARK: Contents

  /// Takes over the contents of the file. The default does nothing.
  ///
  /// - Parameters:
  ///   - contents: a `Data` or, for a folder, a `FileWrapper`.
  ///   - typeName: the type identifier of the file; nil if unknown.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// Returns the contents of the file: a `Data` or, for a folder, a `FileWrapper`. Subclasses override it.
  ///
  /// - Throws: by default `CocoaError.featureUnsupported`.
  open func contents(forType typeName: String) throws -> Any { throw CocoaError(.featureUnsupported) }

  // MARK: Changes

  /// The undo manager, which counts the changes; created on first access. Nil restores a new one.
  open var undoManager: UndoManager! {
    get {
      if let ownUndoManager { return ownUndoManager }
      let made = UndoManager()
      take(made)
      return made
    }
    set { take(newValue) }
  }

  private func take(_ manager: UndoManager?) {
    for observer in undoObservers { NotificationCenter.default.removeObserver(observer) }
    undoObservers = []
    ownUndoManager = manager
    guard let manager else { return }
    observe(.NSUndoManagerDidCloseUndoGroup, of: manager) { document, manager in
      if manager.groupingLevel == 0, !manager.isUndoing, !manager.isRedoing { document.updateChangeCount(.done) }
    }
    observe(.NSUndoManagerDidUndoChange, of: manager) { document, _ in document.updateChangeCount(.undone) }
    observe(.NSUndoManagerDidRedoChange, of: manager) { document, _ in document.updateChangeCount(.redone) }
  }

  private func observe(
    _ name: Notification.Name, of manager: UndoManager,
    _ body: @escaping @MainActor @Sendable (UIDocument, UndoManager) -> Void
  ) {
    let observer = NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
      [weak self, weak manager] _ in
      guard MainContext.isCurrent else { return }
      MainActor.assumeIsolated {
        if let self, let manager { body(self, manager) }
      }
    }
    undoObservers.append(observer)
  }

  /// Whether there are changes that were not saved.
  open var hasUnsavedChanges: Bool { changes.areUnsaved }

  /// Counts a change. The document saves itself some seconds later.
  open func updateChangeCount(_ change: ChangeKind) {
    changes.count(change)
    if hasUnsavedChanges { startTimer() } else { stopTimer() }
  }

  /// Returns a value that stands for the changes so far. Called before saving.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }

  /// Called after saving, with the value from before it. Later changes stay unsaved.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    guard let saved = changeCountToken as? DocumentChanges, saved != changes else {
      return updateChangeCount(.cleared)
    }
    changes.subtract(saved)
  }

  // MARK: Saving

  /// Saves the document. The contents are those of now; they are written in the background.
  ///
  /// - Parameters:
  ///   - url: the URL of the file, which becomes that of the document.
  ///   - completionHandler: called on the main actor with whether the file was written.
  open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
    stopTimer()
    let prepared: (contents: Any, attributes: [AnyHashable: Any])
    do {
      prepared = try prepareSaving(to: url, for: saveOperation)
    } catch {
      documentState.insert(.savingError)
      fail(error)
      completionHandler?(false)
      return
    }
    let token = changeCountToken(for: saveOperation)
    isSaving = true
    // The contents belong to the writing from here on, as on iOS: the document must not change them.
    nonisolated(unsafe) let (contents, attributes) = prepared
    access(
      { document in
        try document.write(contents, attributes, to: url, for: saveOperation)
        return UIDocument.modificationDate(of: url)
      },
      then: { document, result in
        document.isSaving = false
        switch result {
        case .success(let date):
          document.fileURL = url
          document.fileModificationDate = date
          document.updateChangeCount(withToken: token, for: saveOperation)
          document.documentState.remove(.savingError)
          if saveOperation == .forCreating { document.documentState.remove(.closed) }
        case .failure(let error):
          document.documentState.insert(.savingError)
          document.fail(error)
        }
        if document.hasUnsavedChanges { document.startTimer() }
        completionHandler?((try? result.get()) != nil)
      })
  }

  private func prepareSaving(
    to url: URL, for saveOperation: SaveOperation
  ) throws -> (contents: Any, attributes: [AnyHashable: Any]) {
    let type = savingFileType ?? UTType.data.identifier
    return (try contents(forType: type), try fileAttributesToWrite(to: url, for: saveOperation))
  }

  /// Saves the document if it has unsaved changes.
  ///
  /// - Parameter completionHandler: called on the main actor; true if nothing is left to save.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    stopTimer()
    guard hasUnsavedChanges else { return completionHandler?(true) ?? () }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// The type identifier of the file to be written; that of the current file by default.
  open var savingFileType: String? { fileType }

  /// Returns the extension of a file's name for a type; that of the current file if the type has none.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
  }

  /// Returns the attributes of the file to be written, as `FileManager` understands them; none by default.
  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

  private nonisolated func write(
    _ contents: Any, _ attributes: [AnyHashable: Any], to url: URL, for saveOperation: SaveOperation
  ) throws {
    writing.lock()
    defer { writing.unlock() }
    try writeContents(contents, andAttributes: attributes, safelyTo: url, for: saveOperation)
  }

  /// Writes the file so that it is either the old or the new one, whatever happens. Called on the document's queue.
  ///
  /// - Throws: a `CocoaError`.
  nonisolated open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    try SafeReplacement.replace(url, attributes: additionalFileAttributes ?? [:]) { new, original in
      try writeContents(contents, to: new, for: saveOperation, originalContentsURL: original)
    }
  }

  /// Writes contents to a new file. Called on the document's queue.
  ///
  /// - Parameters:
  ///   - url: a temporary place.
  ///   - originalContentsURL: the file that will be replaced; nil for none.
  /// - Throws: a `CocoaError`, also for contents that are neither a `Data` nor a `FileWrapper`.
  nonisolated open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    switch contents {
    case let data as Data: try data.write(to: url)
    case let wrapper as FileWrapper: try wrapper.write(to: url, originalContentsURL: originalContentsURL)
    default: throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
    }
  }

  /// Reads a file, and calls `load(fromContents:ofType:)` on the main actor. Called on the document's queue.
  ///
  /// - Throws: a `CocoaError`, or the error of `load(fromContents:ofType:)`.
  nonisolated open func read(from url: URL) throws {
    // Read here, handed over to the main actor, and not used here again.
    nonisolated(unsafe) let contents: Any =
      try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
      ? FileWrapper(url: url, options: .immediate) : Data(contentsOf: url)
    let load: @MainActor @Sendable () throws -> Void = {
      try self.load(fromContents: contents, ofType: self.fileType)
    }
    if MainContext.isCurrent {
      try MainActor.assumeIsolated(load)
    } else {
      // The main actor never waits for the queue, so this ends.
      try DispatchQueue.main.sync { try MainActor.assumeIsolated(load) }
    }
  }

  // MARK: File access

  /// Runs a block on the document's queue, after all earlier ones.
  open func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) { queue.async(execute: block) }

  /// Runs `work` on the document's queue, and `then` on the main actor. The document is retained until then.
  private func access<Value: Sendable>(
    _ work: @escaping @Sendable (UIDocument) throws -> Value,
    then: @escaping @MainActor (UIDocument, Result<Value, any Error>) -> Void
  ) {
    // Written by the queue, and read on the main actor afterwards.
    nonisolated(unsafe) var result: Result<Value, any Error>?
    let finish = AmbientContext.keeping {
      if let result { then(self, result) }
    }
    performAsynchronousFileAccess {
      result = Result { try work(self) }
      Task { @MainActor in finish() }
    }
  }

  private nonisolated static func modificationDate(of url: URL) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
  }

  // MARK: Saving by itself

  private func startTimer() {
    guard timer == nil, !isSaving, !documentState.contains(.closed) else { return }
    timer = FrameScheduler.current.schedule(after: Self.autosaveDelay) { [weak self] in
      self?.timer = nil
      self?.autosave(completionHandler: nil)
    }
  }

  private func stopTimer() {
    timer?.cancel()
    timer = nil
  }

  private func observeApplication() {
    let observe = { (name: Notification.Name, body: @escaping @MainActor @Sendable (UIDocument) -> Void) in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
        guard MainContext.isCurrent else { return }
        MainActor.assumeIsolated {
          if let self, !self.documentState.contains(.closed) { body(self) }
        }
      }
    }
    observers = [
      observe(UIScene.didEnterBackgroundNotification) { $0.autosave(completionHandler: nil) },
      observe(UIApplication.willTerminateNotification) { $0.saveBeforeEnd() },
    ]
  }

  /// Saves before the program ends. The main thread waits, because nothing runs afterwards.
  private func saveBeforeEnd() {
    guard hasUnsavedChanges else { return }
    do {
      let (contents, attributes) = try prepareSaving(to: fileURL, for: .forOverwriting)
      try write(contents, attributes, to: fileURL, for: .forOverwriting)
      updateChangeCount(.cleared)
    } catch {
      handleError(error, userInteractionPermitted: false)
    }
  }

  // MARK: Errors

  private func fail(_ error: any Error) { handleError(error, userInteractionPermitted: true) }

  /// Called when the document cannot be read or saved. The default logs the error, and ends its handling.
  ///
  /// - Parameter userInteractionPermitted: whether the user may be involved; false while the program ends.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    Logger(subsystem: "UIKit", category: "UIDocument").error(
      "\(self.fileURL.lastPathComponent): \(error.localizedDescription)")
    finishedHandlingError(error, recovered: false)
  }

  /// Called when the handling of an error has ended. The default does nothing.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

  /// Called on iOS when an error must be handled at once. The default ends its handling.
  open func userInteractionNoLongerPermitted(forError error: any Error) {
    finishedHandlingError(error, recovered: false)
  }
}
