import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct ContentUnavailableTests {
  @MainActor private final class Results: UIViewController {
    var isEmpty = true { didSet { setNeedsUpdateContentUnavailableConfiguration() } }
    var states: [String?] = []
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      states.append(state.searchText)
      contentUnavailableConfiguration = isEmpty ? UIContentUnavailableConfiguration.search().updated(for: state) : nil
    }
  }

  /// Facts 20.1.
  @Test func theViewCoversTheControllersViewWhileThereIsNothing() throws {
    try Stage.run { stage in
      let results = Results()
      stage.window.rootViewController = results
      stage.pacer.advance(by: 0.1)
      let cover = try #require(results.view.subviews.last as? UIContentUnavailableView)
      #expect(cover.frame == results.view.bounds)
      let added = UIView()
      results.view.addSubview(added)
      results.view.setNeedsLayout()
      stage.pacer.advance(by: 0.1)
      #expect(results.view.subviews.last === cover)
      results.isEmpty = false
      stage.pacer.advance(by: 0.1)
      #expect(cover.superview == nil)
      #expect(results.contentUnavailableConfiguration == nil)
      #expect(results.states.count == 2)
    }
  }

  @Test func aSearchIsNamed() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    state.searchText = "owls"
    let named = UIContentUnavailableConfiguration.search().updated(for: state)
    #expect(named.text == "No Results for “owls”")
    state.searchText = ""
    #expect(named.updated(for: state).text == "No Results")
    var own = UIContentUnavailableConfiguration.search()
    own.text = "Nothing here"
    state.searchText = "owls"
    #expect(own.updated(for: state).text == "Nothing here")
  }

  @Test func aButtonWithoutATitleHasThatOfItsAction() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No Favourites"
    configuration.buttonProperties.primaryAction = UIAction(title: "Browse") { _ in }
    let view = UIContentUnavailableView(configuration: configuration)
    let scroll = try #require(view.subviews.compactMap { $0 as? UIScrollView }.first)
    let buttons = scroll.subviews.compactMap { $0 as? UIButton }.filter { !$0.isHidden }
    #expect(buttons.map { $0.configuration?.title } == ["Browse"])
    configuration.button.title = "Find"
    view.configuration = configuration
    #expect(buttons.map { $0.configuration?.title } == ["Find"])
  }

  @Test func thePartsAreBelowEachOtherAndTheButtonActs() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "star")
    configuration.text = "No Favourites"
    configuration.secondaryText = "Mark something."
    configuration.button.title = "Browse"
    var clicks = 0
    configuration.buttonProperties.primaryAction = UIAction { _ in clicks += 1 }
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    view.layoutIfNeeded()
    let scroll = try #require(view.subviews.compactMap { $0 as? UIScrollView }.first)
    let shown = scroll.subviews.filter { !$0.isHidden }
    #expect(shown.count == 4)
    for (upper, lower) in zip(shown, shown.dropFirst()) { #expect(upper.frame.maxY < lower.frame.minY) }
    let middle = (shown[0].frame.minY + shown[3].frame.maxY) / 2
    #expect(abs(middle - 400) < 2)
    for part in shown { #expect(abs(part.frame.midX - 195) <= 1) }
    (shown[3] as? UIButton)?.sendActions(for: .primaryActionTriggered)
    #expect(clicks == 1)
    view.configuration = configuration
    (shown[3] as? UIButton)?.sendActions(for: .primaryActionTriggered)
    #expect(clicks == 2)
  }

  private struct Note: UIContentConfiguration {
    var text = ""
    func makeContentView() -> any UIView & UIContentView { NoteView(self) }
    func updated(for state: any UIConfigurationState) -> Note { self }
  }

  private final class NoteView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: any UIContentConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("A configuration may be of any type; the controller places its view (facts 20.2)")
  func configurationsOfOtherTypes() throws {
    try Stage.run { stage in
      let controller = UIViewController()
      stage.window.rootViewController = controller
      controller.contentUnavailableConfiguration = Note(text: "a")
      stage.pacer.advance(by: 0.1)
      let view = try #require(controller.view.subviews.last as? NoteView)
      #expect(view.frame == controller.view.bounds && (view.configuration as? Note)?.text == "a")
      controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
      stage.pacer.advance(by: 0.1)
      #expect(view.superview == nil && controller.view.subviews.last is UIContentUnavailableView)
      controller.contentUnavailableConfiguration = nil
      #expect(controller.view.subviews.isEmpty)
    }
  }

  @Test("The system's configurations (facts 20.3)") func systemConfigurations() {
    let empty = UIContentUnavailableConfiguration.empty()
    #expect(empty.text == nil && empty.secondaryText == nil && empty.image == nil)
    let (loading, search) = (UIContentUnavailableConfiguration.loading(), UIContentUnavailableConfiguration.search())
    #expect(loading.text?.isEmpty == false && search.text?.isEmpty == false && search.image != nil)
    #expect(empty == .empty() && empty != loading && loading != search)
  }
}
