import AppleNames
import Foundation
import Testing
import os

@Suite struct LogStoreTests {
  private let subsystem = UUID().uuidString

  private func entries(_ category: String) throws -> [OSLogEntryLog] {
    try OSLogStore(scope: .currentProcessIdentifier)
      .getEntries(matching: NSPredicate(format: "subsystem == %@ AND category == %@", subsystem, category))
      .compactMap { $0 as? OSLogEntryLog }
  }

  @Test func messagesOfThisProgramAreFound() throws {
    let logger = Logger(subsystem: subsystem, category: "films")
    logger.info("one \(1)")
    logger.debug("not kept")
    logger.info("two")
    Logger(subsystem: subsystem, category: "other").info("three")
    let found = try entries("films")
    #expect(found.map(\.composedMessage) == ["one 1", "two"] && found.allSatisfy { $0.level == .info })
    #expect(found.first?.processIdentifier == ProcessInfo.processInfo.processIdentifier)
    #expect(OSLogType.fault != .error)
  }

  @Test func positionsAndOrdersAreRespected() throws {
    let logger = Logger(subsystem: subsystem, category: "order")
    logger.info("early")
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    Thread.sleep(forTimeInterval: 0.02)
    let middle = store.position(date: Date())
    logger.info("late")
    let isOurs = NSPredicate { entry, _ in (entry as? OSLogEntryLog)?.subsystem == subsystem }
    #expect(try store.getEntries(at: middle, matching: isOurs).map(\.composedMessage) == ["late"])
    let newestFirst = try store.getEntries(with: .reverse, matching: isOurs).map(\.composedMessage)
    #expect(newestFirst == ["late", "early"])
  }

  @Test func onlyTheLastMessagesAreKept() throws {
    let logger = Logger(subsystem: subsystem, category: "many")
    for index in 0..<2_100 { logger.info("\(index)") }
    let found = try entries("many")
    #expect(found.count <= 2_048 && found.last?.composedMessage == "2099")
    #expect(found.compactMap { Int($0.composedMessage) } == found.compactMap { Int($0.composedMessage) }.sorted())
  }
}
