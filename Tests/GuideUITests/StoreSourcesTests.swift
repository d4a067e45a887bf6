import Foundation
import GuideModel
import GuideStore
import Testing

@testable import GuideUI

/// The sources of a stored guide as a window shows and changes them.
@MainActor @Suite(.serialized) final class StoreSourcesTests {
  private let folder: URL
  private let store: GuideStore
  private let sources: StoreSources
  private let refreshed = Guarded(0)
  private var changes = 0
  private var failures: [String] = []
  private var activities: [String] = []
  private var waiting: (isTrue: @MainActor () -> Bool, go: CheckedContinuation<Void, Never>)?

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("lineup-sources-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Old airings are not kept.
    store = try GuideStore(path: folder.appendingPathComponent("guide.db").path, clock: { GuideStage.now })
    let secrets = SourceSecrets(path: folder.appendingPathComponent("secrets").path)
    sources = StoreSources(store: store, refresher: SourceRefresher(store: store, secrets: secrets)) {
      [refreshed] _ in refreshed.withLock { $0 += 1 }
    }
    sources.onChange = { [weak self] in self?.look() }
    sources.onGuideChange = { [weak self] in
      self?.changes += 1
      self?.look()
    }
    sources.onFailure = { [weak self] text in
      self?.failures.append(text)
      self?.look()
    }
  }

  isolated deinit {
    sources.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  private func look() {
    if let name = sources.activity?.name, activities.last != name { activities.append(name) }
    guard let (isTrue, go) = waiting, isTrue() else { return }
    waiting = nil
    go.resume()
  }

  /// Waits for a notification after which a condition holds.
  private func wait(until isTrue: @escaping @MainActor () -> Bool) async {
    guard !isTrue() else { return }
    await withCheckedContinuation { waiting = (isTrue, $0) }
  }

  /// Writes a feed of one channel.
  private func feed(_ name: String, title: String) throws -> String {
    let path = folder.appendingPathComponent("\(name).xml").path
    let text = """
      <tv><channel id="\(name)"><display-name>\(name)</display-name></channel>
      <programme start="20260321120000 +0000" stop="20260321130000 +0000" channel="\(name)"><title>\(title)</title>
      </programme></tv>
      """
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  private func titles(of channel: String) throws -> [String] {
    let key = try #require(store.channels.first { $0.feedID == channel }?.id)
    return try store.airings(on: key, overlapping: 0..<4_000_000_000).map(\.title)
  }

  private func add(_ names: String...) async throws {
    for (index, name) in names.enumerated() {
      sources.add(try feed(name, title: "Old")) { Issue.record("\($0)") }
      let (sources, refreshed) = (sources, refreshed)
      await wait { sources.activity == nil && refreshed.withLock { $0 } > index && sources.sources.count > index }
    }
  }

  @Test func aFileIsAddedReadAndShown() async throws {
    try await add("one")
    let source = try #require(sources.sources.first)
    #expect(source.address.hasSuffix("one.xml") && source.channels == 1 && source.airings == 1)
    #expect(activities == [source.name])
    #expect(changes >= 1 && failures.isEmpty)
    #expect(try titles(of: "one") == ["Old"])
  }

  @Test func whatCannotBeAddedIsReportedToTheCaller() async throws {
    var error: (any Error)?
    await withCheckedContinuation { go in
      sources.add(folder.appendingPathComponent("nothing.xml").path) {
        error = $0
        go.resume()
      }
    }
    #expect(error != nil)
    #expect(sources.sources.isEmpty && failures.isEmpty && changes == 0)
  }

  @Test func allAreReadAgain() async throws {
    try await add("one", "two")
    for name in ["one", "two"] { _ = try feed(name, title: "New") }
    sources.refresh(nil)
    let (sources, refreshed) = (sources, refreshed)
    await wait { sources.activity == nil && refreshed.withLock { $0 } == 4 }
    #expect(try titles(of: "one") == ["New"])
    #expect(try titles(of: "two") == ["New"])
  }

  @Test func aFeedThatFailsIsToldBySourceAndNotAsAFailure() async throws {
    try await add("one")
    let source = try #require(sources.sources.first)
    try Data("<html>".utf8).write(to: URL(filePath: source.address))
    let before = changes
    sources.refresh(source.name)
    let sources = sources
    await wait { sources.activity == nil && sources.sources.first?.failure != nil }
    #expect(failures.isEmpty)
    #expect(changes > before)
    #expect(refreshed.withLock { $0 } == 1)
    #expect(try titles(of: "one") == ["Old"])
  }

  @Test func settingsAreStored() async throws {
    try await add("one", "two")
    let names = sources.sources.map(\.name)
    let (sources, store) = (sources, store)
    sources.setInterval(hours: 3, of: names[0])
    await wait { sources.sources.first?.interval == 3 * 3_600 }
    sources.setShift(minutes: 30, of: names[0])
    await wait { sources.sources.first?.shift == 1_800 }
    sources.move(names[1], to: 0)
    await wait { sources.sources.map(\.name) == [names[1], names[0]] }
    // Beyond the end is at the end, and an unknown name moves nothing.
    sources.move(names[1], to: 9)
    await wait { sources.sources.map(\.name) == names }
    sources.move("unknown", to: 0)
    sources.remove(names[1])
    await wait { sources.sources.map(\.name) == [names[0]] && store.channels.count == 1 }
    #expect(failures.isEmpty)
    let other = try GuideStore(path: store.path, access: .readOnly)
    #expect(other.sources.map(\.name) == [names[0]] && other.sources.first?.interval == 3 * 3_600)
  }

  @Test func otherFailuresAreTextsForTheWindow() async throws {
    sources.setInterval(hours: 1, of: "unknown")
    await wait { [weak self] in self?.failures.isEmpty == false }
    #expect(failures == ["\(GuideStoreError.unknownSource("unknown"))"])
  }
}
