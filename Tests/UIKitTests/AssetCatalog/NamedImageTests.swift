import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Pictures by name, in asset catalogues and in files next to them.
@MainActor @Suite struct NamedImageTests {
  private func image(_ name: String, _ assets: AssetBundle, dark: Bool = false, scale: CGFloat = 1) -> UIImage? {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: dark ? .dark : .light), UITraitCollection(displayScale: scale),
    ])
    return UIImage(named: name, in: assets.bundle, compatibleWith: traits)
  }

  private func red(_ image: CGImage?) -> Int? { image.map { $0.pixel(x: 0, y: 0).red } }

  private func makeAssets() throws -> AssetBundle {
    let assets = try AssetBundle()
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}],"#
    try assets.write(
      #"{"images":[{"idiom":"universal","filename":"one.png","scale":"1x"},"#
        + #"{"idiom":"universal","filename":"two.png","scale":"2x"},{"idiom":"universal","scale":"3x"},"#
        + #"{\#(dark)"idiom":"universal","filename":"night.png","scale":"2x"}],"info":{"version":1,"author":"xcode"}}"#,
      to: "Assets.xcassets/Cover.imageset/Contents.json")
    try assets.write(
      UIColor(red: 0.2, green: 0, blue: 0, alpha: 1), side: 10, to: "Assets.xcassets/Cover.imageset/one.png")
    try assets.write(
      UIColor(red: 0.4, green: 0, blue: 0, alpha: 1), side: 20, to: "Assets.xcassets/Cover.imageset/two.png")
    try assets.write(
      UIColor(red: 0.8, green: 0, blue: 0, alpha: 1), side: 20, to: "Assets.xcassets/Cover.imageset/night.png")
    return assets
  }

  @Test("The file for the scale, else the nearest; the appearance counts first")
  func variants() throws {
    let assets = try makeAssets()
    #expect(red(image("Cover", assets)?.cgImage) == 51)
    #expect(red(image("Cover", assets, scale: 2)?.cgImage) == 102)
    #expect(red(image("Cover", assets, scale: 3)?.cgImage) == 102)
    #expect(red(image("Cover", assets, dark: true)?.cgImage) == 204)
    for scale in [1.0, 2, 3] { #expect(image("Cover", assets, scale: scale)?.size == CGSize(width: 10, height: 10)) }
    #expect(image("Other", assets) == nil)
  }

  @Test("A PDF is drawn at the scale of the traits")
  func pdf() throws {
    let assets = try AssetBundle()
    let page = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 20, height: 10)).pdfData { context in
      context.beginPage()
      UIColor(red: 0.4, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    try assets.write(page, to: "Assets.xcassets/Wide.imageset/wide.pdf")
    try assets.write(
      #"{"images":[{"idiom":"universal","filename":"wide.pdf"}],"properties":{"template-rendering-intent":"template"}}"#,
      to: "Assets.xcassets/Wide.imageset/Contents.json")
    for scale in [1.0, 2, 3] {
      let found = try #require(image("Wide", assets, scale: scale))
      #expect(found.size == CGSize(width: 20, height: 10) && found.renderingMode == .alwaysTemplate)
      #expect(found.cgImage?.width == Int(20 * scale))
      #expect(red(found.cgImage) == (PDFPicture.isDrawn ? 102 : 0))
    }
    // Without Poppler, only the size is known.
    #expect(PDFPicture.mediaBox(of: page) == CGSize(width: 20, height: 10))
    #expect(PDFPicture.mediaBox(of: Data("%PDF-1.7 /MediaBox [0 0 0 9]".utf8)) == nil)
    #expect(PDFPicture.mediaBox(of: Data("%PDF-1.7 /MediaBox [0 0".utf8)) == nil)
    #expect(PDFPicture.image(of: Data("%PDF-1.7 damaged".utf8), scale: 2) == nil)
  }

  @Test("An image view shows the variant for its traits, and changes with them")
  func inAView() throws {
    let assets = try makeAssets()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.overrideUserInterfaceStyle = .light
    let view = UIImageView(image: image("Cover", assets))
    window.addSubview(view)
    func shown() -> Int? { red((view.layer.contents).flatMap { $0 as? CGImage }) }
    let light = shown()
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect([51, 102].contains(light) && shown() == 204)
    window.overrideUserInterfaceStyle = .light
    window.layoutIfNeeded()
    #expect(shown() == light)
  }

  @Test("A set that is a template is drawn in the tint")
  func template() throws {
    let assets = try AssetBundle()
    try assets.write(
      #"{"images":[{"idiom":"universal","filename":"a.png"}],"properties":{"template-rendering-intent":"template"}}"#,
      to: "A.xcassets/Icon.imageset/Contents.json")
    try assets.write(.black, side: 4, to: "A.xcassets/Icon.imageset/a.png")
    #expect(image("Icon", assets)?.renderingMode == .alwaysTemplate)
  }

  @Test("Files beside the catalogue are found as before, and a set whose file is missing is no image")
  func files() throws {
    let assets = try AssetBundle()
    try assets.write(.white, side: 8, to: "loose@2x.png")
    try assets.write(
      #"{"images":[{"idiom":"universal","filename":"gone.png"}]}"#, to: "A.xcassets/Gone.imageset/Contents.json")
    #expect(image("loose", assets, scale: 2)?.size == CGSize(width: 4, height: 4))
    #expect(image("Gone", assets) == nil)
  }

  @Test("An asset made by hand gives the picture registered for the traits")
  func assetByHand() throws {
    let assets = try makeAssets()
    let light = try #require(image("Cover", assets))
    let dark = try #require(image("Cover", assets, dark: true))
    let asset = UIImageAsset()
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    func red(_ style: UIUserInterfaceStyle) -> Int? {
      self.red(asset.image(with: UITraitCollection(userInterfaceStyle: style)).cgImage)
    }
    #expect(red(.light) == 51 && red(.dark) == 204)
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).imageAsset === asset)
    asset.unregister(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(red(.dark) == 51)
  }
}
