import Foundation
import Testing

@testable import GuideStore

/// Changes by other programs are noticed when they happen.
@Suite struct GuideChangesTests {
  @Test("Changes by another program are noticed, other files in the folder are not", .timeLimit(.minutes(1)))
  func noticing() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try GuideStore(path: folder.appendingPathComponent("guide.db").path)
    try store.refresh([Listing(channel: "a", start: midnight, stop: midnight + 3_600, title: "Title")], channels: ["a"])
    _ = try store.reloadIfChanged()
    let (looks, continuation) = AsyncStream.makeStream(of: [String].self)
    let changes = GuideChanges(of: store) { continuation.yield(store.channels.map(\.name)) }
    defer { changes.stop() }
    try Data("x".utf8).write(to: folder.appendingPathComponent("window.json"))
    let other = try GuideStore(path: store.path)
    try other.renameChannel(other.key("a"), to: "Other")
    for await names in looks {
      #expect(names == ["Other"])
      break
    }
  }

  @Test("Writes are reported once a pause, and again after it", .timeLimit(.minutes(1)))
  func pauses() async throws {
    #if os(Linux)
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let path = folder.appendingPathComponent("guide.db").path
      let (reports, continuation) = AsyncStream.makeStream(of: Void.self)
      let queue = DispatchQueue(label: "test")
      let watch = try #require(FolderWatch(path: path, queue: queue, pause: 0.01) { continuation.yield() })
      defer { watch.stop() }
      var coming = reports.makeAsyncIterator()
      for round in 0..<3 {
        for part in 0..<20 { try Data("\(round) \(part)".utf8).write(to: URL(fileURLWithPath: path + "-wal")) }
        await coming.next()
      }
    #endif
  }

  @Test("A folder that is not there is not watched")
  func missing() {
    #if os(Linux)
      let queue = DispatchQueue(label: "test")
      #expect(FolderWatch(path: "/nowhere/at/all/guide.db", queue: queue, pause: 1) {} == nil)
    #endif
  }
}
