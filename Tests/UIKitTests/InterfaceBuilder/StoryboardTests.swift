import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct StoryboardTests {
  private typealias Documents = InterfaceDocuments

  @Test func decodesThenWakesThenLoads() throws {
    let storyboard = try Documents.storyboard(
      Documents.plain(
        #"<label text="Hi" id="l"><rect key="frame" x="1" y="2" width="3" height="4"/></label>"#,
        connections: #"<outlet property="titleLabel" destination="l" id="o"/>"#))
    let controller = try #require(storyboard.instantiateInitialViewController() as? ListController)
    #expect(controller.log == ["init List", "awake"])
    #expect(!controller.isViewLoaded && controller.titleLabel == nil)
    controller.loadViewIfNeeded()
    #expect(controller.log == ["init List", "awake", "load Hi"])
    #expect(controller.titleLabel.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(controller.storyboard === storyboard)
    #expect(controller.view.frame.size == CGSize(width: 400, height: 800))
  }

  @Test func makesScenesByIdentifierAndByCreator() throws {
    let storyboard = try Documents.storyboard(Documents.plain(""))
    #expect(storyboard.instantiateViewController(withIdentifier: "List") is ListController)
    var calls = 0
    let made: ListController = storyboard.instantiateViewController(identifier: "List") { coder in
      calls += 1
      return ListController(coder: coder)
    }
    #expect(calls == 1 && made.title == "List")
    #expect(storyboard.instantiateViewController(withIdentifier: "List") !== made)
  }

  @Test func connectsOutletsCollectionsAndActions() throws {
    let storyboard = try Documents.storyboard(
      Documents.plain(
        """
        <label text="1" id="l1"/><label text="2" id="l2"/>
        <button buttonType="system" id="b"><state key="normal" title="Go"><color key="titleColor" white="1" alpha="1" colorSpace="calibratedWhite"/></state>
        <connections><action selector="tap:" destination="a" eventType="touchUpInside" id="x"/><action selector="refresh" destination="a" eventType="touchUpInside" id="y"/></connections></button>
        """,
        connections: """
          <outlet property="button" destination="b" id="o1"/><outlet property="weakLabel" destination="l1" id="o2"/>
          <outletCollection property="labels" destination="l1" id="o3"/><outletCollection property="labels" destination="l2" id="o4"/>
          """))
    let warnings = try Documents.warnings {
      let controller = try #require(storyboard.instantiateInitialViewController() as? ListController)
      controller.loadViewIfNeeded()
      #expect(controller.labels.map(\.text) == ["1", "2"])
      #expect(controller.weakLabel?.text == "1")
      #expect(controller.observed == ["1"])
      #expect(controller.button.title(for: .normal) == "Go")
      #expect(controller.button.titleColor(for: .normal) == UIColor(white: 1, alpha: 1))
      controller.button.sendActions(for: .touchUpInside)
      #expect(controller.log.suffix(2) == ["tap Go", "refresh"])
    }
    #expect(warnings == [])
  }

  @Test func appliesTheAttributesOfTheInspectors() throws {
    let storyboard = try Documents.storyboard(
      Documents.plain(
        """
        <label opaque="NO" userInteractionEnabled="NO" contentMode="bottomLeft" alpha="0.5" hidden="YES" tag="7" textAlignment="right" lineBreakMode="headTruncation" numberOfLines="3" adjustsFontSizeToFit="YES" minimumScaleFactor="0.5" id="l">
        <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/>
        <string key="text">two
        lines</string>
        <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="21"/>
        <color key="textColor" red="1" green="0.5" blue="0.25" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <color key="backgroundColor" systemColor="systemTealColor"/>
        <color key="highlightedColor" name="Brand"/>
        <accessibility key="accessibilityConfiguration" label="Spoken"/>
        </label>
        """, connections: #"<outlet property="titleLabel" destination="l" id="o"/>"#),
      resources:
        #"<namedColor name="Brand"><color red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>"#
    )
    let controller = try #require(storyboard.instantiateInitialViewController() as? ListController)
    controller.loadViewIfNeeded()
    let label = try #require(controller.titleLabel)
    #expect(label.text?.hasPrefix("two\n") == true)
    #expect(!label.isOpaque && !label.isUserInteractionEnabled && label.isHidden)
    #expect(label.contentMode == .bottomLeft && label.alpha == 0.5 && label.tag == 7)
    #expect(label.textAlignment == .right && label.lineBreakMode == .byTruncatingHead && label.numberOfLines == 3)
    #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
    #expect(label.font == .systemFont(ofSize: 21, weight: .semibold))
    #expect(label.textColor == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1))
    #expect(label.backgroundColor == .systemTeal)
    #expect(label.highlightedTextColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(label.autoresizingMask == [.flexibleLeftMargin, .flexibleBottomMargin])
    #expect(label.accessibilityLabel == "Spoken")
  }

  @Test func installsConstraintsAndStacks() throws {
    let storyboard = try Documents.storyboard(
      Documents.plain(
        """
        <stackView axis="vertical" distribution="fillEqually" alignment="fill" spacing="10" translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <subviews><view id="s1" translatesAutoresizingMaskIntoConstraints="NO"/><view id="s2" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
        <constraints><constraint firstAttribute="width" secondItem="s" secondAttribute="height" multiplier="2:1" id="c4"/>
        <constraint firstAttribute="height" constant="110" id="c3"/></constraints></stackView>
        """,
        after: """
          <viewLayoutGuide key="safeArea" id="safe"/><constraints>
          <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="c1"/>
          <constraint firstItem="s" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="30" id="c2"/>
          </constraints>
          """))
    let controller = try #require(storyboard.instantiateInitialViewController())
    let view = try #require(controller.view)
    view.layoutIfNeeded()
    let stack = try #require(view.subviews.first as? UIStackView)
    #expect(stack.axis == .vertical && stack.distribution == .fillEqually && stack.spacing == 10)
    #expect(stack.frame == CGRect(x: 20, y: 30, width: 220, height: 110))
    #expect(stack.arrangedSubviews.map(\.frame.height) == [50, 50])
  }

  @Test func propertiesAreThereWhenInitReturnsAndRuntimeAttributesToo() throws {
    let nib = try Documents.nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v" customClass="RatedView" customModule="UIKitTests"><rect key="frame" x="0" y="0" width="70" height="8"/>
      <color key="backgroundColor" systemColor="systemBlueColor"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="stars"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="title" value="T"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="on" value="YES"/>
      <userDefinedRuntimeAttribute type="size" keyPath="gap"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="6"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """)
    let view = try #require(nib.instantiate(withOwner: nil).first as? RatedView)
    #expect(view.log == ["init 70", "awake"])
    #expect(view.backgroundColor == .red)
    #expect(view.values["stars"] as? Int == 4 && view.values["title"] as? String == "T")
    #expect(view.values["on"] as? Bool == true && view.values["gap"] as? CGSize == CGSize(width: 1, height: 2))
  }

  @Test func buildsNavigationAndBarItems() throws {
    let storyboard = try Documents.storyboard(
      Documents.scene(
        """
        <navigationController id="n"><navigationBar key="navigationBar" largeTitles="YES" id="nb"/>
        <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
        """)
        + Documents.scene(
          """
          <viewController id="a" customClass="ListController" customModule="UIKitTests">
          <view key="view" id="v"/>
          <navigationItem key="navigationItem" title="Root" id="i">
          <barButtonItem key="rightBarButtonItem" systemItem="add" id="bi"/>
          <barButtonItem key="leftBarButtonItem" title="Left" id="bl"/></navigationItem>
          </viewController>
          """), initial: "n")
    let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    #expect(navigation.navigationBar.prefersLargeTitles)
    let root = try #require(navigation.topViewController as? ListController)
    #expect(root.navigationItem.title == "Root")
    #expect(root.navigationItem.leftBarButtonItem?.title == "Left" && root.navigationItem.rightBarButtonItem != nil)
  }

  @Test func buildsTabs() throws {
    let storyboard = try Documents.storyboard(
      Documents.scene(
        """
        <tabBarController id="t"><tabBar key="tabBar" id="tb"/><connections>
        <segue destination="a" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="b" kind="relationship" relationship="viewControllers" id="r2"/></connections></tabBarController>
        """)
        + Documents.scene(
          #"<viewController id="a"><view key="view" id="va"/><tabBarItem key="tabBarItem" title="One" id="ia"/></viewController>"#
        )
        + Documents.scene(
          #"<viewController id="b"><view key="view" id="vb"/><tabBarItem key="tabBarItem" systemItem="search" badgeValue="3" id="ib"/></viewController>"#
        ), initial: "t")
    let warnings = try Documents.warnings {
      let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
      #expect(tabs.viewControllers?.count == 2 && tabs.selectedIndex == 0)
      #expect(tabs.viewControllers?.first?.tabBarItem.title == "One")
      #expect(tabs.viewControllers?.last?.tabBarItem.badgeValue == "3")
    }
    #expect(warnings == [])
  }
}
