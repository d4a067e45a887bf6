import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct PresentationTests {
  private func run(width: CGFloat = 400, _ body: @MainActor (Stage, UIViewController) -> Void) {
    Stage.run(size: CGSize(width: width, height: 700), scale: 2) { stage in
      let root = UIViewController()
      stage.window.rootViewController = root
      stage.pacer.advance(by: 0.1)
      body(stage, root)
      stage.pacer.advance(by: 1)
    }
  }

  private func present(_ stage: Stage, _ controller: UIViewController, on root: UIViewController) {
    root.present(controller, animated: true)
    stage.pacer.advance(by: 1)
  }

  @MainActor private final class Ear: NSObject, UIAdaptivePresentationControllerDelegate {
    var log: [String] = []
    var allows = true
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      log.append("attempt")
    }
  }

  @Test func escapeDismissesASheetThatAllowsIt() {
    run { stage, root in
      let ear = Ear()
      let sheet = UIViewController()
      sheet.presentationController?.delegate = ear
      present(stage, sheet, on: root)
      ear.allows = false
      stage.surface.pressKey(KeyUsage.escape)
      stage.pacer.advance(by: 1)
      #expect(root.presentedViewController === sheet)
      ear.allows = true
      stage.surface.pressKey(KeyUsage.escape)
      stage.pacer.advance(by: 1)
      #expect(root.presentedViewController == nil)
      #expect(ear.log == ["attempt", "did"])
    }
  }

  @Test func escapeDoesNotDismissAFullScreen() {
    run { stage, root in
      let full = UIViewController()
      full.modalPresentationStyle = .fullScreen
      present(stage, full, on: root)
      stage.surface.pressKey(KeyUsage.escape)
      stage.pacer.advance(by: 1)
      #expect(root.presentedViewController === full)
    }
  }

  @Test func aSheetRestsAtItsDetentsAndIsDraggedBetweenThem() {
    run { stage, root in
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.prefersGrabberVisible = true
      present(stage, sheet, on: root)
      #expect(sheet.view.frame.height == 330, "half of what is under the gap of 40")
      stage.surface.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 120), duration: 0.5, rest: 0.2)
      stage.pacer.advance(by: 2)
      #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
      #expect(sheet.view.frame.height == 660)
      stage.surface.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 690), duration: 0.6, rest: 0.2)
      stage.pacer.advance(by: 2)
      #expect(root.presentedViewController == nil)
    }
  }

  /// Facts 19.3.
  @Test func viewsBehindAnUndimmedSheetStayInReach() {
    run { stage, root in
      var taps = 0
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Behind") { _ in taps += 1 })
      button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
      root.view.addSubview(button)
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      present(stage, sheet, on: root)
      stage.surface.tap(at: button.center)
      stage.pacer.advance(by: 0.2)
      #expect(taps == 1)
      #expect(root.presentedViewController === sheet)
    }
  }

  @Test func aPopoverPointsAtItsSource() {
    run(width: 900) { stage, root in
      let source = UIView(frame: CGRect(x: 600, y: 100, width: 100, height: 40))
      root.view.addSubview(source)
      let content = UIViewController()
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: 200, height: 150)
      content.popoverPresentationController?.sourceView = source
      present(stage, content, on: root)
      let popover = content.popoverPresentationController
      #expect(popover?.arrowDirection == .up)
      #expect(content.view.frame == CGRect(x: 550, y: 153, width: 200, height: 150))
      stage.surface.tap(at: CGPoint(x: 50, y: 600))
      stage.pacer.advance(by: 1)
      #expect(root.presentedViewController == nil)
    }
  }

  /// A delegate with the methods of popovers before iOS 13.
  @MainActor private final class OldEar: NSObject, UIPopoverPresentationControllerDelegate {
    var log: [String] = []
    var allows = false
    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
      log.append("should")
      return allows
    }
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { log.append("did") }
    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      log.append("reposition \(Int(rect.pointee.minX))")
      rect.pointee.origin.x = 60
    }
  }

  /// A delegate with the methods of both, of which the newer ones count.
  @MainActor private final class BothEars: NSObject, UIPopoverPresentationControllerDelegate {
    var log: [String] = []
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
      log.append("old should")
      return false
    }
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { log.append("old did") }
  }

  private func showPopover(
    _ stage: Stage, on root: UIViewController, delegate: any UIPopoverPresentationControllerDelegate
  ) -> UIViewController {
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 150)
    content.popoverPresentationController?.sourceView = root.view
    content.popoverPresentationController?.sourceRect = CGRect(x: 600, y: 100, width: 40, height: 40)
    content.popoverPresentationController?.delegate = delegate
    present(stage, content, on: root)
    return content
  }

  @Test func theOlderMethodsOfAPopoversDelegateAreCalled() {
    run(width: 900) { stage, root in
      let ear = OldEar()
      let content = showPopover(stage, on: root, delegate: ear)
      stage.surface.tap(at: CGPoint(x: 50, y: 600))
      stage.pacer.advance(by: 1)
      #expect(root.presentedViewController === content)
      ear.allows = true
      stage.surface.tap(at: CGPoint(x: 50, y: 600))
      stage.pacer.advance(by: 1)
      #expect(root.presentedViewController == nil)
      #expect(ear.log == ["should", "should", "did"])
    }
  }

  @Test func theNewerMethodsOfAPopoversDelegateComeFirst() {
    run(width: 900) { stage, root in
      let ears = BothEars()
      _ = showPopover(stage, on: root, delegate: ears)
      stage.surface.tap(at: CGPoint(x: 50, y: 600))
      stage.pacer.advance(by: 1)
      #expect(root.presentedViewController == nil)
      #expect(ears.log == ["did"])
    }
  }

  @Test func aPopoversDelegateMovesItWhenTheWindowsSizeChanges() {
    run(width: 900) { stage, root in
      let ear = OldEar()
      let content = showPopover(stage, on: root, delegate: ear)
      #expect(ear.log.isEmpty)
      stage.surface.resize(to: CGSize(width: 800, height: 700))
      stage.pacer.advance(by: 1)
      #expect(ear.log == ["reposition 600"])
      #expect(content.popoverPresentationController?.sourceRect.minX == 60)
      #expect(content.view.frame.minX == 10)
    }
  }

  @Test func aPopoverIsASheetInANarrowWindowUnlessItsDelegateMinds() {
    @MainActor final class Stays: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }
    run { stage, root in
      for stays in [false, true] {
        let keeper = Stays()
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 150)
        content.popoverPresentationController?.sourceView = root.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 600, width: 50, height: 50)
        if stays { content.popoverPresentationController?.delegate = keeper }
        present(stage, content, on: root)
        #expect((content.presentationController is UIPopoverPresentationController) == stays)
        #expect(content.view.frame.width == (stays ? 200 : 400))
        root.dismiss(animated: false)
        stage.pacer.advance(by: 0.5)
      }
    }
  }

  @Test func aDelegateReplacesTheControllerOfAnAdaptedPopover() {
    @MainActor final class Wraps: NSObject, UIPopoverPresentationControllerDelegate {
      func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
      ) -> UIViewController? {
        style == .pageSheet ? UINavigationController(rootViewController: controller.presentedViewController) : nil
      }
    }
    run { stage, root in
      let wrapper = Wraps()
      let content = UIViewController()
      content.modalPresentationStyle = .popover
      content.popoverPresentationController?.sourceView = root.view
      content.popoverPresentationController?.delegate = wrapper
      present(stage, content, on: root)
      let shown = root.presentedViewController as? UINavigationController
      #expect(shown != nil && shown === content.navigationController)
      #expect(shown?.view.frame.width == 400 && content.view.window === stage.window)
      #expect(content.presentingViewController === root)
      content.dismiss(animated: false)
      stage.pacer.advance(by: 0.5)
      #expect(root.presentedViewController == nil && content.view.window == nil)
    }
  }

  @Test func aPresentationChangesTheTraitsOfItsController() {
    run { stage, root in
      let content = UIViewController()
      let controller = content.presentationController
      controller?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
      present(stage, content, on: root)
      #expect(content.traitCollection.userInterfaceStyle == .dark)
      #expect(root.traitCollection.userInterfaceStyle == .light)
      controller?.overrideTraitCollection = nil
      #expect(content.traitCollection.userInterfaceStyle == .light)
      root.dismiss(animated: false)
      stage.pacer.advance(by: 0.5)
    }
  }

  // MARK: Alerts

  private func sheet(_ chosen: @escaping @MainActor (String) -> Void) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .actionSheet)
    for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Keep", .default), ("Cancel", .cancel)] {
      alert.addAction(UIAlertAction(title: title, style: style) { chosen($0.title ?? "") })
    }
    return alert
  }

  @Test func aClickBesideAnActionSheetCancelsIt() {
    run { stage, root in
      var chosen: [String] = []
      present(stage, sheet { chosen.append($0) }, on: root)
      stage.surface.tap(at: CGPoint(x: 200, y: 60))
      stage.pacer.advance(by: 1)
      #expect(chosen == ["Cancel"])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func anActionSheetWithASourceIsAPopoverInAWideWindow() {
    run(width: 900) { stage, root in
      var chosen: [String] = []
      let alert = sheet { chosen.append($0) }
      alert.popoverPresentationController?.sourceView = root.view
      alert.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
      present(stage, alert, on: root)
      #expect(alert.presentationController is UIPopoverPresentationController)
      #expect(alert.view.frame.width == 304)
      stage.surface.tap(at: CGPoint(x: 800, y: 600))
      stage.pacer.advance(by: 1)
      #expect(chosen == ["Cancel"])
    }
  }

  @Test func returnRunsTheFocusedButton() {
    run { stage, root in
      var chosen: [String] = []
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("Cancel") })
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in chosen.append("OK") })
      present(stage, alert, on: root)
      stage.surface.pressKey(KeyUsage.tab)
      stage.pacer.advance(by: 0.1)
      stage.surface.pressKey(KeyUsage.returnKey)
      stage.pacer.advance(by: 1)
      #expect(chosen == ["Cancel"], "it comes first")
    }
  }

  @Test func returnDestroysNothing() {
    run { stage, root in
      var chosen: [String] = []
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("Delete") })
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("Cancel") })
      present(stage, alert, on: root)
      stage.surface.pressKey(KeyUsage.returnKey)
      stage.pacer.advance(by: 1)
      #expect(chosen.isEmpty)
      #expect(root.presentedViewController === alert)
    }
  }
}
