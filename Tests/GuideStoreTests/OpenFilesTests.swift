import Foundation
import Testing

@testable import GuideStore

@Suite("Files that are open, and the clock")
struct OpenFilesTests {
  @Test("A database is read without SQLite only while no connection of the process has it open")
  func openFile() throws {
    let folder = try ScratchFolder()
    let path = folder.path("guide.db")
    do {
      let store = try GuideStore(path: path)
      #expect(OpenFiles.whileClosed(path: path) { 1 } == nil)
      // A second one counts separately.
      do { _ = try GuideStore(path: path) }
      #expect(OpenFiles.whileClosed(path: path) { 1 } == nil)
      #expect(store.channels.isEmpty)
    }
    #expect(OpenFiles.whileClosed(path: path) { 1 } == 1)
  }

  @Test("A file that cannot be opened as a database is not taken for open")
  func notOpened() throws {
    let folder = try ScratchFolder()
    let path = folder.path("guide.db")
    try Data(repeating: 7, count: 4_096).write(to: URL(fileURLWithPath: path))
    #expect(throws: GuideStoreError.notADatabase(path: path)) { try GuideStore(path: path) }
    #expect(OpenFiles.whileClosed(path: path) { 1 } == 1)
    #expect(throws: SQLiteFailure.self) { try SQLiteConnection(path: folder.path("none/guide.db"), access: .readOnly) }
    #expect(OpenFiles.whileClosed(path: folder.path("none/guide.db")) { 1 } == 1)
  }

  @Test("Imports go by the clock that the guide was opened with")
  func clock() throws {
    let folder = try ScratchFolder()
    let store = try GuideStore(path: folder.path("guide.db"), clock: { midnight + 77 })
    try store.refresh([Listing(channel: "a", start: midnight, stop: midnight + hour, title: "One")])
    #expect(store.sources.map(\.refreshed) == [midnight + 77])
  }
}
