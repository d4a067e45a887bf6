import Combine
import Foundation
import FoundationNetworking
import Testing

/// Returns everything that a publisher sends at once, with “|” for a regular end and “x” for an error.
func sent<Value, Failure: Error>(_ publisher: some Publisher<Value, Failure>) -> [String] {
  var result: [String] = []
  publisher.sink {
    if case .finished = $0 { result.append("|") } else { result.append("x") }
  } receiveValue: {
    result.append("\($0)")
  }.cancel()
  return result
}

/// Operators return types that can be named and made, as packages do.
@Suite struct ConcretePublisherTests {
  private struct Fault: Error, Equatable {}
  private typealias Numbers = Publishers.Sequence<[Int], Never>
  private typealias Source = PassthroughSubject<Int, Never>
  private let numbers: Numbers = [1, 2, 2, 3].publisher

  @Test func valuesAreTransformed() {
    let texts: Publishers.Map<Numbers, String> = numbers.map { "<\($0)>" }
    #expect(sent(texts) == ["<1>", "<2>", "<2>", "<3>", "|"] && texts.transform(7) == "<7>")
    let twice: Publishers.Map<Source, String> = Source().map { $0 + 1 }.map { "\($0)" }
    #expect(twice.transform(1) == "2")
    let tried: Publishers.TryMap<Numbers, Int> = numbers.tryMap { if $0 == 3 { throw Fault() } else { $0 } }
    #expect(sent(tried) == ["1", "2", "2", "x"])
    let made = Publishers.Map(upstream: Just(1), transform: { $0 * 2 })
    #expect(sent(made) == ["2", "|"])
    let lengths: Publishers.MapKeyPath<Just<String>, Int> = Just("abc").map(\.count)
    #expect(sent(lengths) == ["3", "|"] && lengths.keyPath == \String.count)
    let pairs: Publishers.MapKeyPath2<Just<String>, Int, Bool> = Just("abc").map(\.count, \.isEmpty)
    #expect(sent(pairs) == ["(3, false)", "|"])
    let triples: Publishers.MapKeyPath3<Just<String>, Int, Bool, Int> = Just("abc").map(\.count, \.isEmpty, \.count)
    #expect(sent(triples) == ["(3, false, 3)", "|"])
    let filled: Publishers.Map<PassthroughSubject<Int?, Never>, Int> = PassthroughSubject<Int?, Never>()
      .replaceNil(with: 4)
    #expect(filled.transform(nil) == 4)
  }

  @Test func valuesAreFiltered() {
    let odd: Publishers.Filter<Numbers> = numbers.filter { $0 % 2 == 1 }
    #expect(sent(odd) == ["1", "3", "|"])
    let large: Publishers.Filter<Source> = Source().filter { $0 > 1 }.filter { $0 < 5 }
    #expect(large.isIncluded(3) && !large.isIncluded(1) && !large.isIncluded(6))
    let tried: Publishers.TryFilter<Numbers> = numbers.tryFilter { if $0 == 2 { throw Fault() } else { true } }
    #expect(sent(tried) == ["1", "x"])
    let compact: Publishers.CompactMap<Numbers, Int> = numbers.compactMap { $0 == 2 ? nil : $0 }.map { $0 }
    #expect(sent(compact) == ["1", "3", "|"])
    let triedCompact: Publishers.TryCompactMap<Numbers, Int> = numbers.tryCompactMap { $0 == 2 ? nil : $0 }
    #expect(sent(triedCompact) == ["1", "3", "|"])
    let unique: Publishers.RemoveDuplicates<Numbers> = numbers.removeDuplicates()
    #expect(sent(unique) == ["1", "2", "3", "|"])
    let triedUnique: Publishers.TryRemoveDuplicates<Numbers> = numbers.tryRemoveDuplicates { _, _ in throw Fault() }
    #expect(sent(triedUnique) == ["1", "x"])
  }

  @Test func valuesAreReplaced() {
    let empty: Publishers.ReplaceEmpty<Empty<Int, Never>> = Empty<Int, Never>().replaceEmpty(with: 5)
    #expect(sent(empty) == ["5", "|"] && empty.output == 5)
    let failed: Publishers.ReplaceError<Fail<Int, Fault>> = Fail(error: Fault()).replaceError(with: 6)
    #expect(sent(failed) == ["6", "|"])
    #expect(failed == Publishers.ReplaceError(upstream: Fail(error: Fault()), output: 6))
  }

