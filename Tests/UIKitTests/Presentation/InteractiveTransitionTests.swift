import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct InteractiveTransitionTests {
  /// An animator as apps write it: it fades the leaving view out for a second, and completes unless the transition was
  /// cancelled.
  @MainActor private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    var ended: [Bool] = []
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let container = transitionContext.containerView
      if let to = transitionContext.view(forKey: .to) { container.insertSubview(to, at: 0) }
      let view = transitionContext.view(forKey: .from) ?? transitionContext.view(forKey: .to)
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view?.alpha = 0.2 },
        completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }

  /// An animator whose animation can be interrupted.
  @MainActor private final class InterruptibleFade: NSObject, UIViewControllerAnimatedTransitioning {
    var ended: [Bool] = []
    var plainStarts = 0
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      plainStarts += 1
      interruptibleAnimator(using: transitionContext).startAnimation()
    }
    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let animator { return animator }
      let view = transitionContext.view(forKey: .from)
      let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { view?.alpha = 0.2 }
      made.addCompletion { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
      animator = made
      return made
    }
    func animationEnded(_ transitionCompleted: Bool) {
      ended.append(transitionCompleted)
      animator = nil
    }
  }

  @MainActor private final class InterruptibleDirector: NSObject, UIViewControllerTransitioningDelegate {
    let fade = InterruptibleFade()
    var interaction: UIPercentDrivenInteractiveTransition? = UIPercentDrivenInteractiveTransition()

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      fade
    }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  @MainActor
  private final class Director: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
    let fade = Fade()
    var interaction: UIPercentDrivenInteractiveTransition? = UIPercentDrivenInteractiveTransition()

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      fade
    }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? fade : nil }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private func presented(_ body: @MainActor (Stage, UIViewController, UIViewController, Director) -> Void) {
    Stage.run(size: CGSize(width: 400, height: 700), scale: 2) { stage in
      let root = UIViewController()
      stage.window.rootViewController = root
      stage.pacer.advance(by: 0.1)
      let page = UIViewController()
      let director = Director()
      page.modalPresentationStyle = .overFullScreen
      page.transitioningDelegate = director
      root.present(page, animated: false)
      stage.pacer.advance(by: 0.1)
      body(stage, root, page, director)
      stage.pacer.advance(by: 2)
    }
  }

  private func shownAlpha(_ view: UIView) -> Float? { view.layer.presentation()?.opacity }

  @Test func aDismissalFollowsTheFingerAndStaysWhereItIs() {
    presented { stage, root, page, director in
      root.dismiss(animated: true)
      director.interaction?.update(0.5)
      stage.pacer.advance(by: 0.1)
      #expect(abs((shownAlpha(page.view) ?? 0) - 0.6) < 0.02)
      stage.pacer.advance(by: 3)
      #expect(abs((shownAlpha(page.view) ?? 0) - 0.6) < 0.02, "time alone does not move it")
      #expect(root.presentedViewController === page && page.isBeingDismissed)
      director.interaction?.update(0.25)
      stage.pacer.advance(by: 0.1)
      #expect(abs((shownAlpha(page.view) ?? 0) - 0.8) < 0.02)
      #expect(page.transitionCoordinator?.percentComplete == 0.25)
      director.interaction?.finish()
      stage.pacer.advance(by: 0.5)
      #expect(root.presentedViewController === page, "three quarters of a second are left")
      stage.pacer.advance(by: 0.5)
      #expect(root.presentedViewController == nil)
      #expect(director.fade.ended == [true])
    }
  }

  @Test func aCancelledDismissalGoesBackAndLeavesAllAsItWas() {
    presented { stage, root, page, director in
      var changes = 0
      root.dismiss(animated: true)
      page.transitionCoordinator?.notifyWhenInteractionChanges { if $0.isCancelled { changes += 1 } }
      director.interaction?.update(0.5)
      stage.pacer.advance(by: 0.1)
      director.interaction?.cancel()
      #expect(changes == 1)
      stage.pacer.advance(by: 1)
      #expect(root.presentedViewController === page)
      #expect(!page.isBeingDismissed && page.view.window != nil)
      #expect(page.view.alpha == 1)
      #expect(director.fade.ended == [false])
      // After that it can be dismissed again.
      director.interaction = nil
      root.dismiss(animated: true)
      stage.pacer.advance(by: 2)
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func anInterruptibleAnimatorFollowsTheFingerAndRunsBothWays() {
    presented { stage, root, page, _ in
      let director = InterruptibleDirector()
      page.transitioningDelegate = director
      root.dismiss(animated: true)
      #expect(director.fade.plainStarts == 0)
      director.interaction?.update(0.5)
      stage.pacer.advance(by: 0.1)
      #expect(abs((shownAlpha(page.view) ?? 0) - 0.6) < 0.02)
      stage.pacer.advance(by: 3)
      #expect(abs((shownAlpha(page.view) ?? 0) - 0.6) < 0.02, "time alone does not move it")
      director.interaction?.cancel()
      stage.pacer.advance(by: 1)
      #expect(director.fade.ended == [false])
      #expect(root.presentedViewController === page && page.view.alpha == 1)

      root.dismiss(animated: true)
      director.interaction?.update(0.25)
      stage.pacer.advance(by: 0.1)
      director.interaction?.finish()
      stage.pacer.advance(by: 0.5)
      #expect(root.presentedViewController === page, "three quarters of a second are left")
      stage.pacer.advance(by: 0.5)
      #expect(root.presentedViewController == nil)
      #expect(director.fade.ended == [false, true])
      #expect(director.fade.plainStarts == 0)
    }
  }

  @Test func withoutAnInteractionAnInterruptibleAnimatorIsStartedByTheTransition() {
    presented { stage, root, page, _ in
      let director = InterruptibleDirector()
      director.interaction = nil
      page.transitioningDelegate = director
      root.dismiss(animated: true)
      stage.pacer.advance(by: 1.5)
      #expect(director.fade.plainStarts == 1)
      #expect(root.presentedViewController == nil)
      #expect(director.fade.ended == [true])
    }
  }

  @Test func aCancelledPopKeepsTheStack() {
    Stage.run(size: CGSize(width: 400, height: 700), scale: 2) { stage in
      let (first, second) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: first)
      let director = Director()
      navigation.delegate = director
      stage.window.rootViewController = navigation
      stage.pacer.advance(by: 0.2)
      navigation.pushViewController(second, animated: false)
      stage.pacer.advance(by: 0.2)
      navigation.popViewController(animated: true)
      stage.pacer.advance(by: 0.1)
      director.interaction?.update(0.4)
      stage.pacer.advance(by: 0.1)
      director.interaction?.cancel()
      stage.pacer.advance(by: 2)
      #expect(navigation.viewControllers == [first, second])
      #expect(second.view.window != nil && first.view.window == nil)
      #expect(second.parent === navigation)
      director.interaction = nil
      navigation.popViewController(animated: true)
      stage.pacer.advance(by: 2)
      #expect(navigation.viewControllers == [first])
      #expect(first.view.window != nil && second.view.window == nil)
    }
  }
}
