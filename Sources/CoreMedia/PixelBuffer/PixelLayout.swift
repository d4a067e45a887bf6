import Foundation

/// The arrangement of the pixels of a format in memory.
struct PixelLayout {
  /// A plane: its size in pixels, and the length of a row.
  struct Plane {
    var width: Int
    var height: Int
    var bytesPerRow: Int
    /// The offset of the first row from the beginning of the memory.
    var offset = 0
  }

  /// The planes; a single one for a format without planes.
  private(set) var planes: [Plane]
  /// Whether the components are in planes of their own.
  let isPlanar: Bool
  /// The number of bytes.
  private(set) var size = 0

  /// The bytes of which the lengths of rows are a multiple, as on iOS.
  static let alignment = 64
  /// The largest width and height: 16 times those of the largest cameras, so that no product overflows.
  private static let largest = 1 << 17

  /// Creates the arrangement for a size; nil for a format that is not supported, and for a size that is none.
  ///
  /// - Parameter alignment: the bytes of which the lengths of rows are a multiple; a power of two.
  init?(format: OSType, width: Int, height: Int, alignment: Int = Self.alignment) {
    guard width > 0, height > 0, width <= Self.largest, height <= Self.largest else { return nil }
    let parts = Self.parts(of: format)
    guard !parts.isEmpty else { return nil }
    isPlanar = parts.count > 1
    planes = parts.map { part in
      let (width, height) = ((width + part.divisor - 1) / part.divisor, (height + part.divisor - 1) / part.divisor)
      let row = (width * part.bytes + alignment - 1) / alignment * alignment
      return Plane(width: width, height: height, bytesPerRow: row)
    }
    for index in planes.indices {
      planes[index].offset = size
      size += planes[index].bytesPerRow * planes[index].height
    }
  }

  /// Returns whether a format is supported.
  static func supports(_ format: OSType) -> Bool { !parts(of: format).isEmpty }

  /// Returns the bytes of a pixel in each plane, and by how much the width and height are divided in it.
  private static func parts(of format: OSType) -> [(bytes: Int, divisor: Int)] {
    switch format {
    case kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ARGB, kCVPixelFormatType_32RGBA, kCVPixelFormatType_32ABGR,
      kCVPixelFormatType_OneComponent32Float, kCVPixelFormatType_DisparityFloat32, kCVPixelFormatType_DepthFloat32:
      [(4, 1)]
    case kCVPixelFormatType_24RGB, kCVPixelFormatType_24BGR: [(3, 1)]
    case kCVPixelFormatType_64ARGB, kCVPixelFormatType_64RGBAHalf: [(8, 1)]
    case kCVPixelFormatType_128RGBAFloat: [(16, 1)]
    case kCVPixelFormatType_16Gray, kCVPixelFormatType_TwoComponent8, kCVPixelFormatType_OneComponent16Half,
      kCVPixelFormatType_DisparityFloat16, kCVPixelFormatType_DepthFloat16, kCVPixelFormatType_422YpCbCr8,
      kCVPixelFormatType_422YpCbCr8_yuvs:
      [(2, 1)]
    case kCVPixelFormatType_OneComponent8: [(1, 1)]
    case kCVPixelFormatType_420YpCbCr8Planar, kCVPixelFormatType_420YpCbCr8PlanarFullRange: [(1, 1), (1, 2), (1, 2)]
    case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange:
      [(1, 1), (2, 2)]
    default: []
    }
  }
}
