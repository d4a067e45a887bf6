import Foundation
import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct SegueTests {
  private typealias Documents = InterfaceDocuments

  private static let segues =
    InterfaceDocuments.scene(
      """
      <navigationController id="n"><connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
      """)
    + InterfaceDocuments.plain(
      """
      <button id="b"><connections><segue destination="d" kind="show" identifier="Detail" id="s1"/></connections></button>
      <containerView id="c"><rect key="frame" x="0" y="0" width="50" height="60"/>
      <connections><segue destination="e" kind="embed" identifier="Embed" id="s2"/></connections></containerView>
      """,
      connections: """
        <outlet property="button" destination="b" id="o"/><segue destination="d" kind="presentation" identifier="Modal" id="s3"/>
        """)
    + InterfaceDocuments.scene(
      """
      <viewController id="d" customClass="DetailController" customModule="UIKitTests"><view key="view" id="dv"/>
      <connections><segue destination="x" kind="unwind" identifier="Back" unwindAction="unwindToList:" id="s4"/></connections></viewController>
      <exit id="x" userLabel="Exit"/>
      """) + InterfaceDocuments.scene(#"<viewController id="e"><view key="view" id="ev"/></viewController>"#)

  /// Shows the storyboard's navigation controller in a window, and runs `body` with it and its list.
  private func show(
    _ body: (UINavigationController, ListController, VirtualClockPacer) throws -> Void
  ) throws {
    let before = WindowServerRegistry.current
    WindowServerRegistry.current = HeadlessServer(screenSize: CGSize(width: 400, height: 800), screenScale: 1)
    defer { WindowServerRegistry.current = before }
    try VirtualClockPacer.run { pacer in
      let storyboard = try Documents.storyboard(Self.segues, initial: "n")
      let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
      let list = try #require(navigation.topViewController as? ListController)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      pacer.advance(by: 0.1)
      try body(navigation, list, pacer)
    }
  }

  @Test func embedsBeforeViewDidLoad() throws {
    try show { _, list, _ in
      #expect(list.log.suffix(2) == ["prepare Embed UIViewController", "load -"])
      #expect(list.children.count == 1 && list.children.first?.view.frame.size == CGSize(width: 50, height: 60))
    }
  }

  @Test func showsAndUnwinds() throws {
    try show { navigation, list, pacer in
      list.allowsSegues = false
      list.button.sendActions(for: .touchUpInside)
      #expect(navigation.topViewController === list)
      list.allowsSegues = true
      list.button.sendActions(for: .touchUpInside)
      #expect(list.log.last == "prepare Detail DetailController")
      #expect(navigation.topViewController is DetailController)
      pacer.advance(by: 1)
      navigation.topViewController?.performSegue(withIdentifier: "Back", sender: nil)
      #expect(list.log.last == "back Back")
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test(arguments: [true, false]) func presentsWhileAnUnwindIsUnderWay(isAnimated: Bool) throws {
    try show { navigation, list, pacer in
      list.performSegue(withIdentifier: "Detail", sender: nil)
      pacer.advance(by: 1)
      let unwind = { navigation.topViewController?.performSegue(withIdentifier: "Back", sender: nil) }
      if isAnimated { unwind() } else { UIView.performWithoutAnimation { unwind() } }
      list.performSegue(withIdentifier: "Modal", sender: nil)
      let modal = try #require(list.presentedViewController as? DetailController)
      pacer.advance(by: 1)
      #expect(modal.view.window != nil && !modal.isBeingPresented)
      #expect(navigation.topViewController === list)
      modal.performSegue(withIdentifier: "Back", sender: nil)
      pacer.advance(by: 1)
      #expect(list.presentedViewController == nil && list.log.last == "back Back")
      #expect(list.view.window != nil)
    }
  }

  @Test func outsideAWindowNothingIsPresented() throws {
    let storyboard = try Documents.storyboard(Self.segues, initial: "n")
    let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    let list = try #require(navigation.topViewController as? ListController)
    list.loadViewIfNeeded()
    list.performSegue(withIdentifier: "Modal", sender: nil)
    #expect(list.presentedViewController == nil)
  }

  @Test func circlesEndWithAWarning() throws {
    let warnings = try Documents.warnings {
      let round = try Documents.storyboard(
        Documents.scene(
          """
          <navigationController id="n"><connections><segue destination="n" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
          """), initial: "n")
      _ = round.instantiateInitialViewController()
      let nested = try Documents.storyboard(
        Documents.plain(
          """
          <containerView id="c"><connections><segue destination="a" kind="embed" id="s"/></connections></containerView>
          """))
      nested.instantiateInitialViewController()?.loadViewIfNeeded()
    }
    #expect(warnings.count == 2)
    #expect(warnings.first?.hasSuffix("the relationship refers to its own source") == true)
    #expect(warnings.last?.hasSuffix("the embed segue leads to a scene that it is embedded in") == true)
  }
}
