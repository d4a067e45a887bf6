import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct SplitOverlayTests {
  @MainActor private final class Watcher: NSObject, UISplitViewControllerDelegate {
    var log: [String] = []
    var target = UISplitViewController.DisplayMode.automatic
    var expanding: UISplitViewController.DisplayMode?
    var takesShow = false
    var replacements: (collapsing: UIViewController?, expanding: UIViewController?, secondary: UIViewController?)

    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { log.append("from \(svc.displayMode) to \(displayMode)") }
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      log.append("will show \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      log.append("will hide \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, didShowColumn column: UISplitViewController.Column) {
      log.append("did show \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, didHideColumn column: UISplitViewController.Column) {
      log.append("did hide \(column)")
    }
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
      log.append("begin")
    }
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) { log.append("end") }
    func splitViewController(
      _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { takesShow }
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
      replacements.collapsing
    }
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
      replacements.expanding
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { replacements.secondary }
    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { expanding ?? proposedDisplayMode }
  }

  private func run(
    _ style: UISplitViewController.Style = .doubleColumn, width: CGFloat = 1000,
    _ body: @MainActor (Stage, UISplitViewController, Watcher) -> Void
  ) {
    Stage.run(size: CGSize(width: width, height: 700), scale: 1) { stage in
      let split = UISplitViewController(style: style)
      let watcher = Watcher()
      split.delegate = watcher
      split.setViewController(UIViewController(), for: .primary)
      if style == .tripleColumn { split.setViewController(UIViewController(), for: .supplementary) }
      split.setViewController(UIViewController(), for: .secondary)
      stage.window.rootViewController = split
      stage.pacer.advance(by: 0.1)
      body(stage, split, watcher)
    }
  }

  private func frame(_ split: UISplitViewController, _ column: UISplitViewController.Column) -> CGRect? {
    split.viewController(for: column)?.viewIfLoaded.flatMap { $0.window == nil ? nil : $0.frame }
  }

  @Test func aColumnOverTheSecondaryOneGoesWithATapBesideIt() {
    run { stage, split, watcher in
      split.preferredDisplayMode = .oneOverSecondary
      stage.pacer.advance(by: 0.1)
      #expect(split.displayMode == .oneOverSecondary && split.splitBehavior == .overlay)
      #expect(frame(split, .primary) == CGRect(x: 0, y: 0, width: 320, height: 700))
      #expect(frame(split, .secondary) == CGRect(x: 0, y: 0, width: 1000, height: 700))
      #expect(watcher.log == ["from oneBesideSecondary to oneOverSecondary"])
      watcher.log = []
      stage.surface.tap(at: CGPoint(x: 800, y: 300))
      stage.pacer.advance(by: 1)
      #expect(split.displayMode == .secondaryOnly && split.preferredDisplayMode == .oneOverSecondary)
      #expect(frame(split, .primary) == nil)
      #expect(
        watcher.log == ["from oneOverSecondary to secondaryOnly", "will hide primary", "did hide primary"])
    }
  }

  @Test func aSwipeFromTheEdgeShowsAColumnAndASwipeBackHidesIt() {
    run { stage, split, watcher in
      split.preferredSplitBehavior = .overlay
      stage.pacer.advance(by: 0.1)
      #expect(split.displayMode == .secondaryOnly && frame(split, .primary) == nil)
      watcher.log = []
      stage.swipe(from: CGPoint(x: 5, y: 300), step: CGVector(dx: 10, dy: 0), count: 18, interval: 0.1)
      stage.pacer.advance(by: 0.1)
      // Of 180 points, 10 do not count.
      #expect(abs((frame(split, .primary)?.minX ?? 0) + 151) < 1)
      #expect(split.displayMode == .secondaryOnly)
      stage.surface.pointerUp()
      stage.pacer.advance(by: 1)
      #expect(split.displayMode == .oneOverSecondary && frame(split, .primary)?.minX == 0)
      #expect(
        watcher.log == [
          "begin", "from secondaryOnly to oneOverSecondary", "will show primary", "end", "did show primary",
        ])
      // A short one leaves it.
      stage.swipe(from: CGPoint(x: 800, y: 300), step: CGVector(dx: -10, dy: 0), count: 8, interval: 0.1)
      stage.surface.pointerUp()
      stage.pacer.advance(by: 1)
      #expect(split.displayMode == .oneOverSecondary && frame(split, .primary)?.minX == 0)
      stage.swipe(from: CGPoint(x: 800, y: 300), step: CGVector(dx: -10, dy: 0), count: 20, interval: 0.1)
      stage.surface.pointerUp()
      stage.pacer.advance(by: 1)
      #expect(split.displayMode == .secondaryOnly && frame(split, .primary) == nil)
      split.presentsWithGesture = false
      stage.swipe(from: CGPoint(x: 5, y: 300), step: CGVector(dx: 10, dy: 0), count: 30, interval: 0.1)
      stage.surface.pointerUp()
      stage.pacer.advance(by: 1)
      #expect(split.displayMode == .secondaryOnly)
    }
  }

  @Test func twoColumnsCanPushTheSecondaryOneAside() {
    run(.tripleColumn, width: 1200) { stage, split, _ in
      split.preferredDisplayMode = .twoDisplaceSecondary
      stage.pacer.advance(by: 0.1)
      #expect(split.displayMode == .twoDisplaceSecondary && split.splitBehavior == .displace)
      #expect(frame(split, .primary) == CGRect(x: 0, y: 0, width: 320, height: 700))
      #expect(frame(split, .supplementary) == CGRect(x: 321, y: 0, width: 320, height: 700))
      #expect(frame(split, .secondary) == CGRect(x: 642, y: 0, width: 879, height: 700))
      stage.surface.tap(at: CGPoint(x: 1000, y: 300))
      stage.pacer.advance(by: 1)
      #expect(split.displayMode == .oneBesideSecondary && frame(split, .primary) == nil)
      #expect(frame(split, .secondary) == CGRect(x: 321, y: 0, width: 879, height: 700))
    }
  }

  @Test func columnsAreShownAndHiddenWithThoseBetweenThemAndTheSecondaryOne() {
    run(.tripleColumn, width: 1200) { stage, split, watcher in
      #expect(split.displayMode == .twoBesideSecondary)
      watcher.log = []
      split.hide(.supplementary)
      stage.pacer.advance(by: 0.1)
      #expect(split.displayMode == .secondaryOnly && !split.isShowing(.primary))
      #expect(
        watcher.log == [
          "from twoBesideSecondary to secondaryOnly", "will hide primary", "will hide supplementary",
          "did hide primary", "did hide supplementary",
        ])
      split.show(.supplementary)
      #expect(split.displayMode == .oneBesideSecondary && !split.isShowing(.primary))
      split.show(.primary)
      #expect(split.displayMode == .twoBesideSecondary && split.isShowing(.supplementary))
      split.hide(.primary)
      #expect(split.displayMode == .oneBesideSecondary && split.isShowing(.supplementary))
    }
  }

  @Test func theSupplementaryColumnsWidthHasLimits() {
    run(.tripleColumn, width: 1200) { _, split, _ in
      #expect(split.supplementaryColumnWidth == 320)
      split.preferredSupplementaryColumnWidthFraction = 0.25
      #expect(split.supplementaryColumnWidth == 300)
      split.minimumSupplementaryColumnWidth = 310
      #expect(split.supplementaryColumnWidth == 310)
      split.minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
      split.maximumSupplementaryColumnWidth = 250
      #expect(split.supplementaryColumnWidth == 250)
      split.preferredSupplementaryColumnWidth = 200
      #expect(split.supplementaryColumnWidth == 200)
    }
  }

  @Test func aButtonInTheBarOfTheFirstColumnShowsAndHidesColumns() {
    run { stage, split, watcher in
      @MainActor func bar(_ column: UISplitViewController.Column) -> UINavigationBar? {
        (split.viewController(for: column) as? UINavigationController)?.navigationBar
      }
      @MainActor func press() {
        split.displayModeButtonItem.primaryAction?.performWithSender(nil, target: nil)
        stage.pacer.advance(by: 1)
      }
      #expect(bar(.primary)?.systemItems == [split.displayModeButtonItem] && bar(.secondary)?.systemItems == [])
      press()
      #expect(split.displayMode == .secondaryOnly)
      #expect(bar(.secondary)?.systemItems == [split.displayModeButtonItem])
      press()
      #expect(split.displayMode == .oneBesideSecondary)
      watcher.target = .oneOverSecondary
      press()
      #expect(split.displayMode == .oneOverSecondary)
      split.displayModeButtonVisibility = .never
      #expect(bar(.primary)?.systemItems == [])
    }
  }

  @Test func aButtonHidesAllColumnsButTheSecondaryOne() {
    run(.tripleColumn, width: 1200) { stage, split, _ in
      let bar = (split.viewController(for: .secondary) as? UINavigationController)?.navigationBar
      #expect(bar?.systemItems == [])
      split.showsSecondaryOnlyButton = true
      #expect(bar?.systemItems == [split.secondaryOnlyItem])
      split.secondaryOnlyItem.primaryAction?.performWithSender(nil, target: nil)
      stage.pacer.advance(by: 1)
      #expect(split.displayMode == .secondaryOnly && frame(split, .supplementary) == nil)
    }
  }

  @Test func theDelegateChoosesControllersAndTheModeWhenTheWidthChanges() {
    Stage.run(size: CGSize(width: 1000, height: 700), scale: 1) { stage in
      let split = UISplitViewController()
      let watcher = Watcher()
      let controllers = (0..<5).map { _ in UIViewController() }
      split.delegate = watcher
      split.viewControllers = [controllers[0], controllers[1]]
      stage.window.rootViewController = split
      stage.pacer.advance(by: 0.1)
      watcher.replacements = (controllers[2], controllers[3], controllers[4])
      watcher.expanding = .secondaryOnly
      split.traitOverrides.horizontalSizeClass = .compact
      split.view.setNeedsLayout()
      stage.pacer.advance(by: 0.1)
      #expect(split.isCollapsed && split.viewControllers == [controllers[2], controllers[1]])
      #expect(split.displayModeButtonItem.isHidden)
      split.traitOverrides.horizontalSizeClass = .regular
      split.view.setNeedsLayout()
      stage.pacer.advance(by: 0.1)
      #expect(!split.isCollapsed && split.viewControllers == [controllers[3], controllers[4]])
      #expect(split.displayMode == .secondaryOnly && !split.displayModeButtonItem.isHidden)
      watcher.takesShow = true
      split.show(controllers[0], sender: nil)
      #expect(split.viewControllers.first === controllers[3])
      watcher.takesShow = false
      split.show(controllers[0], sender: nil)
      #expect(split.viewControllers.first === controllers[0])
    }
  }
}
