import AppleNames
import Synchronization
import Testing
import UIKit
import UniformTypeIdentifiers

@Suite struct FileNameTests {
  private func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func promisedFilesAreReachableIfTheyExist() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try folder.checkPromisedItemIsReachable())
    #expect(throws: (any Error).self) {
      try folder.appendingPathComponent("missing").checkPromisedItemIsReachable()
    }
  }

  @Test func noFileIsInACloud() {
    let manager = FileManager.default
    #expect(manager.url(forUbiquityContainerIdentifier: nil) == nil && manager.ubiquityIdentityToken == nil)
    #expect(!manager.isUbiquitousItem(at: URL(fileURLWithPath: "/")))
    #expect(throws: CocoaError.self) { try manager.startDownloadingUbiquitousItem(at: URL(fileURLWithPath: "/")) }
    #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: "../x") == nil)
  }

  @Test func theFolderLibraryIsInTheHomeFolder() throws {
    let manager = FileManager.default
    let library = try #require(manager.urls·ofPlaces(for: .libraryDirectory, in: .userDomainMask).first)
    #expect(library.path == NSHomeDirectory() + "/Library")
    #expect(searchPaths·ofPlaces(.libraryDirectory, .userDomainMask, true) == [library.path])
    #expect(searchPaths·ofPlaces(.libraryDirectory, .userDomainMask, false) == ["~/Library"])
    #expect(searchPaths·ofPlaces(.libraryDirectory, .systemDomainMask, true).isEmpty)
    let found = try manager.url·ofPlaces(
      for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
    #expect(found == library)
    let (own, caches) = (
      manager.urls·ofPlaces(for: .cachesDirectory, in: .userDomainMask),
      manager.urls(for: .cachesDirectory, in: .userDomainMask)
    )
    #expect(own == caches && !caches.isEmpty)
  }

  @Test func bookmarksOfObjectsAreResolved() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try (folder as NSURL).bookmarkData(options: [], includingResourceValuesForKeys: nil, relativeTo: nil)
    var isStale: ObjCBool = true
    let url = try NSURL(
      resolvingBookmarkData: data, options: .withoutUI, relativeTo: nil, bookmarkDataIsStale: &isStale)
    #expect(url.path == folder.path && !isStale.boolValue)
    #expect(throws: CocoaError.self) {
      try NSURL(resolvingBookmarkData: Data(), options: [], relativeTo: nil, bookmarkDataIsStale: nil)
    }
  }

  @Test func fileManagersAndQueuesAreComparedByIdentity() {
    #expect(Set([FileManager.default, FileManager.default, FileManager()]).count == 2)
    #expect(Set([DispatchQueue.main, DispatchQueue(label: "a"), DispatchQueue.main]).count == 2)
  }

  @Test func attributesOfAFileAreReadFromTheDictionary() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.txt")
    try Data("four".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path) as NSDictionary
    #expect(attributes.fileSize() == 4 && attributes.filePosixPermissions() == 0o640)
    #expect(attributes.fileType() == FileAttributeType.typeRegular.rawValue)
    let date = try #require(attributes.fileModificationDate())
    #expect(abs(date.timeIntervalSinceNow) < 60)
    #expect(attributes.fileSystemFileNumber() != 0 && attributes.fileOwnerAccountID() != nil)
    #expect(NSDictionary().fileSize() == 0 && NSDictionary().fileType() == nil)
  }

  @Test func bookmarksFindRenamedFiles() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.txt")
    try Data("a".utf8).write(to: file)
    let bookmark = try file.bookmarkData()
    var isStale = true
    #expect(try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale).path == file.path)
    #expect(!isStale)
    let moved = folder.appendingPathComponent("b.txt")
    try FileManager.default.moveItem(at: file, to: moved)
    #expect(try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale).path == moved.path)
    #expect(isStale && moved.startAccessingSecurityScopedResource())
    try FileManager.default.removeItem(at: moved)
    #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale) }
    #expect(throws: (any Error).self) { try URL(resolvingBookmarkData: Data([1]), bookmarkDataIsStale: &isStale) }
  }

  @Test func filesHaveAKindOfContent() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.png")
    try Data().write(to: file)
    #expect(try file.resourceValues(forKeys: [.contentTypeKey]).contentType == .png)
    #expect(try folder.resourceValues(forKeys: [.contentTypeKey, .isDirectoryKey]).contentType == .folder)
  }

  private final class Presenter: NSObject, NSFilePresenter, @unchecked Sendable {
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()
    let changes = Mutex(0)
    init(_ url: URL) { presentedItemURL = url }
    func presentedItemDidChange() { changes.withLock { $0 += 1 } }
  }

  @Test func presentersAreNotifiedOfChanges() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.txt")
    let (own, other) = (Presenter(file), Presenter(file))
    for presenter in [own, other] { NSFileCoordinator.addFilePresenter(presenter) }
    var error: NSError?
    NSFileCoordinator(filePresenter: own).coordinate(writingItemAt: file, options: .forReplacing, error: &error) {
      url in
      try? Data("a".utf8).write(to: url)
    }
    other.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
    #expect(error == nil && own.changes.withLock { $0 } == 0 && other.changes.withLock { $0 } == 1)
    var text = ""
    NSFileCoordinator().coordinate(readingItemAt: file, error: nil) { url in
      text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    }
    #expect(text == "a")
    for presenter in [own, other] { NSFileCoordinator.removeFilePresenter(presenter) }
  }

  @Test func writersWaitForEachOther() {
    let file = URL(fileURLWithPath: "/tmp/coordinated-\(UUID().uuidString)")
    let most = Mutex((now: 0, most: 0))
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      NSFileCoordinator().coordinate(writingItemAt: file, error: nil) { _ in
        most.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
        usleep(1000)
        // The same thread may access the file again.
        NSFileCoordinator().coordinate(readingItemAt: file, error: nil) { _ in }
        most.withLock { $0.now -= 1 }
      }
    }
    #expect(most.withLock { $0.most } == 1)
  }

  @Test func cancelledAccessesDoNothing() {
    let coordinator = NSFileCoordinator()
    coordinator.cancel()
    var error: NSError?
    coordinator.coordinate(readingItemAt: URL(fileURLWithPath: "/"), error: &error) { _ in Issue.record("called") }
    #expect(error?.code == CocoaError.userCancelled.rawValue)
  }

  @Test func theStoreIsLocal() {
    let store = NSUbiquitousKeyValueStore.default
    store.set("a", forKey: "text")
    store.set(Int64(3), forKey: "number")
    store.set(true, forKey: "flag")
    #expect(store.string(forKey: "text") == "a" && store.longLong(forKey: "number") == 3 && store.bool(forKey: "flag"))
    for key in ["text", "number", "flag"] { store.removeObject(forKey: key) }
    #expect(store.object(forKey: "text") == nil && store.double(forKey: "number") == 0)
  }
}

