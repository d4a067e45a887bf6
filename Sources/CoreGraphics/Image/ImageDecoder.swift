import CGTK
import Foundation

/// Decodes images of every format for which GdkPixbuf has a loader: always PNG, JPEG and GIF; WebP, SVG and others if
/// installed.
///
/// The bytes are not trusted: the number of pixels that they claim is checked before memory is allocated. May be called
/// on any thread. Only the first frame of an animation is decoded; an orientation in the metadata is applied.
package enum ImageDecoder {
  package enum Failure: Error, Equatable, CustomStringConvertible {
    case empty
    /// More bytes than `byteLimit`.
    case tooManyBytes(Int)
    /// No loader supports the format.
    case unknownFormat
    /// More pixels than allowed.
    case tooLarge(width: Int, height: Int)
    /// Incomplete or damaged, with the loader's message.
    case damaged(String)

    package var description: String {
      switch self {
      case .empty: "The picture is empty."
      case .tooManyBytes(let count): "The picture has \(count) bytes, more than the \(byteLimit) allowed."
      case .unknownFormat: "The data is not a picture in a known format."
      case .tooLarge(let width, let height):
        "The picture has \(width) × \(height) pixels by its header, more than allowed."
      case .damaged(let reason): "The picture is damaged: \(reason)"
      }
    }
  }

  static let byteLimit = 256 << 20
  /// The maximum number of pixels that an image may claim: 50 million, some 200 MB once decoded.
  static let pixelLimit = 50_000_000

  /// Decodes an image.
  ///
  /// - Parameters:
  ///   - maxPixelSize: the maximum length of the longer side of the result, in pixels; the image is scaled down while
  ///     decoding if the format allows it. Nil keeps the size.
  ///   - pixelLimit: the maximum number of pixels that the image may claim.
  ///   - appliesOrientation: whether the image is rotated as its metadata say.
  ///   - allowsMissingEnd: whether the existing part of an image that ends too early counts as an image.
  package static func decode(
    _ data: Data, maxPixelSize: Int? = nil, pixelLimit: Int = ImageDecoder.pixelLimit,
    appliesOrientation: Bool = true, allowsMissingEnd: Bool = false
  ) throws(Failure) -> CGImage {
    if data.isEmpty { throw .empty }
    if data.count > byteLimit { throw .tooManyBytes(data.count) }
    guard let loader = gdk_pixbuf_loader_new() else { throw .damaged("out of memory") }
    defer { g_object_unref(loader) }
    let request = Request(maxPixelSize: maxPixelSize, pixelLimit: pixelLimit)
    connect(loader, to: request)
    let message = feed(loader, data, request)
    if let size = request.refused { throw .tooLarge(width: size.width, height: size.height) }
    if gdk_pixbuf_loader_get_format(loader) == nil { throw .unknownFormat }
    if let message, !allowsMissingEnd { throw .damaged(message) }
    // The loaders show what they have of an image that ends too early, without an error.
    if !allowsMissingEnd, !PictureEnd.isComplete(data) { throw .damaged("its end is missing") }
    guard let plain = gdk_pixbuf_loader_get_pixbuf(loader) else { throw .damaged("no picture in it") }
    let turned = appliesOrientation ? gdk_pixbuf_apply_embedded_orientation(plain) : nil
    defer { if let turned { g_object_unref(UnsafeMutableRawPointer(turned)) } }
    let pixbuf = turned ?? plain
    guard let image = image(of: pixbuf) else {
      throw .tooLarge(width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf)))
    }
    return image
  }

  /// Returns whether an image's data are complete, judged by the structure of the file alone.
  package static func isComplete(_ data: Data) -> Bool { PictureEnd.isComplete(data) }

  /// Returns the pixels that an image claims, from its first bytes; nil if these do not say, or claim more than
  /// `pixelLimit`.
  package static func size(of data: Data) -> (width: Int, height: Int)? {
    guard !data.isEmpty, data.count <= byteLimit, let loader = gdk_pixbuf_loader_new() else { return nil }
    defer { g_object_unref(loader) }
    let request = Request(maxPixelSize: nil, pixelLimit: pixelLimit)
    request.wantsSizeOnly = true
    connect(loader, to: request)
    _ = feed(loader, data, request)
    return request.size
  }

  /// Returns the animation of a file; nil for a still image, a damaged one, or one with too many pixels.
  static func animation(_ data: Data) -> GObjectReference? {
    guard !data.isEmpty, data.count <= byteLimit, let loader = gdk_pixbuf_loader_new() else { return nil }
    defer { g_object_unref(loader) }
    let request = Request(maxPixelSize: nil, pixelLimit: pixelLimit)
    connect(loader, to: request)
    _ = feed(loader, data, request)
    guard request.refused == nil, let animation = gdk_pixbuf_loader_get_animation(loader),
      gdk_pixbuf_animation_is_static_image(animation) == 0
    else { return nil }
    return GObjectReference(retaining: animation)
  }

  private static func connect(_ loader: UnsafeMutablePointer<GdkPixbufLoader>, to request: Request) {
    let callback: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, Int32, Int32, gpointer) -> Void = {
      Unmanaged<Request>.fromOpaque($3).takeUnretainedValue().sizePrepared($0, Int($1), Int($2))
    }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passUnretained(request).toOpaque(),
      nil, GConnectFlags(rawValue: 0))
  }

  /// Decodes an image on a background queue.
  package static func decode(_ data: Data, maxPixelSize: Int? = nil) async throws -> CGImage {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async {
        continuation.resume(
          with: Result { () throws -> CGImage in
            try decode(data, maxPixelSize: maxPixelSize, pixelLimit: pixelLimit)
          })
      }
    }
  }

  /// Passes the data to a loader.
  ///
  /// - Returns: the loader's error message; nil if there is none.
  private static func feed(_ loader: UnsafeMutablePointer<GdkPixbufLoader>, _ data: Data, _ request: Request)
    -> String?
  {
    var error: UnsafeMutablePointer<GError>?
    var message: String?
    func note() {
      if let error, message == nil { message = String(cString: error.pointee.message) }
      g_clear_error(&error)
    }
    data.withUnsafeBytes { bytes in
      guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
      var offset = 0
      while offset < bytes.count, request.refused == nil, !(request.wantsSizeOnly && request.size != nil) {
        let count = min(1 << 16, bytes.count - offset)
        if gdk_pixbuf_loader_write(loader, base + offset, gsize(count), &error) == 0 {
          note()
          if message == nil { message = "it cannot be read" }
          return
        }
        offset += count
      }
    }
    // Closing reveals that the end is missing. It is necessary in any case.
    if gdk_pixbuf_loader_close(loader, &error) == 0 { note() }
    return message
  }

  private final class Request {
    let maxPixelSize: Int?
    let pixelLimit: Int
    var refused: (width: Int, height: Int)?
    /// The size that the image claims, once it has been read and is allowed.
    var size: (width: Int, height: Int)?
    /// Whether only the size is wanted.
    var wantsSizeOnly = false

    init(maxPixelSize: Int?, pixelLimit: Int) {
      self.maxPixelSize = maxPixelSize
      self.pixelLimit = pixelLimit
    }

    func sizePrepared(_ loader: UnsafeMutablePointer<GdkPixbufLoader>, _ width: Int, _ height: Int) {
      let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
      guard width > 0, height > 0, !overflow, pixels <= pixelLimit, width <= 1 << 16, height <= 1 << 16 else {
        refused = (width, height)
        // Loaders interpret a size of zero as a query of the size and stop.
        gdk_pixbuf_loader_set_size(loader, 0, 0)
        return
      }
      size = (width, height)
      if wantsSizeOnly { return gdk_pixbuf_loader_set_size(loader, 0, 0) }
      guard let limit = maxPixelSize, max(width, height) > limit, limit > 0 else { return }
      let scale = Double(limit) / Double(max(width, height))
      gdk_pixbuf_loader_set_size(
        loader, Int32(max(1, (Double(width) * scale).rounded())), Int32(max(1, (Double(height) * scale).rounded())))
    }
  }

  /// Returns the pixels of a `GdkPixbuf` as an image.
  static func image(of pixbuf: OpaquePointer) -> CGImage? {
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    guard gdk_pixbuf_get_bits_per_sample(pixbuf) == 8, channels == 3 || channels == 4,
      let source = gdk_pixbuf_read_pixels(pixbuf),
      let surface = CGImage.makeSurface(width: width, height: height, pixelLimit: CGImage.pixelLimit)
    else { return nil }
    let sourceRow = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let targetRow = surface.bytesPerRow
    _ = surface.withBytes { target in
      for y in 0..<height {
        var s = source + y * sourceRow
        var t = target + y * targetRow
        for _ in 0..<width {
          let alpha = channels == 4 ? UInt32(s[3]) : 255
          func premultiplied(_ value: UInt8) -> UInt8 {
            alpha == 255 ? value : UInt8((UInt32(value) * alpha + 127) / 255)
          }
          t[0] = premultiplied(s[2])
          t[1] = premultiplied(s[1])
          t[2] = premultiplied(s[0])
          t[3] = UInt8(alpha)
          s += channels
          t += 4
        }
      }
    }
    surface.markDirty()
    return CGImage(surface)
  }
}

