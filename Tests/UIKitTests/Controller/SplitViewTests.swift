import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct SplitViewTests {
  private final class Director: NSObject, UISplitViewControllerDelegate {
    var dropsSecondary = false
    var log: [String] = []
    func splitViewController(
      _ split: UISplitViewController, collapseSecondary secondary: UIViewController, onto primary: UIViewController
    ) -> Bool { dropsSecondary }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expanded") }
  }

  private func run(width: CGFloat, _ body: (Stage, UISplitViewController, Director) throws -> Void) rethrows {
    try Stage.run(size: CGSize(width: width, height: 700), scale: 1) { stage in
      let split = UISplitViewController(style: .doubleColumn)
      let director = Director()
      split.delegate = director
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      stage.window.rootViewController = split
      stage.pacer.advance(by: 0.1)
      try body(stage, split, director)
    }
  }

  @Test func aWideWindowShowsTheColumnsBesideOneAnother() {
    run(width: 1000) { stage, split, _ in
      let (primary, secondary) = (split.viewController(for: .primary), split.viewController(for: .secondary))
      #expect(primary is UINavigationController && split.viewControllers == [primary, secondary])
      #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
      #expect(primary?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 700))
      #expect(secondary?.view.frame == CGRect(x: 321, y: 0, width: 679, height: 700))
      #expect(primary?.splitViewController === split)
      split.preferredPrimaryColumnWidthFraction = 0.5
      split.maximumPrimaryColumnWidth = 400
      stage.pacer.advance(by: 0.1)
      #expect(split.primaryColumnWidth == 400 && primary?.view.frame.width == 400)
      split.hide(.primary)
      stage.pacer.advance(by: 0.1)
      #expect(split.displayMode == .secondaryOnly && primary?.view.window == nil)
      #expect(secondary?.view.frame.width == 1000)
      split.show(.primary)
      split.primaryEdge = .trailing
      stage.pacer.advance(by: 0.1)
      #expect(primary?.view.frame.minX == 600 && secondary?.view.frame.minX == 0)
    }
  }

  @Test func aNarrowWindowShowsOneOfThem() {
    run(width: 390) { stage, split, director in
      let secondary = split.viewController(for: .secondary)
      #expect(split.isCollapsed && director.log == ["collapsed"])
      #expect(secondary?.view.frame == CGRect(x: 0, y: 0, width: 390, height: 700))
      #expect(split.viewController(for: .primary)?.viewIfLoaded?.window == nil)
      split.show(.primary)
      stage.pacer.advance(by: 0.1)
      #expect(split.viewController(for: .primary)?.view.window != nil && secondary?.view.window == nil)
      let other = UIViewController()
      split.showDetailViewController(other, sender: nil)
      stage.pacer.advance(by: 0.1)
      #expect(other.view.window != nil && split.viewController(for: .secondary) === other.navigationController)
    }
  }

  @Test func aBackButtonAndASwipeLeadFromTheSecondaryColumnToTheOneBeforeIt() throws {
    try run(width: 390) { stage, split, _ in
      let primary = try #require(split.viewController(for: .primary) as? UINavigationController)
      let secondary = try #require(split.viewController(for: .secondary) as? UINavigationController)
      primary.topViewController?.title = "Albums"
      @MainActor func backButton(_ navigation: UINavigationController) -> UIView? {
        navigation.navigationBar.subviews.first { $0 is BackButton }
      }
      split.view.setNeedsLayout()
      stage.pacer.advance(by: 0.1)
      let button = try #require(backButton(secondary))
      #expect(button.accessibilityLabel == "Albums" && backButton(primary) == nil)
      stage.surface.pointerDown(at: button.convert(CGPoint(x: 10, y: 22), to: nil))
      stage.surface.pointerUp()
      stage.pacer.advance(by: 0.5)
      #expect(split.isShowing(.primary) && primary.view.window != nil && secondary.view.window == nil)
      split.show(.secondary)
      stage.pacer.advance(by: 0.1)
      stage.swipe(from: CGPoint(x: 5, y: 300), step: CGVector(dx: 10, dy: 0), count: 30, interval: 0.1)
      stage.surface.pointerUp()
      stage.pacer.advance(by: 0.5)
      #expect(split.isShowing(.primary))
    }
  }

  @Test func anInspectorStandsBehindTheSecondaryColumnOnceShown() {
    run(width: 1000) { stage, split, _ in
      let inspector = UIViewController()
      split.setViewController(inspector, for: .inspector)
      split.minimumInspectorColumnWidth = 250
      split.maximumInspectorColumnWidth = 250
      stage.pacer.advance(by: 0.1)
      #expect(!split.isShowing(.inspector) && split.inspectorColumnWidth == 0)
      #expect(inspector.viewIfLoaded?.window == nil)
      split.show(.inspector)
      stage.pacer.advance(by: 0.1)
      #expect(split.isShowing(.inspector) && split.inspectorColumnWidth == 250)
      #expect(inspector.view.frame == CGRect(x: 750, y: 0, width: 250, height: 700))
      #expect(
        split.viewController(for: .secondary)?.view.frame == CGRect(x: 321, y: 0, width: 428, height: 700))
      split.hide(.inspector)
      stage.pacer.advance(by: 0.1)
      #expect(inspector.view.window == nil)
      #expect(split.viewController(for: .secondary)?.view.frame.width == 679)
    }
  }

  @Test(arguments: [(1000.0, UISplitViewController.LayoutEnvironment.expanded), (400, .collapsed)])
  func controllersKnowTheLayoutAroundThem(width: CGFloat, environment: UISplitViewController.LayoutEnvironment) {
    run(width: width) { _, split, _ in
      let secondary = split.viewController(for: .secondary)
      #expect(secondary?.traitCollection.splitViewControllerLayoutEnvironment == environment)
      #expect(split.traitCollection.splitViewControllerLayoutEnvironment == .none)
      split.setViewController(nil, for: .secondary)
      #expect(
        secondary?.traitCollection.splitViewControllerLayoutEnvironment == UISplitViewController.LayoutEnvironment.none)
    }
  }
}
