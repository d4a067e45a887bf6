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

  @Test func latestValuesAreCombined() {
    #expect(sent(Publishers.CombineLatest(a, b)) == ["(1, \"b\")", "|"])
    let three: Publishers.CombineLatest3<One, Just<String>, Just<Bool>> = a.combineLatest(b, c)
    #expect(sent(three) == ["(1, \"b\", true)", "|"])
    #expect(sent(Publishers.CombineLatest4(a, b, c, d)) == ["(1, \"b\", true, 4)", "|"])
    let sum: Publishers.Map<Publishers.CombineLatest<One, One>, Int> = a.combineLatest(d) { $0 + $1 }
    #expect(sent(sum) == ["5", "|"] && sum.upstream == Publishers.CombineLatest(a, d))
  }

  @Test func valuesArePaired() {
    #expect(sent(Publishers.Zip(a, b)) == ["(1, \"b\")", "|"])
    #expect(sent(Publishers.Zip3(a, b, c)) == ["(1, \"b\", true)", "|"])
    let four: Publishers.Zip4<One, Just<String>, Just<Bool>, One> = a.zip(b, c, d)
    #expect(sent(four) == ["(1, \"b\", true, 4)", "|"] && four.d == d)
  }

  @Test func valuesFollowOneAnother() {
    let subject = PassthroughSubject<Int, Never>()
    let before: Publishers.Concatenate<Publishers.Sequence<[Int], Never>, PassthroughSubject<Int, Never>> =
      subject.prepend(1, 2)
    #expect(sent(before) == ["1", "2"] && before.suffix === subject)
    #expect(sent(Publishers.Concatenate(prefix: a, suffix: d)) == ["1", "4", "|"])
  }
}
