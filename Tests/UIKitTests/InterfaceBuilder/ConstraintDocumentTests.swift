import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Constraints, guides and size-class variations in documents.
@MainActor @Suite struct ConstraintDocumentTests {
  private typealias Documents = InterfaceDocuments

  /// Lays out a controller's view of 400 × 800 points with one subview `s`.
  private func lay(_ constraints: String, guides: String = "", inside: String = "") throws -> (UIView, [String]) {
    var view: UIView?
    let warnings = try Documents.warnings {
      let storyboard = try Documents.storyboard(
        Documents.scene(
          """
          <viewController id="a"><layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
          <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
          <view key="view" id="v"><rect key="frame" x="0" y="0" width="400" height="800"/>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="s"/>\(inside)</subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>\(guides)<constraints>\(constraints)</constraints></view></viewController>
          """))
      let controller = storyboard.instantiateInitialViewController()
      controller?.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 10)
      view = controller?.view
      view?.layoutIfNeeded()
    }
    return (try #require(view), warnings)
  }

  @Test func relationsPrioritiesMultipliersAndMargins() throws {
    let (view, warnings) = try lay(
      """
      <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" constant="4" id="1"/>
      <constraint firstItem="s" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" multiplier="0.5" id="2"/>
      <constraint firstItem="s" firstAttribute="width" secondItem="s" secondAttribute="height" multiplier="3:2" id="3"/>
      <constraint firstItem="s" firstAttribute="width" constant="500" priority="700" id="4"/>
      <constraint firstItem="s" firstAttribute="width" relation="lessThanOrEqual" constant="150" identifier="limit" id="5"/>
      <constraint firstItem="s" firstAttribute="width" relation="greaterThanOrEqual" constant="30" id="6"/>
      <constraint firstItem="s" firstAttribute="height" constant="7" placeholder="YES" id="7"/>
      """)
    #expect(warnings == [])
    let margin = view.layoutMargins.left
    #expect(view.subviews[0].frame == CGRect(x: margin + 4, y: 150, width: 150, height: 100))
    #expect(
      view.subviews[0].constraints.contains { $0.identifier == "limit" }
        || view.constraints.contains { $0.identifier == "limit" })
  }

  @Test func safeAreaAndTheGuidesBeforeIt() throws {
    for (top, topSide, bottom, bottomSide) in [("safe", "top", "safe", "bottom"), ("top", "bottom", "bottom", "top")] {
      let (view, warnings) = try lay(
        """
        <constraint firstItem="s" firstAttribute="top" secondItem="\(top)" secondAttribute="\(topSide)" id="1"/>
        <constraint firstItem="\(bottom)" firstAttribute="\(bottomSide)" secondItem="s" secondAttribute="bottom" constant="5" id="2"/>
        <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="3"/>
        <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="4"/>
        """)
      #expect(warnings == [])
      #expect(view.subviews[0].frame == CGRect(x: 0, y: 50, width: 400, height: 800 - 50 - 30 - 5))
    }
  }

  @Test func scrollViewsGuides() throws {
    let nib = try Documents.nib(
      """
      <scrollView id="s"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="c"/></subviews><constraints>
      <constraint firstItem="c" firstAttribute="top" secondItem="g" secondAttribute="top" id="1"/>
      <constraint firstItem="c" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="2"/>
      <constraint firstItem="c" firstAttribute="trailing" secondItem="g" secondAttribute="trailing" id="3"/>
      <constraint firstItem="c" firstAttribute="bottom" secondItem="g" secondAttribute="bottom" id="4"/>
      <constraint firstItem="c" firstAttribute="width" secondItem="f" secondAttribute="width" id="5"/>
      <constraint firstItem="c" firstAttribute="height" constant="900" id="6"/></constraints>
      <viewLayoutGuide key="contentLayoutGuide" id="g"/><viewLayoutGuide key="frameLayoutGuide" id="f"/></scrollView>
      """)
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIScrollView)
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 200, height: 900))
  }

  @Test(arguments: [
    (#"firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="leading""#, "different axes"),
    (#"firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="right""#, "leading/trailing"),
    (#"firstItem="s" firstAttribute="leading" constant="3""#, "location equal to a constant"),
    (#"firstItem="s" firstAttribute="width" secondItem="v" secondAttribute="leading""#, "a size and a location"),
    (
      #"firstItem="s" firstAttribute="sideways" secondItem="v" secondAttribute="leading""#,
      "unknown constraint attribute"
    ),
    (#"firstItem="gone" firstAttribute="width" constant="3""#, "first item is missing"),
    (#"firstItem="s" firstAttribute="width" secondItem="gone" secondAttribute="width""#, "second item is missing"),
    (
      #"firstItem="s" firstAttribute="width" secondItem="a" secondAttribute="width""#,
      "must each be a view or layout guide"
    ),
  ])
  func constraintsThatMakeNoSenseAreWarnings(attributes: String, text: String) throws {
    let (_, warnings) = try lay(#"<constraint \#(attributes) id="1"/>"#)
    #expect(warnings.count == 1 && warnings.first?.contains(text) == true, "\(warnings)")
    #expect(warnings.first?.hasPrefix("Test.storyboard:") == true)
  }

  @Test func itemsInDifferentViewsAreAWarning() throws {
    var objects: [Any] = []
    let warnings = try Documents.warnings {
      objects = try Documents.nib(
        """
        <view id="v"><constraints><constraint firstItem="v" firstAttribute="width" secondItem="w" secondAttribute="width" id="1"/></constraints></view>
        <view id="w"/>
        """
      ).instantiate(withOwner: nil)
    }
    #expect(objects.count == 2)
    #expect(warnings.count == 1 && warnings.first?.hasSuffix("the constraint's items are in different views") == true)
  }

  @Test func prioritiesOutOfRangeAreClamped() throws {
    let (view, _) = try lay(
      """
      <constraint firstItem="s" firstAttribute="width" constant="40" priority="5000" id="1"/>
      <constraint firstItem="s" firstAttribute="height" constant="20" priority="-3" id="2"/>
      """)
    #expect(view.subviews[0].frame.size == CGSize(width: 40, height: 20))
  }

  @Test func theDefaultVariationCountsAndOthersAreWarnings() throws {
    let (view, warnings) = try lay(
      """
      <constraint firstItem="s" firstAttribute="width" constant="40" id="1"/>
      <constraint firstItem="s" firstAttribute="width" constant="90" id="2"/>
      <constraint firstItem="s" firstAttribute="height" secondItem="x" secondAttribute="height" id="3"/>
      """,
      guides: """
        <variation key="default"><mask key="subviews"><exclude reference="x"/></mask><mask key="constraints"><exclude reference="2"/></mask></variation>
        <variation key="heightClass=regular-widthClass=regular"><mask key="constraints"><include reference="2"/><exclude reference="1"/></mask></variation>
        """, inside: #"<view translatesAutoresizingMaskIntoConstraints="NO" id="x"/>"#)
    #expect(view.subviews.count == 1 && view.subviews[0].frame.width == 40)
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("“heightClass=regular-widthClass=regular” is ignored") == true)
  }
}
