import Foundation
import Testing

@testable import CoreGraphics

/// Colours made of four inks.
struct InkTests {
  @Test func coloursHaveFiveComponents() throws {
    let space = CGColorSpaceCreateDeviceCMYK()
    #expect(space.model == .cmyk && space.numberOfComponents == 4 && space.name == CGColorSpace.genericCMYK)
    #expect(CGColorSpace(name: CGColorSpace.genericCMYK) == space)
    let color = CGColor(genericCMYKCyan: 0.1, magenta: 0.2, yellow: 0.3, black: 0.4, alpha: 0.5)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4, 0.5] && color.numberOfComponents == 5 && color.alpha == 0.5)
    #expect(CGColor(colorSpace: space, components: [0.1, 0.2, 0.3, 0.4, 0.5]) == color)
    #expect(color.copy(alpha: 1)?.components == [0.1, 0.2, 0.3, 0.4, 1])
  }

  @Test(
    arguments: [
      ([1, 0, 0, 0], [0, 1, 1]), ([0, 1, 1, 0], [1, 0, 0]), ([0, 0, 0, 1], [0, 0, 0]), ([0, 0, 0, 0], [1, 1, 1]),
      ([0, 0.5, 1, 0.5], [0.5, 0.25, 0]),
    ] as [([CGFloat], [CGFloat])])
  func inksAreConvertedToLightAndBack(inks: [CGFloat], light: [CGFloat]) throws {
    let (printed, screen) = (CGColorSpaceCreateDeviceCMYK(), CGColorSpaceCreateDeviceRGB())
    let color = try #require(CGColor(colorSpace: printed, components: inks + [0.5]))
    let converted = color.converted(to: screen, intent: .defaultIntent, options: nil)
    #expect(converted?.components == light + [0.5])
    let back = try #require(converted?.converted(to: printed, intent: .defaultIntent, options: nil)?.components)
    for (one, other) in zip(back, inks + [0.5]) { #expect(abs(one - other) < 1e-9) }
  }

  @Test func imagesAreReadFromBytesOfInks() throws {
    let bytes = Data([255, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 128])
    let image = try #require(
      CGDataProvider(data: bytes as NSData).flatMap {
        CGImage(
          width: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 12,
          space: CGColorSpaceCreateDeviceCMYK(), bitmapInfo: [], provider: $0, decode: nil, shouldInterpolate: false,
          intent: .defaultIntent)
      })
    #expect(image.pixel(x: 0, y: 0) == (0, 255, 255, 255) && image.pixel(x: 1, y: 0) == (0, 0, 0, 255))
    #expect(image.pixel(x: 2, y: 0) == (127, 127, 0, 255))
  }

  @Test func inksAreDrawnButBitmapsOfThemDoNotExist() throws {
    let context = try #require(CGContext(size: CGSize(width: 2, height: 1), scale: 1, opaque: true))
    context.setFillColor(cyan: 0, magenta: 1, yellow: 0, black: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(context.makeImage())
    #expect(image.pixel(x: 0, y: 0) == (255, 0, 255, 255) && image.pixel(x: 1, y: 0) == (0, 0, 0, 255))
    #expect(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceCMYK(),
        bitmapInfo: 0) == nil)
  }
}
