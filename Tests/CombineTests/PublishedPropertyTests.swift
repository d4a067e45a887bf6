import Combine
import Testing

/// The order in which a published property announces, sends and has a value.
@Suite struct PublishedPropertyTests {
  private final class Model: ObservableObject { @Published var number = 0 }
  private final class Plain { @Published var number = 0 }

  @Test func aPropertyHasItsOldValueWhileItSendsTheNewOne() {
    let model = Model()
    var heard: [[Int]] = []
    let kept = model.$number.sink { heard.append([$0, model.number]) }
    model.number = 5
    model.number += 1
    #expect(heard == [[0, 0], [5, 0], [6, 5]] && model.number == 6)
    kept.cancel()
  }

  @Test func aSubscriberThatComesMeanwhileMissesNoValue() {
    let model = Model()
    var (heard, kept): ([Int], Set<AnyCancellable>) = ([], [])
    model.$number.dropFirst().first().sink { _ in
      model.$number.sink { heard.append($0) }.store(in: &kept)
    }.store(in: &kept)
    model.number = 5
    model.number = 6
    #expect(heard == [0, 5, 6])
  }

  @Test func assignedValuesAreAnnounced() {
    let (model, subject) = (Model(), PassthroughSubject<Int, Never>())
    var heard: [String] = []
    let changes = model.objectWillChange.sink { heard.append("change from \(model.number)") }
    subject.assign(to: &model.$number)
    subject.send(5)
    #expect(heard == ["change from 0"] && model.number == 5)
    changes.cancel()
    let plain = Plain()
    subject.assign(to: &plain.$number)
    subject.send(6)
    #expect(plain.number == 6 && model.number == 6)
  }

  @Test func anAssignmentDoesNotKeepTheObject() {
    let subject = PassthroughSubject<Int, Never>()
    var plain: Plain? = Plain()
    weak let left = plain
    if let plain { subject.assign(to: &plain.$number) }
    plain = nil
    subject.send(5)
    #expect(left == nil)
  }
}
