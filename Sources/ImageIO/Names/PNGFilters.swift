// The filters of `kCGImagePropertyPNGCompressionFilter`, with the header's values. Written PNGs choose their own.

/// Without filters.
public let IMAGEIO_PNG_NO_FILTERS: Int32 = 0x00
/// The filter that changes nothing.
public let IMAGEIO_PNG_FILTER_NONE: Int32 = 0x08
/// The filter by the pixel to the left.
public let IMAGEIO_PNG_FILTER_SUB: Int32 = 0x10
/// The filter by the pixel above.
public let IMAGEIO_PNG_FILTER_UP: Int32 = 0x20
/// The filter by the mean of both.
public let IMAGEIO_PNG_FILTER_AVG: Int32 = 0x40
/// The filter by the nearest of three pixels.
public let IMAGEIO_PNG_FILTER_PAETH: Int32 = 0x80
/// Zero: there are no surfaces shared by processes.
public let IIO_HAS_IOSURFACE: Int32 = 0

/// The compression of a TGA to write. No TGA is written.
///
/// See [Apple's page](https://developer.apple.com/documentation/imageio/cgimagepropertytgacompression).
public enum CGImagePropertyTGACompression: UInt32, Sendable {
  /// None.
  case tgaCompressionNone
  /// Runs of equal pixels.
  case tgaCompressionRLE
}
