import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Colours of asset catalogues, as Xcode writes them.
@MainActor @Suite struct NamedColorTests {
  private func colorset(_ slots: String...) -> String {
    #"{"colors":["# + slots.joined(separator: ",") + #"],"info":{"author":"xcode","version":1}}"#
  }

  private func slot(
    _ red: String, _ green: String, _ blue: String, alpha: String = #""1.000""#, space: String = "srgb",
    appearances: [(String, String)] = [], idiom: String = "universal"
  ) -> String {
    let looks = appearances.map { #"{"appearance":"\#($0.0)","value":"\#($0.1)"}"# }.joined(separator: ",")
    return #"{"idiom":"\#(idiom)","appearances":[\#(looks)],"color":{"color-space":"\#(space)","components":"#
      + #"{"red":\#(red),"green":\#(green),"blue":\#(blue),"alpha":\#(alpha)}}}"#
  }

  private func components(_ color: UIColor?, dark: Bool = false, contrast: UIAccessibilityContrast = .normal) -> [Int]?
  {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: dark ? .dark : .light), UITraitCollection(accessibilityContrast: contrast),
    ])
    guard let all = color?.resolvedColor(with: traits).components else { return nil }
    return [all.red, all.green, all.blue, all.alpha].map { Int(($0 * 255).rounded()) }
  }

  @Test("A colour has the variant that fits the traits; dark counts more than contrast")
  func variants() throws {
    let assets = try AssetBundle()
    try assets.write(
      colorset(
        slot("\"0.2\"", "\"0.4\"", "\"0.6\""),
        slot("\"0x10\"", "\"0x20\"", "\"0x30\"", appearances: [("luminosity", "dark")]),
        slot("\"1.0\"", "\"0.0\"", "\"0.0\"", appearances: [("contrast", "high")]),
        slot(
          "\"64\"", "\"128\"", "\"255\"", alpha: "\"0.5\"", appearances: [("luminosity", "dark"), ("contrast", "high")])
      ),
      to: "Assets.xcassets/Accent.colorset/Contents.json")
    try assets.write(
      colorset(slot("0", "0", "0"), slot("1", "1", "1", appearances: [("luminosity", "dark")])),
      to: "Assets.xcassets/Plain.colorset/Contents.json")
    let accent = UIColor(named: "Accent", in: assets.bundle, compatibleWith: nil)
    #expect(components(accent) == [51, 102, 153, 255])
    #expect(components(accent, dark: true) == [16, 32, 48, 255])
    #expect(components(accent, contrast: .high) == [255, 0, 0, 255])
    #expect(components(accent, dark: true, contrast: .high) == [64, 128, 255, 128])
    let plain = UIColor(named: "Plain", in: assets.bundle, compatibleWith: nil)
    #expect(components(plain, dark: true, contrast: .high) == [255, 255, 255, 255])
    #expect(plain == UIColor(named: "Plain", in: assets.bundle, compatibleWith: nil) && plain != accent)
    #expect(components(accent?.withAlphaComponent(0.2), dark: true) == [16, 32, 48, 51])
  }

  @Test func coloursAreFoundThroughALinkToTheBundle() throws {
    let assets = try AssetBundle()
    try assets.write(
      colorset(slot("\"1.0\"", "\"0.0\"", "\"0.0\"")), to: "Assets.xcassets/Alarm.colorset/Contents.json")
    let link = assets.folder.deletingPathExtension().appendingPathExtension("bundle")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: assets.folder)
    defer { try? FileManager.default.removeItem(at: link) }
    let color = UIColor(named: "Alarm", in: Bundle(url: link), compatibleWith: nil)
    #expect(components(color) == [255, 0, 0, 255])
  }

  @Test("With traits given, the colour is the variant for these alone")
  func compatible() throws {
    let assets = try AssetBundle()
    try assets.write(
      colorset(slot("0", "0", "0"), slot("1", "1", "1", appearances: [("luminosity", "dark")])),
      to: "Assets.xcassets/Plain.colorset/Contents.json")
    let dark = UIColor(named: "Plain", in: assets.bundle, compatibleWith: UITraitCollection(userInterfaceStyle: .dark))
    #expect(components(dark) == [255, 255, 255, 255] && components(dark, dark: true) == [255, 255, 255, 255])
  }

  @Test("A view changes its colour with its style")
  func inAView() throws {
    let assets = try AssetBundle()
    try assets.write(
      colorset(slot("0", "0", "0"), slot("1", "1", "1", appearances: [("luminosity", "dark")])),
      to: "Assets.xcassets/Plain.colorset/Contents.json")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.overrideUserInterfaceStyle = .light
    window.backgroundColor = UIColor(named: "Plain", in: assets.bundle, compatibleWith: nil)
    #expect(window.layer.backgroundColor?.components?.first == 0)
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(window.layer.backgroundColor?.components?.first == 1)
  }

  @Test("Groups lend their name only where they say so; several catalogues, also in a folder, count together")
  func groups() throws {
    let assets = try AssetBundle()
    let black = colorset(slot("0", "0", "0"))
    try assets.write(black, to: "Assets.xcassets/Group/Inner.colorset/Contents.json")
    try assets.write(#"{"properties":{"provides-namespace":true}}"#, to: "Assets.xcassets/Space/Contents.json")
    try assets.write(black, to: "Assets.xcassets/Space/Deep/Named.colorset/Contents.json")
    try assets.write(black, to: "Resources/More.xcassets/Other.colorset/Contents.json")
    func has(_ name: String) -> Bool { UIColor(named: name, in: assets.bundle, compatibleWith: nil) != nil }
    #expect(has("Inner") && has("Space/Named") && has("Other"))
    #expect(
      !has("Group/Inner") && !has("Named") && !has("Nothing") && !has("") && !has("../Assets.xcassets/Group/Inner"))
  }

  @Test("Colour spaces, greys, and the system's colours by name")
  func spaces() throws {
    let assets = try AssetBundle()
    try assets.write(
      colorset(slot("\"1.000\"", "\"0.000\"", "\"0.000\"", space: "display-p3")),
      to: "A.xcassets/Wide.colorset/Contents.json")
    try assets.write(
      colorset(slot("\"0.5\"", "\"0\"", "\"1.0\"", space: "extended-linear-srgb")),
      to: "A.xcassets/Linear.colorset/Contents.json")
    try assets.write(
      #"{"colors":[{"idiom":"universal","color":{"color-space":"extended-gray","components":"#
        + #"{"white":"0.5","alpha":"0.25"}}}]}"#, to: "A.xcassets/Grey.colorset/Contents.json")
    try assets.write(
      #"{"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"systemRedColor"}}]}"#,
      to: "A.xcassets/Red.colorset/Contents.json")
    func color(_ name: String) -> UIColor? { UIColor(named: name, in: assets.bundle, compatibleWith: nil) }
    let wide = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(components(color("Wide")) == components(wide))
    #expect(components(color("Linear")) == [188, 0, 255, 255])
    #expect(components(color("Grey")) == [128, 128, 128, 64])
    #expect(components(color("Red"), dark: true) == components(.systemRed, dark: true))
  }

  @Test("A variant for a kind of device comes before one for all; those for others never")
  func idioms() throws {
    let assets = try AssetBundle()
    try assets.write(
      colorset(slot("0", "0", "0"), slot("1", "0", "0", idiom: "ipad"), slot("0", "0", "1", idiom: "watch")),
      to: "A.xcassets/Device.colorset/Contents.json")
    let color = UIColor(named: "Device", in: assets.bundle, compatibleWith: nil)
    #expect(color?.resolvedColor(with: UITraitCollection(userInterfaceIdiom: .pad)).components.red == 1)
    #expect(color?.resolvedColor(with: UITraitCollection(userInterfaceIdiom: .phone)).components.red == 0)
  }

  @Test(
    "What cannot be read is no colour",
    arguments: [
      "", "{", "{}", #"{"colors":[]}"#, #"{"colors":[{"idiom":"universal"}]}"#, #"{"colors":7}"#,
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"many"}}}]}"#,
    ])
  func damaged(contents: String) throws {
    let assets = try AssetBundle()
    try assets.write(contents, to: "A.xcassets/Bad.colorset/Contents.json")
    #expect(UIColor(named: "Bad", in: assets.bundle, compatibleWith: nil) == nil)
  }
}
