import CGTK
import Foundation
import Testing

@testable import CoreGraphics

/// Large images have memory of their own, which is cleared and given back.
@Suite(.serialized) struct LargePixelsTests {
  private func mappedMemory() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmSize:") }
    return (line?.split(separator: " ").compactMap { Int($0) }.first ?? 0) / 1_024
  }

  @Test func theyAreTransparent() throws {
    // A size whose memory does not end at a large page.
    let surface = try #require(LargePixels.makeSurface(width: 1_921, height: 1_083))
    #expect(surface.format == CAIRO_FORMAT_ARGB32)
    #expect(surface.width == 1_921 && surface.height == 1_083)
    let count = surface.bytesOfPixels
    let isClear = surface.withBytes { bytes in
      defer { bytes[count - 1] = 255 }
      return UnsafeBufferPointer(start: bytes, count: count).allSatisfy { $0 == 0 }
    }
    #expect(isClear == true)
  }

  @Test func smallOnesAreCairos() {
    #expect(LargePixels.makeSurface(width: 100, height: 100) == nil)
  }

  /// The far corner of a bitmap of 90 million pixels, of which only what is drawn on takes memory.
  @Test func bitmapsMayHaveMorePixelsThanPictures() throws {
    let context = try #require(CGContext(size: CGSize(width: 10_000, height: 9_000), scale: 1, opaque: false))
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: 9_990, y: 8_990, width: 10, height: 10))
    let surface = try #require(context.surface)
    surface.flush()
    let (row, offset) = (surface.bytesPerRow, 9_999 * 4)
    let corner = surface.withBytes { bytes in (0..<4).map { bytes[8_999 * row + offset + $0] } }
    #expect(corner == [255, 0, 0, 255] && context.width == 10_000)
    let client = CGContext(
      data: nil, width: 10_000, height: 9_000, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    #expect(client?.bytesPerRow == 40_000)
    #expect(CGImage.makeSurface(width: 10_000, height: 9_000, pixelLimit: CGImage.pixelLimit) == nil)
    #expect(CGContext(size: CGSize(width: 32_768, height: 1), scale: 1, opaque: false) == nil)
    #expect(CGContext(size: CGSize(width: 32_767, height: 1), scale: 1, opaque: false)?.width == 32_767)
  }

  @Test func memoryIsGivenBack() throws {
    let before = mappedMemory()
    for _ in 0..<100 {
      _ = try #require(CGImage.makeSurface(width: 2_000, height: 2_000))
    }
    // One is 16 MB.
    #expect(mappedMemory() - before < 160)
  }
}
