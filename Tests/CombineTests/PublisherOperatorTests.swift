import Combine
import Foundation
import FoundationNetworking
import Synchronization
import Testing

@Suite struct PublisherOperatorTests {
  private struct Fault: Error, Equatable {}
  private struct Film: Codable, Equatable { var title: String }

  /// Returns everything that a publisher sends at once, with “|” for a regular end and “x” for an error.
  private func events<Value, Failure: Error>(_ publisher: some Publisher<Value, Failure>) -> [String] {
    var result: [String] = []
    let subscription = publisher.sink {
      if case .finished = $0 { result.append("|") } else { result.append("x") }
    } receiveValue: {
      result.append("\($0)")
    }
    subscription.cancel()
    return result
  }

  @Test func theLeastAndTheGreatestAreSentAtTheEnd() {
    let numbers = [3, 1, 2].publisher
    #expect(events(numbers.min()) == ["1", "|"] && events(numbers.max()) == ["3", "|"])
    #expect(events(numbers.max { $0 % 3 < $1 % 3 }) == ["2", "|"])
    #expect(events([Int]().publisher.min()) == ["|"])
  }

  @Test func questionsAreAnsweredAsSoonAsPossible() {
    let endless = [1, 2].publisher.append(Empty(completeImmediately: false))
    #expect(events(endless.contains(2)) == ["true", "|"])
    #expect(events(endless.contains(3)) == [])
    #expect(events([1, 2].publisher.contains { $0 > 5 }) == ["false", "|"])
    #expect(events([1, 2].publisher.allSatisfy { $0 > 0 }) == ["true", "|"])
    #expect(events(endless.allSatisfy { $0 > 1 }) == ["false", "|"])
  }

  @Test func positionsChooseValues() {
    #expect(events((0..<9).publisher.output(at: 4)) == ["4", "|"])
    #expect(events((0..<9).publisher.output(in: 2...3)) == ["2", "3", "|"])
    #expect(events((0..<9).publisher.output(in: 7...)) == ["7", "8", "|"])
    #expect(events((0..<9).publisher.last { $0 < 5 }) == ["4", "|"])
  }

  @Test func anotherPublisherOpensAndClosesTheGate() {
    let (values, gate) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    var (late, early): ([Int], [Int]) = ([], [])
    let subscriptions = [
      values.drop(untilOutputFrom: gate).sink { late.append($0) },
      values.prefix(untilOutputFrom: gate).sink { early.append($0) },
    ]
    values.send(1)
    gate.send()
    values.send(2)
    #expect(late == [2] && early == [1])
    withExtendedLifetime(subscriptions) {}
  }

  @Test func theGateEndsWithoutAValueOrIsLeft() {
    let values = PassthroughSubject<Int, Fault>()
    var (gate, ends, left) = (PassthroughSubject<Void, Fault>(), [String](), 0)
    func follow() -> AnyCancellable {
      values.drop(untilOutputFrom: gate.handleEvents(receiveCancel: { left += 1 })).sink {
        if case .finished = $0 { ends.append("|") } else { ends.append("x") }
      } receiveValue: {
        ends.append("\($0)")
      }
    }
    var subscription = follow()
    gate.send(completion: .finished)
    values.send(1)
    #expect(ends == ["|"])
    (gate, ends, left) = (PassthroughSubject(), [], 0)
    subscription = follow()
    gate.send()
    #expect(left == 1)
    gate.send(completion: .failure(Fault()))
    values.send(2)
    #expect(ends == ["2"])
    subscription.cancel()
  }

  @Test func pairsEndWithTheShorterPublisher() {
    let endless = PassthroughSubject<Int, Never>()
    var (events, left) = ([String](), 0)
    let subscription = ["a", "b"].publisher.zip(endless.handleEvents(receiveCancel: { left += 1 })).sink { _ in
      events.append("|")
    } receiveValue: {
      events.append("\($0)\($1)")
    }
    for number in 1...3 { endless.send(number) }
    #expect(events == ["a1", "b2", "|"] && left == 1)
    withExtendedLifetime(subscription) {}
  }

  @Test func subscribersOfOneConnectionShareIt() {
    let upstream = PassthroughSubject<Int, Never>()
    var (begun, left) = (0, 0)
    let shared = upstream.handleEvents(receiveSubscription: { _ in begun += 1 }, receiveCancel: { left += 1 })
      .multicast { PassthroughSubject<Int, Never>() }.autoconnect()
    var values: [Int] = []
    let subscriptions = [shared.sink { values.append($0) }, shared.sink { values.append($0) }]
    upstream.send(7)
    #expect(begun == 1 && values == [7, 7])
    subscriptions[0].cancel()
    #expect(left == 0)
    subscriptions[1].cancel()
    #expect(left == 1)
  }