/// A delegate with one of the methods, which are optional on Apple's platforms.
private final class CopyDelegate: NSObject, FileManagerDelegate {
  func fileManager(_ fileManager: FileManager, shouldCopyItemAtPath srcPath: String, toPath dstPath: String) -> Bool {
    !srcPath.hasSuffix(".skip")
  }
}

@Suite struct FileManagerDelegateTests {
  @Test func methodsOfDelegatesAreOptional() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let source = folder.appendingPathComponent("a")
    try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["b", "c.skip"] { try Data().write(to: source.appendingPathComponent(name)) }
    let manager = FileManager()
    let delegate = CopyDelegate()
    manager.delegate = delegate
    let target = folder.appendingPathComponent("d")
    try manager.copyItem(at: source, to: target)
    #expect(try manager.contentsOfDirectory(atPath: target.path) == ["b"])
  }

  @Test(arguments: [
    ("a", "/b", "a/b"), ("a/", "/b", "a/b"), ("/a", "b//c/", "/a/b/c"), ("", "b", "b"), ("", "/b", "/b"),
    ("/", "", "/"),
    ("a//b", "", "a/b"), ("", "", ""),
  ])
  func pathsHaveNoDoubledSlashes(path: String, component: String, result: String) {
    #expect((path as NSString).appendingPathComponent·path(component) == result)
  }
}
