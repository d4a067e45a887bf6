import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct UIAlertControllerTests {
  private func present(_ alert: UIAlertController, _ body: @MainActor (Stage) -> Void) {
    Stage.run(size: CGSize(width: 400, height: 600), scale: 2) { stage in
      let root = UIViewController()
      stage.window.rootViewController = root
      FrameScheduler.current.runFrame()
      root.present(alert, animated: false)
      FrameScheduler.current.runFrame()
      FrameScheduler.current.runFrame()
      body(stage)
      stage.pacer.advance(by: 1)
    }
  }

  /// An action as tests of apps replace it.
  private final class MockAction: UIAlertAction {
    private var mockTitle: String?
    override var title: String? { mockTitle }

    override init() { super.init() }

    convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)?) {
      self.init()
      mockTitle = title
    }
  }

  @Test func actionsCanBeReplacedBySubclassesWithAnInitialiserOfTheirOwn() {
    let action: UIAlertAction = MockAction(title: "Delete", style: .destructive, handler: nil)
    #expect(action.title == "Delete" && action.style == .default && action.isEnabled)
  }

  @Test(arguments: [(KeyUsage.returnKey, "OK"), (KeyUsage.escape, "Cancel")])
  func keysRunActions(key: Int, name: String) {
    var chosen: [String] = []
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("OK", .default)] {
      alert.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title ?? "") })
    }
    present(alert) { stage in
      stage.surface.pressKey(key)
      stage.pacer.advance(by: 1)
      #expect(chosen == [name])
      #expect(alert.presentingViewController == nil)
    }
  }
}
