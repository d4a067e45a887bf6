import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct InteractivePopTests {
  @MainActor private final class Scene {
    let stage: Stage
    let log = ControllerTests.Log()
    let navigation: UINavigationController
    let first: ControllerTests.Logging
    let second: ControllerTests.Logging

    init(_ stage: Stage) {
      self.stage = stage
      first = ControllerTests.Logging("a", log)
      second = ControllerTests.Logging("b", log)
      navigation = UINavigationController(rootViewController: first)
      stage.window.rootViewController = navigation
      stage.pacer.advance(by: 0.2)
      navigation.pushViewController(second, animated: false)
      stage.pacer.advance(by: 0.2)
      log.lines = []
    }

    /// Drags from the left edge, 10 points at a time. The first 10 points do not count.
    func drag(_ count: Int, interval: TimeInterval = 0.1) {
      stage.swipe(from: CGPoint(x: 5, y: 300), step: CGVector(dx: 10, dy: 0), count: count, interval: interval)
    }

    func lift() {
      stage.surface.pointerUp()
      stage.pacer.advance(by: 2)
    }

    func shownX(_ controller: UIViewController) -> CGFloat {
      controller.view.layer.presentation()?.frame.minX ?? controller.view.frame.minX
    }

    var calls: [String] { log.lines.map { $0.components(separatedBy: " window")[0] } }
  }

  private func run(_ body: @MainActor (Scene) -> Void) {
    Stage.run(size: CGSize(width: 400, height: 700), scale: 2) { body(Scene($0)) }
  }

  @Test func theRecogniserIsThatOfTheLeftEdgeOfTheControllersView() {
    run { scene in
      let gesture = scene.navigation.interactivePopGestureRecognizer
      #expect(gesture?.view === scene.navigation.view)
      #expect((gesture as? UIScreenEdgePanGestureRecognizer)?.edges == .left)
      #expect(gesture?.delegate != nil)
    }
  }

  @Test func aPopFollowsTheFinger() {
    run { scene in
      scene.drag(21)
      scene.stage.pacer.advance(by: 0.1)
      #expect(abs(scene.shownX(scene.second) - 200) < 2)
      #expect(abs(scene.shownX(scene.first) + 60) < 2)
      scene.stage.pacer.advance(by: 2)
      #expect(abs(scene.shownX(scene.second) - 200) < 2, "time alone does not move it")
      let coordinator = scene.navigation.transitionCoordinator
      #expect(coordinator?.isInteractive == true && coordinator?.initiallyInteractive == true)
      #expect(abs((coordinator?.percentComplete ?? 0) - 0.5) < 0.01)
      #expect(scene.second.isMovingFromParent)
      scene.lift()
    }
  }

  @Test func pastTheMiddleItFinishes() {
    run { scene in
      var changes: [Bool] = []
      scene.drag(26)
      scene.navigation.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
      scene.lift()
      #expect(changes == [false])
      #expect(scene.navigation.viewControllers == [scene.first])
      #expect(scene.first.view.window != nil && scene.second.view.window == nil && scene.second.parent == nil)
      #expect(scene.first.view.frame.minX == 0)
      #expect(
        scene.calls == ["b willDisappear", "a willAppear", "a isAppearing", "b didDisappear", "a didAppear"])
      #expect(scene.navigation.view.layer.speed == 1 && scene.navigation.view.layer.timeOffset == 0)
    }
  }

  @Test func beforeTheMiddleItIsCancelled() {
    run { scene in
      var changes: [Bool] = []
      var completed: [Bool] = []
      scene.drag(12)
      let coordinator = scene.navigation.transitionCoordinator
      coordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
      coordinator?.animate(alongsideTransition: nil) { completed.append($0.isCancelled) }
      scene.lift()
      #expect(changes == [true] && completed == [true])
      #expect(scene.navigation.viewControllers == [scene.first, scene.second])
      #expect(scene.navigation.navigationBar.items == [scene.first.navigationItem, scene.second.navigationItem])
      #expect(scene.second.view.window != nil && scene.first.view.window == nil)
      #expect(scene.second.view.frame.minX == 0 && scene.second.parent === scene.navigation)
      #expect(
        scene.calls == [
          "b willDisappear", "a willAppear", "a isAppearing", "a willDisappear", "a didDisappear", "b willAppear",
          "b isAppearing", "b didAppear",
        ])
      #expect(scene.navigation.view.layer.speed == 1 && scene.navigation.view.layer.timeOffset == 0)
      // It can be popped after that.
      scene.drag(30)
      scene.lift()
      #expect(scene.navigation.viewControllers == [scene.first])
    }
  }

  @Test func aShortFastDragFinishesAndAFastDragBackCancels() {
    run { scene in
      scene.drag(8, interval: 0.008)
      scene.lift()
      #expect(scene.navigation.viewControllers == [scene.first])
    }
    run { scene in
      scene.drag(30)
      for x in stride(from: 295, through: 235, by: -10) {
        scene.stage.pacer.advance(by: 0.008)
        scene.stage.surface.pointerMove(to: CGPoint(x: CGFloat(x), y: 300))
      }
      scene.lift()
      #expect(scene.navigation.viewControllers == [scene.first, scene.second])
    }
  }

  @Test func aDragThatEndsBeforeTheNextFrameStillPops() {
    run { scene in
      scene.stage.surface.pointerDown(at: CGPoint(x: 5, y: 300), kind: .touch)
      scene.stage.pacer.advance(by: 0.01)
      scene.stage.surface.pointerMove(to: CGPoint(x: 60, y: 300))
      scene.lift()
      #expect(scene.navigation.viewControllers == [scene.first])
      #expect(scene.first.view.window != nil && scene.navigation.transitionCoordinator == nil)
    }
  }

  @Test func draggingToTheEndDoesNotEndThePopBeforeTheFingerLifts() {
    run { scene in
      scene.drag(41)
      scene.stage.pacer.advance(by: 1)
      #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
      scene.lift()
      #expect(scene.navigation.viewControllers == [scene.first])
      #expect(scene.navigation.view.layer.speed == 1)
    }
  }

  @Test func itStartsOnlyAtTheEdgeAndOnlyWhileThereIsABackButton() {
    func pops(_ prepare: @MainActor (Scene) -> Void) -> Bool {
      var popped = false
      run { scene in
        prepare(scene)
        scene.stage.pacer.advance(by: 0.1)
        scene.drag(30)
        scene.lift()
        popped = scene.navigation.viewControllers == [scene.first]
      }
      return popped
    }
    #expect(pops { _ in })
    #expect(!pops { $0.second.navigationItem.hidesBackButton = true })
    #expect(!pops { $0.second.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .done) })
    #expect(
      pops {
        $0.second.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .done)
        $0.second.navigationItem.leftItemsSupplementBackButton = true
      })
    #expect(!pops { $0.navigation.isNavigationBarHidden = true })
    #expect(!pops { $0.navigation.interactivePopGestureRecognizer?.isEnabled = false })
    // Another delegate decides alone, and none refuses nothing.
    #expect(
      pops {
        $0.second.navigationItem.hidesBackButton = true
        $0.navigation.interactivePopGestureRecognizer?.delegate = nil
      })
    run { scene in
      scene.stage.swipe(from: CGPoint(x: 60, y: 300), step: CGVector(dx: 10, dy: 0), count: 30, interval: 0.1)
      scene.lift()
      #expect(scene.navigation.viewControllers == [scene.first, scene.second])
      scene.navigation.popViewController(animated: false)
      scene.stage.pacer.advance(by: 0.1)
      scene.navigation.interactivePopGestureRecognizer?.delegate = nil
      scene.drag(30)
      scene.lift()
      #expect(scene.navigation.viewControllers == [scene.first])
    }
  }

  @Test func fromRightToLeftItStartsAtTheRightEdge() {
    run { scene in
      scene.navigation.view.semanticContentAttribute = .forceRightToLeft
      scene.navigation.view.setNeedsLayout()
      scene.stage.pacer.advance(by: 0.1)
      let gesture = scene.navigation.interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer
      #expect(gesture?.edges == .right)
      scene.stage.swipe(from: CGPoint(x: 395, y: 300), step: CGVector(dx: -10, dy: 0), count: 21, interval: 0.1)
      scene.stage.pacer.advance(by: 0.1)
      #expect(abs(scene.shownX(scene.second) + 200) < 2)
      scene.stage.surface.pointerMove(to: CGPoint(x: 100, y: 300))
      scene.lift()
      #expect(scene.navigation.viewControllers == [scene.first])
    }
  }

  @Test func thePopTakesADragFromTheEdgeBeforeAScrollViewDoes() {
    run { scene in
      let scrollView = UIScrollView(frame: scene.second.view.bounds)
      scrollView.contentSize = CGSize(width: 3000, height: 3000)
      scrollView.contentInsetAdjustmentBehavior = .never
      scene.second.view.addSubview(scrollView)
      scrollView.contentOffset = CGPoint(x: 500, y: 500)
      scene.stage.pacer.advance(by: 0.1)
      // A vertical drag from the edge scrolls.
      scene.stage.swipe(from: CGPoint(x: 5, y: 300), step: CGVector(dx: 0, dy: -10), count: 10, interval: 0.1)
      scene.lift()
      #expect(scrollView.contentOffset.y > 550)
      #expect(scene.navigation.viewControllers == [scene.first, scene.second])
      scene.stage.pacer.advance(by: 5)
      let offset = scrollView.contentOffset
      scene.drag(30)
      #expect(scrollView.contentOffset == offset)
      scene.lift()
      #expect(scene.navigation.viewControllers == [scene.first])
    }
  }

  @MainActor
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
    UINavigationControllerDelegate
  {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.1
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      if let to = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(to) }
      transitionContext.completeTransition(true)
    }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  @Test func anAnimatorWithoutInteractionDisablesIt() {
    run { scene in
      let animator = Animator()
      scene.navigation.delegate = animator
      scene.drag(30)
      scene.lift()
      #expect(scene.navigation.viewControllers == [scene.first, scene.second])
      scene.navigation.delegate = nil
      scene.drag(30)
      scene.lift()
      #expect(scene.navigation.viewControllers == [scene.first])
    }
  }

  @MainActor private final class Moves: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("appears \(isMovingToParent)") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("disappears \(isMovingFromParent)") }
  }

  @Test(arguments: [false, true])
  func appearanceCallsCanTellPushesFromPops(animated: Bool) {
    Stage.run(size: CGSize(width: 400, height: 700), scale: 2) { stage in
      let (first, second) = (Moves(), Moves())
      let navigation = UINavigationController(rootViewController: first)
      stage.window.rootViewController = navigation
      stage.pacer.advance(by: 1)
      first.calls = []
      navigation.pushViewController(second, animated: animated)
      stage.pacer.advance(by: 1)
      navigation.popViewController(animated: animated)
      stage.pacer.advance(by: 1)
      #expect(first.calls == ["disappears false", "appears false"])
      #expect(second.calls == ["appears true", "disappears true"])
      #expect(!second.isMovingFromParent && !second.isMovingToParent)
    }
  }

  @Test func aPushDuringACancelledPopStaysOnTop() {
    run { scene in
      let third = UIViewController()
      scene.drag(12)
      scene.navigation.pushViewController(third, animated: false)
      scene.lift()
      #expect(scene.navigation.viewControllers == [scene.first, scene.second, third])
      #expect(third.view.window != nil && scene.second.view.window == nil)
    }
  }
}
