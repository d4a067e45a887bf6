import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Images derived from other images, and colours in archives.
@MainActor @Suite(.serialized) struct ImageValueTests {
  private func dot(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
  }

  @Test func anAnimatedImageRunsByItself() throws {
    try Stage.run(size: CGSize(width: 100, height: 100), scale: 1) { stage in
      let images = [dot(.red), dot(.green)]
      let animated = try #require(UIImage.animatedImage(with: images, duration: 1))
      #expect(animated.images == images && animated.duration == 1 && animated.size == CGSize(width: 4, height: 2))
      #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
      let view = UIImageView(image: animated)
      stage.window.addSubview(view)
      #expect(view.isAnimating)
      #expect(view.layer.contents as? CGImage === images[0].cgImage)
      stage.pacer.advance(by: 0.6)
      #expect(view.layer.contents as? CGImage === images[1].cgImage)
      view.image = images[0]
      #expect(!view.isAnimating && view.layer.contents as? CGImage === images[0].cgImage)
    }
  }

  @Test func orientationAndBaseline() {
    let image = dot(.red)
    #expect(image.withHorizontallyFlippedOrientation().imageOrientation == .upMirrored)
    #expect(image.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation().imageOrientation == .up)
    #expect(image.baselineOffsetFromBottom == nil)
    #expect(image.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3)
  }

  @Test func coloursAreArchived() throws {
    for color in [UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5), UIColor(white: 0.25, alpha: 1)] {
      let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
      #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
    }
  }

  @Test func aShadowIsDrawnAroundABackground() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var background = UIBackgroundConfiguration.clear()
    background.shadowProperties.opacity = 0.5
    background.shadowProperties.radius = 4
    background.cornerRadius = 6
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let view = try #require(cell.subviews.compactMap { $0 as? BackgroundConfigurationView }.first)
    #expect(view.layer.shadowOpacity == 0.5 && view.layer.shadowRadius == 4)
    #expect(view.layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test func imagesAreArchived() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image {
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
    }
    let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))
    #expect(read.size == CGSize(width: 4, height: 3) && read.scale == 2)
    #expect(read.cgImage?.pixel(x: 0, y: 0).red == 255)
    let empty = try NSKeyedArchiver.archivedData(withRootObject: UIImage(), requiringSecureCoding: true)
    #expect(throws: (any Error).self) { try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: empty) }
  }
}
