import Foundation
import FoundationSubclasses
import Testing

@Suite struct FoundationSubclassTests {
  @Test func classesWithFieldsOfCoreFoundationCanBeSubclassed() throws {
    let lock = NamedLock()
    lock.lock()
    #expect(!lock.try())
    lock.unlock()
    let expression = try Digits(pattern: "[0-9]+")
    #expect(expression.firstMatch(in: "a12", range: NSRange(location: 0, length: 3))?.range.location == 1)
  }
}

private final class NamedLock: NSLock, @unchecked Sendable {}
private final class Digits: NSRegularExpression, @unchecked Sendable {}