  @Test func innerPublishersThatHaveEndedAreLetGo() {
    final class Token {}
    weak var last: Token?
    let outer = PassthroughSubject<Int, Never>()
    let subscription = outer.flatMap { _ in
      let token = Token()
      last = token
      return Just(1).handleEvents(receiveCancel: { withExtendedLifetime(token) {} })
    }.sink { _ in }
    outer.send(1)
    #expect(last == nil)
    subscription.cancel()
  }

  @Test func valuesAreCollectedInGroups() {
    #expect(events((1...5).publisher.collect(2)) == ["[1, 2]", "[3, 4]", "[5]", "|"])
    #expect(events((1...4).publisher.collect(2)) == ["[1, 2]", "[3, 4]", "|"])
    #expect(events((1...3).publisher.collect()) == ["[1, 2, 3]", "|"])
  }

  @Test func severalPublishersAreJoined() {
    let (a, b, c, d) = (Just(1), Just(2), Just(3), Just(4))
    #expect(events(a.merge(with: b, c, d)) == ["1", "2", "3", "4", "|"])
    #expect(events(a.merge(with: b, c)) == ["1", "2", "3", "|"])
    #expect(events(a.zip(b, c, d)) == ["(1, 2, 3, 4)", "|"])
    #expect(events(a.zip(b, c, d) { $0 + $1 + $2 + $3 }) == ["10", "|"])
    #expect(events(a.combineLatest(b, c) { $0 + $1 + $2 }) == ["6", "|"])
    #expect(events(a.zip(b, c) { $0 + $1 + $2 }) == ["6", "|"])
    #expect(events(Just("abc").map(\.count, \.isEmpty)) == ["(3, false)", "|"])
  }