  @Test func valuesAreCombinedIntoOne() {
    let sum: Publishers.Reduce<Numbers, Int> = numbers.reduce(0, +)
    #expect(sent(sum) == ["8", "|"] && sum.initial == 0)
    let tried: Publishers.TryReduce<Numbers, Int> = numbers.tryReduce(0) { _, _ in throw Fault() }
    #expect(sent(tried) == ["x"])
    let scan: Publishers.Scan<Numbers, Int> = numbers.scan(0, +)
    #expect(sent(scan) == ["1", "3", "5", "8", "|"])
    let triedScan: Publishers.TryScan<Numbers, Int> = numbers.tryScan(0) { $0 + $1 }
    #expect(sent(triedScan) == ["1", "3", "5", "8", "|"])
    let count: Publishers.Count<Numbers> = numbers.count()
    #expect(sent(count) == ["4", "|"] && count == Publishers.Count(upstream: numbers))
    let all: Publishers.Collect<Numbers> = numbers.collect()
    #expect(sent(all) == ["[1, 2, 2, 3]", "|"])
    let groups: Publishers.CollectByCount<Numbers> = numbers.collect(3)
    #expect(sent(groups) == ["[1, 2, 2]", "[3]", "|"] && groups.count == 3)
    let grouped: Publishers.CollectByTime<Source, RunLoop> = Source().collect(.byTime(.main, .seconds(1)))
    #expect(sent(grouped) == [])
    let none: Publishers.IgnoreOutput<Numbers> = numbers.ignoreOutput()
    #expect(sent(none) == ["|"])
  }

  @Test func valuesAreComparedAndAskedFor() {
    let least: Publishers.Comparison<Numbers> = numbers.min()
    let greatest: Publishers.Comparison<Numbers> = numbers.max { $0 < $1 }
    #expect(sent(least) == ["1", "|"] && sent(greatest) == ["3", "|"])
    let tried: Publishers.TryComparison<Numbers> = numbers.tryMax { $0 < $1 }
    #expect(sent(tried) == ["3", "|"])
    let contains: Publishers.Contains<Numbers> = numbers.contains(2)
    #expect(sent(contains) == ["true", "|"] && contains.output == 2)
    let containsWhere: Publishers.ContainsWhere<Numbers> = numbers.contains { $0 > 5 }
    #expect(sent(containsWhere) == ["false", "|"])
    let triedContains: Publishers.TryContainsWhere<Numbers> = numbers.tryContains { _ in throw Fault() }
    #expect(sent(triedContains) == ["x"])
    let allSatisfy: Publishers.AllSatisfy<Numbers> = numbers.allSatisfy { $0 < 5 }
    #expect(sent(allSatisfy) == ["true", "|"])
    let triedAll: Publishers.TryAllSatisfy<Numbers> = numbers.tryAllSatisfy { $0 < 3 }
    #expect(sent(triedAll) == ["false", "|"])
  }

  @Test func valuesAreChosenByTheirPlace() {
    let gate = Source()
    let dropped: Publishers.Drop<Numbers> = numbers.dropFirst()
    #expect(sent(dropped) == ["2", "2", "3", "|"] && dropped.count == 1)
    let dropWhile: Publishers.DropWhile<Numbers> = numbers.drop { $0 < 3 }
    let tryDrop: Publishers.TryDropWhile<Numbers> = numbers.tryDrop { $0 < 3 }
    #expect(sent(dropWhile) == ["3", "|"] && sent(tryDrop) == ["3", "|"])
    let dropUntil: Publishers.DropUntilOutput<Numbers, Source> = numbers.drop(untilOutputFrom: gate)
    #expect(sent(dropUntil) == ["|"])
    let prefixWhile: Publishers.PrefixWhile<Numbers> = numbers.prefix { $0 < 2 }
    let tryPrefix: Publishers.TryPrefixWhile<Numbers> = numbers.tryPrefix { $0 < 2 }
    #expect(sent(prefixWhile) == ["1", "|"] && sent(tryPrefix) == ["1", "|"])
    let prefixUntil: Publishers.PrefixUntilOutput<Numbers, Source> = numbers.prefix(untilOutputFrom: gate)
    #expect(sent(prefixUntil) == ["1", "2", "2", "3", "|"] && prefixUntil.other === gate)
    let output: Publishers.Output<Numbers> = numbers.output(in: 1...2)
    #expect(sent(output) == ["2", "2", "|"] && output.range == 1..<3)
    let prefix: Publishers.Output<Source> = gate.prefix(2)
    #expect(prefix.range == 0..<2)
  }

  @Test func aValueSentMeanwhileDoesNotEndAPrefixTwice() {
    let source = Source()
    var events: [String] = []
    let subscription = source.prefix(2).sink { _ in
      events.append("|")
    } receiveValue: {
      events.append("\($0)")
      if $0 == 1 { source.send(2) }
    }
    source.send(1)
    #expect(events == ["1", "2", "|"])
    subscription.cancel()
  }

  @Test func oneValueIsChosen() {
    let first: Publishers.First<Numbers> = numbers.first()
    let firstWhere: Publishers.FirstWhere<Numbers> = numbers.first { $0 > 1 }
    let tryFirst: Publishers.TryFirstWhere<Numbers> = numbers.tryFirst { $0 > 1 }
    #expect(sent(first) == ["1", "|"] && sent(firstWhere) == ["2", "|"] && sent(tryFirst) == ["2", "|"])
    let last: Publishers.Last<Numbers> = numbers.last()
    let lastWhere: Publishers.LastWhere<Numbers> = numbers.last { $0 < 3 }
    let tryLast: Publishers.TryLastWhere<Numbers> = numbers.tryLast { $0 < 3 }
    #expect(sent(last) == ["3", "|"] && sent(lastWhere) == ["2", "|"] && sent(tryLast) == ["2", "|"])
  }

