import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct GlassAndResourceTests {
  @Test func glassIsATranslucentColourThatFollowsTheInterface() {
    let glass = UIGlassEffect(style: .regular)
    let view = UIVisualEffectView(effect: glass)
    let plate = view.subviews.first
    let looks: [(UIUserInterfaceStyle, CGFloat)] = [(.light, 0.97), (.dark, 0.12)]
    for (style, white) in looks {
      let color = plate?.backgroundColor?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      #expect(color == UIColor(white: white, alpha: 0.82))
    }
    glass.tintColor = .red
    view.effect = glass
    #expect(plate?.backgroundColor == UIColor.red.withAlphaComponent(0.85))
    view.effect = UIGlassContainerEffect()
    #expect(plate?.backgroundColor == nil)
    #expect(UIGlassEffect().style == .regular)
  }

  @Test func resourcesAreFoundInTheirBundles() throws {
    let assets = try AssetBundle()
    try assets.write(
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":"#
        + #"{"red":"1.0","green":"0.0","blue":"0.0","alpha":"1.0"}}}],"info":{"author":"xcode","version":1}}"#,
      to: "Assets.xcassets/Accent.colorset/Contents.json")
    let color = ColorResource(name: "Accent", bundle: assets.bundle)
    #expect(UIColor(resource: color) == UIColor(named: "Accent", in: assets.bundle, compatibleWith: nil))
    #expect(color == ColorResource(name: "Accent", bundle: assets.bundle))
    try assets.write(.red, side: 4, to: "dot.png")
    #expect(UIImage(resource: ImageResource(name: "dot", bundle: assets.bundle)).size == CGSize(width: 4, height: 4))
  }
}
