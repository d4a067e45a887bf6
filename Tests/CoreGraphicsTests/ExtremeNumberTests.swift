import Foundation
import Testing

@testable import CoreGraphics

/// Numbers that make no sense in a drawing: nothing is drawn, nothing breaks.
struct ExtremeNumberTests {
  private static let numbers: [CGFloat] = [
    .infinity, -.infinity, .nan, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, 1e19, -1e19,
  ]

  @Test(arguments: numbers) func arcs(number: CGFloat) {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: number, clockwise: false)
    path.addRelativeArc(center: .zero, radius: 10, startAngle: number, delta: number)
    path.addArc(center: .zero, radius: number, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.flattenedPoints().reduce(0) { $0 + $1.count } < 2_000_000)
  }

  @Test(arguments: numbers) func curves(number: CGFloat) {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: number, y: 0))
    path.addCurve(to: .zero, control1: CGPoint(x: -number, y: number), control2: CGPoint(x: number, y: 1))
    #expect(path.flattenedPoints().reduce(0) { $0 + $1.count } <= 202)
  }

  @Test(arguments: numbers) func sizesOfContexts(number: CGFloat) {
    #expect(CGContext(size: CGSize(width: number, height: 10), scale: 1, opaque: false) == nil)
    #expect(CGContext(size: CGSize(width: 10, height: 10), scale: number, opaque: false) == nil)
  }

  @Test(arguments: [
    (Int.max, 1, 4), (1, Int.max, 4), (1, 3, Int.max), (2, 2, -8), (0, 0, 0), (Int.max / 32, 2, Int.max / 2),
  ])
  func sizesOfImages(width: Int, height: Int, bytesPerRow: Int) {
    let provider = CGDataProvider(data: Data(count: 64) as NSData)
    #expect(
      provider.flatMap {
        CGImage(
          width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
          provider: $0, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
      } == nil)
  }

  @Test(arguments: numbers + [0, -3, 1e-300]) func tilesAndShadows(number: CGFloat) throws {
    let context = try #require(CGContext(size: CGSize(width: 20, height: 20), scale: 1, opaque: true))
    let tile = try #require(CGContext(size: CGSize(width: 2, height: 2), scale: 1, opaque: true)?.makeImage())
    context.draw(tile, in: CGRect(x: 0, y: 0, width: number, height: 4), byTiling: true)
    context.draw(tile, in: CGRect(x: number, y: 0, width: 4, height: number), byTiling: true)
    context.setShadow(offset: CGSize(width: number, height: 1), blur: number)
    context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(context.makeImage()?.width == 20)
  }
}
