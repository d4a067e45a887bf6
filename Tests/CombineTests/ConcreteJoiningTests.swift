import Combine
import Testing

/// Publishers of several others, by name.
@Suite struct ConcreteJoiningTests {
  private struct Fault: Error, Equatable {}
  private typealias One = Just<Int>
  private let a = Just(1)
  private let b = Just("b")
  private let c = Just(true)
  private let d = Just(4)

  @Test func valuesFollowOneAnother() {
    let subject = PassthroughSubject<Int, Never>()
    let before: Publishers.Concatenate<Publishers.Sequence<[Int], Never>, PassthroughSubject<Int, Never>> =
      subject.prepend(1, 2)
    #expect(sent(before) == ["1", "2"] && before.suffix === subject)
    #expect(sent(Publishers.Concatenate(prefix: a, suffix: d)) == ["1", "4", "|"])
  }
}
