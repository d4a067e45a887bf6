import Combine
import Testing
import UIKit

@MainActor @Suite struct ObservedPropertiesTests {
  @Test func aGesturesStateIsPublished() {
    let gesture = UILongPressGestureRecognizer()
    let view = UIView()
    view.addGestureRecognizer(gesture)
    var states: [UIGestureRecognizer.State] = []
    let observing = gesture.publisher(for: \.state).sink { states.append($0) }
    gesture.state = .began
    #expect(states.starts(with: [.possible, .began]))
    let count = states.count
    observing.cancel()
    gesture.state = .cancelled
    #expect(states.count == count)
  }

  @Test func switchingAGestureOffIsPublished() {
    let gesture = UITapGestureRecognizer()
    var values: [Bool] = []
    let observing = gesture.publisher(for: \.isEnabled).sink { values.append($0) }
    gesture.isEnabled = false
    gesture.isEnabled = false
    #expect(values == [true, false])
    observing.cancel()
  }

  @Test func aControllersTitleIsPublished() {
    let controller = UIViewController()
    var titles: [String?] = []
    let observing = controller.publisher(for: \.title).sink { titles.append($0) }
    controller.title = "Tonight"
    #expect(titles == [nil, "Tonight"])
    observing.cancel()
  }
}
