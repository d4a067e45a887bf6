import CoreGraphics
import Testing

@testable import QuartzCore

@MainActor @Suite struct FarCoordinatesTests {
  /// Returns the pixels of three squares in a scrolled layer, all shifted by `shift` points.
  private func picture(shift: CGFloat, scrolledBy step: CGFloat) throws -> [UInt8] {
    // A layer without a delegate animates changes after it has been drawn.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let layer = CALayer()
    layer.masksToBounds = true
    layer.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    layer.bounds = CGRect(x: shift, y: 0, width: 60, height: 20)
    for index in 0..<3 {
      let square = CALayer()
      square.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
      square.frame = CGRect(x: shift + 5.25 + CGFloat(index) * 18.5, y: 5, width: 9, height: 9)
      layer.addSublayer(square)
    }
    _ = layer.renderNode()
    layer.bounds.origin.x += step
    let image = try HeadlessRenderer.image(of: layer, size: CGSize(width: 60, height: 20))
    let context = try #require(
      CGContext(
        data: nil, width: 60, height: 20, bitsPerComponent: 8, bytesPerRow: 240, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
    context.draw(image, in: CGRect(x: 0, y: 0, width: 60, height: 20))
    let data = try #require(context.data)
    return Array(UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * 20))
  }

  @Test(arguments: [65_536, 1_000_000, 15_000_000, 300_000_000] as [CGFloat])
  func contentFarFromTheOriginIsAsSharpAsNearContent(shift: CGFloat) throws {
    for step: CGFloat in [0, 0.25, 7, 30] {
      #expect(try picture(shift: shift, scrolledBy: step) == picture(shift: 0, scrolledBy: step))
    }
  }
}
