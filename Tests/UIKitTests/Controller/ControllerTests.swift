import QuartzCore
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct ControllerTests {
  @Test func pageViewControllersCanBeCreatedWithoutArguments() {
    let pages = UIPageViewController()
    #expect(pages.transitionStyle == .pageCurl && pages.navigationOrientation == .horizontal)
    let page = UIViewController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    #expect(pages.viewControllers == [page])
  }

  final class Log {
    var lines: [String] = []
  }

  final class Logging: UIViewController {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("not used") }
    private func note(_ line: String) {
      log.lines.append("\(name) \(line) window \(viewIfLoaded?.window == nil ? "nil" : "set")")
    }
    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  }

  private let log = Log()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

  /// Does a frame's work at once.
  private func frame() { FrameScheduler.current.runFrame() }

  @Test("facts 15.3: the root appears before its view has a window; the rest comes after makeKeyAndVisible")
  func rootAppearance() {
    window.rootViewController = Logging("a", log)
    #expect(log.lines.isEmpty)
    window.makeKeyAndVisible()
    #expect(log.lines == ["a didLoad window nil", "a willAppear window nil"])
    frame()
    #expect(
      log.lines == [
        "a didLoad window nil", "a willAppear window nil", "a isAppearing window set", "a didAppear window set",
      ])
    log.lines = []
    window.isHidden = true
    #expect(log.lines == ["a willDisappear window set", "a didDisappear window nil"])
  }

  @Test("facts 15.3: inside a navigation controller even viewWillAppear comes later")
  func navigationRoot() {
    window.rootViewController = UINavigationController(rootViewController: Logging("a", log))
    window.makeKeyAndVisible()
    #expect(log.lines.isEmpty)
    frame()
    frame()
    #expect(
      log.lines == [
        "a didLoad window nil", "a willAppear window nil", "a isAppearing window set", "a didAppear window set",
      ])
    window.isHidden = true
  }

  @Test("facts 15.1: what popping returns")
  func popping() {
    let controllers = (0..<4).map { Logging("\($0)", log) }
    let navigation = UINavigationController()
    navigation.viewControllers = controllers
    #expect(navigation.popToViewController(controllers[1], animated: false) == [controllers[2], controllers[3]])
    #expect(navigation.viewControllers == [controllers[0], controllers[1]])
    #expect(navigation.popToViewController(controllers[1], animated: false) == nil)
    navigation.viewControllers = controllers
    #expect(navigation.popToRootViewController(animated: false) == [controllers[1], controllers[2], controllers[3]])
    #expect(navigation.popToRootViewController(animated: false) == nil)
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(controllers[0].navigationController === navigation && controllers[1].navigationController == nil)
  }

  @Test("facts 15.2: popping returns before the controller below gets any callback; then will, is and did appear")
  func popOrder() {
    let navigation = UINavigationController(rootViewController: Logging("a", log))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    frame()
    frame()
    navigation.pushViewController(Logging("b", log), animated: false)
    frame()
    frame()
    log.lines = []
    navigation.popViewController(animated: false)
    #expect(log.lines.isEmpty)
    frame()
    frame()
    #expect(
      log.lines.filter { $0.hasPrefix("a") } == [
        "a willAppear window nil", "a isAppearing window set", "a didAppear window set",
      ])
    window.isHidden = true
  }

  @Test("without animation, too, one will disappear, the other will appear, and the first has disappeared")
  func exchangeOrder() {
    let navigation = UINavigationController(rootViewController: Logging("a", log))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    frame()
    frame()
    log.lines = []
    navigation.pushViewController(Logging("b", log), animated: false)
    frame()
    frame()
    #expect(
      log.lines.filter { !$0.contains("didLoad") } == [
        "a willDisappear window set", "b willAppear window nil", "a didDisappear window nil",
        "b isAppearing window set", "b didAppear window set",
      ])
    log.lines = []
    navigation.popViewController(animated: false)
    frame()
    frame()
    #expect(
      log.lines == [
        "b willDisappear window set", "a willAppear window nil", "b didDisappear window nil",
        "a isAppearing window set", "a didAppear window set",
      ])
    window.isHidden = true
  }

  @Test("facts 15.4: defaults")
  func defaults() {
    let controller = UIViewController()
    #expect(controller.nibName == nil && !controller.definesPresentationContext && controller.toolbarItems == nil)
    let navigation = UINavigationController()
    #expect(navigation.isToolbarHidden)
    #expect(navigation.interactivePopGestureRecognizer?.isEnabled == true)
  }

  @Test func childrenAppearWithTheirParents() {
    let parent = Logging("p", log)
    let child = Logging("c", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.rootViewController = parent
    log.lines = []
    window.makeKeyAndVisible()
    #expect(log.lines == ["p willAppear window nil", "c willAppear window nil"])
    frame()
    #expect(Set(log.lines.suffix(4)).count == 4 && log.lines.contains("c didAppear window set"))
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.lines.suffix(2) == ["c willDisappear window set", "c didDisappear window nil"])
    window.isHidden = true
  }

  @Test func presentingAndDismissing() {
    let root = Logging("r", log)
    let sheet = Logging("s", log)
    window.rootViewController = root
    window.makeKeyAndVisible()
    frame()
    log.lines = []
    var done = 0
    root.present(sheet, animated: false) { done += 1 }
    #expect(root.presentedViewController === sheet && sheet.presentingViewController === root)
    frame()
    #expect(done == 1 && sheet.view.window === window && root.view.window === window)
    #expect(log.lines.contains("s didAppear window set") && !log.lines.contains { $0.hasPrefix("r") })
    root.dismiss(animated: false) { done += 1 }
    #expect(done == 2 && root.presentedViewController == nil && sheet.viewIfLoaded?.window == nil)
    sheet.modalPresentationStyle = .fullScreen
    log.lines = []
    root.present(sheet, animated: false)
    frame()
    #expect(log.lines.contains { $0.hasPrefix("r didDisappear") } && root.view.window == nil)
    sheet.dismiss(animated: false)
    #expect(root.view.window === window && log.lines.contains { $0.hasPrefix("r didAppear") })
    window.isHidden = true
  }

  @Test func observing() {
    let view = UIView()
    var seen: [CGRect] = []
    let observation = view.observe(\.bounds, options: [.new]) { _, change in
      if let new = change.newValue { seen.append(new) }
    }
    view.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    view.frame.origin.x = 9
    view.bounds.origin.y = 2
    #expect(seen == [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 0, y: 2, width: 10, height: 10)])
    observation.invalidate()
    view.bounds.origin.y = 3
    #expect(seen.count == 2)
  }

  @Test func navigationBarSafeArea() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    frame()
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 44)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 400, height: 44))
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 0)
    window.isHidden = true
  }
}
