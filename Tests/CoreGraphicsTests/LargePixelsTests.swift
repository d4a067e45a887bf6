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
    defer { cairo_surface_destroy(surface) }
    #expect(cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32)
    #expect(cairo_image_surface_get_width(surface) == 1_921)
    #expect(cairo_image_surface_get_height(surface) == 1_083)
    let data = try #require(cairo_image_surface_get_data(surface))
    let count = Int(cairo_image_surface_get_stride(surface)) * 1_083
    #expect(UnsafeBufferPointer(start: data, count: count).allSatisfy { $0 == 0 })
    data[count - 1] = 255
  }

  @Test func smallOnesAreCairos() {
    #expect(LargePixels.makeSurface(width: 100, height: 100) == nil)
  }

  @Test func memoryIsGivenBack() throws {
    let before = mappedMemory()
    for _ in 0..<100 {
      let image = try #require(CGImage.makeSurface(width: 2_000, height: 2_000))
      cairo_surface_destroy(image)
    }
    // One is 16 MB.
    #expect(mappedMemory() - before < 160)
  }
}
