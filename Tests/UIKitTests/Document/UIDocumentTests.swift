import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCore

/// Opening, changing and saving documents.
@MainActor @Suite(.serialized) struct UIDocumentTests {
  final class Note: UIDocument {
    var text = ""
    var log: [String] = []
    var error: (any Error)?
    var loadError: (any Error)?
    var onSave: (() -> Void)?
    var attributes: [AnyHashable: Any] = [:]

    override func contents(forType typeName: String) throws -> Any {
      log.append("contents \(typeName) \(MainContext.isCurrent)")
      return Data(text.utf8)
    }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      log.append("load \(typeName ?? "nil") \(MainContext.isCurrent)")
      if let loadError { throw loadError }
      text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
      self.error = error
      super.handleError(error, userInteractionPermitted: userInteractionPermitted)
    }
    override func finishedHandlingError(_ error: any Error, recovered: Bool) { log.append("finished") }
    override func disableEditing() { log.append("disable") }
    override func enableEditing() { log.append("enable") }
    override func fileAttributesToWrite(
      to url: URL, for saveOperation: UIDocument.SaveOperation
    ) throws -> [AnyHashable: Any] { attributes }
    override func updateChangeCount(withToken changeCountToken: Any, for saveOperation: UIDocument.SaveOperation) {
      super.updateChangeCount(withToken: changeCountToken, for: saveOperation)
      onSave?()
    }
    override nonisolated func writeContents(
      _ contents: Any, to url: URL, for saveOperation: UIDocument.SaveOperation, originalContentsURL: URL?
    ) throws {
      #expect(!MainContext.isCurrent, "files are written in the background")
      try super.writeContents(contents, to: url, for: saveOperation, originalContentsURL: originalContentsURL)
    }

    func append(_ more: String) { change(to: text + more) }

