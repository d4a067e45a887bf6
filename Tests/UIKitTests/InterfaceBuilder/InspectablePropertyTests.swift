import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore

/// Properties that the `uikit` command registers.
@MainActor @Suite struct InspectablePropertyTests {
  private typealias Documents = InterfaceDocuments

  /// Returns the view of a nib with runtime attributes, and the warnings.
  private func view(
    _ attributes: String, class type: String = #"customClass="InspectedView" customModule="UIKitTests""#
  ) throws -> (UIView?, [String]) {
    var made: UIView?
    let warnings = try Documents.warnings {
      made =
        try Documents.nib(
          "<view id=\"v\" \(type)><userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></view>"
        ).instantiate(withOwner: nil).first as? UIView
    }
    return (made, warnings)
  }

  private func number(_ keyPath: String, _ value: String) -> String {
    "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"\(keyPath)\">\(value)</userDefinedRuntimeAttribute>"
  }

  @Test func valuesHaveTheTypesOfTheProperties() throws {
    let (view, warnings) = try view(
      """
      \(number("whole", #"<integer key="value" value="4"/>"#))
      \(number("part", #"<real key="value" value="0.5"/>"#))
      \(number("short", #"<integer key="value" value="7"/>"#))
      \(number("ratio", #"<integer key="value" value="3"/>"#))
      \(number("amount", #"<real key="value" value="2.5"/>"#))
      \(number("isLoud", #"<integer key="value" value="1"/>"#))
      <userDefinedRuntimeAttribute type="boolean" keyPath="isOn" value="YES"/>
      <userDefinedRuntimeAttribute type="string" keyPath="title" value="Tides"/>
      <userDefinedRuntimeAttribute type="string" keyPath="note" value="High"/>
      <userDefinedRuntimeAttribute type="string" keyPath="old" value="Low"/>
      <userDefinedRuntimeAttribute type="point" keyPath="point"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="size" keyPath="size"><size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="rect" keyPath="rect"><rect key="value" x="5" y="6" width="7" height="8"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="color" keyPath="color"><color key="value" white="1" alpha="1" colorSpace="calibratedWhite"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="image" keyPath="picture" value="star" catalog="system"/>
      """)
    #expect(warnings == [])
    let made = try #require(view as? InspectedView)
    #expect(made.whole == 4 && made.part == 0.5 && made.short == 7 && made.ratio == 3 && made.amount == 2.5)
    #expect(made.isOn && made.isLoud == true && made.title == "Tides" && made.note == "High" && made.old == "Low")
    #expect(made.point == CGPoint(x: 1, y: 2) && made.size == CGSize(width: 3, height: 4))
    #expect(made.rect == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(made.color == UIColor(white: 1, alpha: 1) && made.picture != nil)
    #expect(made.settings == ["whole 4"])
  }

  @Test func nilIsSetWhereItCanBe() throws {
    let (view, warnings) = try view(
      """
      <userDefinedRuntimeAttribute type="nil" keyPath="note"/>
      <userDefinedRuntimeAttribute type="nil" keyPath="whole"/>
      """)
    #expect((view as? InspectedView)?.note == nil && (view as? InspectedView)?.whole == 1)
    #expect(warnings.count == 1 && warnings.first?.contains("“whole”") == true)
  }

  @Test func propertiesOfExtensionsAndPathsAreSet() throws {
    let attributes = """
      \(number("inspectedRadius", #"<integer key="value" value="6"/>"#))
      <userDefinedRuntimeAttribute type="string" keyPath="layer.inspectedName" value="water"/>
      """
    let (own, warnings) = try view(attributes)
    #expect(warnings == [])
    #expect(own?.layer.cornerRadius == 6 && own?.layer.name == "water")
    // An extension's property belongs to every view.
    let (plain, others) = try view(attributes, class: "")
    #expect(others == [] && plain?.layer.cornerRadius == 6 && plain?.layer.name == "water")
    let (nested, more) = try view(#"<userDefinedRuntimeAttribute type="string" keyPath="inner.title" value="deep"/>"#)
    #expect(more == [] && (nested as? InspectedView)?.inner.title == "deep")
  }

  @Test func otherNamesAndTypesAreWarnedOf() throws {
    let (view, warnings) = try view(
      """
      <userDefinedRuntimeAttribute type="string" keyPath="whole" value="four"/>
      <userDefinedRuntimeAttribute type="string" keyPath="isLoud" value="yes"/>
      <userDefinedRuntimeAttribute type="string" keyPath="missing" value="x"/>
      """)
    #expect((view as? InspectedView)?.whole == 1)
    #expect((view as? InspectedView)?.isLoud == nil)
    try #require(warnings.count == 3)
    #expect(zip(warnings, ["“whole”", "“isLoud”", "“missing”"]).allSatisfy { $0.contains($1) })
  }
}
