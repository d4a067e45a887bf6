import CGTK
import Foundation

/// Memory of large images, in the kernel's large pages where it has them.
///
/// The kernel clears fresh memory page by page when it is first written to, which for a picture of 1920 × 1080 in pages
/// of 4 KB takes several times as long as painting it (measured: 9.8 ms, in pages of 2 MB 1.0 ms).
enum LargePixels {
  /// Smaller images would waste too much of their last page.
  private static let leastSize = 4 << 20
  private static let pageSize = 2 << 20

  private struct Mapping {
    let start: UnsafeMutableRawPointer
    let size: Int
  }

  nonisolated(unsafe) private static var key = cairo_user_data_key_t()

  /// Returns a transparent ARGB32 surface; nil for a small one and if there is not enough memory.
  static func makeSurface(width: Int, height: Int) -> CairoSurface? {
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(width)))
    guard stride > 0, stride * height >= leastSize, let mapping = map(stride * height) else { return nil }
    let pixels = mapping.start.assumingMemoryBound(to: UInt8.self)
    guard
      let surface = CairoSurface(
        sharing: pixels, CAIRO_FORMAT_ARGB32, width: width, height: height, bytesPerRow: stride)
    else {
      munmap(mapping.start, mapping.size)
      return nil
    }
    let kept = UnsafeMutablePointer<Mapping>.allocate(capacity: 1)
    kept.initialize(to: mapping)
    let free: cairo_destroy_func_t = { data in
      guard let mapping = data?.assumingMemoryBound(to: Mapping.self) else { return }
      munmap(mapping.pointee.start, mapping.pointee.size)
      mapping.deallocate()
    }
    guard surface.keep(kept, key: &key, free: free) else {
      free(kept)
      return nil
    }
    return surface
  }

  /// Maps cleared memory that begins and ends at a large page.
  private static func map(_ count: Int) -> Mapping? {
    let size = (count + pageSize - 1) & ~(pageSize - 1)
    let whole = mmap(nil, size + pageSize, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let whole, whole != MAP_FAILED else { return nil }
    let before = (pageSize - Int(bitPattern: whole) & (pageSize - 1)) & (pageSize - 1)
    let start = whole + before
    if before > 0 { munmap(whole, before) }
    munmap(start + size, pageSize - before)
    // Without large pages the memory is as any other.
    madvise(start, size, MADV_HUGEPAGE)
    return Mapping(start: start, size: size)
  }
}