  @Test func errorsAreHandled() {
    let failing = Fail<Int, Fault>(error: Fault())
    let mapped: Publishers.MapError<Fail<Int, Fault>, URLError> = failing.mapError { _ in URLError(.unknown) }
    #expect(sent(mapped) == ["x"])
    let caught: Publishers.Catch<Fail<Int, Fault>, Just<Int>> = failing.catch { _ in Just(1) }
    #expect(sent(caught) == ["1", "|"])
    let tried: Publishers.TryCatch<Fail<Int, Fault>, Just<Int>> = failing.tryCatch { throw $0 }
    #expect(sent(tried) == ["x"])
    var count = 0
    let counted = Deferred { () -> Fail<Int, Fault> in
      count += 1
      return failing
    }
    let again: Publishers.Retry<Deferred<Fail<Int, Fault>>> = counted.retry(2)
    #expect(sent(again) == ["x"] && count == 3 && again.retries == 2)
    let certain: Publishers.AssertNoFailure<Source> = Source().assertNoFailure("no")
    #expect(certain.prefix == "no")
    let typed: Publishers.SetFailureType<Source, Fault> = Source().setFailureType(to: Fault.self)
    let typedAgain: Publishers.SetFailureType<Source, URLError> = typed.setFailureType(to: URLError.self)
    #expect(sent(typedAgain) == [])
  }

  @Test func eventsAreWatched() {
    var seen: [Int] = []
    var watched: Publishers.HandleEvents<Numbers> = numbers.handleEvents(receiveOutput: { seen.append($0) })
    watched.receiveCompletion = { _ in seen.append(0) }
    #expect(sent(watched) == ["1", "2", "2", "3", "|"] && seen == [1, 2, 2, 3, 0])
    let printed: Publishers.Print<Source> = Source().print("a")
    #expect(printed.prefix == "a")
    let stopping: Publishers.Breakpoint<Source> = Source().breakpointOnError()
    #expect(stopping.receiveCompletion?(.finished) == false)
  }

  @Test func codersAreNamed() {
    let encoded: Publishers.Encode<Just<[Int]>, JSONEncoder> = Just([1]).encode(encoder: JSONEncoder())
    let decoded: Publishers.Decode<Publishers.Encode<Just<[Int]>, JSONEncoder>, [Int], JSONDecoder> =
      encoded.decode(type: [Int].self, decoder: JSONDecoder())
    #expect(sent(decoded) == ["[1]", "|"])
  }

  @Test func connectionsAreNamed() {
    let source = Source()
    let shared: Publishers.Share<Source> = source.share()
    #expect(shared == shared && shared != source.share())
    let multicast: Publishers.Multicast<Source, Source> = source.multicast(subject: Source())
    let automatic: Publishers.Autoconnect<Publishers.Multicast<Source, Source>> = multicast.autoconnect()
    var values: [Int] = []
    let subscriptions = [shared.sink { values.append($0) }, automatic.sink { values.append($0 * 10) }]
    source.send(1)
    #expect(values.sorted() == [1, 10])
    subscriptions.forEach { $0.cancel() }
    let connectable: Publishers.MakeConnectable<Just<Int>> = Just(1).makeConnectable()
    #expect(sent(connectable.autoconnect()) == ["1", "|"])
  }

  @Test func schedulersAreNamed() {
    typealias Clock = ImmediateScheduler
    let clock = Clock.shared
    let subscribed: Publishers.SubscribeOn<Numbers, Clock> = numbers.subscribe(on: clock)
    let received: Publishers.ReceiveOn<Numbers, Clock> = numbers.receive(on: clock)
    let delayed: Publishers.Delay<Numbers, Clock> = numbers.delay(for: 1, scheduler: clock)
    for values in [sent(subscribed), sent(received), sent(delayed)] { #expect(values == ["1", "2", "2", "3", "|"]) }
    let settled: Publishers.Debounce<Source, DispatchQueue> = Source().debounce(for: .seconds(1), scheduler: .main)
    let thinned: Publishers.Throttle<Source, DispatchQueue> = Source()
      .throttle(for: .seconds(1), scheduler: .main, latest: true)
    let limited: Publishers.Timeout<Source, DispatchQueue> = Source().timeout(.seconds(1), scheduler: .main)
    #expect(settled.dueTime == .seconds(1) && thinned.latest && limited.interval == .seconds(1))
    let measured: Publishers.MeasureInterval<Just<Int>, Clock> = Just(1).measureInterval(using: clock)
    #expect(sent(measured).count == 2)
  }

  @Test func requestsAreNamed() throws {
    let address = try #require(URL(string: "answer://films/2"))
    let response: URLSession.DataTaskPublisher = URLSession.shared.dataTaskPublisher(for: address)
    #expect(response.request.url == address && response.session === URLSession.shared)
  }
}