  @Test func eventsArePrintedToAStream() {
    final class Lines: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    let subject = CurrentValueSubject<Int, Fault>(1)
    let subscription = subject.print("n", to: lines).sink { _ in
    } receiveValue: { _ in
    }
    subject.send(completion: .failure(Fault()))
    subscription.cancel()
    #expect(
      lines.text == """
        n: receive subscription: (CurrentValueSubject)
        n: request unlimited
        n: receive value: (1)
        n: receive error: (Fault())

        """)
    lines.text = ""
    PassthroughSubject<Int, Fault>().print("a", to: lines).print("b", to: lines).sink { _ in
    } receiveValue: { _ in
    }
    .cancel()
    #expect(lines.text.hasSuffix("b: receive cancel\na: receive cancel\n"))
    lines.text = ""
    #expect(events(Just(1).print(to: lines)) == ["1", "|"])
    #expect(lines.text.hasSuffix("\nreceive value: (1)\nreceive finished\n"))
  }

  @Test func chosenEventsStopForADebugger() {
    let former = signal(SIGTRAP) { _ in stops.add(1, ordering: .relaxed) }
    defer { signal(SIGTRAP, former) }
    #expect(events((1...3).publisher.breakpoint(receiveOutput: { $0 == 2 })) == ["1", "2", "3", "|"])
    #expect(stops.exchange(0, ordering: .relaxed) == 1)
    #expect(events(Just(1).setFailureType(to: Fault.self).breakpointOnError()) == ["1", "|"])
    #expect(stops.load(ordering: .relaxed) == 0)
    #expect(events(Fail<Int, Fault>(error: Fault()).breakpointOnError()) == ["x"])
    #expect(stops.exchange(0, ordering: .relaxed) == 1)
  }

  @Test func closuresMayThrow() {
    let numbers = (1...4).publisher
    func check(_ n: Int) throws -> Int { if n == 3 { throw Fault() } else { n } }
    #expect(events(numbers.tryFilter { try check($0) != 1 }) == ["2", "x"])
    #expect(events(numbers.tryCompactMap { try check($0) == 2 ? "b" : nil }) == ["b", "x"])
    #expect(events(numbers.tryScan(0) { try $0 + check($1) }) == ["1", "3", "x"])
    #expect(events(numbers.tryReduce(0) { try $0 + check($1) }) == ["x"])
    #expect(events(numbers.tryReduce(0) { $0 + $1 }) == ["10", "|"])
    #expect(events([1, 1, 2].publisher.tryRemoveDuplicates { try check($0) == check($1) }) == ["1", "2", "|"])
    #expect(events(numbers.tryDrop { try check($0) < 2 }) == ["2", "3", "4", "|"])
    #expect(events(numbers.tryPrefix { try check($0) < 2 }) == ["1", "|"])
    #expect(events(numbers.tryFirst { try check($0) == 2 }) == ["2", "|"])
    #expect(events(numbers.tryLast { try check($0) == 2 }) == ["x"])
    #expect(events(numbers.tryContains { try check($0) == 2 }) == ["true", "|"])
    #expect(events(numbers.tryAllSatisfy { try check($0) == 2 }) == ["false", "|"])
    #expect(events(numbers.tryMin { $0 < $1 }) == ["1", "|"] && events(numbers.tryMax { $0 < $1 }) == ["4", "|"])
    let caught = numbers.tryMap(check).tryCatch { _ in Just(9) }
    #expect(events(caught) == ["1", "2", "9", "|"])
    #expect(events(numbers.tryMap(check).tryCatch { error -> Just<Int> in throw error }) == ["1", "2", "x"])
  }

  @Test func valuesAreEncodedAndDecoded() {
    let films = [Film(title: "Harbour")].publisher
    #expect(
      events(films.encode(encoder: JSONEncoder()).decode(type: Film.self, decoder: JSONDecoder()).map(\.title))
        == ["Harbour", "|"])
    #expect(events([Data("[".utf8)].publisher.decode(type: Film.self, decoder: JSONDecoder())) == ["x"])
  }

  @Test func pairsEndWhenNoOtherCanCome() {
    #expect(events([1, 2, 3].publisher.zip(["a", "b"].publisher) { "\($0)\($1)" }) == ["1a", "2b", "|"])
    #expect(events([1].publisher.zip(["a"].publisher, [true].publisher)) == ["(1, \"a\", true)", "|"])
    let many = (0..<100_000).publisher
    #expect(events(many.zip(many) { $0 == $1 }.allSatisfy { $0 }) == ["true", "|"])
  }

  @Test func valuesArePutBeforeAndAfter() {
    #expect(events(Just(3).prepend([1, 2]).append(4, 5).append([6])) == ["1", "2", "3", "4", "5", "6", "|"])
    #expect(events(Just(2).prepend(Just(1))) == ["1", "2", "|"])
  }

  @Test func multicastPublishersStartWhenConnected() {
    var subscriptions = 0
    let source = Just(1).handleEvents(receiveSubscription: { _ in subscriptions += 1 })
    let shared = source.multicast { PassthroughSubject<Int, Never>() }
    var received: [Int] = []
    let both = [shared.sink { received.append($0) }, shared.sink { received.append($0 * 10) }]
    #expect(received.isEmpty)
    let connection = shared.connect()
    #expect(received == [1, 10] && subscriptions == 1)
    connection.cancel()
    withExtendedLifetime(both) {}
    #expect(events(Just(1).makeConnectable()) == [])
    #expect(events(Just(1).makeConnectable().autoconnect()) == ["1", "|"])
  }

  @Test func valuesAreWaitedFor() async throws {
    var seen: [Int] = []
    for await value in [1, 2, 3].publisher.values { seen.append(value) }
    #expect(seen == [1, 2, 3])
    await #expect(throws: Fault.self) {
      for try await _ in Fail<Int, Fault>(error: Fault()).values {}
    }
  }

  @Test func requestsArePublished() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answering.self]
    let session = URLSession(configuration: configuration)
    let address = try #require(URL(string: "answer://films/1"))
    for try await (data, response) in session.dataTaskPublisher(for: address).values {
      #expect(String(decoding: data, as: UTF8.self) == "answer://films/1" && response.url == address)
    }
    await #expect(throws: URLError.self) {
      let missing = try #require(URL(string: "answer://none"))
      for try await _ in session.dataTaskPublisher(for: missing).values {}
    }
    session.invalidateAndCancel()
  }
}

/// The number of signals for a debugger.
private let stops = Atomic(0)

/// Answers requests with their addresses.
private final class Answering: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "answer" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func startLoading() {
    guard let url = request.url, url.host != "none" else {
      client?.urlProtocol(self, didFailWithError: URLError(.fileDoesNotExist))
      return
    }
    client?.urlProtocol(
      self, didReceive: URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil),
      cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(url.absoluteString.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
  override func stopLoading() {}
}