    /// Changes the text. Undoing it is a change too, so that it can be redone.
    private func change(to new: String) {
      let old = text
      text = new
      undoManager.registerUndo(withTarget: self) { $0.change(to: old) }
    }
  }

  private func inFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  private func string(_ url: URL) throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }

  private func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `a new document is closed, and names itself after its file`() {
    let note = Note(fileURL: URL(filePath: "/tmp/Night Train.txt"))
    #expect(note.documentState == .closed && note.localizedName == "Night Train" && !note.hasUnsavedChanges)
    #expect(note.fileType == "public.plain-text" && note.savingFileType == note.fileType)
    #expect(note.fileModificationDate == nil && note.progress == nil)
    #expect(note.fileNameExtension(forType: "public.png", saveOperation: .forCreating) == "png")
    #expect(Note(fileURL: URL(filePath: "/tmp/Night")).fileType == nil)
  }

  @Test func `a document is created, closed and opened again`() async throws {
    try await inFolder { folder in
      let url = folder.appending(path: "Night.txt")
      let note = Note(fileURL: url)
      note.text = "train"
      await #expect(note.save(to: url, for: .forCreating))
      try #expect(string(url) == "train" && note.documentState == .normal && note.fileModificationDate != nil)
      try #expect(names(folder) == ["Night.txt"], "no temporary files are left")
      await #expect(note.close())
      #expect(note.documentState == .closed)
      let again = Note(fileURL: url)
      await #expect(again.open())
      #expect(again.text == "train" && again.documentState == .normal && !again.hasUnsavedChanges)
      #expect(again.log == ["load public.plain-text true"])
      #expect(note.log == ["contents public.plain-text true", "disable", "enable"])
    }
  }

  @Test func `a missing file is a Cocoa error`() async throws {
    try await inFolder { folder in
      let note = Note(fileURL: folder.appending(path: "Missing.txt"))
      await #expect(!note.open())
      #expect(note.documentState == .closed && note.log == ["finished"])
      #expect((note.error as? CocoaError)?.code == .fileReadNoSuchFile, "\(String(describing: note.error))")
    }
  }

  @Test func `contents that cannot be read leave the document closed`() async throws {
    try await inFolder { folder in
      let url = folder.appending(path: "Night.txt")
      try Data("x".utf8).write(to: url)
      let note = Note(fileURL: url)
      note.loadError = CocoaError(.fileReadCorruptFile)
      await #expect(!note.open())
      #expect((note.error as? CocoaError)?.code == .fileReadCorruptFile && note.documentState == .closed)
    }
  }

  @Test func `a failed saving keeps the old file and the changes`() async throws {
    try await inFolder { folder in
      let note = Note(fileURL: folder.appending(path: "nowhere/Night.txt"))
      var states: [UIDocument.State] = []
      let observer = NotificationCenter.default.addObserver(
        forName: UIDocument.stateChangedNotification, object: note, queue: nil
      ) { _ in MainActor.assumeIsolated { states.append(note.documentState) } }
      defer { NotificationCenter.default.removeObserver(observer) }
      note.updateChangeCount(.done)
      await #expect(!note.save(to: note.fileURL, for: .forOverwriting))
      #expect(note.documentState == [.closed, .savingError] && states == [[.closed, .savingError]])
      #expect(note.error is CocoaError && note.hasUnsavedChanges, "\(String(describing: note.error))")
      await #expect(!note.close())
      let url = folder.appending(path: "Night.txt")
      await #expect(note.save(to: url, for: .forCreating))
      #expect(note.documentState == .normal && note.fileURL == url && !note.hasUnsavedChanges)
    }
  }

  @Test func `contents of other kinds cannot be written`() async throws {
    final class Odd: UIDocument {
      override func contents(forType typeName: String) throws -> Any { 7 }
    }
    try await inFolder { folder in
      let url = folder.appending(path: "a.txt")
      try Data("old".utf8).write(to: url)
      let odd = Odd(fileURL: url)
      await #expect(!odd.save(to: url, for: .forOverwriting))
      try #expect(string(url) == "old" && names(folder) == ["a.txt"])
      await #expect(!UIDocument(fileURL: url).save(to: url, for: .forOverwriting), "nothing overrides the contents")
    }
  }

  @Test func `the undo manager counts the changes`() async throws {
    try await inFolder { folder in
      let url = folder.appending(path: "Night.txt")
      let note = Note(fileURL: url)
      _ = await note.save(to: url, for: .forCreating)
      note.append("a")
      #expect(note.hasUnsavedChanges)
      note.undoManager.undo()
      #expect(!note.hasUnsavedChanges && note.text == "")
      note.undoManager.redo()
      #expect(note.hasUnsavedChanges && note.text == "a")
      await #expect(note.autosave())
      #expect(!note.hasUnsavedChanges)
      note.undoManager.undo()
      #expect(note.hasUnsavedChanges, "the undone change is in the file")
      note.append("b")
      #expect(note.hasUnsavedChanges, "as many changes as in the file, but other ones")
      await #expect(note.autosave())
      try #expect(string(url) == "b")
      note.undoManager = UndoManager()
      note.undoManager.beginUndoGrouping()
      note.append("c")
      note.append("d")
      #expect(!note.hasUnsavedChanges)
      note.undoManager.endUndoGrouping()
      #expect(note.hasUnsavedChanges)
      note.undoManager.undo()
      #expect(!note.hasUnsavedChanges)
    }
  }

  @Test func `changes during saving stay unsaved`() async throws {
    try await inFolder { folder in
      let url = folder.appending(path: "Night.txt")
      let note = Note(fileURL: url)
      _ = await note.save(to: url, for: .forCreating)
      note.append("a")
      let saved = await withCheckedContinuation { done in
        note.save(to: url, for: .forOverwriting) { done.resume(returning: $0) }
        note.append("b")
      }
      try #expect(saved && string(url) == "a" && note.hasUnsavedChanges)
      await #expect(note.close())
      try #expect(string(url) == "ab")
    }
  }

  @Test func `a change is saved by itself some seconds later`() async throws {
    try await inFolder { folder in
      let url = folder.appending(path: "Night.txt")
      let note = Note(fileURL: url)
      note.append("not opened")
      _ = await note.save(to: url, for: .forCreating)
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        VirtualClockPacer.run { pacer in
          note.append("!")
          pacer.advance(by: UIDocument.autosaveDelay - 0.1)
          #expect(note.log.count == 1, "not yet")
          note.onSave = { done.resume() }
          pacer.advance(by: 0.2)
        }
      }
      note.onSave = nil
      try #expect(string(url) == "not opened!" && !note.hasUnsavedChanges)
    }
  }

  @Test func `nothing is saved without changes`() async throws {
    try await inFolder { folder in
      let note = Note(fileURL: folder.appending(path: "Night.txt"))
      await #expect(note.autosave())
      try #expect(note.log.isEmpty && names(folder).isEmpty)
    }
  }

  @Test func `changes are saved before the program ends`() async throws {
    try await inFolder { folder in
      let url = folder.appending(path: "Night.txt")
      let note = Plain(fileURL: url)
      _ = await note.save(to: url, for: .forCreating)
      note.text = "last words"
      note.updateChangeCount(.done)
      NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
      try #expect(string(url) == "last words" && !note.hasUnsavedChanges)
    }
  }

  final class Plain: UIDocument {
    var text = ""
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
  }

  @Test func `reverting discards the changes`() async throws {
    try await inFolder { folder in
      let url = folder.appending(path: "Night.txt")
      let note = Note(fileURL: url)
      note.text = "saved"
      _ = await note.save(to: url, for: .forCreating)
      note.append(" and changed")
      note.log = []
      await #expect(note.revert(toContentsOf: url))
      #expect(note.text == "saved" && !note.hasUnsavedChanges && !note.undoManager.canUndo)
      #expect(note.log == ["disable", "load public.plain-text true", "enable"] && note.documentState == .normal)
    }
  }

  @Test func `permissions are kept, links stay, and attributes are set`() async throws {
    try await inFolder { folder in
      let (url, link) = (folder.appending(path: "Night.txt"), folder.appending(path: "Link.txt"))
      try Data("old".utf8).write(to: url)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: url.path)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
      let note = Note(fileURL: link)
      _ = await note.open()
      note.text = "new"
      let date = Date(timeIntervalSince1970: 1_000_000)
      note.attributes = [FileAttributeKey.modificationDate: date]
      await #expect(note.save(to: link, for: .forOverwriting))
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      try #expect(string(url) == "new" && attributes[.posixPermissions] as? Int == 0o640)
      #expect(attributes[.modificationDate] as? Date == date)
      try #expect(FileManager.default.destinationOfSymbolicLink(atPath: link.path).hasSuffix("Night.txt"))
      try #expect(names(folder) == ["Link.txt", "Night.txt"])
    }
  }

  @Test func `a folder is read and replaced as a whole`() async throws {
    final class Package: UIDocument {
      var wrapper = FileWrapper(directoryWithFileWrappers: [:])
      override func contents(forType typeName: String) throws -> Any { wrapper }
      override func load(fromContents contents: Any, ofType typeName: String?) throws {
        wrapper = contents as? FileWrapper ?? wrapper
      }
    }
    try await inFolder { folder in
      let url = folder.appending(path: "Album.pack")
      let package = Package(fileURL: url)
      package.wrapper.addRegularFile(withContents: Data("one".utf8), preferredFilename: "1.txt")
      await #expect(package.save(to: url, for: .forCreating))
      package.wrapper.addRegularFile(withContents: Data("two".utf8), preferredFilename: "2.txt")
      if let first = package.wrapper.fileWrappers?["1.txt"] { package.wrapper.removeFileWrapper(first) }
      await #expect(package.save(to: url, for: .forOverwriting))
      try #expect(names(url) == ["2.txt"] && names(folder) == ["Album.pack"])
      let again = Package(fileURL: url)
      await #expect(again.open())
      #expect(again.wrapper.fileWrappers?["2.txt"]?.regularFileContents == Data("two".utf8))
    }
  }

  @Test func `file access is in order`() async throws {
    let note = Note(fileURL: URL(filePath: "/tmp/Night.txt"))
    let order = Order()
    await withCheckedContinuation { done in
      for number in 0..<20 { note.performAsynchronousFileAccess { order.numbers.append(number) } }
      note.performAsynchronousFileAccess { done.resume() }
    }
    #expect(order.numbers == Array(0..<20))
  }

  /// Unchecked: only used on the document's queue, and read after that.
  private final class Order: @unchecked Sendable {
    var numbers: [Int] = []
  }

  @Test func `the activity names the file`() {
    let note = Note(fileURL: URL(filePath: "/tmp/Night.txt"))
    let activity = NSUserActivity(activityType: "org.example.note")
    note.updateUserActivityState(activity)
    #expect(activity.userInfo?[UIDocument.userActivityURLKey] as? URL == note.fileURL)
  }

  @Test func `a document without an owner ends`() async throws {
    weak var weakNote: Note?
    do {
      let note = Note(fileURL: URL(filePath: "/tmp/Night.txt"))
      note.append("a")
      weakNote = note
    }
    await Task.yield()
    #expect(weakNote == nil)
  }
}
