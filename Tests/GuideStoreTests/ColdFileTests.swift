import Foundation
import GuideModel
import SeededRandom
import Testing
import ThreadChecks

@testable import GuideStore

/// Guides on a disk of which the kernel has nothing in memory: the main thread does not wait for it.
@Suite(.enabled(if: ColdFile.isPossible, "temporary files have no disk behind them"))
struct ColdFileTests {
  let folder: ScratchFolder
  let store: GuideStore
  let file: ColdFile
  let days = midnight..<midnight + 14 * 24 * hour

  init() throws {
    folder = try ScratchFolder()
    let path = folder.path("guide.db")
    let text = String(repeating: "A long story. ", count: 40)
    do {
      let filled = try GuideStore(path: path)
      let channels = (0..<30).map { "c\($0)" }
      try filled.refresh(
        (0..<30 * 14 * 24).map { index in
          let start = midnight + Int64(index % (14 * 24)) * hour
          return Listing(
            channel: "c\(index / (14 * 24))", start: start, stop: start + hour, title: "Title \(index)", summary: text,
            details: text)
        }, channels: channels, batchSize: 1_000)
    }
    store = try GuideStore(path: path)
    file = try #require(ColdFile(path: path))
  }

  /// Returns the result of `body` on another thread, which may wait.
  private func elsewhere<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) throws -> Value {
    let result = Guarded<Result<Value, any Error>?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let value = Result { try body() }
      result.withLock { $0 = value }
      isDone.signal()
    }
    isDone.wait()
    return try #require(try result.withLock { $0 }?.get())
  }

  /// Returns the result of `body`, during which the calling thread may not wait for a disk.
  private func promptly<Value>(_ body: () throws -> PromptAnswer<Value>) throws -> Value? {
    let before = PromptReading.waitingReads()
    guard case .known(let value) = try body() else {
      #expect(PromptReading.waitingReads() == before)
      return nil
    }
    #expect(PromptReading.waitingReads() == before)
    return value
  }

  @Test("What is not in memory takes time, and is known once another thread has read it")
  func rows() throws {
    let (store, days) = (store, days)
    let (first, last) = (store.key("c0"), store.key("c29"))
    file.forget()
    #expect(try promptly { try store.promptAirings(on: last, overlapping: days) } == nil)
    let airings = try elsewhere { try store.airings(on: last, overlapping: days) }
    #expect(airings.count == 14 * 24)
    #expect(try promptly { try store.promptAirings(on: last, overlapping: days) } == airings)
    // Others are still on the disk.
    #expect(try promptly { try store.promptAirings(on: first, overlapping: days) } == nil)
    let id = airings[100].id
    #expect(try promptly { try store.promptProgramme(id) }??.descriptions.isEmpty == false)
    #expect(file.pagesInMemory > 0)
  }

  @Test("Details that are not in memory take time")
  func details() throws {
    let (store, days) = (store, days)
    let channel = store.key("c20")
    let id = try #require(try elsewhere { try store.airings(on: channel, overlapping: days) }.last?.id)
    file.forget()
    store.readers.closeIdle()
    #expect(try promptly { try store.promptProgramme(id) } == nil)
    let programme = try elsewhere { try store.programme(id) }
    #expect(try promptly { try store.promptProgramme(id) } == programme)
  }

  @Test("A guide in memory is read at once")
  func warm() throws {
    _ = try Data(contentsOf: URL(filePath: store.path))
    for channel in store.channels {
      #expect(try promptly { try store.promptAirings(on: channel.id, overlapping: days) }?.count == 14 * 24)
    }
  }

  @Test("A connection that cannot be opened without the disk is not opened otherwise")
  func opening() throws {
    let (store, days) = (store, days)
    let channel = store.key("c5")
    // The only connection is in use.
    let answer = try elsewhere { [file] in
      try store.readers.withReader { _ -> Bool in
        file.forget()
        guard case .takesTime = try store.promptAirings(on: channel, overlapping: days) else { return false }
        return true
      }
    }
    #expect(answer)
    _ = try Data(contentsOf: URL(filePath: store.path))
    let before = try #require(try promptly { try store.promptAirings(on: channel, overlapping: days) })
    // It sees what is written after it was opened, as a connection to a frozen file would not.
    try store.refresh([Listing(channel: "c5", start: midnight, stop: midnight + hour, title: "New")])
    let after = try elsewhere { try store.airings(on: channel, overlapping: days) }
    #expect(after != before)
    #expect(try promptly { try store.promptAirings(on: channel, overlapping: days) } == after)
  }

  @Test("Whatever part is in memory, a prompt answer is the right one", arguments: 0..<4 as Range<UInt64>)
  func parts(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (store, size) = (store, try Data(contentsOf: URL(filePath: store.path)).count)
    var (known, refused) = (0, 0)
    for _ in 0..<200 {
      if Int.random(in: 0..<4, using: &random) == 0 {
        // The connections' own memory, too.
        if Bool.random(using: &random) { store.readers.closeIdle() }
        let part = Int.random(in: 0..<size, using: &random)
        file.forget(part..<min(size, part + Int.random(in: 4_096..<size / 2, using: &random)))
        let warm = store.key("c\(Int.random(in: 0..<30, using: &random))")
        _ = try elsewhere { try store.airings(on: warm, overlapping: midnight..<midnight + hour) }
      }
      let channel = store.key("c\(Int.random(in: 0..<30, using: &random))")
      let start = Int64.random(in: days, using: &random)
      let range = start..<start + Int64.random(in: 1..<48 * hour, using: &random)
      let answer = try promptly { try store.promptAirings(on: channel, overlapping: range) }
      let right = try elsewhere { try store.airings(on: channel, overlapping: range) }
      if let answer { #expect(answer == right) }
      (known, refused) = answer == nil ? (known, refused + 1) : (known + 1, refused)
    }
    #expect(known > 20 && refused > 5)
  }

  @Test("Folders on this computer's disks are not elsewhere")
  func place() {
    #expect(!PromptReading.isElsewhere(store.path))
    #expect(!PromptReading.isElsewhere(folder.path("not there")))
    #expect(!store.isElsewhere)
  }
}
