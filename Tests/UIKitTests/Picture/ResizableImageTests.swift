import QuartzCore
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct ResizableImageTests {
  /// Returns an image of two rows of pixels: a letter is a column, R for red, G for green, B for blue.
  private func image(_ columns: String) throws -> UIImage {
    let context = try #require(CGContext(size: CGSize(width: columns.count, height: 2), scale: 1, opaque: false))
    for (x, column) in columns.enumerated() {
      let color: UIColor = column == "R" ? .red : column == "G" ? .green : .blue
      context.setFillColor(color.cgColor)
      context.fill(CGRect(x: x, y: 0, width: 1, height: 2))
    }
    return UIImage(cgImage: try #require(context.makeImage()))
  }

  private func columns(_ image: CGImage) -> String {
    String(
      (0..<image.width).map { x -> Character in
        let pixel = image.pixel(x: x, y: image.height / 2)
        if pixel.alpha < 100 { return "-" }
        return pixel.red > 128 ? "R" : pixel.green > 128 ? "G" : "B"
      })
  }

  private func drawn(_ image: UIImage, width: CGFloat) throws -> String {
    let context = try #require(CGContext(size: CGSize(width: width, height: 2), scale: 1, opaque: false))
    UIGraphicsPushContext(context)
    image.draw(in: CGRect(x: 0, y: 0, width: width, height: 2))
    UIGraphicsPopContext()
    return columns(try #require(context.makeImage()))
  }

  private let caps = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 1)

  @Test func theMiddleIsRepeated() throws {
    let image = try image("RRGBR").resizableImage(withCapInsets: caps)
    #expect(image.resizingMode == .tile)
    #expect(try drawn(image, width: 5) == "RRGBR")
    #expect(try drawn(image, width: 9) == "RRGBGBGBR")
    // The last repetition is cut.
    #expect(try drawn(image, width: 8) == "RRGBGBGR")
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 9, height: 2)
    view.layoutIfNeeded()
    #expect(columns(try #require(view.layer.contents as? CGImage)) == "RRGBGBGBR")
    view.frame.size.width = 7
    view.layoutIfNeeded()
    #expect(columns(try #require(view.layer.contents as? CGImage)) == "RRGBGBR")
    // Only an image that fills its view is stretched at all.
    view.contentMode = .center
    view.frame.size.width = 11
    view.layoutIfNeeded()
    #expect(columns(try #require(view.layer.contents as? CGImage)) == "RRGBR")
  }

  @Test func theMiddleIsStretched() throws {
    let image = try image("RRGGBBR").resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let wide = try drawn(image, width: 15)
    #expect(wide.hasPrefix("RRGGGGG") && wide.hasSuffix("BBBBBR"))
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 15, height: 2)
    view.layoutIfNeeded()
    #expect(columns(try #require(view.layer.contents as? CGImage)) == "RRGGBBR")
    #expect(view.layer.contentsCenter.width < 0.6)
  }

  @Test func anImageForReadingDirectionsIsMirroredFromRightToLeft() throws {
    let image = try image("RGB").imageFlippedForRightToLeftLayoutDirection()
    let view = UIImageView(image: image)
    #expect(columns(try #require(view.layer.contents as? CGImage)) == "RGB")
    view.semanticContentAttribute = .forceRightToLeft
    #expect(columns(try #require(view.layer.contents as? CGImage)) == "BGR")
    view.image = try self.image("RGB")
    #expect(columns(try #require(view.layer.contents as? CGImage)) == "RGB")
  }

  @Test func templatesAreMirroredToo() throws {
    let context = try #require(CGContext(size: CGSize(width: 3, height: 2), scale: 1, opaque: false))
    context.setFillColor(UIColor.black.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    let image = UIImage(cgImage: try #require(context.makeImage())).withRenderingMode(.alwaysTemplate)
    let view = UIImageView(image: image.imageFlippedForRightToLeftLayoutDirection())
    view.tintColor = .red
    #expect(columns(try #require(view.layer.contents as? CGImage)) == "R--")
    view.semanticContentAttribute = .forceRightToLeft
    #expect(columns(try #require(view.layer.contents as? CGImage)) == "--R")
  }

  @Test func constraintsAlignThePartInsideTheInsets() throws {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let image = try image("RRGGBBR")
    let view = UIImageView(
      image: image.withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 1)))
    view.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      view.topAnchor.constraint(equalTo: holder.topAnchor),
    ])
    holder.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -2, y: 0, width: 7, height: 2))
  }

  @Test func constraintsAlignTheBaselineOfAnImage() throws {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let plain = try image("RGB")
    // One pixel, as positions are whole pixels.
    let pixel = 1 / holder.traitCollection.displayScale
    for (image, bottom) in [(plain, 50), (plain.withBaselineOffset(fromBottom: pixel), 50 + pixel)]
      as [(UIImage, CGFloat)]
    {
      let view = UIImageView(image: image)
      view.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
        view.lastBaselineAnchor.constraint(equalTo: holder.topAnchor, constant: 50),
      ])
      holder.layoutIfNeeded()
      #expect(abs(view.frame.maxY - bottom) < 0.01)
      let first = UIImageView(image: image)
      first.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(first)
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
        first.firstBaselineAnchor.constraint(equalTo: holder.topAnchor, constant: 50),
      ])
      holder.layoutIfNeeded()
      #expect(abs(first.frame.maxY - bottom) < 0.01)
    }
  }
}
