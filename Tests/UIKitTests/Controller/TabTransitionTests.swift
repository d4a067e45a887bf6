import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct TabTransitionTests {
  /// Fades the new view in for a second.
  @MainActor private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    var ended: [Bool] = []
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let to = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { to.alpha = 1 },
        completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }

  @MainActor private final class Director: NSObject, UITabBarControllerDelegate {
    let fade = Fade()
    var interaction: UIPercentDrivenInteractiveTransition?
    var animates = true
    var requests: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      requests.append("\(fromVC.title ?? "") \(toVC.title ?? "")")
      return animates ? fade : nil
    }
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private final class Page: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
  }

  private func shown(_ body: @MainActor (Stage, UITabBarController, [Page], Director) -> Void) {
    Stage.run(size: CGSize(width: 400, height: 700), scale: 2) { stage in
      let pages = ["a", "b", "c"].map { title in
        let page = Page()
        page.title = title
        return page
      }
      let tabs = UITabBarController()
      tabs.viewControllers = pages
      let director = Director()
      tabs.delegate = director
      stage.window.rootViewController = tabs
      stage.pacer.advance(by: 0.1)
      for page in pages { page.calls = [] }
      body(stage, tabs, pages, director)
      stage.pacer.advance(by: 2)
    }
  }

  @Test func theDelegatesAnimatorReplacesOneControllerByAnother() {
    shown { stage, tabs, pages, director in
      tabs.selectedIndex = 1
      #expect(director.requests == ["a b"])
      #expect(tabs.transitionCoordinator?.viewController(forKey: .to) === pages[1])
      stage.pacer.advance(by: 0.5)
      #expect(pages[0].view.window != nil && pages[1].view.window != nil)
      #expect(abs((pages[1].view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.03)
      stage.pacer.advance(by: 1)
      #expect(pages[0].view.window == nil && pages[1].view.window != nil)
      #expect(pages[0].calls == ["willDisappear true", "didDisappear"])
      #expect(pages[1].calls == ["willAppear true", "didAppear"])
      #expect(director.fade.ended == [true])
      #expect(tabs.transitionCoordinator == nil)
    }
  }

  @Test func withoutAnAnimatorTheChangeIsImmediate() {
    shown { stage, tabs, pages, director in
      director.animates = false
      tabs.selectedViewController = pages[2]
      stage.pacer.advance(by: 0.1)
      #expect(director.requests == ["a c"])
      #expect(pages[0].view.window == nil && pages[2].view.window != nil)
    }
  }

  @Test func aCancelledTransitionRestoresTheSelection() {
    shown { stage, tabs, pages, director in
      let interaction = UIPercentDrivenInteractiveTransition()
      director.interaction = interaction
      tabs.selectedIndex = 1
      interaction.update(0.4)
      stage.pacer.advance(by: 3)
      #expect(tabs.selectedIndex == 1 && pages[0].view.window != nil)
      interaction.cancel()
      stage.pacer.advance(by: 1)
      #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === pages[0].tabBarItem)
      #expect(pages[0].view.window != nil && pages[1].view.window == nil)
      #expect(director.fade.ended == [false])
      #expect(pages[1].calls.last == "didDisappear" && pages[0].calls.last == "didAppear")
    }
  }

  @Test func aSelectionDuringATransitionIsShownAfterIt() {
    shown { stage, tabs, pages, director in
      tabs.selectedIndex = 1
      stage.pacer.advance(by: 0.5)
      tabs.selectedIndex = 2
      #expect(director.requests == ["a b"])
      stage.pacer.advance(by: 1)
      #expect(tabs.selectedIndex == 2)
      #expect(pages[2].view.window != nil && pages[1].view.window == nil && pages[0].view.window == nil)
    }
  }

  @Test func optionalMethodsHaveResultsOnlyWhereTheyAreImplemented() {
    let director: any UITabBarControllerDelegate = Director()
    let tabs = UITabBarController()
    #expect(director.tabBarController?(tabs, willBeginCustomizing: []) == nil)
    #expect(director.tabBarController?(tabs, animationControllerForTransitionFrom: tabs, to: tabs) != nil)
    #expect(director.tabBarControllerSupportedInterfaceOrientations?(tabs) == nil)
  }
}
