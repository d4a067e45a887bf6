import Combine
import Foundation
import Testing

/// Publishers of given values, whose operators are applied to the values at once, and recordings.
@Suite struct SpecialPublisherTests {
  private struct Fault: Error, Codable, Equatable {}

  @Test func valuesAndResultsArePublished() {
    let value: Int?.Publisher = Optional(1).publisher
    #expect(sent(value) == ["1", "|"] && sent(Optional<Int>.none.publisher) == ["|"])
    let result: Result<Int, Fault>.Publisher = Result<Int, Fault>.failure(Fault()).publisher
    #expect(sent(result) == ["x"] && result == .init(Fault()) && sent(Result<Int, Fault>.Publisher(2)) == ["2", "|"])
    let numbers: Publishers.Sequence<ClosedRange<Int>, Never> = (1...2).publisher
    #expect(sent(numbers) == ["1", "2", "|"] && numbers == Publishers.Sequence(sequence: 1...2))
  }
}
