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

  @Test func valuesAreMerged() {
    let two: Publishers.Merge<One, One> = a.merge(with: d)
    let three: Publishers.Merge3<One, One, One> = two.merge(with: Just(5))
    #expect(sent(two) == ["1", "4", "|"] && sent(three) == ["1", "4", "5", "|"])
    #expect(sent(Publishers.Merge(a, Empty())) == ["1", "|"])
    let eight: Publishers.Merge8<One, One, One, One, One, One, One, One> = a.merge(with: a, a, a, a, a, a, d)
    #expect(sent(eight) == ["1", "1", "1", "1", "1", "1", "1", "4", "|"])
    let many: Publishers.MergeMany<One> = a.merge(with: d)
    #expect(sent(many.merge(with: a)) == ["1", "4", "1", "|"] && many == Publishers.MergeMany([a, d]))
  }

  @Test func valuesFollowOneAnother() {
    let subject = PassthroughSubject<Int, Never>()
    let before: Publishers.Concatenate<Publishers.Sequence<[Int], Never>, PassthroughSubject<Int, Never>> =
      subject.prepend(1, 2)
    #expect(sent(before) == ["1", "2"] && before.suffix === subject)
    #expect(sent(Publishers.Concatenate(prefix: a, suffix: d)) == ["1", "4", "|"])
  }

  @Test func innerPublishersAreFollowed() {
    typealias Numbers = Publishers.Sequence<[Int], Never>
    let numbers: Numbers = [1, 2].publisher
    let flat: Publishers.FlatMap<One, Numbers> = numbers.flatMap { Just($0 * 10) }
    #expect(sent(flat) == ["10", "20", "|"] && flat.maxPublishers == .unlimited)
    let latest: Publishers.SwitchToLatest<One, Publishers.Sequence<[One], Never>> = [a, d].publisher.switchToLatest()
    #expect(sent(latest) == ["1", "4", "|"])
  }

  @Test func errorsOfOneSideAreEnough() {
    let failing = Fail<Int, Fault>(error: Fault())
    let inner: Publishers.FlatMap<Fail<Int, Fault>, Publishers.SetFailureType<One, Fault>> = a.flatMap { _ in failing }
    #expect(sent(inner) == ["x"])
    #expect(sent(failing.flatMap { Just($0) }) == ["x"])
    #expect(sent(Just(failing).switchToLatest()) == ["x"])
    #expect(sent(PassthroughSubject<One, Fault>().prepend(Just(2)).switchToLatest()) == ["2"])
  }
}
