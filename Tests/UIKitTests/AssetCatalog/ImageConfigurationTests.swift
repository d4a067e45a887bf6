import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCore

@MainActor @Suite struct ImageConfigurationTests {
  @Test func theSystemsImagesAreSymbols() {
    let images = [UIImage.actions, .add, .remove, .checkmark, .strokedCheckmark]
    for image in images { #expect(image.isSymbolImage && image.size.width > 0) }
    #expect(UIImage.checkmark.symbolName != UIImage.strokedCheckmark.symbolName)
  }

  @Test func infinityIsASymbolWiderThanHigh() throws {
    let image = try #require(UIImage(systemName: "infinity"))
    #expect(image.size.width > image.size.height)
    #expect(image == UIImage(systemName: "infinity"))
  }

  @Test func configurationsAreMerged() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let small = UIImage.SymbolConfiguration(pointSize: 10, weight: .bold)
    let large = small.applying(UIImage.SymbolConfiguration(pointSize: 30))
    #expect(large == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
    let both = large.withTraitCollection(dark)
    #expect(both.traitCollection?.userInterfaceStyle == .dark)
    #expect(both != large && both.withTraitCollection(nil) == large)
    // The traits of another configuration come in, the values of the symbol stay.
    let plain = UITraitCollection(displayScale: 2).imageConfiguration
    let merged = both.applying(plain)
    #expect(merged.traitCollection?.userInterfaceStyle == .dark && merged.traitCollection?.displayScale == 2)
    #expect(merged.withTraitCollection(nil) == large)
    #expect(large.applying(nil) === large)
  }

  @Test func anImageKnowsItsFormatAndTraits() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { _ in }
    #expect(image.imageRendererFormat.scale == 3 && image.imageRendererFormat.opaque)
    #expect(image.traitCollection.displayScale == 3)
    #expect(image.configuration?.traitCollection?.displayScale == 3)
    let symbol = try #require(
      UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(scale: .large)))
    #expect(symbol.configuration as? UIImage.SymbolConfiguration == UIImage.SymbolConfiguration(scale: .large))
  }

  @Test func aConfigurationWithTraitsSelectsAVariant() {
    let asset = UIImageAsset()
    let images = [UIColor.red, .blue].map { color in
      UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
        color.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
    }
    asset.register(images[0], with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(images[1], with: UITraitCollection(userInterfaceStyle: .dark))
    let light = asset.image(with: UITraitCollection(userInterfaceStyle: .light))
    let dark = light.withConfiguration(UITraitCollection(userInterfaceStyle: .dark).imageConfiguration)
    #expect(dark.cgImage === images[1].cgImage)
  }

  @Test func aSeriesOfFilesEndsAtTheFirstGap() throws {
    let assets = try AssetBundle()
    for number in [1, 2, 3, 5] { try assets.write(.red, side: 4, to: "walk\(number).png") }
    #expect(UIImage.series(named: "walk", in: assets.bundle).count == 3)
    #expect(UIImage.animatedImageNamed("there-is-no-such-series", duration: 1) == nil)
  }
}

/// A renderer of an app's own.
private final class DotRenderer: UIGraphicsRenderer {
  override class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
    CGContext(size: format.bounds.size, scale: 1, opaque: true)
  }
  override class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {
    context.setFillColor(UIColor.red.cgColor)
  }
}

@MainActor @Suite struct OwnRendererTests {
  @Test func aRendererOfAnAppsOwnDrawsInItsContext() throws {
    let renderer = DotRenderer(bounds: CGRect(x: 0, y: 0, width: 4, height: 4))
    var drawn: CGImage?
    try renderer.runDrawingActions {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    } completionActions: {
      #expect(UIGraphicsGetCurrentContext() === $0.cgContext)
      drawn = $0.cgContext.makeImage()
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(drawn?.pixel(x: 1, y: 1).red == 255)
    #expect(throws: CocoaError.self) { try UIGraphicsRenderer(bounds: .zero).runDrawingActions { _ in } }
  }
}
