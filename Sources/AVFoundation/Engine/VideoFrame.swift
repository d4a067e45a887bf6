import CGStreamer
import CGTK
import CoreGraphics

/// A decoded picture in GStreamer's memory. It is displayed from there without another copy; the memory is released
/// when nothing shows it.
///
/// Unchecked because of the pointer: the sample is never changed, and GStreamer counts references on any thread.
final class VideoFrame: @unchecked Sendable {
  private let gstreamer: GStreamer
  /// A reference to a `GstSample`.
  private let sample: UnsafeMutableRawPointer

  /// Creates a frame that takes over the caller's reference.
  init(owning sample: UnsafeMutableRawPointer, _ gstreamer: GStreamer) {
    self.sample = sample
    self.gstreamer = gstreamer
  }

  deinit {
    gstreamer.table.pointee.mini_object_unref(sample)
  }

  private static let key = {
    let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    key.initialize(to: cairo_user_data_key_t())
    return Key(pointer: key)
  }()

  // Only the address is used, as a name; its contents are never read.
  private struct Key: @unchecked Sendable { let pointer: UnsafeMutablePointer<cairo_user_data_key_t> }

  /// Memory that an image reads, unmapped when the image is deallocated.
  private final class Mapping {
    let frame: VideoFrame
    let buffer: UnsafeMutableRawPointer
    let map: UnsafeMutablePointer<lineup_gst_map>

    init?(_ frame: VideoFrame) {
      let table = frame.gstreamer.table.pointee
      guard let buffer = table.sample_get_buffer(frame.sample) else { return nil }
      let map = UnsafeMutablePointer<lineup_gst_map>.allocate(capacity: 1)
      guard table.buffer_map(buffer, map, 1) != 0 else {
        map.deallocate()
        return nil
      }
      self.frame = frame
      self.buffer = buffer
      self.map = map
    }

    deinit {
      frame.gstreamer.table.pointee.buffer_unmap(buffer, map)
      map.deallocate()
    }
  }

  /// Returns the image, in place; nil for a frame smaller than it claims to be.
  func image() -> CGImage? {
    let table = gstreamer.table.pointee
    guard let caps = table.sample_get_caps(sample), let structure = table.caps_get_structure(caps, 0) else {
      return nil
    }
    var (width, height): (Int32, Int32) = (0, 0)
    guard table.structure_get_int(structure, "width", &width) != 0,
      table.structure_get_int(structure, "height", &height) != 0, (1...16_384).contains(width),
      (1...16_384).contains(height), let mapping = Mapping(self), let data = mapping.map.pointee.data,
      mapping.map.pointee.size >= Int(width) * 4 * Int(height)
    else { return nil }
    // Every pixel is opaque: the format without alpha avoids blending.
    guard
      let surface = CairoSurface(
        sharing: data, CAIRO_FORMAT_RGB24, width: Int(width), height: Int(height), bytesPerRow: Int(width) * 4)
    else { return nil }
    let retained = Unmanaged.passRetained(mapping).toOpaque()
    let isKept = surface.keep(retained, key: Self.key.pointer) {
      if let data = $0 { Unmanaged<Mapping>.fromOpaque(data).release() }
    }
    guard isKept else {
      Unmanaged<Mapping>.fromOpaque(retained).release()
      return nil
    }
    return CGImage(surface)
  }
}
