import CGTK
import Foundation
import Testing

@testable import CoreGraphics

/// Cairo's objects behind our types.
@Suite struct CairoTests {
  private func surface() throws -> CairoSurface {
    try #require(CairoSurface(CAIRO_FORMAT_ARGB32, width: 20, height: 10))
  }

  private func pixel(_ surface: CairoSurface, _ x: Int, _ y: Int) -> [UInt8] {
    surface.flush()
    return surface.withBytes { Array(UnsafeBufferPointer(start: $0 + y * surface.bytesPerRow + x * 4, count: 4)) } ?? []
  }

  @Test func surfacesThatCannotBeMadeAreNil() {
    #expect(CairoSurface(CAIRO_FORMAT_ARGB32, width: -1, height: 10) == nil)
    #expect(CairoSurface(CAIRO_FORMAT_ARGB32, width: 40_000, height: 10) == nil)
    #expect(CairoSurface(CAIRO_FORMAT_ARGB32, width: .max, height: 10) == nil)
  }

  @Test func drawingChangesPixels() throws {
    let surface = try surface()
    #expect(surface.isImage && surface.isUsable && surface.bytesOfPixels == surface.bytesPerRow * 10)
    surface.draw { cairo in
      cairo.setSource(red: 1, green: 0, blue: 0)
      cairo.addRect(CGRect(x: 2, y: 3, width: 4, height: 5))
      cairo.fill()
    }
    #expect(pixel(surface, 2, 3) == [0, 0, 255, 255] && pixel(surface, 5, 7) == [0, 0, 255, 255])
    #expect(pixel(surface, 1, 3) == [0, 0, 0, 0] && pixel(surface, 6, 3) == [0, 0, 0, 0])
  }

  @Test func theTransformIsThatOfUserSpace() throws {
    try surface().draw { cairo in
      cairo.scale(x: 2, y: 3)
      cairo.save()
      cairo.translate(x: 5, y: 7)
      #expect(cairo.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 21))
      #expect(cairo.distanceInUserSpace(CGPoint(x: 4, y: 9)) == CGPoint(x: 2, y: 3))
      cairo.restore()
      cairo.concatenate(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
      #expect(cairo.transform == CGAffineTransform(a: 0, b: 3, c: -2, d: 0, tx: 0, ty: 0))
      cairo.resetTransform()
      #expect(cairo.transform == .identity)
    }
  }

  @Test func theClipIsInUserSpace() throws {
    try surface().draw { cairo in
      cairo.scale(x: 2, y: 2)
      cairo.clip(to: CGRect(x: 1, y: 1, width: 3, height: 2))
      #expect(cairo.clipExtents == CGRect(x: 1, y: 1, width: 3, height: 2))
      cairo.resetClip()
      #expect(cairo.clipExtents == CGRect(x: 0, y: 0, width: 10, height: 5))
    }
  }

  @Test func groupsAreDrawnAsOne() throws {
    let surface = try surface()
    surface.draw { cairo in
      cairo.pushGroup()
      cairo.setSource(red: 0, green: 1, blue: 0)
      cairo.paint()
      let group = cairo.popGroup()
      cairo.setSource(red: 0, green: 0, blue: 1)
      cairo.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
      cairo.mask(group)
    }
    #expect(pixel(surface, 3, 3) == [255, 0, 0, 255] && pixel(surface, 12, 3) == [0, 0, 0, 0])
  }

  @Test func aSurfaceLivesAsLongAsAContextOnIt() throws {
    var surface: CairoSurface? = try surface()
    let cairo = try CairoContext(drawingOn: #require(surface))
    surface = nil
    cairo.setSource(red: 1, green: 1, blue: 1)
    cairo.paint()
    #expect(pixel(cairo.target, 0, 0) == [255, 255, 255, 255])
    cairo.release()
  }

  /// The pixels are another's memory, which is given back with the last reference.
  @Test func sharedMemoryIsGivenBack() throws {
    final class Memory {
      let onEnd: () -> Void
      let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 400)
      init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
      deinit {
        bytes.deallocate()
        onEnd()
      }
    }
    var isOver = false
    let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    defer { key.deallocate() }
    do {
      let memory = Memory { isOver = true }
      let surface = try #require(
        CairoSurface(sharing: memory.bytes, CAIRO_FORMAT_RGB24, width: 10, height: 10, bytesPerRow: 40))
      let isKept = surface.keep(Unmanaged.passRetained(memory).toOpaque(), key: key) {
        if let data = $0 { Unmanaged<Memory>.fromOpaque(data).release() }
      }
      #expect(isKept && !isOver)
    }
    #expect(isOver)
  }

  @Test func texturesKeepTheirPixels() throws {
    var image: CGImage? = CGImage(try surface())
    let kept = try #require(image?.withTexture { GObjectReference(retaining: $0) })
    image = nil
    #expect(gdk_texture_get_width(kept.pointer) == 20)
    var bytes = [UInt8](repeating: 1, count: 800)
    gdk_texture_download(kept.pointer, &bytes, 80)
    #expect(bytes.allSatisfy { $0 == 0 })
  }
}
