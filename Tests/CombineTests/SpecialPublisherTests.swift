import Combine
import Foundation
import Testing

/// Publishers of given values, whose operators are applied to the values at once, and recordings.
@Suite struct SpecialPublisherTests {
  private struct Fault: Error, Codable, Equatable {}

  @Test func operatorsOfSequencesGiveSequences() {
    let numbers = [3, 1, 1, 2].publisher
    let mapped: Publishers.Sequence<[Int], Never> = numbers.map { $0 + 1 }.filter { $0 > 2 }.removeDuplicates()
    #expect(mapped.sequence == [4, 3] && mapped == [4, 3].publisher)
    let scanned: Publishers.Sequence<[Int], Never> = numbers.scan(0, +).compactMap { $0 == 5 ? nil : $0 }
    #expect(sent(scanned) == ["3", "4", "7", "|"])
    let joined: Publishers.Sequence<[Int], Never> = numbers.prepend(0).append([9]).append(mapped)
    #expect(joined.sequence == [0, 3, 1, 1, 2, 9, 4, 3])
    #expect(sent(numbers.dropFirst(2)) == ["1", "2", "|"] && sent(numbers.prefix(-1)) == ["|"])
    #expect(sent(numbers.drop { $0 > 1 }) == ["1", "1", "2", "|"] && sent(numbers.prefix { $0 > 1 }) == ["3", "|"])
    let typed: Publishers.Sequence<[Int], Fault> = numbers.setFailureType(to: Fault.self)
    #expect(sent(typed.output(in: 1..<9)) == ["1", "1", "2", "|"])
    #expect(sent([1, nil].publisher.replaceNil(with: 2)) == ["Optional(1)", "Optional(2)", "|"])
  }

  @Test func questionsToSequencesGiveResults() {
    let numbers = [3, 1, 2].publisher
    let all: Result<[Int], Never>.Publisher = numbers.collect()
    #expect(sent(all) == ["[3, 1, 2]", "|"])
    let tried: Result<Int, any Error>.Publisher = numbers.tryReduce(0) { _, _ in throw Fault() }
    #expect(sent(tried) == ["x"])
    let first: Int?.Publisher = numbers.first()
    #expect(first == Optional(3).publisher && numbers.last() == Optional.Publisher(2))
    #expect(numbers.min().output == 1 && numbers.max().output == 3 && numbers.output(at: 7).output == nil)
    let count: Just<Int> = numbers.count()
    #expect(count == Just(3))
    #expect(sent(numbers.contains(2)) == ["true", "|"] && sent(numbers.allSatisfy { $0 > 1 }) == ["false", "|"])
  }

  @Test func operatorsOfAValueGiveValues() {
    let text: Just<String> = Just(1).map { "\($0)" }
    #expect(text.output == "1")
    let kept: Int?.Publisher = Just(1).filter { $0 > 1 }
    #expect(kept.output == nil && Just(1).output(in: 0...).output == 1 && Just(1).output(at: 1).output == nil)
    let tried: Result<Int, any Error>.Publisher = Just(1).tryMap { _ in throw Fault() }
    #expect(sent(tried) == ["x"])
    let typed: Result<Int, Fault>.Publisher = Just(1).setFailureType(to: Fault.self)
    #expect(typed == Result.Publisher(1) && typed != .init(Fault()))
    #expect(Just(1).prepend(0).append(2, 3).sequence == [0, 1, 2, 3])
    #expect(Just(1).contains(1) == Just(true) && Just(2).min() == Just(2))
  }

  @Test func operatorsOfOptionalsAndResultsGiveTheSame() {
    let value: Int?.Publisher = Optional(2).publisher.map { $0 + 1 }.filter { $0 > 2 }
    #expect(value.output == 3 && sent(value.count()) == ["1", "|"])
    let none = Optional<Int>.none.publisher
    #expect(
      sent(none.contains(1)) == ["|"] && sent(none.collect()) == ["[]", "|"] && none.replaceEmpty(with: 4) == Just(4))
    #expect(value.dropFirst().output == nil && value.prefix(1) == value && value.output(in: 1...).output == nil)
    let text: Result<String, Fault>.Publisher = Result<Int, Fault>.Publisher(2).map { "\($0)" }
    #expect(sent(text) == ["2", "|"] && sent(text.tryMap { _ -> Int in throw Fault() }) == ["x"])
    let failed = Result<Int?, Fault>.Publisher(Fault())
    #expect(failed.replaceError(with: nil) == .init(nil) && sent(failed.collect()) == ["x"])
    let typed: Result<Int, Fault>.Publisher = Just(1).reduce(1, +).setFailureType(to: Fault.self)
    #expect(typed == .init(2))
  }

  @Test func valuesAndResultsArePublished() {
    let value: Int?.Publisher = Optional(1).publisher
    #expect(sent(value) == ["1", "|"] && sent(Optional<Int>.none.publisher) == ["|"])
    let result: Result<Int, Fault>.Publisher = Result<Int, Fault>.failure(Fault()).publisher
    #expect(sent(result) == ["x"] && result == .init(Fault()) && sent(Result<Int, Fault>.Publisher(2)) == ["2", "|"])
    let numbers: Publishers.Sequence<ClosedRange<Int>, Never> = (1...2).publisher
    #expect(sent(numbers) == ["1", "2", "|"] && numbers == Publishers.Sequence(sequence: 1...2))
  }

  @Test func recordingsArePlayed() throws {
    let record = Record<Int, Fault> {
      $0.receive(1)
      $0.receive(2)
      $0.receive(completion: .failure(Fault()))
    }
    #expect(sent(record) == ["1", "2", "x"])
    let copy = try JSONDecoder().decode(Record<Int, Fault>.self, from: JSONEncoder().encode(record))
    #expect(copy.recording.output == [1, 2] && copy.recording.completion == .failure(Fault()))
    #expect(sent(Record<Int, Fault>(output: [3], completion: .finished)) == ["3", "|"])
  }
}
