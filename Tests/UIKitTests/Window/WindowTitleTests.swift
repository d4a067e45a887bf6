import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct WindowTitleTests {
  private func show(_ root: UIViewController, _ body: (UIWindow, () -> String?) throws -> Void) throws {
    let before = WindowServerRegistry.current
    let server = HeadlessServer(screenSize: CGSize(width: 400, height: 300), screenScale: 1)
    WindowServerRegistry.current = server
    defer { WindowServerRegistry.current = before }
    try VirtualClockPacer.run { pacer in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      window.rootViewController = root
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      try body(window) {
        pacer.advance(by: 1)
        return server.visibleSurfaces.first?.title
      }
    }
  }

  @Test func theTitleIsTheControllersThatIsShown() throws {
    let first = UIViewController()
    let second = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    try show(navigation) { _, title in
      #expect(title() == ProcessInfo.processInfo.processName)
      first.title = "Albums"
      #expect(title() == "Albums")
      first.navigationItem.title = "In the bar"
      #expect(title() == "Albums")
      second.navigationItem.title = "Details"
      navigation.pushViewController(second, animated: true)
      #expect(title() == "Details")
      navigation.popViewController(animated: false)
      #expect(title() == "Albums")
      navigation.title = "Own"
      #expect(title() == "Own")
    }
  }

  @Test func aScenesTitleComesFirst() throws {
    let root = UIViewController()
    root.title = "Root"
    try show(root) { window, title in
      #expect(title() == "Root")
      let session = UISceneSession(role: .windowApplication)
      let scene = UIWindowScene(session: session, connectionOptions: .init())
      window.windowScene = scene
      scene.title = "Scene"
      window.setNeedsLayout()
      #expect(title() == "Scene")
      scene.title = ""
      window.setNeedsLayout()
      #expect(title() == "Root")
    }
  }
}
