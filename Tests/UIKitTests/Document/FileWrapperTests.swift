import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCore

/// Files and folders in memory.
@Suite struct FileWrapperTests {
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func `a tree is written and read again`() throws {
    try inFolder { folder in
      let file = FileWrapper(regularFileWithContents: Data("x".utf8))
      let inner = FileWrapper(directoryWithFileWrappers: ["a.txt": file])
      let link = FileWrapper(symbolicLinkWithDestinationURL: URL(filePath: "inner/a.txt", relativeTo: folder))
      let tree = FileWrapper(directoryWithFileWrappers: ["inner": inner, "link": link])
      #expect(tree.isDirectory && file.isRegularFile && link.isSymbolicLink && file.preferredFilename == "a.txt")
      let url = folder.appending(path: "tree")
      try tree.write(to: url, options: .withNameUpdating, originalContentsURL: nil)
      #expect(tree.filename == "tree" && file.filename == "a.txt")
      let again = try FileWrapper(url: url)
      #expect(again.fileWrappers?["inner"]?.fileWrappers?["a.txt"]?.regularFileContents == Data("x".utf8))
      #expect(again.fileWrappers?["link"]?.symbolicLinkDestinationURL?.relativePath == "inner/a.txt")
      #expect(again.matchesContents(of: url))
      try Data("longer".utf8).write(to: url.appending(path: "inner/a.txt"))
      #expect(!again.matchesContents(of: url))
    }
  }

  @Test func `children with the same name get different ones`() {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    let first = folder.addRegularFile(withContents: Data(), preferredFilename: "a")
    let second = folder.addRegularFile(withContents: Data(), preferredFilename: "a")
    #expect(first == "a" && second != "a" && second.hasSuffix("a") && folder.fileWrappers?.count == 2)
    guard let child = folder.fileWrappers?[second] else { return }
    #expect(folder.keyForChildFileWrapper(child) == second)
    folder.removeFileWrapper(child)
    #expect(folder.fileWrappers?.keys.sorted() == ["a"])
  }

  @Test func `a name cannot lead out of the folder`() throws {
    try inFolder { folder in
      let evil = FileWrapper(directoryWithFileWrappers: ["../x": FileWrapper(regularFileWithContents: Data())])
      #expect(throws: CocoaError.self) {
        try evil.write(to: folder.appending(path: "tree"), originalContentsURL: nil)
      }
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "x").path))
    }
  }

  @Test func `an atomic writing replaces a folder, and a failed one leaves it`() throws {
    try inFolder { folder in
      let url = folder.appending(path: "tree")
      try FileWrapper(directoryWithFileWrappers: ["old": FileWrapper(regularFileWithContents: Data())])
        .write(to: url, originalContentsURL: nil)
      let evil = FileWrapper(directoryWithFileWrappers: ["a/b": FileWrapper(regularFileWithContents: Data())])
      #expect(throws: CocoaError.self) { try evil.write(to: url, options: .atomic, originalContentsURL: url) }
      try #expect(FileManager.default.contentsOfDirectory(atPath: url.path) == ["old"])
      try FileWrapper(directoryWithFileWrappers: ["new": FileWrapper(regularFileWithContents: Data())])
        .write(to: url, options: .atomic, originalContentsURL: url)
      try #expect(FileManager.default.contentsOfDirectory(atPath: url.path) == ["new"])
      try #expect(FileManager.default.contentsOfDirectory(atPath: folder.path) == ["tree"])
    }
  }

  @Test func `a missing item is a Cocoa error`() {
    #expect(throws: CocoaError.self) { _ = try FileWrapper(url: URL(filePath: "/nowhere/at/all")) }
  }
}