extension CGImage {
  /// Returns the image as a PNG file.
  package func pngData() -> Data? {
    final class Sink {
      var data = Data()
    }
    let sink = Sink()
    let status = surface.writePNG(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(sink).toOpaque())
    return status == CAIRO_STATUS_SUCCESS ? sink.data : nil
  }

  /// Returns the image as a JPEG file with a quality from 0 to 1. Transparency becomes black.
  package func jpegData(quality: CGFloat) -> Data? {
    guard let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height)),
      let target = gdk_pixbuf_get_pixels(pixbuf)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    let row = Int(gdk_pixbuf_get_rowstride(pixbuf))
    _ = surface.withBytes { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let s = bytes + y * bytesPerRow + x * 4
          let t = target + y * row + x * 3
          (t[0], t[1], t[2]) = (s[2], s[1], s[0])
        }
      }
    }
    var buffer: UnsafeMutablePointer<CChar>?
    var size: gsize = 0
    let percent = String(Int((min(max(quality, 0), 1) * 100).rounded()))
    let saved = "quality".withCString { key in
      percent.withCString { value in
        var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
        var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
        return gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, "jpeg", &keys, &values, nil)
      }
    }
    guard saved != 0, let buffer else { return nil }
    defer { g_free(buffer) }
    return Data(bytes: buffer, count: Int(size))
  }
}
