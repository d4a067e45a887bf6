import Foundation
import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct ActivityTests {
  @MainActor private final class Shout: UIActivity {
    static var heard: [String] = []
    private var text = ""
    override var activityType: ActivityType? { ActivityType("shout") }
    override var activityTitle: String? { "Shout" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is String } }
    override func prepare(withActivityItems activityItems: [Any]) { text = activityItems.first as? String ?? "" }
    override func perform() {
      Self.heard.append(text.uppercased())
      activityDidFinish(true)
    }
  }

  private func run(_ body: @MainActor (Stage, UIViewController) -> Void) {
    Stage.run(size: CGSize(width: 400, height: 700), scale: 2) { stage in
      let root = UIViewController()
      stage.window.rootViewController = root
      stage.pacer.advance(by: 0.1)
      body(stage, root)
      stage.pacer.advance(by: 1)
    }
  }

  @Test func theOfferedActivitiesDependOnTheItems() {
    let text = UIActivityViewController(activityItems: ["Hello"], applicationActivities: [Shout()])
    #expect(text.offered.compactMap(\.activityTitle) == ["Shout", "Copy"])
    let address = UIActivityViewController(
      activityItems: [URL(fileURLWithPath: "/tmp")], applicationActivities: [Shout()])
    #expect(address.offered.compactMap(\.activityTitle) == ["Copy", "Open"])
    address.excludedActivityTypes = [.copyToPasteboard]
    #expect(address.offered.compactMap(\.activityTitle) == ["Open"])
  }

  @Test func aChosenActivityRunsAndIsReported() {
    run { stage, root in
      var ends: [String] = []
      let share = UIActivityViewController(activityItems: ["Hello"], applicationActivities: [Shout()])
      share.completionWithItemsHandler = { type, completed, _, _ in
        ends.append("\(type?.rawValue ?? "none") \(completed)")
      }
      root.present(share, animated: true)
      stage.pacer.advance(by: 1)
      let card = share.view.subviews.compactMap { $0 as? AlertCard }.first
      #expect(share.view.frame.height < 250, "a sheet as high as its rows")
      card?.buttons.last?.sendActions(for: .primaryActionTriggered)
      stage.pacer.advance(by: 1)
      #expect(UIPasteboard.general.string == "Hello")
      #expect(ends == ["com.apple.UIKit.activity.CopyToPasteboard true"])
      #expect(root.presentedViewController == nil)
    }
  }

  @MainActor private final class Compose: UIActivity {
    let controller = UIViewController()
    var wasPerformed = false
    override var activityType: ActivityType? { ActivityType("compose") }
    override var activityTitle: String? { "Compose" }
    override var activityImage: UIImage? { UIImage(systemName: "globe") }
    override var activityViewController: UIViewController? { controller }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func perform() { wasPerformed = true }
  }

  @Test func anActivityWithAControllerPresentsIt() {
    run { stage, root in
      var ends: [String] = []
      let compose = Compose()
      let share = UIActivityViewController(activityItems: [1], applicationActivities: [compose])
      share.completionWithItemsHandler = { type, completed, _, _ in
        ends.append("\(type?.rawValue ?? "none") \(completed)")
      }
      root.present(share, animated: true)
      stage.pacer.advance(by: 1)
      let button = share.view.subviews.compactMap { $0 as? AlertCard }.first?.buttons.first
      #expect(button?.subviews.contains { ($0 as? UIImageView)?.image != nil } == true)
      button?.sendActions(for: .primaryActionTriggered)
      stage.pacer.advance(by: 1)
      #expect(root.presentedViewController === compose.controller && !compose.wasPerformed && ends.isEmpty)
      compose.activityDidFinish(true)
      stage.pacer.advance(by: 1)
      #expect(root.presentedViewController == nil && ends == ["compose true"])
    }
  }

  @Test func goingAwayWithoutChoiceIsReportedOnce() {
    run { stage, root in
      var ends: [String] = []
      let share = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
      share.completionWithItemsHandler = { type, completed, _, _ in
        ends.append("\(type?.rawValue ?? "none") \(completed)")
      }
      root.present(share, animated: true)
      stage.pacer.advance(by: 1)
      stage.surface.pressKey(KeyUsage.escape)
      stage.pacer.advance(by: 1)
      #expect(ends == ["none false"])
    }
  }

  /// An item that is made when the activity is known.
  private final class Late: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { activityType == .copyToPasteboard ? "made late" : "made for another" }
  }

  @Test func anItemsSourceIsCalledWhenTheActivityIsKnown() throws {
    let share = UIActivityViewController(
      activityItems: [Late(placeholderItem: "placeholder")], applicationActivities: nil)
    #expect(share.offered.compactMap(\.activityTitle) == ["Copy"])
    share.run(try #require(share.offered.first))
    #expect(UIPasteboard.general.string == "made late")
  }
}
