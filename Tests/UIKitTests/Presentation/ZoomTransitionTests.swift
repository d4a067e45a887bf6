import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct ZoomTransitionTests {
  @Test func aPushedViewGrowsOutOfItsSourceAndShrinksBack() throws {
    try Stage.run(size: CGSize(width: 400, height: 800), scale: 2) { stage in
      let root = UIViewController()
      let source = UIView(frame: CGRect(x: 40, y: 200, width: 80, height: 160))
      root.view.addSubview(source)
      let navigation = UINavigationController(rootViewController: root)
      stage.window.rootViewController = navigation
      stage.pacer.advance(by: 0.5)
      let detail = UIViewController()
      var asked = 0
      detail.preferredTransition = .zoom { context in
        asked += 1
        #expect(context.zoomedViewController === detail)
        #expect(context.sourceViewController === root)
        return source
      }
      navigation.pushViewController(detail, animated: true)
      stage.pacer.advance(by: 0.05)
      let clip = try #require(detail.view.superview)
      #expect(clip.layer.masksToBounds)
      #expect(source.alpha == 0)
      let shown = try #require(clip.layer.presentation())
      #expect(shown.bounds.width < 400)
      stage.pacer.advance(by: 2)
      #expect(detail.view.superview !== clip)
      #expect(detail.view.window === stage.window)
      #expect(root.view.superview == nil)
      #expect(detail.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
      #expect(detail.view.transform.isIdentity)
      #expect(source.alpha == 1)
      navigation.popViewController(animated: true)
      stage.pacer.advance(by: 2)
      #expect(asked == 2)
      #expect(navigation.topViewController === root)
      #expect(root.view.window != nil)
      #expect(detail.view.window == nil)
    }
  }

  @Test func aPresentedViewIsFadedInOnRequest() {
    Stage.run(size: CGSize(width: 400, height: 800), scale: 2) { stage in
      let root = UIViewController()
      stage.window.rootViewController = root
      stage.pacer.advance(by: 0.1)
      let page = UIViewController()
      page.modalPresentationStyle = .fullScreen
      page.preferredTransition = .crossDissolve
      root.present(page, animated: true)
      stage.pacer.advance(by: 0.1)
      #expect(page.view.layer.presentation().map { $0.opacity < 1 } == true)
      #expect(page.view.layer.presentation()?.position == page.view.layer.position)
      stage.pacer.advance(by: 1)
      #expect(page.view.alpha == 1)
    }
  }

  @Test func aZoomWithoutASourceEndsWhereItShould() {
    Stage.run(size: CGSize(width: 400, height: 800), scale: 2) { stage in
      let root = UIViewController()
      stage.window.rootViewController = root
      stage.pacer.advance(by: 0.1)
      let page = UIViewController()
      page.modalPresentationStyle = .fullScreen
      page.preferredTransition = .zoom { _ in nil }
      root.present(page, animated: true)
      stage.pacer.advance(by: 2)
      #expect(page.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
      #expect(page.view.alpha == 1)
      root.dismiss(animated: true)
      stage.pacer.advance(by: 2)
      #expect(root.presentedViewController == nil)
      #expect(root.view.window != nil)
    }
  }
}
