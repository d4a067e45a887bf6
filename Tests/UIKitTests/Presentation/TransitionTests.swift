import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct TransitionTests {
  /// An animator that fades the new view in over the old one.
  @MainActor private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    var log: [String] = []
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.2
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let from = transitionContext.viewController(forKey: .from)?.title ?? ""
      let to = transitionContext.viewController(forKey: .to)?.title ?? ""
      log.append("\(from) to \(to)")
      if let view = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to)
      {
        view.frame = transitionContext.finalFrame(for: controller)
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.2, animations: { view.alpha = 1 }) { _ in
          transitionContext.completeTransition(true)
        }
      } else {
        UIView.animate(
          withDuration: 0.2, animations: { transitionContext.view(forKey: .from)?.alpha = 0 },
          completion: { _ in transitionContext.completeTransition(true) })
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { log.append("ended") }
  }

  /// A presentation as apps write it: a card at the bottom over a dimming view.
  @MainActor private final class CardPresentation: UIPresentationController {
    let veil = UIView()
    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return CGRect(x: 0, y: bounds.height - 200, width: bounds.width, height: 200)
    }
    override func presentationTransitionWillBegin() {
      guard let containerView else { return }
      veil.frame = containerView.bounds
      veil.alpha = 0
      containerView.insertSubview(veil, at: 0)
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.veil.alpha = 0.5 })
    }
    override func dismissalTransitionWillBegin() {
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.veil.alpha = 0 })
    }
  }

  @MainActor
  private final class Director: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
    let fade = Fade()
    var presentation: CardPresentation?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      let made = CardPresentation(presentedViewController: presented, presenting: presenting)
      presentation = made
      return made
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      fade
    }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .push ? fade : nil }
  }

  /// A controller that records the calls about its appearance and the animations alongside its transition.
  @MainActor private final class Logged: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("will appear")
      transitionCoordinator?.animate(
        alongsideTransition: { _ in self.log.append("alongside") }, completion: { _ in self.log.append("completed") })
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("did appear")
    }
  }

  private func run(_ body: @MainActor (Stage, UIViewController) -> Void) {
    Stage.run(size: CGSize(width: 400, height: 700), scale: 2) { stage in
      let root = UIViewController()
      root.title = "root"
      stage.window.rootViewController = root
      stage.pacer.advance(by: 0.1)
      body(stage, root)
      stage.pacer.advance(by: 1)
    }
  }

  @Test func aCustomPresentationPlacesVeilsAndAnimates() {
    run { stage, root in
      let director = Director()
      let card = UIViewController()
      card.title = "card"
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = director
      root.present(card, animated: true)
      stage.pacer.advance(by: 1)
      #expect(card.view.frame == CGRect(x: 0, y: 500, width: 400, height: 200))
      #expect(director.presentation?.veil.alpha == 0.5)
      #expect(card.view.alpha == 1)
      root.dismiss(animated: true)
      stage.pacer.advance(by: 1)
      #expect(root.presentedViewController == nil)
      #expect(director.presentation?.veil.alpha == 0)
      #expect(director.fade.log == ["root to card", "ended", "card to root", "ended"])
    }
  }

  @Test func othersRunAlongWithAPush() {
    run { stage, root in
      let navigation = UINavigationController(rootViewController: UIViewController())
      stage.window.rootViewController = navigation
      stage.pacer.advance(by: 0.2)
      let next = Logged()
      navigation.pushViewController(next, animated: true)
      stage.pacer.advance(by: 1)
      #expect(next.log.prefix(2) == ["will appear", "alongside"])
      #expect(Set(next.log.dropFirst(2)) == ["completed", "did appear"])
      #expect(next.transitionCoordinator == nil)
    }
  }

  @Test func aNavigationDelegateAnimatesPushes() {
    run { stage, root in
      let director = Director()
      let first = UIViewController()
      first.title = "first"
      let navigation = UINavigationController(rootViewController: first)
      navigation.delegate = director
      stage.window.rootViewController = navigation
      stage.pacer.advance(by: 0.2)
      let next = UIViewController()
      next.title = "next"
      navigation.pushViewController(next, animated: true)
      stage.pacer.advance(by: 1)
      #expect(director.fade.log == ["first to next", "ended"])
      #expect(next.view.window != nil)
      #expect(first.view.window == nil)
      navigation.popViewController(animated: true)
      stage.pacer.advance(by: 1)
      #expect(director.fade.log.count == 2, "the usual slide goes back")
      #expect(first.view.window != nil)
    }
  }
}
