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

  @Test func memoryIsGivenBack() throws {
    let before = mappedMemory()
    for _ in 0..<100 {
      _ = try #require(CGImage.makeSurface(width: 2_000, height: 2_000))
    }
    // One is 16 MB.
    #expect(mappedMemory() - before < 160)
  }
}
