import AppleNames
import Testing

private final class Counter: ObservableObject {
  @Published var count = 0
}

@Suite struct PublishingTests {
  @Test func subjectsHandOverWhatIsSent() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var heard: [Int] = []
    let subscription = subject.filter { $0 != 2 }.map { $0 * 10 }.sink { heard.append($0) }
    subject.send(2)
    subject.value = 3
    subscription.cancel()
    subject.send(4)
    #expect(heard == [10, 30])
    #expect(subject.value == 4)
  }

  @Test func subscriptionsEndWithWhatKeepsThem() {
    let subject = PassthroughSubject<Void, Never>()
    var count = 0
    var kept: Set<AnyCancellable> = []
    subject.sink { count += 1 }.store(in: &kept)
    subject.send()
    kept = []
    subject.send()
    #expect(count == 1)
  }

  @Test func publishedPropertiesSendTheirValuesBeforeTheyHaveThem() {
    let counter = Counter()
    var heard: [String] = []
    let changes = counter.objectWillChange.sink { heard.append("change from \(counter.count)") }
    let values = counter.$count.sink { heard.append("\($0)") }
    counter.count = 5
    #expect(heard == ["0", "change from 0", "5"])
    #expect(counter.count == 5)
    withExtendedLifetime((changes, values)) {}
  }

  @Test func theEndOfASubjectIsHeardOnce() {
    let subject = PassthroughSubject<Int, Never>()
    let other = PassthroughSubject<Int, Never>()
    var (values, ends) = ([Int](), 0)
    let subscription = subject.merge(with: other).removeDuplicates().sink { _ in
      ends += 1
    } receiveValue: {
      values.append($0)
    }
    subject.send(1)
    other.send(1)
    other.send(2)
    subject.send(completion: .finished)
    subject.send(3)
    #expect(ends == 0)
    other.send(completion: .finished)
    #expect((values, ends) == ([1, 2], 1))
    withExtendedLifetime(subscription) {}
  }
}
